#include "shapes/spanning_tree.hpp"

#include <cstddef>

namespace gridwright {

CellGraph::CellGraph(std::uint32_t rows, std::uint32_t cols) : beside_(std::size_t{4} * rows * cols), counts_(std::size_t{rows} * cols) {
    for (std::uint32_t cell = 0; cell < rows * cols; ++cell) {
        const std::uint32_t row = cell / cols, col = cell % cols;
        const auto add = [&](std::uint32_t other) { beside_[4 * cell + counts_[cell]++] = other; };
        if (row) add(cell - cols);
        if (col) add(cell - 1);
        if (col + 1 < cols) add(cell + 1);
        if (row + 1 < rows) add(cell + cols);
    }
}

// Kirchhoff: the determinant of how many neighbours each cell has, less which of them these are, without the last cell.
// Only a cell and its neighbours are told apart from 0 and pivots never are 0, so plain elimination does.
double spanning_trees(const CellGraph& beside, std::span<const std::uint32_t> cells) {
    const std::size_t n = cells.size();
    std::vector<double> table(n * n);
    for (std::size_t i = 0; i < n; ++i)
        for (const std::uint32_t other : beside[cells[i]])
            for (std::size_t k = 0; k < n; ++k)
                if (cells[k] == other) {
                    table[i * n + i] += 1;
                    table[i * n + k] = -1;
                }
    double trees = 1;
    for (std::size_t i = 0; i + 1 < n; ++i) {
        const double pivot = table[i * n + i];
        trees *= pivot;
        for (std::size_t row = i + 1; row + 1 < n; ++row)
            if (const double factor = table[row * n + i] / pivot; factor != 0)
                for (std::size_t col = i + 1; col + 1 < n; ++col) table[row * n + col] -= factor * table[i * n + col];
    }
    return trees;
}

SpanningTree::SpanningTree(const CellGraph& beside)
    : beside_(beside), places_(beside.cells()), above_(beside.cells()), below_(beside.cells()), in_part_(beside.cells()) {}

void SpanningTree::grow(std::span<const std::uint32_t> cells, RandomStream& random) {
    for (const std::uint32_t cell : cells) places_[cell] = waiting;
    order_.assign(1, cells.front());
    places_[cells.front()] = standing;
    for (const std::uint32_t start : cells) {
        // A walk at random to the tree, remembering for each cell only where it was last left: so its loops are gone.
        for (std::uint32_t cell = start; places_[cell] != standing;) {
            const auto around = beside_[cell];
            const std::uint32_t other = around[random.below(static_cast<std::uint32_t>(around.size()))];
            if (places_[other] == elsewhere) continue;
            above_[cell] = other;
            cell = other;
        }
        branch_.clear();
        for (std::uint32_t cell = start; places_[cell] != standing; cell = above_[cell]) {
            places_[cell] = standing;
            branch_.push_back(cell);
        }
        order_.insert(order_.end(), branch_.rbegin(), branch_.rend());
    }
    for (const std::uint32_t cell : order_) below_[cell] = 1;
    for (std::size_t i = order_.size(); i-- > 1;) below_[above_[order_[i]]] += below_[order_[i]];
    for (const std::uint32_t cell : cells) places_[cell] = elsewhere;
}

const std::vector<std::uint8_t>& SpanningTree::cut_above(std::uint32_t cell) {
    side_.clear();
    for (const std::uint32_t one : order_) {
        in_part_[one] = one == cell || (one != order_.front() && in_part_[above_[one]]);
        side_.push_back(in_part_[one]);
    }
    return side_;
}

}  // namespace gridwright
