// Known sums added up and taken away from each other, as often as it takes to rule out an end of a cell.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace gridwright {

struct KnownSum {
    std::vector<std::uint32_t> cells;
    std::vector<std::int32_t> coefficients;
    std::int32_t low, high;
};

// That the least value of a cell, or its greatest, is too far out.
struct EndClaim {
    std::uint32_t cell;
    bool greatest;
};

// Cells that all differ, and how often what they add up to at least (or, where negative, at most) counts.
using CountedApart = std::pair<std::vector<std::uint32_t>, double>;

struct CombinedSum {
    std::uint32_t claim;        // its number
    std::vector<double> times;  // how often each of the sums counts
    std::vector<CountedApart> apart;
};

// Of the claims those that are true by what sums, cells that all differ and the ends of candidates say together; only one
// where these contradict each other. The multipliers are near to what proves it: whoever uses them has to see for himself
// what they prove.
std::vector<CombinedSum> combined_sums(const std::vector<std::uint64_t>& candidates, const std::vector<KnownSum>& sums,
                                       const std::vector<std::vector<std::uint32_t>>& houses,
                                       const std::vector<EndClaim>& claims);

}  // namespace gridwright
