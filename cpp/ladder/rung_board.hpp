// A position on which the first rungs are climbed: candidates of cells, and for each value the cells that can hold it.
#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "ladder/rungs.hpp"

namespace gridwright {

class RungBoard {
public:
    // The beginning: the givens of each cell, 0 where there is none.
    RungBoard(const Rungs& rungs, std::span<const std::uint64_t> toggles_on, std::span<const std::uint8_t> givens);

    // A position in the middle of things: the candidates of each cell, and the cells without a value as words of bits.
    RungBoard(const Rungs& rungs, std::span<const std::uint64_t> toggles_on, std::span<const std::uint64_t> candidates,
              std::span<const std::uint64_t> open);

    void place(std::uint32_t cell, std::uint32_t value);
    void give_up() { broken_ = true; }
    bool is_solved() const { return open_ == 0 && !broken_; }
    bool is_over() const { return open_ == 0 || broken_; }
    bool is_broken() const { return broken_; }
    std::span<const std::uint64_t> candidates() const { return candidates_; }
    std::span<const std::uint64_t> open() const { return open_cells_; }
    std::span<const std::uint64_t> places() const { return where_; }  // per value, its cells as words of bits

    // Whether what clues said is known without them: these cells have values, and of each of these signs the one cell can
    // only hold less than the other.
    bool regains(std::span<const std::uint32_t> cells, std::span<const std::uint32_t> signs) const;

    // Each technique takes all steps that it sees, and says whether there was one.
    bool last_cell();
    bool hidden_single(bool (*wanted)(HouseSort));
    bool naked_single();
    bool extreme_end();
    bool sign_bound();
    bool crossing(bool (*wanted)(HouseSort), bool direct);
    bool locked();
    bool direct_hidden(std::uint32_t size);
    bool naked(std::uint32_t size);
    bool hidden(std::uint32_t size);
    bool leftover_cell();
    bool no_place();
    bool forbidden_pair();
    bool counting_bound();
    bool fish(std::uint32_t size);
    bool wing(std::uint32_t pincers, std::uint32_t fewest, std::uint32_t most);  // so many candidates of the pivot
    bool strong_links(bool grouped);
    bool last_in_sum();
    bool combinations(std::uint32_t least, std::uint32_t most);  // so many sets of values that are left
    bool only_place();
    bool rule_of_45();
    bool must_contain();
    bool fillings(std::uint32_t fewest_open, std::uint32_t most_open);  // so many open cells of a rule
    bool any_filling();
    bool sum_bounds();
    bool virtual_cage();

private:
    using Mask = std::uint64_t;
    using Set = std::vector<std::uint64_t>;
    using Cells = std::span<const std::uint64_t>;

    // A cell, and the value that is left to it.
    struct Forced {
        std::uint32_t cell;
        std::uint32_t value;
    };
    using ForcedByValue = std::vector<std::pair<std::uint32_t, std::vector<Forced>>>;

    // A cell that comes so many signs before another.
    struct EarlierCell {
        std::uint32_t cell;
        std::uint32_t links;
    };

    // The cells of a house that come so many signs before a cell at least, by their places in it.
    struct EarlierCells {
        std::uint32_t cell;
        std::uint32_t house;
        std::uint32_t links;
        std::uint64_t near;
    };

    // What is left of the sets of a choice: how many, what they have, and what all of them have. What was found out stays true
    // as long as no candidate of its cells has changed since it was looked at.
    struct SetsLeft {
        std::uint32_t looked = 0;
        std::uint32_t count = 0;
        Mask keep = 0, common = 0;
    };

    // The same of a sum: what is left to each cell, nothing if that is not known, and in how many ways.
    struct Kept {
        std::uint32_t looked = 0;
        std::uint32_t ways = 0;
        std::vector<Mask> kept{};
    };

    // The same of a rule: the values of all ways to fill it, one way after the other.
    struct RuleWays {
        std::uint32_t looked = 0;
        std::vector<Mask> kept{};
        std::vector<std::uint8_t> values{};
    };

    const RungFacts& facts() const { return rungs_.facts_; }
    std::uint32_t words() const { return static_cast<std::uint32_t>(rungs_.words_); }
    const std::uint64_t* house_set(std::size_t house) const { return rungs_.house_sets_.data() + house * rungs_.words_; }
    std::uint64_t* where(std::uint32_t value) { return where_.data() + (value - 1) * rungs_.words_; }
    void read_signs();
    Cells above(std::uint32_t cell) const { return {above_.data() + cell * rungs_.words_, rungs_.words_}; }
    Cells below(std::uint32_t cell) const { return {below_.data() + cell * rungs_.words_, rungs_.words_}; }
    bool is_open(std::uint32_t cell) const { return values_[cell] == 0; }
    bool remove(std::uint32_t cell, Mask values);

    bool is_full(std::size_t house) const;
    std::optional<std::uint32_t> last_open(std::size_t house) const;
    std::uint32_t places_in(std::size_t house, std::uint32_t value, Set& places);
    bool has_several(std::size_t house, std::uint32_t value, Set& places);
    void seen_from(std::uint32_t cell, std::uint32_t value, Set& seen) const;
    void see_all(const Set& places, std::uint32_t value, Set& found) const;
    Mask left_beside(std::uint32_t cell, std::uint32_t other, std::uint32_t value) const;
    Mask against(std::uint32_t cell, std::uint32_t other, std::uint32_t value) const;
    Set cells_of_two() const;
    void force(std::uint32_t cell, std::uint32_t value, const Set& two, std::vector<Forced>& forced) const;
    bool wing_on(std::uint32_t pivot, bool is_holder, std::uint32_t value, const ForcedByValue& by_value);
    bool clear_lines(const Rungs::Across& lines, std::uint64_t across, std::uint32_t value, const Set& told);

    std::uint32_t first_rank(std::uint32_t cell, bool up) const;
    std::uint32_t last_rank(std::uint32_t cell, bool up) const;
    std::vector<std::vector<EarlierCell>> chains(bool up) const;
    std::vector<EarlierCells> behind(bool up) const;
    bool crowded(const EarlierCells& behind, bool up);
    bool too_few(const EarlierCells& behind, bool up, std::uint32_t last, std::uint32_t end) const;
    bool cross_out(std::span<const std::uint32_t> cells, Mask values);
    bool has_few_places(const RungHouse& house, std::uint32_t size) const;
    bool direct_single(std::size_t house, std::uint32_t value, const Set& hit);

    void remember_sums();
    bool has_changed(std::span<const std::uint32_t> cells, std::uint32_t& looked);
    std::span<const Mask> masks_of(std::span<const std::uint32_t> cells);
    std::uint32_t open_among(std::span<const std::uint32_t> cells) const;
    bool is_on(std::int32_t toggle) const {
        const auto number = static_cast<std::uint32_t>(toggle);
        return toggle < 0 || toggles_on_.empty() || (toggles_on_[number / 64] >> (number % 64) & 1);
    }
    bool keep(std::span<const std::uint32_t> cells, std::span<const Mask> kept);
    bool last_of(const RungTotal& total);
    const SetsLeft& sets_left(std::size_t number);
    const Kept& sum_made(std::size_t number);
    const RuleWays& ways_of(std::size_t number);
    bool taken_in_all(const RungFilled& rule, std::span<const std::uint8_t> ways, std::uint32_t value);
    std::uint32_t places_of_required(const RungChoice& choice, std::uint32_t value, Set& places);

    const Rungs& rungs_;
    std::span<const std::uint64_t> toggles_on_;
    std::vector<RungSign> signs_;               // those that are on
    std::vector<std::uint64_t> above_, below_;  // per cell, those that are greater and less by a sign, as words of bits
    std::vector<Mask> candidates_;
    std::vector<std::uint64_t> where_;  // per value, its cells as words of bits
    std::vector<std::uint8_t> values_;
    std::vector<std::uint64_t> open_cells_;
    std::uint32_t open_;
    std::optional<std::vector<EarlierCells>> behind_[2];  // downwards and upwards, once they are asked for
    bool broken_ = false;
    bool ends_seen_ = false;  // whether signs have taken what is at the end of all values: they take it once

    std::vector<std::uint32_t> changed_;  // per cell, when it last changed; nothing where there are no sums
    std::uint32_t now_ = 1;
    std::vector<SetsLeft> sets_left_;
    std::vector<Kept> sums_made_;
    std::vector<RuleWays> filled_;
    std::vector<Mask> masks_;
};

// What is asked most often; the words are counted once, since what is written might be that count for all a compiler knows.

// Whether all cells of a house have a value.
inline bool RungBoard::is_full(std::size_t house) const {
    const std::uint64_t* its = house_set(house);
    for (std::uint32_t word = 0, count = words(); word < count; ++word)
        if (its[word] & open_cells_[word]) return false;
    return true;
}

// The cell of a house without a value, if there is just one.
inline std::optional<std::uint32_t> RungBoard::last_open(std::size_t house) const {
    const std::uint64_t* its = house_set(house);
    std::optional<std::uint32_t> last;
    for (std::uint32_t word = 0, count = words(); word < count; ++word) {
        const std::uint64_t open = its[word] & open_cells_[word];
        if (!open) continue;
        if (last || (open & (open - 1))) return {};
        last = word * 64 + static_cast<std::uint32_t>(std::countr_zero(open));
    }
    return last;
}

// The cells of a house that can hold a value, and whether there are several.
inline bool RungBoard::has_several(std::size_t house, std::uint32_t value, Set& places) {
    const std::uint64_t *its = house_set(house), *held = where(value);
    std::uint64_t *found = places.data(), before = 0, several = 0;
    for (std::uint32_t word = 0, count = words(); word < count; ++word) {
        const std::uint64_t here = held[word] & its[word];
        found[word] = here;
        several |= here & (here - 1);
        if (here) several |= before;
        before |= here;
    }
    return several != 0;
}

}  // namespace gridwright
