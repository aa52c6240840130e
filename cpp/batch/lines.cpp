#include "batch/lines.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <stdexcept>

#include "batch/parallel.hpp"
#include "search/status.hpp"

namespace gridwright {
namespace {

constexpr std::size_t kChunk = 1024;  // lines a thread takes at a time
constexpr std::uint8_t kBad = 255;
constexpr std::string_view kSymbols = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

using Values = std::array<std::uint8_t, 256>;

// The value of each character, 0 for those that mean an empty cell.
Values values_of(std::uint32_t size) {
    Values values;
    values.fill(kBad);
    for (std::uint32_t value = 1; value < kSymbols.size() && value <= size; ++value) {
        values[static_cast<unsigned char>(kSymbols[value])] = static_cast<std::uint8_t>(value);
        if (value >= 10) values[static_cast<unsigned char>(kSymbols[value] - 'A' + 'a')] = static_cast<std::uint8_t>(value);
    }
    for (char empty : std::string_view(".0*_?"))
        values[static_cast<unsigned char>(empty)] = 0;
    if (values['X'] == kBad) values['X'] = 0;
    return values;
}

struct Line {
    std::size_t begin;
    std::size_t end;
};

std::vector<Line> split(std::string_view text) {
    std::vector<Line> lines;
    lines.reserve(text.size() / 64 + 1);
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t newline = std::min(text.find('\n', at), text.size());
        lines.push_back({at, newline});
        at = newline + 1;
    }
    return lines;
}

// Nothing but digits and dots, as most lines are. Written so that compilers do sixteen characters and more at a time.
bool parse_digits(const char* __restrict from, std::uint8_t* __restrict to, std::size_t count, std::uint32_t values) {
    const auto most = static_cast<std::uint8_t>(std::min<std::uint32_t>(values, 9));
    std::uint8_t bad = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const auto value = static_cast<std::uint8_t>(from[i] - '0');
        const std::uint8_t known = value <= most ? 255 : 0, dot = from[i] == '.' ? 255 : 0;
        to[i] = value & known;
        bad |= static_cast<std::uint8_t>(~(known | dot));
    }
    return !bad;
}

void write_digits(const std::uint8_t* __restrict from, char* __restrict to, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) to[i] = static_cast<char>('0' + from[i]);
}

class Chunk {
public:
    Chunk(const Lines& in, const Values& values, const Line* lines, std::size_t count, std::uint64_t number)
        : in_(in), values_(values), lines_(lines), count_(count), number_(number), cells_(in.layout->cells()),
          side_(static_cast<std::size_t>(std::lround(std::sqrt(static_cast<double>(cells_))))) {}

    Passage run(const std::atomic<bool>& stop) {
        parse();
        const auto search = start(in_.layout, {givens_, {}, {}}, in_.question);
        while (search->run_for(std::chrono::milliseconds(20)) != Stop::finished)
            if (stop) return {};
        write(*search);
        return std::move(piece_);
    }

private:
    void parse() {
        givens_.reserve(count_ * cells_);
        jobs_.reserve(count_);
        for (std::size_t i = 0; i < count_; ++i) jobs_.push_back(parse_line(lines_[i]) ? next_job_++ : kNone);
    }

    bool parse_line(Line line) {
        std::size_t end = line.end;
        if (end > line.begin && in_.text[end - 1] == '\r') --end;
        if (end - line.begin != cells_) return false;
        // Beyond nine values a 0 beside other empty cells may be a digit of another alphabet: not for us to decide.
        const auto cells = in_.text.substr(line.begin, cells_);
        if (in_.layout->values > 9 && cells.find('0') != cells.npos && cells.find_first_of(".*_?") != cells.npos)
            return false;
        const std::size_t start = givens_.size();
        givens_.resize(start + cells_);
        const bool good = parse_digits(cells.data(), &givens_[start], cells_, in_.layout->values) ||
                          parse_symbols(cells.data(), &givens_[start]);
        if (!good) givens_.resize(start);
        return good;
    }

    bool parse_symbols(const char* from, std::uint8_t* to) const {
        std::uint8_t worst = 0;
        for (std::size_t i = 0; i < cells_; ++i) {
            to[i] = values_[static_cast<unsigned char>(from[i])];
            worst = std::max(worst, to[i]);
        }
        return worst != kBad;
    }

    void write(const Search& search) {
        const bool both = in_.told == Told::json || in_.told == Told::csv;
        piece_.rows.reserve(count_ * (in_.told == Told::status ? 8 : both ? 2 * (cells_ + side_) + 128 : cells_ + 1));
        for (std::size_t i = 0; i < count_; ++i) {
            const std::uint32_t job = jobs_[i];
            if (job == kNone || search.verdict(job) == Verdict::overrun)
                piece_.left.push_back({piece_.rows.size(), lines_[i].begin, lines_[i].end, number_ + i});
            else
                write_row(search, job, i);
        }
    }

    void write_row(const Search& search, std::uint32_t job, std::size_t line) {
        const std::uint64_t found = search.found(job), number = number_ + line;
        const bool complete = search.verdict(job) == Verdict::exhausted;
        const Status status = status_of(found, search.verdict(job));
        ++piece_.counts[static_cast<std::size_t>(status)];
        std::string& rows = piece_.rows;
        if (in_.told == Told::json) {
            rows += "{\"line\": " + std::to_string(number) + ", \"puzzle\": \"";
            write_puzzle(lines_[line]);
            rows += "\", \"kind\": \"";
            rows += in_.kind;
            rows += "\", \"status\": \"" + std::string(name_of(status)) + "\", \"at_least\": " + std::to_string(found) +
                    ", \"complete\": " + (complete ? "true" : "false") + ", \"solution\": ";
            if (found) {
                rows += '"';
                write_grouped(search.kept(job));
                rows += "\"}\n";
            } else {
                rows += "null}\n";
            }
        } else if (in_.told == Told::csv) {
            rows += std::to_string(number) + ',';
            write_puzzle(lines_[line]);
            rows += ',';
            rows += in_.kind;
            rows += ',';
            rows += name_of(status);
            rows += ',';
            if (found) write_grouped(search.kept(job));
            rows += ",\n";
        } else if (in_.told == Told::solution && status == Status::unique) {
            write_values(search.kept(job));
            rows += '\n';
        } else {
            rows += name_of(status);
            rows += '\n';
        }
    }

    // The line as it stands; with a space after each row of the grid where it could be taken for a number, which
    // programs for tables would round.
    void write_puzzle(Line line) {
        const auto cells = in_.text.substr(line.begin, cells_);
        if (std::ranges::count_if(cells, [](char c) { return c == '.' || c == '*' || c == '_' || c == '?'; }) > 1)
            piece_.rows += cells;
        else
            write_rows(cells);
    }

    void write_grouped(std::span<const std::uint8_t> values) {
        const std::size_t start = piece_.rows.size();
        write_values(values);
        const std::string cells = piece_.rows.substr(start);
        piece_.rows.resize(start);
        write_rows(cells);
    }

    void write_rows(std::string_view cells) {
        for (std::size_t at = 0; at < cells_; at += side_) {
            if (at) piece_.rows += ' ';
            piece_.rows += cells.substr(at, side_);
        }
    }

    void write_values(std::span<const std::uint8_t> values) {
        const std::size_t start = piece_.rows.size();
        piece_.rows.resize(start + cells_);
        char* to = &piece_.rows[start];
        if (in_.layout->values <= 9)
            write_digits(values.data(), to, cells_);
        else
            for (std::size_t i = 0; i < cells_; ++i) to[i] = kSymbols[values[i]];
    }

    const Lines& in_;
    const Values& values_;
    const Line* lines_;
    std::size_t count_;
    std::uint64_t number_;
    std::size_t cells_;
    std::size_t side_;  // cells in a row of the grid
    std::vector<std::uint8_t> givens_;
    std::vector<std::uint32_t> jobs_;  // per line, its job or kNone
    std::uint32_t next_job_ = 0;
    Passage piece_;
};

}  // namespace

std::vector<Passage> solve_lines(const Lines& in, const std::atomic<bool>& stop) {
    if (in.layout->values >= kSymbols.size()) throw std::invalid_argument("too many values for a character per cell");
    const Values values = values_of(in.layout->values);
    const std::vector<Line> lines = split(in.text);
    const std::size_t chunks = (lines.size() + kChunk - 1) / kChunk;
    std::vector<Passage> pieces(chunks);
    in_parallel(chunks, in.threads, stop, [&](std::size_t i) {
        const std::size_t first = i * kChunk, count = std::min(kChunk, lines.size() - first);
        pieces[i] = Chunk(in, values, lines.data() + first, count, in.first_number + first).run(stop);
    });
    return stop ? std::vector<Passage>{} : std::move(pieces);
}

}  // namespace gridwright
