// What is left of a puzzle as a formula for a SAT solver: see clauses.hpp.
#pragma once

#include <cstdint>
#include <vector>

#include "layout/layout.hpp"
#include "reasons/premises.hpp"

namespace gridwright {

// A stretch of a formula: clauses, literal by literal, each ended by 0, and the part to go on with (0: that was all).
struct Formula {
    std::vector<std::int32_t> clauses;
    std::uint32_t next;
};

// Literals after which a stretch ends: a megabyte of them.
constexpr std::size_t kRoom = 1 << 18;

// The formula from one of its parts on. Optional primitives take part as `toggles_on` says (one bit each; empty = all on).
Formula to_cnf(const Layout& layout, const std::vector<std::uint64_t>& candidates,
               const std::vector<std::uint64_t>& toggles_on, std::uint32_t part = 0, std::size_t room = kRoom);

// The same with a variable for each toggle, after those of the candidates: what is optional only counts when it is true.
Formula to_switched_cnf(const Layout& layout, const std::vector<std::uint64_t>& candidates, std::uint32_t part = 0,
                        std::size_t room = kRoom);

// Each premise has a variable, after those of the candidates, and only counts when that is true.
Formula to_cnf(const Premises& premises, const std::vector<std::uint64_t>& candidates, std::uint32_t part = 0,
               std::size_t room = kRoom);

}  // namespace gridwright
