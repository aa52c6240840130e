// Candidates as a graph: which exclude each other, and of which one must be true. Sets of candidates are rows of bits.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace gridwright {

using CandidateSet = std::vector<std::uint64_t>;
using CandidateBits = std::span<const std::uint64_t>;  // a set to be read, wherever it lies

inline bool has(CandidateBits set, std::uint32_t candidate) { return set[candidate / 64] >> candidate % 64 & 1; }
inline void add(std::span<std::uint64_t> set, std::uint32_t candidate) { set[candidate / 64] |= std::uint64_t{1} << candidate % 64; }
inline void drop(std::span<std::uint64_t> set, std::uint32_t candidate) { set[candidate / 64] &= ~(std::uint64_t{1} << candidate % 64); }

template <class Visit>
void each_in(std::uint64_t bits, std::uint32_t first, Visit visit) {
    for (; bits; bits &= bits - 1) visit(first + static_cast<std::uint32_t>(std::countr_zero(bits)));
}

template <class Visit>
void each_in(CandidateBits set, Visit visit) {
    for (std::size_t word = 0; word < set.size(); ++word) each_in(set[word], static_cast<std::uint32_t>(word * 64), visit);
}

// Sets one after the other in one piece of memory.
class CandidateRows {
public:
    CandidateRows(std::size_t rows, std::size_t words) : words_(words), bits_(rows * words) {}

    std::span<std::uint64_t> operator[](std::size_t row) { return {bits_.data() + row * words_, words_}; }
    CandidateBits operator[](std::size_t row) const { return {bits_.data() + row * words_, words_}; }
    CandidateBits back() const { return (*this)[size() - 1]; }
    std::size_t size() const { return bits_.size() / words_; }
    void clear() { bits_.clear(); }
    void shrink() { bits_.resize(bits_.size() - words_); }
    // Another row, with nothing in it.
    std::span<std::uint64_t> grow() {
        bits_.resize(bits_.size() + words_);
        return (*this)[size() - 1];
    }

private:
    std::size_t words_;
    std::vector<std::uint64_t> bits_;
};

struct CandidateGraph {
    // For each candidate those that cannot be true with it; each choice with its candidates.
    CandidateGraph(const std::vector<std::vector<std::uint32_t>>& excluded, std::vector<std::vector<std::uint32_t>> all);

    std::uint32_t size() const { return static_cast<std::uint32_t>(choices_of.size()); }
    CandidateSet none() const { return CandidateSet(words); }
    CandidateSet every() const;

    std::size_t words;
    CandidateRows excludes;
    std::vector<std::vector<std::uint32_t>> choices;
    std::vector<std::vector<std::uint32_t>> choices_of;
};

}  // namespace gridwright
