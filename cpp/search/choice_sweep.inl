// How cells whose values are one of some sets narrow each other on the boards of all lanes. Included like lanewise.inl.

template <class Word>
struct ChoiceSweep : Lanewise<Word> {
    using Base = Lanewise<Word>;
    using typename Base::V;
    using typename Base::Findings;
    using Base::all_but_lowest, Base::narrow, Base::spread, Base::switched;

    // A set is possible while all its values have a place and every cell can hold one of them. What is in no possible set
    // goes; what is in all of them must have a place, as in a full house.
    static void sweep_choice(const Run& run, const SetChoice& choice, Findings& findings) {
        V* boards = (V*)run.vectors.boards;
        const ChoicesView& choices = run.layout.tables.choices;
        const std::uint32_t* cells = choices.cells + choice.first;
        const std::uint64_t* sets = choices.sets + choice.first_set;
        const V on = switched(run, choice.toggle);
        V once{}, twice{};
        for (std::uint32_t i = 0; i < choice.size; ++i) {
            const V x = boards[cells[i]];
            twice |= once & x;
            once |= x;
        }
        V possible{}, needed = ~V{};
        for (std::uint32_t s = 0; s < choice.sets; ++s) {
            const V set = spread(sets[s]);
            V fits = (V)((once & set) == set);
            for (std::uint32_t i = 0; i < choice.size; ++i) fits &= (V)((boards[cells[i]] & set) != 0);
            possible |= fits & set;
            needed &= ~fits | set;
        }
        const V hidden = once & ~twice & needed & possible;
        V dead{};
        for (std::uint32_t i = 0; i < choice.size; ++i) {
            V& cell = boards[cells[i]];
            const V kept = cell & possible, here = kept & hidden;
            dead |= all_but_lowest(here);
            narrow(cell, here != 0 ? here : kept, on, findings);
        }
        findings.dead |= dead & on;
        if (run.layout.onlookers) tell_onlookers(run, choice, needed & possible & on, findings);
    }

    // What the choice needs is not for those who see all places where it can be.
    static void tell_onlookers(const Run& run, const SetChoice& choice, V needed, Findings& findings) {
        V* boards = (V*)run.vectors.boards;
        const std::uint32_t* rows = run.layout.onlooker_rows + (&choice - run.layout.tables.choices.rows.rows);
        V changed{};
        for (std::uint32_t row = rows[0]; row < rows[1]; ++row) {
            const Onlookers& group = run.layout.onlookers[row];
            const std::uint32_t* cells = run.layout.onlooker_cells + group.first;
            V gone = needed;
            for (std::uint32_t i = 0; i < group.unseen; ++i) gone &= ~boards[cells[i]];
            for (std::uint32_t i = group.unseen; i < group.unseen + group.onlookers; ++i) {
                changed |= boards[cells[i]] & gone;
                boards[cells[i]] &= ~gone;
            }
        }
        findings.changed |= changed;
    }
};
