// Where houses cross: families of houses, the segments they cut each other into, and what is left over when houses of
// two families are laid over each other.
#pragma once

#include "layout.hpp"

namespace gridwright {

// Fills in the segments, parts, slots and leftovers of a layout whose houses are known.
void find_crossings(Layout& layout);

// Whether the lanes look at a leftover in every sweep; the larger ones are for the learning solver.
bool pays_in_sweeps(const Leftover& leftover);

}  // namespace gridwright
