// Many grids at once, on several threads.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "batch/batch.hpp"
#include "batch/lines.hpp"
#include "python/asking.hpp"
#include "python/bindings.hpp"
#include "python/from_python.hpp"
#include "python/signals.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace gridwright {
namespace {

// Answers many grids on several threads.
void solve_many(std::shared_ptr<const Layout> layout, nb::object givens, nb::object answers, nb::object solutions,
                std::uint64_t limit, std::optional<std::uint64_t> budget, unsigned threads,
                const std::optional<std::string>& instruction_set) {
    const Bytes in(givens, PyBUF_CONTIG_RO), out(answers, PyBUF_CONTIG), grids_out(solutions, PyBUF_CONTIG);
    const Batch batch{std::move(layout),
                      in.get(),
                      {.limit = limit,
                       .budget = budget_of(budget),
                       .keep = grids_out.get().empty() ? 0u : 1u,
                       .instruction_set = instruction_set_named(instruction_set)},
                      out.get(),
                      grids_out.get(),
                      threads};
    with_signals([&](const std::atomic<bool>& stop) { run_batch(batch, stop); });
}

// Answers puzzles written one per line: a list of (rows, lines left over, counts by status), each of those left over
// (place of its row, begin and end in the text, number).
using TextPieces =
    std::vector<std::tuple<nb::bytes, std::vector<std::tuple<std::size_t, std::size_t, std::size_t, std::uint64_t>>,
                           std::tuple<std::uint64_t, std::uint64_t, std::uint64_t, std::uint64_t>>>;

TextPieces solve_text(std::shared_ptr<const Layout> layout, nb::bytes text, std::uint64_t first_number, const std::string& told,
           std::uint64_t limit, std::optional<std::uint64_t> budget, unsigned threads,
           const std::optional<std::string>& instruction_set, const std::string& kind) {
    const Lines lines{std::move(layout),
                      {text.c_str(), text.size()},
                      first_number,
                      {.limit = limit,
                       .budget = budget_of(budget),
                       .keep = 1,
                       .instruction_set = instruction_set_named(instruction_set)},
                      told == "json"     ? Told::json
                      : told == "csv"    ? Told::csv
                      : told == "status" ? Told::status
                                         : Told::solution,
                      threads,
                      kind};
    std::vector<Passage> pieces;
    with_signals([&](const std::atomic<bool>& stop) { pieces = solve_lines(lines, stop); });
    TextPieces result;
    for (const Passage& piece : pieces) {
        const auto& counts = piece.counts;
        TextPieces::value_type told_piece{
            nb::bytes(piece.rows.data(), piece.rows.size()), {}, {counts[0], counts[1], counts[2], counts[3]}};
        for (const Unanswered& line : piece.left)
            std::get<1>(told_piece).emplace_back(line.row_at, line.begin, line.end, line.number);
        result.push_back(std::move(told_piece));
    }
    return result;
}

}  // namespace

void bind_batch(nb::module_& m) {
    m.def(
        "unfilled",
        [](Py_ssize_t size) {
            return nb::steal<nb::bytearray>(PyByteArray_FromStringAndSize(nullptr, size));
        },
        "size"_a,
        "Room for the solutions of solve_many, which fills it. To fill it with zeros before would take one thread a tenth "
        "of the time that all of them need for easy puzzles.");

    m.def("solve_many", &solve_many, "layout"_a, "givens"_a, "answers"_a, "solutions"_a, "limit"_a = 2,
          "budget"_a = nb::none(), "threads"_a = 1, "instruction_set"_a = nb::none(),
          "Answers many grids, a byte per cell: 0 none, 1 unique, 2 several, 3 undecided; solutions may be empty.");

    m.def("solve_text", &solve_text, "layout"_a, "text"_a, "first_number"_a, "told"_a = "solution", "limit"_a = 2,
          "budget"_a = nb::none(), "threads"_a = 1, "instruction_set"_a = nb::none(), "kind"_a = "",
          "Answers puzzles written one per line, a character per cell, as pieces of text: (rows, lines left over, how many "
          "are none, unique, several, undecided), each line left over (place of its row, begin and end in the text, number). "
          "Told: solution, status, json or csv.");
}

}  // namespace gridwright
