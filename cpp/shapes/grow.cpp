// Regions are laid at the empty cell with the fewest values left, filled as soon as they are laid. Where nothing fits, the regions around are taken
// away again. No cells are left over that regions of the wanted sizes cannot fill. On large grids it may be that as much is taken
// away as is laid: these are grown block by block then, and recombining leaves nothing of that.
#include "shapes/grow.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <span>
#include <stdexcept>
#include <utility>

#include "shapes/recombine.hpp"
#include "shapes/region_filler.hpp"
#include "shapes/spanning_tree.hpp"

namespace gridwright {
namespace {

constexpr std::uint32_t kShapes = 40;       // tried at a place before the regions around it go
constexpr std::uint32_t kMostShapes = 1000;  // for each cell of the grid, before all, or a block, is given up
constexpr std::uint32_t kBlock = 10;         // cells on a side of a block
constexpr std::uint32_t kTries = 20;         // for each block

class Grower {
public:
    Grower(const Growth& wanted, RandomStream& random)
        : wanted_(wanted), beside_(wanted.rows, wanted.cols), tree_(beside_), random_(random), filler_(wanted, random),
          is_wanted_(beside_.cells(), 1), marks_(beside_.cells()), fits_(beside_.cells() + 1) {
        fits_[0] = true;
        for (std::uint32_t cells = 1; cells <= beside_.cells(); ++cells)
            for (std::uint32_t size = 1; size <= std::min<std::size_t>(cells, wanted.weights.size()); ++size)
                if (weight(size) && fits_[cells - size]) fits_[cells] = true;
        const auto misfit = std::find(fits_.rbegin(), fits_.rend(), 0);
        enough_ = std::max<std::size_t>(static_cast<std::size_t>(fits_.rend() - misfit), wanted.weights.size());
    }

    bool grow(const std::atomic<bool>& stop) {
        if (!fits_[beside_.cells()]) return false;
        return lay_all(stop) || (beside_.cells() > kBlock * kBlock && grow_in_blocks(stop));
    }

    // Merges two regions that meet at an edge, cuts them apart elsewhere, and fills both anew.
    void recombine(std::uint64_t steps, const std::atomic<bool>& stop) {
        while (steps-- && !stop) {
            const std::uint32_t one = random_.below(beside_.cells());
            const auto around = beside_[one];
            if (around.empty()) return;
            const std::uint32_t other = around[random_.below(static_cast<std::uint32_t>(around.size()))];
            const std::uint32_t first = filler_.labels()[one], second = filler_.labels()[other];
            if (first == second) continue;
            merged_.assign(regions_[first].begin(), regions_[first].end());
            merged_.insert(merged_.end(), regions_[second].begin(), regions_[second].end());
            if (cut()) refill(first, second);
        }
    }

    FilledRegions told() && {
        FilledRegions found{filler_.labels(), filler_.values()};
        number_regions(found.labels);
        return found;
    }

private:
    bool lay_all(const std::atomic<bool>& stop) {
        std::uint64_t shapes = std::uint64_t{kMostShapes} * static_cast<std::uint64_t>(std::ranges::count(is_wanted_, 1));
        for (;;) {
            const std::uint32_t start = narrowest();
            if (start == beside_.cells()) return true;
            bool laid = false;
            for (std::uint32_t tries = 0; !laid && tries < kShapes; ++tries) {
                if (!shapes-- || stop) return false;
                laid = lay(start);
            }
            if (!laid) clear_around(start);
        }
    }

    bool grow_in_blocks(const std::atomic<bool>& stop) {
        clear_wanted();
        std::ranges::fill(is_wanted_, 0);
        for (std::uint32_t row = 0; row < wanted_.rows; row += kBlock)
            for (std::uint32_t col = 0; col < wanted_.cols; col += kBlock)
                if (!grow_block(row, col, stop)) return false;
        return true;
    }

    bool grow_block(std::uint32_t row, std::uint32_t col, const std::atomic<bool>& stop) {
        const auto want = [&](std::uint8_t wanted) {
            for (std::uint32_t r = row; r < std::min(row + kBlock, wanted_.rows); ++r)
                for (std::uint32_t c = col; c < std::min(col + kBlock, wanted_.cols); ++c) is_wanted_[r * wanted_.cols + c] = wanted;
        };
        want(1);
        bool grown = false;
        for (std::uint32_t tries = 0; !(grown = lay_all(stop)) && tries < kTries && !stop; ++tries) clear_wanted();
        want(0);
        return grown;
    }

    void clear_wanted() {
        for (std::uint32_t cell = 0; cell < beside_.cells(); ++cell) clear_at(cell);
    }

    std::uint32_t weight(std::size_t size) const { return size && size <= wanted_.weights.size() ? wanted_.weights[size - 1] : 0; }

    // The empty cell with the fewest values left, the first of them; the number of all cells if none is empty.
    std::uint32_t narrowest() const {
        std::uint32_t found = beside_.cells();
        int fewest = 65;
        for (std::uint32_t cell = 0; cell < beside_.cells(); ++cell)
            if (is_empty(cell))
                if (const int values = filler_.values_left(cell); values < fewest) {
                    fewest = values;
                    found = cell;
                }
        return found;
    }

    bool lay(std::uint32_t start) {
        ++mark_;
        const std::size_t room = flood(start);
        std::uint64_t total = 0;
        for (std::size_t size = 1; size <= room; ++size) total += weight(size);
        if (!total) return false;
        std::uint64_t drawn = random_.below(static_cast<std::uint32_t>(total));
        std::size_t size = 1;
        for (; drawn >= weight(size); ++size) drawn -= weight(size);
        draw_shape(start, size);
        return leaves_no_scraps() && keep_filled(shape_) && leaves_values();
    }

    // Whether all empty cells in sight of the last region can have a value; if not, it is taken away again.
    bool leaves_values() {
        const bool fine = std::all_of(shape_.begin(), shape_.end(), [&](std::uint32_t cell) { return filler_.leaves_values(cell); });
        if (!fine) take_away(filler_.labels()[shape_.front()]);
        return fine;
    }

    // A connected set of empty cells. Cells with little room around them go first, by and large: else they are left over.
    void draw_shape(std::uint32_t start, std::size_t size) {
        shape_.assign(1, start);
        while (shape_.size() < size) {
            std::uint32_t best = start, least = ~std::uint32_t{0};
            for (const std::uint32_t cell : shape_)
                for (const std::uint32_t other : beside_[cell])
                    if (is_empty(other) && std::find(shape_.begin(), shape_.end(), other) == shape_.end()) {
                        std::uint32_t room = 0;
                        for (const std::uint32_t further : beside_[other]) room += is_empty(further);
                        if (const std::uint32_t score = room * 256 + random_.below(512); score < least) {
                            least = score;
                            best = other;
                        }
                    }
            shape_.push_back(best);
        }
    }

    // Whether the empty cells beside a shape come in pieces that regions of the wanted sizes can fill.
    bool leaves_no_scraps() {
        for (const std::uint32_t cell : shape_) filler_.put(cell, 0, 0);
        bool fine = true;
        ++mark_;
        for (const std::uint32_t cell : shape_)
            for (const std::uint32_t other : beside_[cell])
                if (fine && is_empty(other) && marks_[other] != mark_) fine = fits_[flood(other)];
        filler_.clear(shape_);
        return fine;
    }

    std::size_t flood(std::uint32_t start) {
        reached_.assign(1, start);
        marks_[start] = mark_;
        for (std::size_t i = 0; i < reached_.size() && reached_.size() < enough_; ++i)
            for (const std::uint32_t other : beside_[reached_[i]])
                if (is_empty(other) && marks_[other] != mark_) {
                    marks_[other] = mark_;
                    reached_.push_back(other);
                }
        return reached_.size();
    }

    // Whether a cell has no region and is to have one now.
    bool is_empty(std::uint32_t cell) const { return is_wanted_[cell] && filler_.labels()[cell] == RegionFiller::kNoRegion; }

    bool keep_filled(const std::vector<std::uint32_t>& cells) {
        std::uint32_t region = static_cast<std::uint32_t>(regions_.size());
        if (!unused_.empty()) region = unused_.back();
        if (!filler_.fill(cells, region)) return false;
        if (unused_.empty())
            regions_.push_back(cells);
        else {
            unused_.pop_back();
            regions_[region] = cells;
        }
        return true;
    }

    // The regions near a cell, more of them now and then: what stands around a hole may leave nothing to fill it with.
    void clear_around(std::uint32_t start) {
        std::uint32_t reach = 1;
        while (!random_.below(24)) ++reach;
        const std::uint32_t row = start / wanted_.cols, col = start % wanted_.cols;
        const auto from = [&](std::uint32_t line) { return line > reach ? line - reach : 0; };
        for (std::uint32_t r = from(row); r < std::min(row + reach + 1, wanted_.rows); ++r)
            for (std::uint32_t c = from(col); c < std::min(col + reach + 1, wanted_.cols); ++c)
                clear_at(r * wanted_.cols + c);
    }

    void clear_at(std::uint32_t cell) {
        const std::uint32_t region = filler_.labels()[cell];
        if (is_wanted_[cell] && region != RegionFiller::kNoRegion) take_away(region);
    }

    void take_away(std::uint32_t region) {
        filler_.clear(regions_[region]);
        unused_.push_back(region);
    }

    // Cuts the merged cells into two parts whose sizes are drawn by how often they are wanted; false if the tree has no such edge.
    bool cut() {
        const std::size_t total = merged_.size();
        std::uint64_t all = 0;
        for (std::size_t size = 1; size < total; ++size) all += std::uint64_t{weight(size)} * weight(total - size);
        if (!all) return false;
        std::uint64_t drawn = random_.next() % all;  // weights are small: what this favours cannot be noticed
        std::size_t wanted = 1;
        for (; drawn >= std::uint64_t{weight(wanted)} * weight(total - wanted); ++wanted)
            drawn -= std::uint64_t{weight(wanted)} * weight(total - wanted);
        tree_.grow(merged_, random_);
        const auto cells = tree_.cells();
        edges_.clear();
        for (const std::uint32_t cell : cells.subspan(1))
            if (tree_.below(cell) == wanted) edges_.push_back(cell);
        if (edges_.empty()) return false;
        const auto& sides = tree_.cut_above(edges_[random_.below(static_cast<std::uint32_t>(edges_.size()))]);
        for (auto& part : parts_) part.clear();
        for (std::size_t i = 0; i < cells.size(); ++i) parts_[sides[i]].push_back(cells[i]);
        return true;
    }

    void refill(std::uint32_t first, std::uint32_t second) {
        before_.clear();
        for (const std::uint32_t cell : merged_) before_.push_back({cell, filler_.labels()[cell], filler_.values()[cell]});
        filler_.clear(merged_);
        if (filler_.fill(parts_[0], first) && filler_.fill(parts_[1], second)) {
            regions_[first] = parts_[0];
            regions_[second] = parts_[1];
        } else {
            for (const Filled& cell : before_) filler_.put(cell.cell, cell.region, cell.value);
        }
    }

    struct Filled {
        std::uint32_t cell, region;
        std::uint8_t value;
    };

    const Growth& wanted_;
    CellGraph beside_;
    SpanningTree tree_;
    RandomStream& random_;
    RegionFiller filler_;
    std::vector<std::vector<std::uint32_t>> regions_;
    std::vector<std::uint32_t> unused_, shape_, reached_, merged_, edges_, parts_[2];
    std::vector<Filled> before_;
    std::vector<std::uint8_t> is_wanted_;  // cells that are filled now: all, or those of a block
    std::vector<std::uint64_t> marks_;
    std::uint64_t mark_ = 0;
    std::size_t enough_;               // pieces of so many cells fit, and have room for any region
    std::vector<std::uint8_t> fits_;  // whether so many cells can be made up of the wanted sizes
};

}  // namespace

std::optional<FilledRegions> grown(const Growth& wanted, std::uint64_t steps, RandomStream random, const std::atomic<bool>& stop) {
    if (!wanted.rows || !wanted.cols) throw std::invalid_argument("a grid has cells");
    if (wanted.rows > 1000 || wanted.cols > 1000) throw std::invalid_argument("the grid is too large");
    if (wanted.weights.size() > 64) throw std::invalid_argument("regions have 64 cells at most");
    if (std::accumulate(wanted.weights.begin(), wanted.weights.end(), std::uint64_t{0}) >> 31) throw std::invalid_argument("the weights are too large");
    Grower grower(wanted, random);
    if (!grower.grow(stop)) return std::nullopt;
    grower.recombine(steps, stop);
    if (stop) return std::nullopt;
    return std::move(grower).told();
}

}  // namespace gridwright
