// Totals that follow from houses and cages.
#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "layout/layout.hpp"

namespace gridwright {

// A total, and what it follows from: full houses, choices and totals of the layout's tables.
struct DerivedTotal {
    std::int64_t total;
    std::vector<std::uint32_t> houses, choices, totals;

    std::size_t sources() const { return houses.size() + choices.size() + totals.size(); }
};

using DerivedTotals = std::map<std::vector<std::uint32_t>, DerivedTotal>;  // by their cells, sorted

// Of each set of few cells the total that follows from least; what that is is told only on request.
DerivedTotals derived_totals(const Layout& layout, bool with_sources);

// Adds them to the tables.
void derive_totals(Layout& layout);

}  // namespace gridwright
