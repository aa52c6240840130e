// The values of a grid while its regions change, and how to fill a region at random.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "layout/ragged.hpp"
#include "shapes/grow.hpp"
#include "shapes/random.hpp"

namespace gridwright {

class RegionFiller {
public:
    static constexpr std::uint32_t kNoRegion = ~std::uint32_t{0};

    RegionFiller(const Growth& wanted, RandomStream& random);

    const std::vector<std::uint32_t>& labels() const { return labels_; }
    const std::vector<std::uint8_t>& values() const { return values_; }

    void put(std::uint32_t cell, std::uint32_t region, std::uint8_t value) {
        labels_[cell] = region;
        values_[cell] = value;
    }
    void clear(std::span<const std::uint32_t> cells) {
        for (const std::uint32_t cell : cells) put(cell, kNoRegion, 0);
    }

    // Makes cells without values a region and gives them values, as far as the others allow; else they stay without.
    bool fill(std::span<const std::uint32_t> cells, std::uint32_t region);

    // How many values a cell can have beside the others.
    int values_left(std::uint32_t cell) const;
    // Whether every cell without a value that a cell says something about can still have one.
    bool leaves_values(std::uint32_t cell) const;

private:
    struct Seen {
        std::uint32_t other, table;
        bool inside;
    };

    bool fill_rest(std::span<std::uint32_t> cells, std::uint64_t left);
    std::uint64_t allowed(std::uint32_t cell) const;

    RandomStream& random_;
    std::vector<std::vector<std::uint64_t>> tables_;  // for each value of another cell, the values that are left for one
    Ragged<Seen> seen_;                               // per cell, the others that say something about it
    std::vector<std::uint32_t> labels_, cells_;
    std::vector<std::uint8_t> values_;
    std::uint64_t all_;
    std::uint32_t guesses_ = 0;
};

}  // namespace gridwright
