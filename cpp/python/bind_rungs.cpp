// The first rungs of the ladder.
#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "batch/parallel.hpp"
#include "ladder/rungs.hpp"
#include "python/bindings.hpp"
#include "python/signals.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace gridwright {
namespace {

using Cells = std::vector<std::uint32_t>;

nb::bytes bytes_of(const Words& words) { return nb::bytes(words.data(), words.size() * sizeof(std::uint64_t)); }

nb::tuple told(const Climbed& climbed) {
    return nb::make_tuple(climbed.candidates, bytes_of(climbed.open), bytes_of(climbed.places), climbed.broken);
}

HouseSort sort_named(std::string_view name) {
    if (name == "row") return HouseSort::row;
    if (name == "column") return HouseSort::column;
    if (name == "line") return HouseSort::line;
    if (name == "region") return HouseSort::region;
    if (name == "set") return HouseSort::set;
    throw std::invalid_argument("no such sort of houses");
}

TotalSort total_sort_named(std::string_view name) {
    if (name == "printed") return TotalSort::printed;
    if (name == "of sets") return TotalSort::of_sets;
    if (name == "left over") return TotalSort::left_over;
    if (name == "left over set") return TotalSort::left_over_set;
    throw std::invalid_argument("no such sort of sums");
}

using GivenChoices = std::vector<std::tuple<Cells, Words>>;
using GivenTotals = std::vector<std::tuple<Cells, std::vector<std::int64_t>, std::int64_t, std::int64_t, std::vector<Cells>, nb::str>>;
using GivenFilled = std::vector<std::tuple<Cells, const RuleFiller*, std::int32_t>>;

}  // namespace

void bind_rungs(nb::module_& m) {
    nb::class_<Rungs>(m, "Rungs", "Houses, pairs of cells and signs, to be asked what the first rungs of the ladder solve.")
        .def(
            "__init__",
            [](Rungs* self, std::uint32_t values, Words domains,
               const std::vector<std::tuple<Cells, std::uint64_t, nb::str>>& houses,
               const std::vector<std::tuple<std::uint32_t, std::uint32_t, std::uint64_t>>& unequals,
               const std::vector<std::tuple<std::uint32_t, std::uint32_t, std::int32_t>>& signs,
               const std::vector<std::tuple<std::uint32_t, std::uint32_t, std::uint64_t>>& leftovers, Cells holes,
               const GivenChoices& choices, const GivenTotals& totals, const GivenFilled& filled) {
                RungFacts facts{values, std::move(domains), {}, {}, {}, {}, std::move(holes)};
                for (const auto& [cells, all, sort] : houses) facts.houses.push_back({cells, all, sort_named(sort.c_str())});
                for (const auto& [a, b, shared] : unequals) facts.unequals.push_back({a, b, shared});
                for (const auto& [less, greater, toggle] : signs) facts.signs.push_back({less, greater, toggle});
                for (const auto& [one, other, all] : leftovers) facts.leftovers.push_back({one, other, all});
                for (const auto& [cells, sets] : choices) facts.choices.push_back({cells, sets});
                for (const auto& [cells, coefficients, low, high, differ, sort] : totals)
                    facts.totals.emplace_back(cells, coefficients, low, high, differ, total_sort_named(sort.c_str()));
                for (const auto& [cells, filler, toggle] : filled) facts.filled.push_back({cells, *filler, toggle});
                new (self) Rungs(std::move(facts));
            },
            "values"_a, "domains"_a, "houses"_a, "unequals"_a, "signs"_a, "leftovers"_a, "holes"_a, "choices"_a, "totals"_a,
            "filled"_a,
            "Houses are (cells, the values it must hold or 0, its sort); unequals (cell, cell, values they cannot share); "
            "signs (less, greater, toggle or -1); leftovers of one cell (cell, cell, values); choices (cells, sets of values); "
            "totals (cells, coefficients, low, high, for each cell the places before it that differ, sort); rules that are "
            "filled (cells, filler, toggle or -1).")
        .def(
            "solve",
            [](const Rungs& rungs, nb::bytes grids, const Words& toggles_on, std::uint32_t rating, unsigned threads) {
                const std::span givens(static_cast<const std::uint8_t*>(grids.data()), grids.size());
                const std::size_t cells = rungs.cells(), count = givens.size() / cells;
                if (givens.size() != count * cells) throw std::invalid_argument("the givens are not whole grids");
                const std::size_t words = count ? toggles_on.size() / count : 0;
                std::vector<std::uint8_t> solved(count);
                const auto solve = [&](std::size_t job) {
                    solved[job] = rungs.solves(givens.subspan(job * cells, cells),
                                               std::span(toggles_on).subspan(job * words, words), rating);
                };
                if (count == 1) {  // as soon done as another thread is begun
                    nb::gil_scoped_release released;
                    solve(0);
                } else {
                    const std::size_t chunk = 64;
                    with_signals([&](const std::atomic<bool>& stop) {
                        in_parallel((count + chunk - 1) / chunk, threads, stop, [&](std::size_t i) {
                            for (std::size_t job = i * chunk; job < std::min(count, (i + 1) * chunk) && !stop; ++job) solve(job);
                        });
                    });
                }
                return nb::bytes(solved.data(), solved.size());
            },
            "grids"_a, "toggles_on"_a, "rating"_a, "threads"_a = 1,
            "Which grids, a byte per cell, are solved by techniques of this rating, in tenths, at most.")
        .def(
            "first_technique",
            [](const Rungs& rungs, const Words& candidates, nb::bytes open) {
                return rungs.first_technique(candidates, words_of(open));
            },
            "candidates"_a, "open"_a,
            "The number of the first technique that finds a step; the candidates of each cell, and the cells without a value as "
            "words of bits.")
        .def(
            "begin",
            [](const Rungs& rungs, nb::bytes givens, const Words& toggles_on, std::uint32_t rating) {
                const std::span grid(static_cast<const std::uint8_t*>(givens.data()), givens.size());
                return told(rungs.climb(grid, toggles_on, rating));
            },
            nb::sig("def begin(self, givens: bytes, toggles_on: collections.abc.Sequence[int], rating: int) -> "
                    "tuple[list[int], bytes, bytes, bool]"),
            "givens"_a, "toggles_on"_a, "rating"_a, "Where techniques lead from givens, as `climb` tells it.")
        .def(
            "climb",
            [](const Rungs& rungs, const Words& candidates, nb::bytes open, const Words& toggles_on, std::uint32_t rating) {
                return told(rungs.climb(candidates, words_of(open), toggles_on, rating));
            },
            nb::sig("def climb(self, candidates: collections.abc.Sequence[int], open: bytes, "
                    "toggles_on: collections.abc.Sequence[int], rating: int) -> tuple[list[int], bytes, bytes, bool]"),
            "candidates"_a, "open"_a, "toggles_on"_a, "rating"_a,
            "Where techniques of this rating, in tenths, lead: candidates, cells without a value, the places of each value, and "
            "whether some cell has no candidate left.");

    m.attr("HIGHEST_RUNG") = kHighestRung;
    m.def("rung_techniques", &rung_techniques, "The ids of the techniques that are known, easiest first.");
}

}  // namespace gridwright
