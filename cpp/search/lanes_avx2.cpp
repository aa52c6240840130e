// The lanes for AVX2: 256-bit vectors.
#include "search/lanes.hpp"

#define GRIDWRIGHT_VECTOR_BYTES 32

namespace gridwright {
namespace {
#include "search/lanes.inl"
}  // namespace

const InstructionSet k_avx2 = {"avx2", LaneWork<std::uint16_t>::lanes(), LaneWork<std::uint32_t>::lanes(),
                         LaneWork<std::uint64_t>::lanes()};

}  // namespace gridwright
