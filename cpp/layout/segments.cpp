// The segments that houses of two families cut each other into.
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "layout/crossings.hpp"
#include "layout/families.hpp"

namespace gridwright {
namespace {

class SegmentFinder {
public:
    SegmentFinder(const Layout& layout, const Families& families, Crossings& out)
        : layout_(layout), families_(families), out_(out), houses_(layout.tables.houses.size()) {}

    void run(std::size_t begin, std::size_t end) {
        if (out_.slots.empty()) out_.slots.push_back({0, kNoSlot});
        if (begin == end) return;
        const std::size_t cells = layout_.cells();
        const std::size_t crossed = (end - begin) * cells;  // about as many cells as will be in segments
        out_.segments.reserve(out_.segments.size() + crossed);
        out_.segment_cells.reserve(out_.segment_cells.size() + crossed);
        out_.parts.reserve(out_.parts.size() + crossed);
        out_.slots.reserve(out_.slots.size() + 2 * crossed);
        groups_.reserve(cells);
        group_cells_.reserve(cells);
        seconds_.reserve(cells);
        for (std::size_t k = begin; k < end; ++k)
            for (std::size_t i = 0; i < k; ++i) add_crossing(i, k);
    }

private:
    const House& house_at(std::uint32_t house) const { return layout_.tables.houses[house]; }
    std::span<const std::uint32_t> cells_of(std::uint32_t house) const {
        return layout_.tables.cells_of(house_at(house));
    }

    // What two houses, one of either family, have in common, or what no house of the other family has of one.
    struct Group {
        std::uint32_t houses[2];
        std::uint32_t first;  // where its cells start in group_cells_
        std::uint32_t size;
    };

    // The groups of two families, those of one house of the first family after those of another.
    void find_groups(std::size_t first, std::size_t second) {
        const Homes homes[2] = {families_.homes(first), families_.homes(second)};
        groups_.clear();
        group_cells_.clear();
        met_.assign(houses_ + 1, kNowhere);  // per second house, the last first one that met it
        place_.resize(houses_ + 1);
        const auto second_of = [&](std::uint32_t cell) {  // the last: cells that no second house has
            return homes[1][cell] == kNowhere ? houses_ : homes[1][cell];
        };
        for (auto house : families_[first]) {
            const std::size_t start = groups_.size();
            for (auto cell : cells_of(house)) {
                const std::size_t other = second_of(cell);
                if (std::exchange(met_[other], house) != house) {
                    place_[other] = static_cast<std::uint32_t>(groups_.size());
                    groups_.push_back({{house, homes[1][cell]}, 0, 0});
                }
                ++groups_[place_[other]].size;
            }
            auto end = static_cast<std::uint32_t>(group_cells_.size());
            for (std::size_t i = start; i < groups_.size(); ++i) groups_[i].first = end += groups_[i].size;
            group_cells_.resize(end);
            const auto cells = cells_of(house);
            for (std::size_t i = cells.size(); i-- > 0;)  // backwards: then `first` is where it should be
                group_cells_[--groups_[place_[second_of(cells[i])]].first] = cells[i];
        }
        for (auto house : families_[second]) {
            const auto start = static_cast<std::uint32_t>(group_cells_.size());
            for (auto cell : cells_of(house))
                if (homes[0][cell] == kNowhere) group_cells_.push_back(cell);
            const auto size = static_cast<std::uint32_t>(group_cells_.size()) - start;
            if (size) groups_.push_back({{kNowhere, house}, start, size});
        }
    }

    // Marks the houses to which a segment of two cells or more can teach anything; false if there are none, as where
    // rows cross columns.
    bool find_taught() {
        bool any = false;
        taught_.assign(houses_, 0);
        for (const auto& [houses, first, size] : groups_)
            if (size >= 2 && houses[0] != kNowhere && houses[1] != kNowhere &&
                (house_at(houses[0]).full || house_at(houses[1]).full)) {
                taught_[houses[0]] = taught_[houses[1]] = 1;
                any = true;
            }
        return any;
    }

    // The segments of two families in those houses to which they can teach anything.
    void add_crossing(std::size_t first, std::size_t second) {
        if (!families_.has_full(first) && !families_.has_full(second)) return;
        find_groups(first, second);
        if (!find_taught()) return;
        const auto start = static_cast<std::uint32_t>(out_.segments.size());
        const auto first_cell = static_cast<std::uint32_t>(out_.segment_cells.size());
        out_.segment_cells.insert(out_.segment_cells.end(), group_cells_.begin(), group_cells_.end());
        seconds_.clear();
        std::uint32_t part_of = kNowhere;
        for (const Group& group : groups_) {
            const auto taught = [&](auto house) { return house != kNowhere && taught_[house] ? house : kNowhere; };
            const std::uint32_t houses[2] = {taught(group.houses[0]), taught(group.houses[1])};
            if (houses[0] == kNowhere && houses[1] == kNowhere) continue;
            out_.segments.push_back({first_cell + group.first, group.size, {kNoSlot, kNoSlot}});
            seconds_.push_back(houses[1]);
            if (houses[0] == kNowhere) continue;
            if (houses[0] != std::exchange(part_of, houses[0])) add_part(houses[0]);
            add_slot(static_cast<std::uint32_t>(out_.segments.size() - 1), 0);
        }
        by_house_.fill(houses_, seconds_.size(), [&](auto i) { return seconds_[i]; });
        for (auto house : families_[second]) {
            if (by_house_[house].empty()) continue;
            add_part(house);
            for (auto segment : by_house_[house]) add_slot(start + segment, 1);
        }
    }

    void add_part(std::uint32_t house) {
        out_.parts.push_back({static_cast<std::uint32_t>(out_.slots.size()), 0, house_at(house).full != 0});
    }

    // The next slot of the newest part, for a segment.
    void add_slot(std::uint32_t segment, int side) {
        const auto slot = static_cast<std::uint32_t>(out_.slots.size());
        auto& slots = out_.segments[segment].slots;
        slots[side] = slot;
        out_.slots.push_back({segment, slots[1 - side]});
        if (slots[1 - side] != kNoSlot) out_.slots[slots[1 - side]].other = slot;
        ++out_.parts.back().count;
    }

    const Layout& layout_;
    const Families& families_;
    Crossings& out_;
    const std::size_t houses_;

    // Used again and again: making a layout would otherwise spend most of its time on getting memory.
    std::vector<std::uint32_t> met_, place_, group_cells_, seconds_;
    std::vector<Group> groups_;
    std::vector<char> taught_;
    Ragged<std::uint32_t> by_house_;
};

}  // namespace

void find_segments(const Layout& layout, const Families& families, std::size_t begin, std::size_t end, Crossings& out) {
    SegmentFinder(layout, families, out).run(begin, end);
}

}  // namespace gridwright
