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

    static std::int64_t lowest(Word x) { return __builtin_ctzll(x) + 1; }
    static std::int64_t highest(Word x) { return 64 - __builtin_clzll(x); }

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

    // Every value must fit with the least and the most that all other terms can add.
    static RestOutcome narrow_total(Run& run, std::uint32_t lane, const Total& total) {
        if (is_off(run, total.toggle, lane)) return RestOutcome::still;
        const Term* terms = run.layout.tables.totals.terms + total.first;
        RestOutcome outcome = RestOutcome::still;
        for (bool again = true; again;) {
            again = false;
            std::int64_t least = 0, most = 0;
            for (std::uint32_t i = 0; i < total.size; ++i) {
                const Word x = at(run, terms[i].cell, lane);
                const std::int64_t by = terms[i].coefficient, low = by * lowest(x), high = by * highest(x);
                least += by > 0 ? low : high;
                most += by > 0 ? high : low;
            }
            if (most < total.low || least > total.high) return RestOutcome::dead;
            if (least >= total.low && most <= total.high) return outcome;
            for (std::uint32_t i = 0; i < total.size; ++i) {
                Word& x = at(run, terms[i].cell, lane);
                const std::int64_t by = terms[i].coefficient, low = by * lowest(x), high = by * highest(x);
                const std::int64_t own_least = by > 0 ? low : high, own_most = by > 0 ? high : low;
                // From `from` to `to` is what this term may be.
                const std::int64_t from = total.low - (most - own_most), to = total.high - (least - own_least);
                const Word kept = x & (Word)(by > 0 ? values_between(ceiling_of(from, by), floor_of(to, by))
                                                    : values_between(ceiling_of(to, by), floor_of(from, by)));
                if (kept == x) continue;
                if (!kept) return RestOutcome::dead;
                x = kept;
                outcome = RestOutcome::narrowed;
                again = true;
                break;  // the sums of before are no longer true
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

        std::uint8_t *reached = run.resting.reached, *good = run.resting.good;
        for (std::uint32_t node = 0; node < diagram.nodes; ++node) reached[node] = good[node] = 0;
        reached[0] = 1;
        for (std::uint32_t i = 0; i < diagram.size; ++i) {
            const Word x = at(run, cells[i], lane);
            for (std::uint32_t a = layers[i]; a < layers[i + 1]; ++a) {
                const Arc& arc = diagrams.arcs[a];
                reached[arc.to] |= (std::uint8_t)(reached[arc.from] & (x >> arc.bit & 1));
            }
        }
        if (!reached[diagram.nodes - 1]) return RestOutcome::dead;
        good[diagram.nodes - 1] = 1;
        RestOutcome outcome = RestOutcome::still;
        for (std::uint32_t i = diagram.size; i-- > 0;) {
            Word& x = at(run, cells[i], lane);
            Word kept = 0;
            for (std::uint32_t a = layers[i]; a < layers[i + 1]; ++a) {
                const Arc& arc = diagrams.arcs[a];
                const auto is_way = (std::uint8_t)(reached[arc.from] & good[arc.to] & (x >> arc.bit & 1));
                good[arc.from] |= is_way;
                kept |= (Word)((Word)is_way << arc.bit);
            }
            if (kept != x) outcome = RestOutcome::narrowed;
            x = seen[i] = kept;
        }
        return outcome;
    }
};
