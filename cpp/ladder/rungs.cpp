#include "ladder/rungs.hpp"

#include <algorithm>
#include <stdexcept>
#include <string_view>
#include <utility>

#include "ladder/rung_bits.hpp"
#include "ladder/rung_board.hpp"

namespace gridwright {
namespace {

bool is_region(HouseSort sort) { return sort == HouseSort::region; }
bool is_set(HouseSort sort) { return sort == HouseSort::set; }
bool is_line(HouseSort sort) { return !is_region(sort) && !is_set(sort); }

constexpr std::uint32_t kAny = ~std::uint32_t{0};

struct Rung {
    const char* technique;
    std::uint32_t rating;  // of the technique, by which it is tried
    bool (*find)(RungBoard&);
    std::uint32_t until = kAny;  // the rating from which on another technique finds all that this one does
    std::uint32_t step = 0;      // the rating of its steps if that is higher

    std::uint32_t step_rating() const { return std::max(rating, step); }
};

// Techniques whose steps are rated by what they look at come several times.
constexpr Rung kRungs[] = {
    {"last-cell", 10, [](RungBoard& b) { return b.last_cell(); }, 15},
    {"hidden-single-region", 12, [](RungBoard& b) { return b.hidden_single(is_region); }},
    {"extreme-end", 14, [](RungBoard& b) { return b.extreme_end(); }, 16},
    {"hidden-single-line", 15, [](RungBoard& b) { return b.hidden_single(is_line); }},
    {"last-in-sum", 15, [](RungBoard& b) { return b.last_in_sum(); }},
    {"sign-bound", 16, [](RungBoard& b) { return b.sign_bound(); }},
    {"direct-pointing", 17, [](RungBoard& b) { return b.crossing(is_region, true); }, 26},
    {"direct-claiming", 19, [](RungBoard& b) { return b.crossing(is_line, true); }, 28},
    {"combinations", 20, [](RungBoard& b) { return b.combinations(1, 1); }},
    {"combinations", 20, [](RungBoard& b) { return b.combinations(2, 2); }, kAny, 21},
    {"combinations", 20, [](RungBoard& b) { return b.combinations(3, 3); }, kAny, 22},
    {"direct-hidden-pair", 20, [](RungBoard& b) { return b.direct_hidden(2); }, 34},
    {"only-place", 22, [](RungBoard& b) { return b.only_place(); }},
    {"rule-of-45", 23, [](RungBoard& b) { return b.rule_of_45(); }},
    {"naked-single", 23, [](RungBoard& b) { return b.naked_single(); }},
    {"hidden-single-set", 23, [](RungBoard& b) { return b.hidden_single(is_set); }},
    {"many-combinations", 24, [](RungBoard& b) { return b.combinations(4, 4); }},
    {"many-combinations", 24, [](RungBoard& b) { return b.combinations(5, 6); }, kAny, 25},
    {"many-combinations", 24, [](RungBoard& b) { return b.combinations(7, kAny); }, kAny, 26},
    {"direct-hidden-triple", 25, [](RungBoard& b) { return b.direct_hidden(3); }, 40},
    {"pointing", 26, [](RungBoard& b) { return b.crossing(is_region, false); }, 29},
    {"leftover-cell", 27, [](RungBoard& b) { return b.leftover_cell(); }},
    {"must-contain", 28, [](RungBoard& b) { return b.must_contain(); }},
    {"fillings", 28, [](RungBoard& b) { return b.fillings(1, 3); }},
    {"claiming", 28, [](RungBoard& b) { return b.crossing(is_line, false); }, 29},
    {"locked", 29, [](RungBoard& b) { return b.locked(); }},
    {"naked-pair", 30, [](RungBoard& b) { return b.naked(2); }},
    {"sum-bounds", 30, [](RungBoard& b) { return b.sum_bounds(); }},
    {"many-fillings", 31, [](RungBoard& b) { return b.fillings(4, 4); }},
    {"many-fillings", 31, [](RungBoard& b) { return b.fillings(5, 5); }, kAny, 32},
    {"many-fillings", 31, [](RungBoard& b) { return b.fillings(6, 6); }, kAny, 33},
    {"many-fillings", 31, [](RungBoard& b) { return b.fillings(7, kAny); }, kAny, 34},
    {"no-place", 31, [](RungBoard& b) { return b.no_place(); }},
    {"x-wing", 32, [](RungBoard& b) { return b.fish(2); }},
    {"virtual-cage", 32, [](RungBoard& b) { return b.virtual_cage(); }},
    {"counting-bound", 33, [](RungBoard& b) { return b.counting_bound(); }},
    {"forbidden-pair", 34, [](RungBoard& b) { return b.forbidden_pair(); }},
    {"hidden-pair", 34, [](RungBoard& b) { return b.hidden(2); }},
    {"any-filling", 35, [](RungBoard& b) { return b.any_filling(); }},
    {"naked-triple", 36, [](RungBoard& b) { return b.naked(3); }},
    {"swordfish", 38, [](RungBoard& b) { return b.fish(3); }},
    {"hidden-triple", 40, [](RungBoard& b) { return b.hidden(3); }},
    {"xy-wing", 42, [](RungBoard& b) { return b.wing(2, 2, 2); }},
    {"xyz-wing", 44, [](RungBoard& b) { return b.wing(2, 3, 3); }},
    {"turbot-fish", 46, [](RungBoard& b) { return b.strong_links(false); }},
    {"empty-rectangle", 47, [](RungBoard& b) { return b.strong_links(true); }},
    {"naked-quad", 50, [](RungBoard& b) { return b.naked(4); }},
    {"jellyfish", 52, [](RungBoard& b) { return b.fish(4); }},
    {"hidden-quad", 54, [](RungBoard& b) { return b.hidden(4); }},
    {"wxyz-wing", 55, [](RungBoard& b) { return b.wing(3, 3, 4); }},
};

// The easiest technique that finds something takes its steps; then from the first rung again, until there is enough. Ends as
// well where the easiest step is rated higher, although the technique is not.
template <class Enough>
void climb_until(RungBoard& board, std::uint32_t rating, const Enough& is_enough) {
    bool is_too_hard = false;
    const auto finds = [&](const Rung& rung) {
        if (rung.rating > rating || rating >= rung.until || !rung.find(board)) return false;
        is_too_hard = rung.step_rating() > rating;
        return true;
    };
    while (!board.is_over() && !is_enough() && std::ranges::any_of(kRungs, finds))
        if (is_too_hard) return board.give_up();
}

// The same without steps that are rated higher.
void climb_on(RungBoard& board, std::uint32_t rating) {
    const auto finds = [&](const Rung& rung) {
        return rung.step_rating() <= rating && rating < rung.until && rung.find(board);
    };
    while (!board.is_over() && std::ranges::any_of(kRungs, finds)) {
    }
}

// Whether it is not the technique of the rung before.
bool is_another(const Rung& rung) {
    return &rung == kRungs || std::string_view(rung.technique) != (&rung - 1)->technique;
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
    for (std::uint32_t number = 0; number < facts_.signs.size(); ++number) {
        const RungSign& sign = facts_.signs[number];
        check(sign.less);
        check(sign.greater);
        if (sign.toggle < 0) continue;
        const auto toggle = static_cast<std::size_t>(sign.toggle);
        toggle_words_ = std::max(toggle_words_, toggle / 64 + 1);
        signs_of_toggle_.resize(std::max(signs_of_toggle_.size(), toggle + 1));
        signs_of_toggle_[toggle].push_back(number);
    }
    for (const RungLeftover& leftover : facts_.leftovers) {
        check(leftover.one);
        check(leftover.other);
    }
    for (const std::uint32_t hole : facts_.holes) check(hole);
    for (const RungChoice& choice : facts_.choices) std::ranges::for_each(choice.cells, check);
    for (const RungTotal& total : facts_.totals) std::ranges::for_each(total.cells(), check);
    for (const RungFilled& rule : facts_.filled) {
        std::ranges::for_each(rule.cells, check);
        if (rule.cells.size() != rule.filler.size()) throw std::invalid_argument("a rule has other cells than it can fill");
        if (rule.toggle >= 0) toggle_words_ = std::max(toggle_words_, static_cast<std::size_t>(rule.toggle) / 64 + 1);
    }
    has_sums_ = !(facts_.choices.empty() && facts_.totals.empty() && facts_.filled.empty());
    open_cells_.resize(words_);
    places_.resize(facts_.values * words_);
    for (std::uint32_t cell = 0; cell < count; ++cell) {
        add_to(open_cells_, cell);
        each_value(facts_.domains[cell], [&](std::uint32_t value) {
            if (value > facts_.values) throw std::invalid_argument("a domain is out of range");
            add_to(std::span(places_).subspan((value - 1) * words_, words_), cell);
        });
        has_empty_ |= facts_.domains[cell] == 0;
    }
    across_ = {across(HouseSort::row, HouseSort::column), across(HouseSort::column, HouseSort::row)};
}

Rungs::Across Rungs::across(HouseSort base, HouseSort cover) const {
    constexpr std::uint32_t kNone = ~std::uint32_t{0};
    Across lines{{}, {}, std::vector<std::uint32_t>(cells(), kNone)};
    for (std::uint32_t number = 0; number < facts_.houses.size(); ++number) {
        if (facts_.houses[number].sort != cover || lines.covers.size() == 64) continue;
        for (const std::uint32_t cell : facts_.houses[number].cells)
            lines.cover_of[cell] = static_cast<std::uint32_t>(lines.covers.size());
        lines.covers.push_back(number);
    }
    const auto is_covered = [&](std::uint32_t cell) { return lines.cover_of[cell] != kNone; };
    for (std::uint32_t number = 0; number < facts_.houses.size(); ++number) {
        const RungHouse& house = facts_.houses[number];
        if (house.sort == base && house.values && std::ranges::all_of(house.cells, is_covered)) lines.bases.push_back(number);
    }
    return lines;
}

bool Rungs::solves(std::span<const std::uint8_t> givens, std::span<const std::uint64_t> toggles_on,
                   std::uint32_t rating) const {
    check(givens, toggles_on);
    RungBoard board(*this, toggles_on, givens);
    climb_until(board, rating, [] { return false; });
    return board.is_solved();
}

bool Rungs::regains(std::span<const std::uint8_t> givens, std::span<const std::uint64_t> toggles_on, std::uint32_t rating,
                    std::span<const std::uint32_t> lost_cells, std::span<const std::uint32_t> lost_toggles) const {
    check(givens, toggles_on);
    std::vector<std::uint32_t> lost_signs;
    for (const std::uint32_t toggle : lost_toggles)
        lost_signs.insert(lost_signs.end(), signs_of_toggle_.at(toggle).begin(), signs_of_toggle_.at(toggle).end());
    RungBoard board(*this, toggles_on, givens);
    climb_until(board, rating, [&] { return board.regains(lost_cells, lost_signs); });
    return board.regains(lost_cells, lost_signs);
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
    std::size_t number = 0;
    for (const Rung& rung : kRungs) {
        number += is_another(rung);
        if (rung.find(board)) return number - 1;
    }
    return number;
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
    for (const Rung& rung : kRungs)
        if (is_another(rung)) found.emplace_back(rung.technique);
    return found;
}

}  // namespace gridwright
