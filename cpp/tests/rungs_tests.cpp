// The first rungs, each on a position that needs it.
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "ladder/rungs.hpp"
#include "testing.hpp"

namespace gridwright::testing {
namespace {

RungFacts sudoku_facts(unsigned height, unsigned width) {
    const unsigned n = height * width;
    RungFacts facts{n, Words(n * n, up_to(n)), {}, {}, {}, {}, {}};
    const Primitives p = sudoku(height, width);
    for (std::size_t i = 0; i < p.distincts.size(); ++i) {
        const auto cells = p.distincts[i].cells;
        const HouseSort sort = i >= 2 * n ? HouseSort::region : i % 2 ? HouseSort::column : HouseSort::row;
        facts.houses.push_back({{cells.begin(), cells.end()}, up_to(n), sort});
    }
    return facts;
}

// The lowest rung that solves a grid; 0 when none does.
std::uint32_t rung_of(const Rungs& rungs, const Bytes& givens, const Words& toggles = {}) {
    for (std::uint32_t rating = 10; rating <= kHighestRung; ++rating)
        if (rungs.solves(givens, toggles, rating)) return rating;
    return 0;
}

Bytes grid(const std::string& text) {
    Bytes givens;
    for (const char c : text) givens.push_back(static_cast<std::uint8_t>(c == '.' ? 0 : c - '0'));
    return givens;
}

TEST(test_rungs_of_sudoku) {
    const Rungs rungs(sudoku_facts(3, 3));
    const std::string full = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    expect_equal(rung_of(rungs, grid(full)), 10, "nothing to do");
    std::string one = full;
    one[40] = '.';
    expect_equal(rung_of(rungs, grid(one)), 10, "the last cell");
    expect_equal(rung_of(rungs, grid(kHard[2])), 12, "an easy puzzle");
    expect_equal(rung_of(rungs, grid(kHard[0])), 26, "one that takes pointing");
    const char* hard = "........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3";
    expect_equal(rung_of(rungs, grid(hard)), 0, "a hard one");
    expect_equal(rung_of(rungs, grid(kHard[3])), 0, "the empty grid");
    expect_equal(rung_of(rungs, grid(kHard[4])), 0, "a contradiction");
    expect_refused("half a grid", [&] { rungs.solves(Bytes(40, 0), {}, 20); });
}

TEST(test_rungs_of_signs) {
    // A row of three with its signs: ends leave 1 and 3 in one cell each, and 2 is what is left.
    RungFacts facts{3, Words(3, up_to(3)), {{{0, 1, 2}, up_to(3), HouseSort::row}}, {}, {{0, 1, 0}, {1, 2, 1}}, {}, {}};
    const Rungs rungs(facts);
    const Bytes empty(3, 0);
    expect_equal(rung_of(rungs, empty, {3}), 15, "both signs");
    expect_equal(rung_of(rungs, empty, {1}), 0, "one of them");
    expect_equal(rung_of(rungs, {0, 0, 3}, {1}), 15, "one of them and a given");
    expect_refused("too few toggles", [&] {
        RungFacts many = facts;
        many.signs[0].toggle = 64;
        Rungs(many).solves(empty, Words{1}, 20);
    });
    facts.signs[0].less = 3;
    expect_refused("a sign beyond the grid", [&] { Rungs(std::move(facts)); });
}

TEST(test_rungs_of_leftovers_and_pairs) {
    // Two cells that hold the same, and two that share no value.
    const Rungs rungs({2, Words(4, up_to(2)), {}, {{1, 2, up_to(2)}, {2, 3, up_to(2)}}, {}, {{0, 1, up_to(2)}}, {}});
    expect_equal(rung_of(rungs, {1, 0, 0, 0}), 27, "a leftover cell, then naked singles");
}

}  // namespace
}  // namespace gridwright::testing
