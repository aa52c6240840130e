// Rules, and all ways to fill them.
#include <nanobind/nanobind.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <cstdint>
#include <tuple>
#include <utility>
#include <vector>

#include "ladder/rule_filler.hpp"
#include "python/bindings.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace gridwright {
namespace {

template <class T>
using List = std::vector<T>;

nb::object told(const std::vector<std::uint8_t>& ways, std::size_t size) {
    const std::size_t count = size ? ways.size() / size : 0;
    PyObject* list = PyList_New(static_cast<Py_ssize_t>(count));
    if (!list) throw nb::python_error();
    const auto found = nb::steal(list);
    for (std::size_t way = 0; way < count; ++way) {
        PyObject* tuple = PyTuple_New(static_cast<Py_ssize_t>(size));
        if (!tuple) throw nb::python_error();
        for (std::size_t place = 0; place < size; ++place)
            PyTuple_SET_ITEM(tuple, static_cast<Py_ssize_t>(place), PyLong_FromLong(ways[way * size + place]));
        PyList_SET_ITEM(list, static_cast<Py_ssize_t>(way), tuple);
    }
    return found;
}

}  // namespace

void bind_fillings(nb::module_& m) {
    nb::class_<RuleFiller>(m, "RuleFiller", "A rule, to be asked for all ways to fill its cells.")
        .def(
            "__init__",
            [](RuleFiller* self, std::uint32_t values, List<List<std::uint32_t>> differ,
               const List<List<std::tuple<std::uint32_t, Words>>>& related,
               const List<std::tuple<List<std::int64_t>, std::int64_t, std::int64_t>>& totals,
               const List<std::tuple<std::uint64_t, Words>>& choices,
               const List<std::tuple<List<std::uint32_t>, List<List<std::int32_t>>, List<std::int32_t>>>& machines) {
                RuleOnPlaces rule{std::move(differ), {}, {}, {}, {}};
                for (const auto& some : related) {
                    auto& here = rule.related.emplace_back();
                    for (const auto& [other, allowed] : some) here.push_back({other, allowed});
                }
                for (const auto& [coefficients, low, high] : totals) rule.totals.push_back({coefficients, low, high});
                for (const auto& [places, sets] : choices) rule.choices.push_back({places, sets});
                for (const auto& [places, steps, accepting] : machines) rule.machines.push_back({places, steps, accepting});
                new (self) RuleFiller(values, std::move(rule));
            },
            "values"_a, "differ"_a, "related"_a, "totals"_a, "choices"_a, "machines"_a,
            "By places: those before each that differ from it, and those before it that are related to it with the values that "
            "go with theirs; totals are (coefficients, low, high), choices (places, sets of values), machines (places, steps, "
            "accepting states).")
        .def(
            "fill",
            [](const RuleFiller& filler, const Words& candidates, std::size_t most_ways, std::uint64_t most_tried) -> nb::object {
                const auto ways = filler.fill(candidates, most_ways, most_tried);
                return ways ? told(*ways, filler.size()) : nb::none();
            },
            nb::sig("def fill(self, candidates: collections.abc.Sequence[int], most_ways: int, most_tried: int) -> "
                    "list[tuple[int, ...]] | None"),
            "candidates"_a, "most_ways"_a, "most_tried"_a,
            "A value per place for each way; None if there are more ways, or more values would have to be tried.");
}

}  // namespace gridwright
