// What it tells that cells differ, about choices of sets and about totals.
#include <algorithm>
#include <bit>
#include <cstdint>
#include <map>
#include <span>
#include <vector>

#include "layout/crossings.hpp"
#include "layout/layout.hpp"

namespace gridwright {
namespace {

// Which cells differ, whatever is switched off: per cell, bits of the others.
class Differing {
public:
    explicit Differing(const Layout& layout) : words_(words_for(layout.cells())), bits_(layout.cells() * words_) {
        const auto& [houses, house_cells, lesses, unequals, relateds, relations, choices, totals, diagrams] = layout.tables;
        for (const House& house : houses)
            if (house.toggle == kAlways) all_differ(layout.tables.cells_of(house));
        for (const SetChoice& choice : choices.rows)
            if (choice.toggle == kAlways) all_differ(choices.cells_of(choice));
        for (const Less& less : lesses)
            if (less.toggle == kAlways) differ(less.less, less.greater);
        const std::uint64_t all = layout.values >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << layout.values) - 1;
        for (const Unequal& pair : unequals)
            if (pair.toggle == kAlways && pair.values == all) differ(pair.a, pair.b);
    }

    std::span<const std::uint64_t> of(std::uint32_t cell) const { return {bits_.data() + cell * words_, words_}; }
    bool are(std::uint32_t a, std::uint32_t b) const { return of(a)[b / 64] >> (b % 64) & 1; }

private:
    void differ(std::uint32_t a, std::uint32_t b) {
        bits_[a * words_ + b / 64] |= std::uint64_t{1} << (b % 64);
        bits_[b * words_ + a / 64] |= std::uint64_t{1} << (a % 64);
    }

    void all_differ(std::span<const std::uint32_t> cells) {
        for (auto one : cells)
            for (auto other : cells)
                if (one != other) bits_[one * words_ + other / 64] |= std::uint64_t{1} << (other % 64);
    }

    std::size_t words_;
    std::vector<std::uint64_t> bits_;
};

void find_onlookers_of(std::span<const std::uint32_t> cells, const Differing& differing, Crossings& out) {
    const std::size_t words = differing.of(0).size();
    std::map<std::uint64_t, std::vector<std::uint32_t>> by_seen;
    for (std::size_t word = 0; word < words; ++word) {
        std::uint64_t once = 0, twice = 0;
        for (auto cell : cells) {
            twice |= once & differing.of(cell)[word];
            once |= differing.of(cell)[word];
        }
        for (auto cell : cells)
            if (cell / 64 == word) twice &= ~(std::uint64_t{1} << (cell % 64));
        for (; twice; twice &= twice - 1) {
            const auto onlooker = static_cast<std::uint32_t>(word * 64) + static_cast<std::uint32_t>(std::countr_zero(twice));
            std::uint64_t seen = 0;
            for (std::size_t i = 0; i < cells.size(); ++i)
                if (differing.are(cells[i], onlooker)) seen |= std::uint64_t{1} << i;
            by_seen[seen].push_back(onlooker);
        }
    }
    for (const auto& [seen, onlookers] : by_seen) {
        Onlookers row{static_cast<std::uint32_t>(out.onlooker_cells.size()), 0, static_cast<std::uint32_t>(onlookers.size())};
        for (std::size_t i = 0; i < cells.size(); ++i)
            if (!(seen >> i & 1)) {
                out.onlooker_cells.push_back(cells[i]);
                ++row.unseen;
            }
        out.onlooker_cells.insert(out.onlooker_cells.end(), onlookers.begin(), onlookers.end());
        out.onlookers.push_back(row);
    }
}

void find_bunches_of(std::span<const Term> terms, const Differing& differing, Crossings& out) {
    std::vector<char> is_taken(terms.size());
    for (std::size_t i = 0; i < terms.size(); ++i) {
        if (is_taken[i]) continue;
        const auto first = out.bunch_cells.size();
        for (std::size_t k = i; k < terms.size(); ++k) {
            if (is_taken[k] || terms[k].coefficient != terms[i].coefficient) continue;
            if (!std::all_of(out.bunch_cells.begin() + static_cast<std::ptrdiff_t>(first), out.bunch_cells.end(),
                             [&](auto cell) { return differing.are(cell, terms[k].cell); }))
                continue;
            is_taken[k] = 1;
            out.bunch_cells.push_back(terms[k].cell);
        }
        out.bunches.push_back({static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(out.bunch_cells.size() - first),
                               terms[i].coefficient});
    }
}

}  // namespace

void find_onlookers(const Layout& layout, Crossings& out) {
    const Choices& choices = layout.tables.choices;
    const Totals& totals = layout.tables.totals;
    if (choices.rows.empty() && totals.rows.empty()) return;
    const Differing differing(layout);
    for (const SetChoice& choice : choices.rows) {
        out.onlooker_rows.push_back(static_cast<std::uint32_t>(out.onlookers.size()));
        find_onlookers_of(choices.cells_of(choice), differing, out);
    }
    out.onlooker_rows.push_back(static_cast<std::uint32_t>(out.onlookers.size()));
    for (const Total& total : totals.rows) {
        out.bunch_rows.push_back(static_cast<std::uint32_t>(out.bunches.size()));
        find_bunches_of(totals.terms_of(total), differing, out);
    }
    out.bunch_rows.push_back(static_cast<std::uint32_t>(out.bunches.size()));
}

}  // namespace gridwright
