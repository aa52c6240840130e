// Reasons: the smallest set of premises that refutes a claim.
#include <atomic>
#include <cstdint>
#include <numeric>
#include <optional>
#include <vector>

#include "reasons/premises.hpp"
#include "reasons/reasons.hpp"
#include "testing.hpp"

namespace gridwright::testing {
namespace {

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

}  // namespace

}  // namespace gridwright::testing
