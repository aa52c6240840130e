// A layout's remaining candidates as a formula for a SAT solver.
#pragma once

#include <cstdint>
#include <vector>

#include "layout.hpp"

namespace gridwright {

// Clauses over variables numbered from 1: one for each candidate, cell by cell and smallest value first. Each clause
// ends with 0. Optional primitives take part as `toggles_on` says (one bit each; empty = all on).
std::vector<std::int32_t> to_cnf(const Layout& layout, const std::vector<std::uint64_t>& candidates,
                                 const std::vector<std::uint64_t>& toggles_on);

}  // namespace gridwright
