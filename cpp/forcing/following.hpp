// What follows from a candidate by singles, as a person follows it: what is true crosses out others, and what is the last
// of a choice is true. What patterns and chains refute on the way, lemmas, is added from outside.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "forcing/candidates.hpp"

namespace gridwright {

// A candidate that is false, since others (`outside`) are: found by a pattern or chain of so many candidates.
struct Lemma {
    std::uint32_t wrong;
    std::uint32_t length;
    CandidateSet outside;
};

// The candidates left, and how many of them each choice has.
struct Remaining {
    explicit Remaining(const CandidateGraph& graph);
    void remove(const CandidateGraph& graph, std::uint32_t candidate);
    // The only candidate left of a choice that has one.
    std::uint32_t last_of(const CandidateGraph& graph, std::uint32_t choice) const;
    // Adds the candidates of a choice that are gone.
    void add_gone(const CandidateGraph& graph, std::uint32_t choice, CandidateSet& gone) const;

    CandidateSet left;
    std::vector<std::uint32_t> counts;
};

class Following {
public:
    Following(const CandidateGraph& graph, const Remaining& start, std::uint32_t assumed);

    // Whether some candidate has turned out both true and false.
    bool contradiction() const { return wrong_.has_value(); }
    const Remaining& remaining() const { return now_; }
    std::uint64_t work() const { return work_; }  // in words of sets

    // Goes on with what lemmas refute.
    void go_on(std::vector<Lemma> lemmas);

    // What it takes to find this lemma: the candidates on the way, and those inside lemmas.
    std::uint32_t cost(const Lemma& lemma) const;

    // Of a contradiction: the candidates on both ways to it, and those inside lemmas; the candidates refuted before the
    // start that it stands on; the lemmas it takes, in order.
    std::uint32_t length() const;
    CandidateSet outside() const;
    std::vector<std::uint32_t> refuted() const;

private:
    static constexpr std::uint32_t kNone = ~std::uint32_t{0};
    struct Ancestors {
        CandidateSet truths, falsehoods;
        std::vector<std::uint32_t> lemmas;
    };

    void run();
    void suppose(std::uint32_t candidate, std::uint32_t choice);
    void deny(std::uint32_t candidate);
    void climb(std::uint32_t candidate, bool is_true, Ancestors& found) const;
    Ancestors both_ways() const;
    static std::uint32_t count(const Ancestors& found);

    const CandidateGraph& graph_;
    const CandidateSet start_;
    Remaining now_;
    CandidateSet truths_, falsehoods_;
    std::vector<std::uint32_t> choice_of_;  // per candidate that is true: which choice has only it left
    std::vector<std::uint32_t> cause_of_;   // per candidate that is false: what excludes it, or kNone: a lemma
    std::vector<std::uint32_t> lemma_of_;
    std::vector<std::uint32_t> true_queue_, false_queue_;
    std::size_t true_done_ = 0, false_done_ = 0;
    std::vector<Lemma> lemmas_;
    std::optional<std::uint32_t> wrong_;
    std::uint64_t work_;
};

}  // namespace gridwright
