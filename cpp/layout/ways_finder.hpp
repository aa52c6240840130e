// All good ways through cells, where what is good depends on the values before: from states to a diagram.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "layout/diagrams.hpp"

namespace gridwright {

constexpr std::int64_t kNoWay = std::numeric_limits<std::int64_t>::min();

// Numbers for things that are equal by some hash and test, in memory that is used again.
class Numbering {
public:
    void start() { std::fill(slots_.begin(), slots_.end(), kFree); count_ = 0; }

    // The number of a thing, or `next` if it is new; `is_same(number)` compares, `hash_of(number)` is for growing.
    template <class IsSame, class HashOf>
    std::uint32_t of(std::uint64_t hash, std::uint32_t next, const IsSame& is_same, const HashOf& hash_of) {
        if (2 * (count_ + 1) > slots_.size()) grow(hash_of);
        std::size_t at = place(hash);
        for (; slots_[at] != kFree; at = (at + 1) & (slots_.size() - 1))
            if (is_same(slots_[at])) return slots_[at];
        slots_[at] = next;
        ++count_;
        return next;
    }

private:
    static constexpr std::uint32_t kFree = ~std::uint32_t{0};

    std::size_t place(std::uint64_t hash) const {
        return (hash * 0x9E3779B97F4A7C15u >> 32) & (slots_.size() - 1);
    }

    template <class HashOf>
    void grow(const HashOf& hash_of) {
        const auto before = std::exchange(slots_, std::vector<std::uint32_t>(slots_.size() * 2, kFree));
        for (auto number : before) {
            if (number == kFree) continue;
            std::size_t at = place(hash_of(number));
            while (slots_[at] != kFree) at = (at + 1) & (slots_.size() - 1);
            slots_[at] = number;
        }
    }

    std::vector<std::uint32_t> slots_ = std::vector<std::uint32_t>(32, kFree);
    std::size_t count_ = 0;
};

// Cells are read from a state on: `step(state, place, bit)` is the state behind a value, or kNoWay, and `accepts(state)` says
// whether it is a good one to end in.
template <class Step, class Accepts>
class WaysFinder {
public:
    WaysFinder(std::span<const std::uint64_t> candidates, const Step& step, const Accepts& accepts)
        : candidates_(candidates), step_(step), accepts_(accepts) {}

    Ways find(std::int64_t start) {
        find_states(start);
        find_nodes();
        return ways();
    }

private:
    static constexpr std::uint32_t kLost = ~std::uint32_t{0};  // the node of a state from which no good end is reached

    // A value that leads on, and where to: a state of the next layer, then its node.
    struct Exit {
        std::uint32_t bit;
        std::uint32_t to;
        bool operator==(const Exit&) const = default;
    };

    struct WayState {
        std::int64_t name;
        std::uint32_t first;  // of its exits
        std::uint32_t count;
    };

    // The states that can be reached before each cell and behind the last, layer by layer, and what leads on from each.
    void find_states(std::int64_t start) {
        states_.push_back({start, 0, 0});
        layers_.push_back(0);
        for (std::size_t place = 0; place < candidates_.size(); ++place) {
            const auto begin = layers_.back(), end = size_of(states_);
            layers_.push_back(end);
            numbering_.start();
            for (auto number = begin; number < end; ++number) {
                states_[number].first = size_of(exits_);
                for (std::uint64_t left = candidates_[place]; left; left &= left - 1) {
                    const auto bit = static_cast<std::uint32_t>(std::countr_zero(left));
                    const std::int64_t name = step_(states_[number].name, place, bit);
                    if (name == kNoWay) continue;
                    const auto next = numbering_.of(
                        static_cast<std::uint64_t>(name), size_of(states_), [&](auto other) { return states_[other].name == name; },
                        [&](auto other) { return static_cast<std::uint64_t>(states_[other].name); });
                    if (next == states_.size()) states_.push_back({name, 0, 0});
                    exits_.push_back({bit, next});
                }
                states_[number].count = size_of(exits_) - states_[number].first;
            }
        }
        layers_.push_back(size_of(states_));
    }

    // From the end to the start: what leads nowhere is left out, and states from which the same is good become one node.
    void find_nodes() {
        node_of_.assign(states_.size(), kLost);
        const std::size_t last = candidates_.size();
        for (auto number = layers_[last]; number < layers_[last + 1]; ++number)
            if (accepts_(states_[number].name)) node_of_[number] = 0;
        nodes_.resize(last);
        for (std::size_t place = last; place-- > 0;) {
            auto& nodes = nodes_[place];
            numbering_.start();
            for (auto number = layers_[place]; number < layers_[place + 1]; ++number) {
                WayState& state = states_[number];
                keep_good_exits(state);
                if (!state.count) continue;
                const auto own = exits_of(state);
                const auto node = numbering_.of(
                    hash_of(own), size_of(nodes),
                    [&](auto other) { return std::ranges::equal(exits_of(states_[nodes[other]]), own); },
                    [&](auto other) { return hash_of(exits_of(states_[nodes[other]])); });
                if (node == nodes.size()) nodes.push_back(number);
                node_of_[number] = node;
            }
        }
    }

    void keep_good_exits(WayState& state) {
        Exit* kept = exits_.data() + state.first;
        for (const Exit& exit : exits_of(state))
            if (node_of_[exit.to] != kLost) *kept++ = {exit.bit, node_of_[exit.to]};
        state.count = static_cast<std::uint32_t>(kept - (exits_.data() + state.first));
    }

    Ways ways() const {
        Ways ways{std::vector<std::vector<Arc>>(candidates_.size()), 2};
        if (node_of_.front() == kLost) return ways;
        std::uint32_t first = 0;
        for (std::size_t place = 0; place < candidates_.size(); ++place) {
            const auto behind = first + size_of(nodes_[place]);
            std::size_t count = 0;
            for (auto state : nodes_[place]) count += states_[state].count;
            ways.layers[place].reserve(count);
            for (std::uint32_t node = 0; node < nodes_[place].size(); ++node)
                for (const auto& [bit, to] : exits_of(states_[nodes_[place][node]]))
                    ways.layers[place].push_back({first + node, behind + to, bit});
            first = behind;
        }
        ways.nodes = first + 1;
        return ways;
    }

    std::span<const Exit> exits_of(const WayState& state) const { return {exits_.data() + state.first, state.count}; }

    static std::uint64_t hash_of(std::span<const Exit> exits) {
        std::uint64_t hash = exits.size();
        for (const auto& [bit, to] : exits) hash = (hash ^ bit ^ std::uint64_t{to} << 6) * 0xD1342543DE82EF95u;
        return hash;
    }

    template <class Row>
    static std::uint32_t size_of(const std::vector<Row>& rows) {
        return static_cast<std::uint32_t>(rows.size());
    }

    const std::span<const std::uint64_t> candidates_;
    const Step& step_;
    const Accepts& accepts_;
    std::vector<WayState> states_;
    std::vector<std::uint32_t> layers_;  // where the states of each layer begin, and where the last ends
    std::vector<Exit> exits_;
    std::vector<std::uint32_t> node_of_;             // per state, its node within its layer
    std::vector<std::vector<std::uint32_t>> nodes_;  // per layer and node, the first state of it
    Numbering numbering_;
};

template <class Step, class Accepts>
Ways ways_through(std::span<const std::uint64_t> candidates, std::int64_t start, const Step& step, const Accepts& accepts) {
    return WaysFinder(candidates, step, accepts).find(start);
}

}  // namespace gridwright
