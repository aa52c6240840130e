// Puzzles written one per line, a character per cell: parsed, solved and answered in text, on several threads.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "layout/layout.hpp"
#include "search/search.hpp"

namespace gridwright {

// What a row of the answer tells. JSON and CSV tell all of it: line, puzzle, kind, status and solution.
enum class Told : std::uint8_t { solution, status, json, csv };

// A line that is left to the caller, for it is no such puzzle or needs more guesses than allowed: where its row belongs
// in the piece of text, and where it stands in the input.
struct Unanswered {
    std::size_t row_at;
    std::size_t begin;
    std::size_t end;
    std::uint64_t number;
};

// The rows for some lines in a row, without those of the lines left over.
struct Passage {
    std::string rows;
    std::vector<Unanswered> left;
    std::array<std::uint64_t, 4> counts{};  // by status, of the lines that have a row
};

struct Lines {
    std::shared_ptr<const Layout> layout;
    std::string_view text;       // whole lines
    std::uint64_t first_number;  // of the first line
    Question question;           // keep is 1
    Told told;
    unsigned threads;
    std::string_view kind;  // what JSON and CSV call the puzzles
};

// The pieces of the answer, in order. They do not depend on the number of threads. Empty when `stop` turned true.
std::vector<Passage> solve_lines(const Lines& lines, const std::atomic<bool>& stop);

}  // namespace gridwright
