// Many grids at once: the answers and solutions of each, on any number of threads.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <iterator>
#include <latch>
#include <random>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "batch/batch.hpp"
#include "testing.hpp"

namespace gridwright::testing {
namespace {

constexpr std::size_t kChunk = 1024;  // grids a thread takes at a time
constexpr Question kProof{.limit = 2, .keep = 1};
constexpr std::uint8_t kUnwritten = 0xFF;

struct Result {
    Bytes answers, solutions;

    bool operator==(const Result&) const = default;
};

constexpr std::uint8_t byte_of(Status answer) { return static_cast<std::uint8_t>(answer); }

// All in memory of exactly their sizes and full of ones, so that what is not written shows.
Result run(const Shared& layout, const InstructionSet* set, const Bytes& givens, unsigned threads, Question question = kProof,
           bool with_solutions = true) {
    Result result{Bytes(givens.size() / layout->cells(), kUnwritten),
                  Bytes(with_solutions ? givens.size() : 0, kUnwritten)};
    const std::atomic<bool> stop = false;
    question.instruction_set = set;
    run_batch({layout, givens, question, result.answers, result.solutions, threads}, stop);
    return result;
}

Bytes grids(const std::vector<std::string>& texts) {
    Bytes givens;
    for (const std::string& text : texts)
        for (char c : text) givens.push_back(static_cast<std::uint8_t>(c == '.' ? 0 : c - '0'));
    return givens;
}

Bytes grid_of(const Bytes& all, std::size_t index, std::size_t cells) {
    const auto begin = all.begin() + static_cast<std::ptrdiff_t>(index * cells);
    return {begin, begin + static_cast<std::ptrdiff_t>(cells)};
}

// Whether each grid has the answer and the solution that a list of all solutions gives it.
bool right(const Result& result, const Bytes& givens, const std::vector<Bytes>& all, std::size_t cells) {
    for (std::size_t i = 0; i < result.answers.size(); ++i) {
        const Bytes given = grid_of(givens, i, cells), solution = grid_of(result.solutions, i, cells);
        std::size_t fitting = 0;
        bool known = false;
        for (const Bytes& one : all) {
            const auto fits = [](std::uint8_t g, std::uint8_t value) { return !g || g == value; };
            if (!std::equal(given.begin(), given.end(), one.begin(), fits)) continue;
            ++fitting;
            known |= one == solution;
        }
        const Status expected = fitting > 1 ? Status::several : fitting ? Status::unique : Status::none;
        if (result.answers[i] != byte_of(expected)) return false;
        if (!(fitting ? known : solution == Bytes(cells, 0))) return false;
    }
    return true;
}

// Sudoku grids of order 4 with some givens, a few of them wrong or no value at all.
Bytes random_grids(std::mt19937& random, const std::vector<Bytes>& all, std::size_t count) {
    Bytes givens;
    for (std::size_t i = 0; i < count; ++i) {
        Bytes grid = all[random() % all.size()];
        for (auto& value : grid)
            if (random() % 3) value = 0;
        if (random() % 4 == 0) grid[random() % 16] = static_cast<std::uint8_t>(random() % 5);
        if (random() % 16 == 0) grid[random() % 16] = static_cast<std::uint8_t>(random() % 256);
        givens.insert(givens.end(), grid.begin(), grid.end());
    }
    return givens;
}

TEST(test_sizes) {
    const Shared layout = compiled(sudoku(2, 2));
    const Answers streamed = answers(layout, instruction_sets().front(), layout->domains, {.limit = 0, .stream_room = 50});
    std::vector<Bytes> all;
    for (std::size_t i = 0; i < 288; ++i) all.push_back(grid_of(streamed.solutions[0], i, 16));
    std::mt19937 random(1);
    const std::size_t sizes[] = {0,          1, kChunk - 1, kChunk, kChunk + 1, 2 * kChunk - 1,
                                 2 * kChunk, 4 * kChunk + 1};
    for (std::size_t count : sizes) {
        const Bytes givens = random_grids(random, all, count);
        const std::string what = std::to_string(count) + " grids";
        const Result one = run(layout, instruction_sets().front(), givens, 1);
        expect(right(one, givens, all, 16), what);
        for (const InstructionSet* set : instruction_sets()) {
            expect(run(layout, set, givens, 1) == one, what + " at " + set->name);
            expect(run(layout, set, givens, 4) == one, what + " on four threads at " + set->name);
        }
        expect(run(layout, instruction_sets().front(), givens, 4, kProof, false).answers == one.answers,
               what + " without their solutions");
    }
}

TEST(test_answers) {
    const Shared layout = compiled(sudoku(3, 3));
    const Bytes givens = grids({kHard[2], kHard[3], kHard[4], kHard[5]});
    const Result result = run(layout, instruction_sets().front(), givens, 1, {.limit = 2, .budget = 0, .keep = 1});
    expect(result.answers == Bytes{byte_of(Status::unique), byte_of(Status::undecided), byte_of(Status::none),
                                   byte_of(Status::undecided)},
           "answers without a guess");
    expect(grid_of(result.solutions, 0, 81) ==
               grids({"534678912672195348198342567859761423426853791713924856961537284287419635345286179"}),
           "the one solution");
    for (std::size_t i = 1; i < 4; ++i)
        expect(grid_of(result.solutions, i, 81) == Bytes(81, 0), "zeros for grid " + std::to_string(i));

    const Result one = run(layout, instruction_sets().front(), givens, 1, {.limit = 1, .keep = 1});
    expect(one.answers == Bytes{byte_of(Status::undecided), byte_of(Status::undecided), byte_of(Status::none),
                                byte_of(Status::undecided)},
           "one solution wanted proves nothing");
    expect(std::count(one.solutions.begin(), one.solutions.end(), 0) == 81, "but it is told");
    const Result kept_none = run(layout, instruction_sets().front(), givens, 1, {.limit = 2, .keep = 0});
    expect(kept_none.solutions == Bytes(givens.size(), 0), "zeros when no solution is kept");
}

TEST(test_threads) {
    // Of unlike weight, with a budget that some go over after a solution and some before.
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < 3 * kChunk + 7; ++i) texts.push_back(kHard[i * i % std::size(kHard)]);
    const Bytes givens = grids(texts);
    const Shared layout = compiled(sudoku(3, 3));
    for (std::uint64_t budget : {3u, 40u}) {
        const Question question{.limit = 2, .budget = budget, .keep = 1};
        const Result one = run(layout, instruction_sets().front(), givens, 1, question);
        for (unsigned threads : {0u, 2u, 4u, 64u})
            expect(run(layout, instruction_sets().front(), givens, threads, question) == one,
                   "the same on " + std::to_string(threads) + " threads, budget " + std::to_string(budget));
        expect(run(layout, instruction_sets().back(), givens, 4, question) == one, "the same with another instruction set");
    }
}

// Half of a layout is found by whoever asks first: here several ask at once, time and again.
TEST(test_fresh_layouts) {
    const Shared used = compiled(sudoku(2, 2));
    const Bytes empty(4 * kChunk * 16, 0);
    const Result expected = run(used, instruction_sets().front(), empty, 1);
    for (int round = 0; round < 10; ++round) {
        const bool equal = run(compiled(sudoku(2, 2)), instruction_sets().front(), empty, 4) == expected;
        if (round == 0 || !equal) expect(equal, "a fresh layout on four threads, round " + std::to_string(round));
    }
    for (int round = 0; round < 20; ++round) {
        constexpr std::size_t kThreads = 4;
        const Shared fresh = compiled(sudoku(3, 3));
        const Bytes hard = grids({kHard[0]});
        const Crossings* crossings[kThreads] = {};
        Result results[kThreads];
        {
            std::latch start(kThreads);
            std::vector<std::jthread> threads;
            for (std::size_t i = 0; i < kThreads; ++i)
                threads.emplace_back([&, i] {
                    start.arrive_and_wait();
                    if (i % 2) crossings[i] = &fresh->crossings();
                    results[i] = run(fresh, instruction_sets().front(), hard, 1);
                    crossings[i] = &fresh->crossings();
                });
        }
        bool equal = true;
        for (std::size_t i = 0; i < kThreads; ++i)
            equal &= results[i] == results[0] && results[i].answers[0] == byte_of(Status::unique) &&
                     crossings[i] == crossings[0];
        if (round == 0 || !equal) expect(equal, "a fresh layout in four searches, round " + std::to_string(round));
    }
}

TEST(test_stop) {
    const Shared layout = compiled(sudoku(3, 3));
    const Bytes givens(3 * kChunk * 81, 0);
    for (unsigned threads : {1u, 2u}) {
        const std::string what = " on " + std::to_string(threads) + " threads";
        Result result{Bytes(3 * kChunk, kUnwritten), Bytes(givens.size(), kUnwritten)};
        std::atomic<bool> stop = true;
        // All solutions of empty grids: more than a lifetime's work.
        const Batch batch{layout, givens, {.limit = 0, .keep = 1}, result.answers, result.solutions, threads};
        run_batch(batch, stop);
        expect(result.answers == Bytes(3 * kChunk, byte_of(Status::undecided)), "stopped before it began" + what);
        expect(result.solutions == Bytes(givens.size(), kUnwritten), "and no solution written" + what);
        stop = false;
        {
            const std::jthread stopper([&] {
                std::this_thread::sleep_for(std::chrono::milliseconds(50));
                stop = true;
            });
            run_batch(batch, stop);
        }
        const std::size_t last = 2 * kChunk;  // of the chunk that no thread came to
        expect(std::all_of(result.answers.begin() + last, result.answers.end(),
                           [](auto answer) { return answer == byte_of(Status::undecided); }),
               "the rest is undecided" + what);
        expect(std::all_of(result.solutions.begin() + last * 81, result.solutions.end(),
                           [](auto value) { return value == kUnwritten; }),
               "and its solutions are not written" + what);
        expect(std::none_of(result.answers.begin(), result.answers.end(),
                            [](auto answer) { return answer > byte_of(Status::undecided); }),
               "every byte is an answer" + what);
    }
}

TEST(test_refusals) {
    const Shared layout = compiled(latin(2));
    const std::atomic<bool> stop = false;
    const auto sizes = [&](std::size_t givens, std::size_t answers, std::size_t solutions) {
        return [&stop, &layout, given = Bytes(givens), answer = Bytes(answers), solution = Bytes(solutions)]() mutable {
            run_batch({layout, given, kProof, answer, solution, 1}, stop);
        };
    };
    expect_refused("half a grid", sizes(6, 1, 0));
    expect_refused("an answer too few", sizes(8, 1, 0));
    expect_refused("an answer too many", sizes(8, 3, 0));
    expect_refused("a solution too few", sizes(8, 2, 4));
    expect_refused("a solution too many", sizes(8, 2, 12));
    sizes(8, 2, 8)();
    // On several threads too a failure reaches the caller.
    const Bytes many(4 * kChunk * 4, 0);
    expect_refused("more solutions to keep than fit",
                   [&] { run(layout, instruction_sets().front(), many, 4, {.limit = 0, .keep = kMaxKeep + 1}); });
}

}  // namespace

}  // namespace gridwright::testing
