// Where houses cross: what layouts with the same houses have in common is found once, and is the same as if it were not.
#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "layout/layout.hpp"
#include "layout/recent.hpp"
#include "testing.hpp"

namespace gridwright::testing {
namespace {

// Segments and leftovers by their cells, and the cells of all segments that a house has, in whatever order they were found.
using Told = std::vector<std::vector<Numbers>>;

Told told(const Layout& layout) {
    const Crossings& crossings = layout.crossings();
    const auto cells = [](const std::vector<std::uint32_t>& from, std::uint32_t first, std::uint32_t count) {
        Numbers some(from.begin() + first, from.begin() + first + count);
        std::sort(some.begin(), some.end());
        return some;
    };
    Told all;
    for (const Leftover& one : crossings.leftovers)
        all.push_back({cells(crossings.leftover_cells, one.first, one.left),
                       cells(crossings.leftover_cells, one.first + one.left, one.right)});
    for (const Part& part : crossings.parts) {
        std::vector<Numbers> segments{{part.full}};
        for (auto slot = part.first_slot; slot < part.first_slot + part.count; ++slot) {
            const Segment& segment = crossings.segments[crossings.slots[slot].segment];
            segments.push_back(cells(crossings.segment_cells, segment.first, segment.size));
        }
        std::sort(segments.begin() + 1, segments.end());
        all.push_back(std::move(segments));
    }
    std::sort(all.begin(), all.end());
    return all;
}

// Jigsaw regions of 5×5: there are leftovers.
Primitives jigsaw() {
    Primitives p = latin(5);
    for (const Numbers& region : {Numbers{0, 1, 2, 5, 6}, {3, 4, 8, 9, 14}, {7, 11, 12, 13, 17}, {10, 15, 16, 20, 21},
                                  {18, 19, 22, 23, 24}})
        p.distincts.add(region);
    return p;
}

Primitives with_sign(Primitives p) {
    p.relations = {relation(p.values, [](unsigned v, unsigned w) { return v < w; })};
    p.pairs = {{0, 1, 0}};
    return p;
}

Primitives with_house(Primitives p, const Numbers& cells) {
    p.distincts.add(cells);
    return p;
}

TEST(test_crossings_that_are_shared) {
    const Primitives diagonal = with_house(latin(5), {0, 6, 12, 18, 24});
    const std::pair<const char*, Primitives> layouts[] = {
        {"a Sudoku", sudoku(3, 3)},
        {"a jigsaw", jigsaw()},
        {"a jigsaw with a cage", with_house(jigsaw(), {0, 9, 13})},
        {"a Sudoku with a cage", with_house(sudoku(3, 3), {8, 16, 17, 27})},
        {"a cage that meets the diagonal", with_house(diagonal, {11, 12, 18})},
        {"a cage that joins the family of the diagonal", with_house(diagonal, {1, 7, 13})},
        {"a house that is full, after one that is not", with_house(with_house(latin(5), {1, 7, 13}), {0, 6, 12, 18, 24})},
    };
    for (const auto& [name, primitives] : layouts) {
        const Told alone = told(compile(primitives));  // what has nothing but houses is not shared
        expect(!alone.empty() || primitives.distincts.size() < 12, std::string(name) + " has crossings");
        for (const char* time : {"first", "second"})
            expect(told(compile(with_sign(primitives))) == alone, std::string(name) + ", the " + time + " time");
    }
}

TEST(test_recent) {
    Recent<int> recent(2);
    int made = 0;
    const auto of = [&](std::uint64_t key) { return *recent.of({key}, [&] { return ++made; }); };
    expect_equal(of(1), 1, "the first is made");
    expect_equal(of(2), 2, "and another");
    expect_equal(of(1), 1, "what is known is not made again");
    expect_equal(of(3), 3, "a third takes the place of what was not asked for longest");
    expect_equal(of(1), 1, "which is not this one");
    expect_equal(of(2), 4, "but that one");
}

}  // namespace

}  // namespace gridwright::testing
