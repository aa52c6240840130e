// Candidates as a graph: which exclude each other, and of which one must be true. Sets of candidates are rows of bits.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace gridwright {

using CandidateSet = std::vector<std::uint64_t>;

inline bool has(const CandidateSet& set, std::uint32_t candidate) { return set[candidate / 64] >> candidate % 64 & 1; }
inline void add(CandidateSet& set, std::uint32_t candidate) { set[candidate / 64] |= std::uint64_t{1} << candidate % 64; }
inline void drop(CandidateSet& set, std::uint32_t candidate) { set[candidate / 64] &= ~(std::uint64_t{1} << candidate % 64); }

template <class Visit>
void each_in(std::uint64_t bits, std::uint32_t first, Visit visit) {
    for (; bits; bits &= bits - 1) visit(first + static_cast<std::uint32_t>(std::countr_zero(bits)));
}

template <class Visit>
void each_in(const CandidateSet& set, Visit visit) {
    for (std::size_t word = 0; word < set.size(); ++word) each_in(set[word], static_cast<std::uint32_t>(word * 64), visit);
}

struct CandidateGraph {
    // For each candidate those that cannot be true with it; each choice with its candidates.
    CandidateGraph(const std::vector<std::vector<std::uint32_t>>& excluded, std::vector<std::vector<std::uint32_t>> all);

    std::uint32_t size() const { return static_cast<std::uint32_t>(excludes.size()); }
    CandidateSet none() const { return CandidateSet(words); }
    CandidateSet every() const;

    std::size_t words;
    std::vector<CandidateSet> excludes;
    std::vector<std::vector<std::uint32_t>> choices;
    std::vector<std::vector<std::uint32_t>> choices_of;
};

}  // namespace gridwright
