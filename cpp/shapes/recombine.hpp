// Random regions of one size, as a jigsaw has them: two that touch are merged and cut apart elsewhere, again and again.
#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "shapes/random.hpp"

namespace gridwright {

struct Recombination {
    std::uint32_t rows, cols, size;  // `size` cells per region
    std::uint64_t steps;             // edges of the grid that are looked at; those within a region change nothing
    std::uint64_t uniform_steps;     // as many afterwards, that make every way to cut the grid up as likely as another
};

// The region of each cell, numbered by the first cells of regions; told to stop, it takes no more steps.
std::vector<std::uint32_t> recombined(const Recombination& wanted, RandomStream random, const std::atomic<bool>& stop);

// Regions in the order of their first cells.
void number_regions(std::vector<std::uint32_t>& labels);

}  // namespace gridwright
