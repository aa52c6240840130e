// Random regions, empty or with values.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <atomic>
#include <cstdint>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "python/bindings.hpp"
#include "python/signals.hpp"
#include "shapes/grow.hpp"
#include "shapes/random.hpp"
#include "shapes/recombine.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace gridwright {

namespace {

using Over = nb::typed<nb::callable, bool()>;  // without arguments: whether the time is over

// Steps that take some thousandths of a second, as on usual grids: no need to look at the time meanwhile.
constexpr std::uint64_t kAtOnce = 5'000;

// Does work of so many steps; whether the time was over before it was done.
template <class Work>
bool is_over_before(const Work& work, std::uint64_t steps, const Over& over) {
    if (steps > kAtOnce) return with_signals(work, [&] { return nb::cast<bool>(over()); });
    const std::atomic<bool> go_on = false;
    nb::gil_scoped_release released;
    work(go_on);
    return false;
}

}  // namespace

void bind_shapes(nb::module_& m) {
    m.def(
        "recombined",
        [](std::uint32_t rows, std::uint32_t cols, std::uint32_t size, std::uint64_t key, std::uint64_t steps, std::uint64_t uniform_steps,
           const Over& over) {
            std::optional<std::vector<std::uint32_t>> labels;
            const auto work = [&](const std::atomic<bool>& stop) {
                labels = recombined({rows, cols, size, steps, uniform_steps}, RandomStream(key), stop);
            };
            if (is_over_before(work, steps + uniform_steps, over)) labels.reset();
            return labels;
        },
        "rows"_a, "cols"_a, "size"_a, "key"_a, "steps"_a, "uniform_steps"_a, "over"_a,
        "Random regions of one size: the region of each cell. None when the time is over before.");

    nb::class_<Growth>(m, "Growth", "A grid, the sizes of regions that are wanted, and what is said of two cells.")
        .def(
            "__init__",
            [](Growth* at, std::uint32_t rows, std::uint32_t cols, std::vector<std::uint32_t> weights, std::vector<Words> relations,
               const std::vector<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t, bool>>& pairs) {
                new (at) Growth{rows, cols, std::move(weights), std::move(relations), {}};
                for (const auto& [first, second, relation, inside] : pairs) at->pairs.push_back({first, second, relation, inside});
            },
            "rows"_a, "cols"_a, "weights"_a, "relations"_a, "pairs"_a,
            "Pairs are two cells, the number of a relation, and whether it holds within regions only.")
        .def(
            "grown",
            [](const Growth& growth, std::uint64_t key, std::uint64_t steps, const Over& over) {
                std::optional<std::pair<std::vector<std::uint32_t>, std::vector<std::uint32_t>>> told;
                const auto work = [&](const std::atomic<bool>& stop) {
                    if (auto found = grown(growth, steps, RandomStream(key), stop))
                        told.emplace(std::move(found->labels), std::vector<std::uint32_t>(found->values.begin(), found->values.end()));
                };
                if (is_over_before(work, steps, over)) told.reset();
                return told;
            },
            "key"_a, "steps"_a, "over"_a,
            "Random regions grown together with their values: the region and the value of each cell; None where there are none, and when "
            "the time is over before.");
}

}  // namespace gridwright
