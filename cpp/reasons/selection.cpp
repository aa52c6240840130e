#include "reasons/selection.hpp"

#include <algorithm>
#include <numeric>

namespace gridwright {

Selection::Selection(const Premises& premises) : premises_(premises), has_(premises.all.size()) { all(); }

void Selection::all() {
    std::fill(has_.begin(), has_.end(), std::uint8_t{1});
    cells_.resize(premises_.cells());
    std::iota(cells_.begin(), cells_.end(), 0u);
}

void Selection::only(std::span<const std::uint32_t> premises) {
    std::fill(has_.begin(), has_.end(), std::uint8_t{0});
    cells_.clear();
    for (auto number : premises) {
        has_[number] = 1;
        const Premise& premise = premises_.all[number];
        switch (premise.sort) {
            case Premise::Sort::place: {
                const auto cells = premises_.place_cells[number];
                cells_.insert(cells_.end(), cells.begin(), cells.end());
                break;
            }
            case Premise::Sort::unequal:
            case Premise::Sort::related: cells_.insert(cells_.end(), {premise.first, premise.second}); break;
            case Premise::Sort::rule:
            case Premise::Sort::derived:
                for (const RulePart& part : premises_.parts_of_rule(premise))
                    cells_.insert(cells_.end(), part.cells.begin(), part.cells.end());
                break;
        }
    }
    std::sort(cells_.begin(), cells_.end());
    cells_.erase(std::unique(cells_.begin(), cells_.end()), cells_.end());
}

}  // namespace gridwright
