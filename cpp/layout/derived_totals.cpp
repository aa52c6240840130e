// The rule of 45: the values of neighbouring houses add up to something that is known, and so do those of the cages in
// them. What is left of the one or the other has a known total too, which nobody printed.
#include <algorithm>
#include <bit>
#include <map>
#include <span>
#include <utility>
#include <vector>

#include "layout/derived_totals.hpp"
#include "layout/families.hpp"

namespace gridwright {
namespace {

constexpr std::size_t kMostHouses = 4;   // beside each other; more of them seldom leave few cells
constexpr std::size_t kMostLeft = 4;     // cells: totals of more say too little

using Cells = std::vector<std::uint32_t>;  // sorted
using Bits = std::vector<std::uint64_t>;   // a bit per cell

std::int64_t sum_of(std::uint64_t set) {
    std::int64_t sum = 0;
    for (; set; set &= set - 1) sum += std::countr_zero(set) + 1;
    return sum;
}

void add(Bits& to, std::uint32_t cell) { to[cell / 64] |= std::uint64_t{1} << (cell % 64); }

Cells cells_in(std::span<const std::uint64_t> bits) {
    Cells cells;
    for (std::uint32_t word = 0; word < bits.size(); ++word)
        for (auto left = bits[word]; left; left &= left - 1)
            cells.push_back(word * 64 + static_cast<std::uint32_t>(std::countr_zero(left)));
    return cells;
}

// Different cells whose values have a known total, by which row of choices or of totals.
struct Known {
    std::int64_t total;
    std::uint32_t row;
    bool is_choice;
};

class Deriver {
public:
    Deriver(const Layout& layout, bool with_sources)
        : layout_(layout), with_sources_(with_sources), words_(words_for(layout.cells())), covered_(words_) {}

    DerivedTotals run() {
        find_known();
        if (known_.empty()) return {};
        const Families families(layout_);
        for (std::size_t family = 0; family < families.count(); ++family) look_at(families[family]);
        if (!found_.empty())
            for (std::size_t one = 0; one < known_.size(); ++one) found_.erase(cells_in(cells_of(one)));
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
            if (!std::all_of(sets.begin(), sets.end(), [&](auto set) { return sum_of(set) == total; })) continue;
            know({total, row, true}, choices.cells_of(choice), [](auto cell) { return cell; });
        }
        const auto& totals = layout_.tables.totals;
        for (std::uint32_t row = 0; row < totals.rows.size(); ++row) {
            const Total& total = totals.rows[row];
            const auto terms = totals.terms_of(total);
            if (total.toggle != kAlways || total.low != total.high) continue;
            if (!std::all_of(terms.begin(), terms.end(), [](const Term& term) { return term.coefficient == 1; })) continue;
            know({total.low, row, false}, terms, [](const Term& term) { return term.cell; });
        }
    }

    template <class Some, class CellOf>
    void know(const Known& one, const Some& some, CellOf cell_of) {
        Bits cells(words_);
        for (const auto& of : some) add(cells, cell_of(of));
        for (std::size_t word = 0; word < words_; ++word) covered_[word] |= cells[word];
        known_cells_.insert(known_cells_.end(), cells.begin(), cells.end());
        known_.push_back(one);
    }

    std::span<const std::uint64_t> cells_of(std::size_t known) const {
        return {known_cells_.data() + known * words_, words_};
    }

    // Runs of neighbouring full houses.
    void look_at(Family family) {
        Cells full;
        for (auto house : family)
            if (layout_.tables.houses[house].full) full.push_back(house);
        Bits in(words_);
        for (std::size_t first = 0; first < full.size(); ++first) {
            std::fill(in.begin(), in.end(), 0);
            std::int64_t total = 0;
            for (std::size_t last = first; last < full.size() && last - first < kMostHouses; ++last) {
                const House& house = layout_.tables.houses[full[last]];
                for (auto cell : layout_.tables.cells_of(house)) add(in, cell);
                total += sum_of(house.full);
                const std::span houses(full.data() + first, last - first + 1);
                const auto uncovered = count_uncovered(in);
                if (uncovered <= kMostLeft) look_inside(in, total, houses);
                if (!uncovered) look_outside(in, total, houses);
            }
        }
    }

    // How many of these cells have no known total whatever.
    std::size_t count_uncovered(const Bits& in) const {
        int count = 0;
        for (std::size_t word = 0; word < words_; ++word) count += std::popcount(in[word] & ~covered_[word]);
        return static_cast<std::size_t>(count);
    }

    // Houses without the cages that lie in them.
    void look_inside(const Bits& in, std::int64_t total, std::span<const std::uint32_t> houses) {
        used_.clear();
        open_ = in;
        for (std::size_t one = 0; one < known_.size(); ++one) {
            const auto own = cells_of(one);
            bool lies_in = true;
            for (std::size_t word = 0; word < words_; ++word) lies_in &= !(own[word] & ~open_[word]);
            if (!lies_in) continue;
            for (std::size_t word = 0; word < words_; ++word) open_[word] &= ~own[word];
            total -= known_[one].total;
            if (with_sources_) used_.push_back(&known_[one]);
        }
        note(open_, total, houses);
    }

    // Cages that reach into houses, without these, if they cover them.
    void look_outside(const Bits& in, std::int64_t total, std::span<const std::uint32_t> houses) {
        used_.clear();
        open_ = in;
        taken_.assign(words_, 0);
        outside_.assign(words_, 0);
        std::int64_t sum = -total;
        for (std::size_t one = 0; one < known_.size(); ++one) {
            const auto own = cells_of(one);
            bool reaches_in = false, overlaps = false;
            for (std::size_t word = 0; word < words_; ++word) {
                reaches_in |= (own[word] & open_[word]) != 0;
                overlaps |= (own[word] & taken_[word]) != 0;  // a cell counts once
            }
            if (!reaches_in || overlaps) continue;
            for (std::size_t word = 0; word < words_; ++word) {
                outside_[word] |= own[word] & ~open_[word];
                open_[word] &= ~own[word];
                taken_[word] |= own[word];
            }
            sum += known_[one].total;
            if (with_sources_) used_.push_back(&known_[one]);
        }
        if (std::all_of(open_.begin(), open_.end(), [](auto word) { return !word; })) note(outside_, sum, houses);
    }

    void note(const Bits& left, std::int64_t total, std::span<const std::uint32_t> houses) {
        std::size_t count = 0;
        for (auto word : left) count += static_cast<std::size_t>(std::popcount(word));
        if (!count || count > kMostLeft) return;
        const auto [at, is_new] = found_.try_emplace(cells_in(left), DerivedTotal{total, {}, {}, {}});
        DerivedTotal& known = at->second;
        const auto sources = houses.size() + used_.size();
        if (!with_sources_ || (!is_new && (known.total != total || known.sources() <= sources))) return;
        known = {total, {houses.begin(), houses.end()}, {}, {}};
        for (const Known* one : used_) (one->is_choice ? known.choices : known.totals).push_back(one->row);
    }

    const Layout& layout_;
    const bool with_sources_;
    const std::size_t words_;
    std::vector<Known> known_;
    Bits known_cells_;  // per known total, its cells
    Bits covered_;      // by any of them
    Bits open_, taken_, outside_;  // used again and again
    std::vector<const Known*> used_;
    DerivedTotals found_;
};

}  // namespace

DerivedTotals derived_totals(const Layout& layout, bool with_sources) { return Deriver(layout, with_sources).run(); }

}  // namespace gridwright
