// Where houses cross: families of houses, the segments they cut each other into, what is left over when houses of two
// families are laid over each other, which cells see each other, and what that tells of choices and totals.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "layout/tables.hpp"

namespace gridwright {

class CellLinks;
class Families;
class Layout;

struct Crossings {
    std::vector<Leftover> leftovers;  // smallest first
    std::vector<std::uint32_t> leftover_cells;
    std::vector<Segment> segments;
    std::vector<std::uint32_t> segment_cells;
    std::vector<Part> parts;
    std::vector<Slot> slots;
    std::vector<std::uint32_t> onlooker_rows;  // per choice, where its onlookers start, and one more
    std::vector<Onlookers> onlookers;
    std::vector<std::uint32_t> onlooker_cells;
    std::vector<std::uint32_t> bunch_rows;  // per total, where its bunches start, and one more
    std::vector<Bunch> bunches;
    std::vector<std::uint32_t> bunch_cells;
    std::vector<std::uint64_t> peers;  // per cell, the cells it sees, in whole words of bits
};

Crossings crossings_of(const Layout& layout);

// Its steps, each in a file of its own. Families from `begin` to `end` are crossed with each other and with all before.
void find_segments(const Layout& layout, const Families& families, std::size_t begin, std::size_t end, Crossings& out);
void find_leftovers(const Layout& layout, const Families& families, std::size_t begin, std::size_t end, Crossings& out);
CellLinks differing_cells(const Layout& layout);
void find_onlookers(const Layout& layout, const CellLinks& differing, Crossings& out);
void find_peers(const Layout& layout, CellLinks differing, Crossings& out);

// Whether the lanes look at a leftover in every sweep; the larger ones are for the learning solver.
bool pays_in_sweeps(const Leftover& leftover);

// How many words have a bit for each of so many things.
constexpr std::uint32_t words_for(std::size_t bits) { return static_cast<std::uint32_t>((bits + 63) / 64); }

}  // namespace gridwright
