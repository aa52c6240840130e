// What is left to chance in a search, see Chance. Included like lanewise.inl.

template <class Word>
struct Luck {
    static std::uint32_t below(const Run& run, std::uint32_t job, std::uint32_t bound) {
        return run.chance.below(run.chance.streams, job, bound);
    }

    // Whether the cell is left to chance, too. That favours fewer grids; but after two attempts without luck the usual
    // choice is better, which sees most of what cannot be filled at once.
    static bool chooses(const Run& run, const Task& task) {
        return run.chance.restart && task.restarted_at < 2 * run.chance.restart;
    }

    // A cell with the fewest candidates: the first from any cell on.
    static std::uint32_t choose(const Run& run, std::uint32_t job, const Word* board) {
        const std::uint32_t cells = run.layout.cells, from = below(run, job, cells);
        std::uint32_t best = 0, least = ~0u;
        for (std::uint32_t i = 0, cell = from; i < cells; ++i, cell = cell + 1 == cells ? 0 : cell + 1) {
            const auto count = (std::uint32_t)__builtin_popcountll(board[cell]);
            if (count < 2 || count >= least) continue;
            best = cell;
            least = count;
            if (count == 2) break;
        }
        return best;
    }

    // The value of a cell that is tried: the smallest, unless that is left to chance.
    static Word value_of(const Run& run, std::uint32_t job, Word candidates) {
        if (run.chance.streams)
            for (auto skipped = below(run, job, (std::uint32_t)__builtin_popcountll(candidates)); skipped > 0; --skipped)
                candidates &= (Word)(candidates - 1);
        return candidates & (Word)-candidates;
    }

    // Whether the solution just found is kept in the place of the one before.
    static bool takes_another(const Run& run, const Task& task) {
        return run.chance.any_kept && below(run, task.job, (std::uint32_t)task.found + 1) == 0;
    }

    // Whether a task has guessed long enough without luck; then it has more guesses the next time.
    static bool is_out(const Run& run, Task& task) {
        if (!run.chance.restart || task.guesses < task.restart_at) return false;
        const std::uint64_t had = task.restart_at - task.restarted_at;
        task.restarted_at = task.guesses;
        task.restart_at = task.guesses + had + (had + 7) / 8;
        return true;
    }
};
