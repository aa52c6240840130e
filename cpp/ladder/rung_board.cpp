#include "ladder/rung_board.hpp"

#include "ladder/rung_bits.hpp"

namespace gridwright {

RungBoard::RungBoard(const Rungs& rungs, std::span<const std::uint64_t> toggles_on, std::span<const std::uint8_t> givens)
    : rungs_(rungs), toggles_on_(toggles_on), candidates_(rungs.facts_.domains), where_(rungs.places_), values_(rungs.cells()),
      open_cells_(rungs.open_cells_), open_(static_cast<std::uint32_t>(rungs.cells())), broken_(rungs.has_empty_) {
    read_signs();
    remember_sums();
    for (const std::uint32_t hole : facts().holes) place(hole, 1);
    for (std::uint32_t cell = 0; cell < givens.size(); ++cell) {
        broken_ |= givens[cell] > facts().values;
        if (givens[cell] && !broken_) place(cell, givens[cell]);
    }
}

RungBoard::RungBoard(const Rungs& rungs, std::span<const std::uint64_t> toggles_on, std::span<const std::uint64_t> candidates,
                     std::span<const std::uint64_t> open)
    : rungs_(rungs), toggles_on_(toggles_on), candidates_(candidates.begin(), candidates.end()), where_(rungs.facts_.values * rungs.words_),
      values_(rungs.cells()), open_cells_(open.begin(), open.end()), open_(0) {
    read_signs();
    remember_sums();
    for (std::uint32_t cell = 0; cell < candidates_.size(); ++cell) {
        broken_ |= candidates_[cell] == 0;
        each_value(candidates_[cell], [&](std::uint32_t value) { where(value)[cell / 64] |= std::uint64_t{1} << (cell % 64); });
        if (holds(open.data(), cell))
            ++open_;
        else if (candidates_[cell])
            values_[cell] = static_cast<std::uint8_t>(lowest(candidates_[cell]));
    }
}

void RungBoard::remember_sums() {
    if (!rungs_.has_sums_) return;
    changed_.assign(rungs_.cells(), now_);
    sets_left_.resize(facts().choices.size());
    sums_made_.resize(facts().totals.size());
    filled_.resize(facts().filled.size());
}

// Whether any of the values was there.
bool RungBoard::remove(std::uint32_t cell, Mask values) {
    const Mask gone = candidates_[cell] & values;
    if (!gone) return false;
    candidates_[cell] &= ~gone;
    if (!changed_.empty()) changed_[cell] = now_;
    each_value(gone, [&](std::uint32_t value) { where(value)[cell / 64] &= ~(std::uint64_t{1} << (cell % 64)); });
    broken_ |= candidates_[cell] == 0;
    return true;
}

void RungBoard::place(std::uint32_t cell, std::uint32_t value) {
    if (values_[cell] == 0) --open_;
    open_cells_[cell / 64] &= ~(std::uint64_t{1} << (cell % 64));
    values_[cell] = static_cast<std::uint8_t>(value);
    broken_ |= (candidates_[cell] & bit_of(value)) == 0;
    remove(cell, ~bit_of(value));
    const std::uint64_t* peers = rungs_.peers_.data() + cell * rungs_.words_;
    for (std::uint32_t word = 0; word < words(); ++word) {
        const std::uint64_t hit = where(value)[word] & peers[word];
        where(value)[word] &= ~hit;
        for (std::uint64_t left = hit; left; left &= left - 1) {
            const std::uint32_t seen = word * 64 + static_cast<std::uint32_t>(std::countr_zero(left));
            candidates_[seen] &= ~bit_of(value);
            broken_ |= candidates_[seen] == 0;
            if (!changed_.empty()) changed_[seen] = now_;
        }
    }
    for (const std::uint32_t number : rungs_.unequals_of_[cell]) {
        const RungUnequal& pair = facts().unequals[number];
        remove(pair.a == cell ? pair.b : pair.a, pair.values & bit_of(value));
    }
    if (signs_.empty()) return;
    each_cell(above(cell), [&](std::uint32_t other) { remove(other, up_to_value(value)); });
    each_cell(below(cell), [&](std::uint32_t other) { remove(other, ~(bit_of(value) - 1)); });
}

bool RungBoard::last_cell() {
    bool any = false;
    for (std::size_t number = 0; number < facts().houses.size(); ++number) {
        const RungHouse& house = facts().houses[number];
        if (!house.values || house.sort == HouseSort::set) continue;
        const auto last = last_open(number);
        if (!last || !is_single(candidates_[*last])) continue;
        place(*last, lowest(candidates_[*last]));
        any = true;
    }
    return any;
}

bool RungBoard::hidden_single(bool (*wanted)(HouseSort)) {
    bool any = false;
    for (std::size_t number = 0; number < facts().houses.size(); ++number) {
        const RungHouse& house = facts().houses[number];
        if (!house.values || !wanted(house.sort) || is_full(number)) continue;
        Mask once = 0, twice = 0, placed = 0;
        for (const std::uint32_t cell : house.cells) {
            const Mask its = candidates_[cell];
            twice |= once & its;
            once |= its;
            placed |= is_open(cell) ? 0 : its;
        }
        const Mask hidden = once & ~twice & house.values & ~placed;
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
