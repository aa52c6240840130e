// What reasons are made of: the rules of a puzzle as single statements, each with a weight.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "layout/layout.hpp"
#include "layout/ragged.hpp"
#include "reasons/rule_parts.hpp"

namespace gridwright {

// One statement. That a cell has exactly one value goes without saying.
struct Premise {
    enum class Sort : std::uint8_t {
        place,    // a full house has a place for a value
        unequal,  // two cells differ, or are not both one of some values
        related,  // all that the rules say about two cells, where that is more
        rule,     // what a rule says of several cells at once
        derived,  // a total that follows from full houses together with such rules
    };
    Sort sort;
    std::uint32_t weight;
    std::uint32_t first;   // the house, as numbered in the primitives, or a cell, or the rule, or the derivation
    std::uint32_t second;  // the value's bit, or the other cell, or the first of the parts
};

// Two cells that differ are half as much to see as a place or a relation. Of two ways that are the same to see, the one
// with fewer places shares more with what comes later: hence 17. A rule about several cells is more to see than any.
constexpr std::uint32_t kUnequalWeight = 8, kRelatedWeight = 16, kPlaceWeight = 17, kRuleWeight = 24;

// A cell that cannot hold the same value, for each of `values`.
struct Rival {
    std::uint32_t cell;
    std::uint32_t premise;
    std::uint64_t values;
};

// What a relation of two cells means from one of them: `cell` can only hold w while `owner` has one of supports[w].
struct Bond {
    std::uint32_t owner;
    std::uint32_t cell;
    std::uint32_t premise;
    std::uint32_t supports;  // where its masks start in Premises::supports
};

// What a total follows from: houses, as numbered in the primitives, and rules. It weighs as much as they do together.
struct Derivation {
    std::vector<std::uint32_t> houses, rules;
};

// A house as a whole, which a derivation takes.
constexpr std::uint32_t kHouseWeight = 16;

// All premises of a puzzle, and where they bear on its candidates. Candidates are numbered: cell * values + bit.
struct Premises {
    explicit Premises(const Primitives& primitives);

    std::uint32_t cells() const { return static_cast<std::uint32_t>(domains.size()); }
    std::uint32_t candidate(std::uint32_t cell, std::uint32_t bit) const {
        GRIDWRIGHT_ASSERT(cell < cells() && bit < values);
        return cell * values + bit;
    }

    std::uint32_t values;
    std::vector<std::uint64_t> domains;
    std::vector<Premise> all;          // places come first
    std::uint32_t places = 0;          // how many of them
    Ragged<std::uint32_t> place_cells;   // per place: the cells that may hold the value
    Ragged<std::uint32_t> places_of;     // per candidate
    Ragged<Rival> rivals_of;             // per cell
    Ragged<Bond> bonds_of;               // per cell that owns them
    std::vector<std::uint64_t> supports;
    std::vector<RulePart> parts;         // those of a rule or derivation one after the other
    Ragged<std::uint32_t> parts_of;      // per cell
    std::vector<Derivation> derivations;

    std::span<const RulePart> parts_of_rule(const Premise& premise) const;  // or of a derivation
};

}  // namespace gridwright
