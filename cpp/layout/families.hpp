// Families: houses that have no cell in common, such as all rows, all columns or all boxes. They are found without
// knowing any of those.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "layout/layout.hpp"
#include "layout/ragged.hpp"

namespace gridwright {

constexpr std::uint32_t kNowhere = Ragged<std::uint32_t>::kNowhere;

using Family = std::span<const std::uint32_t>;  // numbers of houses
using Homes = std::span<const std::uint32_t>;   // per cell, the house of a family that has it, or kNowhere

// Of the houses that are always on.
class Families {
public:
    explicit Families(const Layout& layout);

    std::size_t count() const { return count_; }
    Family operator[](std::size_t family) const { return families_[family]; }
    Homes homes(std::size_t family) const { return {homes_.data() + family * cells_, cells_}; }
    std::uint32_t family_of(std::uint32_t house) const { return family_of_[house]; }
    bool has_full(std::size_t family) const { return has_full_[family] != 0; }

private:
    const std::size_t cells_;
    std::size_t count_ = 0;
    std::vector<std::uint32_t> family_of_, homes_;
    std::vector<char> has_full_;  // per family
    Ragged<std::uint32_t> families_;
};

}  // namespace gridwright
