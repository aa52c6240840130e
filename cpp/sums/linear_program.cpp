#include "sums/linear_program.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <utility>

namespace gridwright {
namespace {

constexpr double tiny = 1e-9, close = 1e-7;

// Costs that differ a little keep exchanges from running in a circle. Nothing may cancel out along rows and columns.
double nudge(std::size_t variable) {
    std::uint64_t mixed = (variable + 1) * 0x9e3779b97f4a7c15u;
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9u;
    return 1e-5 * (1 + static_cast<double>(mixed >> 44) / (1 << 20));
}

}  // namespace

LinearProgram::LinearProgram(std::vector<double> low, std::vector<double> high)
    : variables_(low.size()), low_(std::move(low)), high_(std::move(high)), value_(low_), free_(variables_),
      cost_(variables_) {
    std::iota(free_.begin(), free_.end(), 0u);
}

void LinearProgram::add_row(const Terms& terms, double low, double high) {
    table_.push_back(reduced(terms));
    dependent_.push_back(static_cast<std::uint32_t>(low_.size()));
    low_.push_back(low);
    high_.push_back(high);
    value_.push_back(sum_of(table_.back()));
}

// A sum of variables as one of the free ones.
std::vector<double> LinearProgram::reduced(const Terms& cost) const {
    std::vector<double> by_variable(low_.size()), found(free_.size());
    for (auto [variable, by] : cost) by_variable[variable] += by;
    for (std::size_t column = 0; column < free_.size(); ++column) found[column] = by_variable[free_[column]];
    for (std::size_t row = 0; row < table_.size(); ++row)
        if (double by = by_variable[dependent_[row]]; by != 0)
            for (std::size_t column = 0; column < found.size(); ++column) found[column] += by * table_[row][column];
    return found;
}

std::vector<double> LinearProgram::multipliers(const Terms& cost) const {
    return counted(reduced(cost));
}

std::vector<double> LinearProgram::contradiction() const {
    std::vector<double> found = counted(table_[stuck_]);
    if (dependent_[stuck_] >= variables_) found[dependent_[stuck_] - variables_] -= 1;
    return found;
}

std::vector<double> LinearProgram::counted(const std::vector<double>& by_free) const {
    std::vector<double> found(rows());
    for (std::size_t column = 0; column < free_.size(); ++column)
        if (free_[column] >= variables_) found[free_[column] - variables_] = by_free[column];
    return found;
}

// Each free one where it makes the sum least.
void LinearProgram::settle() {
    for (std::size_t column = 0; column < free_.size(); ++column)
        value_[free_[column]] = cost_[column] >= 0 ? low_[free_[column]] : high_[free_[column]];
    for (std::size_t row = 0; row < table_.size(); ++row) value_[dependent_[row]] = sum_of(table_[row]);
}

double LinearProgram::sum_of(const std::vector<double>& row) const {
    double sum = 0;
    for (std::size_t column = 0; column < free_.size(); ++column) sum += row[column] * value_[free_[column]];
    return sum;
}

LinearProgram::Found LinearProgram::minimise(const Terms& cost, std::uint32_t most_exchanges) {
    Terms nudged = cost;
    for (std::uint32_t variable = 0; variable < variables_; ++variable) nudged.emplace_back(variable, nudge(variable));
    cost_ = reduced(nudged);
    settle();
    for (std::uint32_t count = 0; count < most_exchanges; ++count) {
        std::uint32_t row = worst_row();
        if (row == none) return Found::least;
        std::uint32_t variable = dependent_[row];
        bool rises = value_[variable] < low_[variable];
        std::uint32_t column = entering(row, rises);
        if (column == none) {
            stuck_ = row;
            return Found::contradiction;
        }
        move(row, column, rises ? low_[variable] : high_[variable]);
        exchange(row, column);
    }
    return Found::nothing;
}

// What lies furthest beyond its bounds.
std::uint32_t LinearProgram::worst_row() const {
    std::uint32_t found = none;
    double worst = close;
    for (std::uint32_t row = 0; row < dependent_.size(); ++row) {
        std::uint32_t variable = dependent_[row];
        double beyond = std::max(low_[variable] - value_[variable], value_[variable] - high_[variable]);
        if (beyond > worst) worst = beyond, found = row;
    }
    return found;
}

// Which free one to move, so that all the others stay where they are best.
std::uint32_t LinearProgram::entering(std::uint32_t row, bool rises) const {
    std::uint32_t found = none;
    double least = std::numeric_limits<double>::infinity(), largest = 0;
    for (std::uint32_t column = 0; column < free_.size(); ++column) {
        std::uint32_t variable = free_[column];
        if (low_[variable] == high_[variable]) continue;
        double by = rises ? table_[row][column] : -table_[row][column];
        bool helps = value_[variable] == low_[variable] ? by > tiny : by < -tiny;
        if (!helps) continue;
        double ratio = std::abs(cost_[column] / by);
        if (ratio < least - tiny || (ratio < least + tiny && std::abs(by) > largest))
            least = ratio, largest = std::abs(by), found = column;
    }
    return found;
}

// Brings what lies beyond its bounds to one of them, by moving a free one.
void LinearProgram::move(std::uint32_t row, std::uint32_t column, double bound) {
    double by = (bound - value_[dependent_[row]]) / table_[row][column];
    for (std::size_t other = 0; other < table_.size(); ++other) value_[dependent_[other]] += by * table_[other][column];
    value_[free_[column]] += by;
    value_[dependent_[row]] = bound;
}

void LinearProgram::exchange(std::uint32_t row, std::uint32_t column) {
    std::vector<double>& leaving = table_[row];
    double by = leaving[column];
    for (double& one : leaving) one /= -by;
    leaving[column] = 1 / by;
    auto replace_in = [&](std::vector<double>& other) {
        double times = other[column];
        if (times == 0) return;
        other[column] = 0;
        for (std::size_t place = 0; place < other.size(); ++place) other[place] += times * leaving[place];
    };
    for (std::size_t other = 0; other < table_.size(); ++other)
        if (other != row) replace_in(table_[other]);
    replace_in(cost_);
    std::swap(dependent_[row], free_[column]);
}

}  // namespace gridwright
