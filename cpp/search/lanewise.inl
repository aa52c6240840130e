// Vectors with a word per lane, what is done to all words of one, and what a sweep learns of them. Included once per
// instruction set, inside an anonymous namespace, with GRIDWRIGHT_VECTOR_BYTES set to its native width. No library
// code in here, see lanes.hpp.

template <class Word>
struct Lanewise {
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
};
