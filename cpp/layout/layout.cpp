#include "layout/layout.hpp"

#include <algorithm>

namespace gridwright {

bool Layout::fits(std::span<const std::uint8_t> givens) const {
    if (givens.size() != domains.size()) return false;
    for (std::size_t cell = 0; cell < givens.size(); ++cell)
        if (givens[cell] > values || (givens[cell] && !(domains[cell] >> (givens[cell] - 1) & 1))) return false;
    return true;
}

const Crossings& Layout::crossings() const {
    std::call_once(later_->once, [this] {
        later_->crossings = crossings_of(*this);
        GRIDWRIGHT_ASSERT(is_sound(view(&later_->crossings)));
    });
    return later_->crossings;
}

namespace {

template <class Row>
Table<Row> table_of(const std::vector<Row>& rows) {
    return {rows.data(), static_cast<std::uint32_t>(rows.size())};
}

std::uint32_t most_nodes(const Diagrams& diagrams) {
    std::uint32_t most = 0;
    for (const Diagram& diagram : diagrams.rows) most = std::max(most, diagram.nodes);
    return most;
}

}  // namespace

LayoutView Layout::view(const Crossings* crossings) const {
    LayoutView view{};
    view.cells = cells();
    view.values = values;
    view.toggles = toggles;
    const auto& [houses, house_cells, lesses, unequals, relateds, relations, choices, totals, diagrams] = tables;
    view.tables = {table_of(houses),
                   house_cells.data(),
                   table_of(lesses),
                   table_of(unequals),
                   table_of(relateds),
                   relations.data(),
                   {table_of(choices.rows), choices.cells.data(), choices.sets.data()},
                   {table_of(totals.rows), totals.terms.data()},
                   {table_of(diagrams.rows), diagrams.cells.data(), diagrams.layers.data(), diagrams.arcs.data(),
                    most_nodes(diagrams), static_cast<std::uint32_t>(diagrams.cells.size())}};
    view.peer_words = words_for(cells());
    if (!crossings) return view;
    view.leftover_count = static_cast<std::uint32_t>(
        std::count_if(crossings->leftovers.begin(), crossings->leftovers.end(), pays_in_sweeps));
    view.segment_count = static_cast<std::uint32_t>(crossings->segments.size());
    view.part_count = static_cast<std::uint32_t>(crossings->parts.size());
    view.leftovers = crossings->leftovers.data();
    view.leftover_cells = crossings->leftover_cells.data();
    view.segments = crossings->segments.data();
    view.segment_cells = crossings->segment_cells.data();
    view.parts = crossings->parts.data();
    view.slots = crossings->slots.data();
    view.onlooker_rows = crossings->onlooker_rows.data();
    view.onlookers = crossings->onlookers.data();
    view.onlooker_cells = crossings->onlooker_cells.data();
    view.bunch_rows = crossings->bunch_rows.data();
    view.bunches = crossings->bunches.data();
    view.bunch_cells = crossings->bunch_cells.data();
    view.peers = crossings->peers.data();
    return view;
}

bool is_sound(const LayoutView& view) {
    const auto& [houses, house_cells, lesses, unequals, relateds, relations, choices, totals, diagrams] = view.tables;
    const auto in_grid = [&](std::uint32_t cell) { return cell < view.cells; };
    const auto all = [](const auto* rows, std::uint32_t count, const auto& holds) {
        return std::all_of(rows, rows + count, holds);
    };
    const auto both_in_grid = [&](const auto& pair) { return in_grid(pair.a) && in_grid(pair.b); };
    return all(houses.rows, houses.count,
               [&, cells = house_cells](const House& house) { return all(cells + house.first, house.size, in_grid); }) &&
           all(lesses.rows, lesses.count, [&](const Less& pair) { return in_grid(pair.less) && in_grid(pair.greater); }) &&
           all(unequals.rows, unequals.count, both_in_grid) && all(relateds.rows, relateds.count, both_in_grid) &&
           all(choices.rows.rows, choices.rows.count,
               [&, cells = choices.cells](const SetChoice& one) { return all(cells + one.first, one.size, in_grid); }) &&
           all(totals.rows.rows, totals.rows.count,
               [&, terms = totals.terms](const Total& one) {
                   return all(terms + one.first, one.size, [&](const Term& term) { return in_grid(term.cell); });
               }) &&
           all(diagrams.rows.rows, diagrams.rows.count,
               [&, from = diagrams](const Diagram& one) {
                   const std::uint32_t* layers = from.layers + one.first_layer;
                   return all(from.cells + one.first, one.size, in_grid) &&
                          all(from.arcs + layers[0], layers[one.size] - layers[0], [&](const Arc& arc) {
                              return arc.from < arc.to && arc.to < one.nodes && arc.bit < view.values;
                          });
               }) &&
           all(view.leftovers, view.leftover_count,
               [&](const Leftover& one) { return all(view.leftover_cells + one.first, one.left + one.right, in_grid); }) &&
           all(view.segments, view.segment_count,
               [&](const Segment& one) { return all(view.segment_cells + one.first, one.size, in_grid); }) &&
           (!view.onlookers || all(view.onlookers, view.onlooker_rows[choices.rows.count],
                                   [&](const Onlookers& one) {
                                       return all(view.onlooker_cells + one.first, one.unseen + one.onlookers, in_grid);
                                   })) &&
           (!view.bunches || all(view.bunches, view.bunch_rows[totals.rows.count],
                                 [&](const Bunch& one) { return all(view.bunch_cells + one.first, one.size, in_grid); })) &&
           all(view.parts, view.part_count, [&](const Part& part) {
               return part.first_slot != kNoSlot && all(view.slots + part.first_slot, part.count, [&](const Slot& slot) {
                          return slot.segment < view.segment_count &&
                                 (slot.other == kNoSlot || view.slots[slot.other].segment == slot.segment);
                      });
           });
}

}  // namespace gridwright
