// Puzzles one per line: what is read, what is written, and what is left to the caller.
#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

#include "lines_testing.hpp"

namespace gridwright::testing {
namespace {

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

TEST(test_forms) {
    const Shared layout = compiled(sudoku(2, 2));
    const std::string solved = "1234341221434321", other = "1234341241232341";
    // One solution, these two, none, and no puzzle.
    const std::string first = "12343412214343..", second = "12343412.1.3.3.1", third = "11..............";
    const std::string text = first + "\n" + second + "\n" + third + "\nwhat?\n";
    const std::string left = left_row(4, 51, 56);
    expect_text(told(layout, text), solved + "\nseveral\nnone\n" + left, "told the solutions");
    expect_text(told(layout, text, {.told = Told::status}), "unique\nseveral\nnone\n" + left, "told how many");
    const auto counts = pieces_of(layout, instruction_sets().front(), text, {}).at(0).counts;
    expect(counts == std::array<std::uint64_t, 4>{1, 1, 1, 0}, "how many are none, unique, several, undecided");
    const std::string table = told(layout, text, {.told = Told::csv});
    expect(table.starts_with(csv_row(1, first, "unique", solved)), "told as CSV");
    expect(table.ends_with(csv_row(3, third, "none", "") + left), "told as CSV, without a solution");
    expect_text(told(layout, "1234341221434320\n", {.told = Told::csv}),
                "1,1234 3412 2143 4320,sudoku,unique,1234 3412 2143 4321,\n", "what looks like a number is grouped");
    const auto rows = [&](const char* statuses[2], std::uint64_t found, bool complete, const std::string& grid) {
        return json_row(1, first, statuses[0], 1, complete || found > 1, solved) +
               json_row(2, second, statuses[1], found, complete, grid) + json_row(3, third, "none", 0, true, "") + left;
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
    expect(numbered.starts_with(json_row(10'000'000'000, first, "unique", 1, true, solved)), "rows are numbered on");
    expect(numbered.ends_with(left_row(10'000'000'003, 51, 56)), "and so are lines left over");
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

}  // namespace

}  // namespace gridwright::testing
