// What conclusions follow from: shared by the files that implement Refuter.
#pragma once

#include "reasons/masks.hpp"
#include "reasons/refuter.hpp"

namespace gridwright {

// The candidates, as cell and bit, that must be gone for a removal by a rule.
template <class Visit>
void Refuter::each_absent(const Event& event, Visit visit) const {
    for (std::uint32_t i = 1; i <= absent_[event.from]; ++i)
        visit(absent_[event.from + i] / premises_.values, absent_[event.from + i] % premises_.values);
}

// The events that an event follows from at once.
template <class Visit>
void Refuter::causes(const Event& event, Visit visit) const {
    const auto removals = [&](std::uint32_t cell, Mask mask) {
        each(mask & base_[cell], [&](auto bit) { visit(removal_of_[premises_.candidate(cell, bit)]); });
    };
    switch (event.why) {
        case Why::assumed: break;
        case Why::taken:
        case Why::unequal:
        case Why::clash: visit(event.from); break;
        case Why::related: {
            const Premise& premise = premises_.all[event.premise];
            removals(premise.first + premise.second - event.cell, premises_.supports[event.from + event.bit]);
            break;
        }
        case Why::naked: removals(event.cell, ~one(event.bit)); break;
        case Why::hidden:
            for (auto cell : premises_.place_cells[event.premise])
                if (cell != event.cell) removals(cell, one(event.bit));
            break;
        case Why::nested:
            for (auto at : sides_[event.from].events) visit(at);
            break;
        case Why::rule:
            each_absent(event, [&](auto cell, auto bit) { removals(cell, one(bit)); });
            break;
        case Why::twins:
            for (auto cell : twins_[event.from].cells) removals(cell, ~twins_[event.from].values);
            break;
    }
    if (event.contradicts) removals(event.cell, one(event.bit));
}

}  // namespace gridwright
