// With its neighbours the only file that knows Python: the core's classes, with the GIL released around work.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/variant.h>
#include <nanobind/stl/vector.h>

#include <atomic>
#include <span>
#include <string>
#include <tuple>
#include <variant>

#include "batch/batch.hpp"
#include "sat/cnf.hpp"
#include "python/from_python.hpp"
#include "python/signals.hpp"
#include "layout/layout.hpp"
#include "search/instruction_sets.hpp"
#include "batch/lines.hpp"
#include "reasons/premises.hpp"
#include "reasons/reasons.hpp"
#include "search/search.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace gridwright;

namespace {

using Words = std::vector<std::uint64_t>;
using Numbers = std::vector<std::uint32_t>;

const InstructionSet* instruction_set_named(const std::optional<std::string>& name) {
    if (!name) return nullptr;
    for (const InstructionSet* set : instruction_sets())
        if (set->name == *name) return set;
    throw std::invalid_argument("no such instruction set here: " + *name);
}

constexpr std::uint64_t kNoLimit = ~std::uint64_t{0};

std::shared_ptr<const Layout> make_layout(std::uint32_t values, std::uint32_t cells,
                                          nb::typed<nb::tuple, nb::object, nb::ellipsis> rules,
                                          const std::vector<std::int32_t>& toggle_of, std::uint32_t toggles) {
    return std::make_shared<const Layout>(compile(PrimitivesReader(values, cells, toggles).read(rules, toggle_of)));
}

// Grids that stand one after the other, as Python's bytes.
std::vector<nb::bytes> grids(std::span<const std::uint8_t> values, std::size_t cells) {
    std::vector<nb::bytes> split;
    for (std::size_t at = 0; at < values.size(); at += cells) split.emplace_back(values.data() + at, cells);
    return split;
}

// One question about one grid, from beginning to end: the kept solutions, how many were found, how the search ended and
// its guesses. A puzzle by itself takes so little time that a Search kept by Python would be a good part of it.
std::tuple<std::vector<nb::bytes>, std::uint64_t, Verdict, std::uint64_t> ask(
    std::shared_ptr<const Layout> layout, nb::bytes givens, Words toggles_on, std::uint64_t limit,
    std::optional<std::uint64_t> budget, std::uint32_t keep, double seconds, const std::optional<std::string>& instruction_set) {
    Jobs jobs{{static_cast<const std::uint8_t*>(givens.data()), givens.size()}, {}, std::move(toggles_on)};
    const auto search = start(std::move(layout), std::move(jobs),
                              {.limit = limit,
                               .budget = budget.value_or(kNoLimit),
                               .keep = keep,
                               .instruction_set = instruction_set_named(instruction_set)});
    run(*search, seconds);
    return {grids(search->solutions(0), search->cells()), search->found(0), search->verdict(0), search->guesses(0)};
}

// Answers many grids on several threads.
void solve_many(std::shared_ptr<const Layout> layout, nb::object givens, nb::object answers, nb::object solutions,
                std::uint64_t limit, std::optional<std::uint64_t> budget, unsigned threads,
                const std::optional<std::string>& instruction_set) {
    const Bytes in(givens, PyBUF_CONTIG_RO), out(answers, PyBUF_CONTIG), grids_out(solutions, PyBUF_CONTIG);
    const Batch batch{std::move(layout),
                      in.get(),
                      {.limit = limit,
                       .budget = budget.value_or(kNoLimit),
                       .keep = grids_out.get().empty() ? 0u : 1u,
                       .instruction_set = instruction_set_named(instruction_set)},
                      out.get(),
                      grids_out.get(),
                      threads};
    with_signals([&](const std::atomic<bool>& stop) { run_batch(batch, stop); });
}

// Answers puzzles written one per line: a list of (rows, lines left over), each of those (place of its row, begin and end
// in the text, number).
using TextPieces =
    std::vector<std::pair<nb::bytes, std::vector<std::tuple<std::size_t, std::size_t, std::size_t, std::uint64_t>>>>;

TextPieces solve_text(std::shared_ptr<const Layout> layout, nb::bytes text, std::uint64_t first_number, const std::string& told,
           std::uint64_t limit, std::optional<std::uint64_t> budget, unsigned threads,
           const std::optional<std::string>& instruction_set) {
    const Lines lines{std::move(layout),
                      {text.c_str(), text.size()},
                      first_number,
                      {.limit = limit,
                       .budget = budget.value_or(kNoLimit),
                       .keep = 1,
                       .instruction_set = instruction_set_named(instruction_set)},
                      told == "json"     ? Told::json
                      : told == "status" ? Told::status
                                         : Told::solution,
                      threads};
    std::vector<Passage> pieces;
    with_signals([&](const std::atomic<bool>& stop) { pieces = solve_lines(lines, stop); });
    TextPieces result;
    for (const Passage& piece : pieces) {
        TextPieces::value_type told_piece{nb::bytes(piece.rows.data(), piece.rows.size()), {}};
        for (const Unanswered& line : piece.left)
            told_piece.second.emplace_back(line.row_at, line.begin, line.end, line.number);
        result.push_back(std::move(told_piece));
    }
    return result;
}

std::shared_ptr<const Premises> make_premises(std::uint32_t values, std::uint32_t cells,
                                              nb::typed<nb::tuple, nb::object, nb::ellipsis> rules) {
    return std::make_shared<const Premises>(PrimitivesReader(values, cells, 0).read(rules, {}));
}

// Claims are a cell and a mask of values each, a premise (whether it is a place, weight, house and value or two cells),
// links (cell and value, cell and value, whether it is strong).
using ToldClaims = std::vector<std::pair<std::uint32_t, std::uint64_t>>;
using ToldPremise = std::tuple<bool, std::uint32_t, std::uint32_t, std::uint32_t>;
using ToldCandidate = std::pair<std::uint32_t, std::uint32_t>;
using ToldLinks = std::vector<std::tuple<ToldCandidate, ToldCandidate, bool>>;
using ToldReason = std::tuple<ToldClaims, Numbers, Numbers, ToldLinks>;

ToldPremise told_premise(const Premises& premises, std::uint32_t number) {
    const Premise& premise = premises.all.at(number);
    const bool is_place = premise.sort == Premise::Sort::place;
    return {is_place, premise.weight, premise.first, premise.second + is_place};
}

std::optional<ToldReason> told_reason(const Premises& premises, const Words& candidates, const ToldClaims& told,
                                      std::uint64_t work) {
    std::vector<Claim> claims;
    for (const auto& [cell, values] : told) {
        if (cell >= premises.cells()) throw std::invalid_argument("a claim has a cell out of range");
        claims.push_back({cell, values});
    }
    std::optional<Reason> reason;
    with_signals([&](const std::atomic<bool>& stop) { reason = smallest_reason(premises, candidates, claims, work, stop); });
    if (!reason) return std::nullopt;
    ToldReason out{{}, reason->premises, reason->grounds, {}};
    for (const Claim& claim : reason->refuted) std::get<0>(out).emplace_back(claim.cell, claim.values);
    for (const Refuter::Link& link : reason->links)
        std::get<3>(out).emplace_back(ToldCandidate(link.first_cell, link.first_bit + 1),
                                      ToldCandidate(link.second_cell, link.second_bit + 1), link.strong);
    return out;
}

nb::bytes told_clauses(const std::vector<std::int32_t>& clauses) {
    return nb::bytes(clauses.data(), clauses.size() * sizeof(std::int32_t));
}

}  // namespace

NB_MODULE(_core, m) {
    m.doc() = "Gridwright's engine: layouts, and searches over them.";

    nb::enum_<Verdict>(m, "Verdict", "How the search of one job ended.")
        .value("OPEN", Verdict::open)
        .value("EXHAUSTED", Verdict::exhausted)
        .value("LIMITED", Verdict::limited)
        .value("OVERRUN", Verdict::overrun);

    nb::class_<Layout>(m, "Layout", "The rules of a puzzle, compiled.")
        .def_prop_ro("cells", &Layout::cells)
        .def(
            "fits",
            [](const Layout& layout, nb::bytes givens) {
                return layout.fits({static_cast<const std::uint8_t*>(givens.data()), givens.size()});
            },
            "givens"_a, "Whether the givens of a grid, a byte per cell, are values of their cells.")
        .def_ro("values", &Layout::values)
        .def_ro("toggles", &Layout::toggles);

    m.def("compile", &make_layout, "values"_a, "cells"_a, "rules"_a, "toggle_of"_a = std::vector<std::int32_t>{},
          "toggles"_a = 0,
          "A layout from a tuple of primitives per rule; toggle_of is the toggle of each rule, -1 for always on.");

    nb::class_<Search>(m, "Search", "Questions about one layout, answered by the lanes.")
        .def(
            nb::new_([](std::shared_ptr<const Layout> layout, std::variant<nb::bytes, Words> grids, Words toggles_on,
               std::uint64_t limit, std::optional<std::uint64_t> budget, std::uint32_t keep, std::uint32_t stream_room,
               bool keep_states, const std::optional<std::string>& instruction_set) {
                const Question question{limit,       budget.value_or(kNoLimit), keep, stream_room,
                                        keep_states, instruction_set_named(instruction_set)};
                Jobs jobs{{}, {}, std::move(toggles_on)};
                if (const auto* givens = std::get_if<nb::bytes>(&grids))
                    jobs.givens = {static_cast<const std::uint8_t*>(givens->data()), givens->size()};
                else
                    jobs.starts = std::move(std::get<Words>(grids));
                return start(std::move(layout), std::move(jobs), question);
            }),
            nb::keep_alive<0, 3>(), "layout"_a, "grids"_a, "toggles_on"_a = Words{}, "limit"_a = 2,
            "budget"_a = nb::none(), "keep"_a = 2, "stream_room"_a = 0, "keep_states"_a = false, "instruction_set"_a = nb::none(),
            "Of grids one after the other: givens, a byte per cell, or a list of candidates per cell.")
        .def("run", &run, "seconds"_a,
             "Works on; True when everything is answered, False when the time is over or solutions wait to be taken.")
        .def("found", &Search::found, "job"_a)
        .def("guesses", &Search::guesses, "job"_a)
        .def("verdict", &Search::verdict, "job"_a)
        .def(
            "solutions",
            [](const Search& search, std::uint32_t job) { return grids(search.solutions(job), search.cells()); },
            "job"_a, "The solutions kept of a job.")
        .def(
            "take", [](Search& search) { return grids(search.take(), search.cells()); },
            "The streamed solutions since the last call.")
        .def("state", &Search::state, "job"_a, "The candidates an overrun job had, where states are kept.");

    m.attr("MAX_KEEP") = kMaxKeep;

    m.def("ask", &ask, "layout"_a, "givens"_a, "toggles_on"_a, "limit"_a, "budget"_a.none(), "keep"_a, "seconds"_a,
          "instruction_set"_a.none(),
          "About one grid: the kept solutions, how many were found, how the search ended, and after how many guesses.");

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
          "budget"_a = nb::none(), "threads"_a = 1, "instruction_set"_a = nb::none(),
          "Answers puzzles written one per line, a character per cell, as pieces of text: (rows, lines left over), each of "
          "those (place of its row, begin and end in the text, number). Told: solution, status or json.");

    m.def(
        "to_cnf",
        [](const Layout& layout, const Words& candidates, const Words& toggles_on) {
            std::vector<std::int32_t> clauses;
            {
                nb::gil_scoped_release release;
                clauses = to_cnf(layout, candidates, toggles_on);
            }
            return told_clauses(clauses);
        },
        "layout"_a, "candidates"_a, "toggles_on"_a = Words{},
        "The candidates as clauses, 32-bit integers, each clause ended by 0; variables are the candidates, from 1.");

    nb::class_<Premises>(m, "Premises", "The rules of a puzzle as single statements, of which reasons are made.")
        .def("__len__", [](const Premises& premises) { return premises.all.size(); })
        .def("__getitem__", &told_premise, "number"_a,
             "Whether it says that a house has a place for a value (or else something about two cells), its weight, and "
             "those two.")
        .def("reason", &told_reason, "candidates"_a, "claims"_a, "work"_a,
             "Against the claim (a cell and a mask of values) that takes the least: all claims refuted, premises, cells "
             "whose candidates matter, and links (candidate, candidate, whether it is strong).")
        .def(
            "to_cnf",
            [](const Premises& premises, const Words& candidates) { return told_clauses(to_cnf(premises, candidates)); },
            "candidates"_a, "As for layouts; premises have variables after the candidates, which switch them on.");

    m.def("premises", &make_premises, "values"_a, "cells"_a, "rules"_a, "From a tuple of primitives per rule.");

    m.def(
        "instruction_sets",
        [] {
            std::vector<std::string> names;
            for (const InstructionSet* set : instruction_sets()) names.emplace_back(set->name);
            return names;
        },
        "The instruction sets this machine can run, best first.");
}
