// Which cells see each other.
#include <algorithm>
#include <cstdint>
#include <vector>

#include "layout/crossings.hpp"
#include "layout/layout.hpp"

namespace gridwright {

void find_peers(const Layout& layout, Crossings& out) {
    const auto& [houses, house_cells, lesses, unequals, relateds, relations] = layout.tables;
    const std::size_t cells = layout.cells(), words = words_for(cells);
    out.peers.assign(cells * words, 0);
    const auto bit_of = [](std::uint32_t cell) { return std::uint64_t{1} << (cell % 64); };
    std::vector<std::uint64_t> all(words);
    for (const House& house : houses) {
        std::fill(all.begin(), all.end(), 0);
        for (auto cell : layout.tables.cells_of(house)) all[cell / 64] |= bit_of(cell);
        for (auto cell : layout.tables.cells_of(house)) {
            for (std::size_t word = 0; word < words; ++word) out.peers[cell * words + word] |= all[word];
            out.peers[cell * words + cell / 64] &= ~bit_of(cell);
        }
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
