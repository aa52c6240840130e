// The search: many lanes over one layout, each with its own board and its own branches. Included like lanewise.inl.
//
// After a sweep each lane that came to rest is served: a contradiction takes back the last branch, a solution is noted,
// and where neither is reached a cell is chosen and its smallest value tried. A lane without work starts the next job,
// or takes over the oldest open branch of another lane.
//
// A job's tree may so be searched by several lanes at once. Each has a *task*, a stretch of the tree; the tasks of a job
// are linked in the tree's order, and `settle` reads them in that order. So limits, budgets and the order of solutions
// are those of one lane alone, whatever the number of lanes.

#include "search/sweep.inl"

#include "search/tasks.inl"

#include "search/chooser.inl"

#include "search/luck.inl"

#include "search/at_rest.inl"

template <class Word>
struct LaneWork : Sweep<Word> {
    using Base = Sweep<Word>;
    using Base::kLanes;

    // No assert in here: it would keep the compilers from reading and writing many cells at a time.
    static Word& at(const Run& run, std::uint32_t cell, std::uint32_t lane) {
        return ((Word*)run.vectors.boards)[cell * kLanes + lane];
    }

    static Word* frame(const Run& run, std::uint32_t lane, std::uint32_t depth) {
        GRIDWRIGHT_ASSERT(lane < kLanes && depth < run.stacks.room);
        return (Word*)run.stacks.frames + ((std::size_t)lane * run.stacks.room + depth) * run.layout.cells;
    }

    static void rest(Run& run, std::uint32_t lane) {
        run.lanes[lane].task = kNone;
        ++run.idle;
    }

    // Puts what a job begins with on the board of a lane.
    static void load(Run& run, std::uint32_t job, std::uint32_t lane) {
        const LayoutView& layout = run.layout;
        const Word* domains = (const Word*)run.jobs.domains;
        if (run.jobs.givens) {
            const std::uint8_t* givens = run.jobs.givens + (std::size_t)job * layout.cells;
            const Word* placed = (const Word*)run.jobs.placed;
            for (std::uint32_t cell = 0; cell < layout.cells; ++cell)
                at(run, cell, lane) = domains[cell] & placed[givens[cell]];
        } else {
            const Word* starts = (const Word*)run.jobs.starts + (std::size_t)job * layout.cells;
            for (std::uint32_t cell = 0; cell < layout.cells; ++cell) at(run, cell, lane) = starts[cell];
        }
    }

    // Gives an idle lane its next job.
    static void start(Run& run, std::uint32_t lane) {
        const std::uint32_t place = run.jobs.next++;
        const std::uint32_t job = run.jobs.queue ? run.jobs.queue[place % run.jobs.room] : place;
        const LayoutView& layout = run.layout;
        run.tasks.heads[job] = Tasks::new_task(run, job, kNone);
        run.lanes[lane] = {run.tasks.heads[job], 0, 0};
        --run.idle;
        load(run, job, lane);
        const std::uint32_t words = (layout.toggles + 63) / 64;
        for (std::uint32_t toggle = 0; toggle < layout.toggles; ++toggle) {
            const bool on = !run.jobs.toggles_on ||
                            (run.jobs.toggles_on[(std::size_t)job * words + toggle / 64] >> (toggle % 64) & 1);
            ((Word*)run.vectors.toggles)[toggle * kLanes + lane] = on ? (Word)~(Word)0 : (Word)0;
        }
    }

    // Gives an idle lane the oldest branch of the lane whose oldest branch is nearest to the root.
    static bool take_over(Run& run, std::uint32_t lane) {
        std::uint32_t victim = kNone;
        for (std::uint32_t other = 0; other < kLanes; ++other) {
            const Lane& from = run.lanes[other];
            if (from.task != kNone && from.depth > from.oldest &&
                (victim == kNone || from.oldest < run.lanes[victim].oldest))
                victim = other;
        }
        if (victim == kNone) return false;
        Lane& from = run.lanes[victim];
        Task& before = run.tasks.all[from.task];
        const std::uint32_t depth = from.oldest++;
        const Word* board = frame(run, victim, depth);
        for (std::uint32_t cell = 0; cell < run.layout.cells; ++cell) at(run, cell, lane) = board[cell];
        for (std::uint32_t toggle = 0; toggle < run.layout.toggles; ++toggle) {
            Word* toggles = (Word*)run.vectors.toggles + toggle * kLanes;
            toggles[lane] = toggles[victim];
        }
        before.next = Tasks::new_task(run, before.job, before.next);
        // Its frames count on from where the branch was, so that "nearest to the root" stays true.
        run.lanes[lane] = {before.next, depth, depth};
        --run.idle;
        return true;
    }

    // Looks whether a job is decided, and if so writes its answer and frees its lanes.
    static void settle(Run& run, std::uint32_t job) {
        Tasks::join_done(run, job);
        std::uint64_t found, guesses;
        const Verdict verdict = Tasks::judge(run, job, found, guesses);
        if (verdict == Verdict::open) return;
        Tasks::conclude(run, job, verdict, found, guesses);
        for (std::uint32_t lane = 0; lane < kLanes; ++lane)
            if (run.lanes[lane].task != kNone && run.tasks.all[run.lanes[lane].task].job == job) rest(run, lane);
        if (!run.sequel.again) return;
        const std::size_t words = (run.layout.toggles + 63) / 64;
        std::uint64_t* toggles_on = run.jobs.toggles_on ? run.jobs.toggles_on + job * words : nullptr;
        if (!run.sequel.again(run.sequel.asker, {job, verdict, found, guesses, toggles_on})) return;
        run.answers.verdicts[job] = Verdict::open;
        run.jobs.queue[run.jobs.count++ % run.jobs.room] = job;
    }

    static void finish(Run& run, std::uint32_t lane) {
        Task& task = run.tasks.all[run.lanes[lane].task];
        task.done = true;
        rest(run, lane);
        settle(run, task.job);
    }

    static void back(Run& run, std::uint32_t lane) {
        Lane& own = run.lanes[lane];
        if (own.depth == own.oldest) return finish(run, lane);
        const Word* saved = frame(run, lane, --own.depth);
        for (std::uint32_t cell = 0; cell < run.layout.cells; ++cell) at(run, cell, lane) = saved[cell];
    }

    static void write_values(const Run& run, std::uint32_t lane, std::uint8_t* values) {
        for (std::uint32_t cell = 0; cell < run.layout.cells; ++cell)
            values[cell] = (std::uint8_t)(__builtin_ctzll(at(run, cell, lane)) + 1);
    }

    static bool is_known(const Run& run, std::uint32_t job, std::uint32_t lane) {
        if (!run.jobs.known) return false;
        const std::uint8_t* known = run.jobs.known + (std::size_t)job * run.layout.cells;
        for (std::uint32_t cell = 0; cell < run.layout.cells; ++cell)
            if (at(run, cell, lane) != (Word)((Word)1 << (known[cell] - 1))) return false;
        return true;
    }

    static void solved(Run& run, std::uint32_t lane) {
        const std::uint32_t number = run.lanes[lane].task;
        Task& task = run.tasks.all[number];
        if (is_known(run, task.job, lane)) return back(run, lane);
        if (run.stream.room)
            write_values(run, lane, run.stream.values + (std::size_t)run.stream.count++ * run.layout.cells);
        if (task.kept < run.answers.keep) {
            task.kept_at[task.kept] = task.guesses;
            write_values(run, lane, Tasks::kept(run, number, task.kept++));
        } else if (Luck<Word>::takes_another(run, task)) {
            write_values(run, lane, Tasks::kept(run, number, 0));
        }
        if (++task.found == run.jobs.limit) return finish(run, lane);
        if (Tasks::is_shared(run, number)) settle(run, task.job);
        if (run.lanes[lane].task != kNone) back(run, lane);
    }

    // Whether a lane may guess once more. If not, it has nothing to do any more.
    static bool may_guess(Run& run, std::uint32_t lane) {
        const Lane& own = run.lanes[lane];
        Task& task = run.tasks.all[own.task];
        if (task.guesses == run.jobs.budget && run.answers.states) {
            Word* state = (Word*)run.answers.states + (std::size_t)task.job * run.layout.cells;
            for (std::uint32_t cell = 0; cell < run.layout.cells; ++cell) state[cell] = at(run, cell, lane);
        }
        if (++task.guesses > run.jobs.budget) {
            finish(run, lane);
            return false;
        }
        // Others may have spent the budget together: look from time to time.
        if (task.guesses % 64 == 0 && Tasks::is_shared(run, own.task)) settle(run, task.job);
        return own.task != kNone;
    }

    // Whether a lane begins its job anew, having had no luck.
    static bool restart(Run& run, std::uint32_t lane) {
        Lane& own = run.lanes[lane];
        Task& task = run.tasks.all[own.task];
        if (!Luck<Word>::is_out(run, task)) return false;
        own.depth = own.oldest;
        load(run, task.job, lane);
        return true;
    }

    // Tries a value of a cell, and keeps the board without it for later.
    static void branch(Run& run, std::uint32_t lane) {
        Word* saved = frame(run, lane, run.lanes[lane].depth++);
        for (std::uint32_t cell = 0; cell < run.layout.cells; ++cell) saved[cell] = at(run, cell, lane);
        const Task& task = run.tasks.all[run.lanes[lane].task];
        const std::uint32_t chosen =
            Luck<Word>::chooses(run, task) ? Luck<Word>::choose(run, task.job, saved) : Chooser<Word>::choose(run, saved);
        GRIDWRIGHT_ASSERT(chosen < run.layout.cells);
        const Word candidates = saved[chosen];
        const Word tried = Luck<Word>::value_of(run, task.job, candidates);
        saved[chosen] = candidates ^ tried;
        at(run, chosen, lane) = tried;
    }

    // Work for idle lanes: the next jobs, then the open branches of others. False when there is nothing left to do.
    static bool provide(Run& run) {
        for (std::uint32_t lane = 0; run.idle && lane < kLanes; ++lane) {
            if (run.lanes[lane].task != kNone) continue;
            if (run.jobs.next < run.jobs.count)
                start(run, lane);
            else if (!run.jobs.share || !take_over(run, lane))
                break;
        }
        return run.idle < kLanes;
    }

    static Stop go(Run& run) {
        using RestOutcome = typename AtRest<Word>::RestOutcome;
        const bool has_more = run.layout.tables.totals.rows.count || run.layout.tables.diagrams.rows.count;
        while (provide(run)) {
            if (run.quota == 0) return Stop::paused;
            --run.quota;
            const auto findings = Base::sweep(run);
            for (std::uint32_t lane = 0; lane < kLanes; ++lane) {
                // Where there is no room, the board stays as it is and comes to the same rest when called again.
                const Lane& own = run.lanes[lane];
                if (own.task == kNone) continue;
                if (findings.dead[lane]) {
                    back(run, lane);
                } else if (!findings.changed[lane]) {
                    const auto outcome = has_more ? AtRest<Word>::narrow_all(run, lane) : RestOutcome::still;
                    if (outcome == RestOutcome::dead) {
                        back(run, lane);
                    } else if (outcome == RestOutcome::narrowed) {
                        continue;
                    } else if (findings.open[lane]) {
                        if (own.depth == run.stacks.room) return Stop::deeper;
                        if (may_guess(run, lane) && !restart(run, lane)) branch(run, lane);
                    } else {
                        if (run.stream.room && run.stream.count == run.stream.room) return Stop::full;
                        solved(run, lane);
                    }
                }
            }
        }
        return Stop::finished;
    }

    static constexpr Lanes lanes() { return {sizeof(Word), kLanes, &go}; }
};
