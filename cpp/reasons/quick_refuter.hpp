// Whether something can be refuted at all: all that a Refuter concludes, but not what it takes, which is most of the work.
// What this does not refute, no Refuter does; what it does, a Refuter can follow, told where to assume something.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "reasons/premises.hpp"
#include "reasons/refuter.hpp"
#include "reasons/rule_parts.hpp"
#include "reasons/selection.hpp"

namespace gridwright {

class QuickRefuter {
public:
    QuickRefuter(const Premises& premises, std::span<const std::uint64_t> candidates, const Selection& selection,
                 const std::atomic<bool>& stop);

    // To be called when the selection has changed.
    void restart();

    // Whether the cell can hold no value of the mask. Where simple consequences end, candidates are assumed on top, one at
    // a time, in cells with no more than so many; 0: none.
    bool refutes(std::uint32_t cell, std::uint64_t mask, int most_sides);

    // The same, but only these candidates are assumed, in turn.
    bool refutes(std::uint32_t cell, std::uint64_t mask, std::span<const Refuter::Candidate> sides);

    // The candidates that were refuted on the way, in turn.
    std::span<const Refuter::Candidate> sides() const { return sides_; }

    // What is left in a cell after what was asked last was not refuted.
    std::uint64_t left(std::uint32_t cell) const { return left_[cell]; }

    // Candidates that went in the end.
    std::size_t removed() const { return trail_.size(); }

    // Work to do at most, all in all: premises looked at. When that is over, nothing more is assumed.
    void limit(std::uint64_t work) { most_work_ = work; }
    std::uint64_t work() const { return work_; }
    bool over() const { return work_ > most_work_ || stop_; }

private:
    struct Removal {
        std::uint32_t cell;
        std::uint64_t values;
    };

    bool refutes_at_once(std::uint32_t cell, std::uint64_t mask);
    bool refutes_side(const Refuter::Candidate& side);
    bool wake();
    bool follow();
    bool follow_all();
    bool follow_sides(int most);
    bool fails(std::uint32_t cell, std::uint32_t bit);
    bool remove(std::uint32_t cell, std::uint64_t values);
    bool hold_last(std::uint32_t place);
    bool look_at(std::uint32_t cell);
    bool exclude(std::uint32_t cell);
    bool squeeze(std::uint32_t cell);
    bool use_twins(std::uint32_t cell);
    bool narrow(std::uint32_t part);
    void touch_parts(std::uint32_t cell);
    void undo(std::size_t removals);
    void clear_queues();

    const Premises& premises_;
    const Selection& selection_;
    std::vector<std::uint64_t> left_;
    std::vector<std::uint32_t> places_left_;  // per place, how many cells can still hold the value
    std::vector<Removal> trail_;
    std::size_t root_ = 0;       // how much of it the board itself says
    bool is_broken_ = false;     // whether the board contradicts itself
    std::vector<std::uint32_t> changed_, last_places_, stale_;  // to be looked at: cells, places with one cell left, parts
    std::vector<std::uint8_t> is_changed_, is_stale_;
    std::vector<std::uint64_t> now_;          // the masks of a part's cells
    PartReader reader_;
    std::vector<Refuter::Candidate> sides_;
    std::vector<std::uint64_t> open_;         // candidates that cannot be refuted as things are now
    std::vector<std::uint32_t> cells_;
    std::uint64_t work_ = 0, most_work_ = 0;
    const std::atomic<bool>& stop_;
};

}  // namespace gridwright
