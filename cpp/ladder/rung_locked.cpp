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
    const std::uint32_t count = words();
    Set places(count), hit(count);
    for (std::size_t number = 0; number < facts().houses.size(); ++number) {
        const RungHouse& house = facts().houses[number];
        if (!house.values || !wanted(house.sort)) continue;
        for (Mask left = house.values; left; left &= left - 1) {
            const std::uint32_t value = lowest(left);
            if (!has_several(number, value, places)) continue;
            std::size_t word_of_first = 0;
            while (!places[word_of_first]) ++word_of_first;
            const auto first = word_of_first * 64 + static_cast<std::size_t>(std::countr_zero(places[word_of_first]));
            for (const std::uint32_t other : rungs_.houses_of_[first]) {
                if (other == number || facts().houses[other].sort == HouseSort::set) continue;
                const std::uint64_t *its = house_set(number), *across = house_set(other), *held = where(value);
                bool inside = true, some = false;
                for (std::uint32_t word = 0; word < count && inside; ++word) inside = (places[word] & ~across[word]) == 0;
                for (std::uint32_t word = 0; word < count && inside; ++word) {
                    hit[word] = held[word] & open_cells_[word] & across[word] & ~its[word];
                    some |= hit[word] != 0;
                }
                if (!some) continue;
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
    const std::uint32_t count = words();
    const std::uint64_t* held = where(value);
    for (std::size_t third = 0; third < facts().houses.size(); ++third) {
        const RungHouse& other = facts().houses[third];
        if (third == house || other.sort != facts().houses[house].sort || !(other.values & bit_of(value))) continue;
        const std::uint64_t* its = house_set(third);
        bool changed = false, several = false;
        std::optional<std::uint32_t> last;
        for (std::uint32_t word = 0; word < count; ++word) {
            const std::uint64_t here = held[word] & its[word], left = here & ~hit[word];
            changed |= left != here;
            if (!left) continue;
            several |= last || (left & (left - 1));
            last = word * 64 + static_cast<std::uint32_t>(std::countr_zero(left));
        }
        if (!changed || several || !last) continue;
        place(*last, value);
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
            if (!has_several(number, value, places)) continue;
            for (std::uint32_t word = 0; word < words(); ++word) found[word] = where(value)[word] & ~house_set(number)[word];
            see_all(places, value, found);
            each_cell(found, [&](std::uint32_t cell) { any |= is_open(cell) && remove(cell, bit_of(value)); });
        }
    return any;
}

}  // namespace gridwright
