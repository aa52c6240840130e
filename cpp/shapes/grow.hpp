// Random regions of several sizes that grow together with their values: each region of n cells holds 1 … n, as in a Suguru,
// and what else the kind says of two cells is true. To lay regions first and to fill them after that hardly ever succeeds.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

#include "shapes/random.hpp"

namespace gridwright {

// What is said of two cells: for each value of the first (index v − 1) the values that the second may then have.
struct TwoCells {
    std::uint32_t first, second;
    std::uint32_t relation;
    bool inside;  // only where both are in one region
};

struct Growth {
    std::uint32_t rows, cols;
    std::vector<std::uint32_t> weights;  // how often regions of 1, 2, 3 … cells are wanted; 0 for never
    std::vector<std::vector<std::uint64_t>> relations;
    std::vector<TwoCells> pairs;
};

struct FilledRegions {
    std::vector<std::uint32_t> labels;  // numbered by the first cells of regions
    std::vector<std::uint8_t> values;
};

// When all is filled, `steps` edges are looked at, to merge the regions that meet there and to cut and fill them anew.
// Nothing if the work that growing may take, the same on every machine, was not enough, or when it is told to stop.
std::optional<FilledRegions> grown(const Growth& wanted, std::uint64_t steps, RandomStream random, const std::atomic<bool>& stop);

}  // namespace gridwright
