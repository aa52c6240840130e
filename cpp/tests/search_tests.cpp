// Searches: the same answers with every instruction set, however they are paused, shared and limited.
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <set>
#include <string>

#include "search/search.hpp"
#include "testing.hpp"

namespace gridwright::testing {
namespace {

Words with_givens(const Layout& layout, const std::string& givens) {
    Words starts = layout.domains;
    for (std::size_t i = 0; i < givens.size(); ++i)
        if (givens[i] != '.') starts[i] = bit(static_cast<unsigned>(givens[i] - '0'));
    return starts;
}

TEST(test_published_counts) {
    for (const InstructionSet* set : instruction_sets()) {
        const std::string at = std::string(" at ") + set->name;
        expect_equal(count(sudoku(2, 2), set), 288, "4x4 Sudoku grids" + at);
        expect_equal(count(latin(4), set), 576, "Latin squares of order 4" + at);
        expect_equal(count(latin(1), set), 1, "Latin squares of order 1" + at);
    }
    expect_equal(count(latin(5), instruction_sets().front()), 161280, "Latin squares of order 5");
}

TEST(test_instruction_sets_agree) {
    const Shared layout = compiled(sudoku(3, 3));
    Words starts;
    for (const char* givens : kHard) {
        const Words one = with_givens(*layout, givens);
        starts.insert(starts.end(), one.begin(), one.end());
    }
    const Answers first = answers(layout, instruction_sets().back(), starts, {.limit = 3, .budget = 100000, .keep = 3});
    expect_equal(first.found[0], 1, "a hard puzzle has one solution");
    expect(first.verdicts[0] == Verdict::exhausted, "and it is proven");
    expect(first.verdicts[3] == Verdict::limited, "the empty grid stops at the limit");
    expect_equal(first.found[3], 3, "the empty grid has as many as wanted");
    expect_equal(first.found[4], 0, "two equal givens in a row");
    for (const InstructionSet* set : instruction_sets()) {
        const Answers other = answers(layout, set, starts, {.limit = 3, .budget = 100000, .keep = 3});
        expect(other == first, std::string("the same answers at ") + set->name);
        // One at a time, idle lanes take over branches: the answers must not show it.
        for (std::size_t job = 0; job < first.found.size(); ++job) {
            const Words start(starts.begin() + static_cast<std::ptrdiff_t>(job * 81),
                              starts.begin() + static_cast<std::ptrdiff_t>(job * 81 + 81));
            const Answers alone = answers(layout, set, start, {.limit = 3, .budget = 100000, .keep = 3});
            expect(alone.found[0] == first.found[job] && alone.guesses[0] == first.guesses[job] &&
                       alone.verdicts[0] == first.verdicts[job] && alone.solutions[0] == first.solutions[job],
                   "job " + std::to_string(job) + " alone at " + set->name);
        }
    }
}

TEST(test_streams) {
    const Shared layout = compiled(latin(4));
    const Question all{.limit = 0, .stream_room = 7};
    const Answers whole = answers(layout, instruction_sets().front(), layout->domains, all);
    const Answers sliced = answers(layout, instruction_sets().back(), layout->domains, all, {}, std::chrono::microseconds(20));
    expect(whole == sliced, "a search that is paused often finds the same in the same order");
    std::set<std::string> different;
    const auto& values = whole.solutions[0];
    for (auto at = values.begin(); at != values.end(); at += 16) different.emplace(at, at + 16);
    expect_equal(different.size(), 576, "no solution comes twice");
    const Answers first = answers(layout, instruction_sets().front(), layout->domains, {.limit = 16, .keep = 16});
    expect(std::equal(first.solutions[0].begin(), first.solutions[0].end(), values.begin()),
           "kept solutions come in the order of the stream, however many lanes share the work");
}

// Whoever wants two solutions and keeps one is told the same as somebody who searches alone: the lanes that have nothing to do
// help others at the end of a batch.
TEST(test_fewer_are_kept_than_wanted) {
    const Shared layout = compiled(sudoku(3, 3));
    Words starts;
    for (const char* grid : {kHard[0], kHard[1], kHard[2], kHard[3], kHard[4]}) {
        const Words one = with_givens(*layout, grid);
        starts.insert(starts.end(), one.begin(), one.end());
    }
    for (std::uint64_t budget : {0, 1, 2, 5, 30, 100, 100000})
        for (const InstructionSet* set : instruction_sets()) {
            const std::string what = " with " + std::to_string(budget) + " guesses at " + set->name;
            const Answers kept = answers(layout, set, starts, {.limit = 2, .budget = budget, .keep = 1});
            for (std::size_t job = 0; job < kept.found.size(); ++job) {
                const auto begin = starts.begin() + static_cast<std::ptrdiff_t>(job * 81);
                const Answers alone =
                    answers(layout, set, {begin, begin + 81}, {.limit = 2, .budget = budget, .stream_room = 3});
                expect(kept.verdicts[job] == alone.verdicts[0], "the verdict" + what);
                expect_equal(kept.found[job], alone.found[0], "solutions" + what);
                expect_equal(kept.guesses[job], alone.guesses[0], "guesses" + what);
                const auto first = std::min<std::size_t>(81, alone.solutions[0].size());
                expect(std::equal(kept.solutions[job].begin(), kept.solutions[job].end(), alone.solutions[0].begin(),
                                  alone.solutions[0].begin() + static_cast<std::ptrdiff_t>(first)),
                       "the first solution" + what);
            }
        }
}

// A budget is spent in the tree's order: what is left undecided does not depend on the lanes.
TEST(test_budgets_in_order) {
    const Shared layout = compiled(sudoku(2, 3));
    for (std::uint64_t budget : {0u, 1u, 5u, 17u, 60u, 200u}) {
        const Question question{.limit = 16, .budget = budget, .keep = 16};
        const Answers slowest = answers(layout, instruction_sets().back(), layout->domains, question);
        Question streamed{.limit = 16, .budget = budget, .stream_room = 3};
        const Answers one_lane = answers(layout, instruction_sets().front(), layout->domains, streamed);
        expect(slowest == one_lane, "budget " + std::to_string(budget) + " against one lane");
        for (const InstructionSet* set : instruction_sets())
            expect(answers(layout, set, layout->domains, question) == slowest,
                   "budget " + std::to_string(budget) + " at " + set->name);
    }
}

TEST(test_wide_words) {
    for (unsigned n : {17u, 32u, 33u, 64u}) {
        const Shared layout = compiled(latin(n));
        Words starts = layout->domains;
        // All but the last row and column of a cyclic square: the rest follows.
        for (unsigned r = 0; r + 1 < n; ++r)
            for (unsigned c = 0; c + 1 < n; ++c) starts[r * n + c] = bit((r + c) % n + 1);
        for (const InstructionSet* set : instruction_sets()) {
            const Answers result = answers(layout, set, starts, {.limit = 2, .keep = 2});
            expect_equal(result.found[0], 1, "order " + std::to_string(n) + " at " + set->name);
            const auto& values = result.solutions[0];
            for (unsigned i = 0; i < n * n; ++i)
                if (values[i] != (i / n + i % n) % n + 1) {
                    expect(false, "order " + std::to_string(n) + " has a wrong value");
                    break;
                }
        }
    }
}

TEST(test_toggles) {
    // A Latin square of order 3 with a sign that can be switched off, and one house more that is impossible.
    Primitives p = latin(3);
    p.relations = {relation(3, [](unsigned v, unsigned w) { return v < w; })};
    p.toggles = 4;  // the last is used by nothing
    p.pairs = {{0, 1, 0, 0}, {1, 2, 0, 1}};
    p.distincts.add(Numbers{0, 4, 8, 2}, 2);
    const Shared layout = compiled(p);
    expect_equal(layout->toggles, 4, "toggles are counted");
    Words starts;
    Words toggles{0b000, 0b001, 0b011, 0b100};
    for (std::size_t i = 0; i < toggles.size(); ++i)
        starts.insert(starts.end(), layout->domains.begin(), layout->domains.end());
    for (const InstructionSet* set : instruction_sets()) {
        const Answers result = answers(layout, set, starts, {.limit = 0, .keep = 0}, toggles);
        const std::string at = std::string(" at ") + set->name;
        expect_equal(result.found[0], 12, "all off" + at);
        expect_equal(result.found[1], 6, "one sign on" + at);
        expect_equal(result.found[2], 2, "two signs on" + at);
        expect_equal(result.found[3], 0, "four cells for three values" + at);
    }
}

TEST(test_budget_and_state) {
    const Shared layout = compiled(sudoku(3, 3));
    const Words starts = with_givens(*layout, kHard[5]);
    const auto search = start(layout, {{}, starts, {}}, {.budget = 0, .keep_states = true});
    expect(search->run_for(std::chrono::seconds(10)) == Stop::finished, "no guess allowed: over at once");
    expect(search->verdict(0) == Verdict::overrun, "and undecided");
    const Words state = search->state(0);
    bool smaller = false, inside = true;
    for (std::size_t i = 0; i < state.size(); ++i) {
        inside &= state[i] != 0 && (state[i] & ~starts[i]) == 0;
        smaller |= state[i] != starts[i];
    }
    expect(inside && smaller, "the state is what propagation leaves");
}

TEST(test_refusals) {
    const Shared layout = compiled(latin(2));
    expect_refused("half a grid", [&] { start(layout, {{}, {1, 1, 1}, {}}, {}); });
    expect_refused("a candidate outside its domain",
                   [&] { start(layout, {{}, {1, 1, 1, 4}, {}}, {}); });
}

}  // namespace

}  // namespace gridwright::testing
