// What the lanes and their driver share: plain structs only, since the lanes are compiled once per instruction level
// and must not bring in library code that the linker could pick for an older processor.
#pragma once

#include <cstddef>
#include <cstdint>

#include "tables.hpp"

namespace gridwright {

constexpr std::uint32_t kMaxLanes = 32;
constexpr std::uint32_t kMaxTasks = 3 * kMaxLanes;
constexpr std::uint32_t kMaxKeep = 16;
constexpr std::uint32_t kNone = ~std::uint32_t{0};

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
    full,      // the stream of solutions is full
};

// A stretch of a job's tree, searched by one lane.
struct Task {
    bool done;
    std::uint32_t job;
    std::uint32_t next;  // the task after it in the tree's order, or kNone
    std::uint32_t kept;  // how many of its solutions are kept
    std::uint64_t found;
    std::uint64_t guesses;
    std::uint64_t kept_at[kMaxKeep];  // after how many of its guesses each kept solution was found
};

// What a lane is doing: its task (kNone = idle), and its open branches, the frames from `oldest` up to `depth`.
struct Lane {
    std::uint32_t task;
    std::uint32_t oldest;
    std::uint32_t depth;
};

// Everything a run works on. The driver owns the memory; a run that stopped goes on when it is called again.
struct Run {
    LayoutView layout;
    const void* domains;  // per cell, in words of the lanes' width
    const void* placed;   // per byte of the givens, the candidates it leaves: all for 0, none for what is no value

    // Jobs: givens (a byte per cell, 0 = none) or candidates in words per cell, and one bit per toggle (null: all on).
    const std::uint8_t* givens;
    const void* starts;
    const std::uint64_t* toggles_on;
    std::uint32_t jobs;
    std::uint32_t next_job;
    std::uint64_t limit;   // solutions wanted per job, 0 = all
    std::uint64_t budget;  // guesses allowed per job
    bool share;            // whether idle lanes take over branches of others

    // Answers, one per job: the first `keep` solutions among them, a byte per cell. `states`, if not null, takes the
    // candidates a job had when its budget was spent.
    std::uint64_t* found;
    std::uint64_t* guesses;
    Verdict* verdicts;
    std::uint8_t* solutions;
    std::uint32_t keep;
    void* states;

    // Solutions one after the other, as they are found, for a single job that is not shared.
    std::uint8_t* stream;
    std::uint32_t stream_room;
    std::uint32_t stream_count;

    // The lanes: vectors with a word per lane for each cell, toggle, segment and slot, all aligned to 64 bytes; stacks
    // with `stack_room` boards per lane.
    void* boards;
    void* toggles;
    void* unions;
    void* confined;
    void* removed;
    void* stacks;
    std::uint32_t stack_room;
    std::uint32_t idle;
    Lane lanes[kMaxLanes];
    Task tasks[kMaxTasks];
    std::uint32_t free_tasks[kMaxTasks];
    std::uint32_t free_count;
    std::uint32_t* heads;          // per job, its first task
    std::uint8_t* task_solutions;  // `keep` per task
    std::uint64_t* open_cells;     // room for a bit per cell
    std::uint64_t* pair_cells;

    std::uint64_t quota;  // sweeps until the next pause
};

// The lanes for one width of word at one instruction level.
struct Lanes {
    std::uint32_t word_bytes;
    std::uint32_t count;
    Stop (*run)(Run&);
};

}  // namespace gridwright
