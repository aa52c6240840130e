// Rows of different lengths in two flat arrays, whose memory is used again by the next filling.
//
//   ends_    0  2  2  5        row 0 is items_[0 … 2), row 1 is empty, row 2 is items_[2 … 5)
//   items_   a  b  c  d  e
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "layout/assert.hpp"

namespace gridwright {

template <class Item>
class Ragged {
public:
    static constexpr std::uint32_t kNowhere = ~std::uint32_t{0};

    Ragged() = default;

    // From items, each with the number of its row.
    Ragged(std::size_t rows, const std::vector<std::pair<std::uint32_t, Item>>& items) {
        fill(
            rows, items.size(), [&](std::uint32_t i) { return items[i].first; },
            [&](std::uint32_t i) { return items[i].second; });
    }

    // Things are numbered from 0; `row_of(thing)` may be kNowhere. Items keep the order of their things within a row.
    template <class RowOf, class ItemOf>
    void fill(std::size_t rows, std::size_t things, RowOf row_of, ItemOf item_of) {
        ends_.assign(rows + 1, 0);  // each row's begin is the end of the one before
        for (std::uint32_t thing = 0; thing < things; ++thing)
            if (const std::uint32_t row = row_of(thing); row != kNowhere) {
                GRIDWRIGHT_ASSERT(row < rows);
                ++ends_[row + 1];
            }
        for (std::size_t row = 1; row <= rows; ++row) ends_[row] += ends_[row - 1];
        items_.resize(ends_[rows]);
        for (std::uint32_t thing = static_cast<std::uint32_t>(things); thing-- > 0;)
            if (const std::uint32_t row = row_of(thing); row != kNowhere) items_[--ends_[row + 1]] = item_of(thing);
        // Filling moved every end to the begin of its row: one further on, they are ends again.
        for (std::size_t row = 0; row < rows; ++row) ends_[row] = ends_[row + 1];
        ends_[rows] = static_cast<std::uint32_t>(items_.size());
    }

    // The things themselves are the items.
    template <class RowOf>
    void fill(std::size_t rows, std::size_t things, RowOf row_of) {
        fill(rows, things, row_of, [](std::uint32_t thing) { return thing; });
    }

    std::span<const Item> operator[](std::size_t row) const {
        GRIDWRIGHT_ASSERT(row + 1 < ends_.size());
        return {items_.data() + ends_[row], ends_[row + 1] - ends_[row]};
    }

private:
    std::vector<std::uint32_t> ends_;
    std::vector<Item> items_;
};

}  // namespace gridwright
