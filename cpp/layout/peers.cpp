// Which cells see each other.
#include <algorithm>
#include <cstdint>
#include <vector>

#include "layout/crossings.hpp"
#include "layout/layout.hpp"

namespace gridwright {

void find_peers(const Layout& layout, Crossings& out) {
    const auto& [houses, house_cells, lesses, unequals, relateds, relations, choices, totals, diagrams] = layout.tables;
    const std::size_t cells = layout.cells(), words = words_for(cells);
    out.peers.assign(cells * words, 0);
    const auto bit_of = [](std::uint32_t cell) { return std::uint64_t{1} << (cell % 64); };
    std::vector<std::uint64_t> all(words);
    const auto see_all = [&](const auto& group) {
        std::fill(all.begin(), all.end(), 0);
        for (auto cell : group) all[cell / 64] |= bit_of(cell);
        for (auto cell : group) {
            for (std::size_t word = 0; word < words; ++word) out.peers[cell * words + word] |= all[word];
            out.peers[cell * words + cell / 64] &= ~bit_of(cell);
        }
    };
    for (const House& house : houses) see_all(layout.tables.cells_of(house));
    for (const SetChoice& choice : choices.rows) see_all(choices.cells_of(choice));
    for (const Diagram& diagram : diagrams.rows) see_all(diagrams.cells_of(diagram));
    std::vector<std::uint32_t> added;
    for (const Total& total : totals.rows) {
        added.clear();
        for (const Term& term : totals.terms_of(total)) added.push_back(term.cell);
        see_all(added);
    }
    const auto see = [&](std::uint32_t a, std::uint32_t b) {
        out.peers[a * words + b / 64] |= bit_of(b);
        out.peers[b * words + a / 64] |= bit_of(a);
    };
    for (const auto& pair : unequals) see(pair.a, pair.b);
    for (const auto& pair : relateds) see(pair.a, pair.b);
    for (const auto& pair : lesses) see(pair.less, pair.greater);
}

}  // namespace gridwright
