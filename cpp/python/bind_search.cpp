// Searches, and one question about one grid.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/variant.h>
#include <nanobind/stl/vector.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include "python/asking.hpp"
#include "python/bindings.hpp"
#include "python/signals.hpp"
#include "search/search.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace gridwright {
namespace {

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
    std::optional<std::uint64_t> budget, std::uint32_t keep, double seconds, const std::optional<std::string>& instruction_set,
    std::optional<std::uint64_t> sweeps) {
    Jobs jobs{{static_cast<const std::uint8_t*>(givens.data()), givens.size()}, {}, std::move(toggles_on)};
    const auto search = start(std::move(layout), std::move(jobs),
                              {.limit = limit,
                               .budget = budget_of(budget),
                               .keep = keep,
                               .by_weight = sweeps.has_value(),
                               .sweeps = budget_of(sweeps),
                               .instruction_set = instruction_set_named(instruction_set)});
    run(*search, seconds);
    return {grids(search->solutions(0), search->cells()), search->found(0), search->verdict(0), search->guesses(0)};
}

}  // namespace

void bind_search(nb::module_& m) {
    nb::enum_<Verdict>(m, "Verdict", "How the search of one job ended.")
        .value("OPEN", Verdict::open)
        .value("EXHAUSTED", Verdict::exhausted)
        .value("LIMITED", Verdict::limited)
        .value("OVERRUN", Verdict::overrun);

    nb::class_<Search>(m, "Search", "Questions about one layout, answered by the lanes.")
        .def(
            nb::new_([](std::shared_ptr<const Layout> layout, std::variant<nb::bytes, Words> grids, Words toggles_on,
               std::uint64_t limit, std::optional<std::uint64_t> budget, std::uint32_t keep, std::uint32_t stream_room,
               bool keep_states, const std::optional<std::string>& instruction_set, std::optional<std::uint64_t> sweeps) {
                const Question question{.limit = limit,
                                        .budget = budget_of(budget),
                                        .keep = keep,
                                        .stream_room = stream_room,
                                        .by_weight = sweeps.has_value(),
                                        .sweeps = budget_of(sweeps),
                                        .keep_states = keep_states,
                                        .instruction_set = instruction_set_named(instruction_set)};
                Jobs jobs{{}, {}, std::move(toggles_on)};
                if (const auto* givens = std::get_if<nb::bytes>(&grids))
                    jobs.givens = {static_cast<const std::uint8_t*>(givens->data()), givens->size()};
                else
                    jobs.starts = std::move(std::get<Words>(grids));
                return start(std::move(layout), std::move(jobs), question);
            }),
            nb::keep_alive<0, 3>(), "layout"_a, "grids"_a, "toggles_on"_a = Words{}, "limit"_a = 2,
            "budget"_a = nb::none(), "keep"_a = 2, "stream_room"_a = 0, "keep_states"_a = false, "instruction_set"_a = nb::none(),
            "sweeps"_a = nb::none(),
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
          "instruction_set"_a.none(), "sweeps"_a = nb::none(),
          "About one grid: the kept solutions, how many were found, how the search ended, and after how many guesses. With "
          "`sweeps` in no order, by weight, until so many of them.");

    m.def(
        "instruction_sets",
        [] {
            std::vector<std::string> names;
            for (const InstructionSet* set : instruction_sets()) names.emplace_back(set->name);
            return names;
        },
        "The instruction sets this machine can run, best first.");
}

}  // namespace gridwright
