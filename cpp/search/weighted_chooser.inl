// Choosing a guess by the weights of cells, where no order of solutions is asked for. Included like lanewise.inl.

template <class Word>
struct WeightedChooser {
    struct Guess {
        std::uint32_t cell;
        Word value;
    };

    // The open cell with the most weight for each of its candidates; or, if that has more than two, a value with two places
    // in a full house, where one of these weighs as much for each of the two.
    static Guess choose(const Run& run, const Word* board) {
        std::uint32_t best = 0;
        std::uint64_t weight = 0, count = 1;
        for (std::uint32_t cell = 0; cell < run.layout.cells; ++cell) {
            const auto candidates = (std::uint64_t)__builtin_popcountll(board[cell]);
            const std::uint64_t own = run.weights.of_cell[cell];
            if (candidates < 2 || own * count <= weight * candidates) continue;
            best = cell;
            weight = own;
            count = candidates;
        }
        Guess guess{best, (Word)(board[best] & (Word)-board[best])};
        if (count > 2) choose_place(run, board, weight * 2 / count, guess);
        return guess;
    }

private:
    static void choose_place(const Run& run, const Word* board, std::uint64_t weight, Guess& guess) {
        const auto& houses = run.layout.tables.houses;
        for (std::uint32_t i = 0; i < houses.count; ++i) {
            const House& house = houses.rows[i];
            if (!house.full || house.toggle != kAlways) continue;
            const std::uint32_t* cells = run.layout.tables.house_cells + house.first;
            Word once = 0, twice = 0, thrice = 0;
            for (std::uint32_t k = 0; k < house.size; ++k) {
                const Word x = board[cells[k]];
                thrice |= twice & x;
                twice |= once & x;
                once |= x;
            }
            const Word two_places = twice & (Word)~thrice;
            if (!two_places) continue;
            for (std::uint32_t k = 0; k < house.size; ++k) {
                const Word here = board[cells[k]] & two_places;
                if (!here || run.weights.of_cell[cells[k]] < weight) continue;
                weight = run.weights.of_cell[cells[k]];
                guess = {cells[k], (Word)(here & (Word)-here)};
            }
        }
    }
};
