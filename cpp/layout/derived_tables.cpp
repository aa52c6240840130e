// Derived totals as tables that the lanes know.
#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

#include "layout/derived_totals.hpp"

namespace gridwright {
namespace {

constexpr std::size_t kMostSets = 128;  // of a choice: with more, bounds are quicker

using Cells = std::vector<std::uint32_t>;  // sorted

class Adder {
public:
    explicit Adder(Layout& layout) : layout_(layout) {}

    void add(const Cells& cells, std::int64_t total) {
        auto& [choices, choice_cells, sets] = layout_.tables.choices;
        const auto first_set = sets.size();
        if (are_different(cells) && add_sets(cells, total)) {
            choices.push_back({static_cast<std::uint32_t>(choice_cells.size()), static_cast<std::uint32_t>(cells.size()),
                               static_cast<std::uint32_t>(first_set), static_cast<std::uint32_t>(sets.size() - first_set),
                               kAlways});
            choice_cells.insert(choice_cells.end(), cells.begin(), cells.end());
            return;
        }
        sets.resize(first_set);
        auto& [totals, terms] = layout_.tables.totals;
        totals.push_back({static_cast<std::uint32_t>(terms.size()), static_cast<std::uint32_t>(cells.size()), total, total, kAlways});
        for (auto cell : cells) terms.push_back({cell, 1});
    }

private:
    // Whether one house has them all.
    bool are_different(const Cells& cells) const {
        const auto& tables = layout_.tables;
        return std::any_of(tables.houses.begin(), tables.houses.end(), [&](const House& house) {
            const auto own = tables.cells_of(house);
            return house.toggle == kAlways && std::all_of(cells.begin(), cells.end(), [&](auto cell) {
                       return std::find(own.begin(), own.end(), cell) != own.end();
                   });
        });
    }

    // All sets of as many values as cells with that sum, unless they are too many.
    bool add_sets(const Cells& cells, std::int64_t total) {
        std::uint64_t values = 0;
        for (auto cell : cells) values |= layout_.domains[cell];
        const std::size_t most = layout_.tables.choices.sets.size() + kMostSets;
        return add_sets(values, static_cast<int>(cells.size()), total, 0, most);
    }

    bool add_sets(std::uint64_t values, int count, std::int64_t total, std::uint64_t chosen, std::size_t most) {
        auto& sets = layout_.tables.choices.sets;
        if (!count) {
            if (!total) sets.push_back(chosen);
            return sets.size() <= most;
        }
        for (; values; values &= values - 1) {
            const std::int64_t lowest = std::countr_zero(values) + 1;
            if (lowest * count > total) break;
            const std::uint64_t value = values & (~values + 1);
            if (!add_sets(values ^ value, count - 1, total - lowest, chosen | value, most)) return false;
        }
        return true;
    }

    Layout& layout_;
};

}  // namespace

void derive_totals(Layout& layout) {
    Adder adder(layout);
    for (const auto& [cells, derived] : derived_totals(layout, false)) adder.add(cells, derived.total);
}

}  // namespace gridwright
