#include "reasons/reasons.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace gridwright {
namespace {

using Mask = std::uint64_t;
using Numbers = std::vector<std::uint32_t>;

// How to look, one after the other: within a weight, since most reasons are light, and those are found quickly; and with
// candidates assumed on the way in cells that have no more than so many left, or none assumed. The fewer these are, the
// more it says that one is refuted: that is followed more easily, and found much sooner.
struct Stage {
    std::uint32_t bound;
    int sides;
};
constexpr auto kAny = Refuter::kNoBound;
constexpr int kAllSides = 64;
constexpr Stage kStages[] = {{100, 0}, {200, 0}, {400, 0}, {250, 2}, {250, 3}, {250, 4},
                             {kAny, 0}, {kAny, 2}, {kAny, 3}, {kAny, 4}, {kAny, kAllSides}};
constexpr auto kNestedStages = std::count_if(std::begin(kStages), std::end(kStages), [](const Stage& s) { return s.sides > 0; });

// Nothing lighter is worth a search.
constexpr std::uint32_t kLightEnough = kPlaceWeight + 2 * kUnequalWeight;

// How long to go on after the first nested reason: they take a hundred times longer to find.
constexpr std::uint64_t kPatience = 10'000'000;

class ReasonFinder {
public:
    ReasonFinder(const Premises& premises, std::span<const Mask> candidates, std::span<const Claim> claims, std::uint64_t work,
           const std::atomic<bool>& stop)
        : premises_(premises), refuter_(premises, candidates, stop), claims_(claims.begin(), claims.end()), work_(work) {}

    std::optional<Reason> find() {
        for (const auto& [bound, sides] : kStages) {
            if (sides > 0) share_out();
            refuter_.limit(sides > 0 ? most_ : work_);
            refuter_.nest(sides);
            if (refuter_.over()) return std::nullopt;
            look(bound, sides);
            if (best_.weight != kAny) return told(sides);
        }
        return std::nullopt;
    }

private:
    struct Best {
        Claim claim{};
        Numbers premises;
        std::uint32_t weight = kAny;
    };

    // Looks for something within the bound, and from then on for something lighter.
    void look(std::uint32_t bound, int sides) {
        for (const Claim& claim : claims_) {
            if (refuter_.over() || bound < kLightEnough) return;
            refuter_.allow_all();
            if (!refuter_.refutes(claim.cell, claim.values, bound)) continue;
            // What is left out may have left so little in a cell that it was looked at: from here on all are.
            refuter_.nest(sides ? kAllSides : 0);
            shrink(claim);
            refuter_.nest(sides);
            bound = best_.weight - std::min(best_.weight, 1u);
            if (sides) refuter_.limit(std::min(most_, refuter_.work() + kPatience));
        }
    }

    // Each nested stage has its share of the work: otherwise the first would use up all, where it takes more than that.
    void share_out() {
        if (!most_) {
            promising_first();
            most_ = std::min(refuter_.work(), work_);
        }
        most_ += (work_ - most_) / stages_left_--;
    }

    // The more follows from a claim at once, the sooner something contradicts itself.
    void promising_first() {
        std::vector<std::pair<std::size_t, Claim>> weighed;
        refuter_.allow_all();
        for (const Claim& claim : claims_) {
            refuter_.refutes(claim.cell, claim.values);
            weighed.emplace_back(refuter_.conclusions(), claim);
        }
        std::stable_sort(weighed.begin(), weighed.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
        for (std::size_t i = 0; i < claims_.size(); ++i) claims_[i] = weighed[i].second;
    }

    // Leaves out one premise after the other, wherever the rest will do.
    void shrink(const Claim& claim) {
        Numbers kept(refuter_.premises().begin(), refuter_.premises().end());
        std::uint32_t weight = 0;
        for (auto premise : Numbers(kept)) {
            if (std::find(kept.begin(), kept.end(), premise) == kept.end()) continue;
            refuter_.allow_only(kept);
            refuter_.forbid(premise);
            if (refuter_.refutes(claim.cell, claim.values))
                kept.assign(refuter_.premises().begin(), refuter_.premises().end());
            else
                weight += premises_.all[premise].weight;
        }
        best_ = {claim, std::move(kept), weight};
    }

    // The best, with everything else that its premises refute.
    Reason told(int sides) {
        Reason reason{{best_.claim}, best_.premises, {}, {}};
        refuter_.limit(refuter_.work() + kPatience);
        refuter_.nest(sides ? kAllSides : 0);
        refuter_.allow_only(best_.premises);
        if (refuter_.refutes(best_.claim.cell, best_.claim.values)) {
            refuter_.add_grounds(reason.grounds);
            reason.links = refuter_.links();
        } else {  // where that is more work than before: whatever they speak of
            reason.grounds.assign(refuter_.scope().begin(), refuter_.scope().end());
        }
        for (const Claim& claim : claims_) {
            if (claim == best_.claim || !refuter_.refutes(claim.cell, claim.values)) continue;
            reason.refuted.push_back(claim);
            refuter_.add_grounds(reason.grounds);
        }
        auto& grounds = reason.grounds;
        std::sort(grounds.begin(), grounds.end());
        grounds.erase(std::unique(grounds.begin(), grounds.end()), grounds.end());
        return reason;
    }

    const Premises& premises_;
    Refuter refuter_;
    std::vector<Claim> claims_;
    const std::uint64_t work_;
    std::uint64_t most_ = 0;  // work for a nested stage and all before
    std::uint64_t stages_left_ = kNestedStages;
    Best best_;
};

}  // namespace

std::optional<Reason> smallest_reason(const Premises& premises, std::span<const Mask> candidates,
                                      std::span<const Claim> claims, std::uint64_t work, const std::atomic<bool>& stop) {
    return ReasonFinder(premises, candidates, claims, work, stop).find();
}

}  // namespace gridwright
