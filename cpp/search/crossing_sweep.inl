// What crossings of houses tell of the boards of all lanes: locked candidates and leftovers. Included like lanewise.inl.

template <class Word>
struct CrossingSweep : Lanewise<Word> {
    using Base = Lanewise<Word>;
    using typename Base::V;
    using typename Base::Findings;

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
};
