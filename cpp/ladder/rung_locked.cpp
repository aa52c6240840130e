// Locked candidates: wherever a value stands in one house, another cell sees it.
#include "ladder/rung_board.hpp"

#include <algorithm>
#include <bit>

#include "ladder/rung_bits.hpp"

namespace gridwright {

// The cells of a house that can hold a value, and how many they are.
std::uint32_t RungBoard::places_in(std::size_t house, std::uint32_t value, Set& places) {
    std::uint32_t count = 0;
    for (std::uint32_t word = 0; word < words(); ++word) {
        places[word] = where(value)[word] & house_set(house)[word];
        count += static_cast<std::uint32_t>(std::popcount(places[word]));
    }
    return count;
}

// A value whose places in a house all lie in another house, a line or a region, leaves the rest of that. If only that counts
// which is direct: where this leaves a house of the same sort one place for the value.
bool RungBoard::crossing(bool (*wanted)(HouseSort), bool direct) {
    bool any = false;
    Set places(words()), hit(words());
    for (std::size_t number = 0; number < facts().houses.size(); ++number) {
        const RungHouse& house = facts().houses[number];
        if (!house.values || !wanted(house.sort)) continue;
        for (Mask left = house.values; left; left &= left - 1) {
            const std::uint32_t value = lowest(left);
            if (places_in(number, value, places) < 2) continue;
            std::size_t word_of_first = 0;
            while (!places[word_of_first]) ++word_of_first;
            const auto first = word_of_first * 64 + static_cast<std::size_t>(std::countr_zero(places[word_of_first]));
            for (const std::uint32_t other : rungs_.houses_of_[first]) {
                if (other == number || facts().houses[other].sort == HouseSort::set) continue;
                bool inside = true, some = false;
                for (std::uint32_t word = 0; word < words(); ++word) {
                    inside &= (places[word] & ~house_set(other)[word]) == 0;
                    hit[word] = where(value)[word] & open_cells_[word] & house_set(other)[word] & ~house_set(number)[word];
                    some |= hit[word] != 0;
                }
                if (!inside || !some) continue;
                if (direct) {
                    any |= direct_single(number, value, hit);
                    if (any) return true;
                } else {
                    each_cell(hit, [&](std::uint32_t cell) { any |= remove(cell, bit_of(value)); });
                }
            }
        }
    }
    return any;
}

bool RungBoard::direct_single(std::size_t house, std::uint32_t value, const Set& hit) {
    for (std::size_t third = 0; third < facts().houses.size(); ++third) {
        const RungHouse& other = facts().houses[third];
        if (third == house || other.sort != facts().houses[house].sort || !(other.values & bit_of(value))) continue;
        std::uint32_t count = 0, last = 0;
        bool changed = false;
        for (const std::uint32_t cell : other.cells) {
            if (!holds(where(value), cell)) continue;
            if (holds(hit.data(), cell)) {
                changed = true;
            } else {
                ++count;
                last = cell;
            }
        }
        if (!changed || count != 1) continue;
        place(last, value);
        return true;
    }
    return false;
}

bool RungBoard::locked() {
    bool any = false;
    Set places(words()), found(words());
    for (std::size_t number = 0; number < facts().houses.size(); ++number)
        for (Mask left = facts().houses[number].values; left; left &= left - 1) {
            const std::uint32_t value = lowest(left);
            if (places_in(number, value, places) < 2) continue;
            for (std::uint32_t word = 0; word < words(); ++word) found[word] = where(value)[word] & ~house_set(number)[word];
            see_all(places, value, found);
            each_cell(found, [&](std::uint32_t cell) { any |= is_open(cell) && remove(cell, bit_of(value)); });
        }
    return any;
}

}  // namespace gridwright
