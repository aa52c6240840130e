// Random full grids: the same for a key with any instruction set, threads and company, and as likely as each other after
// some rounds of drawing again.
#include <algorithm>
#include <atomic>
#include <cstdint>
#include <map>
#include <numeric>
#include <string>
#include <vector>

#include "making/fills.hpp"
#include "testing.hpp"

namespace gridwright::testing {
namespace {

const std::atomic<bool> kGoOn = false;

Words some_keys(std::size_t count) {
    Words keys(count);
    for (std::size_t i = 0; i < count; ++i) keys[i] = stream_key({5, i});
    return keys;
}

// Without givens, unless there are some.
Fills fills_of(const Shared& layout, const Words& keys, const Bytes& givens) {
    return {layout, keys, givens, {}, 10000, 50, nullptr, 1};
}

Bytes grid_at(const Bytes& grids, std::size_t index, std::size_t cells) {
    const auto begin = grids.begin() + static_cast<std::ptrdiff_t>(index * cells);
    return {begin, begin + static_cast<std::ptrdiff_t>(cells)};
}

// A key for maps: comparing vectors of bytes, compilers warn of sizes that cannot be.
std::string text_of(const Bytes& grid) { return {grid.begin(), grid.end()}; }

TEST(test_fills_depend_on_their_keys_alone) {
    const Shared layout = compiled(sudoku(3, 3));
    const std::size_t cells = layout->cells(), count = 700;  // more than one thread takes at a time
    const Words keys = some_keys(count);
    const Bytes none(count * cells, 0);
    Fills fills = fills_of(layout, keys, none);
    const Bytes grids = fill(fills, kGoOn);
    for (const InstructionSet* set : instruction_sets())
        for (unsigned threads : {1u, 3u}) {
            fills.instruction_set = set;
            fills.threads = threads;
            expect(fill(fills, kGoOn) == grids, std::string("the same grids at ") + set->name);
        }
    for (std::size_t i : {0u, 1u, 33u, 699u}) {
        const Words key{keys[i]};
        const Bytes alone = fill(fills_of(layout, key, Bytes(cells, 0)), kGoOn);
        expect(alone == grid_at(grids, i, cells), "a grid is the same without company");
    }
    std::map<std::string, int> different;
    for (std::size_t i = 0; i < count; ++i) ++different[text_of(grid_at(grids, i, cells))];
    expect_equal(different.size(), count, "no two grids are equal");
    for (std::size_t i = 0; i < count; ++i) {
        Words starts;
        for (std::uint8_t value : grid_at(grids, i, cells)) starts.push_back(value ? bit(value) : 0);
        if (answers(layout, nullptr, starts, {}).found[0] != 1) return expect(false, "a full grid breaks a rule");
    }
}

TEST(test_fills_restart) {
    // With few guesses at a time a grid is begun anew again and again, and in the end has enough of them.
    const Shared layout = compiled(sudoku(3, 3));
    const Words keys = some_keys(40);
    const Bytes none(keys.size() * layout->cells(), 0);
    Fills fills = fills_of(layout, keys, none);
    fills.restart = 1;
    const Bytes grids = fill(fills, kGoOn);
    expect(std::find(grids.begin(), grids.end(), 0) == grids.end(), "all are filled");
    for (const InstructionSet* set : instruction_sets()) {
        fills.instruction_set = set;
        expect(fill(fills, kGoOn) == grids, std::string("restarts are the same at ") + set->name);
    }
    fills.budget = 3;
    expect(fill(fills, kGoOn) == none, "three guesses fill nothing");
    Bytes wrong = none;
    wrong[0] = wrong[1] = 1;
    const Bytes with_wrong = fill(fills_of(layout, keys, wrong), kGoOn);
    expect(grid_at(with_wrong, 0, 81) == Bytes(81, 0), "nothing fills what contradicts itself");
    expect(grid_at(with_wrong, 1, 81) == grid_at(fill(fills_of(layout, keys, none), kGoOn), 1, 81), "nor harms the next");
    expect_refused("givens for other grids", [&] { fill(fills_of(layout, keys, Bytes(81, 0)), kGoOn); });
}

double chi_square_per_degree(const Bytes& grids, std::size_t cells, std::size_t kinds) {
    std::map<std::string, double> times;
    const std::size_t count = grids.size() / cells;
    for (std::size_t i = 0; i < count; ++i) ++times[text_of(grid_at(grids, i, cells))];
    const double due = static_cast<double>(count) / static_cast<double>(kinds);
    double sum = static_cast<double>(kinds - times.size()) * due;
    for (const auto& [grid, n] : times) sum += (n - due) * (n - due) / due;
    return sum / static_cast<double>(kinds - 1);
}

TEST(test_resampled_grids_are_equally_likely) {
    const Shared layout = compiled(sudoku(2, 2));
    const Words keys = some_keys(288 * 40);
    const Bytes none(keys.size() * 16, 0), fixed(16, 0);
    const Bytes filled = fill(fills_of(layout, keys, none), kGoOn);
    const Bytes drawn = resample(fills_of(layout, keys, filled), fixed, {4, 10, 1000, 100000}, kGoOn);
    expect(chi_square_per_degree(filled, 16, 288) > 2, "a fill alone favours some grids");
    const double level = chi_square_per_degree(drawn, 16, 288);
    expect(level > 0.75 && level < 1.25, "after four rounds none is favoured: " + std::to_string(level));

    const Words few = some_keys(50);
    const Bytes some(filled.begin(), filled.begin() + 50 * 16);
    Fills fills = fills_of(layout, few, some);
    const Bytes expected(drawn.begin(), drawn.begin() + 50 * 16);
    for (const InstructionSet* set : instruction_sets()) {
        fills.instruction_set = set;
        fills.threads = 2;
        expect(resample(fills, fixed, {4, 10, 1000, 100000}, kGoOn) == expected, std::string("the same draws at ") + set->name);
    }
    Bytes first_row(16, 0);
    std::fill_n(first_row.begin(), 4, std::uint8_t{1});
    const Bytes kept = resample(fills, first_row, {8, 12, 1000, 100000}, kGoOn);
    bool same = true, other = false;
    for (std::size_t i = 0; i < kept.size(); ++i) (i % 16 < 4 ? same : other) = i % 16 < 4 ? same && kept[i] == some[i] : other || kept[i] != some[i];
    expect(same, "fixed cells keep their values");
    expect(other, "others do not");
    expect(resample(fills, fixed, {8, 16, 100, 100000}, kGoOn) == some, "too many ways: the grids stay");
}

}  // namespace
}  // namespace gridwright::testing
