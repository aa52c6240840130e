#include "reasons/reasons.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "reasons/quick_refuter.hpp"
#include "reasons/masks.hpp"
#include "reasons/selection.hpp"

namespace gridwright {
namespace {

using Numbers = std::vector<std::uint32_t>;
using Sides = std::vector<Refuter::Candidate>;

// Most reasons are light, and those are found quickly: so they are looked for within a weight, first small, then larger.
constexpr auto kAny = Refuter::kNoBound;
constexpr std::array<std::uint32_t, 3> kBounds{100, 200, 400};

// Then with candidates assumed on the way, first in cells that have no more than so many left: the fewer these are, the
// more it says that one is refuted. That is followed more easily, and found much sooner.
constexpr int kAllSides = 64;
constexpr std::array kFewSides{2, 3, 4};
constexpr std::array kSides{2, 3, 4, 5, 6, 7, 8, kAllSides};  // for what nobody would follow otherwise

// Nothing lighter is worth a search; up to the other weight, nothing else is looked for.
constexpr std::uint32_t kLightEnough = kPlaceWeight + 2 * kUnequalWeight;
constexpr std::uint32_t kShort = 400;

// From there on, how far a reason leads counts, too. Few follow it beyond the first weight, and nobody beyond the second:
// anything else is better.
constexpr std::uint32_t kFollowed = 1'000, kLong = 3'000;

// How much work there is for weighing claims, and for finding those that are refuted with so many sides; then, as long as
// there is none that can be followed, for the few that may come last.
constexpr std::uint64_t kPatience = 1'000'000;
constexpr std::uint64_t kPatienceForShorter = 10'000'000;
constexpr std::uint64_t kPatienceForAny = 200'000'000;

// And for finding claims once some reason is known: a better one is seldom found much later, but looking for it was most of
// the time.
constexpr std::uint64_t kPatienceForBetter = 500'000;

// And for weighing what is known to be refutable from a board before.
constexpr std::uint64_t kPatienceForKnown = 3'000'000;

// How many of the best are made as small as can be; and how many are compared that need all sides, which take long.
constexpr std::size_t kShrunk = 3, kCompared = 20;

class ReasonFinder {
public:
    ReasonFinder(const Premises& premises, std::span<const Mask> candidates, std::span<const Claim> claims, std::uint64_t work,
                 const std::atomic<bool>& stop, std::uint32_t most_shrunk, std::span<const Refutable> known)
        : premises_(premises),
          selection_(premises),
          quick_(premises, candidates, selection_, stop),
          refuter_(premises, candidates, selection_, stop),
          open_(candidates.size()),
          work_(work),
          until_(work),
          most_shrunk_(most_shrunk),
          stop_(stop) {
        for (const Claim& claim : claims) suspects_.push_back({claim, {}, 1});
        for (const auto& [claim, sides] : known)
            if (std::ranges::find(claims, claim) != claims.end()) known_.push_back({claim, sides, 1});
    }

    std::optional<Reason> find() {
        const auto plain = refutable(0);
        for (auto bound : kBounds) {
            look(plain, bound);
            if (best_.weight != kAny) return told();
        }
        weigh(plain);
        promising_first();
        for (int sides : kFewSides)
            if (best_.weight > kShort) assume(sides, best_.weight == kAny ? kPatience : kPatienceForBetter);
        const bool is_known = best_.weight > kFollowed && weigh_known();
        for (int sides : kSides)
            if (best_.weight > (is_known ? kLong : kFollowed)) assume(sides, patience_for(sides));
        if (best_.weight == kAny) return std::nullopt;
        return told();
    }

private:
    // A claim that may be refuted; the candidates that are refuted on the way; what it leads to, as a number of cells.
    struct Suspect {
        Claim claim;
        Sides sides;
        std::uint64_t gain;
    };

    struct Best {
        Claim claim{};
        Numbers premises;
        Sides sides;
        std::uint64_t gain = 1;
        std::uint32_t weight = kAny;
    };

    std::uint64_t done() const { return refuter_.work() + quick_.work(); }
    bool over() const { return done() > until_ || stop_; }

    // Looks for what is refuted with so many sides, with so much work for that, and as much or more for weighing it.
    void assume(int sides, std::uint64_t patience) {
        until_ = std::min(work_, done() + patience);
        const auto found = refutable(sides);
        until_ = std::min(work_, done() + std::max(patience, kPatience));
        weigh(found);
        found_.insert(found_.end(), found.begin(), found.end());
    }

    // Weighs what could be refuted on a board before; whether there is a reason among it that can be followed.
    bool weigh_known() {
        for (Suspect& one : known_) one.gain = std::ranges::find(suspects_, one.claim, &Suspect::claim)->gain;
        until_ = std::min(work_, done() + kPatienceForKnown);
        weigh(known_);
        return !known_.empty() && best_.weight <= kLong;
    }

    std::uint64_t patience_for(int sides) const {
        if (best_.weight == kAny) return sides == kAllSides ? work_ : kPatienceForAny;
        return sides == kAllSides ? kPatience : kPatienceForShorter;
    }

    // The claims that can be refuted.
    std::vector<Suspect> refutable(int most_sides) {
        std::vector<Suspect> found;
        selection_.all();
        quick_.restart();
        quick_.limit(until_ - std::min(until_, refuter_.work()));
        std::fill(open_.begin(), open_.end(), Mask{0});
        for (const auto& [claim, none, gain] : suspects_) {
            if (over()) break;
            if (open_[claim.cell] & claim.values) continue;
            if (quick_.refutes(claim.cell, claim.values, most_sides)) {
                found.push_back({claim, {quick_.sides().begin(), quick_.sides().end()}, gain});
                if (most_sides == kAllSides && found.size() == kCompared) break;
                continue;
            }
            // Whatever follows from it is possible with it, so that none of it is refuted either.
            for (std::uint32_t cell = 0; cell < premises_.cells(); ++cell)
                if (const Mask left = quick_.left(cell); std::has_single_bit(left)) open_[cell] |= left;
        }
        return found;
    }

    // Those first from whose opposite most follows.
    void promising_first() {
        selection_.all();
        quick_.restart();
        for (auto& [claim, sides, gain] : suspects_) {
            quick_.refutes(claim.cell, ~claim.values, 0);
            gain = std::max<std::uint64_t>(1, quick_.removed());
        }
        std::stable_sort(suspects_.begin(), suspects_.end(), [](const auto& a, const auto& b) { return a.gain > b.gain; });
    }

    // Looks for something within the bound, and from then on for something lighter.
    void look(std::span<const Suspect> suspects, std::uint32_t bound) {
        for (const auto& [claim, sides, gain] : suspects) {
            if (over() || bound < kLightEnough) return;
            selection_.all();
            if (!refuter_.refutes(claim.cell, claim.values, sides, bound)) continue;
            shrink(used(claim, gain));
            bound = best_.weight - std::min(best_.weight, 1u);
        }
    }

    // Looks for the cheapest as they are found, and makes the last of these as small as can be: with each that would take
    // too long where they are large. Beyond its work it goes on only while there is nothing to tell.
    void weigh(std::span<const Suspect> suspects) {
        std::vector<Best> cheaper;
        selection_.all();
        auto price = price_of(best_);
        for (const auto& [claim, sides, gain] : suspects) {
            if ((over() && (!cheaper.empty() || best_.weight <= kLong)) || stop_ || price <= kLightEnough) break;
            if (!refuter_.refutes(claim.cell, claim.values, sides, bound_for(price, gain))) continue;
            Best one = used(claim, gain);
            if (price_of(one) >= price) continue;
            price = price_of(one);
            cheaper.push_back(std::move(one));
        }
        const auto count = std::min(kShrunk, cheaper.size());
        for (std::size_t i = 1; i <= count; ++i) shrink(std::move(cheaper[cheaper.size() - i]));
    }

    // By which reasons are compared: short ones by their weight; those that are not are worth as much as they lead to.
    static std::uint64_t price_of(const Best& one) {
        if (one.weight == kAny || one.weight <= kShort) return one.weight;
        return (one.weight > kLong ? kLong : kShort) + (one.weight - kShort) / one.gain;
    }

    // The weight up to which the price can be less.
    static std::uint32_t bound_for(std::uint64_t price, std::uint64_t gain) {
        if (price == kAny) return kAny;
        if (price <= kShort) return static_cast<std::uint32_t>(price) - 1;
        if (price <= kLong) return static_cast<std::uint32_t>(std::min<std::uint64_t>(kShort + (price - kShort) * gain, kLong));
        return static_cast<std::uint32_t>(std::min<std::uint64_t>(kShort + (price - kLong) * gain, kAny));
    }

    // What the last refutation took.
    Best used(const Claim& claim, std::uint64_t gain) const {
        Best one{claim, {refuter_.premises().begin(), refuter_.premises().end()}, refuter_.sides(), gain};
        one.weight = weight_of(one.premises);
        return one;
    }

    std::uint32_t weight_of(const Numbers& premises) const {
        std::uint32_t weight = 0;
        for (auto premise : premises) weight += premises_.all[premise].weight;
        return weight;
    }

    // Leaves out one premise after the other, wherever the rest will do. Where they are few, it may also do with others of
    // them than before, and so need even fewer; where they are many, that takes too long to find out.
    void shrink(Best one) {
        auto& kept = one.premises;
        for (auto premise : one.weight <= most_shrunk_ ? kept : Numbers()) {
            if (stop_) return;
            if (std::find(kept.begin(), kept.end(), premise) == kept.end()) continue;
            selection_.only(kept);
            selection_.forbid(premise);
            quick_.restart();
            if (!quick_.refutes(one.claim.cell, one.claim.values, one.sides)) continue;
            if (one.weight <= 2 * kShort && refuter_.refutes(one.claim.cell, one.claim.values, one.sides))
                one = used(one.claim, one.gain);
            else
                std::erase(kept, premise);
        }
        one.weight = weight_of(kept);
        if (price_of(one) < price_of(best_)) best_ = std::move(one);
    }

    // The best, with everything else that its premises refute.
    Reason told() {
        Reason reason{{best_.claim}, best_.premises, {}, {}, {}};
        const auto& [cell, values] = best_.claim;
        selection_.only(best_.premises);
        if (refuter_.refutes(cell, values, best_.sides)) {
            refuter_.add_grounds(reason.grounds);
            reason.links = refuter_.links();
        }
        quick_.restart();
        quick_.limit(quick_.work() + kPatience);
        const auto scope = selection_.cells();
        for (const auto& [claim, sides, gain] : suspects_) {
            if (claim == best_.claim || !std::binary_search(scope.begin(), scope.end(), claim.cell)) continue;
            if (!quick_.refutes(claim.cell, claim.values, best_.sides.empty() ? 0 : kAllSides)) continue;
            if (!refuter_.refutes(claim.cell, claim.values, quick_.sides())) continue;
            reason.refuted.push_back(claim);
            refuter_.add_grounds(reason.grounds);
        }
        auto& grounds = reason.grounds;
        std::sort(grounds.begin(), grounds.end());
        grounds.erase(std::unique(grounds.begin(), grounds.end()), grounds.end());
        add_others(reason);
        return reason;
    }

    // What else can be refuted, as far as it was seen: with the fewest sides first, since those reasons are the shortest as
    // a rule.
    void add_others(Reason& reason) {
        found_.insert(found_.end(), known_.begin(), known_.end());
        std::ranges::stable_sort(found_, {}, [](const Suspect& one) { return one.sides.size(); });
        for (const auto& [claim, sides, gain] : found_)
            if (std::ranges::find(reason.refuted, claim) == reason.refuted.end() &&
                std::ranges::find(reason.others, claim, &Refutable::claim) == reason.others.end())
                reason.others.push_back({claim, sides});
    }

    const Premises& premises_;
    Selection selection_;
    QuickRefuter quick_;
    Refuter refuter_;
    std::vector<Suspect> suspects_;
    std::vector<Suspect> known_, found_;  // those that could be refuted on a board before, and those that were found here
    std::vector<Mask> open_;  // candidates that are known to be possible as far as can be seen
    const std::uint64_t work_;
    std::uint64_t until_;  // work after which to look no further
    const std::uint32_t most_shrunk_;  // what is heavier is told as it was found
    Best best_;
    const std::atomic<bool>& stop_;
};

}  // namespace

std::optional<Reason> smallest_reason(const Premises& premises, std::span<const Mask> candidates,
                                      std::span<const Claim> claims, std::uint64_t work, const std::atomic<bool>& stop,
                                      std::uint32_t most_shrunk, std::span<const Refutable> known) {
    return ReasonFinder(premises, candidates, claims, work, stop, most_shrunk, known).find();
}

}  // namespace gridwright
