#include "layout/diagrams.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <unordered_map>
#include <utility>

namespace gridwright {
namespace {

// What leads on from a node: values, each with the number of a node of the next layer.
using Exits = std::vector<std::pair<std::uint32_t, std::uint32_t>>;

struct State {
    std::int64_t name;
    Exits exits;
};

// The states that can be reached before each cell and behind the last, and what leads on from each.
std::vector<std::vector<State>> reachable(std::span<const std::uint64_t> candidates, const Traversal& traversal) {
    std::vector<std::vector<State>> layers(candidates.size() + 1);
    layers[0].push_back({traversal.start, {}});
    for (std::size_t place = 0; place < candidates.size(); ++place) {
        std::unordered_map<std::int64_t, std::uint32_t> numbers;
        for (State& state : layers[place])
            for (std::uint64_t left = candidates[place]; left; left &= left - 1) {
                const auto bit = static_cast<std::uint32_t>(std::countr_zero(left));
                const auto next = traversal.step(state.name, place, bit);
                if (!next) continue;
                const auto [at, is_new] = numbers.try_emplace(*next, static_cast<std::uint32_t>(layers[place + 1].size()));
                if (is_new) layers[place + 1].push_back({*next, {}});
                state.exits.emplace_back(bit, at->second);
            }
    }
    return layers;
}

constexpr std::uint32_t kLost = ~std::uint32_t{0};  // stands for a state from which no good end is reached

}  // namespace

// From the end to the start: what leads nowhere is left out, and states from which the same is good become one node.
Ways ways_through(std::span<const std::uint64_t> candidates, const Traversal& traversal) {
    auto states = reachable(candidates, traversal);
    std::vector<std::uint32_t> node_of;  // of each state of the layer behind, its node within that layer
    for (const State& state : states.back()) node_of.push_back(traversal.accepts(state.name) ? 0 : kLost);
    std::vector<std::vector<Exits>> nodes(candidates.size());  // per layer
    for (std::size_t place = candidates.size(); place-- > 0;) {
        std::map<Exits, std::uint32_t> known;
        std::vector<std::uint32_t> here;
        for (State& state : states[place]) {
            std::erase_if(state.exits, [&](const auto& exit) { return node_of[exit.second] == kLost; });
            for (auto& exit : state.exits) exit.second = node_of[exit.second];
            if (state.exits.empty()) {
                here.push_back(kLost);
                continue;
            }
            const auto [at, is_new] = known.try_emplace(state.exits, static_cast<std::uint32_t>(nodes[place].size()));
            if (is_new) nodes[place].push_back(state.exits);
            here.push_back(at->second);
        }
        node_of = std::move(here);
    }
    Ways ways{std::vector<std::vector<Arc>>(candidates.size()), 2};
    if (node_of.front() == kLost) return ways;
    std::uint32_t first = 0;
    for (std::size_t place = 0; place < candidates.size(); ++place) {
        const auto behind = first + static_cast<std::uint32_t>(nodes[place].size());
        for (std::uint32_t node = 0; node < nodes[place].size(); ++node)
            for (const auto& [bit, to] : nodes[place][node]) ways.layers[place].push_back({first + node, behind + to, bit});
        first = behind;
    }
    ways.nodes = first + 1;
    return ways;
}

Ways ways_to(const Total& total, std::span<const Term> terms, std::span<const std::uint64_t> candidates) {
    // What the terms from each place on can still add, at least and at most.
    std::vector<std::pair<std::int64_t, std::int64_t>> rest(terms.size() + 1);
    for (std::size_t place = terms.size(); place-- > 0;) {
        const std::int64_t coefficient = terms[place].coefficient;
        const std::int64_t least = std::countr_zero(candidates[place]) + 1, most = 64 - std::countl_zero(candidates[place]);
        rest[place] = {rest[place + 1].first + std::min(coefficient * least, coefficient * most),
                       rest[place + 1].second + std::max(coefficient * least, coefficient * most)};
    }
    const auto step = [&](std::int64_t state, std::size_t place, std::uint32_t bit) -> std::optional<std::int64_t> {
        const std::int64_t sum = state + terms[place].coefficient * static_cast<std::int64_t>(bit + 1);
        const auto& [least, most] = rest[place + 1];
        if (sum + most < total.low || sum + least > total.high) return std::nullopt;
        return sum;
    };
    return ways_through(candidates, {0, step, [](std::int64_t) { return true; }});
}

Ways ways_of(const Automaton& automaton, const Machine& machine, std::uint32_t values,
             std::span<const std::uint64_t> domains) {
    std::vector<std::uint64_t> candidates;
    for (auto cell : automaton.cells) candidates.push_back(domains[cell]);
    const auto step = [&](std::int64_t state, std::size_t, std::uint32_t bit) -> std::optional<std::int64_t> {
        const auto next = machine.steps[static_cast<std::size_t>(state) * values + bit];
        if (next == kNoState) return std::nullopt;
        return next;
    };
    const auto accepts = [&](std::int64_t state) { return machine.accepts[static_cast<std::size_t>(state)]; };
    return ways_through(candidates, {0, step, accepts});
}

Ways ways_without_repeats(const Automaton& automaton, const Machine& machine, std::uint32_t values,
                          std::span<const std::uint64_t> domains) {
    std::vector<std::uint64_t> candidates;
    for (auto cell : automaton.cells) candidates.push_back(domains[cell]);
    // A state of the machine, and below it the values that have been read.
    const auto step = [&](std::int64_t state, std::size_t, std::uint32_t bit) -> std::optional<std::int64_t> {
        if (state >> bit & 1) return std::nullopt;
        const auto next = machine.steps[static_cast<std::size_t>(state >> values) * values + bit];
        if (next == kNoState) return std::nullopt;
        const auto read = (state & ((std::int64_t{1} << values) - 1)) | std::int64_t{1} << bit;
        return std::int64_t{next} << values | read;
    };
    const auto accepts = [&](std::int64_t state) { return machine.accepts[static_cast<std::size_t>(state >> values)]; };
    return ways_through(candidates, {0, step, accepts});
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
