#include <algorithm>
#include <limits>
#include <utility>

#include "forcing/lemmas.hpp"

namespace gridwright {
namespace {

bool meet(CandidateBits one, CandidateBits other) {
    for (std::size_t word = 0; word < one.size(); ++word)
        if (one[word] & other[word]) return true;
    return false;
}

std::uint32_t first_common(CandidateBits one, CandidateBits other) {
    std::size_t word = 0;
    while (!(one[word] & other[word])) ++word;
    return static_cast<std::uint32_t>(word * 64) + static_cast<std::uint32_t>(std::countr_zero(one[word] & other[word]));
}

void unite(std::span<std::uint64_t> set, CandidateBits more) {
    for (std::size_t word = 0; word < set.size(); ++word) set[word] |= more[word];
}

}  // namespace

Chains::Chains(const CandidateGraph& graph, const Remaining& now)
    : graph_(graph),
      now_(now),
      strong_(graph.size(), graph.words),
      jumps_(graph.size(), graph.words),
      seen_(graph.words),
      work_(2 * graph.size() * graph.words) {
    CandidateSet ends = graph.none();
    for (std::uint32_t choice = 0; choice < graph.choices.size(); ++choice) {
        if (now.counts[choice] != 2) continue;
        const std::uint32_t one = now.first_of(graph, choice), other = now.other_of_two(choice, one);
        for (const auto& [from, to] : {std::pair(one, other), std::pair(other, one)}) {
            add(strong_[from], to);
            add(ends, from);
        }
    }
    each_in(now.left, [&](std::uint32_t candidate) {
        for (std::size_t word = 0; word < graph.words; ++word)
            each_in(graph.excludes[candidate][word] & ends[word], static_cast<std::uint32_t>(word * 64),
                    [&](std::uint32_t out) { unite(jumps_[candidate], strong_[out]); });
    });
}

// The candidates that are true if this one is: itself, those one jump away, two … until some of the goal are reached.
void Chains::reach(std::uint32_t candidate, CandidateBits goal, Levels& levels) {
    levels.clear();
    add(levels.grow(), candidate);
    seen_.assign(graph_.words, 0);
    add(seen_, candidate);
    while (!meet(levels.back(), goal)) {
        work_ += graph_.words;
        const std::span<std::uint64_t> next = levels.grow();
        each_in(std::as_const(levels)[levels.size() - 2], [&](std::uint32_t now) {
            unite(next, jumps_[now]);
            work_ += graph_.words;
        });
        std::uint64_t any = 0;
        for (std::size_t word = 0; word < graph_.words; ++word) {
            next[word] &= ~seen_[word];
            seen_[word] |= next[word];
            any |= next[word];
        }
        if (!any) return levels.shrink();
    }
}

std::size_t Chains::jumps_to(const Levels& levels, CandidateBits goal) {
    for (std::size_t jumps = 0; jumps < levels.size(); ++jumps)
        if (meet(levels[jumps], goal)) return jumps;
    return levels.size();
}

// Adds what is gone of the choices on a shortest way to what a candidate excludes.
void Chains::add_branch(const Levels& levels, std::uint32_t wrong, CandidateSet& outside) const {
    const CandidateBits goal = graph_.excludes[wrong];
    std::size_t level = jumps_to(levels, goal);
    std::uint32_t last = first_common(levels[level], goal);
    while (level-- > 0) {
        std::uint32_t from = graph_.size();
        each_in(levels[level], [&](std::uint32_t candidate) {
            if (has(jumps_[candidate], last)) from = std::min(from, candidate);
        });
        const std::uint32_t between = first_common(graph_.excludes[from], strong_[last]);
        const auto& choices = graph_.choices_of[between];
        const auto choice = std::ranges::find_if(choices, [&](std::uint32_t number) {
            return now_.counts[number] == 2 && now_.other_of_two(number, between) == last;
        });
        now_.add_gone(graph_, *choice, outside);
        last = from;
    }
}

std::vector<Lemma> Chains::single() {
    std::vector<Lemma> lemmas;
    Levels levels(0, graph_.words);
    each_in(now_.left, [&](std::uint32_t candidate) {
        const CandidateBits goal = graph_.excludes[candidate];
        reach(candidate, goal, levels);
        if (!meet(levels.back(), goal)) return;
        Lemma lemma{candidate, static_cast<std::uint32_t>(2 * levels.size()), graph_.none()};
        add_branch(levels, candidate, lemma.outside);
        lemmas.push_back(lemma);
    });
    return lemmas;
}

std::vector<Lemma> Chains::multiple() {
    const CandidateSet nowhere = graph_.none();
    std::vector<Levels> levels(graph_.size(), Levels(0, graph_.words));
    CandidateRows out(graph_.size(), graph_.words);
    each_in(now_.left, [&](std::uint32_t candidate) {
        reach(candidate, nowhere, levels[candidate]);
        each_in(seen_, [&](std::uint32_t now) {
            unite(out[candidate], graph_.excludes[now]);
            work_ += graph_.words;
        });
    });
    constexpr std::uint32_t kEndless = std::numeric_limits<std::uint32_t>::max();
    std::vector<std::uint32_t> lengths(graph_.size(), kEndless), best(graph_.size());
    for (std::uint32_t choice = 0; choice < graph_.choices.size(); ++choice) {
        if (now_.counts[choice] < 3) continue;
        work_ += now_.counts[choice] * graph_.words;
        CandidateSet common = now_.left;
        for (const std::uint32_t candidate : graph_.choices[choice])
            if (has(now_.left, candidate))
                for (std::size_t word = 0; word < graph_.words; ++word) common[word] &= out[candidate][word];
        each_in(common, [&](std::uint32_t wrong) {
            std::size_t length = 0;
            for (const std::uint32_t candidate : graph_.choices[choice])
                if (has(now_.left, candidate)) length += 2 * jumps_to(levels[candidate], graph_.excludes[wrong]) + 2;
            if (length < lengths[wrong]) {
                lengths[wrong] = static_cast<std::uint32_t>(length);
                best[wrong] = choice;
            }
        });
    }
    std::vector<Lemma> lemmas;
    for (std::uint32_t wrong = 0; wrong < graph_.size(); ++wrong) {
        if (lengths[wrong] == kEndless) continue;
        Lemma lemma{wrong, lengths[wrong], graph_.none()};
        now_.add_gone(graph_, best[wrong], lemma.outside);
        for (const std::uint32_t candidate : graph_.choices[best[wrong]])
            if (has(now_.left, candidate)) add_branch(levels[candidate], wrong, lemma.outside);
        lemmas.push_back(lemma);
    }
    return lemmas;
}

}  // namespace gridwright
