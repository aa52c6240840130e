// Puzzles as graphs, and their canonical forms.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <optional>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

#include "python/bindings.hpp"
#include "python/signals.hpp"
#include "shapes/puzzle_graph.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace gridwright {
namespace {

using Numbers = std::vector<std::uint32_t>;

// Edges to be looked at before Ctrl-C must be heard: some hundredths of a second, and a hundred times what most puzzles take.
constexpr std::uint64_t kAtOnce = 200'000;

std::span<const std::uint8_t> bytes_of(const nb::bytes& bytes) { return {static_cast<const std::uint8_t*>(bytes.data()), bytes.size()}; }

nb::bytes told_words(const std::vector<std::uint64_t>& words) { return nb::bytes(words.data(), words.size() * sizeof words[0]); }

std::optional<std::tuple<nb::bytes, Numbers, std::uint64_t>> told_form(const PuzzleGraph& graph, const nb::bytes& givens, std::uint64_t most_work) {
    std::optional<CanonicalForm> form;
    const auto values = bytes_of(givens);
    {
        nb::gil_scoped_release released;
        form = graph.canonical(values, std::min(most_work, kAtOnce));
    }
    if (!form && most_work > kAtOnce)
        with_signals([&](const std::atomic<bool>& stop) { form = graph.canonical(values, most_work, stop); });
    if (!form) return std::nullopt;
    return std::tuple(told_words(form->words), std::move(form->order), form->work);
}

}  // namespace

void bind_canonical(nb::module_& m) {
    nb::class_<PuzzleGraph>(m, "PuzzleGraph", "Puzzles of one layout as graphs, whose nodes have colours and whose edges have labels.")
        .def(
            "__init__",
            [](PuzzleGraph* at, Numbers colours, const std::vector<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t, std::uint32_t>>& edges,
               const std::vector<std::int64_t>& node_of, std::optional<std::uint32_t> values) {
                std::vector<PuzzleGraph::LabelledEdge> labelled;
                for (const auto& [first, second, from_first, from_second] : edges) labelled.push_back({first, second, from_first, from_second});
                Numbers nodes;
                for (const std::int64_t node : node_of) nodes.push_back(node < 0 ? PuzzleGraph::kNone : static_cast<std::uint32_t>(node));
                new (at) PuzzleGraph(std::move(colours), labelled, std::move(nodes), values.value_or(PuzzleGraph::kNone));
            },
            "colours"_a, "edges"_a, "node_of"_a, "values"_a.none(),
            "A colour per node; edges of two nodes and the labels seen from each, not 0; the node of each cell, -1 for none; and the node "
            "of the first value, if values can change their names.")
        .def(
            "colours", [](const PuzzleGraph& graph, const nb::bytes& givens) { return told_words(graph.colours(bytes_of(givens))); }, "givens"_a,
            "The colours with the givens of a puzzle, sorted.")
        .def("canonical", &told_form, "givens"_a, "most_work"_a,
             "The canonical form with the givens of a puzzle, a byte per cell: the form itself, the nodes as they are numbered in it, and the "
             "work it took; nothing if that would be more.");
}

}  // namespace gridwright
