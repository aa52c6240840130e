#include "forcing/lemmas.hpp"

namespace gridwright {
namespace {

// Adds a lemma for each of these candidates that has none yet.
void add_lemmas(const CandidateSet& wrong, const CandidateSet& outside, CandidateSet& known, std::vector<Lemma>& lemmas) {
    each_in(wrong, [&](std::uint32_t candidate) {
        if (has(known, candidate)) return;
        add(known, candidate);
        lemmas.push_back({candidate, 0, outside});
    });
}

}  // namespace

std::vector<Lemma> locked(const CandidateGraph& graph, const Remaining& now) {
    std::vector<Lemma> lemmas;
    CandidateSet known = graph.none(), common = graph.none(), outside = graph.none();
    std::vector<const std::uint64_t*> left;  // what each candidate left of a choice excludes
    for (std::uint32_t choice = 0; choice < graph.choices.size(); ++choice) {
        const auto& candidates = graph.choices[choice];
        if (now.counts[choice] < 2 || now.counts[choice] == candidates.size()) continue;
        left.clear();
        for (const std::uint32_t candidate : candidates)
            if (has(now.left, candidate)) left.push_back(graph.excludes[candidate].data());
        std::uint64_t any = 0;
        for (std::size_t word = 0; word < graph.words; ++word) {
            std::uint64_t bits = now.left[word];
            for (std::size_t place = 0; bits && place < left.size(); ++place) bits &= left[place][word];
            common[word] = bits;
            any |= bits;
        }
        if (!any) continue;
        outside.assign(graph.words, 0);
        now.add_gone(graph, choice, outside);
        add_lemmas(common, outside, known, lemmas);
    }
    return lemmas;
}

std::vector<Lemma> paired(const CandidateGraph& graph, const Remaining& now) {
    std::vector<Lemma> lemmas;
    CandidateSet known = graph.none(), wrong = graph.none(), outside = graph.none();
    const auto look = [&](std::uint32_t first, std::uint32_t second) {
        const std::uint32_t a = now.first_of(graph, first), b = now.other_of_two(first, a);
        for (const std::uint32_t c : graph.choices[second]) {
            if (!has(now.left, c) || !has(graph.excludes[a], c)) continue;
            const std::uint32_t d = now.other_of_two(second, c);
            if (c == b || d == a || !has(graph.excludes[b], d)) continue;
            std::uint64_t any = 0;
            for (std::size_t word = 0; word < graph.words; ++word) {
                wrong[word] = now.left[word] & ((graph.excludes[a][word] & graph.excludes[c][word]) |
                                                (graph.excludes[b][word] & graph.excludes[d][word]));
                any |= wrong[word] & ~known[word];
            }
            if (!any) continue;
            outside.assign(graph.words, 0);
            now.add_gone(graph, first, outside);
            now.add_gone(graph, second, outside);
            add_lemmas(wrong, outside, known, lemmas);
        }
    };
    for (std::uint32_t first = 0; first < graph.choices.size(); ++first) {
        if (now.counts[first] != 2) continue;
        const CandidateBits excluded = graph.excludes[now.first_of(graph, first)];
        for (std::size_t word = 0; word < graph.words; ++word)
            each_in(excluded[word] & now.left[word], static_cast<std::uint32_t>(word * 64), [&](std::uint32_t near) {
                for (const std::uint32_t second : graph.choices_of[near])
                    if (second > first && now.counts[second] == 2) look(first, second);
            });
    }
    return lemmas;
}

}  // namespace gridwright
