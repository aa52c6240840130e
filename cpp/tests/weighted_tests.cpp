// Searches by weight, which only tell whether there is one solution and another; and what lanes see because cells differ.
#include <chrono>
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

// What is left without a guess, once crossings are known.
Words narrowed(const Primitives& p, const Words& starts, const InstructionSet* set) {
    const Shared layout = compiled(p);
    const auto search = start(layout, {{}, starts, {}}, {.budget = 0, .keep_states = true, .instruction_set = set});
    search->run_for(std::chrono::seconds(10));
    return search->state(0);
}

TEST(test_weights_change_no_answer) {
    const Shared layout = compiled(sudoku(3, 3));
    for (const char* givens : kHard) {
        const Words starts = with_givens(*layout, givens);
        const Answers in_order = answers(layout, instruction_sets().front(), starts, {.budget = 100000});
        for (const InstructionSet* set : instruction_sets()) {
            const Answers by_weight = answers(layout, set, starts, {.by_weight = true});
            const std::string where = std::string(givens) + " at " + set->name;
            expect_equal(by_weight.found[0], in_order.found[0], "solutions of " + where);
            expect(by_weight.verdicts[0] == in_order.verdicts[0], "verdict on " + where);
            if (in_order.verdicts[0] == Verdict::exhausted)
                expect(by_weight.solutions == in_order.solutions, "the only solution of " + where);
        }
    }
}

TEST(test_sweeps_end_a_search) {
    const Shared layout = compiled(sudoku(3, 3));
    const Answers cut = answers(layout, instruction_sets().front(), with_givens(*layout, kHard[5]), {.by_weight = true, .sweeps = 3});
    expect(cut.verdicts[0] == Verdict::open, "three sweeps decide nothing");
}

TEST(test_weights_are_for_one_job_in_no_order) {
    const Shared layout = compiled(latin(2));
    expect_refused("two jobs", [&] { start(layout, {{}, Words(8, 3), {}}, {.by_weight = true}); });
    expect_refused("a stream", [&] { start(layout, {{}, Words(4, 3), {}}, {.stream_room = 1, .by_weight = true}); });
    expect_refused("a budget", [&] { start(layout, {{}, Words(4, 3), {}}, {.budget = 1, .by_weight = true}); });
}

// The first two cells of a row are 1 and 2, or 1 and 3: one of them is the 1, so no other of the row is, nor of their box.
TEST(test_onlookers_of_a_choice) {
    Primitives p = sudoku(2, 3);
    p.one_ofs = {{{0, 1}, {bit(1) | bit(2), bit(1) | bit(3)}}};
    for (const InstructionSet* set : instruction_sets()) {
        const Words left = narrowed(p, Words(36, up_to(6)), set);
        for (std::uint32_t cell : {2u, 3u, 4u, 5u, 6u, 7u, 8u})
            expect(!(left[cell] & bit(1)), "no 1 in cell " + std::to_string(cell) + " at " + set->name);
        expect(left[9] & bit(1), "who sees neither keeps the 1");
    }
}

// The 2 that the choice needs can only be in its first cell or its last: those who see both lose it, whatever is between.
TEST(test_onlookers_see_the_places_that_are_left) {
    Primitives p = latin(4);
    p.one_ofs = {{{0, 5, 3}, {up_to(3)}}};
    Words starts(16, up_to(4));
    starts[5] = bit(1) | bit(3);
    for (const InstructionSet* set : instruction_sets()) {
        const Words left = narrowed(p, starts, set);
        expect(!(left[1] & bit(2)) && !(left[2] & bit(2)), std::string("no 2 between the ends at ") + set->name);
        expect(left[6] & bit(2), "elsewhere it stays");
    }
}

// Three different cells add up to 6 at least: with a fourth to 7 that is the 1, and less a fourth to 1 that is the 5.
TEST(test_totals_of_cells_that_differ) {
    Primitives p = latin(5);
    p.sums = {{{0, 1, 2, 6}, {1, 1, 1, 1}, 7, 7}, {{20, 21, 22, 16}, {1, 1, 1, -1}, 1, 1}};
    for (const InstructionSet* set : instruction_sets()) {
        const Words left = narrowed(p, Words(25, up_to(5)), set);
        expect_equal(left[6], bit(1), std::string("the fourth of 7 at ") + set->name);
        expect_equal(left[0] | left[1] | left[2], up_to(3), std::string("the others of 7 at ") + set->name);
        expect_equal(left[16], bit(5), std::string("what is taken away at ") + set->name);
        expect_equal(left[20] | left[21] | left[22], up_to(3), std::string("what it is taken from at ") + set->name);
    }
}

}  // namespace
}  // namespace gridwright::testing
