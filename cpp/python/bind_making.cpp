// Making puzzles: random full grids.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "making/fills.hpp"
#include "python/asking.hpp"
#include "python/bindings.hpp"
#include "python/signals.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace gridwright {
namespace {

std::span<const std::uint8_t> bytes_of(const nb::bytes& bytes) {
    return {static_cast<const std::uint8_t*>(bytes.data()), bytes.size()};
}

nb::bytes to_bytes(const std::vector<std::uint8_t>& values) { return nb::bytes(values.data(), values.size()); }

}  // namespace

void bind_making(nb::module_& m) {
    m.def(
        "fill",
        [](std::shared_ptr<const Layout> layout, const Words& keys, nb::bytes givens, const Words& toggles_on,
           std::uint64_t budget, std::uint64_t restart, unsigned threads, const std::optional<std::string>& instruction_set) {
            const Fills fills{std::move(layout), keys,    bytes_of(givens), toggles_on, budget, restart,
                              instruction_set_named(instruction_set), threads};
            std::vector<std::uint8_t> grids;
            with_signals([&](const std::atomic<bool>& stop) { grids = fill(fills, stop); });
            return to_bytes(grids);
        },
        "layout"_a, "keys"_a, "givens"_a, "toggles_on"_a, "budget"_a, "restart"_a, "threads"_a = 1,
        "instruction_set"_a = nb::none(),
        "A random full grid for each key, a byte per cell, grid after grid; zeros where there is none within the budget.");

    m.def(
        "resample",
        [](std::shared_ptr<const Layout> layout, const Words& keys, nb::bytes grids, nb::bytes fixed, const Words& toggles_on,
           std::uint32_t rounds, std::uint32_t erased, std::uint64_t most, std::uint64_t budget, unsigned threads,
           const std::optional<std::string>& instruction_set) {
            const Fills fills{std::move(layout), keys, bytes_of(grids), toggles_on, budget, 0,
                              instruction_set_named(instruction_set), threads};
            std::vector<std::uint8_t> drawn;
            with_signals([&](const std::atomic<bool>& stop) {
                drawn = resample(fills, bytes_of(fixed), {rounds, erased, most, budget}, stop);
            });
            return to_bytes(drawn);
        },
        "layout"_a, "keys"_a, "grids"_a, "fixed"_a, "toggles_on"_a, "rounds"_a, "erased"_a, "most"_a, "budget"_a,
        "threads"_a = 1, "instruction_set"_a = nb::none(),
        "Full grids, of which some cells are drawn again in each round.");
}

}  // namespace gridwright
