// Primitives that make no sense.
#include <algorithm>
#include <bit>
#include <cstdlib>
#include <span>
#include <stdexcept>
#include <utility>
#include <vector>

#include "layout/layout.hpp"

namespace gridwright {
namespace {

using Mask = std::uint64_t;

constexpr std::uint32_t kMaxValues = 64;
constexpr std::uint32_t kMaxCells = 10000;
constexpr std::int32_t kMaxCoefficient = 1'000'000;
constexpr std::size_t kMaxStates = 1'000'000;

Mask up_to(std::uint32_t value) { return value >= 64 ? ~Mask{0} : (Mask{1} << value) - 1; }

void require(bool condition, const char* message) {
    if (!condition) throw std::invalid_argument(message);
}

bool are_different(std::span<const std::uint32_t> some, std::size_t cells) {
    std::vector<std::uint32_t> sorted(some.begin(), some.end());
    std::sort(sorted.begin(), sorted.end());
    return !sorted.empty() && sorted.back() < cells && std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end();
}

}  // namespace

void check(const Primitives& primitives) {
    const auto& [values, toggles, domains, distincts, pairs, relations, one_ofs, sums, automata, machines] = primitives;
    const auto cells = domains.size();
    const auto all_values = up_to(values);
    require(cells >= 1 && cells <= kMaxCells, "a layout has 1 to 10,000 cells");
    require(values >= 1 && values <= kMaxValues, "a layout has 1 to 64 values");
    for (Mask domain : domains) require((domain & ~all_values) == 0, "a domain has values out of range");
    const auto is_toggle = [count = static_cast<std::int32_t>(toggles)](std::int32_t toggle) {
        return toggle >= kAlways && toggle < count;
    };
    std::vector<std::size_t> last_with(cells, distincts.size());  // per cell, the house that had it last
    for (std::size_t i = 0; i < distincts.size(); ++i) {
        const Distinct distinct = distincts[i];
        require(is_toggle(distinct.toggle), "a house has an unknown toggle");
        for (auto cell : distinct.cells) {
            require(cell < cells, "a house has a cell out of range");
            require(std::exchange(last_with[cell], i) != i, "a house has a cell twice");
        }
    }
    for (const auto& relation : relations)
        require(relation.size() == values, "a relation has the wrong number of values");
    for (const Pair& pair : pairs) {
        require(pair.a < cells && pair.b < cells && pair.a != pair.b, "a pair has a cell out of range or twice");
        require(pair.relation < relations.size(), "a pair has an unknown relation");
        require(is_toggle(pair.toggle), "a pair has an unknown toggle");
    }
    for (const OneOf& one_of : one_ofs) {
        require(is_toggle(one_of.toggle), "a choice of sets has an unknown toggle");
        require(are_different(one_of.cells, cells), "a choice of sets has a cell out of range or twice");
        for (Mask set : one_of.sets)
            require((set & ~all_values) == 0 && std::popcount(set) == static_cast<int>(one_of.cells.size()),
                    "a set has values out of range, or not as many as there are cells");
    }
    for (const Sum& sum : sums) {
        require(is_toggle(sum.toggle), "a sum has an unknown toggle");
        require(are_different(sum.cells, cells), "a sum has a cell out of range or twice");
        require(sum.cells.size() == sum.coefficients.size(), "a sum needs a coefficient for each cell");
        for (auto coefficient : sum.coefficients)
            require(coefficient != 0 && std::abs(coefficient) <= kMaxCoefficient, "a sum has a coefficient out of range");
    }
    for (const Machine& machine : machines) {
        const auto states = machine.accepts.size();
        require(states >= 1 && states <= kMaxStates && machine.steps.size() == states * values,
                "a machine has no states, too many, or not a step for each value");
        for (auto state : machine.steps) require(state == kNoState || state < states, "a step leads to an unknown state");
    }
    for (const Automaton& automaton : automata) {
        require(is_toggle(automaton.toggle), "an automaton has an unknown toggle");
        require(are_different(automaton.cells, cells), "an automaton has a cell out of range or twice");
        require(automaton.machine < machines.size(), "an automaton has an unknown machine");
    }
}

}  // namespace gridwright
