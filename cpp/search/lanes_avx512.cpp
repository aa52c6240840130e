// The lanes for AVX-512: 512-bit vectors.
#include <immintrin.h>

#include "search/lanes.hpp"

#define GRIDWRIGHT_VECTOR_BYTES 64

namespace gridwright {
namespace {
#include "search/lanes.inl"
}  // namespace

const InstructionSet k_avx512 = {"avx512", LaneWork<std::uint16_t>::lanes(), LaneWork<std::uint32_t>::lanes(),
                         LaneWork<std::uint64_t>::lanes()};

}  // namespace gridwright
