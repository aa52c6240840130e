// What the lanes and their driver share: plain structs only, since the lanes are compiled once per instruction set
// and must not bring in library code that the linker could pick for an older processor.
#pragma once

#include <cstddef>
#include <cstdint>

#include "layout/assert.hpp"
#include "layout/tables.hpp"

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
    std::uint64_t restarted_at;       // after how many of its guesses it began anew, see Chance
    std::uint64_t restart_at;         // and will the next time
};

// What a lane is doing: its task (kNone = idle), and its open branches, the frames from `oldest` up to `depth`.
struct Lane {
    std::uint32_t task;
    std::uint32_t oldest;
    std::uint32_t depth;
    std::uint32_t guessed;  // where it guessed last, if cells are weighed
};

// A byte of givens that is more than this says which value a cell has not; for those only who ask again, see Sequel.
constexpr std::uint32_t kOther = 128;

// What is asked. Jobs have givens (a byte per cell, 0 = none) or candidates in words per cell, and one bit per toggle
// (null: all on).
struct JobsView {
    const void* domains;  // per cell, in words of the lanes' width
    const void* placed;   // per byte of the givens, the candidates it leaves: all for 0, none for what says nothing
    const std::uint8_t* givens;
    const void* starts;
    std::uint64_t* toggles_on;
    const std::uint8_t* known;  // a solution per job that does not count, or null
    std::uint32_t* queue;       // the jobs in the order in which they begin, a ring of `room`; or null, then as they stand
    std::uint32_t room;
    std::uint32_t count;        // how many have been asked, and begun
    std::uint32_t next;
    std::uint64_t limit;   // solutions wanted per job, 0 = all
    std::uint64_t budget;  // guesses allowed per job
    bool share;            // whether idle lanes take over branches of others
};

// For whoever asks one question after the other about the same job: he is told how it ended, changes its givens, which are
// his own, or its toggles, and says whether the job is to be searched again.
struct Decision {
    std::uint32_t job;
    Verdict verdict;
    std::uint64_t found;
    std::uint64_t guesses;
    std::uint64_t* toggles_on;  // of the job, or null
};

struct Sequel {
    void* asker;
    bool (*again)(void* asker, const Decision& decision);  // null: nothing is asked again
};

// What is left to chance: which value of a cell is tried first, and at first which cell. The driver owns a stream of random numbers per job (none:
// the smallest value), so that what is drawn depends on the job alone. A job that has made `restart` guesses begins anew
// with its stream where it is, since luck at the first cells decides over millions of guesses; the next time it has an
// eighth of them more, so that every search has an end.
struct Chance {
    void* streams;
    std::uint32_t (*below)(void* streams, std::uint32_t job, std::uint32_t bound);
    std::uint64_t restart;  // 0 = never
    bool any_kept;          // whether the solution that is kept is any of those found, each as likely as another
};

// Answers, one per job: the first `keep` solutions among them, a byte per cell. `states`, if not null, takes the candidates
// a job had when its budget was spent.
struct AnswersView {
    std::uint64_t* found;
    std::uint64_t* guesses;
    Verdict* verdicts;
    std::uint8_t* solutions;
    std::uint32_t keep;
    void* states;
};

// Solutions one after the other, as they are found, for a single job that is not shared.
struct Stream {
    std::uint8_t* values;
    std::uint32_t room;
    std::uint32_t count;
};

// Vectors with a word per lane, aligned to 64 bytes: one for each cell, toggle, segment and slot. The boards of a Sudoku
// with sixteen lanes of 16 bits (bit v - 1 of a word: the cell can be v):
//
//              lane 0   lane 1   …   lane 15
//   cell 0   │ 16 bits│ 16 bits│ … │ 16 bits│   one vector, 32 bytes: what a sweep reads and writes at a time
//   cell 1   │        │        │   │        │
//     ⋮
//   cell 80  │        │        │   │        │
//              └─ the board of lane 0 is this column
struct Vectors {
    void* boards;    // per cell
    void* toggles;   // per toggle: all ones where it is on
    void* unions;    // per segment, its candidates
    void* confined;  // per slot, what its house can place in this segment only
    void* removed;   // per slot, what its house's other segments take away from it
};

// The open branches: boards as they were, in one piece per lane. A lane's own are those from `oldest` up to `depth`; the
// ones below belong to lanes that took them over.
//
//   lane 0   │ taken over │ board │ board │ board │ free …  `room` boards of `cells` words, cell after cell
//              oldest ─────┘                      └── depth
//   lane 1   │ …
struct Stacks {
    void* frames;
    std::uint32_t* guessed;  // per frame, the cell that was guessed, if cells are weighed
    std::uint32_t room;
};

// The tasks of all jobs. Those of a job are linked in the order of its tree, whoever searches them:
//
//   heads[job] ─▶ task 4 (lane 0) ─▶ task 9 (done) ─▶ task 2 (lane 5) ─▶ kNone
//
// Their solutions lie by the task's number, `keep` grids each.
struct TaskPool {
    Task all[kMaxTasks];
    std::uint32_t free[kMaxTasks];
    std::uint32_t free_count;
    std::uint32_t* heads;     // per job, its first task
    std::uint8_t* solutions;  // `keep` per task
    std::uint32_t keep;       // as many as are wanted where tasks share a job, though the answer may keep fewer
};

// Room for choosing a cell: a bit per cell.
struct Sight {
    std::uint64_t* open_cells;
    std::uint64_t* pair_cells;
};

// Room for a lane at rest: the candidates with which it left the cells of each diagram, as words per lane, so that the same
// is not looked at twice; and a byte for each node of the largest diagram: 1 if it can be reached, and 2 if the end can be
// reached from there.
struct Resting {
    void* seen;
    std::uint8_t* nodes;
};

// What guides a search that needs no order: per cell, how much the rules say of it, and one more for each contradiction that a
// guess there led to. Null where solutions come in order.
struct Weights {
    std::uint32_t* of_cell;
};

// Everything a run works on. The driver owns the memory; a run that stopped goes on when it is called again.
struct Run {
    LayoutView layout;
    JobsView jobs;
    Chance chance;
    Sequel sequel;
    AnswersView answers;
    Stream stream;
    Vectors vectors;
    Stacks stacks;
    TaskPool tasks;
    Sight sight;
    Resting resting;
    Weights weights;
    Lane lanes[kMaxLanes];
    std::uint32_t idle;
    std::uint64_t quota;  // sweeps until the next pause
};

// The lanes for one width of word.
struct Lanes {
    std::uint32_t word_bytes;
    std::uint32_t count;
    Stop (*run)(Run&);
};

// The lanes compiled for one instruction set, for words of 16, 32 and 64 bits.
struct InstructionSet {
    const char* name;
    Lanes narrow;
    Lanes medium;
    Lanes wide;
};

extern const InstructionSet k_baseline;
extern const InstructionSet k_avx2;
extern const InstructionSet k_avx512vl;
extern const InstructionSet k_avx512;

}  // namespace gridwright
