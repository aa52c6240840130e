// What the tests of puzzles one per line share.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "batch/lines.hpp"
#include "testing.hpp"

namespace gridwright::testing {

inline constexpr Question kProof{.limit = 2, .keep = 1};
inline const std::string kSolved = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

struct Asked {
    Told told = Told::solution;
    Question question = kProof;
    unsigned threads = 1;
    std::uint64_t first_number = 1;
};

// The text lies in memory of exactly its size, so that the address sanitizer sees any read beyond its ends.
inline std::vector<Passage> pieces_of(const Shared& layout, const InstructionSet* set, std::string_view text,
                                      const Asked& asked) {
    const std::unique_ptr<char[]> exact(new char[text.size()]);
    std::copy(text.begin(), text.end(), exact.get());
    const std::atomic<bool> stop = false;
    Question question = asked.question;
    question.instruction_set = set;
    return solve_lines({layout, {exact.get(), text.size()}, asked.first_number, question, asked.told, asked.threads,
                        "sudoku"},
                       stop);
}

inline std::string left_row(std::uint64_t number, std::size_t begin, std::size_t end) {
    return "left " + std::to_string(number) + " at " + std::to_string(begin) + " to " + std::to_string(end) + "\n";
}

// All rows as one text, those left over in their places, as a caller would put them together.
inline std::string together(const std::vector<Passage>& pieces) {
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

inline std::string told(const Shared& layout, std::string_view text, const Asked& asked = {}) {
    return together(pieces_of(layout, instruction_sets().front(), text, asked));
}

inline void expect_text(const std::string& actual, const std::string& expected, const std::string& what) {
    const auto [a, b] = std::mismatch(actual.begin(), actual.end(), expected.begin(), expected.end());
    const auto around = [](const std::string& text, std::string::const_iterator place) {
        const auto begin = place - std::min<std::ptrdiff_t>(place - text.begin(), 40);
        const auto end = place + std::min<std::ptrdiff_t>(text.end() - place, 40);
        return std::string(begin, place) + "<here>" + std::string(place, end);
    };
    expect(actual == expected, what + ": got ..." + around(actual, a) + ", expected ..." + around(expected, b));
}

// Cells with a space after each row, as tables have them.
inline std::string grouped(const std::string& cells) {
    std::size_t side = 0;
    while (side * side < cells.size()) ++side;
    std::string rows;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (i && i % side == 0) rows += ' ';
        rows += cells[i];
    }
    return rows;
}

// A puzzle as tables have it: as it stands, unless it could be a number.
inline std::string in_table(std::string line) {
    if (line.ends_with('\r')) line.pop_back();
    const auto is_blank = [](char c) { return std::string_view(".*_?").find(c) != std::string_view::npos; };
    return std::count_if(line.begin(), line.end(), is_blank) > 1 ? line : grouped(line);
}

inline std::string json_row(std::uint64_t number, const std::string& line, const char* status, std::uint64_t found,
                            bool complete, const std::string& solution) {
    return "{\"line\": " + std::to_string(number) + ", \"puzzle\": \"" + in_table(line) + "\", \"kind\": \"sudoku\", \"status\": \"" +
           status + "\", \"at_least\": " + std::to_string(found) + ", \"complete\": " + (complete ? "true" : "false") +
           ", \"solution\": " + (solution.empty() ? "null" : '"' + grouped(solution) + '"') + "}\n";
}

inline std::string csv_row(std::uint64_t number, const std::string& line, const char* status, const std::string& solution) {
    return std::to_string(number) + "," + in_table(line) + ",sudoku," + status + "," + grouped(solution) + ",\n";
}

inline constexpr std::string_view kUpper = ".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
inline constexpr std::string_view kLower = ".123456789abcdefghijklmnopqrstuvwxyz";

// A solved grid of boxes of this height and width; of height 1, a cyclic Latin square.
inline Bytes pattern(unsigned height, unsigned width) {
    const unsigned n = height * width;
    Bytes values;
    for (unsigned r = 0; r < n; ++r)
        for (unsigned c = 0; c < n; ++c)
            values.push_back(static_cast<std::uint8_t>((r % height * width + r / height + c) % n + 1));
    return values;
}

inline std::string written(const Bytes& values, std::string_view symbols = kUpper) {
    std::string text;
    for (auto value : values) text += symbols[value];
    return text;
}

}  // namespace gridwright::testing
