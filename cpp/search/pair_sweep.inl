// How two cells that a primitive ties narrow each other on the boards of all lanes. Included like lanewise.inl.

template <class Word>
struct PairSweep : Lanewise<Word> {
    using Base = Lanewise<Word>;
    using typename Base::V;
    using typename Base::Findings;
    using Base::narrow, Base::only_if_single, Base::spread, Base::switched;

    static void sweep_less(const Run& run, const Less& pair, Findings& findings) {
        V* boards = (V*)run.vectors.boards;
        V& less = boards[pair.less];
        V& greater = boards[pair.greater];
        const V on = switched(run, pair.toggle);
        const V lowest = less & -less;
        narrow(greater, ~(lowest | (lowest - 1)), on, findings);
        V below = greater >> 1;
        for (std::uint32_t shift = 1; shift < sizeof(Word) * 8; shift *= 2) below |= below >> shift;
        narrow(less, below, on, findings);
    }

    static void sweep_unequal(const Run& run, const Unequal& pair, Findings& findings) {
        V* boards = (V*)run.vectors.boards;
        V& a = boards[pair.a];
        V& b = boards[pair.b];
        const V on = switched(run, pair.toggle);
        const V values = spread(pair.values);
        narrow(b, ~(only_if_single(a) & values), on, findings);
        narrow(a, ~(only_if_single(b) & values), on, findings);
    }

    // What the other cell may be, given the candidates of this one.
    static V image(const Run& run, V candidates, std::uint32_t table) {
        V result{};
        for (std::uint32_t v = 0; v < run.layout.values; ++v)
            result |= spread(run.layout.tables.relations[table + v]) & -((candidates >> (Word)v) & 1);
        return result;
    }

    static void sweep_related(const Run& run, const Related& pair, Findings& findings) {
        V* boards = (V*)run.vectors.boards;
        const V on = switched(run, pair.toggle);
        narrow(boards[pair.b], image(run, boards[pair.a], pair.forward), on, findings);
        narrow(boards[pair.a], image(run, boards[pair.b], pair.backward), on, findings);
    }
};
