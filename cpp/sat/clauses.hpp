// Clauses over candidates, for a SAT solver. Variables are numbered from 1: one for each candidate, cell by cell and
// smallest value first. Each clause ends with 0.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <iterator>
#include <map>
#include <span>
#include <stdexcept>
#include <utility>
#include <vector>

#include "layout/assert.hpp"
#include "layout/diagrams.hpp"

namespace gridwright {

constexpr std::size_t kManyNodes = 64;

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
    void end_condition() { condition_ = 0; }

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

    // If a candidate holds, the other cell holds one of the values.
    void needs(std::uint32_t cell, std::uint32_t bit, std::uint32_t other, std::uint64_t values) {
        if (!has(cell, bit)) return;
        out_.push_back(-variable(cell, bit));
        if (condition_) out_.push_back(-condition_);
        for (auto left = values & candidates_[other]; left; left &= left - 1)
            out_.push_back(variable(other, static_cast<std::uint32_t>(std::countr_zero(left))));
        out_.push_back(0);
    }

    // The first variable that stands for no candidate: that of the first condition, if there are any.
    std::int32_t first_free() const { return next_; }

    // Some set of values is that of the cells; each has a variable of its own, from `first` on.
    void one_of(std::span<const std::uint32_t> cells, std::span<const std::uint64_t> sets, std::int32_t first) {
        if (cells.size() == 1) return value_of(cells.front(), sets);
        if (condition_) out_.push_back(-condition_);
        for (std::size_t i = 0; i < sets.size(); ++i) out_.push_back(first + static_cast<std::int32_t>(i));
        out_.push_back(0);
        for (std::size_t i = 0; i < sets.size(); ++i) {
            const auto chosen = first + static_cast<std::int32_t>(i);
            for (auto cell : cells)
                for (auto left = candidates_[cell] & ~sets[i]; left; left &= left - 1)
                    exclude(chosen, variable(cell, static_cast<std::uint32_t>(std::countr_zero(left))));
            for (auto left = sets[i]; left; left &= left - 1) {
                out_.push_back(-chosen);
                place(cells, static_cast<std::uint32_t>(std::countr_zero(left)));
            }
        }
    }

    // The values of the cells, read in turn, are one of the ways. Each node but the first and the last has a variable,
    // from `first` on; which of them holds behind a cell follows from the values before, and from those behind.
    void along(std::span<const std::uint32_t> cells, const Ways& ways, std::int32_t first) {
        const std::int32_t last = static_cast<std::int32_t>(ways.nodes) - 1;
        const auto node = [&](std::uint32_t number) { return first - 1 + static_cast<std::int32_t>(number); };
        const auto is_inner = [&](std::uint32_t number) { return number > 0 && static_cast<std::int32_t>(number) < last; };
        for (std::size_t place = 0; place < cells.size(); ++place) {
            const auto& arcs = ways.layers[place];
            const auto cell = cells[place];
            // A value leads from where it is to one place at most, and none but these.
            std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> leads;
            std::map<std::uint32_t, std::vector<std::int32_t>> into, with;
            std::map<std::uint32_t, bool> starts;
            for (const Arc& arc : arcs) {
                leads[{arc.from, arc.bit}] = arc.to;
                starts[arc.from] = true;
                if (is_inner(arc.from)) {
                    into[arc.to].push_back(node(arc.from));
                    with[arc.bit].push_back(node(arc.from));
                }
            }
            if (arcs.empty()) clause({});
            for (const auto& [from, _] : starts)
                for (auto left = candidates_[cell]; left; left &= left - 1) {
                    const auto bit = static_cast<std::uint32_t>(std::countr_zero(left));
                    std::vector<std::int32_t> said{-variable(cell, bit)};
                    if (is_inner(from)) said.push_back(-node(from));
                    const auto to = leads.find({from, bit});
                    if (to != leads.end() && !is_inner(to->second)) continue;
                    if (to != leads.end()) said.push_back(node(to->second));
                    clause(said);
                }
            for (auto& [to, from] : into)
                if (is_inner(to)) {
                    std::sort(from.begin(), from.end());
                    from.erase(std::unique(from.begin(), from.end()), from.end());
                    from.push_back(-node(to));
                    clause(from);
                }
            for (auto& [bit, from] : with)
                if (has(cell, bit)) {
                    from.push_back(-variable(cell, bit));
                    clause(from);
                }
            // One node at most holds before each cell. That follows from the values before, so where it takes too many
            // clauses nothing is lost but speed.
            if (starts.size() > kManyNodes) continue;
            for (auto one = starts.begin(); one != starts.end(); ++one)
                for (auto other = std::next(one); other != starts.end(); ++other)
                    if (is_inner(one->first)) exclude(node(one->first), node(other->first));
        }
    }

    void nothing_fits() { clause({}); }

    std::size_t size() const { return out_.size(); }
    std::vector<std::int32_t> take() { return std::move(out_); }

private:
    // Of one cell, the sets say no more than what it cannot hold.
    void value_of(std::uint32_t cell, std::span<const std::uint64_t> sets) {
        std::uint64_t possible = 0;
        for (auto set : sets) possible |= set;
        for (auto left = candidates_[cell] & ~possible; left; left &= left - 1) {
            const std::int32_t wrong = -variable(cell, static_cast<std::uint32_t>(std::countr_zero(left)));
            clause({&wrong, 1});
        }
    }

    bool has(std::uint32_t cell, std::uint32_t bit) const {
        GRIDWRIGHT_ASSERT(cell < candidates_.size() && bit < 64);
        return candidates_[cell] >> bit & 1;
    }

    std::int32_t variable(std::uint32_t cell, std::uint32_t bit) const {
        return first_[cell] + std::popcount(candidates_[cell] & ((std::uint64_t{1} << bit) - 1));
    }

    void clause(std::span<const std::int32_t> literals) {
        if (condition_) out_.push_back(-condition_);
        out_.insert(out_.end(), literals.begin(), literals.end());
        out_.push_back(0);
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
