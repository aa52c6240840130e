// Layouts: what primitives are compiled to, and which are refused.
#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "layout/layout.hpp"
#include "testing.hpp"

namespace gridwright::testing {
namespace {

Distincts houses(const std::vector<Numbers>& all, std::int32_t toggle = kAlways) {
    Distincts distincts;
    for (const Numbers& cells : all) distincts.add(cells, toggle);
    return distincts;
}

TEST(test_fast_forms) {
    Primitives p;
    p.values = 5;
    p.domains.assign(6, up_to(5));
    p.relations = {relation(5, [](unsigned v, unsigned w) { return v < w; }),
                   relation(5, [](unsigned v, unsigned w) { return v > w; }),
                   relation(5, [](unsigned v, unsigned w) { return v != w || v < 3; }),
                   relation(5, [](unsigned v, unsigned w) { return v + 1 == w || w + 1 == v; }),
                   relation(5, [](unsigned, unsigned) { return true; })};
    p.pairs = {{0, 1, 0}, {1, 2, 1}, {2, 3, 2}, {3, 4, 3}, {4, 5, 4}};
    p.distincts = houses({{0, 5}, {0, 1, 2, 3, 4}, {1, 2}});
    const Layout layout = compile(p);
    expect_equal(layout.tables.lesses.size(), 2, "less-than is recognised both ways");
    expect_equal(layout.tables.lesses[1].less, 2, "and turned round");
    expect_equal(layout.tables.unequals.size(), 2, "not-equal on some values, and a house of two");
    expect_equal(layout.tables.unequals[1].values, up_to(5) & ~up_to(2), "with its values");
    expect_equal(layout.tables.relateds.size(), 1, "any other relation is a table");
    expect_equal(layout.tables.houses.size(), 1, "a house inside another says nothing new");
    expect_equal(layout.tables.houses[0].full, up_to(5), "five cells and five values are full");
    // By hand: all ways to fill the six cells.
    std::uint64_t expected = 0;
    for (unsigned code = 0; code < 15625; ++code) {
        unsigned v[6], rest = code;
        for (unsigned& value : v) {
            value = rest % 5 + 1;
            rest /= 5;
        }
        const bool distinct = std::set<unsigned>(v, v + 5).size() == 5;
        expected += v[0] < v[1] && v[1] > v[2] && (v[2] != v[3] || v[2] < 3) &&
                    (v[3] + 1 == v[4] || v[4] + 1 == v[3]) && v[0] != v[5] && distinct;
    }
    for (const InstructionSet* set : instruction_sets())
        expect_equal(count(p, set), expected, std::string("all forms together at ") + set->name);
}

TEST(test_pairs_that_say_nothing_new) {
    Primitives p;
    p.values = 5;
    p.toggles = 1;
    p.domains.assign(6, up_to(5));
    p.domains[4] = p.domains[5] = up_to(2);
    p.distincts = houses({{0, 1, 2}, {1, 0}, {2, 3}, {3, 2}, {3, 4, 5}, {5, 4}, {4, 5}});
    p.distincts.add(Numbers{0, 3}, 0);
    p.distincts.add(Numbers{0, 3});
    p.distincts.add(Numbers{0, 1}, 0);
    const Tables tables = compile(p).tables;
    std::vector<Numbers> pairs;
    for (const Unequal& one : tables.unequals) pairs.push_back({one.a, one.b});
    expect(pairs == std::vector<Numbers>{{2, 3}, {0, 3}}, "one of the same two, and none inside a larger house");
    expect_equal(tables.unequals.back().toggle, kAlways, "what is optional says nothing beside what is not");
    expect_equal(tables.houses.size(), 3, "two cells that hold two values are a house beside a larger one, once");
}

TEST(test_refusals) {
    expect_refused("no cells", [] { compile({3, 0, {}, {}, {}, {}}); });
    expect_refused("65 values", [] { compile({65, 0, {1}, {}, {}, {}}); });
    expect_refused("a domain out of range", [] { compile({2, 0, {4}, {}, {}, {}}); });
    expect_refused("a house off the grid", [] { compile({2, 0, {3, 3}, houses({{0, 2}}), {}, {}}); });
    expect_refused("a cell twice in a house", [] { compile({2, 0, {3, 3}, houses({{0, 0}}), {}, {}}); });
    expect_refused("a pair of one cell", [] { compile({2, 0, {3, 3}, {}, {{1, 1, 0}}, {{1, 2}}}); });
    expect_refused("an unknown relation", [] { compile({2, 0, {3, 3}, {}, {{0, 1, 1}}, {{1, 2}}}); });
    expect_refused("a short relation", [] { compile({2, 0, {3, 3}, {}, {{0, 1, 0}}, {{1}}}); });
    expect_refused("an unknown toggle", [] { compile({2, 1, {3, 3}, houses({{0, 1}}, 1), {}, {}}); });
}

TEST(test_soundness) {
    const Layout layout = compile(sudoku(3, 3));
    const LayoutView sound = layout.view(&layout.crossings());
    expect(is_sound(sound), "the tables of a Sudoku");

    LayoutView planted = sound;
    Numbers house_cells = layout.tables.house_cells;
    house_cells.back() = sound.cells;
    planted.tables.house_cells = house_cells.data();
    expect(!is_sound(planted), "a house that leads off the grid is seen");

    planted = sound;
    std::vector<Slot> slots = layout.crossings().slots;
    slots.back().segment = sound.segment_count;
    planted.slots = slots.data();
    expect(!is_sound(planted), "a slot of no segment is seen");
}

}  // namespace

}  // namespace gridwright::testing
