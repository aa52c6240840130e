#include "ladder/rungs.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "ladder/rung_board.hpp"

namespace gridwright {
namespace {

bool is_region(HouseSort sort) { return sort == HouseSort::region; }
bool is_set(HouseSort sort) { return sort == HouseSort::set; }
bool is_line(HouseSort sort) { return !is_region(sort) && !is_set(sort); }

// The easiest technique that finds something takes its steps; then from the first rung again.
bool climb(RungBoard& board, std::uint32_t rating) {
    struct Rung {
        std::uint32_t rating;
        bool (*find)(RungBoard&);
    };
    static constexpr Rung kRungs[] = {
        {10, [](RungBoard& b) { return b.last_cell(); }},
        {12, [](RungBoard& b) { return b.hidden_single(is_region); }},
        {14, [](RungBoard& b) { return b.extreme_end(); }},
        {15, [](RungBoard& b) { return b.hidden_single(is_line); }},
        {16, [](RungBoard& b) { return b.sign_bound(); }},
        {17, [](RungBoard& b) { return b.crossing(is_region, true); }},
        {19, [](RungBoard& b) { return b.crossing(is_line, true); }},
        {20, [](RungBoard& b) { return b.direct_hidden(2); }},
        {23, [](RungBoard& b) { return b.naked_single(); }},
        {23, [](RungBoard& b) { return b.hidden_single(is_set); }},
        {25, [](RungBoard& b) { return b.direct_hidden(3); }},
        {26, [](RungBoard& b) { return b.crossing(is_region, false); }},
        {27, [](RungBoard& b) { return b.leftover_cell(); }},
        {28, [](RungBoard& b) { return b.crossing(is_line, false); }},
        {kHighestRung, [](RungBoard& b) { return b.locked(); }},
    };
    return std::ranges::any_of(kRungs, [&](const Rung& rung) { return rung.rating <= rating && rung.find(board); });
}

}  // namespace

Rungs::Rungs(RungFacts facts) : facts_(std::move(facts)), words_((facts_.domains.size() + 63) / 64) {
    const std::size_t count = cells();
    const auto check = [&](std::uint32_t cell) {
        if (cell >= count) throw std::invalid_argument("there is no such cell");
    };
    if (facts_.values < 1 || facts_.values > 64) throw std::invalid_argument("there are 1 to 64 values");
    house_sets_.resize(facts_.houses.size() * words_);
    peers_.resize(count * words_);
    houses_of_.resize(count);
    unequals_of_.resize(count);
    signs_of_.resize(count);
    for (std::uint32_t number = 0; number < facts_.houses.size(); ++number) {
        if (facts_.houses[number].cells.size() > 64 && facts_.houses[number].values)
            throw std::invalid_argument("a full house has at most 64 cells");
        for (const std::uint32_t cell : facts_.houses[number].cells) {
            check(cell);
            house_sets_[number * words_ + cell / 64] |= std::uint64_t{1} << (cell % 64);
            houses_of_[cell].push_back(number);
        }
        for (const std::uint32_t cell : facts_.houses[number].cells)
            for (std::size_t word = 0; word < words_; ++word) peers_[cell * words_ + word] |= house_sets_[number * words_ + word];
    }
    for (std::size_t cell = 0; cell < count; ++cell) peers_[cell * words_ + cell / 64] &= ~(std::uint64_t{1} << (cell % 64));
    for (std::uint32_t number = 0; number < facts_.unequals.size(); ++number)
        for (const std::uint32_t cell : {facts_.unequals[number].a, facts_.unequals[number].b}) {
            check(cell);
            unequals_of_[cell].push_back(number);
        }
    for (std::uint32_t number = 0; number < facts_.signs.size(); ++number)
        for (const std::uint32_t cell : {facts_.signs[number].less, facts_.signs[number].greater}) {
            check(cell);
            signs_of_[cell].push_back(number);
        }
    for (const RungSign& sign : facts_.signs)
        if (sign.toggle >= 0) toggle_words_ = std::max(toggle_words_, static_cast<std::size_t>(sign.toggle) / 64 + 1);
    for (const RungLeftover& leftover : facts_.leftovers) {
        check(leftover.one);
        check(leftover.other);
    }
    for (const std::uint32_t hole : facts_.holes) check(hole);
}

bool Rungs::solves(std::span<const std::uint8_t> givens, std::span<const std::uint64_t> toggles_on,
                   std::uint32_t rating) const {
    if (!toggles_on.empty() && toggles_on.size() < toggle_words_) throw std::invalid_argument("a bit per toggle is needed");
    if (givens.size() != cells()) throw std::invalid_argument("the givens are not a whole grid");
    RungBoard board(*this, toggles_on);
    for (std::uint32_t cell = 0; cell < cells(); ++cell) {
        if (givens[cell] > facts_.values) return false;
        if (givens[cell]) board.place(cell, givens[cell]);
    }
    while (!board.is_over() && climb(board, rating)) {
    }
    return board.is_solved();
}

}  // namespace gridwright
