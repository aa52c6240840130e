// Carving: what is left is the same with any instruction set, threads and company, and nothing of it can go.
#include <algorithm>
#include <atomic>
#include <cstdint>
#include <numeric>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "making/carving.hpp"
#include "making/fills.hpp"
#include "testing.hpp"

namespace gridwright::testing {
namespace {

const std::atomic<bool> kGoOn = false;

// Grids of 4x4 with every cell a group, and every sign of the first row, in random orders.
struct Stone {
    Shared layout;
    Bytes grids;
    Words toggles_on;
    Numbers clues, ends, orders;
    std::size_t count;

    explicit Stone(std::size_t wanted) : count(wanted) {
        Primitives p = sudoku(2, 2);
        p.relations.push_back(relation(4, [](unsigned a, unsigned b) { return a < b; }));
        p.toggles = 6;
        for (std::uint32_t i = 0; i < 3; ++i) {
            p.pairs.push_back({i, i + 1, 0, static_cast<std::int32_t>(2 * i)});
            p.pairs.push_back({i + 1, i, 0, static_cast<std::int32_t>(2 * i + 1)});
        }
        layout = compiled(p);
        Words keys(count), off(count, 0);
        for (std::size_t i = 0; i < count; ++i) keys[i] = stream_key({9, i});
        const Bytes none(count * 16, 0);
        grids = fill({layout, keys, none, off, 1000, 20, nullptr, 1}, kGoOn);
        clues.resize(22);
        std::iota(clues.begin(), clues.end(), 0u);
        ends.resize(22);
        std::iota(ends.begin(), ends.end(), 1u);
        for (std::size_t i = 0; i < count; ++i) {
            std::uint64_t on = 0;
            for (std::size_t k = 0; k < 3; ++k)
                on |= std::uint64_t{1} << (grids[i * 16 + k] < grids[i * 16 + k + 1] ? 2 * k : 2 * k + 1);
            toggles_on.push_back(on);
            Numbers order = clues;
            RandomStream(keys[i] + 1).shuffle(order);
            orders.insert(orders.end(), order.begin(), order.end());
        }
    }

    Carvings carvings() const {
        return {layout, grids, grids, toggles_on, {clues, ends}, orders, 1000, false, nullptr, 0, nullptr, 1};
    }
};

bool same(const CarvedAll& a, const CarvedAll& b) {
    return a.givens == b.givens && a.toggles_on == b.toggles_on &&
           std::ranges::equal(a.puzzles, b.puzzles, [](const Carved& x, const Carved& y) {
               return x.unique == y.unique && x.proven == y.proven && x.guesses == y.guesses;
           });
}

std::uint64_t solutions(const Stone& stone, std::span<const std::uint8_t> givens, std::uint64_t on) {
    Words starts;
    for (const std::uint8_t value : givens) starts.push_back(value ? bit(value) : up_to(4));
    return answers(stone.layout, nullptr, starts, {.limit = 2}, {on}).found[0];
}

TEST(test_carved_puzzles_are_minimal) {
    const Stone stone(60);
    const CarvedAll all = carve(stone.carvings(), kGoOn);
    std::size_t signs = 0;
    for (std::size_t i = 0; i < stone.count; ++i) {
        Bytes givens(all.givens.begin() + static_cast<std::ptrdiff_t>(i * 16), all.givens.begin() + static_cast<std::ptrdiff_t>(i * 16 + 16));
        std::uint64_t on = all.toggles_on[i];
        expect(all.puzzles[i].unique && all.puzzles[i].proven, "carved to the end");
        expect_equal(solutions(stone, givens, on), 1, "solutions of what is left");
        for (auto& value : givens) {
            if (!value) continue;
            const std::uint8_t had = std::exchange(value, std::uint8_t{0});
            expect_equal(solutions(stone, givens, on), 2, "solutions without a given");
            value = had;
        }
        for (std::uint64_t left = on; left; left &= left - 1, ++signs)
            expect_equal(solutions(stone, givens, on & ~(left & (~left + 1))), 2, "solutions without a sign");
    }
    expect(signs > 10, "signs are left, too");
}

TEST(test_carving_depends_on_nothing_else) {
    const Stone stone(1100);  // more than two threads take at a time
    for (std::uint64_t budget : {0u, 1u, 1000u})
        for (bool within : {false, true}) {
            Carvings carvings = stone.carvings();
            carvings.budget = budget;
            carvings.within_budget = within;
            const CarvedAll all = carve(carvings, kGoOn);
            for (const InstructionSet* set : instruction_sets())
                for (unsigned threads : {1u, 3u}) {
                    carvings.instruction_set = set;
                    carvings.threads = threads;
                    expect(same(carve(carvings, kGoOn), all), std::string("carved alike at ") + set->name);
                }
            const Stone alone(1);
            Carvings one = alone.carvings();
            one.budget = budget;
            one.within_budget = within;
            const CarvedAll first = carve(one, kGoOn);
            expect(std::equal(first.givens.begin(), first.givens.end(), all.givens.begin()), "carved alike without company");
        }
}

TEST(test_carving_refuses) {
    const Stone stone(2);
    Carvings carvings = stone.carvings();
    carvings.orders = std::span(stone.orders).subspan(1);
    expect_refused("an order too short", [&] { carve(carvings, kGoOn); });
    carvings = stone.carvings();
    const Bytes holed(32, 0);
    carvings.grids = holed;
    expect_refused("a grid that is not full", [&] { carve(carvings, kGoOn); });
    carvings = stone.carvings();
    const Numbers beyond(22, 22);
    carvings.groups.clues = beyond;
    expect_refused("a clue that is none", [&] { carve(carvings, kGoOn); });
    carvings = stone.carvings();
    carvings.givens = holed;
    const CarvedAll all = carve(carvings, kGoOn);
    expect(!all.puzzles[0].unique && all.givens == holed, "what is not unique is left alone");
}

}  // namespace
}  // namespace gridwright::testing
