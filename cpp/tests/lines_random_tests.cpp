// Puzzles one per line against a plain reading of random lines, one character and one search after the other.
#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lines_testing.hpp"

namespace gridwright::testing {
namespace {

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
    if (asked.told == Told::json) return json_row(number, line, status, found, complete, solution);
    if (asked.told == Told::csv) return csv_row(number, line, status, solution);
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
        for (Told form : {Told::solution, Told::status, Told::json, Told::csv}) {
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
