#include "ladder/rung_board.hpp"

#include <algorithm>

namespace gridwright {
namespace {

constexpr std::uint64_t bit_of(std::uint32_t value) { return std::uint64_t{1} << (value - 1); }
constexpr bool is_single(std::uint64_t mask) { return mask && (mask & (mask - 1)) == 0; }
std::uint32_t lowest(std::uint64_t mask) { return static_cast<std::uint32_t>(std::countr_zero(mask)) + 1; }

template <class Do>
void each_value(std::uint64_t mask, const Do& act) {
    for (; mask; mask &= mask - 1) act(lowest(mask));
}

template <class Do>
void each_cell(std::span<const std::uint64_t> set, const Do& act) {
    for (std::size_t word = 0; word < set.size(); ++word)
        for (std::uint64_t left = set[word]; left; left &= left - 1)
            act(static_cast<std::uint32_t>(word * 64 + static_cast<std::size_t>(std::countr_zero(left))));
}

bool holds(const std::uint64_t* set, std::uint32_t cell) { return set[cell / 64] >> (cell % 64) & 1; }

}  // namespace

RungBoard::RungBoard(const Rungs& rungs, std::span<const std::uint64_t> toggles_on)
    : rungs_(rungs), toggles_on_(toggles_on), candidates_(rungs.facts_.domains),
      where_(rungs.facts_.values * rungs.words_), values_(rungs.cells()),
      open_(static_cast<std::uint32_t>(rungs.cells())) {
    for (std::uint32_t cell = 0; cell < candidates_.size(); ++cell) {
        broken_ |= candidates_[cell] == 0;
        each_value(candidates_[cell], [&](std::uint32_t value) { where(value)[cell / 64] |= std::uint64_t{1} << (cell % 64); });
    }
    for (const std::uint32_t hole : facts().holes) place(hole, 1);
}

bool RungBoard::is_on(const RungSign& sign) const {
    if (sign.toggle < 0 || toggles_on_.empty()) return true;
    const auto toggle = static_cast<std::uint32_t>(sign.toggle);
    return toggles_on_[toggle / 64] >> (toggle % 64) & 1;
}

// Whether any of the values was there.
bool RungBoard::remove(std::uint32_t cell, Mask values) {
    const Mask gone = candidates_[cell] & values;
    if (!gone) return false;
    candidates_[cell] &= ~gone;
    each_value(gone, [&](std::uint32_t value) { where(value)[cell / 64] &= ~(std::uint64_t{1} << (cell % 64)); });
    broken_ |= candidates_[cell] == 0;
    return true;
}

void RungBoard::place(std::uint32_t cell, std::uint32_t value) {
    if (values_[cell] == 0) --open_;
    values_[cell] = static_cast<std::uint8_t>(value);
    broken_ |= (candidates_[cell] & bit_of(value)) == 0;
    remove(cell, ~bit_of(value));
    const std::uint64_t* peers = rungs_.peers_.data() + cell * rungs_.words_;
    for (std::uint32_t word = 0; word < words(); ++word) {
        const std::uint64_t hit = where(value)[word] & peers[word];
        where(value)[word] &= ~hit;
        for (std::uint64_t left = hit; left; left &= left - 1) {
            Mask& other = candidates_[word * 64 + static_cast<std::uint32_t>(std::countr_zero(left))];
            other &= ~bit_of(value);
            broken_ |= other == 0;
        }
    }
    for (const std::uint32_t number : rungs_.unequals_of_[cell]) {
        const RungUnequal& pair = facts().unequals[number];
        remove(pair.a == cell ? pair.b : pair.a, pair.values & bit_of(value));
    }
    for (const std::uint32_t number : rungs_.signs_of_[cell]) {
        const RungSign& sign = facts().signs[number];
        if (!is_on(sign)) continue;
        if (sign.less == cell)
            remove(sign.greater, bit_of(value) | (bit_of(value) - 1));
        else
            remove(sign.less, ~(bit_of(value) - 1));
    }
}

bool RungBoard::last_cell() {
    bool any = false;
    for (const RungHouse& house : facts().houses) {
        if (!house.values || house.sort == HouseSort::set) continue;
        std::uint32_t open = 0, last = 0;
        for (const std::uint32_t cell : house.cells)
            if (is_open(cell)) {
                ++open;
                last = cell;
            }
        if (open != 1 || !is_single(candidates_[last])) continue;
        place(last, lowest(candidates_[last]));
        any = true;
    }
    return any;
}

bool RungBoard::hidden_single(bool (*wanted)(HouseSort)) {
    bool any = false;
    for (const RungHouse& house : facts().houses) {
        if (!house.values || !wanted(house.sort)) continue;
        Mask once = 0, twice = 0;
        for (const std::uint32_t cell : house.cells) {
            twice |= once & candidates_[cell];
            once |= candidates_[cell];
        }
        const Mask hidden = once & ~twice & house.values;
        if (!hidden) continue;
        for (const std::uint32_t cell : house.cells) {
            const Mask here = candidates_[cell] & hidden;
            if (!here || !is_open(cell)) continue;
            place(cell, lowest(here));
            any = true;
            if (broken_) return true;
        }
    }
    return any;
}

bool RungBoard::naked_single() {
    bool any = false;
    for (std::uint32_t cell = 0; cell < candidates_.size(); ++cell)
        if (is_open(cell) && is_single(candidates_[cell])) {
            place(cell, lowest(candidates_[cell]));
            any = true;
        }
    return any;
}

bool RungBoard::extreme_end() {
    bool any = false;
    for (const RungSign& sign : facts().signs) {
        if (!is_on(sign)) continue;
        const Mask less = facts().domains[sign.less], greater = facts().domains[sign.greater];
        any |= remove(sign.less, ~((std::uint64_t{1} << (63 - std::countl_zero(greater))) - 1));
        const Mask bottom = less & (~less + 1);
        any |= remove(sign.greater, bottom | (bottom - 1));
    }
    return any;
}

bool RungBoard::sign_bound() {
    bool any = false;
    for (const RungSign& sign : facts().signs) {
        if (broken_ || !is_on(sign)) continue;
        const Mask bottom = candidates_[sign.less] & (~candidates_[sign.less] + 1);
        any |= remove(sign.greater, bottom | (bottom - 1));
        if (broken_) return true;
        any |= remove(sign.less, ~((std::uint64_t{1} << (63 - std::countl_zero(candidates_[sign.greater]))) - 1));
    }
    return any;
}

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
                    hit[word] = where(value)[word] & house_set(other)[word] & ~house_set(number)[word];
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

// Of the cells in `found`, those that cannot hold a value whichever of these places does.
void RungBoard::see_all(const Set& places, std::uint32_t value, Set& found) const {
    Set seen(words());
    each_cell(places, [&](std::uint32_t place) {
        std::copy_n(rungs_.peers_.data() + place * rungs_.words_, words(), seen.begin());
        const auto add = [&](std::uint32_t cell) { seen[cell / 64] |= std::uint64_t{1} << (cell % 64); };
        for (const std::uint32_t number : rungs_.unequals_of_[place]) {
            const RungUnequal& pair = facts().unequals[number];
            if (pair.values & bit_of(value)) add(pair.a == place ? pair.b : pair.a);
        }
        for (const std::uint32_t number : rungs_.signs_of_[place]) {
            const RungSign& sign = facts().signs[number];
            if (is_on(sign)) add(sign.less == place ? sign.greater : sign.less);
        }
        for (std::uint32_t word = 0; word < words(); ++word) found[word] &= seen[word];
    });
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

// So many values that have as many places in a full house leave no room there for others; one of these then has one place.
bool RungBoard::direct_hidden(std::uint32_t size) {
    for (const RungHouse& house : facts().houses) {
        if (!house.values) continue;
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

bool RungBoard::leftover_cell() {
    bool any = false;
    for (const RungLeftover& leftover : facts().leftovers)
        for (const auto& [one, other] : {std::pair{leftover.one, leftover.other}, {leftover.other, leftover.one}}) {
            const Mask values = leftover.values;
            if (!is_open(other) && is_open(one) && (candidates_[one] & candidates_[other] & values)) {
                place(one, values_[other]);
                any = true;
            }
            if (is_open(other)) any |= remove(other, values & ~candidates_[one]);
        }
    return any;
}

}  // namespace gridwright
