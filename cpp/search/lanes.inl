// The search: many lanes over one layout, each with its own board and its own branches. Included like lanewise.inl.
//
// After a sweep each lane that came to rest is served: a contradiction takes back the last branch, a solution is noted,
// and where neither is reached a cell is chosen and its smallest value tried. A lane without work starts the next job,
// or takes over the oldest open branch of another lane.
//
// A job's tree may so be searched by several lanes at once. Each has a *task*, a stretch of the tree; the tasks of a job
// are linked in the tree's order, and `settle` reads them in that order. So limits, budgets and the order of solutions
// are those of one lane alone, whatever the number of lanes.
//
// A search by weights (see Weights) is for those who only ask whether there is one solution, or another. It learns from
// all lanes together where guesses fail, so its order is nobody's.

#include "search/sweep.inl"

#include "search/lane_boards.inl"

#include "search/tasks.inl"

#include "search/cell_bits.inl"

#include "search/chooser.inl"

#include "search/luck.inl"

#include "search/weighted_chooser.inl"

#include "search/at_rest.inl"

template <class Word>
struct LaneWork : LaneBoards<Word> {
    using Base = LaneBoards<Word>;
    using Base::kLanes, Base::at, Base::frame, Base::guessed_at, Base::load;

    static void rest(Run& run, std::uint32_t lane) {
        run.lanes[lane].task = kNone;
        ++run.idle;
    }

    // Gives an idle lane its next job.
    static void start(Run& run, std::uint32_t lane) {
        const std::uint32_t place = run.jobs.next++;
        const std::uint32_t job = run.jobs.queue ? run.jobs.queue[place % run.jobs.room] : place;
        const LayoutView& layout = run.layout;
        run.tasks.heads[job] = Tasks::new_task(run, job, kNone);
        run.lanes[lane] = {run.tasks.heads[job], 0, 0, kNone};
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
        Base::copy_in(run, lane, board);
        for (std::uint32_t toggle = 0; toggle < run.layout.toggles; ++toggle) {
            Word* toggles = (Word*)run.vectors.toggles + toggle * kLanes;
            toggles[lane] = toggles[victim];
        }
        before.next = Tasks::new_task(run, before.job, before.next);
        // Its frames count on from where the branch was, so that "nearest to the root" stays true.
        run.lanes[lane] = {before.next, depth, depth, run.weights.of_cell ? guessed_at(run, victim, depth) : kNone};
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
        if (run.weights.of_cell) own.guessed = guessed_at(run, lane, own.depth);
        Base::copy_in(run, lane, saved);
    }

    // A contradiction takes back the last branch, and makes the cell that was guessed weigh more.
    static void refute(Run& run, std::uint32_t lane) {
        const std::uint32_t guessed = run.lanes[lane].guessed;
        if (run.weights.of_cell && guessed != kNone) ++run.weights.of_cell[guessed];
        back(run, lane);
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
        if (task.kept < run.tasks.keep) {
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
        Base::copy_out(run, lane, saved);
        const Task& task = run.tasks.all[run.lanes[lane].task];
        const std::uint32_t chosen =
            Luck<Word>::chooses(run, task) ? Luck<Word>::choose(run, task.job, saved) : Chooser<Word>::choose(run, saved);
        GRIDWRIGHT_ASSERT(chosen < run.layout.cells);
        const Word candidates = saved[chosen];
        const Word tried = Luck<Word>::value_of(run, task.job, candidates);
        saved[chosen] = candidates ^ tried;
        at(run, chosen, lane) = tried;
    }

    // The same with the cell and the value that weigh most.
    static void branch_by_weight(Run& run, std::uint32_t lane) {
        Lane& own = run.lanes[lane];
        Word* saved = frame(run, lane, own.depth);
        Base::copy_out(run, lane, saved);
        const auto guess = WeightedChooser<Word>::choose(run, saved);
        GRIDWRIGHT_ASSERT(guess.cell < run.layout.cells && (saved[guess.cell] & guess.value) == guess.value);
        own.guessed = guessed_at(run, lane, own.depth) = guess.cell;
        ++own.depth;
        saved[guess.cell] ^= guess.value;
        at(run, guess.cell, lane) = guess.value;
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
                    refute(run, lane);
                } else if (!findings.changed[lane]) {
                    const auto outcome = has_more ? AtRest<Word>::narrow_all(run, lane) : RestOutcome::still;
                    if (outcome == RestOutcome::dead) {
                        refute(run, lane);
                    } else if (outcome == RestOutcome::narrowed) {
                        continue;
                    } else if (findings.open[lane]) {
                        if (own.depth == run.stacks.room) return Stop::deeper;
                        if (!may_guess(run, lane) || restart(run, lane)) continue;
                        run.weights.of_cell ? branch_by_weight(run, lane) : branch(run, lane);
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
