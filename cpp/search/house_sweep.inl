// How a house narrows the boards of all lanes. Included like lanewise.inl.

template <class Word>
struct HouseSweep : Lanewise<Word> {
    using Base = Lanewise<Word>;
    using typename Base::V;
    using typename Base::Findings;
    using Base::all_but_lowest, Base::only_if_single, Base::spread, Base::switched;

    // A house of N cells, which stay in registers: values taken leave the other cells, and in a full house a value with
    // one place left takes it.
    template <std::uint32_t N, bool kFull>
    [[gnu::always_inline]] static inline void fixed_house(V* boards, const std::uint32_t* cells, V full,
                                                          Findings& findings) {
        V x[N], single[N];
        V once{}, twice{}, taken{}, changed{}, dead{};
#pragma GCC unroll 16
        for (std::uint32_t i = 0; i < N; ++i) {
            x[i] = boards[cells[i]];
            single[i] = only_if_single(x[i]);
            dead |= taken & single[i];
            taken |= single[i];
            if constexpr (kFull) {
                twice |= once & x[i];
                once |= x[i];
            }
        }
        const V hidden = once & ~twice & ~taken;
        if constexpr (kFull) dead |= once ^ full;
#pragma GCC unroll 16
        for (std::uint32_t i = 0; i < N; ++i) {
            V narrowed = (x[i] & ~taken) | single[i];
            if constexpr (kFull) {
                const V here = x[i] & hidden;
                // Two values with no other place than this cell: one of them will be missing.
                dead |= all_but_lowest(here);
                narrowed = here != 0 ? here : narrowed;
            }
            changed |= narrowed ^ x[i];
            boards[cells[i]] = narrowed;
        }
        findings.changed |= changed;
        findings.dead |= dead;
    }

    // The same for a house of any size, optional or not.
    static void any_house(const Run& run, const House& house, Findings& findings) {
        V* boards = (V*)run.vectors.boards;
        const std::uint32_t* cells = run.layout.tables.house_cells + house.first;
        const V on = switched(run, house.toggle);
        V once{}, twice{}, taken{}, dead{}, changed{};
        for (std::uint32_t i = 0; i < house.size; ++i) {
            const V x = boards[cells[i]];
            const V single = only_if_single(x);
            dead |= taken & single;
            taken |= single;
            twice |= once & x;
            once |= x;
        }
        V hidden{};
        if (house.full) {
            hidden = once & ~twice & ~taken & on;
            dead |= once ^ spread(house.full);
        }
        if (house.crowded) dead = ~V{};
        taken &= on;
        dead &= on;
        for (std::uint32_t i = 0; i < house.size; ++i) {
            const V x = boards[cells[i]];
            const V here = x & hidden;
            dead |= all_but_lowest(here);
            V narrowed = (x & ~taken) | only_if_single(x);
            narrowed = here != 0 ? here : narrowed;
            changed |= narrowed ^ x;
            boards[cells[i]] = narrowed;
        }
        findings.changed |= changed;
        findings.dead |= dead;
    }

    template <std::uint32_t N>
    static void house_of(const Run& run, const House& house, Findings& findings) {
        const std::uint32_t* cells = run.layout.tables.house_cells + house.first;
        if (house.full)
            fixed_house<N, true>((V*)run.vectors.boards, cells, spread(house.full), findings);
        else
            fixed_house<N, false>((V*)run.vectors.boards, cells, V{}, findings);
    }

    static void sweep_house(const Run& run, const House& house, Findings& findings) {
        if (house.toggle != kAlways || house.crowded) return any_house(run, house, findings);
        switch (house.size) {
            case 2: return house_of<2>(run, house, findings);
            case 3: return house_of<3>(run, house, findings);
            case 4: return house_of<4>(run, house, findings);
            case 5: return house_of<5>(run, house, findings);
            case 6: return house_of<6>(run, house, findings);
            case 7: return house_of<7>(run, house, findings);
            case 8: return house_of<8>(run, house, findings);
            case 9: return house_of<9>(run, house, findings);
            case 10: return house_of<10>(run, house, findings);
            case 12: return house_of<12>(run, house, findings);
            case 16: return house_of<16>(run, house, findings);
            default: return any_house(run, house, findings);
        }
    }
};
