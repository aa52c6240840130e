// A position on which the first rungs are climbed: candidates of cells, and for each value the cells that can hold it.
#pragma once

#include <bit>
#include <cstdint>
#include <span>
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
    bool is_solved() const { return open_ == 0 && !broken_; }
    bool is_over() const { return open_ == 0 || broken_; }
    bool is_broken() const { return broken_; }
    std::span<const std::uint64_t> candidates() const { return candidates_; }
    std::span<const std::uint64_t> open() const { return open_cells_; }
    std::span<const std::uint64_t> places() const { return where_; }  // per value, its cells as words of bits

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

private:
    using Mask = std::uint64_t;
    using Set = std::vector<std::uint64_t>;

    const RungFacts& facts() const { return rungs_.facts_; }
    std::uint32_t words() const { return static_cast<std::uint32_t>(rungs_.words_); }
    const std::uint64_t* house_set(std::size_t house) const { return rungs_.house_sets_.data() + house * rungs_.words_; }
    std::uint64_t* where(std::uint32_t value) { return where_.data() + (value - 1) * rungs_.words_; }
    bool is_on(const RungSign& sign) const;
    bool is_open(std::uint32_t cell) const { return values_[cell] == 0; }
    bool remove(std::uint32_t cell, Mask values);

    std::uint32_t places_in(std::size_t house, std::uint32_t value, Set& places);
    void see_all(const Set& places, std::uint32_t value, Set& found) const;
    bool cross_out(std::span<const std::uint32_t> cells, Mask values);
    bool direct_single(std::size_t house, std::uint32_t value, const Set& hit);

    const Rungs& rungs_;
    std::span<const std::uint64_t> toggles_on_;
    std::vector<Mask> candidates_;
    std::vector<std::uint64_t> where_;  // per value, its cells as words of bits
    std::vector<std::uint8_t> values_;
    std::vector<std::uint64_t> open_cells_;
    std::uint32_t open_;
    bool broken_ = false;
};

}  // namespace gridwright
