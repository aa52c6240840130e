// The boards of lanes and of their open branches: where they lie, and what a job begins with. Included like lanewise.inl.

template <class Word>
struct LaneBoards : Sweep<Word> {
    using Sweep<Word>::kLanes;

    // No assert in here: it would keep the compilers from reading and writing many cells at a time.
    static Word& at(const Run& run, std::uint32_t cell, std::uint32_t lane) {
        return ((Word*)run.vectors.boards)[cell * kLanes + lane];
    }

    static Word* frame(const Run& run, std::uint32_t lane, std::uint32_t depth) {
        GRIDWRIGHT_ASSERT(lane < kLanes && depth < run.stacks.room);
        return (Word*)run.stacks.frames + ((std::size_t)lane * run.stacks.room + depth) * run.layout.cells;
    }

    static std::uint32_t& guessed_at(const Run& run, std::uint32_t lane, std::uint32_t depth) {
        GRIDWRIGHT_ASSERT(run.stacks.guessed && lane < kLanes && depth < run.stacks.room);
        return run.stacks.guessed[lane * run.stacks.room + depth];
    }

    // The board of a lane in one piece, and back. What does not change is read before, for all that words are written to
    // might be what it is read from.
    static void copy_out(const Run& run, std::uint32_t lane, Word* to) {
        const Word* board = &at(run, 0, lane);
        const std::uint32_t cells = run.layout.cells;
#pragma GCC unroll 8
        for (std::uint32_t cell = 0; cell < cells; ++cell) to[cell] = board[cell * kLanes];
    }

    static void copy_in(const Run& run, std::uint32_t lane, const Word* from) {
        Word* board = &at(run, 0, lane);
        const std::uint32_t cells = run.layout.cells;
#pragma GCC unroll 8
        for (std::uint32_t cell = 0; cell < cells; ++cell) board[cell * kLanes] = from[cell];
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
            copy_in(run, lane, starts);
        }
    }
};
