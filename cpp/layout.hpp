// A layout: the rules of a puzzle as integers, compiled once and shared by all grids of that shape.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "tables.hpp"

namespace gridwright {

// What a layout is compiled from.
struct Distinct {
    std::vector<std::uint32_t> cells;
    std::int32_t toggle = kAlways;
};

struct Pair {
    std::uint32_t a;
    std::uint32_t b;
    std::uint32_t relation;  // index into Primitives::relations
    std::int32_t toggle = kAlways;
};

struct Primitives {
    std::uint32_t values = 0;
    std::uint32_t toggles = 0;  // how many there are, used or not
    std::vector<std::uint64_t> domains;  // per cell, the values it may take at all
    std::vector<Distinct> distincts;
    std::vector<Pair> pairs;
    std::vector<std::vector<std::uint64_t>> relations;  // per relation and value of a, the values b may take
};

struct Layout {
    std::uint32_t values = 0;
    std::uint32_t toggles = 0;
    std::vector<std::uint64_t> domains;
    std::vector<House> houses;
    std::vector<std::uint32_t> house_cells;
    std::vector<Less> lesses;
    std::vector<Unequal> unequals;
    std::vector<Related> relateds;
    std::vector<std::uint64_t> tables;
    std::vector<Leftover> leftovers;  // smallest first
    std::vector<std::uint32_t> leftover_cells;
    std::vector<Segment> segments;
    std::vector<std::uint32_t> segment_cells;
    std::vector<Part> parts;
    std::vector<Slot> slots;
    std::vector<std::uint64_t> peers;

    std::uint32_t cells() const { return static_cast<std::uint32_t>(domains.size()); }
    bool fits(std::span<const std::uint8_t> givens) const;  // whether each of a grid is 0 or a value of its cell
    LayoutView view() const;
};

// Throws std::invalid_argument on primitives that make no sense (a cell out of range, more than 64 values …).
void check(const Primitives& primitives);

// Checks too.
Layout compile(const Primitives& primitives);

}  // namespace gridwright
