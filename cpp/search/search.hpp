// A search: questions about one layout. It owns all memory it needs, has no global state, and can be paused and taken up
// again at any time.
//
// This is the seam between those who ask and those who search. The lanes stand behind it (lane_search.cpp); another back
// end would be another implementation of Search, and `start` would choose.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "layout/layout.hpp"
#include "search/lanes.hpp"
#include "shapes/random.hpp"

namespace gridwright {

// The grids that are asked about, one after the other: givens (a byte per cell, 0 = none; not copied, so they must
// outlive the search) or candidates per cell. `toggles_on` has one bit per toggle, in whole words per job, or nothing
// when all are on. `streams`, one per job or none, say which value of a cell is tried first (none: the smallest); a job with
// a stream is searched by one lane alone. `known` has a full grid per job, or nothing, which does not count as a solution.
struct Jobs {
    std::span<const std::uint8_t> givens;
    std::vector<std::uint64_t> starts;
    std::vector<std::uint64_t> toggles_on;
    std::vector<RandomStream> streams{};
    std::span<const std::uint8_t> known{};  // not copied
};

// What is asked of each, and how. The answer does not depend on the instruction set.
struct Question {
    std::uint64_t limit = 2;                  // solutions wanted per job, 0 = all
    std::uint64_t budget = ~std::uint64_t{0};  // guesses allowed per job
    std::uint32_t keep = 2;                   // solutions kept per job, at most kMaxKeep
    std::uint32_t stream_room = 0;            // instead, for one job: solutions held between two calls of take()
    bool by_weight = false;                   // for one job: whether guesses may come in any order, see Weights
    std::uint64_t sweeps = ~std::uint64_t{0};  // after so many it ends, with what is open left so
    bool keep_states = false;                 // whether overrun jobs tell the candidates they had
    const InstructionSet* instruction_set = nullptr;  // for the lanes: null is the best that the machine has
    std::uint64_t restart = 0;                // guesses after which a job with a stream begins anew, 0 = never
    Sequel sequel{};                          // who is told of each decision, and may ask again
    bool any_kept = false;                    // whether any solution is kept, drawn from the job's stream, not the first
};

class Search {
public:
    virtual ~Search() = default;

    // Works until everything is answered, the stream of solutions is full, or the time is over.
    virtual Stop run_for(std::chrono::nanoseconds time) = 0;

    virtual std::uint32_t jobs() const = 0;
    virtual std::size_t cells() const = 0;
    virtual std::uint64_t found(std::uint32_t job) const = 0;  // of an open job: so far
    virtual std::uint64_t guesses(std::uint32_t job) const = 0;
    virtual Verdict verdict(std::uint32_t job) const = 0;

    // The kept solutions of a job, a byte per cell, one after the other. Of an open job: so far.
    virtual std::vector<std::uint8_t> solutions(std::uint32_t job) const = 0;

    // The kept solutions of a job that is decided, without a copy.
    virtual std::span<const std::uint8_t> kept(std::uint32_t job) const = 0;

    // The streamed solutions since the last call, one after the other.
    virtual std::span<const std::uint8_t> take() = 0;

    // The candidates an overrun job had, where states are kept.
    virtual std::vector<std::uint64_t> state(std::uint32_t job) const = 0;
};

// Throws std::invalid_argument on jobs or questions that make no sense.
std::unique_ptr<Search> start(std::shared_ptr<const Layout> layout, Jobs jobs, const Question& question);

}  // namespace gridwright
