// What is left over when houses of two families are laid over each other.
#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "layout/crossings.hpp"
#include "layout/families.hpp"

namespace gridwright {
namespace {

constexpr std::size_t kLargestLeftover = 6;  // larger ones say too little
constexpr std::uint32_t kSmallLeftover = 3;  // what pays in every sweep
constexpr std::size_t kLargestFamily = 32;   // looking at runs of more houses takes longer than it saves

class LeftoverFinder {
public:
    LeftoverFinder(const Layout& layout, const Families& families, Crossings& out)
        : layout_(layout), families_(families), out_(out), houses_(layout.tables.houses.size()) {}

    void run(std::size_t begin, std::size_t end) {
        // Kinds list rows and columns before regions, and it is runs of rows and columns that people look at.
        for (std::size_t k = begin; k < end; ++k)
            for (std::size_t i = 0; i < k; ++i) add_leftovers(families_[i], families_[k], families_.homes(k));
        std::stable_sort(out_.leftovers.begin(), out_.leftovers.end(),
                         [](const Leftover& a, const Leftover& b) { return a.left < b.left; });
    }

private:
    const House& house_at(std::uint32_t house) const { return layout_.tables.houses[house]; }
    std::span<const std::uint32_t> cells_of(std::uint32_t house) const {
        return layout_.tables.cells_of(house_at(house));
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
        const Homes line_home = families_.homes(families_.family_of(run.front()));
        for (auto i = order_.begin(); i != chosen_end; ++i)
            for (auto cell : cells_of(*i))
                if (line_home[cell] == kNowhere || !chosen_[line_home[cell]]) out_.leftover_cells.push_back(cell);
        const auto end = static_cast<std::uint32_t>(out_.leftover_cells.size());
        out_.leftovers.push_back({first, middle - first, end - middle});
    }

    const Layout& layout_;
    const Families& families_;
    Crossings& out_;
    const std::size_t houses_;

    // Used again and again, see segments.cpp.
    std::vector<std::uint32_t> overlap_, how_many_, order_;
    std::vector<char> chosen_;
};

}  // namespace

void find_leftovers(const Layout& layout, const Families& families, std::size_t begin, std::size_t end, Crossings& out) {
    LeftoverFinder(layout, families, out).run(begin, end);
}

bool pays_in_sweeps(const Leftover& leftover) { return leftover.left <= kSmallLeftover; }

}  // namespace gridwright
