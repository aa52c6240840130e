#include "cnf.hpp"

#include <bit>
#include <stdexcept>

namespace gridwright {
namespace {

class Writer {
public:
    Writer(const Layout& layout, const std::vector<std::uint64_t>& candidates) : layout_(layout), candidates_(candidates) {
        if (candidates.size() != layout.cells()) throw std::invalid_argument("candidates do not match the layout");
        std::int32_t next = 1;
        for (auto mask : candidates) {
            first_.push_back(next);
            next += std::popcount(mask);
        }
    }

    void one_value_each() {
        for (std::uint32_t cell = 0; cell < layout_.cells(); ++cell) {
            const int count = std::popcount(candidates_[cell]);
            for (int i = 0; i < count; ++i) out_.push_back(first_[cell] + i);
            out_.push_back(0);
            for (int i = 0; i < count; ++i)
                for (int k = i + 1; k < count; ++k) exclude(first_[cell] + i, first_[cell] + k);
        }
    }

    void house(const House& house) {
        const auto* cells = layout_.house_cells.data() + house.first;
        if (house.crowded) out_.push_back(0);
        std::vector<std::int32_t> places;
        for (std::uint32_t bit = 0; bit < layout_.values; ++bit) {
            places.clear();
            for (std::uint32_t i = 0; i < house.size; ++i)
                if (candidates_[cells[i]] >> bit & 1) places.push_back(variable(cells[i], bit));
            for (std::size_t i = 0; i < places.size(); ++i)
                for (std::size_t k = i + 1; k < places.size(); ++k) exclude(places[i], places[k]);
            if (house.full >> bit & 1) {
                out_.insert(out_.end(), places.begin(), places.end());
                out_.push_back(0);
            }
        }
    }

    // Every two values that `allows` rules out, as a clause.
    template <class Allows>
    void pair(std::uint32_t a, std::uint32_t b, Allows allows) {
        for (std::uint32_t v = 0; v < layout_.values; ++v)
            for (std::uint32_t w = 0; w < layout_.values; ++w)
                if ((candidates_[a] >> v & 1) && (candidates_[b] >> w & 1) && !allows(v, w))
                    exclude(variable(a, v), variable(b, w));
    }

    // A value that stands on one side stands on the other.
    void leftover(const Leftover& leftover) {
        const auto* left = layout_.leftover_cells.data() + leftover.first;
        const auto* right = left + leftover.left;
        follows(left, leftover.left, right, leftover.right);
        follows(right, leftover.right, left, leftover.left);
    }

    std::vector<std::int32_t> take() { return std::move(out_); }

private:
    std::int32_t variable(std::uint32_t cell, std::uint32_t bit) const {
        return first_[cell] + std::popcount(candidates_[cell] & ((std::uint64_t{1} << bit) - 1));
    }

    void follows(const std::uint32_t* from, std::uint32_t from_count, const std::uint32_t* to, std::uint32_t to_count) {
        for (std::uint32_t bit = 0; bit < layout_.values; ++bit)
            for (std::uint32_t i = 0; i < from_count; ++i) {
                if (!(candidates_[from[i]] >> bit & 1)) continue;
                out_.push_back(-variable(from[i], bit));
                for (std::uint32_t k = 0; k < to_count; ++k)
                    if (candidates_[to[k]] >> bit & 1) out_.push_back(variable(to[k], bit));
                out_.push_back(0);
            }
    }

    void exclude(std::int32_t x, std::int32_t y) { out_.insert(out_.end(), {-x, -y, 0}); }

    const Layout& layout_;
    const std::vector<std::uint64_t>& candidates_;
    std::vector<std::int32_t> first_;  // per cell, the variable of its smallest candidate
    std::vector<std::int32_t> out_;
};

}  // namespace

std::vector<std::int32_t> to_cnf(const Layout& layout, const std::vector<std::uint64_t>& candidates,
                                 const std::vector<std::uint64_t>& toggles_on) {
    const auto is_on = [&](std::int32_t toggle) {
        return toggle == kAlways || toggles_on.empty() ||
               (toggles_on.at(static_cast<std::size_t>(toggle) / 64) >> (toggle % 64) & 1);
    };
    Writer writer(layout, candidates);
    writer.one_value_each();
    for (const House& house : layout.houses)
        if (is_on(house.toggle)) writer.house(house);
    for (const Less& less : layout.lesses)
        if (is_on(less.toggle)) writer.pair(less.less, less.greater, [](auto v, auto w) { return v < w; });
    for (const Unequal& unequal : layout.unequals)
        if (is_on(unequal.toggle))
            writer.pair(unequal.a, unequal.b, [&](auto v, auto w) { return v != w || !(unequal.values >> v & 1); });
    for (const Related& related : layout.relateds)
        if (is_on(related.toggle))
            writer.pair(related.a, related.b,
                        [&](auto v, auto w) { return layout.tables[related.forward + v] >> w & 1; });
    for (const Leftover& leftover : layout.leftovers) writer.leftover(leftover);
    return writer.take();
}

}  // namespace gridwright
