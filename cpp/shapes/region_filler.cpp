#include "shapes/region_filler.hpp"

#include <bit>
#include <cstddef>
#include <stdexcept>
#include <utility>

namespace gridwright {
namespace {

constexpr std::uint32_t kGuesses = 60;  // values tried in a region before it is given up: another shape is as good

std::uint64_t up_to(std::size_t values) { return values >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << values) - 1; }

std::vector<std::uint64_t> turned(const std::vector<std::uint64_t>& relation) {
    std::vector<std::uint64_t> table(relation.size());
    for (std::size_t v = 0; v < relation.size(); ++v)
        for (std::size_t w = 0; w < relation.size(); ++w)
            if (relation[v] >> w & 1) table[w] |= std::uint64_t{1} << v;
    return table;
}

}  // namespace

RegionFiller::RegionFiller(const Growth& wanted, RandomStream& random)
    : random_(random), labels_(std::size_t{wanted.rows} * wanted.cols, kNoRegion), values_(labels_.size()),
      all_(up_to(wanted.weights.size())) {
    for (const auto& relation : wanted.relations) {
        if (relation.size() < wanted.weights.size()) throw std::invalid_argument("a relation needs a row for each value");
        tables_.push_back(relation);
        tables_.push_back(turned(relation));
    }
    std::vector<std::pair<std::uint32_t, Seen>> seen;
    for (const TwoCells& pair : wanted.pairs) {
        if (pair.first >= labels_.size() || pair.second >= labels_.size() || pair.relation >= wanted.relations.size())
            throw std::invalid_argument("a pair speaks of what is not there");
        seen.push_back({pair.second, {pair.first, 2 * pair.relation, pair.inside}});
        seen.push_back({pair.first, {pair.second, 2 * pair.relation + 1, pair.inside}});
    }
    seen_ = Ragged<Seen>(labels_.size(), seen);
}

bool RegionFiller::fill(std::span<const std::uint32_t> cells, std::uint32_t region) {
    for (const std::uint32_t cell : cells) labels_[cell] = region;
    cells_.assign(cells.begin(), cells.end());
    guesses_ = kGuesses;
    if (fill_rest(cells_, up_to(cells.size()))) return true;
    clear(cells);
    return false;
}

int RegionFiller::values_left(std::uint32_t cell) const { return std::popcount(allowed(cell) & all_); }

bool RegionFiller::leaves_values(std::uint32_t cell) const {
    for (const Seen& seen : seen_[cell])
        if (!values_[seen.other] && !values_left(seen.other)) return false;
    return true;
}

// The cell with the fewest values first, with any of them; cells that have one are put in front.
bool RegionFiller::fill_rest(std::span<std::uint32_t> cells, std::uint64_t left) {
    if (cells.empty()) return true;
    int fewest = 65;
    std::uint64_t values = 0;
    for (std::uint32_t& cell : cells) {
        const std::uint64_t these = allowed(cell) & left;
        if (const int count = std::popcount(these); count < fewest) {
            fewest = count;
            values = these;
            std::swap(cell, cells.front());
            if (!fewest) return false;
        }
    }
    const std::uint32_t cell = cells.front();
    for (; values && guesses_; --guesses_) {
        std::uint64_t rest = values;
        for (std::uint32_t skipped = random_.below(static_cast<std::uint32_t>(std::popcount(values))); skipped; --skipped) rest &= rest - 1;
        const int place = std::countr_zero(rest);
        values ^= std::uint64_t{1} << place;
        values_[cell] = static_cast<std::uint8_t>(place + 1);
        if (fill_rest(cells.subspan(1), left ^ (std::uint64_t{1} << place))) return true;
        values_[cell] = 0;
    }
    return false;
}

std::uint64_t RegionFiller::allowed(std::uint32_t cell) const {
    std::uint64_t values = ~std::uint64_t{0};
    for (const Seen& seen : seen_[cell])
        if (const std::uint8_t value = values_[seen.other]; value && (!seen.inside || labels_[seen.other] == labels_[cell]))
            values &= tables_[seen.table][value - 1u];
    return values;
}

}  // namespace gridwright
