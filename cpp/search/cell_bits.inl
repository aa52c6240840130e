// Which cells of a board are open, a bit for each. Compilers find no good way to gather these, where AVX-512 compares into
// bits. Included like lanewise.inl; what it calls is always inlined.

template <class Word>
struct CellBits {
    std::uint64_t open;   // more than one candidate
    std::uint64_t pairs;  // two

    // Of at most 64 cells.
    static CellBits of(const Word* cells, std::uint32_t count) {
        CellBits bits{};
        std::uint32_t cell = 0;
#ifdef __AVX512BW__
        if constexpr (sizeof(Word) == 2)
            for (; cell < count; cell += 32) {
                const auto here = count - cell < 32 ? (1u << (count - cell)) - 1 : ~0u;
                const __m512i x = _mm512_maskz_loadu_epi16(here, cells + cell), one = _mm512_set1_epi16(1);
                const __m512i more = _mm512_and_si512(x, _mm512_sub_epi16(x, one));
                const __m512i third = _mm512_and_si512(more, _mm512_sub_epi16(more, one));
                const std::uint64_t open = _mm512_test_epi16_mask(more, more);
                bits.open |= open << cell;
                bits.pairs |= (open & ~(std::uint64_t)_mm512_test_epi16_mask(third, third)) << cell;
            }
#endif
        for (; cell < count; ++cell) {
            const Word x = cells[cell];
            const Word more = x & (Word)(x - 1);
            const std::uint64_t open = more != 0, third = (more & (Word)(more - 1)) != 0;
            bits.open |= open << cell;
            bits.pairs |= (open & ~third) << cell;
        }
        return bits;
    }
};
