// The tables of a layout as the lanes read them: integers and pointers, nothing else, so that any back end can.
//
// Sets of values are bit masks: value v is bit v - 1. A primitive with a toggle >= 0 is optional: each question says
// which toggles are on.
#pragma once

#include <cstdint>

namespace gridwright {

constexpr std::int32_t kAlways = -1;  // the toggle of a primitive that is always on

// Cells whose values all differ. `full` is the set of values that must all occur, or 0; `crowded` when there are
// fewer values than cells, so that nothing can fill it.
struct House {
    std::uint32_t first;  // where its cells start in house_cells
    std::uint32_t size;
    std::uint64_t full;
    std::int32_t toggle;
    bool crowded;
};

// value(less) < value(greater)
struct Less {
    std::uint32_t less;
    std::uint32_t greater;
    std::int32_t toggle;
};

// The two cells do not both hold v, for each v of `values`.
struct Unequal {
    std::uint32_t a;
    std::uint32_t b;
    std::uint64_t values;
    std::int32_t toggle;
};

// Any other relation: relations[forward + v - 1] is what b may be when a is v, relations[backward + v - 1] the reverse.
struct Related {
    std::uint32_t a;
    std::uint32_t b;
    std::uint32_t forward;
    std::uint32_t backward;
    std::int32_t toggle;
};

// Different cells whose values together are one of some sets, each of which has as many values as there are cells.
struct SetChoice {
    std::uint32_t first;  // where its cells start in Choices' cells
    std::uint32_t size;
    std::uint32_t first_set;
    std::uint32_t sets;
    std::int32_t toggle;
};

// Values, each times its coefficient, that add up to something from `low` to `high`.
struct Term {
    std::uint32_t cell;
    std::int32_t coefficient;
};

struct Total {
    std::uint32_t first;  // where its terms start
    std::uint32_t size;
    std::int64_t low;
    std::int64_t high;
    std::int32_t toggle;
};

// Cells read one after the other: their values must lead along arcs from node 0 to the last node. Nodes are numbered
// layer by layer, from before the first cell to behind the last; layer i of arcs leads over cell i.
//
//            cell 0        cell 1        cell 2
//   node 0 ──1──▶ node 1 ──2──▶ node 3 ──3──▶ node 5        1 2 3, 1 4 3 and 2 4 3 are good,
//        │             └───4──▶ node 4 ──3──┘ ▲             2 2 3 is not
//        └───2──▶ node 2 ──4──┘
struct Arc {
    std::uint32_t from;
    std::uint32_t to;
    std::uint32_t bit;
};

struct Diagram {
    std::uint32_t first;  // where its cells start in Diagrams' cells
    std::uint32_t size;
    std::uint32_t first_layer;  // layer i of arcs begins at layers[first_layer + i] and ends where the next begins
    std::uint32_t nodes;
    std::int32_t toggle;
};

// Where houses cross: a *segment* is what two houses have in common, or what is left of one. A value that a full house
// can only place in one segment leaves the other segments of the house that crosses it there.
//
// A row and a box of a Sudoku. The row is cut into three segments by the boxes, the box into three by the rows; segment B
// is in both, so it has a slot in the part of either house, and each of these slots knows the other:
//
//               ┌───────┐
//       A       │   B   │      C        part of the row:  slot 1 (A), slot 2 (B), slot 3 (C)
//   . . . . . . │ . . . │ . . . . . .
//               │   D   │               part of the box:  slot 4 (B), slot 5 (D), slot 6 (E)
//               │   E   │
//               └───────┘               slots[2] = {B, other: 4}, slots[4] = {B, other: 2}
//
// What the box can place in B only (`confined` of slot 4) leaves A and C (`removed` of slots 1 and 3).
struct Segment {
    std::uint32_t first;  // where its cells start in segment_cells
    std::uint32_t size;
    std::uint32_t slots[2];  // its places in the two houses' parts, or kNoSlot
};

// The segments of one house, as `count` slots one after the other.
struct Part {
    std::uint32_t first_slot;
    std::uint32_t count;
    bool full;
};

// A place of a segment in a part: the segment, and its slot in the other house's part.
struct Slot {
    std::uint32_t segment;
    std::uint32_t other;
};

constexpr std::uint32_t kNoSlot = 0;  // slot 0 belongs to no part: nothing is ever confined there

// Two sets of cells that hold the same values as often as each other: what is left when as many full houses of one family
// as of another are laid over each other and their common cells taken away. First `left` cells, then `right` cells.
struct Leftover {
    std::uint32_t first;  // where its cells start in leftover_cells
    std::uint32_t left;
    std::uint32_t right;
};

// Cells that see some of a choice's cells, all the same ones: a value that the choice needs, and that none of the `unseen` can
// hold, is not theirs. First the `unseen` cells of the choice, then the `onlookers`.
struct Onlookers {
    std::uint32_t first;  // where they start in onlooker_cells
    std::uint32_t unseen;
    std::uint32_t onlookers;
};

// Cells of a total that have the same coefficient and all differ.
struct Bunch {
    std::uint32_t first;  // where they start in bunch_cells
    std::uint32_t size;
    std::int32_t coefficient;
};

template <class Row>
struct Table {
    const Row* rows;
    std::uint32_t count;
};

struct ChoicesView {
    Table<SetChoice> rows;
    const std::uint32_t* cells;
    const std::uint64_t* sets;
};

struct TotalsView {
    Table<Total> rows;
    const Term* terms;
};

struct DiagramsView {
    Table<Diagram> rows;
    const std::uint32_t* cells;
    const std::uint32_t* layers;
    const Arc* arcs;
    std::uint32_t most_nodes;  // of any of them
    std::uint32_t all_cells;   // of all of them together
};

// All that the rules say. Whoever reads it takes it apart whole, `const auto& [houses, …] = tables`, so that what is
// added here does not compile until every reader deals with it.
struct TablesView {
    Table<House> houses;
    const std::uint32_t* house_cells;
    Table<Less> lesses;
    Table<Unequal> unequals;
    Table<Related> relateds;
    const std::uint64_t* relations;
    ChoicesView choices;
    TotalsView totals;
    DiagramsView diagrams;
};

// The layout as the lanes read it: pointers only. It has no crossings (and null peers) until a lane comes to rest.
struct LayoutView {
    std::uint32_t cells;
    std::uint32_t values;
    std::uint32_t toggles;
    TablesView tables;
    std::uint32_t leftover_count;  // those the lanes look at: the small ones come first
    std::uint32_t segment_count;
    std::uint32_t part_count;
    const Leftover* leftovers;
    const std::uint32_t* leftover_cells;
    const Segment* segments;
    const std::uint32_t* segment_cells;
    const Part* parts;
    const Slot* slots;
    const std::uint32_t* onlooker_rows;  // per choice, where its onlookers start; ends where those of the next begin
    const Onlookers* onlookers;
    const std::uint32_t* onlooker_cells;
    const std::uint32_t* bunch_rows;  // per total, where its bunches start; ends where those of the next begin
    const Bunch* bunches;
    const std::uint32_t* bunch_cells;
    std::uint32_t peer_words;
    const std::uint64_t* peers;  // per cell, the cells it sees, as `peer_words` words of bits
};

}  // namespace gridwright
