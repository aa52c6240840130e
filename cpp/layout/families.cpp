#include "layout/families.hpp"

#include <algorithm>

namespace gridwright {

// Each house joins the first family it does not meet.
Families::Families(const Layout& layout) : cells_(layout.cells()) {
    const auto& houses = layout.tables.houses;
    family_of_.assign(houses.size(), kNowhere);
    for (std::uint32_t house = 0; house < houses.size(); ++house) {
        if (houses[house].toggle != kAlways) continue;
        const auto cells = layout.tables.cells_of(houses[house]);
        std::size_t family = 0;
        const auto meets = [&](auto cell) { return homes_[family * cells_ + cell] != kNowhere; };
        while (family < count_ && std::any_of(cells.begin(), cells.end(), meets)) ++family;
        if (family == count_) {
            homes_.resize(++count_ * cells_, kNowhere);
            has_full_.push_back(0);
        }
        if (houses[house].full) has_full_[family] = 1;
        family_of_[house] = static_cast<std::uint32_t>(family);
        for (auto cell : cells) homes_[family * cells_ + cell] = house;
    }
    families_.fill(count_, houses.size(), [&](auto house) { return family_of_[house]; });
}

}  // namespace gridwright
