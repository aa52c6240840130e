// The canonical form of a graph: the same for all graphs that differ in the numbers of their nodes only, and for no others.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

#include "shapes/coloured_graph.hpp"

namespace gridwright {

struct CanonicalForm {
    std::vector<std::uint32_t> order;  // the nodes, as they are numbered in the form
    std::vector<std::uint64_t> words;  // the graph with these numbers: colours, then edges to nodes not after
    std::uint64_t work;                // edges looked at
};

inline constexpr std::atomic<bool> kGoOn = false;

// Nothing if more edges would have to be looked at, the same on every machine; nor when it is told to stop.
std::optional<CanonicalForm> canonical_form(const ColouredGraph& graph, std::uint64_t most_work,
                                            const std::atomic<bool>& stop = kGoOn);

}  // namespace gridwright
