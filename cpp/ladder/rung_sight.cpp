// What a value in one cell does to others.
#include "ladder/rung_board.hpp"

#include <algorithm>

#include "ladder/rung_bits.hpp"

namespace gridwright {

// The cells that cannot hold a value when a cell does.
void RungBoard::seen_from(std::uint32_t cell, std::uint32_t value, Set& seen) const {
    std::copy_n(rungs_.peers_.data() + cell * rungs_.words_, words(), seen.begin());
    for (const std::uint32_t number : rungs_.unequals_of_[cell]) {
        const RungUnequal& pair = facts().unequals[number];
        if (pair.values & bit_of(value)) add_to(seen, pair.a == cell ? pair.b : pair.a);
    }
    if (signs_.empty()) return;
    for (std::uint32_t word = 0; word < words(); ++word) seen[word] |= above(cell)[word] | below(cell)[word];
}

// Of the cells in `found`, those that cannot hold a value whichever of these places does.
void RungBoard::see_all(const Set& places, std::uint32_t value, Set& found) const {
    Set seen(words());
    each_cell(places, [&](std::uint32_t place) {
        seen_from(place, value, seen);
        for (std::uint32_t word = 0; word < words(); ++word) found[word] &= seen[word];
    });
}

// What is left of a cell's candidates when another one holds a value.
RungBoard::Mask RungBoard::left_beside(std::uint32_t cell, std::uint32_t other, std::uint32_t value) const {
    Mask left = candidates_[cell];
    if (holds(rungs_.peers_.data() + other * rungs_.words_, cell)) left &= ~bit_of(value);
    for (const std::uint32_t number : rungs_.unequals_of_[other]) {
        const RungUnequal& pair = facts().unequals[number];
        if (pair.a == cell || pair.b == cell) left &= ~(pair.values & bit_of(value));
    }
    return signs_.empty() ? left : left & ~against(cell, other, value);
}

// The open cells with two candidates.
RungBoard::Set RungBoard::cells_of_two() const {
    Set two(words());
    each_cell(open_cells_, [&](std::uint32_t cell) {
        const Mask mask = candidates_[cell], rest = mask & (mask - 1);
        if (is_single(rest)) add_to(two, cell);
    });
    return two;
}

// The open cells that a value in a cell leaves one candidate, with that. Without signs it takes no more than its own from any:
// so these are among the cells of two.
void RungBoard::force(std::uint32_t cell, std::uint32_t value, const Set& two, std::vector<Forced>& forced) const {
    forced.clear();
    const std::uint64_t* peers = rungs_.peers_.data() + cell * rungs_.words_;
    const std::uint64_t* held = where_.data() + (value - 1) * rungs_.words_;
    for (std::uint32_t word = 0; word < words(); ++word) {
        std::uint64_t near = two[word] & held[word];
        if (rungs_.unequals_of_[cell].empty()) near &= peers[word];
        if (!signs_.empty()) near |= (above(cell)[word] | below(cell)[word]) & open_cells_[word];
        for (; near; near &= near - 1) {
            const std::uint32_t other = word * 64 + static_cast<std::uint32_t>(std::countr_zero(near));
            if (other == cell) continue;
            const Mask left = left_beside(other, cell, value);
            if (left != candidates_[other] && is_single(left)) forced.push_back({other, lowest(left)});
        }
    }
}

// A value that would leave two cells one and the same candidate, which they cannot both hold.
bool RungBoard::forbidden_pair() {
    if (signs_.empty() && facts().unequals.empty()) return false;
    bool any = false;
    Set seen(words());
    const Set two = cells_of_two();
    std::vector<Forced> forced;
    for (std::uint32_t cell = 0; cell < candidates_.size(); ++cell) {
        if (!is_open(cell)) continue;
        each_value(candidates_[cell], [&](std::uint32_t value) {
            force(cell, value, two, forced);
            bool is_wrong = false;
            for (std::size_t i = 0; i + 1 < forced.size() && !is_wrong; ++i) {
                seen_from(forced[i].cell, forced[i].value, seen);
                for (std::size_t j = i + 1; j < forced.size(); ++j)
                    is_wrong |= forced[i].value == forced[j].value && holds(seen.data(), forced[j].cell);
            }
            if (is_wrong) any |= remove(cell, bit_of(value));
        });
    }
    return any;
}

// Each value of a pivot leaves another pincer, a cell of two candidates, only the value that the wing is about.
bool RungBoard::wing(std::uint32_t pincers, std::uint32_t fewest, std::uint32_t most) {
    const Set two = cells_of_two();
    for (std::uint32_t pivot = 0; pivot < candidates_.size(); ++pivot) {
        const Mask mask = candidates_[pivot];
        const auto count = static_cast<std::uint32_t>(std::popcount(mask));
        if (!is_open(pivot) || count < fewest || count > most) continue;
        std::vector<std::pair<std::uint32_t, std::vector<Forced>>> by_value;
        each_value(mask, [&](std::uint32_t value) {
            std::vector<Forced> forced;
            force(pivot, value, two, forced);
            std::erase_if(forced, [&](const Forced& one) { return !holds(two.data(), one.cell); });
            by_value.emplace_back(value, std::move(forced));
        });
        const bool is_holder = count > pincers;
        Mask all = mask;
        if (!is_holder) {
            all = 0;
            for (const Forced& one : by_value.front().second) all |= bit_of(one.value);
            all &= ~mask;
        }
        for (; all; all &= all - 1)
            if (wing_on(pivot, is_holder, lowest(all), by_value)) return true;
    }
    return false;
}

bool RungBoard::wing_on(std::uint32_t pivot, bool is_holder, std::uint32_t value, const ForcedByValue& by_value) {
    Set holders(words()), hit(words());
    if (is_holder) add_to(holders, pivot);
    const auto grow = [&](const auto& self, std::size_t number) -> bool {
        if (number == by_value.size()) {
            for (std::uint32_t word = 0; word < words(); ++word) hit[word] = where(value)[word] & open_cells_[word];
            see_all(holders, value, hit);
            bool any = false;
            each_cell(hit, [&](std::uint32_t cell) { any |= remove(cell, bit_of(value)); });
            return any;
        }
        if (by_value[number].first == value) return self(self, number + 1);
        for (const Forced& one : by_value[number].second) {
            if (one.value != value || holds(holders.data(), one.cell)) continue;
            add_to(holders, one.cell);
            if (self(self, number + 1)) return true;
            holders[one.cell / 64] &= ~(std::uint64_t{1} << (one.cell % 64));
        }
        return false;
    };
    return grow(grow, 0);
}

}  // namespace gridwright
