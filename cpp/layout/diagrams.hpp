// Diagrams: all ways to fill some cells in turn, where what is good depends on the values before, with what is common to
// several ways stored once.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "layout/layout.hpp"

namespace gridwright {

// The arcs of a diagram, layer by layer, and how many nodes there are; no arcs at all if there is no good way.
struct Ways {
    std::vector<std::vector<Arc>> layers;
    std::uint32_t nodes;
};

// How terms add up to a total, one after the other.
Ways ways_to(const Total& total, std::span<const Term> terms, std::span<const std::uint64_t> candidates);

// What a machine accepts.
Ways ways_of(const Automaton& automaton, const Machine& machine, std::uint32_t values, std::span<const std::uint64_t> domains);

// The same where no two of its cells hold the same value; for so few values that all sets of them can be told apart.
constexpr std::uint32_t kFewValues = 10;
Ways ways_without_repeats(const Automaton& automaton, const Machine& machine, std::uint32_t values,
                          std::span<const std::uint64_t> domains);

void add_diagram(Diagrams& to, const Automaton& automaton, const Ways& ways);

}  // namespace gridwright
