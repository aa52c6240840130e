// A sweep: one walk over a layout's tables that narrows the boards of all lanes. Included once per instruction set,
// inside an anonymous namespace, with GRIDWRIGHT_VECTOR_BYTES set to its native width. No library code in here,
// see lanes.hpp.

template <class Word>
struct Sweep {
    static constexpr std::uint32_t kLanes = GRIDWRIGHT_VECTOR_BYTES / sizeof(Word);
    typedef Word V __attribute__((vector_size(GRIDWRIGHT_VECTOR_BYTES)));

    // What a sweep learns: per lane, words that are not zero when …
    struct Findings {
        V changed;  // … a candidate was removed
        V dead;     // … the board contradicts itself
        V open;     // … a cell has more than one candidate left
    };

    static V all_but_lowest(V x) { return x & (x - 1); }
    static V only_if_single(V x) { return all_but_lowest(x) == 0 ? x : V{}; }
    static V spread(std::uint64_t word) { return V{} + (Word)word; }
    static V switched(const Run& run, std::int32_t toggle) {
        GRIDWRIGHT_ASSERT(toggle >= kAlways && toggle < (std::int32_t)run.layout.toggles);
        return toggle == kAlways ? ~V{} : ((const V*)run.vectors.toggles)[toggle];
    }

    static void narrow(V& cell, V kept, V on, Findings& findings) {
        const V narrowed = cell & (kept | ~on);
        findings.changed |= cell ^ narrowed;
        cell = narrowed;
    }

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

    // out[k] = combine(in[k], the union of all other in[i]), for the `count` slots of a part.
    template <class In, class Combine>
    [[gnu::always_inline]] static inline void against_others(std::uint32_t count, V* out, In in, Combine combine) {
        if (count == 3) {  // by far the most common
            const V a = in(0), b = in(1), c = in(2);
            out[0] = combine(a, b | c);
            out[1] = combine(b, a | c);
            out[2] = combine(c, a | b);
            return;
        }
        V before{}, after{};
        for (std::uint32_t k = 0; k < count; ++k) {
            out[k] = before;
            before |= in(k);
        }
        for (std::uint32_t k = count; k-- > 0;) {
            const V own = in(k);
            out[k] = combine(own, out[k] | after);
            after |= own;
        }
    }

    // Locked candidates, wherever houses cross: what a house can place in one segment only leaves the other segments of
    // the house that crosses it there.
    static void sweep_crossings(const Run& run, Findings& findings) {
        const LayoutView& layout = run.layout;
        V* boards = (V*)run.vectors.boards;
        V* unions = (V*)run.vectors.unions;      // per segment, its candidates
        V* confined = (V*)run.vectors.confined;  // per slot, what its house can place in this segment only
        V* removed = (V*)run.vectors.removed;    // per slot, what its house's other segments take away from it
        for (std::uint32_t i = 0; i < layout.segment_count; ++i) {
            const Segment& segment = layout.segments[i];
            const std::uint32_t* cells = layout.segment_cells + segment.first;
            if (segment.size == 3) {
                unions[i] = boards[cells[0]] | boards[cells[1]] | boards[cells[2]];
            } else {
                V all{};
                for (std::uint32_t k = 0; k < segment.size; ++k) all |= boards[cells[k]];
                unions[i] = all;
            }
        }
        for (std::uint32_t i = 0; i < layout.part_count; ++i) {
            const Part& part = layout.parts[i];
            const Slot* slots = layout.slots + part.first_slot;
            if (part.full)
                against_others(
                    part.count, confined + part.first_slot, [&](auto k) { return unions[slots[k].segment]; },
                    [](V own, V others) { return own & ~others; });
        }
        for (std::uint32_t i = 0; i < layout.part_count; ++i) {
            const Part& part = layout.parts[i];
            const Slot* slots = layout.slots + part.first_slot;
            against_others(
                part.count, removed + part.first_slot, [&](auto k) { return confined[slots[k].other]; },
                [](V, V others) { return others; });
        }
        V changed{};
        for (std::uint32_t i = 0; i < layout.segment_count; ++i) {
            const Segment& segment = layout.segments[i];
            const std::uint32_t* cells = layout.segment_cells + segment.first;
            const V gone = removed[segment.slots[0]] | removed[segment.slots[1]];
            changed |= gone & unions[i];
            if (segment.size == 3) {
                boards[cells[0]] &= ~gone;
                boards[cells[1]] &= ~gone;
                boards[cells[2]] &= ~gone;
            } else {
                for (std::uint32_t k = 0; k < segment.size; ++k) boards[cells[k]] &= ~gone;
            }
        }
        findings.changed |= changed;
    }

    // Leftovers hold the same values: each set keeps what the other can have.
    static void sweep_leftover(const Run& run, const Leftover& leftover, Findings& findings) {
        V* boards = (V*)run.vectors.boards;
        const std::uint32_t* cells = run.layout.leftover_cells + leftover.first;
        V left{}, right{};
        for (std::uint32_t i = 0; i < leftover.left; ++i) left |= boards[cells[i]];
        for (std::uint32_t i = 0; i < leftover.right; ++i) right |= boards[cells[leftover.left + i]];
        findings.changed |= left ^ right;
        for (std::uint32_t i = 0; i < leftover.left; ++i) boards[cells[i]] &= right;
        for (std::uint32_t i = 0; i < leftover.right; ++i) boards[cells[leftover.left + i]] &= left;
    }

    static Findings sweep(const Run& run) {
        Findings findings{};
        const LayoutView& layout = run.layout;
        const auto& [houses, house_cells, lesses, unequals, relateds, relations] = layout.tables;
        for (std::uint32_t i = 0; i < houses.count; ++i) sweep_house(run, houses.rows[i], findings);
        for (std::uint32_t i = 0; i < lesses.count; ++i) sweep_less(run, lesses.rows[i], findings);
        for (std::uint32_t i = 0; i < unequals.count; ++i) sweep_unequal(run, unequals.rows[i], findings);
        for (std::uint32_t i = 0; i < relateds.count; ++i) sweep_related(run, relateds.rows[i], findings);
        sweep_crossings(run, findings);
        for (std::uint32_t i = 0; i < layout.leftover_count; ++i) sweep_leftover(run, layout.leftovers[i], findings);
        const V* boards = (const V*)run.vectors.boards;
        V open{}, dead{};
        for (std::uint32_t cell = 0; cell < layout.cells; ++cell) {
            open |= all_but_lowest(boards[cell]);
            dead = boards[cell] == 0 ? ~V{} : dead;
        }
        findings.open = open;
        findings.dead |= dead;
        return findings;
    }
};
