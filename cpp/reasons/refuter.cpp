// The course of a refutation: what may be used, what is assumed, and in which order conclusions are drawn.
#include "reasons/refuter.hpp"

#include <algorithm>
#include <bit>
#include <stdexcept>

#include "reasons/causes.hpp"
#include "reasons/refuter_rules.hpp"

namespace gridwright {

Refuter::Refuter(const Premises& premises, std::span<const Mask> candidates, const Selection& selection,
                 const std::atomic<bool>& stop)
    : premises_(premises),
      selection_(selection),
      base_(candidates.begin(), candidates.end()),
      places_left_(premises.places),
      removal_of_(candidates.size() * premises.values, kNone),
      holding_of_(removal_of_),
      queue_(kHeaviest + 1),
      is_stale_(premises.parts.size()),
      proposed_(removal_of_.size() * 2, kNone),
      seen_(premises.all.size()),
      stop_(stop) {
    if (candidates.size() != premises.cells()) throw std::invalid_argument("candidates do not match the premises");
    for (std::uint32_t cell = 0; cell < premises_.cells(); ++cell)
        each(base_[cell] &= premises_.domains[cell], [&](auto bit) {
            for (auto place : premises_.places_of[premises_.candidate(cell, bit)]) ++places_left_[place];
        });
    left_ = base_;
    find_pending();
}

// A board on which all singles are taken says nothing by itself, and most boards are such.
void Refuter::find_pending() {
    for (std::uint32_t cell = 0; cell < base_.size(); ++cell) {
        const auto rivals = premises_.rivals_of[cell];
        if (std::has_single_bit(base_[cell]) && std::any_of(rivals.begin(), rivals.end(), [&](const Rival& rival) {
                return base_[rival.cell] & rival.values & base_[cell];
            }))
            pending_cells_.push_back(cell);
        for (const Bond& bond : premises_.bonds_of[cell]) {
            bool acts = false;
            each(base_[bond.cell], [&](auto bit) { acts |= !(premises_.supports[bond.supports + bit] & base_[cell]); });
            if (acts) pending_bonds_.push_back(&bond);
        }
    }
    for (std::uint32_t place = 0; place < premises_.places; ++place) {
        const auto cells = premises_.place_cells[place];
        const auto is_open = [&](std::uint32_t cell) {
            return base_[cell] & one(premises_.all[place].second) && !std::has_single_bit(base_[cell]);
        };
        if (places_left_[place] == 0 || (places_left_[place] == 1 && std::any_of(cells.begin(), cells.end(), is_open)))
            pending_places_.push_back(place);
    }
    for (const RulePart& part : premises_.parts)
        look_at(part, [&](const Event& event) { pending_removals_.push_back(event); });
    always_absent_ = absent_.size();
}

bool Refuter::refutes(std::uint32_t cell, Mask mask, std::span<const Candidate> sides, std::uint32_t bound) {
    undo({0, 0, 0, always_absent_});
    clear_queue();
    sides_.clear();
    twins_.clear();
    goal_ = {};
    bound_ = bound;
    mask &= base_[cell];
    if (std::has_single_bit(mask))
        propose({cell, first_of(mask), true, Why::assumed});
    else
        each(base_[cell] & ~mask, [&](auto bit) { propose({cell, bit, false, Why::assumed}); });
    wake();
    return follow() || follow_sides(sides);
}

void Refuter::wake() {
    for (auto place : pending_places_) {
        if (!selection_[place]) continue;
        if (places_left_[place] == 1)
            hold_last_place(place);
        else  // nowhere to begin with: any of its cells contradicts it
            contradict({premises_.place_cells[place][0], premises_.all[place].second, true, Why::hidden, place});
    }
    for (auto cell : pending_cells_) propose({cell, first_of(base_[cell]), true, Why::naked});
    for (const Bond* bond : pending_bonds_)
        if (selection_[bond->premise]) squeeze(*bond);
    for (const Event& event : pending_removals_)
        if (selection_[event.premise]) propose(event);
}

// Draws conclusions until none is left that is lighter than a contradiction; whether there was any.
bool Refuter::follow() {
    for (; lightest_ <= heaviest_ && lightest_ <= bound_; ++lightest_) {
        auto& bucket = queue_[lightest_];
        following_ = lightest_;
        // What follows may weigh nothing more, and go to the same bucket.
        for (std::size_t next = 0; next < bucket.size(); ++next) {
            apply(bucket[next]);
            if (next + 1 == bucket.size()) look_at_stale_parts();
        }
        bucket.clear();
    }
    clear_queue();
    return goal_.contradicts;
}

// Assumes one candidate after the other, and goes on with what that refutes.
bool Refuter::follow_sides(std::span<const Candidate> sides) {
    for (const auto& [cell, bit] : sides) {
        if (stop_) return false;
        if (!(left_[cell] & one(bit)) || !refute_side(cell, bit)) continue;
        propose({cell, bit, false, Why::nested, kNone, static_cast<std::uint32_t>(sides_.size() - 1)});
        if (follow()) return true;
    }
    return false;
}

bool Refuter::refute_side(std::uint32_t cell, std::uint32_t bit) {
    const Mark before = mark();
    const auto bound = bound_;
    propose({cell, bit, true, Why::assumed});
    const bool refuted = follow();
    if (refuted) {
        Side side{{cell, bit}, {}, {}, {}};
        side.premises.assign(premises().begin(), premises().end());
        const auto needed = cone();
        for (std::uint32_t at = 0; at < events_.size(); ++at) {
            if (!needed[at]) continue;
            if (at < before.events)
                side.events.push_back(at);
            else
                add_grounds_of(events_[at], side.grounds);
        }
        add_grounds_of(goal_, side.grounds);
        sides_.push_back(std::move(side));
    }
    undo(before);
    goal_ = {};
    bound_ = bound;
    return refuted;
}

void Refuter::undo(const Mark& mark) {
    for (; events_.size() > mark.events; events_.pop_back()) {
        const Event& event = events_.back();
        const auto candidate = premises_.candidate(event.cell, event.bit);
        if (event.holds) {
            holding_of_[candidate] = kNone;
            continue;
        }
        removal_of_[candidate] = kNone;
        left_[event.cell] |= one(event.bit);
        for (auto place : premises_.places_of[candidate]) ++places_left_[place];
    }
    for (; proposals_.size() > mark.proposals; proposals_.pop_back()) proposed_[proposals_.back().first] = proposals_.back().second;
    sets_.resize(mark.sets);
    absent_.resize(mark.absent);
}

void Refuter::clear_queue() {
    for (; lightest_ <= heaviest_; ++lightest_) queue_[lightest_].clear();
    lightest_ = kHeaviest + 1;
    heaviest_ = following_ = 0;
}

}  // namespace gridwright
