// The instruction levels this build has, and which of them this machine can run.
#pragma once

#include "lanes.hpp"

namespace gridwright {

// The lanes of one level, for words of 16, 32 and 64 bits.
struct LaneSet {
    Lanes narrow;
    Lanes medium;
    Lanes wide;
};

struct Level {
    const char* name;
    const LaneSet* lanes;
};

extern const LaneSet k_baseline;
extern const LaneSet k_avx2;
extern const LaneSet k_avx512;

constexpr std::size_t kMaxLevels = 3;

// Writes the levels this machine can run, best first, and returns how many there are.
std::size_t available_levels(Level (&levels)[kMaxLevels]);

}  // namespace gridwright
