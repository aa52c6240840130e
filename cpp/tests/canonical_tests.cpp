// Canonical forms: as many as there are graphs, by published numbers, whatever the nodes are called.
#include "shapes/canonical.hpp"

#include <cstdint>
#include <numeric>
#include <set>
#include <utility>
#include <vector>

#include "shapes/puzzle_graph.hpp"
#include "shapes/random.hpp"
#include "testing.hpp"

namespace gridwright::testing {
namespace {

using Pairs = std::vector<std::pair<std::uint32_t, std::uint32_t>>;

constexpr std::uint64_t kPlenty = 1'000'000'000;

ColouredGraph graph_of(std::size_t nodes, const Pairs& pairs, const Numbers& names) {
    std::vector<std::pair<std::uint32_t, ColouredGraph::Edge>> edges;
    for (const auto& [a, b] : pairs) {
        edges.push_back({names[a], {names[b], 1}});
        edges.push_back({names[b], {names[a], 1}});
    }
    return {Words(nodes), Ragged<ColouredGraph::Edge>(nodes, edges)};
}

Numbers own_names(std::size_t nodes) {
    Numbers names(nodes);
    std::iota(names.begin(), names.end(), 0u);
    return names;
}

TEST(test_as_many_forms_as_graphs) {
    const std::pair<std::uint32_t, std::size_t> known[] = {{1, 1}, {2, 2}, {3, 4}, {4, 11}, {5, 34}, {6, 156}};
    for (const auto& [nodes, graphs] : known) {
        Pairs all;
        for (std::uint32_t b = 0; b < nodes; ++b)
            for (std::uint32_t a = 0; a < b; ++a) all.push_back({a, b});
        std::set<Words> forms;
        for (std::uint32_t chosen = 0; chosen < 1u << all.size(); ++chosen) {
            Pairs pairs;
            for (std::size_t i = 0; i < all.size(); ++i)
                if (chosen >> i & 1) pairs.push_back(all[i]);
            forms.insert(canonical_form(graph_of(nodes, pairs, own_names(nodes)), kPlenty)->words);
        }
        expect_equal(forms.size(), graphs, "graphs of " + std::to_string(nodes) + " nodes");
    }
}

TEST(test_names_of_nodes_do_not_matter) {
    // Rook's moves and the Shrikhande graph: as regular as each other, yet different.
    Pairs rook, shrikhande;
    for (std::uint32_t a = 0; a < 16; ++a)
        for (std::uint32_t b = 0; b < a; ++b) {
            const auto rows = (a / 4 + 4 - b / 4) % 4, cols = (a % 4 + 4 - b % 4) % 4;
            if (!rows || !cols) rook.push_back({a, b});
            if ((!rows && cols % 2) || (!cols && rows % 2) || (rows == cols && rows % 2)) shrikhande.push_back({a, b});
        }
    RandomStream random(1);
    std::set<Words> forms;
    for (const Pairs& pairs : {rook, shrikhande})
        for (int again = 0; again < 20; ++again) {
            auto names = own_names(16);
            random.shuffle(names);
            forms.insert(canonical_form(graph_of(16, pairs, names), kPlenty)->words);
        }
    expect_equal(forms.size(), 2, "two graphs, twenty times each");
    expect(!canonical_form(graph_of(16, rook, own_names(16)), 10), "work has an end");
}

TEST(test_puzzle_graphs_are_checked) {
    expect_refused("an edge to nowhere", [] { PuzzleGraph({1}, {{0, 1, 1, 1}}, {0}, PuzzleGraph::kNone); });
    expect_refused("the label of givens", [] { PuzzleGraph({1, 1}, {{0, 1, 0, 1}}, {0}, PuzzleGraph::kNone); });
    expect_refused("a cell without a node", [] { PuzzleGraph({1}, {}, {1}, PuzzleGraph::kNone); });
    const PuzzleGraph graph({1, 2}, {}, {0}, 1);
    expect_refused("a given too many", [&] { graph.canonical(Bytes{1, 1}, kPlenty); });
    expect_refused("a given without a node", [&] { graph.canonical(Bytes{2}, kPlenty); });
    expect(graph.canonical(Bytes{1}, kPlenty)->words != graph.canonical(Bytes{0}, kPlenty)->words, "givens count");
}

}  // namespace
}  // namespace gridwright::testing
