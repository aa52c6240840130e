// Clauses over candidates, for a SAT solver. Variables are numbered from 1: one for each candidate, cell by cell and
// smallest value first. Each clause ends with 0.
#pragma once

#include <bit>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <utility>
#include <vector>

#include "layout/assert.hpp"

namespace gridwright {

class Clauses {
public:
    Clauses(std::uint32_t cells, const std::vector<std::uint64_t>& candidates) : candidates_(candidates) {
        if (candidates.size() != cells) throw std::invalid_argument("candidates do not match the layout");
        for (auto mask : candidates) {
            first_.push_back(next_);
            next_ += std::popcount(mask);
        }
    }

    // Clauses written from now on only count when a variable of their own, that of the condition's number, is true.
    void begin_condition(std::uint32_t number) { condition_ = next_ + static_cast<std::int32_t>(number); }

    void one_value(std::uint32_t cell) {
        const int count = std::popcount(candidates_[cell]);
        for (int i = 0; i < count; ++i) out_.push_back(first_[cell] + i);
        out_.push_back(0);
        for (int i = 0; i < count; ++i)
            for (int k = i + 1; k < count; ++k) exclude(first_[cell] + i, first_[cell] + k);
    }

    // A value stands in one of the cells.
    void place(std::span<const std::uint32_t> cells, std::uint32_t bit) {
        if (condition_) out_.push_back(-condition_);
        for (auto cell : cells)
            if (has(cell, bit)) out_.push_back(variable(cell, bit));
        out_.push_back(0);
    }

    // Two candidates do not hold both; nothing is said where one of them is gone.
    void exclude(std::uint32_t a, std::uint32_t v, std::uint32_t b, std::uint32_t w) {
        if (has(a, v) && has(b, w)) exclude(variable(a, v), variable(b, w));
    }

    // If a candidate holds, the value stands in one of the cells.
    void follows(std::uint32_t from, std::uint32_t bit, std::span<const std::uint32_t> to) {
        if (!has(from, bit)) return;
        out_.push_back(-variable(from, bit));
        place(to, bit);
    }

    void nothing_fits() { out_.push_back(0); }

    std::size_t size() const { return out_.size(); }
    std::vector<std::int32_t> take() { return std::move(out_); }

private:
    bool has(std::uint32_t cell, std::uint32_t bit) const {
        GRIDWRIGHT_ASSERT(cell < candidates_.size() && bit < 64);
        return candidates_[cell] >> bit & 1;
    }

    std::int32_t variable(std::uint32_t cell, std::uint32_t bit) const {
        return first_[cell] + std::popcount(candidates_[cell] & ((std::uint64_t{1} << bit) - 1));
    }

    void exclude(std::int32_t x, std::int32_t y) {
        if (condition_) out_.push_back(-condition_);
        out_.insert(out_.end(), {-x, -y, 0});
    }

    const std::vector<std::uint64_t>& candidates_;
    std::vector<std::int32_t> first_;  // per cell, the variable of its smallest candidate
    std::int32_t next_ = 1;
    std::int32_t condition_ = 0;
    std::vector<std::int32_t> out_;
};

}  // namespace gridwright
