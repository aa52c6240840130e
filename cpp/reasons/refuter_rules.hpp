// How a part of a rule is looked at: shared by the files that implement Refuter.
#pragma once

#include "reasons/causes.hpp"

namespace gridwright {

// Finds each removal that a part makes, with what it relies on, unless one is known that weighs no more than this could.
template <class Found>
void Refuter::look_at(const RulePart& part, Found found) {
    const auto weight = premises_.all[part.premise].weight;
    now_.clear();
    free_.clear();
    whole_.clear();
    for (auto cell : part.cells) {
        now_.push_back(left_[cell]);
        free_.push_back(~base_[cell]);
        whole_.push_back(premises_.domains[cell]);
    }
    work_ += part.size() / PartReader::kQuicker;
    const auto kept = reader_.narrowed(part, now_);
    for (std::size_t place = 0; place < part.cells.size(); ++place)
        each(now_[place] & ~kept[place], [&](auto bit) {
            const auto cell = part.cells[place];
            if (proposed_[premises_.candidate(cell, bit) * 2] <= weight) return;
            work_ += part.size() / PartReader::kQuicker;
            const auto gone = reader_.absences(part, whole_, now_, free_, place, bit);
            const auto from = static_cast<std::uint32_t>(absent_.size());
            absent_.push_back(0);
            for (std::size_t at = 0; at < gone.size(); ++at)
                each(gone[at], [&](auto other) { absent_.push_back(premises_.candidate(part.cells[at], other)); });
            absent_[from] = static_cast<std::uint32_t>(absent_.size()) - from - 1;
            found({cell, bit, false, Why::rule, part.premise, from});
        });
}

}  // namespace gridwright
