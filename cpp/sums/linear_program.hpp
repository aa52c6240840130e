// Linear programs over variables that all lie between bounds: what is the least that a sum of them can be?
#pragma once

#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

namespace gridwright {

using Terms = std::vector<std::pair<std::uint32_t, double>>;  // variables and what they are multiplied by

// Solved by the dual simplex method, which goes on from where it was when a row or another cost comes: as all variables
// have bounds, there is always such a start. A row is one more variable, the sum of its terms.
class LinearProgram {
public:
    LinearProgram(std::vector<double> low, std::vector<double> high);

    void add_row(const Terms& terms, double low, double high);
    std::size_t rows() const { return low_.size() - variables_; }

    enum class Found : std::uint8_t { least, contradiction, nothing };
    // The least value, or that rows contradict each other, if so many exchanges show it.
    Found minimise(const Terms& cost, std::uint32_t most_exchanges);

    double value(std::uint32_t variable) const { return value_[variable]; }
    // How often each row counts in what shows that it cannot be less.
    std::vector<double> multipliers(const Terms& cost) const;
    // How often each row counts in what shows that they contradict each other.
    std::vector<double> contradiction() const;

private:
    static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

    std::vector<double> reduced(const Terms& cost) const;
    std::vector<double> counted(const std::vector<double>& by_free) const;
    void settle();
    double sum_of(const std::vector<double>& row) const;
    std::uint32_t worst_row() const;
    std::uint32_t entering(std::uint32_t row, bool rises) const;
    void move(std::uint32_t row, std::uint32_t column, double bound);
    void exchange(std::uint32_t row, std::uint32_t column);

    std::size_t variables_;
    std::vector<double> low_, high_, value_;         // of variables and rows
    std::vector<std::uint32_t> free_, dependent_;    // what stands at a bound, and what follows from that
    std::vector<std::vector<double>> table_;         // by dependent ones: how often each of the free ones counts in it
    std::vector<double> cost_;                       // of the free ones
    std::uint32_t stuck_ = none;                     // the dependent one that no free one can bring between its bounds
};

}  // namespace gridwright
