// The lanes for AVX-512 on vectors of half its width: twice the registers of AVX2, and instructions that do what takes two
// or three there.
#include <immintrin.h>

#include "search/lanes.hpp"

#define GRIDWRIGHT_VECTOR_BYTES 32

namespace gridwright {
namespace {
#include "search/lanes.inl"
}  // namespace

const InstructionSet k_avx512vl = {"avx512vl", LaneWork<std::uint16_t>::lanes(), LaneWork<std::uint32_t>::lanes(),
                         LaneWork<std::uint64_t>::lanes()};

}  // namespace gridwright
