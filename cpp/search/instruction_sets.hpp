// The instruction sets that the lanes are compiled for, and which of them this machine has.
#pragma once

#include <vector>

#include "search/lanes.hpp"

namespace gridwright {

// Those this machine can run, best first.
std::vector<const InstructionSet*> instruction_sets();

}  // namespace gridwright
