#include "reasons/reasons.hpp"

#include <algorithm>
#include <utility>

namespace gridwright {
namespace {

using Mask = std::uint64_t;
using Numbers = std::vector<std::uint32_t>;

// Weights to look within, one after the other: most reasons are light, and those are found quickly.
constexpr std::uint32_t kBounds[] = {100, 200, 400, Refuter::kNoBound};

// Nothing lighter is worth a search.
constexpr std::uint32_t kLightEnough = kPlaceWeight + 2 * kUnequalWeight;

// How long to go on after the first nested reason: they take a hundred times longer to find.
constexpr std::uint64_t kPatience = 10'000'000;

class ReasonFinder {
public:
    ReasonFinder(const Premises& premises, std::span<const Mask> candidates, std::span<const Claim> claims, std::uint64_t work,
           const std::atomic<bool>& stop)
        : premises_(premises), refuter_(premises, candidates, stop), claims_(claims), work_(work) {}

    std::optional<Reason> find() {
        for (const bool nested : {false, true}) {
            refuter_.nest(nested);
            refuter_.limit(work_);
            for (const auto bound : kBounds) {
                look(bound, nested);
                if (best_.weight != Refuter::kNoBound) return told();
            }
        }
        return std::nullopt;
    }

private:
    struct Best {
        Claim claim{};
        Numbers premises;
        std::uint32_t weight = Refuter::kNoBound;
    };

    // Looks for something within the bound, and from then on for something lighter.
    void look(std::uint32_t bound, bool nested) {
        for (const Claim& claim : claims_) {
            if (refuter_.over() || bound < kLightEnough) return;
            refuter_.allow_all();
            if (!refuter_.refutes(claim.cell, claim.values, bound)) continue;
            shrink(claim);
            bound = best_.weight - std::min(best_.weight, 1u);
            if (nested) refuter_.limit(std::min(work_, refuter_.work() + kPatience));
        }
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
    Reason told() {
        Reason reason{{best_.claim}, best_.premises, {}, {}};
        refuter_.limit(refuter_.work() + kPatience);
        refuter_.allow_only(best_.premises);
        refuter_.refutes(best_.claim.cell, best_.claim.values);
        refuter_.add_grounds(reason.grounds);
        reason.links = refuter_.links();
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
    const std::span<const Claim> claims_;
    const std::uint64_t work_;
    Best best_;
};

}  // namespace

std::optional<Reason> smallest_reason(const Premises& premises, std::span<const Mask> candidates,
                                      std::span<const Claim> claims, std::uint64_t work, const std::atomic<bool>& stop) {
    return ReasonFinder(premises, candidates, claims, work, stop).find();
}

}  // namespace gridwright
