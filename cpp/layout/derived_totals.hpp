#pragma once

#include "layout/layout.hpp"

namespace gridwright {

// Adds to a layout's choices and totals those that follow from its houses together with them.
void derive_totals(Layout& layout);

}  // namespace gridwright
