// Values as bits of a mask.
#pragma once

#include <bit>
#include <cstdint>

namespace gridwright {

using Mask = std::uint64_t;

inline Mask one(std::uint32_t bit) { return Mask{1} << bit; }

inline std::uint32_t first_of(Mask mask) { return static_cast<std::uint32_t>(std::countr_zero(mask)); }

template <class Visit>
void each(Mask mask, Visit visit) {
    for (; mask; mask &= mask - 1) visit(first_of(mask));
}

}  // namespace gridwright
