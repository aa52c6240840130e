// How much the rules say of each cell: where a search by weights begins to guess.
#pragma once

#include <cstdint>
#include <vector>

#include "layout/layout.hpp"

namespace gridwright {

// A cell weighs as much as the houses that it is in have cells, and more for each rule besides: cages and totals weigh most,
// the small ones more than the large.
std::vector<std::uint32_t> first_weights(const Layout& layout);

}  // namespace gridwright
