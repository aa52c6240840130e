// Carving: clues are taken out of full grids as long as these are the only solution.
//
// Many puzzles of one layout are carved in lockstep: each asks its own next question as soon as the one before is answered,
// so that all lanes are busy as long as there are puzzles. Clues are givens and toggles alike; they go in groups, each as a
// whole or not at all.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "layout/layout.hpp"
#include "ladder/rungs.hpp"
#include "search/lanes.hpp"

namespace gridwright {

// Groups of clues: numbers of cells, and behind them (from the number of cells on) of toggles. Group g has those from
// ends[g - 1] up to ends[g].
struct ClueGroups {
    std::span<const std::uint32_t> clues;
    std::span<const std::uint32_t> ends;

    std::size_t size() const { return ends.size(); }
    std::span<const std::uint32_t> operator[](std::size_t group) const {
        const std::uint32_t begin = group ? ends[group - 1] : 0;
        return clues.subspan(begin, ends[group] - begin);
    }
};

// What is to be carved. Whoever asks owns all memory.
struct Carvings {
    std::shared_ptr<const Layout> layout;
    std::span<const std::uint8_t> grids;        // full grids, a byte per cell
    std::span<const std::uint8_t> givens;       // what each begins with, 0 = none
    std::span<const std::uint64_t> toggles_on;  // what each begins with, a bit per toggle, in whole words
    ClueGroups groups;
    std::span<const std::uint32_t> orders;  // per grid, all groups in the order in which they are tried
    std::uint64_t budget;                   // guesses for a question; what is not proven within them is not taken out
    bool within_budget;                     // whether puzzles that need so few guesses are wanted, or it only bounds the work
    const Rungs* rungs;                     // or null: instead of the lanes, the first rungs must solve what is left
    std::uint32_t rating;                   // up to this one
    const InstructionSet* instruction_set;  // null is the best that the machine has
    unsigned threads;
};

// What became of one.
struct Carved {
    bool unique;  // whether the grid is proven to be the only solution; if not, nothing was taken out
    bool proven;  // whether no group that is left can be taken out
    std::uint64_t guesses;  // that it takes to prove that it is unique, or the budget
};

struct CarvedAll {
    std::vector<std::uint8_t> givens;
    std::vector<std::uint64_t> toggles_on;
    std::vector<Carved> puzzles;
};

// Throws std::invalid_argument on what makes no sense. The answer depends neither on threads nor on lanes nor on what is
// carved beside it. Ends early, with puzzles that are not unique, when `stop` turns true.
CarvedAll carve(const Carvings& carvings, const std::atomic<bool>& stop);

}  // namespace gridwright
