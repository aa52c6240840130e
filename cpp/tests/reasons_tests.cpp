// Reasons: the smallest set of premises that refutes a claim.
#include <atomic>
#include <cstdint>
#include <numeric>
#include <optional>
#include <vector>

#include "reasons/quick_refuter.hpp"
#include "reasons/premises.hpp"
#include "reasons/reasons.hpp"
#include "reasons/refuter.hpp"
#include "reasons/selection.hpp"
#include "testing.hpp"

namespace gridwright::testing {
namespace {

using Sides = std::vector<Refuter::Candidate>;

// Cells that all differ, each with its candidates.
Primitives different(const Words& candidates, unsigned values) {
    Primitives p;
    p.values = values;
    p.domains.assign(candidates.size(), up_to(values));
    Numbers cells(candidates.size());
    std::iota(cells.begin(), cells.end(), 0u);
    p.distincts.add(cells);
    return p;
}

std::optional<Reason> reason(const Premises& premises, const Words& candidates, const std::vector<Claim>& claims) {
    const std::atomic<bool> stop = false;
    return smallest_reason(premises, candidates, claims, 10'000'000, stop);
}

unsigned weight(const Premises& premises, const Reason& found) {
    unsigned sum = 0;
    for (auto premise : found.premises) sum += premises.all[premise].weight;
    return sum;
}

TEST(test_reasons) {
    {  // a < b < c: neither end reaches the middle's opposite end
        Primitives p;
        p.values = 4;
        p.domains.assign(3, up_to(4));
        p.relations = {relation(4, [](auto v, auto w) { return v < w; })};
        p.pairs = {{0, 1, 0}, {1, 2, 0}};
        const Premises premises(p);
        expect_equal(premises.all.size(), 2, "a premise per sign");
        const auto found = reason(premises, p.domains, {{0, bit(3)}, {2, bit(4)}});
        expect(found && found->refuted == std::vector<Claim>{{0, bit(3)}}, "the sign chain refutes 3 at its low end");
        expect(found && weight(premises, *found) == 2 * kRelatedWeight && found->grounds.empty(),
               "by both signs and nothing else");
    }
    {  // 1 in the first cell leaves the others {2 3}, {2 3}, {2 3}: twins, and nothing for the third
        const Words candidates{up_to(4), bit(1) | bit(2) | bit(3), bit(1) | bit(2) | bit(3), bit(2) | bit(3)};
        const Premises premises(different(candidates, 5));
        const auto found = reason(premises, candidates, {{0, bit(1)}});
        expect(found && weight(premises, *found) == 5 * kUnequalWeight,
               "three cells with two values take five differences");
        expect(found && found->grounds == std::vector<std::uint32_t>{1, 2, 3}, "and the candidates of those cells");
    }
    {  // 4 in the first cell leaves four cells three values: only nested assumptions see it
        const Words candidates(5, up_to(4));
        const Premises premises(different(candidates, 6));
        const auto found = reason(premises, candidates, {{0, bit(4)}});
        expect(found && weight(premises, *found) == 10 * kUnequalWeight,
               "four cells with three values take all ten differences");
    }
    {  // a hidden single: the row has one place for 1
        const Primitives p = latin(3);
        const Premises premises(p);
        Words candidates = p.domains;
        candidates[0] = candidates[1] = up_to(3) & ~bit(1);
        const auto found = reason(premises, candidates, {{2, up_to(3) & ~bit(1)}});
        expect(found && found->premises.size() == 1 && weight(premises, *found) == kPlaceWeight,
               "one place refutes the rest");
        expect(found && found->grounds == std::vector<std::uint32_t>{0, 1}, "because of two cells without it");
        expect(!reason(premises, candidates, {{0, bit(2)}}), "what is possible has no reason against it");
        const auto nothing = reason(premises, candidates, {{0, 0}});
        expect(nothing && nothing->premises.empty(), "a cell without any value needs no premise to be refuted");
    }
}

TEST(test_reasons_by_rules) {
    Primitives p;
    p.values = 6;
    p.domains.assign(5, up_to(6));
    p.one_ofs = {{{0, 1}, {bit(1) | bit(4), bit(2) | bit(3)}, kAlways, 7}};         // two cells that make 5
    p.sums = {{{1, 2, 3}, {1, 1, -1}, 0, 0, kAlways, 9}};                           // b + c = d
    p.machines = {{{0, 1, 0, 1, 0, 1, 1, kNoState, 1, kNoState, 1, kNoState}, {true, true}}};  // at most one even value
    p.automata = {{{3, 4}, 0, kAlways, 9}};
    const Premises premises(p);
    expect_equal(premises.all.size(), 2, "a premise per rule, though one has two parts");
    Words candidates = p.domains;
    {
        const auto found = reason(premises, candidates, {{0, bit(5)}});
        expect(found && found->premises == Numbers{0} && found->grounds.empty(), "no set has a 5");
        expect(found && weight(premises, *found) == kRuleWeight, "which takes the rule alone");
    }
    {
        candidates[1] = up_to(6) & ~bit(4);
        const auto found = reason(premises, candidates, {{0, bit(1)}});
        expect(found && found->premises == Numbers{0} && found->grounds == Numbers{1}, "1 needs the 4 that is gone");
        expect(!reason(premises, candidates, {{0, bit(2)}}), "2 does not");
    }
    {  // 4 in the first cell, so 1 in the second; the third is odd, which makes the fourth even
        candidates = p.domains;
        candidates[2] = bit(3) | bit(5);
        candidates[4] = bit(2) | bit(4);
        const auto found = reason(premises, candidates, {{0, bit(4)}});
        expect(found && found->premises == Numbers{0, 1}, "both rules refute it");
        expect(found && found->grounds == Numbers{2, 4}, "because of two cells");
    }
}

// A quick refuter refutes what a Refuter does, no more and no less, and says where it has to assume something.
TEST(test_quick_refutations_are_those_of_a_refuter) {
    Primitives p = latin(5);
    p.relations = {relation(5, [](auto v, auto w) { return v < w; })};
    p.pairs = {{0, 1, 0}, {7, 12, 0}, {18, 17, 0}};
    p.sums = {{{2, 8, 14}, {1, 1, 1}, 9, 9, kAlways, 3}};
    const Premises premises(p);
    const std::atomic<bool> stop = false;
    std::uint64_t state = 1;
    const auto random = [&](std::uint64_t below) {
        state = state * 6364136223846793005u + 1442695040888963407u;
        return (state >> 33) % below;
    };
    int at_once = 0, with_sides = 0, never = 0;
    for (int round = 0; round < 800; ++round) {
        Words candidates = p.domains;
        for (auto& mask : candidates)
            for (unsigned value = 1; value <= 5; ++value)
                if (random(100) < 5 + static_cast<unsigned>(round) % 30 && mask != bit(value)) mask &= ~bit(value);
        Selection selection(premises);
        if (round % 2) {
            Numbers some;
            for (std::uint32_t premise = 0; premise < premises.all.size(); ++premise)
                if (random(4)) some.push_back(premise);
            selection.only(some);
        }
        QuickRefuter quick(premises, candidates, selection, stop);
        quick.limit(~std::uint64_t{0});
        Refuter refuter(premises, candidates, selection, stop);
        std::vector<Refuter::Candidate> all;  // again and again, so that nothing is missed
        for (int pass = 0; pass < 4; ++pass)
            for (auto cell : selection.cells())
                for (std::uint32_t at = 0; at < 5; ++at) all.push_back({cell, at});
        const auto cell = static_cast<std::uint32_t>(random(25));
        const auto claim = bit(static_cast<unsigned>(random(5)) + 1);
        const bool plainly = quick.refutes(cell, claim, 0);
        expect(plainly == refuter.refutes(cell, claim, {}), "both see the same at once");
        const bool nested = quick.refutes(cell, claim, 5);
        expect(nested == refuter.refutes(cell, claim, all), "and with assumptions");
        const Sides sides(quick.sides().begin(), quick.sides().end());
        expect(nested == refuter.refutes(cell, claim, sides), "those that were found suffice");
        const Sides needed = nested ? refuter.sides() : Sides{};
        expect(!nested || quick.refutes(cell, claim, needed), "and so do those that were needed");
        ++(plainly ? at_once : nested ? with_sides : never);
    }
    expect(at_once > 10 && with_sides > 10 && never > 10, "there are some of each");
}

}  // namespace

}  // namespace gridwright::testing
