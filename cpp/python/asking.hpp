// What every question may say: how many guesses, and with which instruction set.
#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>

#include "search/instruction_sets.hpp"

namespace gridwright {

inline std::uint64_t budget_of(std::optional<std::uint64_t> guesses) { return guesses.value_or(~std::uint64_t{0}); }

inline const InstructionSet* instruction_set_named(const std::optional<std::string>& name) {
    if (!name) return nullptr;
    for (const InstructionSet* set : instruction_sets())
        if (set->name == *name) return set;
    throw std::invalid_argument("no such instruction set here: " + *name);
}

}  // namespace gridwright
