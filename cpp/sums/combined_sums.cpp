#include "sums/combined_sums.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>
#include <optional>
#include <set>

#include "sums/linear_program.hpp"

namespace gridwright {
namespace {

using Cells = std::vector<std::uint32_t>;
using Masks = std::vector<std::uint64_t>;

constexpr std::uint32_t most_exchanges = 400, most_rounds = 30;
constexpr std::size_t most_rows = 300;
// Sums that may be missed by a little are counted only where that pays: so few of them count.
constexpr double leeway = 3e-3, enough = 2e-2, counts = 1e-5;

int lowest(std::uint64_t mask) { return std::countr_zero(mask) + 1; }
int highest(std::uint64_t mask) { return static_cast<int>(std::bit_width(mask)); }

// What cells add up to at least, or at most, as they all differ.
int end_of(const Masks& candidates, const Cells& cells, bool greatest) {
    std::vector<int> ends;
    for (std::uint32_t cell : cells) ends.push_back(greatest ? -highest(candidates[cell]) : lowest(candidates[cell]));
    std::sort(ends.begin(), ends.end());
    int sum = 0, last = -1000;
    for (int end : ends) sum += last = std::max(end, last + 1);
    return greatest ? -sum : sum;
}

class Combining {
public:
    Combining(const Masks& candidates, const std::vector<KnownSum>& sums, const std::vector<Cells>& houses)
        : candidates_(candidates), sums_(sums), houses_(houses) {}

    std::optional<CombinedSum> of(std::uint32_t number, EndClaim claim) {
        begin();
        Terms cost{{claim.cell, claim.greatest ? -1.0 : 1.0}};
        for (std::uint32_t round = 0; round < most_rounds; ++round) {
            switch (program_->minimise(cost, most_exchanges)) {
                case LinearProgram::Found::least: break;
                case LinearProgram::Found::contradiction:
                    contradicts_ = true;
                    return told(number, program_->contradiction());
                case LinearProgram::Found::nothing: program_.reset(); return std::nullopt;
            }
            if (!keep_apart()) break;
        }
        double value = program_->value(claim.cell);
        std::uint64_t mask = candidates_[claim.cell];
        bool is_true = claim.greatest ? value < highest(mask) - enough : value > lowest(mask) + enough;
        if (!is_true) return std::nullopt;
        return told(number, program_->multipliers(cost));
    }

    bool contradicts() const { return contradicts_; }

private:
    CombinedSum told(std::uint32_t number, const std::vector<double>& times) const {
        CombinedSum found{number, {times.begin(), times.begin() + static_cast<std::ptrdiff_t>(sums_.size())}, {}};
        for (std::size_t row = 0; row < apart_.size(); ++row)
            if (double by = times[sums_.size() + row]; std::abs(by) > counts) found.apart.emplace_back(apart_[row], by);
        return found;
    }

    // Goes on with what is there, as long as that is not too much.
    void begin() {
        if (program_ && program_->rows() < most_rows) return;
        std::vector<double> low, high;
        for (std::uint64_t mask : candidates_) low.push_back(lowest(mask)), high.push_back(highest(mask));
        program_.emplace(std::move(low), std::move(high));
        apart_.clear();
        known_.clear();
        for (const KnownSum& sum : sums_) {
            Terms terms;
            for (std::size_t place = 0; place < sum.cells.size(); ++place)
                terms.emplace_back(sum.cells[place], sum.coefficients[place]);
            program_->add_row(terms, sum.low - leeway, sum.high + leeway);
        }
    }

    // Adds what is not yet kept of different cells of houses: whether there is any.
    bool keep_apart() {
        bool any = false;
        for (const Cells& house : houses_)
            for (bool greatest : {false, true}) {
                Cells order = house;
                std::stable_sort(order.begin(), order.end(), [&](std::uint32_t one, std::uint32_t other) {
                    return greatest ? program_->value(one) > program_->value(other)
                                    : program_->value(one) < program_->value(other);
                });
                any |= keep_apart(order, greatest);
            }
        return any;
    }

    bool keep_apart(const Cells& order, bool greatest) {
        Cells cells, worst;
        double sum = 0, furthest = enough;
        for (std::uint32_t cell : order) {
            cells.push_back(cell);
            sum += program_->value(cell);
            int end = end_of(candidates_, cells, greatest);
            double beyond = greatest ? sum - end : end - sum;
            if (beyond > furthest) furthest = beyond, worst = cells;
        }
        std::sort(worst.begin(), worst.end());
        if (worst.empty() || !known_.insert(worst).second) return false;
        Terms terms;
        for (std::uint32_t cell : worst) terms.emplace_back(cell, 1.0);
        program_->add_row(terms, end_of(candidates_, worst, false) - leeway, end_of(candidates_, worst, true) + leeway);
        apart_.push_back(worst);
        return true;
    }

    const Masks& candidates_;
    const std::vector<KnownSum>& sums_;
    const std::vector<Cells>& houses_;
    std::optional<LinearProgram> program_;
    std::vector<Cells> apart_;
    std::set<Cells> known_;
    bool contradicts_ = false;
};

}  // namespace

std::vector<CombinedSum> combined_sums(const std::vector<std::uint64_t>& candidates, const std::vector<KnownSum>& sums,
                                       const std::vector<std::vector<std::uint32_t>>& houses,
                                       const std::vector<EndClaim>& claims) {
    Combining combining(candidates, sums, houses);
    std::vector<CombinedSum> found;
    for (std::uint32_t number = 0; number < claims.size(); ++number)
        if (std::optional<CombinedSum> one = combining.of(number, claims[number])) {
            if (combining.contradicts()) return {std::move(*one)};
            found.push_back(std::move(*one));
        }
    return found;
}

}  // namespace gridwright
