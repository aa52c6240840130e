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

// Any other relation: tables[forward + v - 1] is what b may be when a is v, tables[backward + v - 1] the reverse.
struct Related {
    std::uint32_t a;
    std::uint32_t b;
    std::uint32_t forward;
    std::uint32_t backward;
    std::int32_t toggle;
};

// The layout as the lanes read it: pointers only.
struct LayoutView {
    std::uint32_t cells;
    std::uint32_t values;
    std::uint32_t toggles;
    std::uint32_t house_count;
    std::uint32_t less_count;
    std::uint32_t unequal_count;
    std::uint32_t related_count;
    const House* houses;
    const std::uint32_t* house_cells;
    const Less* lesses;
    const Unequal* unequals;
    const Related* relateds;
    const std::uint64_t* tables;
    const std::uint32_t* cell_house_starts;  // cells + 1 entries into cell_houses
    const std::uint32_t* cell_houses;        // the houses of each cell
};

}  // namespace gridwright
