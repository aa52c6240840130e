// The first rungs of the ladder: whether a position is solved by singles, bounds of signs and sums, and locked candidates
// alone, as the techniques of that rating find them. They ask for abstract houses, values that two cells cannot share, signs,
// sums and rules that can be filled; whoever has more than that in a layout asks the ladder itself.
//
// Ratings are tenths. What each rung adds:
//   10 last cell                 12 hidden single in a region 14 ends of signs
//   15 hidden single in a line, last cell of a sum            16 bounds along signs
//   17 direct pointing           19 direct claiming           20 combinations, up to 22 by their number; direct hidden pair
//   22 only place                23 rule of 45, naked single, hidden single in a set
//   24 many combinations, up to 26                            25 direct hidden triple
//   26 pointing                  27 leftover cell             28 value that must be there, what fits, claiming
//   29 locked candidates         30 naked pair, bounds of a sum
//   31 what fits in many cells, up to 34; no place            32 x-wing, virtual cage
//   33 bound by counting         34 forbidden pair, hidden pair
// Above the highest rung some techniques are known as well, larger subsets, fish, wings and strong links: what they solve is
// no harder than that, but what they do not solve may still be, since others lie between.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "ladder/rule_filler.hpp"
#include "ladder/rung_total.hpp"

namespace gridwright {

enum class HouseSort : std::uint8_t { row, column, line, region, set };

struct RungHouse {
    std::vector<std::uint32_t> cells;
    std::uint64_t values;  // that it must hold, 0 if it need not hold all
    HouseSort sort;
};

// Two cells that do not both hold v, for each v of `values`.
struct RungUnequal {
    std::uint32_t a;
    std::uint32_t b;
    std::uint64_t values;
};

struct RungSign {
    std::uint32_t less;
    std::uint32_t greater;
    std::int32_t toggle;
};

// Two cells that hold the same value, one of these.
struct RungLeftover {
    std::uint32_t one;
    std::uint32_t other;
    std::uint64_t values;
};

// Different cells whose values together are one of the sets.
struct RungChoice {
    std::vector<std::uint32_t> cells;
    std::vector<std::uint64_t> sets;
};

// A rule whose cells can be filled in all ways; it counts if its toggle is on.
struct RungFilled {
    std::vector<std::uint32_t> cells;
    RuleFiller filler;
    std::int32_t toggle;
};

struct RungFacts {
    std::uint32_t values;
    std::vector<std::uint64_t> domains;  // per cell
    std::vector<RungHouse> houses;
    std::vector<RungUnequal> unequals;
    std::vector<RungSign> signs;
    std::vector<RungLeftover> leftovers;
    std::vector<std::uint32_t> holes;
    std::vector<RungChoice> choices = {};
    std::vector<RungTotal> totals = {};
    std::vector<RungFilled> filled = {};
};

constexpr std::uint32_t kHighestRung = 34;

// The techniques that are known, easiest first, by the ids that the ladder has for them.
std::vector<std::string> rung_techniques();

// How far a position came.
struct Climbed {
    std::vector<std::uint64_t> candidates;  // per cell
    std::vector<std::uint64_t> open;        // cells without a value, as words of bits
    std::vector<std::uint64_t> places;      // per value, its cells as words of bits
    bool broken;                            // whether some cell has no candidate left
};

// The facts, worked out to be asked about any number of positions. It never changes, so that threads can share it.
class Rungs {
public:
    // Throws std::invalid_argument on facts that make no sense.
    explicit Rungs(RungFacts facts);

    std::size_t cells() const { return facts_.domains.size(); }

    // Whether a position is solved by those techniques that are known, and no step on the way, the easiest that there is, is
    // rated higher. `toggles_on` has a bit per toggle; nothing: all on.
    bool solves(std::span<const std::uint8_t> givens, std::span<const std::uint64_t> toggles_on, std::uint32_t rating) const;

    // Whether without some clues of a position, cells and toggles, all that these said is found again: if it was solved with
    // them, it is without them, and that is known sooner. Not for sure, since a technique may miss what it saw with more open.
    bool regains(std::span<const std::uint8_t> givens, std::span<const std::uint64_t> toggles_on, std::uint32_t rating,
                 std::span<const std::uint32_t> lost_cells, std::span<const std::uint32_t> lost_toggles) const;

    // The number of the first technique that finds a step in a position, of its highest number and one more if none does:
    // candidates of each cell, and the cells without a value as words of bits.
    std::size_t first_technique(std::span<const std::uint64_t> candidates, std::span<const std::uint64_t> open) const;

    // The position that techniques of this rating at most lead to, from givens or from another position.
    Climbed climb(std::span<const std::uint8_t> givens, std::span<const std::uint64_t> toggles_on, std::uint32_t rating) const;
    Climbed climb(std::span<const std::uint64_t> candidates, std::span<const std::uint64_t> open,
                  std::span<const std::uint64_t> toggles_on, std::uint32_t rating) const;

private:
    friend class RungBoard;

    // Lines of one sort that hold all values, and for each cell the line across that it is in.
    struct Across {
        std::vector<std::uint32_t> bases;
        std::vector<std::uint32_t> covers;
        std::vector<std::uint32_t> cover_of;  // its number among these
    };

    Across across(HouseSort base, HouseSort cover) const;
    void check(std::span<const std::uint8_t> givens, std::span<const std::uint64_t> toggles_on) const;
    void check(std::span<const std::uint64_t> candidates, std::span<const std::uint64_t> open) const;

    RungFacts facts_;
    std::size_t words_;
    std::size_t toggle_words_ = 0;
    std::vector<std::uint64_t> house_sets_;  // per house, its cells as words of bits
    std::vector<std::uint64_t> peers_;       // per cell, the others of its houses
    std::vector<std::uint64_t> open_cells_, places_;  // of a grid without values: all cells, and per value those that can hold it
    bool has_empty_ = false;                          // whether some cell can hold nothing
    std::vector<Across> across_;
    bool has_sums_ = false;
    std::vector<std::vector<std::uint32_t>> houses_of_, unequals_of_, signs_of_toggle_;
};

}  // namespace gridwright
