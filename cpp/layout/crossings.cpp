#include "layout/crossings.hpp"

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

#include "layout/ragged.hpp"
#include "layout/layout.hpp"

namespace gridwright {
namespace {

constexpr std::size_t kLargestLeftover = 6;  // larger ones say too little
constexpr std::uint32_t kSmallLeftover = 3;  // what pays in every sweep
constexpr std::size_t kLargestFamily = 32;   // looking at runs of more houses takes longer than it saves

class CrossingFinder {
public:
    explicit CrossingFinder(const Layout& layout) : layout_(layout), houses_(layout.tables.houses.size()), cells_(layout.cells()) {}

    Crossings run() {
        find_families();
        const std::size_t crossed = count_ * cells_;  // about as many cells as will be in segments
        out_.segments.reserve(crossed);
        out_.segment_cells.reserve(crossed);
        out_.parts.reserve(crossed);
        out_.slots.reserve(2 * crossed);
        groups_.reserve(cells_);
        group_cells_.reserve(cells_);
        seconds_.reserve(cells_);
        out_.slots.push_back({0, kNoSlot});
        for (std::size_t i = 0; i < count_; ++i)
            for (std::size_t k = i + 1; k < count_; ++k) add_crossing(i, k);
        // Kinds list rows and columns before regions, and it is runs of rows and columns that people look at.
        for (std::size_t i = 0; i < count_; ++i)
            for (std::size_t k = i + 1; k < count_; ++k) add_leftovers(families_[i], families_[k], home_of(k));
        std::stable_sort(out_.leftovers.begin(), out_.leftovers.end(),
                         [](const Leftover& a, const Leftover& b) { return a.left < b.left; });
        find_peers();
        return std::move(out_);
    }

private:
    using Family = std::span<const std::uint32_t>;  // houses that have no cell in common
    using Homes = std::span<const std::uint32_t>;   // per cell, the house of a family that has it, or kNowhere
    static constexpr std::uint32_t kNowhere = Ragged<std::uint32_t>::kNowhere;

    const House& house_at(std::uint32_t house) const { return layout_.tables.houses[house]; }

    std::span<const std::uint32_t> cells_of(std::uint32_t house) const {
        return {layout_.tables.house_cells.data() + house_at(house).first, house_at(house).size};
    }

    Homes home_of(std::size_t family) const { return {homes_.data() + family * cells_, cells_}; }

    // Rows, columns, boxes …, found without knowing any of them: each house joins the first family it does not meet.
    void find_families() {
        family_of_.assign(houses_, kNowhere);
        for (std::uint32_t house = 0; house < houses_; ++house) {
            if (house_at(house).toggle != kAlways) continue;
            const auto cells = cells_of(house);
            std::size_t family = 0;
            const auto meets = [&](auto cell) { return homes_[family * cells_ + cell] != kNowhere; };
            while (family < count_ && std::any_of(cells.begin(), cells.end(), meets)) ++family;
            if (family == count_) {
                homes_.resize(++count_ * cells_, kNowhere);
                has_full_.push_back(0);
            }
            if (house_at(house).full) has_full_[family] = 1;
            family_of_[house] = static_cast<std::uint32_t>(family);
            for (auto cell : cells) homes_[family * cells_ + cell] = house;
        }
        families_.fill(count_, houses_, [&](auto house) { return family_of_[house]; });
    }

    // What two houses, one of either family, have in common, or what no house of the other family has of one.
    struct Group {
        std::uint32_t houses[2];
        std::uint32_t first;  // where its cells start in group_cells_
        std::uint32_t size;
    };

    // The groups of two families, those of one house of the first family after those of another.
    void find_groups(std::size_t first, std::size_t second) {
        const Homes homes[2] = {home_of(first), home_of(second)};
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
        if (!has_full_[first] && !has_full_[second]) return;
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

    // Lays runs of neighbouring houses of one family (rows, say) over as many of another (regions), those that overlap
    // them most.
    void add_leftovers(Family lines, Family regions, Homes home) {
        if (lines.size() > kLargestFamily || regions.size() > kLargestFamily) return;
        const std::uint64_t full = house_at(lines.front()).full;
        const auto is_like = [&](auto house) { return full && house_at(house).full == full; };
        if (!std::all_of(lines.begin(), lines.end(), is_like) || !std::all_of(regions.begin(), regions.end(), is_like))
            return;
        const std::size_t size = house_at(lines.front()).size;  // of all of them
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

    void find_peers() {
        const auto& [houses, house_cells, lesses, unequals, relateds, relations] = layout_.tables;
        const std::size_t words = words_for(cells_);
        out_.peers.assign(cells_ * words, 0);
        const auto bit_of = [](std::uint32_t cell) { return std::uint64_t{1} << (cell % 64); };
        std::vector<std::uint64_t> all(words);
        for (std::uint32_t house = 0; house < houses.size(); ++house) {
            std::fill(all.begin(), all.end(), 0);
            for (auto cell : cells_of(house)) all[cell / 64] |= bit_of(cell);
            for (auto cell : cells_of(house)) {
                for (std::size_t word = 0; word < words; ++word) out_.peers[cell * words + word] |= all[word];
                out_.peers[cell * words + cell / 64] &= ~bit_of(cell);
            }
        }
        const auto see = [&](std::uint32_t a, std::uint32_t b) {
            out_.peers[a * words + b / 64] |= bit_of(b);
            out_.peers[b * words + a / 64] |= bit_of(a);
        };
        for (const auto& pair : unequals) see(pair.a, pair.b);
        for (const auto& pair : relateds) see(pair.a, pair.b);
        for (const auto& pair : lesses) see(pair.less, pair.greater);
    }

    const Layout& layout_;
    Crossings out_;
    const std::size_t houses_, cells_;
    std::size_t count_ = 0;  // of families
    std::vector<std::uint32_t> family_of_, homes_;
    std::vector<char> has_full_;  // per family
    Ragged<std::uint32_t> families_;

    // Used again and again: making a layout would otherwise spend most of its time on getting memory.
    std::vector<std::uint32_t> met_, place_, group_cells_, seconds_, overlap_, how_many_, order_;
    std::vector<Group> groups_;
    std::vector<char> taught_, chosen_;
    Ragged<std::uint32_t> by_house_;
};

}  // namespace

Crossings crossings_of(const Layout& layout) { return CrossingFinder(layout).run(); }

bool pays_in_sweeps(const Leftover& leftover) { return leftover.left <= kSmallLeftover; }

}  // namespace gridwright
