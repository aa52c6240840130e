// Choosing the cell to branch on. It depends on the board alone, so the order of solutions is the same whatever the
// instruction set. Included like lanewise.inl.

template <class Word>
struct Chooser {
    // A cell of two candidates if there is any, with the most open cells and cells of two candidates in sight; else the
    // fewest candidates, and of those the most in sight.
    static std::uint32_t choose(const Run& run, const Word* board) {
        GRIDWRIGHT_ASSERT(run.layout.peers);
        if (!look_around(run, board)) return fewest(run, board);
        return run.layout.peer_words == 2 ? best_pair<2>(run) : best_pair<0>(run);
    }

    // Notes which cells are open, and which of these have two candidates. Whether any has. The board is in one piece, as
    // branches are kept: so many cells are read at a time, which is worth more than to look while it is copied.
    static bool look_around(const Run& run, const Word* board) {
        const std::uint32_t cells = run.layout.cells;
        std::uint64_t any_pair = 0;
        for (std::uint32_t word = 0; word < run.layout.peer_words; ++word) {
            const std::uint32_t first = word * 64, count = cells - first < 64 ? cells - first : 64;
            const auto seen = CellBits<Word>::of(board + first, count);
            run.sight.open_cells[word] = seen.open;
            run.sight.pair_cells[word] = seen.pairs;
            any_pair |= seen.pairs;
        }
        return any_pair != 0;
    }

    // What a cell sees: open cells, and once more those of two candidates. `kWords` is how many words have a bit for each
    // cell, if that is known: a loop over two words takes longer than what is done in it.
    template <std::uint32_t kWords>
    static std::uint32_t in_sight(const Run& run, std::uint32_t cell) {
        const std::uint32_t words = kWords ? kWords : run.layout.peer_words;
        const std::uint64_t* peers = run.layout.peers + (std::size_t)cell * words;
        std::uint32_t count = 0;
        for (std::uint32_t word = 0; word < words; ++word)
            count += (std::uint32_t)(__builtin_popcountll(peers[word] & run.sight.open_cells[word]) +
                                     __builtin_popcountll(peers[word] & run.sight.pair_cells[word]));
        return count;
    }

    template <std::uint32_t kWords>
    static std::uint32_t best_pair(const Run& run) {
        const std::uint32_t words = kWords ? kWords : run.layout.peer_words;
        std::uint32_t best = 0, most = 0;
        for (std::uint32_t word = 0; word < words; ++word)
            for (std::uint64_t left = run.sight.pair_cells[word]; left; left &= left - 1) {
                const std::uint32_t cell = word * 64 + (std::uint32_t)__builtin_ctzll(left);
                const std::uint32_t count = in_sight<kWords>(run, cell) + 1;
                best = count > most ? cell : best;
                most = count > most ? count : most;
            }
        return best;
    }

    static std::uint32_t fewest(const Run& run, const Word* board) {
        std::uint32_t best = 0, least = ~0u, most = 0;
        for (std::uint32_t cell = 0; cell < run.layout.cells; ++cell) {
            const auto count = (std::uint32_t)__builtin_popcountll(board[cell]);
            if (count < 2 || count > least) continue;
            const std::uint32_t seen = in_sight<0>(run, cell);
            if (count < least || seen > most) {
                best = cell;
                least = count;
                most = seen;
            }
        }
        return best;
    }
};
