// Puzzles of one layout as graphs: nodes for cells, values and what rules say, which all have in common, and their givens.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "shapes/canonical.hpp"
#include "shapes/coloured_graph.hpp"

namespace gridwright {

class PuzzleGraph {
public:
    struct LabelledEdge {
        std::uint32_t first, second;
        std::uint32_t from_first, from_second;  // labels, not 0: that is for givens
    };

    // `node_of` has the node of each cell, kNone for one that holds nothing. Where values can change their names, they are nodes
    // as well, from `values` on, and a given is an edge; where not, `values` is kNone and a given is part of its cell's colour.
    PuzzleGraph(std::vector<std::uint32_t> colours, const std::vector<LabelledEdge>& edges, std::vector<std::uint32_t> node_of,
                std::uint32_t values);

    static constexpr std::uint32_t kNone = ~std::uint32_t{0};

    // The colours with the givens of a puzzle, sorted: where these differ, puzzles do.
    std::vector<std::uint64_t> colours(std::span<const std::uint8_t> givens) const;
    std::optional<CanonicalForm> canonical(std::span<const std::uint8_t> givens, std::uint64_t most_work, const std::atomic<bool>& stop = kGoOn) const;

private:
    std::vector<std::uint64_t> coloured(std::span<const std::uint8_t> givens) const;

    std::vector<std::uint32_t> colours_;
    std::vector<std::pair<std::uint32_t, ColouredGraph::Edge>> edges_;
    std::vector<std::uint32_t> node_of_;
    std::uint32_t values_;
};

}  // namespace gridwright
