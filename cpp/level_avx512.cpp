// The lanes for AVX-512: 512-bit vectors.
#include "levels.hpp"

#define GRIDWRIGHT_VECTOR_BYTES 64

namespace gridwright {
namespace {
#include "sweep.inl"

#include "lanes.inl"
}  // namespace

const LaneSet k_avx512 = {Machine<std::uint16_t>::lanes(), Machine<std::uint32_t>::lanes(), Machine<std::uint64_t>::lanes()};

}  // namespace gridwright
