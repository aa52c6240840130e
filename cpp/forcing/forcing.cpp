#include "forcing/forcing.hpp"

#include <algorithm>

#include "forcing/lemmas.hpp"

namespace gridwright {

// What supposing each candidate left leads to, by singles.
std::vector<Lemma> Forcing::forced(const Remaining& now) {
    std::vector<Lemma> lemmas;
    each_in(now.left, [&](std::uint32_t candidate) {
        if (work_ > last_work_) return;
        const Following inner(graph_, now, candidate);
        work_ += inner.work();
        if (inner.contradiction()) lemmas.push_back({candidate, inner.length(), inner.outside()});
    });
    return lemmas;
}

// The easiest that there are: only where there are none of a sort, the next is looked for.
std::vector<Lemma> Forcing::lemmas_for(const Remaining& now, Inside inside) {
    std::vector<Lemma> found;
    if (inside >= Inside::patterns) found = locked(graph_, now);
    if (inside >= Inside::patterns && found.empty()) found = paired(graph_, now);
    work_ += graph_.choices.size() * graph_.words;
    if (!found.empty()) return found;
    if (inside == Inside::dynamic) return forced(now);
    if (inside >= Inside::chains) {
        Chains chains(graph_, now);
        found = chains.single();
        if (inside == Inside::multiple && found.empty()) found = chains.multiple();
        work_ += chains.work();
    }
    return found;
}

std::optional<Refutation> Forcing::refute(std::uint32_t candidate, Inside inside, std::uint32_t bound) {
    last_work_ = work_ + most_work_;
    Following following(graph_, Remaining(graph_), candidate);
    while (!following.contradiction()) {
        std::vector<Lemma> lemmas = lemmas_for(following.remaining(), inside);
        // Whatever uses one of these takes at least as much as it.
        std::erase_if(lemmas, [&](const Lemma& lemma) { return following.cost(lemma) >= bound; });
        if (lemmas.empty() || work_ > last_work_) break;
        std::ranges::stable_sort(lemmas, {}, &Lemma::length);
        following.go_on(std::move(lemmas));
    }
    work_ += following.work();
    if (!following.contradiction()) return std::nullopt;
    const std::uint32_t length = following.length();
    if (length >= bound) return std::nullopt;
    return Refutation{length, following.refuted()};
}

}  // namespace gridwright
