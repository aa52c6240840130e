// What is false among the candidates left, by patterns and by chains: the lemmas of forcing that singles don't suffice for.
#pragma once

#include <cstdint>
#include <vector>

#include "forcing/candidates.hpp"
#include "forcing/following.hpp"

namespace gridwright {

// Excluded by all that a choice has left.
std::vector<Lemma> locked(const CandidateGraph& graph, const Remaining& now);

// Two choices have two candidates left each, and each of the one excludes one of the other: a pair, or an X-wing.
std::vector<Lemma> paired(const CandidateGraph& graph, const Remaining& now);

// Chains over choices that have come down to two, each a lemma's shortest.
class Chains {
public:
    Chains(const CandidateGraph& graph, const Remaining& now);

    // Refuted by a chain that leads from a candidate to itself.
    std::vector<Lemma> single();
    // Refuted by chains from every candidate of a choice.
    std::vector<Lemma> multiple();

    std::uint64_t work() const { return work_; }  // in words of sets

private:
    using Levels = CandidateRows;

    void reach(std::uint32_t candidate, CandidateBits goal, Levels& levels);
    void add_branch(const Levels& levels, std::uint32_t wrong, CandidateSet& outside) const;
    static std::size_t jumps_to(const Levels& levels, CandidateBits goal);

    const CandidateGraph& graph_;
    const Remaining& now_;
    CandidateRows strong_;  // per candidate, what is true if it is false
    CandidateRows jumps_;   // per candidate, what is true if it is true, over one that it excludes
    CandidateSet seen_;     // all that was reached last
    std::uint64_t work_;
};

}  // namespace gridwright
