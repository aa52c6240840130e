// Forcing: suppose a candidate is true, and follow what must be, until that cannot be.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "forcing/candidates.hpp"
#include "forcing/following.hpp"

namespace gridwright {

// What may be used where singles lead no further, each beside what stands before it; but with `dynamic` no other chains,
// since they are such, too.
enum class Inside : std::uint8_t { nothing, patterns, chains, multiple, dynamic };

constexpr std::uint32_t kAnyLength = ~std::uint32_t{0};

class Forcing {
public:
    // A candidate that takes more than so much work is given up.
    Forcing(CandidateGraph graph, std::uint64_t most_work)
        : graph_(std::move(graph)), all_(graph_), most_work_(most_work), outer_(graph_, work_), inner_(graph_, work_) {}
    Forcing(const Forcing&) = delete;  // what follows looks at its graph
    Forcing& operator=(const Forcing&) = delete;

    // Why a candidate is false; none if that is not found, or takes `bound` candidates or more.
    std::optional<Refutation> refute(std::uint32_t candidate, Inside inside, std::uint32_t bound);

    std::uint32_t size() const { return graph_.size(); }
    // All in all until now, in words of sets.
    std::uint64_t work() const { return work_; }

private:
    std::vector<Lemma> lemmas_for(const Remaining& now, Inside inside);
    std::vector<Lemma> forced(const Remaining& now);

    const CandidateGraph graph_;
    const Remaining all_;
    const std::uint64_t most_work_;
    std::uint64_t work_ = 0, last_work_ = 0;
    Following outer_, inner_;
};

}  // namespace gridwright
