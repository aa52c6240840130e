#include "ladder/rung_total.hpp"

#include <algorithm>
#include <bit>
#include <bitset>
#include <functional>
#include <stdexcept>
#include <utility>

#include "ladder/rung_bits.hpp"

namespace gridwright {
namespace {

constexpr std::size_t kMostLeftOver = 4;   // cells of what houses and sums leave
constexpr std::size_t kFewWays = 40;       // that are looked through one by one
constexpr std::uint32_t kNone = ~std::uint32_t{0};

std::int64_t least_of(std::uint64_t mask) { return mask ? std::countr_zero(mask) + 1 : 0; }
std::int64_t most_of(std::uint64_t mask) { return 64 - std::countl_zero(mask); }

}  // namespace

RungTotal::RungTotal(std::vector<std::uint32_t> cells, std::vector<std::int64_t> coefficients, std::int64_t low,
                     std::int64_t high, std::vector<std::vector<std::uint32_t>> differ, TotalSort sort)
    : cells_(std::move(cells)), coefficients_(std::move(coefficients)), low_(low), high_(high), differ_(std::move(differ)),
      sort_(sort) {
    const bool is_left = sort == TotalSort::left_over || sort == TotalSort::left_over_set;
    const auto is_one = [](std::int64_t by) { return by == 1 || by == -1; };
    if (coefficients_.size() != cells_.size() || differ_.size() != cells_.size() || std::ranges::count(coefficients_, 0) ||
        (is_left && (cells_.size() > kMostLeftOver || !std::ranges::all_of(coefficients_, is_one))))
        throw std::invalid_argument("the sum makes no sense");
    for (std::uint32_t place = 0; place < cells_.size(); ++place) {
        const auto fits = [&](const std::vector<std::uint32_t>& group) {
            return coefficients_[group[0]] == coefficients_[place] && std::ranges::all_of(group, [&](std::uint32_t other) {
                return std::ranges::find(differ_[place], other) != differ_[place].end();
            });
        };
        for (const std::uint32_t other : differ_[place])
            if (other >= place) throw std::invalid_argument("the sum makes no sense");
        const auto group = std::ranges::find_if(groups_, fits);
        if (group == groups_.end())
            groups_.push_back({place});
        else
            group->push_back(place);
    }
}

// Value after value, place after place.
struct RungTotal::Search {
    const RungTotal& total;
    std::span<const std::uint64_t> masks;
    std::size_t most;
    std::vector<std::int64_t> least{}, greatest{};  // that the cells from each place on can add
    std::vector<std::uint8_t> values{};
    Masks kept{};
    std::vector<std::vector<std::uint8_t>> sets{};  // the values of each way in order, each once
    std::size_t ways = 0;

    // Whether there are no more ways than that.
    bool run() {
        const std::size_t count = masks.size();
        least.resize(count + 1);
        greatest.resize(count + 1);
        for (std::size_t place = count; place-- > 0;) {
            const std::int64_t by = total.coefficients_[place];
            const auto [low, high] = std::minmax({by * least_of(masks[place]), by * most_of(masks[place])});
            least[place] = least[place + 1] + low;
            greatest[place] = greatest[place + 1] + high;
        }
        values.resize(count);
        kept.resize(count);
        return grow(0, 0);
    }

    bool grow(std::uint32_t place, std::int64_t sum) {
        if (place == masks.size()) {
            if (++ways > most) return false;
            for (std::size_t at = 0; at < values.size(); ++at) kept[at] |= bit_of(values[at]);
            std::vector<std::uint8_t> sorted = values;
            std::ranges::sort(sorted);
            if (std::ranges::find(sets, sorted) == sets.end()) sets.push_back(std::move(sorted));
            return true;
        }
        for (std::uint64_t left = masks[place]; left; left &= left - 1) {
            const std::uint32_t value = lowest(left);
            const std::int64_t here = sum + total.coefficients_[place] * static_cast<std::int64_t>(value);
            if (here + greatest[place + 1] < total.low_ || here + least[place + 1] > total.high_) continue;
            const auto is_same = [&](std::uint32_t other) { return values[other] == value; };
            if (std::ranges::any_of(total.differ_[place], is_same)) continue;
            values[place] = static_cast<std::uint8_t>(value);
            if (!grow(place + 1, here)) return false;
        }
        return true;
    }
};

std::optional<RungTotal::SumWays> RungTotal::made(std::span<const std::uint64_t> masks, std::size_t most) const {
    Search search{*this, masks, most};
    if (!search.run() || search.ways == 0) return std::nullopt;
    return SumWays{std::move(search.kept), static_cast<std::uint32_t>(search.sets.size())};
}

// Between what the sum of different cells lies that have the same coefficient, but for one of them.
RungTotal::Ends RungTotal::ends(std::span<const std::uint32_t> group, std::span<const std::uint64_t> masks,
                                std::uint32_t without) const {
    std::vector<std::int64_t> smallest, largest;
    for (const std::uint32_t place : group)
        if (place != without) {
            smallest.push_back(least_of(masks[place]));
            largest.push_back(most_of(masks[place]));
        }
    if (smallest.empty()) return {0, 0};
    std::ranges::sort(smallest);
    std::ranges::sort(largest, std::greater{});
    std::int64_t low = 0, high = 0, least = 0, most = 65;
    for (const std::int64_t one : smallest) low += least = std::max(one, least + 1);
    for (const std::int64_t one : largest) high += most = std::min(one, most - 1);
    const auto [from, to] = std::minmax({coefficients_[group[0]] * low, coefficients_[group[0]] * high});
    return {from, to};
}

RungTotal::Masks RungTotal::bounded(std::span<const std::uint64_t> masks) const {
    std::int64_t least = 0, most = 0;
    std::vector<Ends> all;
    for (const auto& group : groups_) {
        all.push_back(ends(group, masks, kNone));
        least += all.back().low;
        most += all.back().high;
    }
    Masks found(masks.begin(), masks.end());
    for (std::size_t number = 0; number < groups_.size(); ++number)
        for (const std::uint32_t place : groups_[number]) {
            const Ends own = ends(groups_[number], masks, place);
            const std::int64_t low = low_ - (most - all[number].high + own.high);
            const std::int64_t high = high_ - (least - all[number].low + own.low);
            each_value(masks[place], [&](std::uint32_t value) {
                const std::int64_t term = coefficients_[place] * static_cast<std::int64_t>(value);
                if (term < low || term > high) found[place] &= ~bit_of(value);
            });
        }
    return found;
}

RungTotal::Masks RungTotal::in_sets(std::span<const std::uint64_t> masks) const {
    std::uint64_t all = 0, fixed = 0, keep = 0;
    for (const std::uint64_t mask : masks) {
        all |= mask;
        if (!(mask & (mask - 1))) fixed |= mask;
    }
    const auto choose = [&](const auto& self, std::uint64_t from, std::uint64_t chosen, std::size_t more,
                            std::int64_t rest) -> void {
        if (more == 0) {
            const auto has_value = [&](std::uint64_t mask) { return !(mask & (mask - 1)) || (mask & chosen); };
            if (rest == 0 && !(fixed & ~chosen) && std::ranges::all_of(masks, has_value)) keep |= chosen;
            return;
        }
        for (; from; from &= from - 1) {
            const std::int64_t value = lowest(from);
            if (value > rest) return;
            self(self, from & (from - 1), chosen | (from & -from), more - 1, rest - value);
        }
    };
    choose(choose, all, 0, masks.size(), low_);
    Masks found(masks.begin(), masks.end());
    for (std::uint64_t& mask : found) mask &= keep;
    return found;
}

RungTotal::Masks RungTotal::supported(std::span<const std::uint64_t> masks) const {
    using Sums = std::bitset<512>;  // sums above the least that there is, of few cells
    const std::size_t count = masks.size();
    Masks found(count);
    std::int64_t least = 0;
    for (std::size_t place = 0; place < count; ++place) {
        if (!masks[place]) return found;
        least += coefficients_[place] > 0 ? least_of(masks[place]) : -most_of(masks[place]);
    }
    if (high_ < least) return found;
    const auto shift = [&](std::size_t place, std::uint32_t value) -> std::size_t {
        const std::int64_t from = coefficients_[place] > 0 ? value - least_of(masks[place]) : most_of(masks[place]) - value;
        return static_cast<std::size_t>(from);
    };
    std::vector<Sums> after(count + 1);
    for (std::int64_t sum = std::max<std::int64_t>(0, low_ - least); sum <= std::min<std::int64_t>(511, high_ - least); ++sum)
        after[count].set(static_cast<std::size_t>(sum));
    for (std::size_t place = count; place-- > 0;)
        each_value(masks[place], [&](std::uint32_t value) { after[place] |= after[place + 1] >> shift(place, value); });
    Sums before(1);
    for (std::size_t place = 0; place < count; ++place) {
        Sums reached;
        each_value(masks[place], [&](std::uint32_t value) {
            const Sums moved = before << shift(place, value);
            reached |= moved;
            if ((moved & after[place + 1]).any()) found[place] |= bit_of(value);
        });
        before = reached;
    }
    Search search{*this, found, kFewWays};
    return search.run() ? search.kept : found;
}

std::optional<std::uint32_t> RungTotal::last(std::uint32_t place, std::span<const std::uint8_t> values) const {
    std::int64_t rest = low_;
    for (std::size_t other = 0; other < cells_.size(); ++other)
        if (other != place) rest -= coefficients_[other] * values[cells_[other]];
    if (rest % coefficients_[place]) return std::nullopt;
    const std::int64_t value = rest / coefficients_[place];
    if (value < 1 || value > 64) return std::nullopt;
    return static_cast<std::uint32_t>(value);
}

}  // namespace gridwright
