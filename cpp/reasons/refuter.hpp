// Refuting by consequences: assume something of one cell, follow what the premises make of it, the lightest conclusion
// first, and where that ends in a contradiction, say what it took.
#pragma once

#include <atomic>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "reasons/premises.hpp"
#include "reasons/selection.hpp"

namespace gridwright {

class Refuter {
public:
    static constexpr std::uint32_t kNoBound = ~std::uint32_t{0};

    struct Candidate {
        std::uint32_t cell, bit;
    };

    Refuter(const Premises& premises, std::span<const std::uint64_t> candidates, const Selection& selection,
            const std::atomic<bool>& stop);

    // Whether the cell can hold no value of the mask, as far as can be seen from premises of the selection that weigh no
    // more than the bound together. Where simple consequences end, the candidates of `sides` are assumed on top, one at a
    // time.
    bool refutes(std::uint32_t cell, std::uint64_t mask, std::span<const Candidate> sides, std::uint32_t bound = kNoBound);

    // A link on the way to the contradiction. Weak: the first candidate holds, so the second does not. Strong: the first
    // does not hold, nor do others, so the second does.
    struct Link {
        std::uint32_t first_cell, first_bit, second_cell, second_bit;
        bool strong;
    };

    // What the last refutation took. `grounds` are the cells that would say less if they had all of their domain.
    std::span<const std::uint32_t> premises() const { return {sets_.data() + goal_.set, goal_.size}; }
    std::vector<Candidate> sides() const;  // those that were refuted for it
    void add_grounds(std::vector<std::uint32_t>& grounds) const;
    std::vector<Link> links() const;

    // Work done, all in all: conclusions drawn, and premises looked at for them.
    std::uint64_t work() const { return work_; }

private:
    enum class Why : std::uint8_t { assumed, taken, unequal, related, naked, hidden, nested, twins, rule, clash };

    static constexpr std::uint32_t kNone = ~std::uint32_t{0};
    static constexpr std::uint32_t kHeaviest = 1023;  // heavier conclusions are followed as they come

    struct Event {
        std::uint32_t cell;
        std::uint32_t bit;
        bool holds;
        Why why;
        std::uint32_t premise = kNone;
        std::uint32_t from = kNone;  // an event; a place in `supports` or `absent_`; a number of `sides_` or `twins_`
        std::uint32_t weight = 0;    // of all premises it took
        std::uint32_t set = 0;       // where those start in `sets_`
        std::uint32_t size = 0;
        bool contradicts = false;    // it says that a candidate must hold, which is removed
    };

    // Two cells that differ, with the same two candidates left, and a third that differs from both: it loses those two.
    struct Twins {
        std::uint32_t cells[2];
        std::uint64_t values;
        std::uint32_t premises[3];
    };

    // What it took to refute a candidate by an assumption of its own.
    struct Side {
        Candidate assumed;
        std::vector<std::uint32_t> events;  // those before the assumption
        std::vector<std::uint32_t> grounds;
        std::vector<std::uint32_t> premises;
    };

    // How much there was of all that undo takes back.
    struct Mark {
        std::size_t events, sets, proposals, absent;
    };

    void find_pending();
    void wake();
    bool follow();
    bool follow_sides(std::span<const Candidate> sides);
    bool refute_side(std::uint32_t cell, std::uint32_t bit);
    void apply(Event event);
    void apply_holding(const Event& event, std::uint32_t at);
    void apply_removal(const Event& event);
    void squeeze(const Bond& bond);
    void find_twins(std::uint32_t cell);
    void use_twins(std::uint32_t cell, const Rival& twin);
    void hold_last_place(std::uint32_t place);
    void look_at_stale_parts();
    template <class Found>
    void look_at(const RulePart& part, Found found);
    void propose(Event event);
    void propose_next(Event event);
    void enqueue(const Event& event);
    void contradict(Event event);
    void inherit(Event& event);
    void gather(Event& event);
    template <class Visit>
    void each_premise(const Event& event, Visit visit);
    Mark mark() const { return {events_.size(), sets_.size(), proposals_.size(), absent_.size()}; }
    void undo(const Mark& mark);
    void clear_queue();

    template <class Visit>
    void each_absent(const Event& event, Visit visit) const;
    template <class Visit>
    void causes(const Event& event, Visit visit) const;
    std::vector<std::uint8_t> cone() const;
    void add_grounds_of(const Event& event, std::vector<std::uint32_t>& grounds) const;
    void add_weak_links(const Event& removal, std::vector<Link>& links) const;

    const Premises& premises_;
    const Selection& selection_;
    std::vector<std::uint64_t> base_;         // the board's candidates
    std::vector<std::uint64_t> left_;         // those left now
    std::vector<std::uint32_t> places_left_;  // per place, how many cells can still hold the value
    std::vector<std::uint32_t> pending_cells_, pending_places_;  // what the board itself already says
    std::vector<const Bond*> pending_bonds_;
    std::vector<Event> pending_removals_;      // by parts of rules

    std::vector<Event> events_;                // conclusions drawn, in order
    std::vector<std::uint32_t> removal_of_;    // per candidate, the event that removed it
    std::vector<std::uint32_t> holding_of_;    // per candidate, the event that made it hold
    std::vector<std::vector<Event>> queue_;    // conclusions to be drawn, by weight
    std::uint32_t lightest_ = kHeaviest + 1, heaviest_ = 0;  // where it has any
    std::uint32_t following_ = 0;              // conclusions that are lighter are drawn with this weight
    std::vector<std::uint32_t> stale_;         // parts of rules whose cells have changed
    std::vector<std::uint8_t> is_stale_;       // per part
    std::vector<std::uint32_t> absent_;        // what removals by rules rely on: how many candidates, then these
    std::size_t always_absent_ = 0;            // how much of it the board itself says
    PartReader reader_;
    std::vector<std::uint64_t> now_, free_, whole_;  // the masks of a part's cells
    std::vector<std::uint32_t> proposed_;      // per candidate twice, the weight of the lightest in the queue
    std::vector<std::pair<std::uint32_t, std::uint32_t>> proposals_;  // what stood there before
    std::vector<std::uint32_t> sets_;          // premises that events took, one set after the other
    std::vector<std::uint32_t> seen_;          // per premise, the number of the set that had it last
    std::uint32_t sets_made_ = 0;
    std::vector<Side> sides_;
    std::vector<Twins> twins_;
    Event goal_{};                             // the lightest contradiction
    std::uint32_t bound_ = kNoBound;
    std::uint64_t work_ = 0;
    const std::atomic<bool>& stop_;
};

}  // namespace gridwright
