// Spanning trees of some cells of a grid, two of which are beside each other if they share a side.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "shapes/random.hpp"

namespace gridwright {

// The cells beside each cell of a rectangle.
class CellGraph {
public:
    CellGraph(std::uint32_t rows, std::uint32_t cols);

    std::uint32_t cells() const { return static_cast<std::uint32_t>(counts_.size()); }
    std::span<const std::uint32_t> operator[](std::uint32_t cell) const { return {beside_.data() + 4 * cell, counts_[cell]}; }

private:
    std::vector<std::uint32_t> beside_;  // four places per cell
    std::vector<std::uint8_t> counts_;
};

// How many spanning trees cells have. A number beyond 2⁵³ is rounded, the same way on every machine.
double spanning_trees(const CellGraph& beside, std::span<const std::uint32_t> cells);

// A spanning tree of cells that one can walk between, each as likely as another (Wilson's method), and what is left of it
// where an edge is cut. Its memory is used again by the next one.
class SpanningTree {
public:
    explicit SpanningTree(const CellGraph& beside);

    void grow(std::span<const std::uint32_t> cells, RandomStream& random);

    // The cells, each after the one that it hangs on; the first is the root.
    std::span<const std::uint32_t> cells() const { return order_; }
    // The cell that another one, not the root, hangs on.
    std::uint32_t above(std::uint32_t cell) const { return above_[cell]; }
    // How many cells hang on the edge above a cell, itself among them.
    std::uint32_t below(std::uint32_t cell) const { return below_[cell]; }
    // Which of cells() hang on the edge above one of them, itself among them: the others are the rest of the tree.
    const std::vector<std::uint8_t>& cut_above(std::uint32_t cell);

private:
    enum Membership : std::uint8_t { elsewhere, waiting, standing };

    const CellGraph& beside_;
    std::vector<Membership> places_;
    std::vector<std::uint32_t> above_, below_, order_, branch_;
    std::vector<std::uint8_t> side_, in_part_;
};

}  // namespace gridwright
