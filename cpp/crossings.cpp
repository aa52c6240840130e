#include "crossings.hpp"

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

#include "buckets.hpp"

namespace gridwright {
namespace {

constexpr std::size_t kLargestLeftover = 6;  // larger ones say too little
constexpr std::uint32_t kSmallLeftover = 3;  // what pays in every sweep
constexpr std::size_t kLargestFamily = 32;   // looking at runs of more houses takes longer than it saves

class Finder {
public:
    explicit Finder(Layout& layout) : out_(layout), houses_(layout.houses.size()), cells_(layout.cells()) {}

    void run() {
        out_.slots.push_back({0, kNoSlot});
        find_families();
        for (std::size_t i = 0; i < count_; ++i)
            for (std::size_t k = i + 1; k < count_; ++k) add_crossing(i, k);
        // Kinds list rows and columns before regions, and it is runs of rows and columns that people look at.
        for (std::size_t i = 0; i < count_; ++i)
            for (std::size_t k = i + 1; k < count_; ++k) add_leftovers(families_[i], families_[k], home_of(k));
        std::stable_sort(out_.leftovers.begin(), out_.leftovers.end(),
                         [](const Leftover& a, const Leftover& b) { return a.left < b.left; });
    }

private:
    using Family = std::span<const std::uint32_t>;  // houses that have no cell in common
    using Homes = std::span<const std::uint32_t>;   // per cell, the house of a family that has it, or kNowhere
    static constexpr std::uint32_t kNowhere = Buckets::kNowhere;

    std::span<const std::uint32_t> cells_of(std::uint32_t house) const {
        return {out_.house_cells.data() + out_.houses[house].first, out_.houses[house].size};
    }

    Homes home_of(std::size_t family) const { return {homes_.data() + family * cells_, cells_}; }

    // Rows, columns, boxes …, found without knowing any of them: each house joins the first family it does not meet.
    void find_families() {
        family_of_.assign(houses_, kNowhere);
        for (std::uint32_t house = 0; house < houses_; ++house) {
            if (out_.houses[house].toggle != kAlways) continue;
            const auto cells = cells_of(house);
            std::size_t family = 0;
            const auto meets = [&](auto cell) { return homes_[family * cells_ + cell] != kNowhere; };
            while (family < count_ && std::any_of(cells.begin(), cells.end(), meets)) ++family;
            if (family == count_) homes_.resize(++count_ * cells_, kNowhere);
            family_of_[house] = static_cast<std::uint32_t>(family);
            for (auto cell : cells) homes_[family * cells_ + cell] = house;
        }
        families_.fill(count_, houses_, [&](auto house) { return family_of_[house]; });
    }

    // Whether some house has two cells in the same house of another family.
    bool meet_twice(Family family, Homes home) {
        met_.assign(houses_, kNowhere);  // per other house, the last of this family that met it
        for (auto house : family)
            for (auto cell : cells_of(house))
                if (home[cell] != kNowhere && std::exchange(met_[home[cell]], house) == house) return true;
        return false;
    }

    // What two houses, one of either family, have in common, or what no house of the other family has of one.
    struct Group {
        std::uint32_t houses[2];
        std::uint32_t size;
    };

    // Every cell of the families in its group.
    void find_groups(std::size_t first, std::size_t second) {
        const Homes homes[2] = {home_of(first), home_of(second)};
        groups_.clear();
        group_of_.assign(cells_, kNowhere);
        met_.assign(houses_ + 1, kNowhere);  // the last: cells that no second house has
        place_.resize(houses_ + 1);
        const auto join = [&](std::uint32_t cell, std::uint32_t a, std::uint32_t b) {
            const std::size_t at = b == kNowhere ? houses_ : b;
            if (std::exchange(met_[at], a) != a) {
                place_[at] = static_cast<std::uint32_t>(groups_.size());
                groups_.push_back({{a, b}, 0});
            }
            group_of_[cell] = place_[at];
            ++groups_[place_[at]].size;
        };
        for (auto house : families_[first])
            for (auto cell : cells_of(house)) join(cell, house, homes[1][cell]);
        for (auto house : families_[second]) {
            const auto group = static_cast<std::uint32_t>(groups_.size());
            for (auto cell : cells_of(house)) {
                if (homes[0][cell] != kNowhere) continue;
                if (group == groups_.size()) groups_.push_back({{kNowhere, house}, 0});
                group_of_[cell] = group;
                ++groups_[group].size;
            }
        }
    }

    // The segments of two families, for those houses where a segment of two cells or more can teach anything.
    void add_crossing(std::size_t first, std::size_t second) {
        if (!meet_twice(families_[first], home_of(second))) return;  // as rows and columns
        find_groups(first, second);
        taught_.assign(houses_, 0);
        for (const auto& [houses, size] : groups_)
            if (houses[0] != kNowhere && houses[1] != kNowhere && size >= 2 &&
                (out_.houses[houses[0]].full || out_.houses[houses[1]].full))
                taught_[houses[0]] = taught_[houses[1]] = 1;
        by_group_.fill(groups_.size(), cells_, [&](auto cell) { return group_of_[cell]; });
        const auto start = static_cast<std::uint32_t>(out_.segments.size());
        kept_.clear();
        for (std::uint32_t group = 0; group < groups_.size(); ++group) {
            auto& houses = groups_[group].houses;
            for (auto& house : houses)
                if (house != kNowhere && !taught_[house]) house = kNowhere;
            if (houses[0] == kNowhere && houses[1] == kNowhere) continue;
            const auto own = by_group_[group];
            out_.segments.push_back({static_cast<std::uint32_t>(out_.segment_cells.size()),
                                     static_cast<std::uint32_t>(own.size()), {kNoSlot, kNoSlot}});
            out_.segment_cells.insert(out_.segment_cells.end(), own.begin(), own.end());
            kept_.push_back(group);
        }
        for (int side = 0; side < 2; ++side) add_parts(side, start, side ? second : first);
        for (std::size_t i = start; i < out_.segments.size(); ++i)
            for (int side = 0; side < 2; ++side) {
                const auto& slots = out_.segments[i].slots;
                if (slots[side] != kNoSlot) out_.slots[slots[side]].other = slots[1 - side];
            }
    }

    // The segments from `start` on as parts of the houses on one side.
    void add_parts(int side, std::uint32_t start, std::size_t family) {
        by_house_.fill(houses_, kept_.size(), [&](auto i) { return groups_[kept_[i]].houses[side]; });
        for (auto house : families_[family]) {
            const auto segments = by_house_[house];
            if (segments.empty()) continue;
            out_.parts.push_back({static_cast<std::uint32_t>(out_.slots.size()),
                                  static_cast<std::uint32_t>(segments.size()), out_.houses[house].full != 0});
            for (auto segment : segments) {
                out_.segments[start + segment].slots[side] = static_cast<std::uint32_t>(out_.slots.size());
                out_.slots.push_back({start + segment, kNoSlot});
            }
        }
    }

    // Lays runs of neighbouring houses of one family (rows, say) over as many of another (regions), those that overlap
    // them most.
    void add_leftovers(Family lines, Family regions, Homes home) {
        if (lines.size() > kLargestFamily || regions.size() > kLargestFamily) return;
        const std::uint64_t full = out_.houses[lines.front()].full;
        const auto is_like = [&](auto house) { return full && out_.houses[house].full == full; };
        if (!std::all_of(lines.begin(), lines.end(), is_like) || !std::all_of(regions.begin(), regions.end(), is_like))
            return;
        const std::size_t size = out_.houses[lines.front()].size;  // of all of them
        overlap_.resize(houses_);
        for (std::size_t first = 0; first < lines.size(); ++first) {
            for (auto house : regions) overlap_[house] = 0;
            for (std::size_t last = first; last < lines.size() && last - first < regions.size(); ++last) {
                for (auto cell : cells_of(lines[last]))
                    if (home[cell] != kNowhere) ++overlap_[home[cell]];
                const std::size_t count = last - first + 1, left = count * size - largest_overlaps(regions, count, size);
                if (left && left <= kLargestLeftover) add_leftover(lines.subspan(first, count), regions, home);
            }
        }
    }

    // The sum of the `count` largest overlaps, none of which is larger than `most`.
    std::size_t largest_overlaps(Family regions, std::size_t count, std::size_t most) {
        how_many_.assign(most + 1, 0);
        for (auto house : regions) ++how_many_[overlap_[house]];
        std::size_t sum = 0;
        for (std::size_t overlap = most; overlap > 0 && count > 0; --overlap) {
            const std::size_t taken = std::min<std::size_t>(count, how_many_[overlap]);
            sum += taken * overlap;
            count -= taken;
        }
        return sum;
    }

    void add_leftover(Family run, Family regions, Homes home) {
        order_.assign(regions.begin(), regions.end());
        const auto chosen_end = order_.begin() + static_cast<std::ptrdiff_t>(run.size());
        std::partial_sort(order_.begin(), chosen_end, order_.end(), [&](auto a, auto b) {
            return overlap_[a] != overlap_[b] ? overlap_[a] > overlap_[b] : a < b;
        });
        chosen_.assign(houses_, 0);
        for (auto i = order_.begin(); i != chosen_end; ++i) chosen_[*i] = 1;
        for (auto line : run) chosen_[line] = 1;
        const auto first = static_cast<std::uint32_t>(out_.leftover_cells.size());
        for (auto line : run)
            for (auto cell : cells_of(line))
                if (home[cell] == kNowhere || !chosen_[home[cell]]) out_.leftover_cells.push_back(cell);
        const auto middle = static_cast<std::uint32_t>(out_.leftover_cells.size());
        const Homes line_home = home_of(family_of_[run.front()]);
        for (auto i = order_.begin(); i != chosen_end; ++i)
            for (auto cell : cells_of(*i))
                if (line_home[cell] == kNowhere || !chosen_[line_home[cell]]) out_.leftover_cells.push_back(cell);
        const auto end = static_cast<std::uint32_t>(out_.leftover_cells.size());
        out_.leftovers.push_back({first, middle - first, end - middle});
    }

    Layout& out_;
    const std::size_t houses_, cells_;
    std::size_t count_ = 0;  // of families
    std::vector<std::uint32_t> family_of_, homes_;
    Buckets families_;

    // Used again and again: making a layout would otherwise spend most of its time on getting memory.
    std::vector<std::uint32_t> met_, place_, group_of_, kept_, overlap_, how_many_, order_;
    std::vector<Group> groups_;
    std::vector<char> taught_, chosen_;
    Buckets by_group_, by_house_;
};

}  // namespace

void find_crossings(Layout& layout) { Finder(layout).run(); }

bool pays_in_sweeps(const Leftover& leftover) { return leftover.left <= kSmallLeftover; }

}  // namespace gridwright
