// Which houses have which cells, to tell those that say nothing new.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "layout/cell_links.hpp"
#include "layout/layout.hpp"
#include "layout/ragged.hpp"

namespace gridwright {

class HouseIndex {
public:
    explicit HouseIndex(const Primitives& in) : in_(in) {
        const auto cells = in.distincts.cells();
        owners_.reserve(cells.size());
        bool has_pairs = false;
        for (std::uint32_t i = 0; i < in.distincts.size(); ++i) {
            const auto size = in.distincts[i].cells.size();
            owners_.resize(owners_.size() + size, i);
            has_pairs |= size == 2;
        }
        of_cell_.fill(in.domains.size(), cells.size(), [&](auto place) { return cells[place]; });
        if (has_pairs && in.domains.size() <= kMostCells) link_larger();
    }

    // Whether a house that is always on has all of these cells.
    bool always_differ(std::span<const std::uint32_t> cells) const {
        return std::ranges::any_of(of_cell_[cells.front()], [&](auto place) {
            const Distinct distinct = in_.distincts[owners_[place]];
            return distinct.toggle == kAlways && covers(distinct.cells, cells);
        });
    }

    std::uint64_t union_of(const Distinct& distinct) const {
        std::uint64_t all = 0;
        for (auto cell : distinct.cells) all |= in_.domains[cell];
        return all;
    }

    // Whether another house that is always on says as much: it has the same cells and comes earlier, or it has these
    // and more and this one need not hold all its values. To be asked of each house in their order.
    bool repeats(std::uint32_t index) {
        const Distinct distinct = in_.distincts[index];
        const auto count = static_cast<std::size_t>(std::popcount(union_of(distinct)));
        if (distinct.cells.size() < 2) return count > 1 || distinct.cells.empty();
        const bool must_hold_all = count == distinct.cells.size();
        // Cells a chess move apart are pairs by the hundred.
        if (links_ && distinct.cells.size() == 2 && distinct.toggle == kAlways && !must_hold_all) {
            const auto a = distinct.cells[0], b = distinct.cells[1];
            if (links_->are_linked(a, b)) return true;
            links_->link(a, b);
            return false;
        }
        for (auto place : of_cell_[distinct.cells.front()]) {
            const std::size_t other_index = owners_[place];
            const Distinct other = in_.distincts[other_index];
            if (other_index == index || other.toggle != kAlways || other.cells.size() < distinct.cells.size()) continue;
            const bool same_size = other.cells.size() == distinct.cells.size();
            if (same_size && distinct.toggle == kAlways && other_index > index) continue;
            if (!same_size && must_hold_all) continue;
            if (covers(other.cells, distinct.cells)) return true;
        }
        return false;
    }

private:
    static constexpr std::size_t kMostCells = 1024;  // of a grid for which bits are less work than a search

    void link_larger() {
        links_.emplace(in_.domains.size());
        for (std::size_t i = 0; i < in_.distincts.size(); ++i)
            if (const Distinct distinct = in_.distincts[i]; distinct.toggle == kAlways && distinct.cells.size() > 2)
                links_->link_all(distinct.cells);
    }

    static bool covers(std::span<const std::uint32_t> large, std::span<const std::uint32_t> small) {
        return std::ranges::all_of(small, [&](auto cell) { return std::ranges::find(large, cell) != large.end(); });
    }

    const Primitives& in_;
    Ragged<std::uint32_t> of_cell_;      // per cell, the places of distincts' cells that are it,
    std::vector<std::uint32_t> owners_;  // and per such place, the distinct
    // Cells of a larger house that is always on, or of a pair that is and came before.
    std::optional<CellLinks> links_;
};

}  // namespace gridwright
