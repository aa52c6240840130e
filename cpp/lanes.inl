// The search: many lanes over one layout. Included once per instruction level, inside an anonymous namespace, with
// GRIDWRIGHT_VECTOR_BYTES set to the level's native width. No library code in here, see lanes.hpp.
//
// A board is a vector of candidates per cell, with one lane per search. A sweep walks the layout once for all lanes and
// narrows every board; then each lane that came to rest is served: a contradiction takes back the last branch, a
// solution is noted, and where neither is reached a cell is chosen and its smallest value tried.

template <class Word>
struct Machine {
    static constexpr std::uint32_t kCount = GRIDWRIGHT_VECTOR_BYTES / sizeof(Word);
    typedef Word V __attribute__((vector_size(GRIDWRIGHT_VECTOR_BYTES)));

    static V all_but_lowest(V x) { return x & (x - 1); }
    static V where(auto condition) { return (V)condition; }
    static V spread(std::uint64_t word) { return V{} + (Word)word; }

    // What a sweep learns: per lane, words that are not zero when …
    struct Findings {
        V changed;  // … a candidate was removed
        V dead;     // … the board contradicts itself
        V open;     // … a cell has more than one candidate left
    };

    static V switched(const Run& run, std::int32_t toggle) {
        return toggle == kAlways ? ~V{} : ((const V*)run.toggles)[toggle];
    }

    static void narrow(V& cell, V kept, V on, Findings& findings) {
        const V narrowed = cell & (kept | ~on);
        findings.changed |= cell ^ narrowed;
        cell = narrowed;
    }

    static void sweep_house(const Run& run, const House& house, Findings& findings) {
        V* boards = (V*)run.boards;
        const std::uint32_t* cells = run.layout.house_cells + house.first;
        const V on = switched(run, house.toggle);
        V once{}, twice{}, taken{}, clash{};
        for (std::uint32_t i = 0; i < house.size; ++i) {
            const V x = boards[cells[i]];
            const V single = x & where(all_but_lowest(x) == 0);
            clash |= taken & single;
            taken |= single;
            twice |= once & x;
            once |= x;
        }
        V hidden{};
        if (house.full) {
            hidden = once & ~twice & ~taken;
            clash |= once ^ spread(house.full);
        }
        if (house.crowded) clash = ~V{};
        findings.dead |= clash & on;
        for (std::uint32_t i = 0; i < house.size; ++i) {
            V& cell = boards[cells[i]];
            const V is_single = where(all_but_lowest(cell) == 0);
            const V here = cell & hidden;
            // Two values with no other place than this cell: one of them will be missing.
            findings.dead |= all_but_lowest(here) & on;
            const V is_hidden = where(here != 0);
            narrow(cell, (~taken | is_single) & (here | ~is_hidden), on, findings);
        }
    }

    static void sweep_less(const Run& run, const Less& pair, Findings& findings) {
        V* boards = (V*)run.boards;
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
        V* boards = (V*)run.boards;
        V& a = boards[pair.a];
        V& b = boards[pair.b];
        const V on = switched(run, pair.toggle);
        const V values = spread(pair.values);
        narrow(b, ~(a & values & where(all_but_lowest(a) == 0)), on, findings);
        narrow(a, ~(b & values & where(all_but_lowest(b) == 0)), on, findings);
    }

    // What the other cell may be, given the candidates of this one.
    static V image(const Run& run, V candidates, std::uint32_t table) {
        V result{};
        for (std::uint32_t v = 0; v < run.layout.values; ++v)
            result |= spread(run.layout.tables[table + v]) & -((candidates >> (Word)v) & 1);
        return result;
    }

    static void sweep_related(const Run& run, const Related& pair, Findings& findings) {
        V* boards = (V*)run.boards;
        const V on = switched(run, pair.toggle);
        narrow(boards[pair.b], image(run, boards[pair.a], pair.forward), on, findings);
        narrow(boards[pair.a], image(run, boards[pair.b], pair.backward), on, findings);
    }

    static Findings sweep(const Run& run) {
        Findings findings{};
        const LayoutView& layout = run.layout;
        for (std::uint32_t i = 0; i < layout.house_count; ++i) sweep_house(run, layout.houses[i], findings);
        for (std::uint32_t i = 0; i < layout.less_count; ++i) sweep_less(run, layout.lesses[i], findings);
        for (std::uint32_t i = 0; i < layout.unequal_count; ++i) sweep_unequal(run, layout.unequals[i], findings);
        for (std::uint32_t i = 0; i < layout.related_count; ++i) sweep_related(run, layout.relateds[i], findings);
        const V* boards = (const V*)run.boards;
        for (std::uint32_t cell = 0; cell < layout.cells; ++cell) {
            findings.open |= all_but_lowest(boards[cell]);
            findings.dead |= where(boards[cell] == 0);
        }
        return findings;
    }

    static Word& at(const Run& run, std::uint32_t cell, std::uint32_t lane) {
        return ((Word*)run.boards)[cell * kCount + lane];
    }

    static Word* frame(const Run& run, std::uint32_t lane, std::uint32_t depth) {
        return (Word*)run.stacks + ((std::size_t)lane * run.stack_room + depth) * run.layout.cells;
    }

    // Gives the lane its next job, or lets it rest.
    static void start(Run& run, std::uint32_t lane) {
        if (run.next_job == run.jobs) {
            run.lane_jobs[lane] = kIdle;
            return;
        }
        const std::uint32_t job = run.next_job++;
        run.lane_jobs[lane] = job;
        run.lane_depths[lane] = 0;
        const Word* candidates = (const Word*)run.starts + (std::size_t)job * run.layout.cells;
        for (std::uint32_t cell = 0; cell < run.layout.cells; ++cell) at(run, cell, lane) = candidates[cell];
        const std::uint32_t words = (run.layout.toggles + 63) / 64;
        for (std::uint32_t toggle = 0; toggle < run.layout.toggles; ++toggle) {
            const bool on = !run.toggles_on ||
                            (run.toggles_on[(std::size_t)job * words + toggle / 64] >> (toggle % 64) & 1);
            ((Word*)run.toggles)[toggle * kCount + lane] = on ? (Word)~(Word)0 : (Word)0;
        }
    }

    static void finish(Run& run, std::uint32_t lane, Verdict verdict) {
        run.verdicts[run.lane_jobs[lane]] = verdict;
        start(run, lane);
    }

    static void back(Run& run, std::uint32_t lane) {
        if (run.lane_depths[lane] == 0) {
            finish(run, lane, Verdict::exhausted);
            return;
        }
        const Word* saved = frame(run, lane, --run.lane_depths[lane]);
        for (std::uint32_t cell = 0; cell < run.layout.cells; ++cell) at(run, cell, lane) = saved[cell];
    }

    static void solved(Run& run, std::uint32_t lane) {
        const std::uint32_t job = run.lane_jobs[lane];
        if (run.solution_room) {
            run.solution_jobs[run.solution_count] = job;
            std::uint8_t* values = run.solutions + (std::size_t)run.solution_count * run.layout.cells;
            for (std::uint32_t cell = 0; cell < run.layout.cells; ++cell)
                values[cell] = (std::uint8_t)(__builtin_ctzll(at(run, cell, lane)) + 1);
            ++run.solution_count;
        }
        if (++run.found[job] == run.limit)
            finish(run, lane, Verdict::limited);
        else
            back(run, lane);
    }

    // The cell to branch on: fewest candidates, then most open cells in its houses, then first in reading order.
    // It depends on the board alone, so the order of solutions is the same at every level.
    static std::uint32_t choose(const Run& run, std::uint32_t lane) {
        const LayoutView& layout = run.layout;
        std::uint32_t best = 0, fewest = ~0u, most = 0;
        for (std::uint32_t cell = 0; cell < layout.cells; ++cell) {
            const auto count = (std::uint32_t)__builtin_popcountll(at(run, cell, lane));
            if (count < 2 || count > fewest) continue;
            const std::uint32_t open = open_around(run, cell, lane);
            if (count < fewest || open > most) {
                best = cell;
                fewest = count;
                most = open;
            }
        }
        return best;
    }

    static std::uint32_t open_around(const Run& run, std::uint32_t cell, std::uint32_t lane) {
        const LayoutView& layout = run.layout;
        std::uint32_t open = 0;
        for (std::uint32_t i = layout.cell_house_starts[cell]; i < layout.cell_house_starts[cell + 1]; ++i) {
            const House& house = layout.houses[layout.cell_houses[i]];
            for (std::uint32_t k = 0; k < house.size; ++k) {
                const Word x = at(run, layout.house_cells[house.first + k], lane);
                open += (x & (Word)(x - 1)) != 0;
            }
        }
        return open;
    }

    static void guess(Run& run, std::uint32_t lane) {
        const std::uint32_t job = run.lane_jobs[lane];
        if (run.guesses[job] == run.budget) {
            if (run.states) {
                Word* state = (Word*)run.states + (std::size_t)job * run.layout.cells;
                for (std::uint32_t cell = 0; cell < run.layout.cells; ++cell) state[cell] = at(run, cell, lane);
            }
            finish(run, lane, Verdict::overrun);
            return;
        }
        ++run.guesses[job];
        const std::uint32_t chosen = choose(run, lane);
        Word* saved = frame(run, lane, run.lane_depths[lane]++);
        for (std::uint32_t cell = 0; cell < run.layout.cells; ++cell) saved[cell] = at(run, cell, lane);
        const Word candidates = saved[chosen];
        const Word tried = candidates & (Word)-candidates;
        saved[chosen] = candidates ^ tried;
        at(run, chosen, lane) = tried;
    }

    static Stop go(Run& run) {
        for (std::uint32_t lane = 0; lane < kCount; ++lane)
            if (run.lane_jobs[lane] == kIdle) start(run, lane);
        for (;;) {
            bool busy = false;
            for (std::uint32_t lane = 0; lane < kCount; ++lane) busy |= run.lane_jobs[lane] != kIdle;
            if (!busy) return Stop::finished;
            if (run.quota == 0) return Stop::paused;
            --run.quota;
            const Findings findings = sweep(run);
            for (std::uint32_t lane = 0; lane < kCount; ++lane) {
                if (run.lane_jobs[lane] == kIdle) continue;
                if (findings.dead[lane]) {
                    back(run, lane);
                } else if (!findings.changed[lane]) {
                    // Where there is no room, the board stays as it is and comes to the same rest when called again.
                    if (findings.open[lane]) {
                        if (run.lane_depths[lane] == run.stack_room) return Stop::deeper;
                        guess(run, lane);
                    } else {
                        if (run.solution_room && run.solution_count == run.solution_room) return Stop::full;
                        solved(run, lane);
                    }
                }
            }
        }
    }

    static constexpr Lanes lanes() { return {sizeof(Word), kCount, &go}; }
};
