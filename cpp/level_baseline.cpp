// The lanes for the processor's common ground: 128-bit vectors (SSE2, NEON).
#include "levels.hpp"

#define GRIDWRIGHT_VECTOR_BYTES 16

namespace gridwright {
namespace {
#include "sweep.inl"

#include "lanes.inl"
}  // namespace

const LaneSet k_baseline = {Machine<std::uint16_t>::lanes(), Machine<std::uint32_t>::lanes(), Machine<std::uint64_t>::lanes()};

}  // namespace gridwright
