// The lanes for the processor's common ground: 128-bit vectors (SSE2, NEON).
#include "search/lanes.hpp"

#define GRIDWRIGHT_VECTOR_BYTES 16

namespace gridwright {
namespace {
#include "search/lanes.inl"
}  // namespace

const InstructionSet k_baseline = {"baseline", LaneWork<std::uint16_t>::lanes(), LaneWork<std::uint32_t>::lanes(),
                         LaneWork<std::uint64_t>::lanes()};

}  // namespace gridwright
