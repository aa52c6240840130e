#include "forcing/candidates.hpp"

#include <stdexcept>
#include <utility>

namespace gridwright {

CandidateGraph::CandidateGraph(const std::vector<std::vector<std::uint32_t>>& excluded,
                               std::vector<std::vector<std::uint32_t>> all)
    : words((excluded.size() + 63) / 64),
      excludes(excluded.size(), words),
      choices(std::move(all)),
      choices_of(excluded.size()) {
    const auto require = [&](std::uint32_t candidate) {
        if (candidate >= excluded.size()) throw std::invalid_argument("a candidate is out of range");
    };
    for (std::size_t candidate = 0; candidate < excluded.size(); ++candidate)
        for (const std::uint32_t other : excluded[candidate]) {
            require(other);
            add(excludes[candidate], other);
        }
    for (std::uint32_t choice = 0; choice < choices.size(); ++choice)
        for (const std::uint32_t candidate : choices[choice]) {
            require(candidate);
            choices_of[candidate].push_back(choice);
        }
}

CandidateSet CandidateGraph::every() const {
    CandidateSet set(words);
    for (std::uint32_t candidate = 0; candidate < size(); ++candidate) add(set, candidate);
    return set;
}

}  // namespace gridwright
