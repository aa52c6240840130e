// Puzzles one per line, many of them: the pieces that threads take, and how they are stopped.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <iterator>
#include <string>
#include <thread>
#include <vector>

#include "lines_testing.hpp"

namespace gridwright::testing {
namespace {

constexpr std::size_t kChunk = 1024;  // lines in a piece

bool same(const std::vector<Passage>& a, const std::vector<Passage>& b) {
    const auto same_left = [](const Unanswered& one, const Unanswered& two) {
        return one.row_at == two.row_at && one.begin == two.begin && one.end == two.end && one.number == two.number;
    };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [&](const Passage& one, const Passage& two) {
        return one.rows == two.rows && one.counts == two.counts &&
               std::equal(one.left.begin(), one.left.end(), two.left.begin(), two.left.end(), same_left);
    });
}

TEST(test_threads) {
    // Of unlike weight, with lines left over in every piece and over its ends.
    const std::string kinds[] = {kHard[0], kHard[2], kHard[4], "no puzzle", kHard[2], kHard[3], kHard[5], "", kHard[1]};
    std::string text;
    for (std::size_t i = 0; i < 3 * kChunk + 5; ++i) text += kinds[i % std::size(kinds)] + (i % 4 ? "\n" : "\r\n");
    const Question question{.limit = 2, .budget = 40, .keep = 1};
    for (Told form : {Told::solution, Told::status, Told::json, Told::csv}) {
        const Shared layout = compiled(sudoku(3, 3));
        const Asked alone{.told = form, .question = question};
        const auto one = pieces_of(layout, instruction_sets().front(), text, alone);
        expect_equal(one.size(), 4, "a piece per 1024 lines");
        for (unsigned threads : {0u, 2u, 4u, 64u}) {
            // A layout of their own, so that they meet where it is finished by whoever asks first.
            Asked asked = alone;
            asked.threads = threads;
            expect(same(pieces_of(compiled(sudoku(3, 3)), instruction_sets().front(), text, asked), one),
                   "the same pieces on " + std::to_string(threads) + " threads");
        }
        expect(same(pieces_of(layout, instruction_sets().back(), text, alone), one), "the same pieces with another instruction set");
    }
}

TEST(test_sizes_around_a_piece) {
    const Shared layout = compiled(sudoku(2, 2));
    for (std::size_t lines : {kChunk - 1, kChunk, kChunk + 1, 2 * kChunk, 2 * kChunk + 1}) {
        std::string text, expected;
        for (std::size_t i = 0; i < lines; ++i) {
            const bool bad = i % kChunk == kChunk - 1 || i % kChunk == 0;  // the lines at the ends of a piece
            expected += bad ? left_row(i + 1, text.size(), text.size() + 1) : "1234341221434321\n";
            text += bad ? "!\n" : "1234341221434...\n";
        }
        const auto pieces = pieces_of(layout, instruction_sets().front(), text, {.threads = 3});
        const std::string what = std::to_string(lines) + " lines";
        expect_equal(pieces.size(), (lines + kChunk - 1) / kChunk, "the pieces of " + what);
        expect_text(together(pieces), expected, what);
    }
}

TEST(test_stop) {
    const Shared layout = compiled(sudoku(3, 3));
    // All solutions of empty grids: more than a lifetime's work.
    std::string text;
    for (std::size_t i = 0; i < 2 * kChunk; ++i) text += std::string(kHard[3]) + "\n";
    for (unsigned threads : {1u, 4u}) {
        std::atomic<bool> stop = true;
        const Lines lines{layout, text, 1, {.limit = 0, .keep = 1}, Told::json, threads, "sudoku"};
        expect(solve_lines(lines, stop).empty(), "stopped before it began");
        stop = false;
        const std::jthread stopper([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
            stop = true;
        });
        expect(solve_lines(lines, stop).empty(), "stopped on " + std::to_string(threads) + " threads");
    }
}

}  // namespace

}  // namespace gridwright::testing
