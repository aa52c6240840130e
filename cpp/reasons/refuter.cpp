#include "reasons/refuter.hpp"

#include <algorithm>
#include <numeric>
#include <stdexcept>

#include "reasons/causes.hpp"

namespace gridwright {

Refuter::Refuter(const Premises& premises, std::span<const Mask> candidates, const std::atomic<bool>& stop)
    : premises_(premises),
      base_(candidates.begin(), candidates.end()),
      places_left_(premises.places),
      allowed_(premises.all.size()),
      removal_of_(candidates.size() * premises.values, kNone),
      holding_of_(removal_of_),
      queue_(kHeaviest + 1),
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
    allow_all();
}

void Refuter::allow_all() {
    std::fill(allowed_.begin(), allowed_.end(), std::uint8_t{1});
    scope_.resize(base_.size());
    std::iota(scope_.begin(), scope_.end(), 0u);
}

void Refuter::allow_only(std::span<const std::uint32_t> premises) {
    std::fill(allowed_.begin(), allowed_.end(), std::uint8_t{0});
    scope_.clear();
    for (auto number : premises) {
        allowed_[number] = 1;
        const Premise& premise = premises_.all[number];
        switch (premise.sort) {
            case Premise::Sort::place: {
                const auto cells = premises_.place_cells[number];
                scope_.insert(scope_.end(), cells.begin(), cells.end());
                break;
            }
            case Premise::Sort::unequal:
            case Premise::Sort::related: scope_.insert(scope_.end(), {premise.first, premise.second});
        }
    }
    std::sort(scope_.begin(), scope_.end());
    scope_.erase(std::unique(scope_.begin(), scope_.end()), scope_.end());
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
}

bool Refuter::refutes(std::uint32_t cell, Mask mask, std::uint32_t bound) {
    undo(0, 0, 0);
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
    return follow() || (nested_ && follow_sides());
}

void Refuter::wake() {
    for (auto place : pending_places_) {
        if (!allowed_[place]) continue;
        if (places_left_[place] == 1)
            hold_last_place(place);
        else  // nowhere to begin with: any of its cells contradicts it
            contradict({premises_.place_cells[place][0], premises_.all[place].second, true, Why::hidden, place});
    }
    for (auto cell : pending_cells_) propose({cell, first_of(base_[cell]), true, Why::naked});
    for (const Bond* bond : pending_bonds_)
        if (allowed_[bond->premise]) squeeze(*bond);
}

// Draws conclusions until none is left that is lighter than a contradiction; whether there was any.
bool Refuter::follow() {
    for (; lightest_ <= heaviest_ && lightest_ <= bound_; ++lightest_) {
        auto& bucket = queue_[lightest_];
        // What follows may weigh nothing more, and go to the same bucket.
        for (std::size_t next = 0; next < bucket.size(); ++next) apply(bucket[next]);
        bucket.clear();
    }
    clear_queue();
    return goal_.contradicts;
}

// Assumes one candidate after the other, as long as that refutes any.
bool Refuter::follow_sides() {
    for (bool progress = true; progress;) {
        progress = false;
        for (auto cell : scope_)
            for (Mask rest = left_[cell]; rest && !std::has_single_bit(left_[cell]); rest &= rest - 1) {
                const auto bit = first_of(rest);
                if (over()) return false;
                if (!(left_[cell] & one(bit)) || !refute_side(cell, bit)) continue;
                progress = true;
                propose({cell, bit, false, Why::nested, kNone, static_cast<std::uint32_t>(sides_.size() - 1)});
                if (follow()) return true;
            }
    }
    return false;
}

bool Refuter::refute_side(std::uint32_t cell, std::uint32_t bit) {
    const auto events = events_.size(), sets = sets_.size(), proposals = proposals_.size();
    const auto bound = bound_;
    propose({cell, bit, true, Why::assumed});
    const bool refuted = follow();
    if (refuted) {
        Side side;
        side.premises.assign(premises().begin(), premises().end());
        const auto needed = cone();
        for (std::uint32_t at = 0; at < events_.size(); ++at) {
            if (!needed[at]) continue;
            if (at < events)
                side.events.push_back(at);
            else
                add_grounds_of(events_[at], side.grounds);
        }
        add_grounds_of(goal_, side.grounds);
        sides_.push_back(std::move(side));
    }
    undo(events, sets, proposals);
    goal_ = {};
    bound_ = bound;
    return refuted;
}

void Refuter::apply(Event event) {
    const auto candidate = premises_.candidate(event.cell, event.bit);
    auto& known = event.holds ? holding_of_[candidate] : removal_of_[candidate];
    if (known != kNone || event.weight > bound_) return;
    known = static_cast<std::uint32_t>(events_.size());
    if (event.why == Why::taken || event.why == Why::unequal)
        inherit(event);
    else
        gather(event);
    events_.push_back(event);
    ++work_;
    if (event.holds)
        apply_holding(event, known);
    else
        apply_removal(event);
}

void Refuter::apply_holding(const Event& event, std::uint32_t at) {
    if (removal_of_[premises_.candidate(event.cell, event.bit)] != kNone)
        return contradict({event.cell, event.bit, true, Why::clash, kNone, at});
    each(left_[event.cell] & ~one(event.bit),
         [&](auto bit) { propose_next({event.cell, bit, false, Why::taken, kNone, at, event.weight}); });
    for (const Rival& rival : premises_.rivals_of[event.cell])
        if (left_[rival.cell] & rival.values & one(event.bit) && allowed_[rival.premise])
            propose_next({rival.cell, event.bit, false, Why::unequal, rival.premise, at, event.weight});
}

void Refuter::apply_removal(const Event& event) {
    const auto cell = event.cell, bit = event.bit, candidate = premises_.candidate(cell, bit);
    left_[cell] &= ~one(bit);
    for (auto place : premises_.places_of[candidate]) --places_left_[place];
    if (holding_of_[candidate] != kNone) contradict({cell, bit, true, Why::clash, kNone, holding_of_[candidate]});
    if (left_[cell] == 0) contradict({cell, bit, true, Why::naked});
    if (std::has_single_bit(left_[cell])) propose({cell, first_of(left_[cell]), true, Why::naked});
    if (std::popcount(left_[cell]) == 2) find_twins(cell);
    for (auto place : premises_.places_of[candidate]) {
        if (!allowed_[place]) continue;
        if (places_left_[place] == 0) contradict({cell, bit, true, Why::hidden, place});
        if (places_left_[place] == 1) hold_last_place(place);
    }
    for (const Bond& bond : premises_.bonds_of[cell])
        if (allowed_[bond.premise]) squeeze(bond);
}

void Refuter::squeeze(const Bond& bond) {
    each(left_[bond.cell], [&](auto bit) {
        if (!(premises_.supports[bond.supports + bit] & left_[bond.owner]))
            propose({bond.cell, bit, false, Why::related, bond.premise, bond.supports});
    });
}

void Refuter::find_twins(std::uint32_t cell) {
    for (const Rival& rival : premises_.rivals_of[cell])
        if (left_[rival.cell] == left_[cell] && !(left_[cell] & ~rival.values) && allowed_[rival.premise])
            use_twins(cell, rival);
}

void Refuter::use_twins(std::uint32_t cell, const Rival& twin) {
    const Mask values = left_[cell];
    const auto others = premises_.rivals_of[twin.cell];
    for (const Rival& rival : premises_.rivals_of[cell]) {
        if (!(left_[rival.cell] & rival.values & values) || !allowed_[rival.premise] || rival.cell == twin.cell) continue;
        const auto other = std::find_if(others.begin(), others.end(), [&](const Rival& o) { return o.cell == rival.cell; });
        if (other == others.end() || !allowed_[other->premise]) continue;
        const auto number = static_cast<std::uint32_t>(twins_.size());
        twins_.push_back({{cell, twin.cell}, values, {twin.premise, rival.premise, other->premise}});
        each(left_[rival.cell] & rival.values & other->values & values,
             [&](auto bit) { propose({rival.cell, bit, false, Why::twins, kNone, number}); });
    }
}

void Refuter::hold_last_place(std::uint32_t place) {
    const auto bit = premises_.all[place].second;
    for (auto cell : premises_.place_cells[place])
        if (left_[cell] & one(bit)) return propose({cell, bit, true, Why::hidden, place});
}

void Refuter::propose(Event event) {
    each_premise(event, [&](std::uint32_t premise) {
        event.weight += premises_.all[premise].weight;
        return event.weight <= bound_;
    });
    if (event.weight <= bound_) enqueue(event);
}

// The same for what follows from the event that was drawn last, alone: its premises are still marked as seen.
void Refuter::propose_next(Event event) {
    if (event.premise != kNone && seen_[event.premise] != sets_made_) event.weight += premises_.all[event.premise].weight;
    if (event.weight <= bound_) enqueue(event);
}

void Refuter::enqueue(const Event& event) {
    const auto key = premises_.candidate(event.cell, event.bit) * 2 + event.holds;
    if (proposed_[key] <= event.weight) return;
    proposals_.emplace_back(key, std::exchange(proposed_[key], event.weight));
    const auto bucket = std::min(event.weight, kHeaviest);
    queue_[bucket].push_back(event);
    lightest_ = std::min(lightest_, bucket);
    heaviest_ = std::max(heaviest_, bucket);
}

// The event says that a candidate must hold, which is removed.
void Refuter::contradict(Event event) {
    event.contradicts = true;
    gather(event);
    if (event.weight > bound_) return;
    goal_ = event;
    bound_ = std::max(event.weight, 1u) - 1;  // from now on, only what is lighter counts
}

// What follows from one event alone takes its premises, and perhaps one more.
void Refuter::inherit(Event& event) {
    const Event& cause = events_[event.from];
    event.set = cause.set;
    event.size = cause.size;
    if (event.weight == cause.weight) return;
    event.set = static_cast<std::uint32_t>(sets_.size());
    ++event.size;
    sets_.resize(sets_.size() + event.size);
    std::copy_n(sets_.begin() + cause.set, cause.size, sets_.begin() + event.set);
    sets_.back() = event.premise;
}

// Puts together the premises that an event takes.
void Refuter::gather(Event& event) {
    event.set = static_cast<std::uint32_t>(sets_.size());
    event.weight = 0;
    each_premise(event, [&](std::uint32_t premise) {
        sets_.push_back(premise);
        event.weight += premises_.all[premise].weight;
        return true;
    });
    event.size = static_cast<std::uint32_t>(sets_.size()) - event.set;
}

// Visits each premise that an event takes, its own and those of its causes, once, as long as the visitor says so.
template <class Visit>
void Refuter::each_premise(const Event& event, Visit visit) {
    ++sets_made_;
    bool more = true;
    const auto take = [&](std::uint32_t premise) {
        if (more && std::exchange(seen_[premise], sets_made_) != sets_made_) more = visit(premise);
    };
    if (event.premise != kNone) take(event.premise);
    if (event.why == Why::nested)
        for (auto premise : sides_[event.from].premises) take(premise);
    if (event.why == Why::twins)
        for (auto premise : twins_[event.from].premises) take(premise);
    causes(event, [&](std::uint32_t cause) {
        for (std::uint32_t i = 0; i < events_[cause].size; ++i) take(sets_[events_[cause].set + i]);
    });
}

void Refuter::undo(std::size_t events, std::size_t sets, std::size_t proposals) {
    for (; events_.size() > events; events_.pop_back()) {
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
    for (; proposals_.size() > proposals; proposals_.pop_back()) proposed_[proposals_.back().first] = proposals_.back().second;
    sets_.resize(sets);
}

void Refuter::clear_queue() {
    for (; lightest_ <= heaviest_; ++lightest_) queue_[lightest_].clear();
    lightest_ = kHeaviest + 1;
    heaviest_ = 0;
}

}  // namespace gridwright
