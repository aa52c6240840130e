#include "crossings.hpp"

#include <algorithm>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

namespace gridwright {
namespace {

constexpr std::size_t kLargestLeftover = 6;  // larger ones say too little
constexpr std::uint32_t kSmallLeftover = 3;  // what pays in every sweep
constexpr std::size_t kLargestFamily = 32;   // looking at runs of more houses takes longer than it saves

class Finder {
public:
    explicit Finder(Layout& layout) : out_(layout) {}

    void run() {
        out_.slots.push_back({0, kNoSlot});
        const auto all = families();
        for (std::size_t i = 0; i < all.size(); ++i)
            for (std::size_t k = i + 1; k < all.size(); ++k) add_crossing(all[i], all[k]);
        // Kinds list rows and columns before regions, and it is runs of rows and columns that people look at.
        for (std::size_t i = 0; i < all.size(); ++i)
            for (std::size_t k = i + 1; k < all.size(); ++k) add_leftovers(all[i], all[k]);
        std::stable_sort(out_.leftovers.begin(), out_.leftovers.end(),
                         [](const Leftover& a, const Leftover& b) { return a.left < b.left; });
    }

private:
    using Family = std::vector<std::uint32_t>;  // houses that have no cell in common

    std::span<const std::uint32_t> cells_of(std::uint32_t house) const {
        return {out_.house_cells.data() + out_.houses[house].first, out_.houses[house].size};
    }

    // Rows, columns, boxes …, found without knowing any of them: each house joins the first family it does not meet.
    std::vector<Family> families() const {
        std::vector<Family> found;
        std::vector<std::vector<char>> covered;
        for (std::uint32_t house = 0; house < out_.houses.size(); ++house) {
            if (out_.houses[house].toggle != kAlways) continue;
            const auto cells = cells_of(house);
            std::size_t family = 0;
            while (family < found.size() &&
                   std::any_of(cells.begin(), cells.end(), [&](auto cell) { return covered[family][cell]; }))
                ++family;
            if (family == found.size()) {
                found.emplace_back();
                covered.emplace_back(out_.cells(), 0);
            }
            found[family].push_back(house);
            for (auto cell : cells) covered[family][cell] = 1;
        }
        return found;
    }

    // Whether some house has two cells in the same house of another family.
    bool meet_twice(const Family& family, const std::vector<std::uint32_t>& home) const {
        std::vector<std::size_t> met(out_.houses.size(), 0);  // per other house, the last of this family that met it
        for (std::size_t i = 0; i < family.size(); ++i)
            for (auto cell : cells_of(family[i])) {
                if (home[cell] >= met.size()) continue;
                if (std::exchange(met[home[cell]], i + 1) == i + 1) return true;
            }
        return false;
    }

    // The segments of two families, for those houses where a segment of two cells or more can teach anything.
    void add_crossing(const Family& first, const Family& second) {
        constexpr std::uint32_t kNoHouse = ~std::uint32_t{0};
        struct Group {
            std::uint32_t houses[2];
            std::vector<std::uint32_t> cells;
        };
        const std::size_t cells = out_.cells();
        std::vector<std::uint32_t> home[2] = {std::vector(cells, kNoHouse), std::vector(cells, kNoHouse)};
        for (auto house : first)
            for (auto cell : cells_of(house)) home[0][cell] = house;
        for (auto house : second)
            for (auto cell : cells_of(house)) home[1][cell] = house;
        if (!meet_twice(first, home[1])) return;  // as rows and columns
        std::vector<Group> groups;
        std::vector<std::vector<std::size_t>> of_house(out_.houses.size() + 1);  // the last: cells of no first house
        for (std::uint32_t cell = 0; cell < cells; ++cell) {
            const std::uint32_t a = home[0][cell], b = home[1][cell];
            if (a == kNoHouse && b == kNoHouse) continue;
            auto& known = of_house[a == kNoHouse ? out_.houses.size() : a];
            const auto found = std::find_if(known.begin(), known.end(), [&](auto g) { return groups[g].houses[1] == b; });
            if (found != known.end()) {
                groups[*found].cells.push_back(cell);
            } else {
                known.push_back(groups.size());
                groups.push_back({{a, b}, {cell}});
            }
        }
        std::vector<char> taught(out_.houses.size(), 0);
        for (const auto& [houses, own] : groups)
            if (houses[0] != kNoHouse && houses[1] != kNoHouse && own.size() >= 2 &&
                (out_.houses[houses[0]].full || out_.houses[houses[1]].full))
                taught[houses[0]] = taught[houses[1]] = 1;
        std::vector<std::vector<std::uint32_t>> parts[2] = {std::vector<std::vector<std::uint32_t>>(out_.houses.size()),
                                                            std::vector<std::vector<std::uint32_t>>(out_.houses.size())};
        const std::size_t start = out_.segments.size();
        for (const auto& [houses, own] : groups) {
            const bool known[2] = {houses[0] != kNoHouse && taught[houses[0]], houses[1] != kNoHouse && taught[houses[1]]};
            if (!known[0] && !known[1]) continue;
            const auto segment = static_cast<std::uint32_t>(out_.segments.size());
            out_.segments.push_back({static_cast<std::uint32_t>(out_.segment_cells.size()),
                                     static_cast<std::uint32_t>(own.size()), {kNoSlot, kNoSlot}});
            out_.segment_cells.insert(out_.segment_cells.end(), own.begin(), own.end());
            for (int side = 0; side < 2; ++side)
                if (known[side]) parts[side][houses[side]].push_back(segment);
        }
        for (int side = 0; side < 2; ++side)
            for (std::size_t house = 0; house < out_.houses.size(); ++house) {
                const auto& segments = parts[side][house];
                if (segments.empty()) continue;
                out_.parts.push_back({static_cast<std::uint32_t>(out_.slots.size()),
                                      static_cast<std::uint32_t>(segments.size()), out_.houses[house].full != 0});
                for (auto segment : segments) {
                    out_.segments[segment].slots[side] = static_cast<std::uint32_t>(out_.slots.size());
                    out_.slots.push_back({segment, kNoSlot});
                }
            }
        for (std::size_t i = start; i < out_.segments.size(); ++i)
            for (int side = 0; side < 2; ++side) {
                const auto& slots = out_.segments[i].slots;
                if (slots[side] != kNoSlot) out_.slots[slots[side]].other = slots[1 - side];
            }
    }

    // Lays runs of neighbouring houses of one family (rows, say) over as many of another (regions), those that overlap
    // them most.
    void add_leftovers(const Family& lines, const Family& regions) {
        if (lines.size() > kLargestFamily || regions.size() > kLargestFamily) return;
        const std::uint64_t full = out_.houses[lines.front()].full;
        const auto is_like = [&](auto house) { return full && out_.houses[house].full == full; };
        if (!std::all_of(lines.begin(), lines.end(), is_like) || !std::all_of(regions.begin(), regions.end(), is_like))
            return;
        constexpr std::uint32_t kNoHome = ~std::uint32_t{0};
        std::vector<std::uint32_t> home(out_.cells(), kNoHome);  // per cell, its place in `regions`
        for (std::uint32_t i = 0; i < regions.size(); ++i)
            for (auto cell : cells_of(regions[i])) home[cell] = i;
        for (std::size_t first = 0; first < lines.size(); ++first) {
            std::vector<std::uint32_t> overlaps(regions.size(), 0), order(regions.size());
            std::iota(order.begin(), order.end(), 0u);
            for (std::size_t last = first; last < lines.size() && last - first < regions.size(); ++last) {
                for (auto cell : cells_of(lines[last]))
                    if (home[cell] != kNoHome) ++overlaps[home[cell]];
                if (*std::max_element(overlaps.begin(), overlaps.end()) <= last - first + 1) continue;  // rows and columns
                const auto chosen = order.begin() + static_cast<std::ptrdiff_t>(last - first + 1);
                std::partial_sort(order.begin(), chosen, order.end(), [&](auto a, auto b) {
                    return overlaps[a] != overlaps[b] ? overlaps[a] > overlaps[b] : a < b;
                });
                std::size_t size = 0;
                for (auto i = order.begin(); i != chosen; ++i) size += out_.houses[regions[*i]].size - overlaps[*i];
                if (size && size <= kLargestLeftover)
                    add_leftover({lines.data() + first, last - first + 1}, regions, {order.begin(), chosen}, home);
            }
        }
    }

    void add_leftover(std::span<const std::uint32_t> run, const Family& regions, std::span<const std::uint32_t> chosen,
                      const std::vector<std::uint32_t>& home) {
        std::vector<char> covered(out_.cells(), 0), is_chosen(regions.size(), 0);
        for (auto i : chosen) is_chosen[i] = 1;
        std::vector<std::uint32_t> left, right;
        for (auto line : run)
            for (auto cell : cells_of(line)) {
                covered[cell] = 1;
                if (home[cell] >= regions.size() || !is_chosen[home[cell]]) left.push_back(cell);
            }
        for (auto i : chosen)
            for (auto cell : cells_of(regions[i]))
                if (!covered[cell]) right.push_back(cell);
        if (left.size() != right.size()) return;
        out_.leftovers.push_back({static_cast<std::uint32_t>(out_.leftover_cells.size()),
                                  static_cast<std::uint32_t>(left.size()), static_cast<std::uint32_t>(right.size())});
        out_.leftover_cells.insert(out_.leftover_cells.end(), left.begin(), left.end());
        out_.leftover_cells.insert(out_.leftover_cells.end(), right.begin(), right.end());
    }

    Layout& out_;
};

}  // namespace

void find_crossings(Layout& layout) { Finder(layout).run(); }

bool pays_in_sweeps(const Leftover& leftover) { return leftover.left <= kSmallLeftover; }

}  // namespace gridwright
