// Cells whose values, each times a coefficient, add up to a known sum: what that leaves to each of them.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace gridwright {

// What a sum is: printed as such, that of all sets of a choice, or what houses and printed ones leave, of cells that may be
// equal or of such as all differ and are all added.
enum class TotalSort : std::uint8_t { printed, of_sets, left_over, left_over_set };

class RungTotal {
public:
    // `differ` has for each cell, by their places, those before it that hold another value. Throws std::invalid_argument on
    // what makes no sense.
    RungTotal(std::vector<std::uint32_t> cells, std::vector<std::int64_t> coefficients, std::int64_t low, std::int64_t high,
              std::vector<std::vector<std::uint32_t>> differ, TotalSort sort);

    using Masks = std::vector<std::uint64_t>;

    // What the cells hold in all ways to make the sum, and how many ways there are, whatever cell has which value. If these
    // are none, or more than that of any order, nothing.
    struct SumWays {
        Masks kept;
        std::uint32_t sets;
    };
    std::optional<SumWays> made(std::span<const std::uint64_t> masks, std::size_t most) const;

    // The values that are not too small or too large for the others to make up the sum.
    Masks bounded(std::span<const std::uint64_t> masks) const;

    // The values of cells that all differ and are left in some set with the sum.
    Masks in_sets(std::span<const std::uint64_t> masks) const;

    // The values with which the others can make up the sum, and where there are few ways, do.
    Masks supported(std::span<const std::uint64_t> masks) const;

    // The value with which a cell, by its place, makes up the sum, the others being known; nothing if there is none.
    std::optional<std::uint32_t> last(std::uint32_t place, std::span<const std::uint8_t> values) const;

    const std::vector<std::uint32_t>& cells() const { return cells_; }
    TotalSort sort() const { return sort_; }
    bool is_exact() const { return low_ == high_; }

private:
    struct Search;
    struct Ends {
        std::int64_t low, high;
    };
    Ends ends(std::span<const std::uint32_t> group, std::span<const std::uint64_t> masks, std::uint32_t without) const;

    std::vector<std::uint32_t> cells_;
    std::vector<std::int64_t> coefficients_;
    std::int64_t low_, high_;
    std::vector<std::vector<std::uint32_t>> differ_;
    std::vector<std::vector<std::uint32_t>> groups_;  // places that all differ and have the same coefficient
    TotalSort sort_;
};

}  // namespace gridwright
