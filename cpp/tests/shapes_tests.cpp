// Spanning trees and random regions.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <numeric>
#include <utility>
#include <vector>

#include "shapes/random.hpp"
#include "shapes/recombine.hpp"
#include "shapes/spanning_tree.hpp"
#include "testing.hpp"

namespace gridwright::testing {
namespace {

const std::atomic<bool> kGoOn = false;

Numbers all_cells(std::uint32_t cells) {
    Numbers all(cells);
    std::iota(all.begin(), all.end(), 0u);
    return all;
}

TEST(test_numbers_of_spanning_trees) {
    // Published numbers for square grids.
    const std::pair<std::uint32_t, double> known[] = {{1, 1}, {2, 4}, {3, 192}, {4, 100352}, {5, 557568000}};
    for (const auto& [n, trees] : known)
        expect(std::abs(spanning_trees(CellGraph(n, n), all_cells(n * n)) / trees - 1) < 1e-9, "spanning trees of " + std::to_string(n));
    expect(spanning_trees(CellGraph(3, 3), Numbers{0, 1, 4, 7}) == 1, "a path is its own tree");
}

TEST(test_spanning_trees_are_equally_likely) {
    // Of the 15 trees of 2 × 3 cells, each is known by which of the 7 edges it has.
    const CellGraph graph(2, 3);
    SpanningTree tree(graph);
    RandomStream random(5);
    std::map<Numbers, int> drawn;
    for (int again = 0; again < 1500; ++again) {
        tree.grow(all_cells(6), random);
        expect_equal(tree.below(tree.cells().front()), 6, "all hang on the root");
        Numbers edges;
        for (const std::uint32_t cell : tree.cells().subspan(1)) {
            const auto& sides = tree.cut_above(cell);
            expect_equal(std::count(sides.begin(), sides.end(), 1), tree.below(cell), "what hangs on an edge");
            edges.push_back(std::min(cell, tree.above(cell)) * 6 + std::max(cell, tree.above(cell)));
        }
        std::sort(edges.begin(), edges.end());
        ++drawn[edges];
    }
    expect_equal(drawn.size(), 15, "all trees are drawn");
    double squares = 0;
    for (const auto& one : drawn) squares += (one.second - 100) * (one.second - 100) / 100.0;
    expect(squares < 36.1, "one in a thousand has more");
}

TEST(test_regions_of_one_size) {
    const auto labels = recombined({6, 6, 6, 100, 100}, RandomStream(1), kGoOn);
    for (std::uint32_t label = 0; label < 6; ++label) expect_equal(std::count(labels.begin(), labels.end(), label), 6, "cells of a region");
    expect_refused("regions that do not fill a grid", [] { recombined({4, 4, 5, 1, 0}, RandomStream(1), kGoOn); });
    expect_refused("regions without cells", [] { recombined({4, 4, 0, 1, 0}, RandomStream(1), kGoOn); });
}

}  // namespace
}  // namespace gridwright::testing
