// Random full grids of one layout.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "layout/layout.hpp"
#include "search/lanes.hpp"

namespace gridwright {

// What is to be filled: one grid for each key. Whoever asks owns all memory.
struct Fills {
    std::shared_ptr<const Layout> layout;
    std::span<const std::uint64_t> keys;        // of streams of random numbers
    std::span<const std::uint8_t> givens;       // of all grids, a byte per cell, 0 = none
    std::span<const std::uint64_t> toggles_on;  // of all grids, a bit per toggle, in whole words
    std::uint64_t budget;                       // guesses for a grid
    std::uint64_t restart;                      // guesses after which one begins anew
    const InstructionSet* instruction_set;      // null is the best that the machine has
    unsigned threads;
};

// The grids, one after the other; zeros where there is none, or none within the budget. Nobody but the key and the layout
// decides over a grid: neither those beside it nor the number of threads or lanes. Ends early, with zeros, when `stop` turns
// true.
std::vector<std::uint8_t> fill(const Fills& fills, const std::atomic<bool>& stop);

// How grids are drawn again, to make all grids of a layout equally likely: each time some cells, `erased` of those that are
// not fixed, lose their values, and one of all ways to fill them is taken. Where there are `most` ways or more the grid
// stays, which changes nothing: from each of these grids there would be as many.
struct Resampling {
    std::uint32_t rounds;
    std::uint32_t erased;
    std::uint64_t most;
    std::uint64_t budget;  // guesses for listing the ways; where it does not suffice, the grid stays
};

// Grids of `fills.givens`, drawn again. Givens are full grids; `fixed` has a byte per cell that is not 0 where all of them
// keep their values.
std::vector<std::uint8_t> resample(const Fills& fills, std::span<const std::uint8_t> fixed, const Resampling& how,
                                   const std::atomic<bool>& stop);

}  // namespace gridwright
