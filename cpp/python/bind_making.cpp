// Making puzzles: random full grids, and what is carved of them.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "making/carving.hpp"
#include "making/fills.hpp"
#include "python/asking.hpp"
#include "python/bindings.hpp"
#include "python/signals.hpp"
#include "shapes/random.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace gridwright {
namespace {

std::span<const std::uint8_t> bytes_of(const nb::bytes& bytes) {
    return {static_cast<const std::uint8_t*>(bytes.data()), bytes.size()};
}

using Over = nb::typed<nb::callable, bool()>;

nb::bytes to_bytes(const std::vector<std::uint8_t>& values) { return nb::bytes(values.data(), values.size()); }

// The groups in the order that a key gives them: any, or with the first ones within a share of the way; if that is nothing,
// before all others.
void add_order(std::vector<std::uint32_t>& orders, std::size_t groups, std::uint64_t key, std::size_t early, double share) {
    const std::size_t begin = orders.size();
    for (std::uint32_t group = 0; group < groups; ++group) orders.push_back(group);
    if (!key) return;
    RandomStream stream(stream_key({key}));
    const auto order = std::span(orders).subspan(begin);
    if (early == 0 || early >= groups) return stream.shuffle(order);
    std::vector<double> ranks(groups);
    for (std::size_t group = 0; group < groups; ++group) {
        ranks[group] = stream.fraction();
        if (group < early) ranks[group] = share > 0 ? ranks[group] * share : ranks[group] - 1;
    }
    std::ranges::stable_sort(order, {}, [&](std::uint32_t group) { return ranks[group]; });
}

}  // namespace

void bind_making(nb::module_& m) {
    m.def(
        "fill",
        [](std::shared_ptr<const Layout> layout, const Words& keys, nb::bytes givens, const Words& toggles_on,
           std::uint64_t budget, std::uint64_t restart, unsigned threads, const std::optional<std::string>& instruction_set,
           const Over& over) {
            const Fills fills{std::move(layout), keys,    bytes_of(givens), toggles_on, budget, restart,
                              instruction_set_named(instruction_set), threads};
            std::vector<std::uint8_t> grids;
            const auto work = [&](const std::atomic<bool>& stop) { grids = fill(fills, stop); };
            if (with_signals(work, [&] { return nb::cast<bool>(over()); })) return std::optional<nb::bytes>();
            return std::optional(to_bytes(grids));
        },
        "layout"_a, "keys"_a, "givens"_a, "toggles_on"_a, "budget"_a, "restart"_a, "threads"_a,
        "instruction_set"_a.none(), "over"_a,
        "A random full grid for each key, a byte per cell, grid after grid; zeros where there is none within the budget. None "
        "when the time is over before.");

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

    using Numbers = std::vector<std::uint32_t>;
    m.def(
        "carve",
        [](std::shared_ptr<const Layout> layout, nb::bytes grids, nb::bytes givens, const Words& toggles_on,
           const Numbers& clues, const Numbers& ends, const Words& keys, std::uint64_t budget, bool within_budget,
           const Rungs* rungs, std::uint32_t rating, unsigned threads,
           const std::optional<std::string>& instruction_set, std::size_t early, double share, const Over& over) {
            Numbers orders;
            for (const std::uint64_t key : keys) add_order(orders, ends.size(), key, early, share);
            const Carvings carvings{std::move(layout), bytes_of(grids), bytes_of(givens), toggles_on, {clues, ends}, orders,
                                    budget, within_budget, rungs, rating, instruction_set_named(instruction_set), threads};
            CarvedAll all;
            const auto work = [&](const std::atomic<bool>& stop) { all = carve(carvings, stop); };
            using Told = std::vector<std::tuple<bool, bool, std::uint64_t>>;
            using All = std::tuple<nb::bytes, Words, Told>;
            if (with_signals(work, [&] { return nb::cast<bool>(over()); })) return std::optional<All>();
            Told told;
            for (const Carved& carved : all.puzzles) told.emplace_back(carved.unique, carved.proven, carved.guesses);
            return std::optional(All(to_bytes(all.givens), all.toggles_on, told));
        },
        "layout"_a, "grids"_a, "givens"_a, "toggles_on"_a, "clues"_a, "ends"_a, "keys"_a, "budget"_a, "within_budget"_a,
        "rungs"_a.none(), "rating"_a, "threads"_a, "instruction_set"_a.none(), "early"_a, "share"_a, "over"_a,
        "Takes groups of clues out of full grids, in a random order for each key (0: as they stand), so many of them early "
        "within a share of the way, one after the other, as long as these are the only solution: the givens and toggles left, "
        "and for each whether it is unique, whether no group that is left can go, and the guesses of its proof. With rungs, these must solve what is "
        "left, up to a rating in tenths. None when the time is over before.");
}

}  // namespace gridwright
