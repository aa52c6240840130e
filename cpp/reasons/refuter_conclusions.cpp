// The conclusions of a refutation: what follows from each, and what it weighs by the premises that it takes.
#include <algorithm>
#include <bit>
#include <utility>

#include "reasons/causes.hpp"
#include "reasons/refuter.hpp"

namespace gridwright {

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
        if (left_[rival.cell] & rival.values & one(event.bit) && selection_[rival.premise])
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
        if (!selection_[place]) continue;
        if (places_left_[place] == 0) contradict({cell, bit, true, Why::hidden, place});
        if (places_left_[place] == 1) hold_last_place(place);
    }
    for (const Bond& bond : premises_.bonds_of[cell])
        if (selection_[bond.premise]) squeeze(bond);
    for (auto part : premises_.parts_of[cell])
        if (selection_[premises_.parts[part].premise] && !std::exchange(is_stale_[part], 1)) stale_.push_back(part);
}

void Refuter::squeeze(const Bond& bond) {
    each(left_[bond.cell], [&](auto bit) {
        if (!(premises_.supports[bond.supports + bit] & left_[bond.owner]))
            propose({bond.cell, bit, false, Why::related, bond.premise, bond.supports});
    });
}

void Refuter::find_twins(std::uint32_t cell) {
    for (const Rival& rival : premises_.rivals_of[cell])
        if (left_[rival.cell] == left_[cell] && !(left_[cell] & ~rival.values) && selection_[rival.premise])
            use_twins(cell, rival);
}

void Refuter::use_twins(std::uint32_t cell, const Rival& twin) {
    const Mask values = left_[cell];
    const auto others = premises_.rivals_of[twin.cell];
    for (const Rival& rival : premises_.rivals_of[cell]) {
        if (!(left_[rival.cell] & rival.values & values) || !selection_[rival.premise] || rival.cell == twin.cell) continue;
        const auto other = std::find_if(others.begin(), others.end(), [&](const Rival& o) { return o.cell == rival.cell; });
        if (other == others.end() || !selection_[other->premise]) continue;
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
    // It takes all that its causes took: where one of them weighs too much, what they weigh together need not be counted.
    const auto known = proposed_[premises_.candidate(event.cell, event.bit) * 2 + event.holds];
    bool is_lighter = true;
    causes(event, [&](std::uint32_t cause) { is_lighter &= events_[cause].weight < known; });
    if (!is_lighter) return;
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
    const auto bucket = std::min(std::max(event.weight, following_), kHeaviest);
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
    ++work_;
    bool more = true;
    const auto take = [&](std::uint32_t premise) {
        ++work_;
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

}  // namespace gridwright
