// The only file that knows Python: the core's classes, with the GIL released around work.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <chrono>
#include <string>
#include <tuple>

#include "cnf.hpp"
#include "layout.hpp"
#include "levels.hpp"
#include "search.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace gridwright;

namespace {

using Words = std::vector<std::uint64_t>;

std::vector<Level> levels() {
    Level found[kMaxLevels];
    return {found, found + available_levels(found)};
}

Level level_named(const std::optional<std::string>& name) {
    for (const Level& level : levels())
        if (!name || level.name == *name) return level;
    throw std::invalid_argument("no such instruction level here: " + *name);
}

std::shared_ptr<const Layout> make_layout(
    std::uint32_t values, Words domains, const std::vector<std::pair<std::vector<std::uint32_t>, std::int32_t>>& distincts,
    const std::vector<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t, std::int32_t>>& pairs,
    std::vector<Words> relations) {
    Primitives primitives{values, std::move(domains), {}, {}, std::move(relations)};
    for (const auto& [cells, toggle] : distincts) primitives.distincts.push_back({cells, toggle});
    for (const auto& [a, b, relation, toggle] : pairs) primitives.pairs.push_back({a, b, relation, toggle});
    return std::make_shared<const Layout>(compile(primitives));
}

// Runs for some time, letting Python see signals in between. True when everything is answered, false when the time
// is over or solutions wait to be taken.
bool run(Search& search, double seconds) {
    using Clock = std::chrono::steady_clock;
    constexpr auto kSlice = std::chrono::milliseconds(20);
    const auto most = std::chrono::duration<double>(1e9);  // about 30 years: no limit, and no overflow
    const auto end = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                        std::min(std::chrono::duration<double>(seconds), most));
    for (;;) {
        Stop stop;
        {
            nb::gil_scoped_release release;
            stop = search.run_for(std::min<Clock::duration>(kSlice, end - Clock::now()));
        }
        if (stop == Stop::finished) return true;
        if (PyErr_CheckSignals() != 0) throw nb::python_error();
        if (stop == Stop::full || Clock::now() >= end) return false;
    }
}

std::vector<std::pair<std::uint32_t, nb::bytes>> take(Search& search) {
    std::vector<std::pair<std::uint32_t, nb::bytes>> taken;
    for (const Found& found : search.take())
        taken.emplace_back(found.job, nb::bytes(found.values.data(), found.values.size()));
    return taken;
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
        .def_ro("values", &Layout::values)
        .def_ro("toggles", &Layout::toggles);

    m.def("compile", &make_layout, "values"_a, "domains"_a, "distincts"_a, "pairs"_a, "relations"_a,
          "A layout from primitives: distincts are (cells, toggle), pairs (a, b, relation, toggle), relations the masks "
          "allowed for b by value of a; toggle -1 is always on.");

    nb::class_<Search>(m, "Search", "Questions about one layout, answered by the lanes.")
        .def(
            "__init__",
            [](Search* self, std::shared_ptr<const Layout> layout, const Words& starts, Words toggles_on,
               std::uint64_t limit, std::optional<std::uint64_t> budget, std::uint32_t solution_room, bool keep_states,
               const std::optional<std::string>& level) {
                Question question{limit, budget.value_or(~std::uint64_t{0}), solution_room, keep_states};
                new (self) Search(std::move(layout), level_named(level), starts, std::move(toggles_on), question);
            },
            "layout"_a, "starts"_a, "toggles_on"_a = Words{}, "limit"_a = 2, "budget"_a = nb::none(),
            "solution_room"_a = 64, "keep_states"_a = false, "level"_a = nb::none())
        .def("run", &run, "seconds"_a,
             "Works on; True when everything is answered, False when the time is over or solutions wait to be taken.")
        .def("take", &take, "The solutions found since the last call, as (job, values).")
        .def("found", &Search::found, "job"_a)
        .def("guesses", &Search::guesses, "job"_a)
        .def("verdict", &Search::verdict, "job"_a)
        .def("state", &Search::state, "job"_a, "The candidates an overrun job had, where states are kept.");

    m.def("to_cnf", &to_cnf, "layout"_a, "candidates"_a, "toggles_on"_a = Words{},
          nb::call_guard<nb::gil_scoped_release>(),
          "The candidates as clauses, each ended by 0; variables are the candidates, from 1.");

    m.def(
        "levels",
        [] {
            std::vector<std::string> names;
            for (const Level& level : levels()) names.emplace_back(level.name);
            return names;
        },
        "The instruction levels this machine can run, best first.");
}
