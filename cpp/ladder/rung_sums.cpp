// Sums, the sets of values that cells can hold together, and all ways to fill a rule.
#include <algorithm>
#include <bit>

#include "ladder/rung_bits.hpp"
#include "ladder/rung_board.hpp"

namespace gridwright {
namespace {

constexpr std::size_t kMostOpen = 3, kMostMade = 60;         // open cells of sums that are made in all ways, and these ways
constexpr std::size_t kMostWays = 300, kMostTried = 3000;  // ways to fill a rule, and values that are tried for that
constexpr std::size_t kMostFollowed = 60;                  // ways of which somebody follows what each does

}  // namespace

bool RungBoard::has_changed(std::span<const std::uint32_t> cells, std::uint32_t& looked) {
    const bool is_stale = std::ranges::any_of(cells, [&](std::uint32_t cell) { return changed_[cell] > looked; });
    if (is_stale) looked = now_++;
    return is_stale;
}

std::span<const std::uint64_t> RungBoard::masks_of(std::span<const std::uint32_t> cells) {
    masks_.clear();
    for (const std::uint32_t cell : cells) masks_.push_back(candidates_[cell]);
    return masks_;
}

std::uint32_t RungBoard::open_among(std::span<const std::uint32_t> cells) const {
    return static_cast<std::uint32_t>(std::ranges::count_if(cells, [&](std::uint32_t cell) { return is_open(cell); }));
}

// Takes from each cell what is not kept, unless that is nothing, or all of some cell.
bool RungBoard::keep(std::span<const std::uint32_t> cells, std::span<const std::uint64_t> kept) {
    if (kept.empty() || std::ranges::count(kept, 0)) return false;
    bool any = false;
    for (std::size_t place = 0; place < cells.size(); ++place) any |= remove(cells[place], ~kept[place]);
    return any;
}

bool RungBoard::last_of(const RungTotal& total) {
    const auto& cells = total.cells();
    if (open_among(cells) != 1) return false;
    const auto place = static_cast<std::uint32_t>(
        std::ranges::find_if(cells, [&](std::uint32_t cell) { return is_open(cell); }) - cells.begin());
    const auto value = total.last(place, values_);
    if (!value || !(candidates_[cells[place]] & bit_of(*value))) return false;
    this->place(cells[place], *value);
    return true;
}

bool RungBoard::last_in_sum() {
    bool any = false;
    for (const RungTotal& total : facts().totals) {
        const bool is_told = total.sort() == TotalSort::of_sets || total.sort() == TotalSort::printed;
        if (is_told && total.is_exact()) any |= last_of(total);
        if (broken_) return true;
    }
    return any;
}

bool RungBoard::rule_of_45() {
    bool any = false;
    for (const RungTotal& total : facts().totals) {
        if (total.sort() == TotalSort::left_over || total.sort() == TotalSort::left_over_set) any |= last_of(total);
        if (broken_) return true;
    }
    return any;
}

// The sets of a choice of which each cell can hold a value, and each value has a cell that can hold it.
const RungBoard::SetsLeft& RungBoard::sets_left(std::size_t number) {
    SetsLeft& known = sets_left_[number];
    const RungChoice& choice = facts().choices[number];
    if (!has_changed(choice.cells, known.looked)) return known;
    const auto masks = masks_of(choice.cells);
    Mask all = 0, fixed = 0;
    for (const Mask mask : masks) {
        all |= mask;
        if (!(mask & (mask - 1))) fixed |= mask;
    }
    known = {known.looked, 0, 0, ~Mask{0}};
    for (const Mask set : choice.sets) {
        if ((set & ~all) || (fixed & ~set)) continue;
        if (std::ranges::any_of(masks, [&](Mask mask) { return (mask & (mask - 1)) && !(mask & set); })) continue;
        ++known.count;
        known.keep |= set;
        known.common &= set;
    }
    return known;
}

// What is left to the cells of a sum in all ways to make it, if few of them are open and there are few ways.
const RungBoard::Kept& RungBoard::sum_made(std::size_t number) {
    Kept& known = sums_made_[number];
    const RungTotal& total = facts().totals[number];
    if (!has_changed(total.cells(), known.looked)) return known;
    const auto masks = masks_of(total.cells());
    known = {known.looked, 0, {}};
    if (std::ranges::count_if(masks, [](Mask mask) { return (mask & (mask - 1)) != 0; }) > static_cast<std::ptrdiff_t>(kMostOpen))
        return known;
    if (auto made = total.made(masks, kMostMade)) known = {known.looked, made->sets, std::move(made->kept)};
    return known;
}

bool RungBoard::combinations(std::uint32_t least, std::uint32_t most) {
    bool any = false;
    for (std::size_t number = 0; number < facts().choices.size(); ++number) {
        const SetsLeft left = sets_left(number);
        if (left.count < least || left.count > most) continue;
        for (const std::uint32_t cell : facts().choices[number].cells) any |= remove(cell, ~left.keep);
        if (broken_) return true;
    }
    for (std::size_t number = 0; number < facts().totals.size(); ++number) {
        if (facts().totals[number].sort() != TotalSort::printed) continue;
        const Kept& made = sum_made(number);
        if (made.ways >= least && made.ways <= most) any |= keep(facts().totals[number].cells(), made.kept);
        if (broken_) return true;
    }
    return any;
}

// The places of a value that all sets have which are left.
std::uint32_t RungBoard::places_of_required(const RungChoice& choice, std::uint32_t value, Set& places) {
    std::uint32_t count = 0;
    std::ranges::fill(places, 0);
    for (const std::uint32_t cell : choice.cells)
        if (candidates_[cell] & bit_of(value)) {
            add_to(places, cell);
            ++count;
        }
    return count;
}

bool RungBoard::only_place() {
    bool any = false;
    Set places(words());
    for (std::size_t number = 0; number < facts().choices.size() && !broken_; ++number) {
        const RungChoice& choice = facts().choices[number];
        const SetsLeft left = sets_left(number);
        if (!left.count) continue;
        each_value(left.common, [&](std::uint32_t value) {
            if (broken_ || places_of_required(choice, value, places) != 1) return;
            each_cell(places, [&](std::uint32_t cell) {
                if (!is_open(cell)) return;
                place(cell, value);
                any = true;
            });
        });
    }
    return any || broken_;
}

bool RungBoard::must_contain() {
    bool any = false;
    Set places(words()), found(words());
    for (std::size_t number = 0; number < facts().choices.size() && !broken_; ++number) {
        const RungChoice& choice = facts().choices[number];
        const SetsLeft left = sets_left(number);
        if (!left.count) continue;
        each_value(left.common, [&](std::uint32_t value) {
            if (places_of_required(choice, value, places) < 2) return;
            std::copy_n(where(value), words(), found.begin());
            see_all(places, value, found);
            for (const std::uint32_t cell : choice.cells) found[cell / 64] &= ~(std::uint64_t{1} << (cell % 64));
            each_cell(found, [&](std::uint32_t cell) { any |= remove(cell, bit_of(value)); });
        });
    }
    return any;
}

bool RungBoard::sum_bounds() {
    bool any = false;
    for (const RungTotal& total : facts().totals)
        if (total.sort() == TotalSort::printed && !broken_) any |= keep(total.cells(), total.bounded(masks_of(total.cells())));
    return any;
}

bool RungBoard::virtual_cage() {
    bool any = false;
    for (std::size_t number = 0; number < facts().totals.size() && !broken_; ++number) {
        const RungTotal& total = facts().totals[number];
        const bool is_set = total.sort() == TotalSort::left_over_set;
        if ((!is_set && total.sort() != TotalSort::left_over) || !open_among(total.cells())) continue;
        if (!has_changed(total.cells(), sums_made_[number].looked)) continue;
        const auto masks = masks_of(total.cells());
        any |= keep(total.cells(), is_set ? total.in_sets(masks) : total.supported(masks));
    }
    return any;
}

// All ways to fill a rule, where these are few, and what its cells hold in them.
const RungBoard::RuleWays& RungBoard::ways_of(std::size_t number) {
    RuleWays& known = filled_[number];
    const RungFilled& rule = facts().filled[number];
    if (!has_changed(rule.cells, known.looked)) return known;
    known = {known.looked, {}, {}};
    auto ways = rule.filler.fill(masks_of(rule.cells), kMostWays, kMostTried);
    if (!ways || ways->empty()) return known;
    known.kept.resize(rule.cells.size());
    for (std::size_t at = 0; at < ways->size(); ++at) known.kept[at % rule.cells.size()] |= bit_of((*ways)[at]);
    known.values = std::move(*ways);
    return known;
}

bool RungBoard::fillings(std::uint32_t fewest_open, std::uint32_t most_open) {
    bool any = false;
    for (std::size_t number = 0; number < facts().filled.size() && !broken_; ++number) {
        const RungFilled& rule = facts().filled[number];
        const std::uint32_t open = open_among(rule.cells);
        if (open >= fewest_open && open <= most_open && is_on(rule.toggle)) any |= keep(rule.cells, ways_of(number).kept);
    }
    return any;
}

// What every way to fill a rule takes from a cell beside it.
bool RungBoard::any_filling() {
    bool any = false;
    for (std::size_t number = 0; number < facts().filled.size() && !broken_; ++number) {
        const RungFilled& rule = facts().filled[number];
        const std::size_t size = rule.cells.size();
        if (!open_among(rule.cells) || !is_on(rule.toggle)) continue;
        const RuleWays& ways = ways_of(number);
        if (ways.values.empty() || ways.values.size() > kMostFollowed * size) continue;
        Mask all = 0;
        for (const Mask kept : ways.kept) all |= kept;
        each_value(all, [&](std::uint32_t value) { any |= taken_in_all(rule, ways.values, value); });
    }
    return any;
}

bool RungBoard::taken_in_all(const RungFilled& rule, std::span<const std::uint8_t> ways, std::uint32_t value) {
    const std::size_t size = rule.cells.size();
    Set found(words()), lost(words()), seen(words());
    for (std::uint32_t word = 0; word < words(); ++word) found[word] = where(value)[word] & open_cells_[word];
    for (const std::uint32_t cell : rule.cells) found[cell / 64] &= ~(std::uint64_t{1} << (cell % 64));
    for (std::size_t way = 0; way < ways.size(); way += size) {
        std::ranges::fill(lost, 0);
        for (std::size_t place = 0; place < size; ++place) {
            if (ways[way + place] != value) continue;
            seen_from(rule.cells[place], value, seen);
            for (std::uint32_t word = 0; word < words(); ++word) lost[word] |= seen[word];
        }
        for (std::uint32_t word = 0; word < words(); ++word) found[word] &= lost[word];
        if (std::ranges::count(found, 0) == static_cast<std::ptrdiff_t>(words())) return false;
    }
    bool any = false;
    each_cell(found, [&](std::uint32_t cell) { any |= remove(cell, bit_of(value)); });
    return any;
}

}  // namespace gridwright
