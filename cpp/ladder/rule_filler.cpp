#include "ladder/rule_filler.hpp"

#include <algorithm>
#include <bit>
#include <stdexcept>

namespace gridwright {
namespace {

constexpr std::uint64_t bit_of(std::uint32_t value) { return std::uint64_t{1} << (value - 1); }

}  // namespace

// Value after value, place after place; given up as soon as no way can go on.
class FillingSearch {
public:
    FillingSearch(const RuleFiller& filler, std::span<const std::uint64_t> candidates, std::size_t most_ways,
                  std::uint64_t most_tried)
        : rule_(filler.rule_), read_at_(filler.read_at_), candidates_(candidates), most_(most_ways), left_(most_tried),
          values_(candidates.size()) {
        for (const auto& total : rule_.totals) rests_.push_back(rest_of(total));
        for (const auto& machine : rule_.machines) good_.push_back(good_states(machine));
        sums_.resize((size() + 1) * rule_.totals.size());
        used_.resize((size() + 1) * rule_.choices.size());
    }

    std::optional<std::vector<std::uint8_t>> run() {
        if (!grow(0)) return std::nullopt;
        return std::move(found_);
    }

private:
    struct Rest {
        std::vector<std::int64_t> least, most;  // that the cells from each place on can add
    };

    std::size_t size() const { return values_.size(); }

    Rest rest_of(const RuleOnPlaces::PlacesTotal& total) const {
        Rest rest{std::vector<std::int64_t>(size() + 1), std::vector<std::int64_t>(size() + 1)};
        for (std::size_t place = size(); place-- > 0;) {
            const std::uint64_t mask = candidates_[place];
            const std::int64_t first = mask ? std::countr_zero(mask) + 1 : 0, last = 64 - std::countl_zero(mask);
            const auto [low, high] = std::minmax({total.coefficients[place] * first, total.coefficients[place] * last});
            rest.least[place] = rest.least[place + 1] + low;
            rest.most[place] = rest.most[place + 1] + high;
        }
        return rest;
    }

    // For each cell that a machine reads, and behind the last, whether it can come from a state to a good end.
    std::vector<std::vector<bool>> good_states(const RuleOnPlaces::PlacesReader& machine) const {
        std::vector<std::vector<bool>> good(machine.places.size() + 1, std::vector<bool>(machine.steps.size()));
        for (const std::int32_t state : machine.accepting) good.back()[static_cast<std::size_t>(state)] = true;
        for (std::size_t at = machine.places.size(); at-- > 0;)
            for (std::size_t state = 0; state < machine.steps.size(); ++state)
                for (std::uint64_t left = candidates_[machine.places[at]]; left; left &= left - 1) {
                    const std::int32_t next = machine.steps[state][static_cast<std::size_t>(std::countr_zero(left))];
                    if (next >= 0 && good[at + 1][static_cast<std::size_t>(next)]) good[at][state] = true;
                }
        return good;
    }

    // Whether all ways from here on were found.
    bool grow(std::uint32_t place) {
        if (place == size()) {
            if (is_accepted()) {
                found_.insert(found_.end(), values_.begin(), values_.end());
                ++ways_;
            }
            return ways_ <= most_;
        }
        for (std::uint64_t left = candidates_[place]; left; left &= left - 1) {
            if (left_-- == 0) return false;
            const auto value = static_cast<std::uint32_t>(std::countr_zero(left)) + 1;
            if (!fits(place, value)) continue;
            values_[place] = static_cast<std::uint8_t>(value);
            if (is_readable(place) && !grow(place + 1)) return false;
        }
        return true;
    }

    // Whether a value can stand there beside those before it; what totals and choices have then is noted behind the place.
    bool fits(std::uint32_t place, std::uint32_t value) {
        for (const std::uint32_t other : rule_.differ[place])
            if (values_[other] == value) return false;
        for (const auto& [other, allowed] : rule_.related[place])
            if (!(allowed[values_[other] - 1u] & bit_of(value))) return false;
        const std::size_t totals = rule_.totals.size(), choices = rule_.choices.size();
        for (std::size_t i = 0; i < totals; ++i) {
            const auto& total = rule_.totals[i];
            const std::int64_t sum = sums_[place * totals + i] + total.coefficients[place] * static_cast<std::int64_t>(value);
            if (sum + rests_[i].most[place + 1] < total.low || sum + rests_[i].least[place + 1] > total.high) return false;
            sums_[(place + 1) * totals + i] = sum;
        }
        for (std::size_t i = 0; i < choices; ++i) {
            const auto& choice = rule_.choices[i];
            const std::uint64_t used = used_[place * choices + i] | (choice.places >> place & 1 ? bit_of(value) : 0);
            if (std::ranges::none_of(choice.sets, [&](std::uint64_t set) { return (used & ~set) == 0; })) return false;
            used_[(place + 1) * choices + i] = used;
        }
        return true;
    }

    // Whether machines can go on from what they have read up to a place; those that read in another order wait.
    bool is_readable(std::uint32_t place) const {
        for (const auto& [number, at] : read_at_[place]) {
            const auto& machine = rule_.machines[number];
            const auto read = std::span(machine.places).first(at + 1);
            if (std::ranges::any_of(read.first(at), [&](std::uint32_t earlier) { return earlier > place; })) continue;
            const std::int32_t state = state_after(machine, read);
            if (state < 0 || !good_[number][at + 1][static_cast<std::size_t>(state)]) return false;
        }
        return true;
    }

    bool is_accepted() const {
        return std::ranges::all_of(rule_.machines, [&](const RuleOnPlaces::PlacesReader& machine) {
            return std::ranges::find(machine.accepting, state_after(machine, machine.places)) != machine.accepting.end();
        });
    }

    std::int32_t state_after(const RuleOnPlaces::PlacesReader& machine, std::span<const std::uint32_t> places) const {
        std::int32_t state = 0;
        for (const std::uint32_t place : places) {
            state = machine.steps[static_cast<std::size_t>(state)][values_[place] - 1u];
            if (state < 0) break;
        }
        return state;
    }

    const RuleOnPlaces& rule_;
    const std::vector<std::vector<std::pair<std::uint32_t, std::uint32_t>>>& read_at_;
    std::span<const std::uint64_t> candidates_;
    std::size_t most_;
    std::uint64_t left_;
    std::vector<std::uint8_t> values_;
    std::vector<Rest> rests_;
    std::vector<std::vector<std::vector<bool>>> good_;
    std::vector<std::int64_t> sums_;   // per place, what each total has before it
    std::vector<std::uint64_t> used_;  // the same of choices
    std::vector<std::uint8_t> found_;
    std::size_t ways_ = 0;
};

RuleFiller::RuleFiller(std::uint32_t values, RuleOnPlaces rule)
    : values_(values), rule_(std::move(rule)), read_at_(rule_.size()) {
    const auto check = [](bool holds) {
        if (!holds) throw std::invalid_argument("the rule makes no sense");
    };
    check(size() <= 64 && values >= 1 && values <= 64 && rule_.related.size() == size());
    for (std::size_t place = 0; place < size(); ++place) {
        for (const std::uint32_t other : rule_.differ[place]) check(other < place);
        for (const auto& [other, allowed] : rule_.related[place]) check(other < place && allowed.size() == values);
    }
    for (const auto& total : rule_.totals) check(total.coefficients.size() == size());
    for (std::uint32_t number = 0; number < rule_.machines.size(); ++number) {
        const auto& machine = rule_.machines[number];
        const auto states = static_cast<std::int32_t>(machine.steps.size());
        for (const auto& steps : machine.steps) {
            check(steps.size() == values);
            for (const std::int32_t next : steps) check(next < states);
        }
        for (const std::int32_t state : machine.accepting) check(state >= 0 && state < states);
        for (std::uint32_t at = 0; at < machine.places.size(); ++at) {
            check(machine.places[at] < size());
            if (std::ranges::find(machine.places, machine.places[at]) == machine.places.begin() + at)
                read_at_[machine.places[at]].emplace_back(number, at);
        }
    }
}

std::optional<std::vector<std::uint8_t>> RuleFiller::fill(std::span<const std::uint64_t> candidates, std::size_t most_ways,
                                                          std::uint64_t most_tried) const {
    if (candidates.size() != size()) throw std::invalid_argument("there are candidates for each cell of the rule");
    for (const std::uint64_t mask : candidates)
        if (values_ < 64 && mask >> values_) throw std::invalid_argument("a candidate is out of range");
    return FillingSearch(*this, candidates, most_ways, most_tried).run();
}

}  // namespace gridwright
