// A table of rows of different lengths, in two flat arrays.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace gridwright {

template <class Item>
class Rows {
public:
    Rows() = default;

    // From items, each with the number of its row. Items keep their order within a row.
    Rows(std::size_t rows, const std::vector<std::pair<std::uint32_t, Item>>& items) : ends_(rows + 1), items_(items.size()) {
        for (const auto& [row, item] : items) ++ends_[row + 1];
        for (std::size_t row = 1; row <= rows; ++row) ends_[row] += ends_[row - 1];
        auto at = ends_;
        for (const auto& [row, item] : items) items_[at[row]++] = item;
    }

    std::span<const Item> operator[](std::size_t row) const {
        return {items_.data() + ends_[row], ends_[row + 1] - ends_[row]};
    }

private:
    std::vector<std::uint32_t> ends_;
    std::vector<Item> items_;
};

}  // namespace gridwright
