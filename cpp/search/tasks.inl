// The tasks of jobs: handed out, joined, and read in the order of the tree, see TaskPool. Included like lanewise.inl.

struct Tasks {
    static std::uint8_t* kept(const Run& run, std::uint32_t task, std::uint32_t number) {
        GRIDWRIGHT_ASSERT(task < kMaxTasks && number < run.tasks.keep);
        return run.tasks.solutions + ((std::size_t)task * run.tasks.keep + number) * run.layout.cells;
    }

    // A new task of a job. There are always enough: done neighbours are joined, so a job has at most one task more than
    // twice its lanes.
    static std::uint32_t new_task(Run& run, std::uint32_t job, std::uint32_t next) {
        GRIDWRIGHT_ASSERT(run.tasks.free_count > 0);
        const std::uint32_t number = run.tasks.free[--run.tasks.free_count];
        Task& task = run.tasks.all[number];
        task.done = false;
        task.job = job;
        task.next = next;
        task.kept = 0;
        task.found = task.guesses = 0;
        task.restarted_at = 0;
        task.restart_at = run.chance.restart;
        return number;
    }

    static void free_task(Run& run, std::uint32_t number) {
        GRIDWRIGHT_ASSERT(run.tasks.free_count < kMaxTasks);
        run.tasks.free[run.tasks.free_count++] = number;
    }

    static bool is_shared(const Run& run, std::uint32_t number) {
        return run.tasks.heads[run.tasks.all[number].job] != number || run.tasks.all[number].next != kNone;
    }

    // Joins a done task with the done one after it.
    static void join(Run& run, std::uint32_t first) {
        Task& task = run.tasks.all[first];
        Task& next = run.tasks.all[task.next];
        for (std::uint32_t i = 0; i < next.kept && task.kept < run.tasks.keep; ++i, ++task.kept) {
            task.kept_at[task.kept] = task.guesses + next.kept_at[i];
            __builtin_memcpy(kept(run, first, task.kept), kept(run, task.next, i), run.layout.cells);
        }
        task.found += next.found;
        task.guesses += next.guesses;
        free_task(run, task.next);
        task.next = next.next;
    }

    static Verdict judge_any(const Run& run, std::uint32_t job, std::uint64_t& found, std::uint64_t& guesses) {
        bool all_done = true;
        for (std::uint32_t number = run.tasks.heads[job]; number != kNone; number = run.tasks.all[number].next) {
            found += run.tasks.all[number].found;
            guesses += run.tasks.all[number].guesses;
            all_done &= run.tasks.all[number].done;
        }
        if (run.jobs.limit && found >= run.jobs.limit) {
            found = run.jobs.limit;
            return Verdict::limited;
        }
        return all_done ? Verdict::exhausted : Verdict::open;
    }

    // The verdict on a job, reading its tasks in the tree's order; `open` when they do not suffice yet.
    static Verdict judge(const Run& run, std::uint32_t job, std::uint64_t& found, std::uint64_t& guesses) {
        found = guesses = 0;
        // A search by weights has no order: any solutions will do.
        if (run.weights.of_cell) return judge_any(run, job, found, guesses);
        for (std::uint32_t number = run.tasks.heads[job]; number != kNone; number = run.tasks.all[number].next) {
            const Task& task = run.tasks.all[number];
            for (std::uint32_t i = 0; i < task.kept && guesses + task.kept_at[i] <= run.jobs.budget; ++i)
                if (found + i + 1 == run.jobs.limit) {
                    found = run.jobs.limit;
                    guesses += task.kept_at[i];
                    return Verdict::limited;
                }
            if (guesses + task.guesses > run.jobs.budget) {
                for (std::uint32_t i = 0; i < task.kept && guesses + task.kept_at[i] <= run.jobs.budget; ++i) ++found;
                if (!run.tasks.keep) found += task.found;
                guesses = run.jobs.budget;
                return Verdict::overrun;
            }
            found += task.found;
            guesses += task.guesses;
            if (run.jobs.limit && found >= run.jobs.limit) {
                found = run.jobs.limit;
                return Verdict::limited;
            }
            if (!task.done) return Verdict::open;
        }
        return Verdict::exhausted;
    }

    // Writes a job's answer, and frees its tasks.
    static void conclude(Run& run, std::uint32_t job, Verdict verdict, std::uint64_t found, std::uint64_t guesses) {
        run.answers.verdicts[job] = verdict;
        run.answers.found[job] = found;
        run.answers.guesses[job] = guesses;
        std::uint64_t copied = 0;
        const std::uint64_t wanted = found < run.answers.keep ? found : run.answers.keep;
        for (std::uint32_t number = run.tasks.heads[job]; number != kNone; number = run.tasks.all[number].next) {
            Task& task = run.tasks.all[number];
            for (std::uint32_t i = 0; i < task.kept && copied < wanted; ++i, ++copied)
                __builtin_memcpy(run.answers.solutions + ((std::size_t)job * run.answers.keep + copied) * run.layout.cells,
                                 kept(run, number, i), run.layout.cells);
            free_task(run, number);
        }
    }

    // Joins all tasks of a job that are done and neighbours.
    static void join_done(Run& run, std::uint32_t job) {
        for (std::uint32_t number = run.tasks.heads[job]; number != kNone;) {
            const Task& task = run.tasks.all[number];
            if (task.done && task.next != kNone && run.tasks.all[task.next].done)
                join(run, number);
            else
                number = task.next;
        }
    }
};
