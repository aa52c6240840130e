// Which cells differ whatever is switched off, and which see each other: one knows more of the other's value.
#include <cstdint>
#include <vector>

#include "layout/cell_links.hpp"
#include "layout/layout.hpp"

namespace gridwright {

CellLinks differing_cells(const Layout& layout) {
    const auto& [houses, house_cells, lesses, unequals, relateds, relations, choices, totals, diagrams] = layout.tables;
    CellLinks links(layout.cells());
    for (const House& house : houses)
        if (house.toggle == kAlways) links.link_all(layout.tables.cells_of(house));
    for (const SetChoice& choice : choices.rows)
        if (choice.toggle == kAlways) links.link_all(choices.cells_of(choice));
    for (const Less& less : lesses)
        if (less.toggle == kAlways) links.link(less.less, less.greater);
    const std::uint64_t all = layout.values >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << layout.values) - 1;
    for (const Unequal& pair : unequals)
        if (pair.toggle == kAlways && pair.values == all) links.link(pair.a, pair.b);
    return links;
}

void find_peers(const Layout& layout, CellLinks differing, Crossings& out) {
    const auto& [houses, house_cells, lesses, unequals, relateds, relations, choices, totals, diagrams] = layout.tables;
    CellLinks& links = differing;
    for (const House& house : houses)
        if (house.toggle != kAlways) links.link_all(layout.tables.cells_of(house));
    for (const SetChoice& choice : choices.rows)
        if (choice.toggle != kAlways) links.link_all(choices.cells_of(choice));
    for (const Diagram& diagram : diagrams.rows) links.link_all(diagrams.cells_of(diagram));
    std::vector<std::uint32_t> added;
    for (const Total& total : totals.rows) {
        added.clear();
        for (const Term& term : totals.terms_of(total)) added.push_back(term.cell);
        links.link_all(added);
    }
    for (const auto& pair : unequals) links.link(pair.a, pair.b);
    for (const auto& pair : relateds) links.link(pair.a, pair.b);
    for (const auto& pair : lesses) links.link(pair.less, pair.greater);
    out.peers = std::move(links).take();
}

}  // namespace gridwright
