// What the lanes and their driver share: plain structs only, since the lanes are compiled once per instruction level
// and must not bring in library code that the linker could pick for an older processor.
#pragma once

#include <cstddef>
#include <cstdint>

#include "tables.hpp"

namespace gridwright {

constexpr std::uint32_t kMaxLanes = 32;
constexpr std::uint32_t kIdle = ~std::uint32_t{0};

// How the search of one job ended.
enum class Verdict : std::uint8_t {
    open,       // not yet
    exhausted,  // every solution was found
    limited,    // as many solutions as wanted were found; there may be more
    overrun,    // the budget of guesses is spent
};

// Why the lanes stopped.
enum class Stop : std::uint8_t {
    finished,  // every job has its verdict
    paused,    // the quota of sweeps is spent
    deeper,    // a lane needs more room for its branches
    full,      // the buffer for solutions is full
};

// Everything a run works on. The driver owns the memory; a run that stopped goes on when it is called again.
struct Run {
    LayoutView layout;

    // Jobs: candidates per cell in words of the lanes' width, and one bit per toggle (or null: all on).
    const void* starts;
    const std::uint64_t* toggles_on;
    std::uint32_t jobs;
    std::uint32_t next_job;
    std::uint64_t limit;   // solutions wanted per job, 0 = all
    std::uint64_t budget;  // guesses allowed per job

    // Answers, one per job. `states`, if not null, takes the candidates a job had when its budget was spent.
    std::uint64_t* found;
    std::uint64_t* guesses;
    Verdict* verdicts;
    void* states;

    // Solutions in the order they are found: the job, and a value per cell. No room at all = only count.
    std::uint8_t* solutions;
    std::uint32_t* solution_jobs;
    std::uint32_t solution_room;
    std::uint32_t solution_count;

    // The lanes: boards[cell] and toggles[toggle] are vectors with a word per lane; stacks hold `stack_room` boards
    // per lane. All aligned to 64 bytes.
    void* boards;
    void* toggles;
    void* stacks;
    std::uint32_t stack_room;
    std::uint32_t lane_jobs[kMaxLanes];
    std::uint32_t lane_depths[kMaxLanes];

    std::uint64_t quota;  // sweeps until the next pause
};

// The lanes for one width of word at one instruction level.
struct Lanes {
    std::uint32_t word_bytes;
    std::uint32_t count;
    Stop (*run)(Run&);
};

}  // namespace gridwright
