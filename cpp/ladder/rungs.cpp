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

struct Rung {
    const char* technique;
    std::uint32_t rating;
    bool (*find)(RungBoard&);
};

constexpr Rung kRungs[] = {
    {"last-cell", 10, [](RungBoard& b) { return b.last_cell(); }},
    {"hidden-single-region", 12, [](RungBoard& b) { return b.hidden_single(is_region); }},
    {"extreme-end", 14, [](RungBoard& b) { return b.extreme_end(); }},
    {"hidden-single-line", 15, [](RungBoard& b) { return b.hidden_single(is_line); }},
    {"sign-bound", 16, [](RungBoard& b) { return b.sign_bound(); }},
    {"direct-pointing", 17, [](RungBoard& b) { return b.crossing(is_region, true); }},
    {"direct-claiming", 19, [](RungBoard& b) { return b.crossing(is_line, true); }},
    {"direct-hidden-pair", 20, [](RungBoard& b) { return b.direct_hidden(2); }},
    {"naked-single", 23, [](RungBoard& b) { return b.naked_single(); }},
    {"hidden-single-set", 23, [](RungBoard& b) { return b.hidden_single(is_set); }},
    {"direct-hidden-triple", 25, [](RungBoard& b) { return b.direct_hidden(3); }},
    {"pointing", 26, [](RungBoard& b) { return b.crossing(is_region, false); }},
    {"leftover-cell", 27, [](RungBoard& b) { return b.leftover_cell(); }},
    {"claiming", 28, [](RungBoard& b) { return b.crossing(is_line, false); }},
    {"locked", 29, [](RungBoard& b) { return b.locked(); }},
    {"naked-pair", kHighestRung, [](RungBoard& b) { return b.naked(2); }},
    {"hidden-pair", 34, [](RungBoard& b) { return b.hidden(2); }},
    {"naked-triple", 36, [](RungBoard& b) { return b.naked(3); }},
    {"hidden-triple", 40, [](RungBoard& b) { return b.hidden(3); }},
    {"naked-quad", 50, [](RungBoard& b) { return b.naked(4); }},
    {"hidden-quad", 54, [](RungBoard& b) { return b.hidden(4); }},
};

// The easiest technique that finds something takes its steps; then from the first rung again.
void climb_on(RungBoard& board, std::uint32_t rating) {
    const std::uint32_t highest = std::min(rating, kHighestRung);
    const auto finds = [&](const Rung& rung) { return rung.rating <= highest && rung.find(board); };
    while (!board.is_over() && std::ranges::any_of(kRungs, finds)) {
    }
}

Climbed told(const RungBoard& board) {
    const auto copied = [](std::span<const std::uint64_t> words) { return std::vector(words.begin(), words.end()); };
    return {copied(board.candidates()), copied(board.open()), copied(board.places()), board.is_broken()};
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
    check(givens, toggles_on);
    RungBoard board(*this, toggles_on, givens);
    climb_on(board, rating);
    return board.is_solved();
}

void Rungs::check(std::span<const std::uint8_t> givens, std::span<const std::uint64_t> toggles_on) const {
    if (!toggles_on.empty() && toggles_on.size() < toggle_words_) throw std::invalid_argument("a bit per toggle is needed");
    if (givens.size() != cells()) throw std::invalid_argument("the givens are not a whole grid");
}

void Rungs::check(std::span<const std::uint64_t> candidates, std::span<const std::uint64_t> open) const {
    if (candidates.size() != cells() || open.size() != words_) throw std::invalid_argument("the position is not a whole grid");
    const std::uint64_t beyond = facts_.values < 64 ? ~std::uint64_t{0} << facts_.values : 0;
    if (std::ranges::any_of(candidates, [&](std::uint64_t mask) { return (mask & beyond) != 0; }))
        throw std::invalid_argument("a candidate is out of range");
}

std::size_t Rungs::first_technique(std::span<const std::uint64_t> candidates, std::span<const std::uint64_t> open) const {
    check(candidates, open);
    RungBoard board(*this, {}, candidates, open);
    const auto found = std::ranges::find_if(kRungs, [&](const Rung& rung) { return rung.find(board); });
    return static_cast<std::size_t>(found - std::begin(kRungs));
}

Climbed Rungs::climb(std::span<const std::uint8_t> givens, std::span<const std::uint64_t> toggles_on,
                     std::uint32_t rating) const {
    check(givens, toggles_on);
    RungBoard board(*this, toggles_on, givens);
    climb_on(board, rating);
    return told(board);
}

Climbed Rungs::climb(std::span<const std::uint64_t> candidates, std::span<const std::uint64_t> open,
                     std::span<const std::uint64_t> toggles_on, std::uint32_t rating) const {
    check(candidates, open);
    if (!toggles_on.empty() && toggles_on.size() < toggle_words_) throw std::invalid_argument("a bit per toggle is needed");
    RungBoard board(*this, toggles_on, candidates, open);
    climb_on(board, rating);
    return told(board);
}

std::vector<std::string> rung_techniques() {
    std::vector<std::string> found;
    for (const Rung& rung : kRungs) found.emplace_back(rung.technique);
    return found;
}

}  // namespace gridwright
