// Values and cells as bits: value v is bit v - 1 of a mask, cell c is bit c % 64 of word c / 64.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

namespace gridwright {

constexpr std::uint64_t bit_of(std::uint32_t value) { return std::uint64_t{1} << (value - 1); }
// This value and all below it.
constexpr std::uint64_t up_to_value(std::uint32_t value) { return bit_of(value) | (bit_of(value) - 1); }
constexpr bool is_single(std::uint64_t mask) { return mask && (mask & (mask - 1)) == 0; }
inline std::uint32_t lowest(std::uint64_t mask) { return static_cast<std::uint32_t>(std::countr_zero(mask)) + 1; }

template <class Do>
void each_value(std::uint64_t mask, const Do& act) {
    for (; mask; mask &= mask - 1) act(lowest(mask));
}

template <class Do>
void each_cell(std::span<const std::uint64_t> set, const Do& act) {
    for (std::size_t word = 0; word < set.size(); ++word)
        for (std::uint64_t left = set[word]; left; left &= left - 1)
            act(static_cast<std::uint32_t>(word * 64 + static_cast<std::size_t>(std::countr_zero(left))));
}

inline void add_to(std::span<std::uint64_t> set, std::uint32_t cell) { set[cell / 64] |= std::uint64_t{1} << (cell % 64); }

inline bool holds(const std::uint64_t* set, std::uint32_t cell) { return set[cell / 64] >> (cell % 64) & 1; }

}  // namespace gridwright
