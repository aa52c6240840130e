// Subsets: as many cells as values, or as many values as places.
#include "ladder/rung_board.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "ladder/rung_bits.hpp"

namespace gridwright {

// Whether so many values of a full house have two places at least and as many as they are at most, four being counted.
bool RungBoard::has_few_places(const RungHouse& house, std::uint32_t size) const {
    std::array<Mask, 6> often{};  // the values that have so many places at least
    for (const std::uint32_t cell : house.cells) {
        for (std::size_t times = often.size() - 1; times > 1; --times) often[times] |= often[times - 1] & candidates_[cell];
        often[1] |= candidates_[cell];
    }
    Mask few = often[2] & ~often[size + 1] & house.values;
    for (std::uint32_t count = 1; few && count < size; ++count) few &= few - 1;
    return few != 0;
}

// So many values that have as many places in a full house leave no room there for others; one of these then has one place.
bool RungBoard::direct_hidden(std::uint32_t size) {
    for (const RungHouse& house : facts().houses) {
        if (!house.values || !has_few_places(house, size)) continue;
        const auto cells = static_cast<std::uint32_t>(house.cells.size());
        std::uint32_t open = 0;
        for (const std::uint32_t cell : house.cells) open += is_open(cell);
        if (open <= size) continue;
        std::uint64_t places[64] = {};  // per value, by place in the house
        for (std::uint32_t i = 0; i < cells; ++i)
            each_value(candidates_[house.cells[i]] & house.values, [&](std::uint32_t value) { places[value - 1] |= std::uint64_t{1} << i; });
        std::uint32_t few[64], count = 0;  // values with few places
        each_value(house.values, [&](std::uint32_t value) {
            const int here = std::popcount(places[value - 1]);
            if (here >= 2 && here <= static_cast<int>(size)) few[count++] = value;
        });
        const auto single = [&](std::uint64_t taken, Mask values) {
            for (Mask left = house.values & ~values; left; left &= left - 1) {
                const std::uint32_t value = lowest(left);
                const std::uint64_t after = places[value - 1] & ~taken;
                if (after == places[value - 1] || !is_single(after)) continue;
                place(house.cells[static_cast<std::size_t>(std::countr_zero(after))], value);
                return true;
            }
            return false;
        };
        for (std::uint32_t i = 0; i < count; ++i)
            for (std::uint32_t j = i + 1; j < count; ++j) {
                const std::uint64_t two = places[few[i] - 1] | places[few[j] - 1];
                const Mask values = bit_of(few[i]) | bit_of(few[j]);
                if (size == 2) {
                    if (std::popcount(two) == 2 && single(two, values)) return true;
                    continue;
                }
                for (std::uint32_t k = j + 1; k < count; ++k) {
                    const std::uint64_t three = two | places[few[k] - 1];
                    if (std::popcount(three) == 3 && single(three, values | bit_of(few[k]))) return true;
                }
            }
    }
    return false;
}

// So many values in as many cells of a house: where all of these that can hold one of them are seen, it goes.
bool RungBoard::cross_out(std::span<const std::uint32_t> cells, Mask values) {
    bool any = false;
    Set holders(words()), found(words());
    each_value(values, [&](std::uint32_t value) {
        std::ranges::fill(holders, 0);
        for (std::uint32_t word = 0; word < words(); ++word) found[word] = where(value)[word] & open_cells_[word];
        for (const std::uint32_t cell : cells) {
            found[cell / 64] &= ~(std::uint64_t{1} << (cell % 64));
            if (holds(where(value), cell)) holders[cell / 64] |= std::uint64_t{1} << (cell % 64);
        }
        see_all(holders, value, found);
        each_cell(found, [&](std::uint32_t cell) { any |= remove(cell, bit_of(value)); });
    });
    return any;
}

bool RungBoard::naked(std::uint32_t size) {
    std::vector<std::uint32_t> few;
    std::vector<std::uint32_t> chosen(size);
    for (const RungHouse& house : facts().houses) {
        std::uint32_t open = 0;
        few.clear();
        for (const std::uint32_t cell : house.cells) {
            if (!is_open(cell)) continue;
            ++open;
            const int count = std::popcount(candidates_[cell]);
            if (count > 1 && count <= static_cast<int>(size)) few.push_back(cell);
        }
        if ((house.values && open <= size) || few.size() < size) continue;
        const auto grow = [&](const auto& self, std::uint32_t count, std::size_t from, Mask values) -> bool {
            if (std::popcount(values) > static_cast<int>(size)) return false;
            if (count == size)
                return std::popcount(values) == static_cast<int>(size) && cross_out(chosen, values);
            for (std::size_t i = from; i + (size - count) <= few.size(); ++i) {
                chosen[count] = few[i];
                if (self(self, count + 1, i + 1, values | candidates_[few[i]])) return true;
            }
            return false;
        };
        if (grow(grow, 0, 0, 0)) return true;
    }
    return false;
}

bool RungBoard::hidden(std::uint32_t size) {
    for (const RungHouse& house : facts().houses) {
        if (!house.values || !has_few_places(house, size)) continue;
        std::uint32_t open = 0;
        for (const std::uint32_t cell : house.cells) open += is_open(cell);
        if (open <= size) continue;
        std::uint64_t places[64] = {};  // per value, by place in the house
        for (std::uint32_t i = 0; i < house.cells.size(); ++i)
            each_value(candidates_[house.cells[i]] & house.values, [&](std::uint32_t value) { places[value - 1] |= std::uint64_t{1} << i; });
        std::uint32_t few[64], count = 0;  // values with few places
        each_value(house.values, [&](std::uint32_t value) {
            const int here = std::popcount(places[value - 1]);
            if (here >= 2 && here <= static_cast<int>(size)) few[count++] = value;
        });
        const auto grow = [&](const auto& self, std::uint32_t chosen, std::uint32_t from, std::uint64_t taken, Mask values) -> bool {
            if (std::popcount(taken) > static_cast<int>(size)) return false;
            if (chosen == size) {
                bool any = false;
                for (std::uint64_t left = std::popcount(taken) == static_cast<int>(size) ? taken : 0; left; left &= left - 1)
                    any |= remove(house.cells[static_cast<std::size_t>(std::countr_zero(left))], ~values);
                return any;
            }
            for (std::uint32_t i = from; i + (size - chosen) <= count; ++i)
                if (self(self, chosen + 1, i + 1, taken | places[few[i] - 1], values | bit_of(few[i]))) return true;
            return false;
        };
        if (grow(grow, 0, 0, 0, 0)) return true;
    }
    return false;
}

}  // namespace gridwright
