// What a rule says of several cells at once: which values it leaves them, and what must be gone for that.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "layout/diagrams.hpp"

namespace gridwright {

// The values of the cells are one of some sets; or else, read in turn, they lead along the arcs of a diagram.
struct RulePart {
    std::uint32_t premise;
    std::vector<std::uint32_t> cells;
    std::vector<std::uint64_t> sets;
    Ways ways;
    std::vector<std::uint32_t> firsts{};  // per cell and value, and behind them, where the arcs of its layer with it begin

    bool is_choice() const { return ways.layers.empty(); }
    std::size_t size() const;  // how much there is to look at

    // Puts the arcs of each layer in the order of their values, of which there are so many.
    void sort_arcs(std::uint32_t values);

    // The arcs of a cell's layer with a value.
    std::span<const Arc> arcs(std::size_t place, std::uint32_t bit) const {
        const auto* first = firsts.data() + place * (firsts.size() / cells.size()) + bit;
        return {ways.layers[place].data() + first[0], ways.layers[place].data() + first[1]};
    }
};

// Looks at one part after the other. What it returns is good until it looks again.
class PartReader {
public:
    // Masks have a word per cell of the part: `now` is what is left of all values, `whole`.
    using Masks = std::span<const std::uint64_t>;

    // Arcs and sets are so many times quicker to look at than premises.
    static constexpr std::uint64_t kQuicker = 8;

    // Per cell, the values that it can still hold.
    Masks narrowed(const RulePart& part, Masks now);

    // Per cell, values that are gone: while they are, the cell at that place cannot hold the value, whatever else is left.
    // What is in `free` is better than what is not.
    Masks absences(const RulePart& part, Masks whole, Masks now, Masks free, std::size_t place, std::uint32_t bit);

private:
    void narrow_choice(const RulePart& part, Masks now);
    void narrow_along(const RulePart& part, Masks now);
    void choice_absences(const RulePart& part, Masks whole, Masks now, Masks free, std::size_t place, std::uint64_t value);
    void absences_along(const RulePart& part, Masks whole, Masks now, std::size_t place, std::uint64_t value);
    bool covers(const RulePart& part, Masks now, std::uint64_t set, std::size_t place, std::uint64_t value) const;

    // What was found for a part along which the same was left before, which happens again and again.
    struct Narrowing {
        const RulePart* part = nullptr;
        std::vector<std::uint64_t> now, kept;
    };

    Narrowing& narrowing(const RulePart& part, Masks now);

    std::vector<std::uint64_t> kept_, gone_;
    std::vector<std::uint8_t> reached_, good_;  // per node
    std::vector<Narrowing> narrowings_;         // by a hash; what comes later takes the place of what was there
};

}  // namespace gridwright
