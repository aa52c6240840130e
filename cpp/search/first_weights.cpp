#include "search/first_weights.hpp"

#include <algorithm>

namespace gridwright {

std::vector<std::uint32_t> first_weights(const Layout& layout) {
    const auto& [houses, house_cells, lesses, unequals, relateds, relations, choices, totals, diagrams] = layout.tables;
    std::vector<std::uint32_t> weights(layout.cells());
    const auto weigh = [&](const auto& cells, std::uint32_t weight) {
        for (auto cell : cells) weights[cell] += weight;
    };
    const auto few_weigh_more = [values = layout.values](std::uint32_t size) { return values + (values > size ? values - size : 0); };
    for (const House& house : houses) weigh(layout.tables.cells_of(house), house.size);
    for (const Less& pair : lesses) weigh(std::initializer_list{pair.less, pair.greater}, 2);
    for (const Unequal& pair : unequals) weigh(std::initializer_list{pair.a, pair.b}, 2);
    for (const Related& pair : relateds) weigh(std::initializer_list{pair.a, pair.b}, 2);
    for (const SetChoice& choice : choices.rows) weigh(choices.cells_of(choice), few_weigh_more(choice.size));
    for (const Total& total : totals.rows)
        for (const Term& term : totals.terms_of(total)) weights[term.cell] += few_weigh_more(total.size);
    for (const Diagram& diagram : diagrams.rows) weigh(diagrams.cells_of(diagram), diagram.size);
    return weights;
}

}  // namespace gridwright
