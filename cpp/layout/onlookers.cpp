// What it tells that cells differ, about choices of sets and about totals.
#include <algorithm>
#include <bit>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "layout/cell_links.hpp"
#include "layout/crossings.hpp"
#include "layout/layout.hpp"

namespace gridwright {
namespace {

class OnlookerFinder {
public:
    OnlookerFinder(const CellLinks& differing, Crossings& out) : differing_(differing), out_(out) {}

    void look_at(std::span<const std::uint32_t> cells) {
        find(cells);
        for (auto group = found_.begin(); group != found_.end();) {
            const auto end = std::find_if(group, found_.end(), [&](const auto& one) { return one.first != group->first; });
            Onlookers row{static_cast<std::uint32_t>(out_.onlooker_cells.size()), 0, static_cast<std::uint32_t>(end - group)};
            for (std::size_t i = 0; i < cells.size(); ++i)
                if (!(group->first >> i & 1)) {
                    out_.onlooker_cells.push_back(cells[i]);
                    ++row.unseen;
                }
            for (; group != end; ++group) out_.onlooker_cells.push_back(group->second);
            out_.onlookers.push_back(row);
        }
    }

private:
    // Cells that differ from two of these and more, by which ones.
    void find(std::span<const std::uint32_t> cells) {
        found_.clear();
        for (std::size_t word = 0; word < differing_.words(); ++word) {
            std::uint64_t once = 0, twice = 0;
            for (auto cell : cells) {
                twice |= once & differing_.of(cell)[word];
                once |= differing_.of(cell)[word];
            }
            for (auto cell : cells)
                if (cell / 64 == word) twice &= ~(std::uint64_t{1} << (cell % 64));
            for (; twice; twice &= twice - 1) {
                const auto bit = static_cast<std::uint32_t>(std::countr_zero(twice));
                std::uint64_t seen = 0;
                for (std::size_t i = 0; i < cells.size(); ++i) seen |= (differing_.of(cells[i])[word] >> bit & 1) << i;
                found_.emplace_back(seen, static_cast<std::uint32_t>(word * 64) + bit);
            }
        }
        std::sort(found_.begin(), found_.end());
    }

    const CellLinks& differing_;
    Crossings& out_;
    std::vector<std::pair<std::uint64_t, std::uint32_t>> found_;  // which cells it differs from, and the onlooker
};

void find_bunches_of(std::span<const Term> terms, const CellLinks& differing, Crossings& out) {
    std::vector<char> is_taken(terms.size());
    for (std::size_t i = 0; i < terms.size(); ++i) {
        if (is_taken[i]) continue;
        const auto first = out.bunch_cells.size();
        for (std::size_t k = i; k < terms.size(); ++k) {
            if (is_taken[k] || terms[k].coefficient != terms[i].coefficient) continue;
            if (!std::all_of(out.bunch_cells.begin() + static_cast<std::ptrdiff_t>(first), out.bunch_cells.end(),
                             [&](auto cell) { return differing.are_linked(cell, terms[k].cell); }))
                continue;
            is_taken[k] = 1;
            out.bunch_cells.push_back(terms[k].cell);
        }
        out.bunches.push_back({static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(out.bunch_cells.size() - first),
                               terms[i].coefficient});
    }
}

}  // namespace

void find_onlookers(const Layout& layout, const CellLinks& differing, Crossings& out) {
    const Choices& choices = layout.tables.choices;
    const Totals& totals = layout.tables.totals;
    if (choices.rows.empty() && totals.rows.empty()) return;
    OnlookerFinder finder(differing, out);
    for (const SetChoice& choice : choices.rows) {
        out.onlooker_rows.push_back(static_cast<std::uint32_t>(out.onlookers.size()));
        finder.look_at(choices.cells_of(choice));
    }
    out.onlooker_rows.push_back(static_cast<std::uint32_t>(out.onlookers.size()));
    for (const Total& total : totals.rows) {
        out.bunch_rows.push_back(static_cast<std::uint32_t>(out.bunches.size()));
        find_bunches_of(totals.terms_of(total), differing, out);
    }
    out.bunch_rows.push_back(static_cast<std::uint32_t>(out.bunches.size()));
}

}  // namespace gridwright
