// A rule, and all ways to fill its cells as far as it and the houses of its cells say.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace gridwright {

// What a rule says of its cells, by their places in its order.
struct RuleOnPlaces {
    struct RelatedPlace {
        std::uint32_t other;                 // a place before
        std::vector<std::uint64_t> allowed;  // by its value, the values that go with it
    };
    struct PlacesTotal {
        std::vector<std::int64_t> coefficients;  // per place
        std::int64_t low, high;
    };
    struct PlacesChoice {
        std::uint64_t places;
        std::vector<std::uint64_t> sets;
    };
    struct PlacesReader {
        std::vector<std::uint32_t> places;  // that it reads, one after the other
        std::vector<std::vector<std::int32_t>> steps;
        std::vector<std::int32_t> accepting;
    };

    std::vector<std::vector<std::uint32_t>> differ;  // per place, those before it that hold another value
    std::vector<std::vector<RelatedPlace>> related;       // per place
    std::vector<PlacesTotal> totals;
    std::vector<PlacesChoice> choices;
    std::vector<PlacesReader> machines;

    std::size_t size() const { return differ.size(); }
};

class RuleFiller {
public:
    // Throws std::invalid_argument on a rule that makes no sense.
    RuleFiller(std::uint32_t values, RuleOnPlaces rule);

    std::size_t size() const { return rule_.size(); }

    // All ways to fill the places from these candidates, `size()` values each, one way after the other. Nothing if there are
    // more ways than that, or more values would have to be tried.
    std::optional<std::vector<std::uint8_t>> fill(std::span<const std::uint64_t> candidates, std::size_t most_ways,
                                                  std::uint64_t most_tried) const;

private:
    friend class FillingSearch;

    std::uint32_t values_;
    RuleOnPlaces rule_;
    std::vector<std::vector<std::pair<std::uint32_t, std::uint32_t>>> read_at_;  // per place: machine, and where it reads it
};

}  // namespace gridwright
