// A layout: the rules of a puzzle as integers, compiled once and shared by all grids of that shape.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

#include "layout/assert.hpp"
#include "layout/crossings.hpp"
#include "layout/tables.hpp"

namespace gridwright {

// What a layout is compiled from.
struct Distinct {
    std::span<const std::uint32_t> cells;
    std::int32_t toggle;
};

// Many of them, in two pieces of memory however many there are.
class Distincts {
public:
    void add(std::span<const std::uint32_t> cells, std::int32_t toggle = kAlways) {
        cells_.insert(cells_.end(), cells.begin(), cells.end());
        ends_.push_back({static_cast<std::uint32_t>(cells_.size()), toggle});
    }
    std::size_t size() const { return ends_.size(); }
    Distinct operator[](std::size_t index) const {
        GRIDWRIGHT_ASSERT(index < ends_.size());
        const std::size_t begin = index ? ends_[index - 1].cell : 0;
        return {std::span(cells_).subspan(begin, ends_[index].cell - begin), ends_[index].toggle};
    }
    std::span<const std::uint32_t> cells() const { return cells_; }  // of all, one after the other

private:
    struct End {
        std::uint32_t cell;
        std::int32_t toggle;
    };
    std::vector<std::uint32_t> cells_;
    std::vector<End> ends_;
};

struct Pair {
    std::uint32_t a;
    std::uint32_t b;
    std::uint32_t relation;  // index into Primitives::relations
    std::int32_t toggle = kAlways;
};

// Different cells whose values together are one of the sets.
struct OneOf {
    std::vector<std::uint32_t> cells;
    std::vector<std::uint64_t> sets;
    std::int32_t toggle = kAlways;
    std::uint32_t rule = 0;  // whose it is
};

// Values, each times its coefficient, that add up to something from `low` to `high`.
struct Sum {
    std::vector<std::uint32_t> cells;
    std::vector<std::int32_t> coefficients;
    std::int64_t low;
    std::int64_t high;
    std::int32_t toggle = kAlways;
    std::uint32_t rule = 0;
};

// States and how values lead from one to the next: steps[state * values + bit], or kNoState. It begins in state 0.
struct Machine {
    std::vector<std::uint32_t> steps;
    std::vector<bool> accepts;  // per state, whether it is a good one to end in
};

constexpr std::uint32_t kNoState = ~std::uint32_t{0};

// Cells whose values, read in this order, a machine accepts.
struct Automaton {
    std::vector<std::uint32_t> cells;
    std::uint32_t machine;  // index into Primitives::machines
    std::int32_t toggle = kAlways;
    std::uint32_t rule = 0;
};

// Whoever reads it takes it apart whole, `const auto& [values, …] = primitives`, so that a new sort of primitive does not
// compile until every reader deals with it.
struct Primitives {
    std::uint32_t values = 0;
    std::uint32_t toggles = 0;  // how many there are, used or not
    std::vector<std::uint64_t> domains;  // per cell, the values it may take at all
    Distincts distincts;
    std::vector<Pair> pairs;
    std::vector<std::vector<std::uint64_t>> relations;  // per relation and value of a, the values b may take
    std::vector<OneOf> one_ofs{};
    std::vector<Sum> sums{};
    std::vector<Automaton> automata{};
    std::vector<Machine> machines{};
};

struct Choices {
    std::vector<SetChoice> rows;
    std::vector<std::uint32_t> cells;
    std::vector<std::uint64_t> sets;

    std::span<const std::uint32_t> cells_of(const SetChoice& choice) const { return {cells.data() + choice.first, choice.size}; }
    std::span<const std::uint64_t> sets_of(const SetChoice& choice) const { return {sets.data() + choice.first_set, choice.sets}; }
};

struct Totals {
    std::vector<Total> rows;
    std::vector<Term> terms;

    std::span<const Term> terms_of(const Total& total) const { return {terms.data() + total.first, total.size}; }
};

struct Diagrams {
    std::vector<Diagram> rows;
    std::vector<std::uint32_t> cells;
    std::vector<std::uint32_t> layers;
    std::vector<Arc> arcs;

    std::span<const std::uint32_t> cells_of(const Diagram& diagram) const {
        return {cells.data() + diagram.first, diagram.size};
    }
    std::span<const Arc> layer_of(const Diagram& diagram, std::uint32_t layer) const {
        const auto begin = layers[diagram.first_layer + layer], end = layers[diagram.first_layer + layer + 1];
        return {arcs.data() + begin, end - begin};
    }
};

// All that the rules say, in the forms that the lanes know; read like Primitives.
struct Tables {
    std::vector<House> houses;
    std::vector<std::uint32_t> house_cells;
    std::vector<Less> lesses;
    std::vector<Unequal> unequals;
    std::vector<Related> relateds;
    std::vector<std::uint64_t> relations;
    Choices choices;
    Totals totals;
    Diagrams diagrams;

    std::span<const std::uint32_t> cells_of(const House& house) const {
        GRIDWRIGHT_ASSERT(house.first + house.size <= house_cells.size());
        return {house_cells.data() + house.first, house.size};
    }
};

class Layout {
public:
    std::uint32_t values = 0;
    std::uint32_t toggles = 0;
    std::vector<std::uint64_t> domains;
    Tables tables;

    std::uint32_t cells() const { return static_cast<std::uint32_t>(domains.size()); }
    bool fits(std::span<const std::uint8_t> givens) const;  // whether each of a grid is 0 or a value of its cell
    LayoutView view(const Crossings* crossings = nullptr) const;  // with or without them

    // Found by whoever asks first: half of a new layout's time would go into them, and many puzzles never ask.
    const Crossings& crossings() const;

private:
    struct Later {
        std::once_flag once;
        Crossings crossings;
    };
    std::unique_ptr<Later> later_ = std::make_unique<Later>();
};

// Whether no table leads out of another: the lanes trust them blindly.
bool is_sound(const LayoutView& view);

// Throws std::invalid_argument on primitives that make no sense (a cell out of range, more than 64 values …).
void check(const Primitives& primitives);

// Checks too. Totals that follow from houses and cages are added unless they are not wanted.
Layout compile(const Primitives& primitives, bool with_derived_totals = true);

}  // namespace gridwright
