// The search: many lanes over one layout, each with its own board and its own branches. Included after sweep.inl.
//
// After a sweep each lane that came to rest is served: a contradiction takes back the last branch, a solution is noted,
// and where neither is reached a cell is chosen and its smallest value tried. A lane without work starts the next job,
// or takes over the oldest open branch of another lane.
//
// A job's tree may so be searched by several lanes at once. Each has a *task*, a stretch of the tree; the tasks of a job
// are linked in the tree's order, and `settle` reads them in that order. So limits, budgets and the order of solutions
// are those of one lane alone, whatever the number of lanes.

template <class Word>
struct Machine : Sweep<Word> {
    using Base = Sweep<Word>;
    using Base::kLanes;

    static Word& at(const Run& run, std::uint32_t cell, std::uint32_t lane) {
        return ((Word*)run.boards)[cell * kLanes + lane];
    }

    static Word* frame(const Run& run, std::uint32_t lane, std::uint32_t depth) {
        return (Word*)run.stacks + ((std::size_t)lane * run.stack_room + depth) * run.layout.cells;
    }

    static std::uint8_t* kept(const Run& run, std::uint32_t task, std::uint32_t number) {
        return run.task_solutions + ((std::size_t)task * run.keep + number) * run.layout.cells;
    }

    // A new task of a job. There are always enough: done neighbours are joined, so a job has at most one task more than
    // twice its lanes.
    static std::uint32_t new_task(Run& run, std::uint32_t job, std::uint32_t next) {
        const std::uint32_t number = run.free_tasks[--run.free_count];
        Task& task = run.tasks[number];
        task.done = false;
        task.job = job;
        task.next = next;
        task.kept = 0;
        task.found = task.guesses = 0;
        return number;
    }

    static void free_task(Run& run, std::uint32_t number) { run.free_tasks[run.free_count++] = number; }

    static void rest(Run& run, std::uint32_t lane) {
        run.lanes[lane].task = kNone;
        ++run.idle;
    }

    // Gives an idle lane its next job.
    static void start(Run& run, std::uint32_t lane) {
        const std::uint32_t job = run.next_job++;
        const LayoutView& layout = run.layout;
        run.heads[job] = new_task(run, job, kNone);
        run.lanes[lane] = {run.heads[job], 0, 0};
        --run.idle;
        const Word* domains = (const Word*)run.domains;
        if (run.givens) {
            const std::uint8_t* givens = run.givens + (std::size_t)job * layout.cells;
            const Word* placed = (const Word*)run.placed;
            for (std::uint32_t cell = 0; cell < layout.cells; ++cell)
                at(run, cell, lane) = domains[cell] & placed[givens[cell]];
        } else {
            const Word* starts = (const Word*)run.starts + (std::size_t)job * layout.cells;
            for (std::uint32_t cell = 0; cell < layout.cells; ++cell) at(run, cell, lane) = starts[cell];
        }
        const std::uint32_t words = (layout.toggles + 63) / 64;
        for (std::uint32_t toggle = 0; toggle < layout.toggles; ++toggle) {
            const bool on = !run.toggles_on ||
                            (run.toggles_on[(std::size_t)job * words + toggle / 64] >> (toggle % 64) & 1);
            ((Word*)run.toggles)[toggle * kLanes + lane] = on ? (Word)~(Word)0 : (Word)0;
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
        Task& before = run.tasks[from.task];
        const std::uint32_t depth = from.oldest++;
        const Word* board = frame(run, victim, depth);
        for (std::uint32_t cell = 0; cell < run.layout.cells; ++cell) at(run, cell, lane) = board[cell];
        for (std::uint32_t toggle = 0; toggle < run.layout.toggles; ++toggle) {
            Word* toggles = (Word*)run.toggles + toggle * kLanes;
            toggles[lane] = toggles[victim];
        }
        before.next = new_task(run, before.job, before.next);
        // Its frames count on from where the branch was, so that "nearest to the root" stays true.
        run.lanes[lane] = {before.next, depth, depth};
        --run.idle;
        return true;
    }

    // Joins a done task with the done one after it.
    static void join(Run& run, std::uint32_t first) {
        Task& task = run.tasks[first];
        Task& next = run.tasks[task.next];
        for (std::uint32_t i = 0; i < next.kept && task.kept < run.keep; ++i, ++task.kept) {
            task.kept_at[task.kept] = task.guesses + next.kept_at[i];
            __builtin_memcpy(kept(run, first, task.kept), kept(run, task.next, i), run.layout.cells);
        }
        task.found += next.found;
        task.guesses += next.guesses;
        free_task(run, task.next);
        task.next = next.next;
    }

    // The verdict on a job, reading its tasks in the tree's order; `open` when they do not suffice yet.
    static Verdict judge(const Run& run, std::uint32_t job, std::uint64_t& found, std::uint64_t& guesses) {
        found = guesses = 0;
        for (std::uint32_t number = run.heads[job]; number != kNone; number = run.tasks[number].next) {
            const Task& task = run.tasks[number];
            for (std::uint32_t i = 0; i < task.kept && guesses + task.kept_at[i] <= run.budget; ++i)
                if (found + i + 1 == run.limit) {
                    found = run.limit;
                    guesses += task.kept_at[i];
                    return Verdict::limited;
                }
            if (guesses + task.guesses > run.budget) {
                for (std::uint32_t i = 0; i < task.kept && guesses + task.kept_at[i] <= run.budget; ++i) ++found;
                if (!run.keep) found += task.found;
                guesses = run.budget;
                return Verdict::overrun;
            }
            found += task.found;
            guesses += task.guesses;
            if (run.limit && found >= run.limit) {
                found = run.limit;
                return Verdict::limited;
            }
            if (!task.done) return Verdict::open;
        }
        return Verdict::exhausted;
    }

    // Looks whether a job is decided, and if so writes its answer and frees its lanes.
    static void settle(Run& run, std::uint32_t job) {
        for (std::uint32_t number = run.heads[job]; number != kNone;) {
            const Task& task = run.tasks[number];
            if (task.done && task.next != kNone && run.tasks[task.next].done)
                join(run, number);
            else
                number = task.next;
        }
        std::uint64_t found, guesses;
        const Verdict verdict = judge(run, job, found, guesses);
        if (verdict == Verdict::open) return;
        run.verdicts[job] = verdict;
        run.found[job] = found;
        run.guesses[job] = guesses;
        std::uint64_t copied = 0;
        const std::uint64_t wanted = found < run.keep ? found : run.keep;
        for (std::uint32_t number = run.heads[job]; number != kNone; number = run.tasks[number].next) {
            Task& task = run.tasks[number];
            for (std::uint32_t i = 0; i < task.kept && copied < wanted; ++i, ++copied)
                __builtin_memcpy(run.solutions + ((std::size_t)job * run.keep + copied) * run.layout.cells,
                                 kept(run, number, i), run.layout.cells);
            free_task(run, number);
        }
        for (std::uint32_t lane = 0; lane < kLanes; ++lane)
            if (run.lanes[lane].task != kNone && run.tasks[run.lanes[lane].task].job == job) rest(run, lane);
    }

    static void finish(Run& run, std::uint32_t lane) {
        Task& task = run.tasks[run.lanes[lane].task];
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

    static void solved(Run& run, std::uint32_t lane) {
        const std::uint32_t number = run.lanes[lane].task;
        Task& task = run.tasks[number];
        if (run.stream_room)
            write_values(run, lane, run.stream + (std::size_t)run.stream_count++ * run.layout.cells);
        if (task.kept < run.keep) {
            task.kept_at[task.kept] = task.guesses;
            write_values(run, lane, kept(run, number, task.kept++));
        }
        if (++task.found == run.limit) return finish(run, lane);
        if (is_shared(run, number)) settle(run, task.job);
        if (run.lanes[lane].task != kNone) back(run, lane);
    }

    static bool is_shared(const Run& run, std::uint32_t number) {
        return run.heads[run.tasks[number].job] != number || run.tasks[number].next != kNone;
    }

    // Tries the smallest value of a cell, and keeps the board without it for later. The cell has two candidates if any
    // has, and the most open cells and cells of two candidates in sight; else the fewest candidates, and of those
    // the most in sight. It depends on the board alone, so the order of solutions is the same at every level.
    static void guess(Run& run, std::uint32_t lane) {
        Lane& own = run.lanes[lane];
        Task& task = run.tasks[own.task];
        const std::uint32_t cells = run.layout.cells, words = run.layout.peer_words;
        if (task.guesses == run.budget && run.states) {
            Word* state = (Word*)run.states + (std::size_t)task.job * cells;
            for (std::uint32_t cell = 0; cell < cells; ++cell) state[cell] = at(run, cell, lane);
        }
        if (++task.guesses > run.budget) return finish(run, lane);
        // Others may have spent the budget together: look from time to time.
        if (task.guesses % 64 == 0 && is_shared(run, own.task)) {
            settle(run, task.job);
            if (own.task == kNone) return;
        }
        Word* saved = frame(run, lane, own.depth++);
        std::uint64_t any_pair = 0;
        for (std::uint32_t word = 0; word < words; ++word) {
            std::uint64_t open = 0, pairs = 0;
            const std::uint32_t end = (word + 1) * 64 < cells ? (word + 1) * 64 : cells;
            for (std::uint32_t cell = word * 64; cell < end; ++cell) {
                const Word x = at(run, cell, lane);
                const Word more = x & (Word)(x - 1);
                saved[cell] = x;
                open |= (std::uint64_t)(more != 0) << (cell & 63);
                pairs |= (std::uint64_t)((more != 0) & ((more & (Word)(more - 1)) == 0)) << (cell & 63);
            }
            run.open_cells[word] = open;
            run.pair_cells[word] = pairs;
            any_pair |= pairs;
        }
        const std::uint32_t chosen = any_pair ? best_pair(run) : fewest(run, saved);
        const Word candidates = saved[chosen];
        const Word tried = candidates & (Word)-candidates;
        saved[chosen] = candidates ^ tried;
        at(run, chosen, lane) = tried;
    }

    static std::uint32_t in_sight(const Run& run, std::uint32_t cell) {
        const std::uint64_t* peers = run.layout.peers + (std::size_t)cell * run.layout.peer_words;
        std::uint32_t count = 0;
        for (std::uint32_t word = 0; word < run.layout.peer_words; ++word)
            count += (std::uint32_t)(__builtin_popcountll(peers[word] & run.open_cells[word]) +
                                     __builtin_popcountll(peers[word] & run.pair_cells[word]));
        return count;
    }

    static std::uint32_t best_pair(const Run& run) {
        std::uint32_t best = 0, most = 0;
        for (std::uint32_t word = 0; word < run.layout.peer_words; ++word)
            for (std::uint64_t left = run.pair_cells[word]; left; left &= left - 1) {
                const std::uint32_t cell = word * 64 + (std::uint32_t)__builtin_ctzll(left);
                const std::uint32_t count = in_sight(run, cell) + 1;
                if (count > most) {
                    best = cell;
                    most = count;
                }
            }
        return best;
    }

    static std::uint32_t fewest(const Run& run, const Word* board) {
        std::uint32_t best = 0, least = ~0u, most = 0;
        for (std::uint32_t cell = 0; cell < run.layout.cells; ++cell) {
            const auto count = (std::uint32_t)__builtin_popcountll(board[cell]);
            if (count < 2 || count > least) continue;
            const std::uint32_t seen = in_sight(run, cell);
            if (count < least || seen > most) {
                best = cell;
                least = count;
                most = seen;
            }
        }
        return best;
    }

    // Work for idle lanes: the next jobs, then the open branches of others. False when there is nothing left to do.
    static bool provide(Run& run) {
        for (std::uint32_t lane = 0; run.idle && lane < kLanes; ++lane) {
            if (run.lanes[lane].task != kNone) continue;
            if (run.next_job < run.jobs)
                start(run, lane);
            else if (!run.share || !take_over(run, lane))
                break;
        }
        return run.idle < kLanes;
    }

    static Stop go(Run& run) {
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
                    if (findings.open[lane]) {
                        if (own.depth == run.stack_room) return Stop::deeper;
                        guess(run, lane);
                    } else {
                        if (run.stream_room && run.stream_count == run.stream_room) return Stop::full;
                        solved(run, lane);
                    }
                }
            }
        }
        return Stop::finished;
    }

    static constexpr Lanes lanes() { return {sizeof(Word), kLanes, &go}; }
};
