// The lanes for AVX2: 256-bit vectors.
#include "levels.hpp"

#define GRIDWRIGHT_VECTOR_BYTES 32

namespace gridwright {
namespace {
#include "sweep.inl"

#include "lanes.inl"
}  // namespace

const LaneSet k_avx2 = {Machine<std::uint16_t>::lanes(), Machine<std::uint32_t>::lanes(), Machine<std::uint64_t>::lanes()};

}  // namespace gridwright
