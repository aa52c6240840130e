// Choosing the cell to branch on. It depends on the board alone, so the order of solutions is the same whatever the
// instruction set. Included like lanewise.inl.

template <class Word>
struct Chooser {
    // A cell of two candidates if there is any, with the most open cells and cells of two candidates in sight; else the
    // fewest candidates, and of those the most in sight.
    static std::uint32_t choose(const Run& run, const Word* board) {
        GRIDWRIGHT_ASSERT(run.layout.peers);
        return look_around(run, board) ? best_pair(run) : fewest(run, board);
    }

    // Notes which cells are open, and which of these have two candidates. Whether any has. The board is in one piece, as
    // branches are kept: so compilers read many cells at a time, which is worth more than to look while it is copied.
    static bool look_around(const Run& run, const Word* board) {
        const std::uint32_t cells = run.layout.cells;
        std::uint64_t any_pair = 0;
        for (std::uint32_t word = 0; word < run.layout.peer_words; ++word) {
            std::uint64_t open = 0, pairs = 0;
            const std::uint32_t end = (word + 1) * 64 < cells ? (word + 1) * 64 : cells;
            for (std::uint32_t cell = word * 64; cell < end; ++cell) {
                const Word x = board[cell];
                const Word more = x & (Word)(x - 1);
                open |= (std::uint64_t)(more != 0) << (cell & 63);
                pairs |= (std::uint64_t)((more != 0) & ((more & (Word)(more - 1)) == 0)) << (cell & 63);
            }
            run.sight.open_cells[word] = open;
            run.sight.pair_cells[word] = pairs;
            any_pair |= pairs;
        }
        return any_pair != 0;
    }

    static std::uint32_t in_sight(const Run& run, std::uint32_t cell) {
        const std::uint64_t* peers = run.layout.peers + (std::size_t)cell * run.layout.peer_words;
        std::uint32_t count = 0;
        for (std::uint32_t word = 0; word < run.layout.peer_words; ++word)
            count += (std::uint32_t)(__builtin_popcountll(peers[word] & run.sight.open_cells[word]) +
                                     __builtin_popcountll(peers[word] & run.sight.pair_cells[word]));
        return count;
    }

    static std::uint32_t best_pair(const Run& run) {
        std::uint32_t best = 0, most = 0;
        for (std::uint32_t word = 0; word < run.layout.peer_words; ++word)
            for (std::uint64_t left = run.sight.pair_cells[word]; left; left &= left - 1) {
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
};
