#include "layout/crossings.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "layout/cell_links.hpp"
#include "layout/families.hpp"
#include "layout/layout.hpp"
#include "layout/recent.hpp"

namespace gridwright {
namespace {

constexpr std::uint32_t kMostCells = 1024;  // of a grid whose crossings are kept for others: larger ones take megabytes
constexpr std::size_t kMostKept = 32;

// The full houses that a layout begins with: the same in all puzzles of a kind and size, whatever their clues.
struct Beginning {
    std::uint32_t houses = 0;
    std::size_t families = 0;  // which have these houses and no others
};

// What has nothing but houses is no variation of anything, and is seldom met again.
bool has_only_houses(const Layout& layout) {
    const auto& [houses, house_cells, lesses, unequals, relateds, relations, choices, totals, diagrams] = layout.tables;
    return lesses.empty() && unequals.empty() && relateds.empty() && choices.rows.empty() && totals.rows.empty() &&
           diagrams.rows.empty();
}

Beginning beginning_of(const Layout& layout, const Families& families) {
    const auto& houses = layout.tables.houses;
    if (layout.cells() > kMostCells || has_only_houses(layout)) return {};
    Beginning all;
    for (; all.houses < houses.size() && houses[all.houses].full && houses[all.houses].toggle == kAlways; ++all.houses)
        all.families = std::max<std::size_t>(all.families, families.family_of(all.houses) + 1);
    for (auto house = all.houses; house < houses.size(); ++house)
        if (families.family_of(house) < all.families) return {};
    return all;
}

Recent<Crossings>::Key key_of(const Layout& layout, const Beginning& beginning) {
    Recent<Crossings>::Key key;
    key.reserve(2 + beginning.houses + layout.tables.house_cells.size());
    key.push_back(layout.cells());
    for (std::uint32_t house = 0; house < beginning.houses; ++house) {
        const auto cells = layout.tables.cells_of(layout.tables.houses[house]);
        key.push_back(layout.tables.houses[house].full);
        key.insert(key.end(), cells.begin(), cells.end());
    }
    return key;
}

void cross(const Layout& layout, const Families& families, std::size_t begin, std::size_t end, Crossings& out) {
    find_segments(layout, families, begin, end, out);
    find_leftovers(layout, families, begin, end, out);
}

}  // namespace

Crossings crossings_of(const Layout& layout) {
    static Recent<Crossings> recent(kMostKept);
    const Families families(layout);
    const Beginning beginning = beginning_of(layout, families);
    Crossings crossings;
    if (beginning.families)
        crossings = *recent.of(key_of(layout, beginning), [&] {
            Crossings known;
            cross(layout, families, 0, beginning.families, known);
            return known;
        });
    cross(layout, families, beginning.families, families.count(), crossings);
    CellLinks differing = differing_cells(layout);
    find_onlookers(layout, differing, crossings);
    find_peers(layout, std::move(differing), crossings);
    return crossings;
}

}  // namespace gridwright
