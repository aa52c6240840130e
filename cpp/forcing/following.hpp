// What follows from a candidate by singles, as a person follows it: what is true crosses out others, and what is the last
// of a choice is true. What patterns and chains refute on the way, lemmas, is added from outside.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "forcing/candidates.hpp"

namespace gridwright {

// A candidate that is false, since others (`outside`) are: found by a pattern or chain of so many candidates.
struct Lemma {
    std::uint32_t wrong;
    std::uint32_t length;
    CandidateSet outside;
};

// The candidates left, and of each choice how many, with their numbers xored: of the last one that is its own number.
struct Remaining {
    explicit Remaining(const CandidateGraph& graph);
    void remove(const CandidateGraph& graph, std::uint32_t candidate);
    std::uint32_t first_of(const CandidateGraph& graph, std::uint32_t choice) const;
    // The only candidate left of a choice that has one, and the other of two.
    std::uint32_t last_of(std::uint32_t choice) const { return mixed[choice]; }
    std::uint32_t other_of_two(std::uint32_t choice, std::uint32_t one) const { return mixed[choice] ^ one; }
    // Adds the candidates of a choice that are gone.
    void add_gone(const CandidateGraph& graph, std::uint32_t choice, CandidateSet& gone) const;

    CandidateSet left;
    std::vector<std::uint32_t> counts, mixed;
};

// Why a candidate is false: what would follow contradicts itself.
struct Refutation {
    std::uint32_t length;                // candidates on both ways to the contradiction, and inside of lemmas
    std::vector<std::uint32_t> refuted;  // those that turn out false by something else than singles, in order
    CandidateSet outside;                // those gone before the start that it stands on
};

class Following {
public:
    // What it takes is added to `work`, in words of sets.
    Following(const CandidateGraph& graph, std::uint64_t& work);

    // From what is left, which is looked at as long as this is followed; whatever was followed before is forgotten, but
    // its memory used again.
    void begin(const Remaining& start, std::uint32_t assumed);

    // Whether some candidate has turned out both true and false.
    bool is_contradiction() const { return wrong_.has_value(); }
    const Remaining& remaining() const { return now_; }

    // Goes on with what lemmas refute.
    void go_on(std::vector<Lemma> lemmas);

    // What it takes to find this lemma: the candidates on the way, and those inside lemmas.
    std::uint32_t cost(const Lemma& lemma);

    // What the contradiction takes.
    Refutation refutation();

private:
    static constexpr std::uint32_t kNone = ~std::uint32_t{0};
    struct Ancestors {
        CandidateSet truths, falsehoods;
        std::vector<std::uint32_t> lemmas;
    };

    void run();
    void suppose(std::uint32_t candidate, std::uint32_t choice);
    void deny(std::uint32_t candidate);
    bool was_left(std::uint32_t candidate) const { return has(start_->left, candidate); }
    Ancestors none() const { return {graph_.none(), graph_.none(), {}}; }
    void climb(std::uint32_t candidate, bool is_true, Ancestors& found);
    static std::uint32_t count(const Ancestors& found);

    const CandidateGraph& graph_;
    const Remaining* start_ = nullptr;
    Remaining now_;
    CandidateSet truths_, falsehoods_;
    std::vector<std::uint32_t> choice_of_;  // per candidate that is true: which choice has only it left
    std::vector<std::uint32_t> cause_of_;   // per candidate that is false: what excludes it, or kNone: a lemma
    std::vector<std::uint32_t> lemma_of_;
    std::vector<std::uint32_t> true_queue_, false_queue_;
    std::size_t true_done_ = 0, false_done_ = 0;
    std::vector<Lemma> lemmas_;
    std::optional<std::uint32_t> wrong_;
    std::vector<std::pair<std::uint32_t, bool>> todo_;
    CandidateSet costed_;      // what the last lemma stands on of which the cost was asked
    Ancestors costing_;        // and all behind that
    std::uint32_t cost_ = 0;   // in all, without its own length
    std::uint64_t& work_;
};

}  // namespace gridwright
