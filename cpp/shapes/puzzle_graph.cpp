#include "shapes/puzzle_graph.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace gridwright {
namespace {

constexpr std::uint64_t kGivens = 256;  // more than there are values

}  // namespace

PuzzleGraph::PuzzleGraph(std::vector<std::uint32_t> colours, const std::vector<LabelledEdge>& edges, std::vector<std::uint32_t> node_of,
                         std::uint32_t values)
    : colours_(std::move(colours)), node_of_(std::move(node_of)), values_(values) {
    for (const LabelledEdge& edge : edges) {
        if (edge.first >= colours_.size() || edge.second >= colours_.size()) throw std::invalid_argument("an edge leads nowhere");
        if (!edge.from_first || !edge.from_second) throw std::invalid_argument("the label 0 is for givens");
        edges_.push_back({edge.first, {edge.second, edge.from_first}});
        edges_.push_back({edge.second, {edge.first, edge.from_second}});
    }
    for (const std::uint32_t node : node_of_)
        if (node != kNone && node >= colours_.size()) throw std::invalid_argument("a cell has no node");
}

std::vector<std::uint64_t> PuzzleGraph::colours(std::span<const std::uint8_t> givens) const {
    auto found = coloured(givens);
    std::sort(found.begin(), found.end());
    return found;
}

std::optional<CanonicalForm> PuzzleGraph::canonical(std::span<const std::uint8_t> givens, std::uint64_t most_work,
                                                    const std::atomic<bool>& stop) const {
    ColouredGraph graph{coloured(givens), {}};
    auto edges = edges_;
    if (values_ != kNone)
        for (std::size_t cell = 0; cell < givens.size(); ++cell)
            if (givens[cell] && node_of_[cell] != kNone) {
                const std::uint32_t value = values_ + givens[cell] - 1u;
                if (value >= colours_.size()) throw std::invalid_argument("a given has no node");
                edges.push_back({node_of_[cell], {value, 0}});
                edges.push_back({value, {node_of_[cell], 0}});
            }
    graph.edges = Ragged<ColouredGraph::Edge>(graph.nodes(), edges);
    return canonical_form(graph, most_work, stop);
}

std::vector<std::uint64_t> PuzzleGraph::coloured(std::span<const std::uint8_t> givens) const {
    if (givens.size() != node_of_.size()) throw std::invalid_argument("a byte for each cell is needed");
    std::vector<std::uint64_t> found;
    for (const std::uint32_t colour : colours_) found.push_back(colour * kGivens);
    for (std::size_t cell = 0; cell < givens.size(); ++cell)
        if (node_of_[cell] != kNone) found[node_of_[cell]] += values_ == kNone ? givens[cell] : givens[cell] != 0;
    return found;
}

}  // namespace gridwright
