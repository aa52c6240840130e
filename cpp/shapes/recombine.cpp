// A step looks at an edge of the grid. If two regions A and B meet there, a spanning tree of their cells is drawn, and if it
// has an edge that halves it, they become the halves A′ and B′. Out of one pair, a cut is drawn with a probability that is
// τ(A′) τ(B′) times the number of edges between A′ and B′, where τ counts spanning trees; and the pair itself by the number
// of edges between A and B. So, if a cut is taken with the probability min(1, τ(A) τ(B) / τ(A′) τ(B′)), going there is as
// likely as coming back, and all cuts of the grid become equally likely. Taken always, those with compact regions are likelier.
#include "shapes/recombine.hpp"

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <utility>

#include "shapes/spanning_tree.hpp"

namespace gridwright {
namespace {

class Jigsaw {
public:
    Jigsaw(const Recombination& wanted, RandomStream& random)
        : beside_(wanted.rows, wanted.cols), tree_(beside_), random_(random), size_(wanted.size) {
        const std::uint32_t cells = wanted.rows * wanted.cols;
        regions_.resize(cells / size_);
        labels_.resize(cells);
        // The grid to and fro along its rows, cut into pieces.
        for (std::uint32_t place = 0; place < cells; ++place) {
            const std::uint32_t row = place / wanted.cols, col = place % wanted.cols;
            move_to(row * wanted.cols + (row % 2 ? wanted.cols - 1 - col : col), place / size_);
        }
        for (std::uint32_t cell = 0; cell < cells; ++cell)
            for (const std::uint32_t other : beside_[cell])
                if (cell < other) edges_.emplace_back(cell, other);
    }

    void compact(std::uint64_t steps, const std::atomic<bool>& stop) {
        while (steps-- && !stop)
            if (cut_anew()) keep();
    }

    void uniform(std::uint64_t steps, const std::atomic<bool>& stop) {
        std::vector<double> trees;
        for (const auto& region : regions_) trees.push_back(spanning_trees(beside_, region));
        while (steps-- && !stop)
            if (cut_anew()) {
                const double first = spanning_trees(beside_, halves_[0]), second = spanning_trees(beside_, halves_[1]);
                if (random_.fraction() * (first * second) >= trees[pair_[0]] * trees[pair_[1]]) continue;
                keep();
                trees[pair_[0]] = first;
                trees[pair_[1]] = second;
            }
    }

    std::vector<std::uint32_t> labels() && { return std::move(labels_); }

private:
    // Looks at an edge; whether there are two new halves for the regions that meet there.
    bool cut_anew() {
        if (edges_.empty()) return false;
        const auto [one, other] = edges_[random_.below(static_cast<std::uint32_t>(edges_.size()))];
        if (labels_[one] == labels_[other]) return false;
        pair_[0] = labels_[one];
        pair_[1] = labels_[other];
        merged_ = regions_[pair_[0]];
        merged_.insert(merged_.end(), regions_[pair_[1]].begin(), regions_[pair_[1]].end());
        tree_.grow(merged_, random_);
        const auto cells = tree_.cells();
        const auto found = std::find_if(cells.begin(), cells.end(), [&](std::uint32_t cell) { return tree_.below(cell) == size_; });
        if (found == cells.end()) return false;
        const auto& sides = tree_.cut_above(*found);
        for (auto& half : halves_) half.clear();
        for (std::size_t i = 0; i < cells.size(); ++i) halves_[sides[i]].push_back(cells[i]);
        return true;
    }

    void keep() {
        for (std::size_t side : {0, 1}) {
            regions_[pair_[side]].clear();
            for (const std::uint32_t cell : halves_[side]) move_to(cell, pair_[side]);
        }
    }

    void move_to(std::uint32_t cell, std::uint32_t region) {
        labels_[cell] = region;
        regions_[region].push_back(cell);
    }

    CellGraph beside_;
    SpanningTree tree_;
    RandomStream& random_;
    std::uint32_t size_;
    std::vector<std::vector<std::uint32_t>> regions_;
    std::vector<std::uint32_t> labels_, merged_;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> edges_;
    std::uint32_t pair_[2] = {};
    std::vector<std::uint32_t> halves_[2];
};

}  // namespace

std::vector<std::uint32_t> recombined(const Recombination& wanted, RandomStream random, const std::atomic<bool>& stop) {
    if (!wanted.rows || !wanted.cols || !wanted.size) throw std::invalid_argument("a grid and its regions have cells");
    if (wanted.rows > 1000 || wanted.cols > 1000) throw std::invalid_argument("the grid is too large");
    if (wanted.rows * wanted.cols % wanted.size) throw std::invalid_argument("regions of this size do not fill the grid");
    Jigsaw jigsaw(wanted, random);
    jigsaw.compact(wanted.steps, stop);
    if (wanted.uniform_steps) jigsaw.uniform(wanted.uniform_steps, stop);
    auto labels = std::move(jigsaw).labels();
    number_regions(labels);
    return labels;
}

void number_regions(std::vector<std::uint32_t>& labels) {
    constexpr std::uint32_t kNone = ~std::uint32_t{0};
    std::vector<std::uint32_t> numbers(labels.size(), kNone);
    std::uint32_t next = 0;
    for (std::uint32_t& label : labels) {
        if (numbers[label] == kNone) numbers[label] = next++;
        label = numbers[label];
    }
}

}  // namespace gridwright
