// What is left of a puzzle as a formula for a SAT solver: see clauses.hpp.
#pragma once

#include <cstdint>
#include <vector>

#include "layout/layout.hpp"
#include "reasons/premises.hpp"

namespace gridwright {

// Optional primitives take part as `toggles_on` says (one bit each; empty = all on).
std::vector<std::int32_t> to_cnf(const Layout& layout, const std::vector<std::uint64_t>& candidates,
                                 const std::vector<std::uint64_t>& toggles_on);

// Each premise has a variable, after those of the candidates, and only counts when that is true.
std::vector<std::int32_t> to_cnf(const Premises& premises, const std::vector<std::uint64_t>& candidates);

}  // namespace gridwright
