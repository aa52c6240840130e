// The rule of 45: the values of neighbouring houses add up to something that is known, and so do those of the cages in
// them. What is left of the one or the other has a known total too, which nobody printed.
#include <algorithm>
#include <bit>
#include <map>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

#include "layout/derived_totals.hpp"
#include "layout/families.hpp"

namespace gridwright {
namespace {

constexpr std::size_t kMostHouses = 4;   // beside each other; more of them seldom leave few cells
constexpr std::size_t kMostLeft = 4;     // cells: totals of more say too little
constexpr std::size_t kMostSets = 128;   // of a choice: with more, bounds are quicker

using Cells = std::vector<std::uint32_t>;  // sorted

std::int64_t sum_of(std::uint64_t set) {
    std::int64_t sum = 0;
    for (; set; set &= set - 1) sum += std::countr_zero(set) + 1;
    return sum;
}

// Different cells whose values have a known total, by which row of choices or of totals.
struct Known {
    Cells cells;
    std::int64_t total;
    std::uint32_t row;
    bool is_choice;
};

class Deriver {
public:
    Deriver(const Layout& layout, bool with_sources) : layout_(layout), with_sources_(with_sources) {}

    DerivedTotals run() {
        find_known();
        if (known_.empty()) return {};
        const Families families(layout_);
        for (std::size_t family = 0; family < families.count(); ++family) look_at(families[family]);
        for (const Known& one : known_) found_.erase(one.cells);
        return std::move(found_);
    }

private:
    // Of choices and totals: a choice all of whose sets add up to the same, and a plain total.
    void find_known() {
        const auto& choices = layout_.tables.choices;
        for (std::uint32_t row = 0; row < choices.rows.size(); ++row) {
            const SetChoice& choice = choices.rows[row];
            const auto sets = choices.sets_of(choice);
            if (choice.toggle != kAlways || sets.empty()) continue;
            const auto total = sum_of(sets.front());
            if (std::all_of(sets.begin(), sets.end(), [&](auto set) { return sum_of(set) == total; }))
                know(choices.cells_of(choice), total, row, true);
        }
        const auto& totals = layout_.tables.totals;
        for (std::uint32_t row = 0; row < totals.rows.size(); ++row) {
            const Total& total = totals.rows[row];
            const auto terms = totals.terms_of(total);
            if (total.toggle != kAlways || total.low != total.high) continue;
            if (!std::all_of(terms.begin(), terms.end(), [](const Term& term) { return term.coefficient == 1; })) continue;
            Cells cells;
            for (const Term& term : terms) cells.push_back(term.cell);
            know(cells, total.low, row, false);
        }
    }

    template <class Some>
    void know(const Some& cells, std::int64_t total, std::uint32_t row, bool is_choice) {
        Known one{{cells.begin(), cells.end()}, total, row, is_choice};
        std::sort(one.cells.begin(), one.cells.end());
        known_.push_back(std::move(one));
    }

    // Runs of neighbouring full houses.
    void look_at(Family family) {
        Cells full;
        for (auto house : family)
            if (layout_.tables.houses[house].full) full.push_back(house);
        for (std::size_t first = 0; first < full.size(); ++first) {
            std::vector<char> in(layout_.cells());
            std::int64_t total = 0;
            for (std::size_t last = first; last < full.size() && last - first < kMostHouses; ++last) {
                const House& house = layout_.tables.houses[full[last]];
                for (auto cell : layout_.tables.cells_of(house)) in[cell] = 1;
                total += sum_of(house.full);
                const std::span houses(full.data() + first, last - first + 1);
                look_inside(in, total, houses);
                look_outside(in, total, houses);
            }
        }
    }

    // Houses without the cages that lie in them.
    void look_inside(std::vector<char> in, std::int64_t total, std::span<const std::uint32_t> houses) {
        used_.clear();
        auto open = std::accumulate(in.begin(), in.end(), std::size_t{0});
        for (const Known& one : known_)
            if (std::all_of(one.cells.begin(), one.cells.end(), [&](auto cell) { return in[cell] == 1; })) {
                for (auto cell : one.cells) in[cell] = 0;
                open -= one.cells.size();
                total -= one.total;
                if (with_sources_) used_.push_back(&one);
            }
        if (open > kMostLeft) return;
        Cells left;
        for (std::uint32_t cell = 0; cell < in.size(); ++cell)
            if (in[cell]) left.push_back(cell);
        note(std::move(left), total, houses);
    }

    // Cages that reach into houses, without these, if they cover them.
    void look_outside(std::vector<char> in, std::int64_t total, std::span<const std::uint32_t> houses) {
        auto open = std::accumulate(in.begin(), in.end(), std::size_t{0});
        used_.clear();
        Cells left;
        std::int64_t sum = -total;
        for (const Known& one : known_) {
            const auto is_in = [&](auto cell) { return in[cell] == 1; };
            if (std::none_of(one.cells.begin(), one.cells.end(), is_in)) continue;
            if (std::any_of(one.cells.begin(), one.cells.end(), [&](auto cell) { return in[cell] == 2; })) continue;
            for (auto cell : one.cells) {
                if (in[cell] == 1)
                    --open;
                else
                    left.push_back(cell);
                in[cell] = 2;  // it counts once: what overlaps with it is left aside
            }
            sum += one.total;
            if (with_sources_) used_.push_back(&one);
        }
        if (open) return;
        std::sort(left.begin(), left.end());
        note(std::move(left), sum, houses);
    }

    void note(Cells cells, std::int64_t total, std::span<const std::uint32_t> houses) {
        if (cells.empty() || cells.size() > kMostLeft) return;
        const auto [at, is_new] = found_.try_emplace(std::move(cells), DerivedTotal{total, {}, {}, {}});
        DerivedTotal& known = at->second;
        const auto sources = houses.size() + used_.size();
        if (!with_sources_ || (!is_new && (known.total != total || known.sources() <= sources))) return;
        known = {total, {houses.begin(), houses.end()}, {}, {}};
        for (const Known* one : used_) (one->is_choice ? known.choices : known.totals).push_back(one->row);
    }

    const Layout& layout_;
    const bool with_sources_;
    std::vector<Known> known_;
    std::vector<const Known*> used_;
    DerivedTotals found_;
};

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

DerivedTotals derived_totals(const Layout& layout, bool with_sources) { return Deriver(layout, with_sources).run(); }

void derive_totals(Layout& layout) {
    Adder adder(layout);
    for (const auto& [cells, derived] : derived_totals(layout, false)) adder.add(cells, derived.total);
}

}  // namespace gridwright
