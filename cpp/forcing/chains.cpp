#include <algorithm>
#include <limits>

#include "forcing/lemmas.hpp"

namespace gridwright {
namespace {

bool meet(const CandidateSet& one, const CandidateSet& other) {
    for (std::size_t word = 0; word < one.size(); ++word)
        if (one[word] & other[word]) return true;
    return false;
}

std::uint32_t first_common(const CandidateSet& one, const CandidateSet& other) {
    std::size_t word = 0;
    while (!(one[word] & other[word])) ++word;
    return static_cast<std::uint32_t>(word * 64) + static_cast<std::uint32_t>(std::countr_zero(one[word] & other[word]));
}

void unite(CandidateSet& set, const CandidateSet& more) {
    for (std::size_t word = 0; word < set.size(); ++word) set[word] |= more[word];
}

}  // namespace

Chains::Chains(const CandidateGraph& graph, const Remaining& now)
    : graph_(graph), now_(now), strong_(graph.size(), graph.none()), jumps_(strong_), work_(2 * graph.size() * graph.words) {
    for (std::uint32_t choice = 0; choice < graph.choices.size(); ++choice) {
        if (now.counts[choice] != 2) continue;
        const std::uint32_t one = now.last_of(graph, choice);
        for (const std::uint32_t other : graph.choices[choice])
            if (other != one && has(now.left, other)) {
                add(strong_[one], other);
                add(strong_[other], one);
            }
    }
    each_in(now.left, [&](std::uint32_t candidate) {
        for (std::size_t word = 0; word < graph.words; ++word)
            each_in(graph.excludes[candidate][word] & now.left[word], static_cast<std::uint32_t>(word * 64),
                    [&](std::uint32_t out) { unite(jumps_[candidate], strong_[out]); });
    });
}

// The candidates that are true if this one is: itself, those one jump away, two … until some of the goal are reached.
Chains::Levels Chains::reach(std::uint32_t candidate, const CandidateSet* goal) {
    Levels levels{graph_.none()};
    add(levels[0], candidate);
    CandidateSet seen = levels[0];
    while (!(goal && meet(levels.back(), *goal))) {
        work_ += graph_.words;
        CandidateSet next = graph_.none();
        each_in(levels.back(), [&](std::uint32_t now) {
            unite(next, jumps_[now]);
            work_ += graph_.words;
        });
        bool any = false;
        for (std::size_t word = 0; word < graph_.words; ++word) {
            next[word] &= ~seen[word];
            seen[word] |= next[word];
            any |= next[word] != 0;
        }
        if (!any) break;
        levels.push_back(next);
    }
    return levels;
}

std::size_t Chains::jumps_to(const Levels& levels, const CandidateSet& goal) {
    for (std::size_t jumps = 0; jumps < levels.size(); ++jumps)
        if (meet(levels[jumps], goal)) return jumps;
    return levels.size();
}

// Adds what is gone of the choices on a shortest way to a candidate of the last of these levels.
void Chains::add_way(const Levels& levels, std::uint32_t last, CandidateSet& outside) const {
    for (std::size_t level = levels.size() - 1; level-- > 0;) {
        CandidateSet before = graph_.none();
        each_in(levels[level], [&](std::uint32_t candidate) {
            if (has(jumps_[candidate], last)) add(before, candidate);
        });
        const std::uint32_t from = first_common(before, before);
        const std::uint32_t between = first_common(graph_.excludes[from], strong_[last]);
        const auto& choices = graph_.choices_of[between];
        const auto choice = std::ranges::find_if(choices, [&](std::uint32_t number) {
            return now_.counts[number] == 2 && std::ranges::count(graph_.choices[number], last);
        });
        now_.add_gone(graph_, *choice, outside);
        last = from;
    }
}

void Chains::add_branch(const Levels& levels, std::uint32_t wrong, CandidateSet& outside) const {
    const CandidateSet& goal = graph_.excludes[wrong];
    const std::size_t jumps = jumps_to(levels, goal);
    const Levels needed(levels.begin(), levels.begin() + static_cast<std::ptrdiff_t>(jumps) + 1);
    add_way(needed, first_common(needed.back(), goal), outside);
}

std::vector<Lemma> Chains::single() {
    std::vector<Lemma> lemmas;
    each_in(now_.left, [&](std::uint32_t candidate) {
        const Levels levels = reach(candidate, &graph_.excludes[candidate]);
        if (!meet(levels.back(), graph_.excludes[candidate])) return;
        Lemma lemma{candidate, static_cast<std::uint32_t>(2 * levels.size()), graph_.none()};
        add_branch(levels, candidate, lemma.outside);
        lemmas.push_back(lemma);
    });
    return lemmas;
}

std::vector<Lemma> Chains::multiple() {
    std::vector<Levels> levels(graph_.size());
    std::vector<CandidateSet> out(graph_.size(), graph_.none());
    each_in(now_.left, [&](std::uint32_t candidate) {
        levels[candidate] = reach(candidate, nullptr);
        for (const CandidateSet& level : levels[candidate])
            each_in(level, [&](std::uint32_t now) { unite(out[candidate], graph_.excludes[now]); });
    });
    constexpr std::uint32_t kEndless = std::numeric_limits<std::uint32_t>::max();
    std::vector<std::uint32_t> lengths(graph_.size(), kEndless), best(graph_.size());
    for (std::uint32_t choice = 0; choice < graph_.choices.size(); ++choice) {
        if (now_.counts[choice] < 3) continue;
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
