// Puzzles one per line: what is read, what is written, and what is left to the caller.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <iterator>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "batch/lines.hpp"
#include "testing.hpp"

namespace gridwright::testing {
namespace {

constexpr std::size_t kChunk = 1024;  // lines in a piece
constexpr Question kProof{.limit = 2, .keep = 1};
const std::string kSolved = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

struct Asked {
    Told told = Told::solution;
    Question question = kProof;
    unsigned threads = 1;
    std::uint64_t first_number = 1;
};

// The text lies in memory of exactly its size, so that the address sanitizer sees any read beyond its ends.
std::vector<Passage> pieces_of(const Shared& layout, const InstructionSet* set, std::string_view text, const Asked& asked) {
    const std::unique_ptr<char[]> exact(new char[text.size()]);
    std::copy(text.begin(), text.end(), exact.get());
    const std::atomic<bool> stop = false;
    Question question = asked.question;
    question.instruction_set = set;
    return solve_lines({layout, {exact.get(), text.size()}, asked.first_number, question, asked.told, asked.threads},
                       stop);
}

std::string left_row(std::uint64_t number, std::size_t begin, std::size_t end) {
    return "left " + std::to_string(number) + " at " + std::to_string(begin) + " to " + std::to_string(end) + "\n";
}

// All rows as one text, those left over in their places, as a caller would put them together.
std::string together(const std::vector<Passage>& pieces) {
    std::string text;
    for (const Passage& piece : pieces) {
        std::size_t at = 0;
        for (const Unanswered& left : piece.left) {
            if (left.row_at < at || left.row_at > piece.rows.size()) return "a row out of place";
            text += piece.rows.substr(at, left.row_at - at) + left_row(left.number, left.begin, left.end);
            at = left.row_at;
        }
        text += piece.rows.substr(at);
    }
    return text;
}

std::string told(const Shared& layout, std::string_view text, const Asked& asked = {}) {
    return together(pieces_of(layout, instruction_sets().front(), text, asked));
}

void expect_text(const std::string& actual, const std::string& expected, const std::string& what) {
    const auto [a, b] = std::mismatch(actual.begin(), actual.end(), expected.begin(), expected.end());
    const auto around = [](const std::string& text, std::string::const_iterator place) {
        const auto begin = place - std::min<std::ptrdiff_t>(place - text.begin(), 40);
        const auto end = place + std::min<std::ptrdiff_t>(text.end() - place, 40);
        return std::string(begin, place) + "<here>" + std::string(place, end);
    };
    expect(actual == expected, what + ": got ..." + around(actual, a) + ", expected ..." + around(expected, b));
}

std::string replaced(std::string text, char from, char to) {
    std::replace(text.begin(), text.end(), from, to);
    return text;
}

TEST(test_characters) {
    const Shared layout = compiled(sudoku(3, 3));
    const std::string dots = kHard[2];
    for (char empty : std::string(".0*_?X"))
        expect_text(told(layout, replaced(dots, '.', empty) + "\n"), kSolved + "\n",
                    std::string("empty cells written ") + empty);
    std::string mixed = dots;
    for (std::size_t i = 0, next = 0; i < mixed.size(); ++i)
        if (mixed[i] == '.') mixed[i] = ".0*_?X"[next++ % 6];
    expect_text(told(layout, mixed + "\n"), kSolved + "\n", "all ways to write an empty cell in one line");
    expect_text(told(layout, kSolved + "\n"), kSolved + "\n", "a solved grid");

    // Any other character, at any place of the sixteen that are read at a time and of the rest.
    for (std::size_t at : {0u, 1u, 15u, 16u, 47u, 63u, 64u, 79u, 80u}) {
        bool all_left = true;
        for (int code = 0; code < 256; ++code) {
            const char character = static_cast<char>(code);
            if (character == '\n' || std::string_view("0123456789.*_?X").find(character) != std::string_view::npos)
                continue;
            std::string bad = dots;
            bad[at] = character;
            // A carriage return at the end makes the line too short: left over just the same.
            all_left &= told(layout, bad + "\n") == left_row(1, 0, 81);
        }
        expect(all_left, "no other character is read, at place " + std::to_string(at));
    }

    // Digits beyond the values, and values outside a cell's domain: the one is no puzzle, the other has no solution.
    const Shared small = compiled(sudoku(2, 2));
    expect_text(told(small, "1234341221434321\n"), "1234341221434321\n", "sixteen cells are one read");
    expect_text(told(small, "1234341221434325\n"), left_row(1, 0, 16), "a digit beyond the values");
    Primitives narrow = sudoku(2, 2);
    narrow.domains[0] = bit(2);
    expect_text(told(compiled(narrow), "1...............\n2234341221434321\n"), "none\nnone\n", "outside a domain");
    expect_text(told(compiled(latin(1)), "1\n.\n0\n2\n\n"), "1\n1\n1\n" + left_row(4, 6, 7) + left_row(5, 8, 8),
                "grids of one cell");
}

TEST(test_line_ends) {
    const Shared layout = compiled(sudoku(3, 3));
    const std::string easy = kHard[2], row = kSolved + "\n";
    expect_text(told(layout, ""), "", "no text");
    expect(pieces_of(layout, instruction_sets().front(), "", {}).empty(), "no text has no pieces");
    expect_text(told(layout, easy), row, "no newline at the end");
    expect_text(told(layout, easy + "\n" + easy), row + row, "no newline at the end of the last of two");
    expect_text(told(layout, easy + "\r\n" + easy + "\r\n"), row + row, "carriage returns");
    expect_text(told(layout, easy + "\r"), row, "a carriage return and no newline at the end");
    expect_text(told(layout, easy + "\r\r\n"), left_row(1, 0, 83), "two carriage returns");
    expect_text(told(layout, "\r" + easy + "\n"), left_row(1, 0, 82), "a carriage return in front");
    expect_text(told(layout, "\n"), left_row(1, 0, 0), "a blank line");
    expect_text(told(layout, "\r\n\r"), left_row(1, 0, 1) + left_row(2, 2, 3), "nothing but carriage returns");
    expect_text(told(layout, "\n\n" + easy + "\n\n"), left_row(1, 0, 0) + left_row(2, 1, 1) + row + left_row(4, 84, 84),
                "blank lines around a puzzle");
    expect_text(told(layout, std::string(80, '.') + "\n" + std::string(82, '.') + "\n" + easy),
                left_row(1, 0, 80) + left_row(2, 81, 163) + row, "a cell too few, a cell too many");
    for (std::size_t length = 0; length < 81; ++length) {
        const std::string start = easy.substr(0, length);
        if (told(layout, start) != (length ? left_row(1, 0, length) : ""))
            expect(false, "text that ends after " + std::to_string(length) + " cells");
    }
}

std::string json_row(std::uint64_t number, const char* status, std::uint64_t found, bool complete,
                     const std::string& solution) {
    return "{\"line\": " + std::to_string(number) + ", \"status\": \"" + status +
           "\", \"at_least\": " + std::to_string(found) + ", \"complete\": " + (complete ? "true" : "false") +
           ", \"solution\": " + (solution.empty() ? "null" : '"' + solution + '"') + "}\n";
}

TEST(test_forms) {
    const Shared layout = compiled(sudoku(2, 2));
    const std::string solved = "1234341221434321", other = "1234341241232341";
    // One solution, these two, none, and no puzzle.
    const std::string text = "12343412214343..\n12343412.1.3.3.1\n11..............\nwhat?\n";
    const std::string left = left_row(4, 51, 56);
    expect_text(told(layout, text), solved + "\nseveral\nnone\n" + left, "told the solutions");
    expect_text(told(layout, text, {.told = Told::status}), "unique\nseveral\nnone\n" + left, "told how many");
    const auto rows = [&](const char* statuses[2], std::uint64_t found, bool complete, const std::string& first) {
        return json_row(1, statuses[0], 1, complete || found > 1, solved) +
               json_row(2, statuses[1], found, complete, first) + json_row(3, "none", 0, true, "") + left;
    };
    const char* proven[] = {"unique", "several"};
    const char* unproven[] = {"undecided", "undecided"};
    const auto expect_json = [&](const Question& question, const char* statuses[2], std::uint64_t found, bool complete,
                                 const char* what) {
        const std::string actual = told(layout, text, {.told = Told::json, .question = question});
        // Which solution comes first is the search's own affair.
        const bool one = actual == rows(statuses, found, complete, solved);
        expect(one || actual == rows(statuses, found, complete, other), what);
    };
    expect_json(kProof, proven, 2, false, "told as JSON");
    expect_json({.limit = 0, .keep = 1}, proven, 2, true, "told as JSON, all solutions counted");
    expect_json({.limit = 1, .keep = 1}, unproven, 1, false, "told as JSON, one solution wanted");
    expect_text(told(layout, text, {.question = {.limit = 1, .keep = 1}}), "undecided\nundecided\nnone\n" + left,
                "one solution wanted proves nothing");
    const std::string numbered = told(layout, text, {.told = Told::json, .first_number = 10'000'000'000});
    expect(numbered.starts_with(json_row(10'000'000'000, "unique", 1, true, solved)), "rows are numbered on");
    expect(numbered.ends_with(left_row(10'000'000'003, 51, 56)), "and so are lines left over");
}

constexpr std::string_view kUpper = ".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
constexpr std::string_view kLower = ".123456789abcdefghijklmnopqrstuvwxyz";

// A solved grid of boxes of this height and width; of height 1, a cyclic Latin square.
Bytes pattern(unsigned height, unsigned width) {
    const unsigned n = height * width;
    Bytes values;
    for (unsigned r = 0; r < n; ++r)
        for (unsigned c = 0; c < n; ++c)
            values.push_back(static_cast<std::uint8_t>((r % height * width + r / height + c) % n + 1));
    return values;
}

std::string written(const Bytes& values, std::string_view symbols = kUpper) {
    std::string text;
    for (auto value : values) text += symbols[value];
    return text;
}

TEST(test_letters) {
    const Shared layout = compiled(sudoku(4, 4));
    const Bytes values = pattern(4, 4);
    const std::string solved = written(values), row = solved + "\n";
    std::string holes = solved, zeros = solved, both = solved, beyond = solved;
    holes[0] = holes[37] = holes[255] = '.';
    zeros[0] = zeros[37] = zeros[255] = '0';
    both[0] = '.';
    both[255] = '0';
    beyond[255] = 'H';
    expect_text(told(layout, row), row, "letters");
    expect_text(told(layout, written(values, kLower) + "\n"), row, "small letters");
    expect_text(told(layout, holes), row, "letters and dots");
    expect_text(told(layout, zeros), row, "letters and zeros");
    expect_text(told(layout, replaced(holes, '.', 'X')), row, "an X beyond the values is an empty cell");
    expect_text(told(layout, both), left_row(1, 0, 256), "dots and zeros: one of them may be a value");
    expect_text(told(layout, beyond), left_row(1, 0, 256), "a letter beyond the values");
    expect_text(told(layout, std::string(256, '.'), {.told = Told::status}), "several\n", "letters and nothing given");

    const std::string largest = written(pattern(1, 35));
    std::string hole = largest;
    hole[500] = '?';
    expect_text(told(compiled(latin(35)), hole), largest + "\n", "35 values, X among them");
    const Shared too_large = compiled(latin(36));
    expect_refused("36 values and a character per cell", [&] { told(too_large, ""); });
}

TEST(test_over_budget) {
    const Shared layout = compiled(sudoku(3, 3));
    const std::string easy = kHard[2], hard = kHard[5], row = kSolved + "\n";
    const std::string text =
        hard + "\r\n" + easy + "\n" + kHard[4] + "\n" + hard + "\n" + hard + "\n" + easy + "\n" + hard;
    const std::size_t third = 83 + 82 + 82;
    const std::string expected = left_row(7, 0, 82) + row + "none\n" + left_row(10, third, third + 81) +
                                 left_row(11, third + 82, third + 163) + row +
                                 left_row(13, third + 246, third + 327);
    for (const InstructionSet* set : instruction_sets()) {
        const auto pieces = pieces_of(layout, set, text, {.question = {.budget = 0, .keep = 1}, .first_number = 7});
        expect_text(together(pieces), expected, std::string("no guess allowed at ") + set->name);
        expect(pieces.size() == 1 && pieces[0].rows == row + "none\n" + row, "rows without those left over");
    }
}

bool same(const std::vector<Passage>& a, const std::vector<Passage>& b) {
    const auto same_left = [](const Unanswered& one, const Unanswered& two) {
        return one.row_at == two.row_at && one.begin == two.begin && one.end == two.end && one.number == two.number;
    };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [&](const Passage& one, const Passage& two) {
        return one.rows == two.rows &&
               std::equal(one.left.begin(), one.left.end(), two.left.begin(), two.left.end(), same_left);
    });
}

TEST(test_threads) {
    // Of unlike weight, with lines left over in every piece and over its ends.
    const std::string kinds[] = {kHard[0], kHard[2], kHard[4], "no puzzle", kHard[2], kHard[3], kHard[5], "", kHard[1]};
    std::string text;
    for (std::size_t i = 0; i < 3 * kChunk + 5; ++i) text += kinds[i % std::size(kinds)] + (i % 4 ? "\n" : "\r\n");
    const Question question{.limit = 2, .budget = 40, .keep = 1};
    for (Told form : {Told::solution, Told::status, Told::json}) {
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
        const Lines lines{layout, text, 1, {.limit = 0, .keep = 1}, Told::json, threads};
        expect(solve_lines(lines, stop).empty(), "stopped before it began");
        stop = false;
        const std::jthread stopper([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
            stop = true;
        });
        expect(solve_lines(lines, stop).empty(), "stopped on " + std::to_string(threads) + " threads");
    }
}

// The plain reading of a line, one character after the other: 0 for an empty cell, nothing when it is no such puzzle.
std::optional<Bytes> read_plainly(std::string line, unsigned values, std::size_t cells) {
    if (line.ends_with('\r')) line.pop_back();
    if (line.size() != cells) return {};
    Bytes read;
    bool zero = false, empty = false;
    for (char c : line) {
        unsigned value = 0;
        if (c == '0')
            zero = true;
        else if (c == '.' || c == '*' || c == '_' || c == '?')
            empty = true;
        else if (c == 'X' && values < 33)
            value = 0;
        else if (c >= '1' && c <= '9')
            value = static_cast<unsigned>(c - '0');
        else if (c >= 'A' && c <= 'Z')
            value = static_cast<unsigned>(c - 'A') + 10;
        else if (c >= 'a' && c <= 'z')
            value = static_cast<unsigned>(c - 'a') + 10;
        else
            return {};
        if (value > values) return {};
        read.push_back(static_cast<std::uint8_t>(value));
    }
    if (values > 9 && zero && empty) return {};
    return read;
}

// The row of one line that begins at `begin`, from a search of its own that is asked with candidates.
std::string row_plainly(const Shared& layout, const std::string& line, std::size_t begin, std::uint64_t number,
                        const Asked& asked) {
    const std::string left = left_row(number, begin, begin + line.size());
    const auto read = read_plainly(line, layout->values, layout->cells());
    if (!read) return left;
    Words starts = layout->domains;
    for (std::size_t i = 0; i < starts.size(); ++i)
        if ((*read)[i]) starts[i] &= bit((*read)[i]);
    const Answers answer = answers(layout, instruction_sets().back(), starts, asked.question);
    if (answer.verdicts[0] == Verdict::overrun) return left;
    const bool complete = answer.verdicts[0] == Verdict::exhausted;
    const std::uint64_t found = answer.found[0];
    const std::string solution = written(answer.solutions[0]);
    const char* status = found > 1 ? "several" : !complete ? "undecided" : found == 1 ? "unique" : "none";
    if (asked.told == Told::json) return json_row(number, status, found, complete, solution);
    const bool unique = asked.told == Told::solution && found == 1 && complete;
    return (unique ? solution : status) + std::string("\n");
}

class RandomLines {
public:
    RandomLines(unsigned seed, unsigned height, unsigned width)
        : random_(seed), values_(height * width), solved_(pattern(height, width)) {}

    // Without its newline. Most are puzzles.
    std::string line() {
        std::string text = puzzle();
        if (one_in(8)) text[below(text.size())] = text[below(text.size())];
        if (one_in(10)) text[below(text.size())] = byte();
        if (one_in(12)) text.erase(below(text.size()), 1 + below(3));
        if (one_in(12)) text.insert(below(text.size() + 1), 1 + below(2), '.');
        if (one_in(20)) text.clear();
        if (one_in(4)) text += '\r';
        return text;
    }

    bool one_in(std::size_t chances) { return below(chances) == 0; }

private:
    std::size_t below(std::size_t end) { return random_() % end; }

    char byte() {
        const char any = static_cast<char>(below(256));
        return any == '\n' ? '\r' : any;
    }

    // A solved grid with its values renamed and some or nearly no cells emptied.
    std::string puzzle() {
        Bytes names(values_ + 1);
        for (std::size_t i = 1; i <= values_; ++i) {
            names[i] = static_cast<std::uint8_t>(i);
            std::swap(names[i], names[1 + below(i)]);
        }
        const std::string_view marks = std::vector<std::string_view>{".", "0", "X", "*_?.", ".0", ".0*_?X"}[below(6)];
        const std::size_t chance = std::vector<std::size_t>{2, 3, 10, 100}[below(4)];
        const std::string_view symbols = one_in(3) ? kLower : kUpper;
        std::string text;
        for (auto value : solved_) text += one_in(chance) ? marks[below(marks.size())] : symbols[names[value]];
        return text;
    }

    std::mt19937 random_;
    std::size_t values_;
    Bytes solved_;
};

TEST(test_against_plain_reading) {
    const struct {
        unsigned height, width, lines;
    } shapes[] = {{1, 1, 300}, {1, 2, 300}, {1, 3, 300}, {2, 2, 1500}, {1, 5, 300}, {2, 3, 300}, {3, 3, 300},
                  {1, 10, 150}, {3, 4, 100}, {4, 4, 100}, {1, 32, 20}, {1, 33, 20}, {1, 35, 20}};
    unsigned seed = 0;
    for (const auto& shape : shapes) {
        const Shared layout = compiled(sudoku(shape.height, shape.width));
        for (Told form : {Told::solution, Told::status, Told::json}) {
            RandomLines random(++seed, shape.height, shape.width);
            const std::uint64_t budget = 10 * (seed % 4);
            const Asked asked{.told = form, .question = {.limit = 2, .budget = budget, .keep = 1}, .threads = 2,
                              .first_number = seed};
            std::string text, expected;
            for (unsigned i = 0; i < shape.lines; ++i) {
                std::string line = random.line();
                const bool ended = i + 1 < shape.lines || random.one_in(2);
                if (!ended && line.empty()) line = ".";  // or it would be no line
                expected += row_plainly(layout, line, text.size(), seed + i, asked);
                text += ended ? line + "\n" : line;
            }
            const std::string what = "random lines of " + std::to_string(layout->values) + " values, seed " +
                                     std::to_string(seed);
            for (const InstructionSet* set : instruction_sets())
                expect_text(together(pieces_of(layout, set, text, asked)), expected, what + " at " + set->name);
        }
    }
}

}  // namespace

}  // namespace gridwright::testing
