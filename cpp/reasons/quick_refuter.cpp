#include "reasons/quick_refuter.hpp"

#include <algorithm>
#include <bit>
#include <iterator>
#include <utility>

#include "reasons/masks.hpp"

namespace gridwright {

QuickRefuter::QuickRefuter(const Premises& premises, std::span<const Mask> candidates, const Selection& selection,
                           const std::atomic<bool>& stop)
    : premises_(premises),
      selection_(selection),
      left_(candidates.begin(), candidates.end()),
      places_left_(premises.places),
      is_changed_(premises.cells()),
      is_stale_(premises.parts.size()),
      open_(premises.cells()),
      stop_(stop) {
    for (std::uint32_t cell = 0; cell < premises_.cells(); ++cell)
        each(left_[cell] &= premises_.domains[cell], [&](auto bit) {
            for (auto place : premises_.places_of[premises_.candidate(cell, bit)]) ++places_left_[place];
        });
    restart();
}

void QuickRefuter::restart() {
    undo(0);
    is_broken_ = !wake() || !follow();
    clear_queues();
    root_ = trail_.size();
}

// What the board itself says. Pairs are left to whoever made it, as a Refuter leaves them.
bool QuickRefuter::wake() {
    for (std::uint32_t place = 0; place < premises_.places; ++place) {
        if (places_left_[place] > 1 || !selection_[place]) continue;
        if (places_left_[place] == 0) return false;
        last_places_.push_back(place);
    }
    for (auto cell : selection_.cells()) {
        if (!exclude(cell) || !squeeze(cell)) return false;
        touch_parts(cell);
    }
    return true;
}

bool QuickRefuter::refutes(std::uint32_t cell, Mask mask, int most_sides) {
    sides_.clear();
    return refutes_at_once(cell, mask) || (most_sides && follow_sides(most_sides));
}

bool QuickRefuter::refutes(std::uint32_t cell, Mask mask, std::span<const Refuter::Candidate> sides) {
    if (refutes_at_once(cell, mask)) return true;
    return std::any_of(sides.begin(), sides.end(), [&](const auto& side) {
        return left_[side.cell] & one(side.bit) && fails(side.cell, side.bit) && refutes_side(side);
    });
}

bool QuickRefuter::refutes_at_once(std::uint32_t cell, Mask mask) {
    undo(root_);
    const bool is_possible = !is_broken_ && remove(cell, ~mask) && follow();
    if (!is_possible) clear_queues();
    return !is_possible;
}

// Goes on without a candidate that fails; whether that is a contradiction.
bool QuickRefuter::refutes_side(const Refuter::Candidate& side) {
    const bool is_possible = remove(side.cell, one(side.bit)) && follow();
    if (!is_possible) clear_queues();
    return !is_possible;
}

// Draws all conclusions; false: they contradict each other.
bool QuickRefuter::follow() {
    if (follow_all()) return true;
    clear_queues();
    return false;
}

bool QuickRefuter::follow_all() {
    for (;;) {
        if (!last_places_.empty()) {
            const auto place = last_places_.back();
            last_places_.pop_back();
            if (!hold_last(place)) return false;
        } else if (!changed_.empty()) {
            const auto cell = changed_.back();
            changed_.pop_back();
            is_changed_[cell] = 0;
            if (!look_at(cell)) return false;
        } else if (!stale_.empty()) {
            const auto part = stale_.back();
            stale_.pop_back();
            is_stale_[part] = 0;
            if (!narrow(part)) return false;
        } else {
            return true;
        }
    }
}

// Assumes one candidate after the other, as long as that refutes any.
bool QuickRefuter::follow_sides(int most) {
    std::fill(open_.begin(), open_.end(), Mask{0});
    for (bool progress = true; progress;) {
        progress = false;
        // Where little is left, a refutation says most.
        cells_.clear();
        const auto scope = selection_.cells();
        std::copy_if(scope.begin(), scope.end(), std::back_inserter(cells_), [&](auto cell) {
            return std::popcount(left_[cell]) <= most && !std::has_single_bit(left_[cell]);
        });
        std::stable_sort(cells_.begin(), cells_.end(),
                         [&](auto a, auto b) { return std::popcount(left_[a]) < std::popcount(left_[b]); });
        for (auto cell : cells_)
            for (Mask rest = left_[cell]; rest && !std::has_single_bit(left_[cell]); rest &= rest - 1) {
                const auto bit = first_of(rest);
                if (over()) return false;
                if (!(left_[cell] & one(bit) & ~open_[cell]) || !fails(cell, bit)) continue;
                progress = true;
                sides_.push_back({cell, bit});
                std::fill(open_.begin(), open_.end(), Mask{0});
                if (refutes_side({cell, bit})) return true;
            }
    }
    return false;
}

// Whether a candidate cannot hold. What follows from one that can is possible with it, so none of that fails either.
bool QuickRefuter::fails(std::uint32_t cell, std::uint32_t bit) {
    const auto before = trail_.size();
    const bool is_possible = remove(cell, ~one(bit)) && follow();
    if (!is_possible) clear_queues();
    for (auto at = before; is_possible && at < trail_.size(); ++at)
        if (const Mask left = left_[trail_[at].cell]; std::has_single_bit(left)) open_[trail_[at].cell] |= left;
    undo(before);
    return !is_possible;
}

bool QuickRefuter::remove(std::uint32_t cell, Mask values) {
    values &= left_[cell];
    if (!values) return left_[cell];
    left_[cell] &= ~values;
    trail_.push_back({cell, values});
    bool is_possible = left_[cell];
    each(values, [&](auto bit) {
        for (auto place : premises_.places_of[premises_.candidate(cell, bit)]) {
            if (--places_left_[place] > 1 || !selection_[place]) continue;
            is_possible &= places_left_[place] > 0;
            last_places_.push_back(place);
        }
    });
    if (!std::exchange(is_changed_[cell], 1)) changed_.push_back(cell);
    ++work_;
    return is_possible;
}

bool QuickRefuter::hold_last(std::uint32_t place) {
    const Mask value = one(premises_.all[place].second);
    for (auto cell : premises_.place_cells[place])
        if (left_[cell] & value) return remove(cell, ~value);
    return false;
}

bool QuickRefuter::look_at(std::uint32_t cell) {
    if (!exclude(cell) || (std::popcount(left_[cell]) == 2 && !use_twins(cell)) || !squeeze(cell)) return false;
    touch_parts(cell);
    return true;
}

// A cell that has a value takes it from others.
bool QuickRefuter::exclude(std::uint32_t cell) {
    const Mask value = left_[cell];
    if (!std::has_single_bit(value)) return true;
    const auto rivals = premises_.rivals_of[cell];
    work_ += rivals.size();
    return std::all_of(rivals.begin(), rivals.end(), [&](const Rival& rival) {
        return !(left_[rival.cell] & rival.values & value) || !selection_[rival.premise] || remove(rival.cell, value);
    });
}

bool QuickRefuter::squeeze(std::uint32_t cell) {
    for (const Bond& bond : premises_.bonds_of[cell]) {
        ++work_;
        if (!selection_[bond.premise]) continue;
        Mask gone = 0;
        each(left_[bond.cell], [&](auto bit) {
            if (!(premises_.supports[bond.supports + bit] & left_[cell])) gone |= one(bit);
        });
        if (gone && !remove(bond.cell, gone)) return false;
    }
    return true;
}

// Two cells that differ with the same two values take these from whatever differs from both.
bool QuickRefuter::use_twins(std::uint32_t cell) {
    const auto rivals = premises_.rivals_of[cell];
    work_ += rivals.size();
    for (const Rival& twin : rivals) {
        const Mask values = left_[cell];
        if (left_[twin.cell] != values || values & ~twin.values || !selection_[twin.premise]) continue;
        const auto others = premises_.rivals_of[twin.cell];
        for (const Rival& rival : rivals) {
            if (!(left_[rival.cell] & rival.values & values) || !selection_[rival.premise] || rival.cell == twin.cell) continue;
            const auto other = std::find_if(others.begin(), others.end(), [&](const Rival& o) { return o.cell == rival.cell; });
            if (other == others.end() || !selection_[other->premise]) continue;
            if (!remove(rival.cell, rival.values & other->values & values)) return false;
        }
    }
    return true;
}

bool QuickRefuter::narrow(std::uint32_t number) {
    const RulePart& part = premises_.parts[number];
    now_.clear();
    for (auto cell : part.cells) now_.push_back(left_[cell]);
    work_ += part.size() / PartReader::kQuicker;
    const auto kept = reader_.narrowed(part, now_);
    for (std::size_t place = 0; place < part.cells.size(); ++place)
        if (now_[place] & ~kept[place] && !remove(part.cells[place], ~kept[place])) return false;
    return true;
}

void QuickRefuter::touch_parts(std::uint32_t cell) {
    for (auto part : premises_.parts_of[cell])
        if (selection_[premises_.parts[part].premise] && !std::exchange(is_stale_[part], 1)) stale_.push_back(part);
}

void QuickRefuter::undo(std::size_t removals) {
    for (; trail_.size() > removals; trail_.pop_back()) {
        const auto [cell, values] = trail_.back();
        left_[cell] |= values;
        each(values, [&](auto bit) {
            for (auto place : premises_.places_of[premises_.candidate(cell, bit)]) ++places_left_[place];
        });
    }
}

void QuickRefuter::clear_queues() {
    for (auto cell : changed_) is_changed_[cell] = 0;
    for (auto part : stale_) is_stale_[part] = 0;
    changed_.clear();
    stale_.clear();
    last_places_.clear();
}

}  // namespace gridwright
