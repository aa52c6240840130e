// What is looked at when a lane has come to rest, one lane at a time: totals and diagrams. In every sweep they would cost
// more than they save. Included like lanewise.inl.

template <class Word>
struct AtRest : Lanewise<Word> {
    using Lanewise<Word>::kLanes;

    enum class RestOutcome : std::uint8_t { still, narrowed, dead };

    static RestOutcome narrow_all(Run& run, std::uint32_t lane) {
        RestOutcome all = RestOutcome::still;
        const TotalsView& totals = run.layout.tables.totals;
        for (std::uint32_t i = 0; i < totals.rows.count; ++i)
            if (!add(all, narrow_total(run, lane, totals.rows.rows[i]))) return RestOutcome::dead;
        const DiagramsView& diagrams = run.layout.tables.diagrams;
        for (std::uint32_t i = 0; i < diagrams.rows.count; ++i)
            if (!add(all, narrow_diagram(run, lane, diagrams.rows.rows[i]))) return RestOutcome::dead;
        return all;
    }

private:
    // False when the lane is dead.
    static bool add(RestOutcome& all, RestOutcome one) {
        if (one == RestOutcome::narrowed) all = one;
        return one != RestOutcome::dead;
    }

    static Word& at(const Run& run, std::uint32_t cell, std::uint32_t lane) {
        return ((Word*)run.vectors.boards)[cell * kLanes + lane];
    }

    static bool is_off(const Run& run, std::int32_t toggle, std::uint32_t lane) {
        return toggle != kAlways && !((const Word*)run.vectors.toggles)[(std::uint32_t)toggle * kLanes + lane];
    }

    // The values from `low` to `high`, whatever these are.
    static std::uint64_t values_between(std::int64_t low, std::int64_t high) {
        if (high < 1 || low > 64 || low > high) return 0;
        const std::uint64_t up_to_high = high >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << high) - 1;
        return low <= 1 ? up_to_high : up_to_high & ~((std::uint64_t{1} << (low - 1)) - 1);
    }

    // Rounds down, and up, where C++ would round towards zero.
    static std::int64_t floor_of(std::int64_t number, std::int64_t by) {
        return number / by - (number % by != 0 && (number < 0) != (by < 0));
    }
    static std::int64_t ceiling_of(std::int64_t number, std::int64_t by) { return -floor_of(-number, by); }

    // Terms of a total that have the same coefficient and whose cells differ. While crossings are not known, each is alone.
    struct Addends {
        const std::uint32_t* cells;
        std::uint32_t size;
        std::int64_t by;
    };

    struct AddendRows {
        std::uint32_t first;
        std::uint32_t count;
    };

    static AddendRows addend_rows(const Run& run, const Total& total) {
        if (!run.layout.bunches) return {total.first, total.size};
        const std::uint32_t* rows = run.layout.bunch_rows + (&total - run.layout.tables.totals.rows.rows);
        return {rows[0], rows[1] - rows[0]};
    }

    static Addends addends_at(const Run& run, std::uint32_t number) {
        if (!run.layout.bunches) {
            const Term& term = run.layout.tables.totals.terms[number];
            return {&term.cell, 1, term.coefficient};
        }
        const Bunch& bunch = run.layout.bunches[number];
        return {run.layout.bunch_cells + bunch.first, bunch.size, bunch.coefficient};
    }

    struct Bounds {
        std::int64_t least;
        std::int64_t most;
    };

    // The least and the most that the terms of a group can add, without the one at `but`. Each cell takes the lowest value that
    // it can have, or the next above that no other has taken: which are taken in the end depends on no order.
    static Bounds bounds(const Run& run, std::uint32_t lane, const Addends& group, std::uint32_t but) {
        constexpr std::int64_t kNever = 1 << 20;
        std::uint64_t low = 0, high = 0;  // what is taken from below, and, the highest value first, from above
        std::int64_t least = 0, most = 0;
        for (std::uint32_t i = 0; i < group.size; ++i) {
            if (i == but) continue;
            const std::uint64_t x = at(run, group.cells[i], lane);
            const std::uint64_t up = (low + (x & -x)) & ~low;
            const std::uint64_t down = (high + (std::uint64_t{1} << __builtin_clzll(x))) & ~high;
            if (!up || !down) return {kNever, -kNever};
            low |= up;
            high |= down;
            least += __builtin_ctzll(up) + 1;
            most += 64 - __builtin_ctzll(down);
        }
        return group.by > 0 ? Bounds{group.by * least, group.by * most} : Bounds{group.by * most, group.by * least};
    }

    // Every value must fit with the least and the most that all other terms can add.
    static RestOutcome narrow_total(Run& run, std::uint32_t lane, const Total& total) {
        if (is_off(run, total.toggle, lane)) return RestOutcome::still;
        const AddendRows rows = addend_rows(run, total);
        RestOutcome outcome = RestOutcome::still;
        for (bool again = true; again;) {
            again = false;
            std::int64_t least = 0, most = 0;
            for (std::uint32_t i = 0; i < rows.count; ++i) {
                const Bounds all = bounds(run, lane, addends_at(run, rows.first + i), kNone);
                if (all.least > all.most) return RestOutcome::dead;
                least += all.least;
                most += all.most;
            }
            if (most < total.low || least > total.high) return RestOutcome::dead;
            if (least >= total.low && most <= total.high) return outcome;
            // What is narrowed on the way makes `least` and `most` no longer sharp, but never wrong.
            for (std::uint32_t k = 0; k < rows.count; ++k) {
                const Addends group = addends_at(run, rows.first + k);
                const Bounds all = bounds(run, lane, group, kNone);
                for (std::uint32_t i = 0; i < group.size; ++i) {
                    const Bounds others = bounds(run, lane, group, i);
                    // From `from` to `to` is what this term may be.
                    const std::int64_t from = total.low - (most - all.most + others.most);
                    const std::int64_t to = total.high - (least - all.least + others.least);
                    Word& x = at(run, group.cells[i], lane);
                    const Word kept = x & (Word)(group.by > 0
                                                     ? values_between(ceiling_of(from, group.by), floor_of(to, group.by))
                                                     : values_between(ceiling_of(to, group.by), floor_of(from, group.by)));
                    if (kept == x) continue;
                    if (!kept) return RestOutcome::dead;
                    x = kept;
                    outcome = RestOutcome::narrowed;
                    again = true;
                }
            }
        }
        return outcome;
    }

    // Of each cell the values remain that are on a way from the first node to the last.
    static RestOutcome narrow_diagram(Run& run, std::uint32_t lane, const Diagram& diagram) {
        if (is_off(run, diagram.toggle, lane)) return RestOutcome::still;
        const DiagramsView& diagrams = run.layout.tables.diagrams;
        const std::uint32_t* cells = diagrams.cells + diagram.first;
        const std::uint32_t* layers = diagrams.layers + diagram.first_layer;
        Word* seen = (Word*)run.resting.seen + (std::size_t)lane * diagrams.all_cells + diagram.first;
        bool is_as_before = true;
        for (std::uint32_t i = 0; i < diagram.size; ++i) is_as_before &= seen[i] == at(run, cells[i], lane);
        if (is_as_before) return RestOutcome::still;

        std::uint8_t* nodes = run.resting.nodes;
        for (std::uint32_t node = 0; node < diagram.nodes; ++node) nodes[node] = 0;
        nodes[0] = 1;
        for (std::uint32_t i = 0; i < diagram.size; ++i) {
            const Word x = at(run, cells[i], lane);
            for (std::uint32_t a = layers[i]; a < layers[i + 1]; ++a) {
                const Arc& arc = diagrams.arcs[a];
                nodes[arc.to] |= (std::uint8_t)(nodes[arc.from] & (x >> arc.bit & 1));
            }
        }
        if (!nodes[diagram.nodes - 1]) return RestOutcome::dead;
        nodes[diagram.nodes - 1] |= 2;
        RestOutcome outcome = RestOutcome::still;
        for (std::uint32_t i = diagram.size; i-- > 0;) {
            Word& x = at(run, cells[i], lane);
            Word kept = 0;
            for (std::uint32_t a = layers[i]; a < layers[i + 1]; ++a) {
                const Arc& arc = diagrams.arcs[a];
                const auto is_way = (std::uint8_t)(nodes[arc.from] & nodes[arc.to] >> 1 & (x >> arc.bit & 1));
                nodes[arc.from] |= (std::uint8_t)(is_way << 1);
                kept |= (Word)((Word)is_way << arc.bit);
            }
            if (kept != x) outcome = RestOutcome::narrowed;
            x = seen[i] = kept;
        }
        return outcome;
    }
};
