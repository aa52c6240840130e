#include "forcing/forcing.hpp"

#include <algorithm>
#include <utility>

#include "forcing/lemmas.hpp"

namespace gridwright {

// What supposing each candidate left leads to, by singles.
std::vector<Lemma> Forcing::forced(const Remaining& now) {
    std::vector<Lemma> lemmas;
    each_in(now.left, [&](std::uint32_t candidate) {
        if (work_ > last_work_) return;
        inner_.begin(now, candidate);
        if (!inner_.is_contradiction()) return;
        Refutation found = inner_.refutation();
        lemmas.push_back({candidate, found.length, std::move(found.outside)});
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
    outer_.begin(all_, candidate);
    while (!outer_.is_contradiction()) {
        std::vector<Lemma> lemmas = lemmas_for(outer_.remaining(), inside);
        // Whatever uses one of these takes at least as much as it.
        if (bound != kAnyLength) std::erase_if(lemmas, [&](const Lemma& lemma) { return outer_.cost(lemma) >= bound; });
        if (lemmas.empty() || work_ > last_work_) break;
        std::ranges::stable_sort(lemmas, {}, &Lemma::length);
        outer_.go_on(std::move(lemmas));
    }
    if (!outer_.is_contradiction()) return std::nullopt;
    Refutation found = outer_.refutation();
    if (found.length >= bound) return std::nullopt;
    return found;
}

}  // namespace gridwright
