// Smallest reasons: of all ways to refute one of some claims, one that takes the fewest and simplest premises.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "reasons/premises.hpp"
#include "reasons/refuter.hpp"

namespace gridwright {

// That a cell holds one of some values.
struct Claim {
    std::uint32_t cell;
    std::uint64_t values;

    bool operator==(const Claim&) const = default;
};

// What can be refuted, and the candidates that are refuted on the way, in turn.
struct Refutable {
    Claim claim;
    std::vector<Refuter::Candidate> sides;
};

struct Reason {
    std::vector<Claim> refuted;                    // all claims they refute, the one they were found for first
    std::vector<std::uint32_t> premises;
    std::vector<std::uint32_t> grounds;            // the cells whose candidates matter, for all that is refuted
    std::vector<Refuter::Link> links;              // how the first is refuted
    std::vector<Refutable> others;                 // what else can be, with other premises
};

// A reason against one of the claims; none when neither simple consequences nor nested ones refute any. `work` limits how
// many conclusions are drawn: counted, not timed, because the answer must not depend on the machine. What weighs
// more than `most_shrunk` is told as it was found: to make it as small as can be takes most, and it stays heavy. What is
// `known` to be refutable, since it was on a board with more candidates, need not be searched for again.
std::optional<Reason> smallest_reason(const Premises& premises, std::span<const std::uint64_t> candidates,
                                      std::span<const Claim> claims, std::uint64_t work, const std::atomic<bool>& stop,
                                      std::uint32_t most_shrunk = Refuter::kNoBound, std::span<const Refutable> known = {});

}  // namespace gridwright
