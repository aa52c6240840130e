#include "layout/diagrams.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "layout/ways_finder.hpp"

namespace gridwright {

Ways ways_to(const Total& total, std::span<const Term> terms, std::span<const std::uint64_t> candidates) {
    // What the terms from each place on can still add, at least and at most.
    std::vector<std::pair<std::int64_t, std::int64_t>> rest(terms.size() + 1);
    for (std::size_t place = terms.size(); place-- > 0;) {
        const std::int64_t coefficient = terms[place].coefficient;
        const std::int64_t least = std::countr_zero(candidates[place]) + 1, most = 64 - std::countl_zero(candidates[place]);
        rest[place] = {rest[place + 1].first + std::min(coefficient * least, coefficient * most),
                       rest[place + 1].second + std::max(coefficient * least, coefficient * most)};
    }
    const auto step = [&](std::int64_t state, std::size_t place, std::uint32_t bit) -> std::int64_t {
        const std::int64_t sum = state + terms[place].coefficient * static_cast<std::int64_t>(bit + 1);
        const auto& [least, most] = rest[place + 1];
        if (sum + most < total.low || sum + least > total.high) return kNoWay;
        return sum;
    };
    return ways_through(candidates, 0, step, [](std::int64_t) { return true; });
}

Ways ways_of(const Automaton& automaton, const Machine& machine, std::uint32_t values,
             std::span<const std::uint64_t> domains) {
    std::vector<std::uint64_t> candidates;
    for (auto cell : automaton.cells) candidates.push_back(domains[cell]);
    const auto step = [&](std::int64_t state, std::size_t, std::uint32_t bit) -> std::int64_t {
        const auto next = machine.steps[static_cast<std::size_t>(state) * values + bit];
        if (next == kNoState) return kNoWay;
        return std::int64_t{next};
    };
    const auto accepts = [&](std::int64_t state) { return machine.accepts[static_cast<std::size_t>(state)]; };
    return ways_through(candidates, 0, step, accepts);
}

Ways ways_without_repeats(const Automaton& automaton, const Machine& machine, std::uint32_t values,
                          std::span<const std::uint64_t> domains) {
    std::vector<std::uint64_t> candidates;
    for (auto cell : automaton.cells) candidates.push_back(domains[cell]);
    // A state of the machine, and below it the values that have been read.
    const auto step = [&](std::int64_t state, std::size_t, std::uint32_t bit) -> std::int64_t {
        if (state >> bit & 1) return kNoWay;
        const auto next = machine.steps[static_cast<std::size_t>(state >> values) * values + bit];
        if (next == kNoState) return kNoWay;
        const auto read = (state & ((std::int64_t{1} << values) - 1)) | std::int64_t{1} << bit;
        return std::int64_t{next} << values | read;
    };
    const auto accepts = [&](std::int64_t state) { return machine.accepts[static_cast<std::size_t>(state >> values)]; };
    return ways_through(candidates, 0, step, accepts);
}

void add_diagram(Diagrams& to, const Automaton& automaton, const Ways& ways) {
    const auto number = [](std::size_t size) { return static_cast<std::uint32_t>(size); };
    to.rows.push_back({number(to.cells.size()), number(automaton.cells.size()), number(to.layers.size()), ways.nodes,
                       automaton.toggle});
    to.cells.insert(to.cells.end(), automaton.cells.begin(), automaton.cells.end());
    to.layers.push_back(number(to.arcs.size()));
    for (const auto& layer : ways.layers) {
        to.arcs.insert(to.arcs.end(), layer.begin(), layer.end());
        to.layers.push_back(number(to.arcs.size()));
    }
}

}  // namespace gridwright
