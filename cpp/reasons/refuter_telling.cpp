// What a refutation took, told afterwards.
#include "reasons/causes.hpp"
#include "reasons/refuter.hpp"

namespace gridwright {

// Per event, whether the contradiction took it.
std::vector<std::uint8_t> Refuter::cone() const {
    std::vector<std::uint8_t> needed(events_.size(), 0);
    const auto need = [&](std::uint32_t at) { needed[at] = 1; };
    causes(goal_, need);
    for (auto at = events_.size(); at-- > 0;)
        if (needed[at]) causes(events_[at], need);
    return needed;
}

std::vector<Refuter::Candidate> Refuter::sides() const {
    std::vector<Candidate> found;
    const auto needed = cone();
    for (std::size_t at = 0; at < events_.size(); ++at)
        if (needed[at] && events_[at].why == Why::nested) found.push_back(sides_[events_[at].from].assumed);
    return found;
}

void Refuter::add_grounds(std::vector<std::uint32_t>& grounds) const {
    const auto needed = cone();
    for (std::size_t at = 0; at < events_.size(); ++at)
        if (needed[at]) add_grounds_of(events_[at], grounds);
    add_grounds_of(goal_, grounds);
}

// For each candidate that comes to hold, weak links to all that leave it the only one, then strong ones from them to it.
std::vector<Refuter::Link> Refuter::links() const {
    std::vector<Link> found;
    const auto add_links_of = [&](const Event& event) {
        std::vector<std::uint32_t> removals;
        causes(event, [&](std::uint32_t cause) {
            if (!events_[cause].holds) removals.push_back(cause);
        });
        for (auto removal : removals) add_weak_links(events_[removal], found);
        if (event.contradicts) return;
        for (auto removal : removals)
            found.push_back({events_[removal].cell, events_[removal].bit, event.cell, event.bit, true});
    };
    const auto needed = cone();
    for (std::size_t at = 0; at < events_.size(); ++at)
        if (needed[at] && events_[at].holds) add_links_of(events_[at]);
    add_links_of(goal_);
    return found;
}

// Where other cells leave a cell no support, they are only linked if they are known to hold something.
void Refuter::add_weak_links(const Event& removal, std::vector<Link>& links) const {
    const auto add = [&](const Event& cause) { links.push_back({cause.cell, cause.bit, removal.cell, removal.bit, false}); };
    const auto add_holding = [&](std::uint32_t cell) {
        each(base_[cell], [&](auto bit) {
            const auto holding = holding_of_[premises_.candidate(cell, bit)];
            if (holding < removal_of_[premises_.candidate(removal.cell, removal.bit)]) add(events_[holding]);
        });
    };
    switch (removal.why) {
        case Why::taken:
        case Why::unequal: add(events_[removal.from]); break;
        case Why::related: {
            const Premise& premise = premises_.all[removal.premise];
            add_holding(premise.first + premise.second - removal.cell);
            break;
        }
        case Why::rule:
            each_absent(removal, [&](auto cell, auto) { add_holding(cell); });
            break;
        case Why::assumed:
        case Why::naked:
        case Why::hidden:
        case Why::nested:
        case Why::twins:
        case Why::clash: break;
    }
}

// Cells whose candidates an event relies on, because their domain has more that would matter.
void Refuter::add_grounds_of(const Event& event, std::vector<std::uint32_t>& grounds) const {
    const auto add = [&](std::uint32_t cell, Mask mask) {
        if (premises_.domains[cell] & ~base_[cell] & mask) grounds.push_back(cell);
    };
    switch (event.why) {
        case Why::related: {
            const Premise& premise = premises_.all[event.premise];
            add(premise.first + premise.second - event.cell, premises_.supports[event.from + event.bit]);
            break;
        }
        case Why::naked: add(event.cell, ~Mask{0}); break;
        case Why::hidden:
            for (auto cell : premises_.place_cells[event.premise]) add(cell, one(event.bit));
            break;
        case Why::twins:
            for (auto cell : twins_[event.from].cells) add(cell, ~Mask{0});
            break;
        case Why::rule:
            each_absent(event, [&](auto cell, auto bit) { add(cell, one(bit)); });
            break;
        case Why::nested: {
            const auto& more = sides_[event.from].grounds;
            grounds.insert(grounds.end(), more.begin(), more.end());
            break;
        }
        case Why::assumed:
        case Why::taken:
        case Why::unequal:
        case Why::clash: break;
    }
}

}  // namespace gridwright
