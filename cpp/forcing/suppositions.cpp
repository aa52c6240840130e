#include "forcing/suppositions.hpp"

#include <bit>
#include <stdexcept>
#include <utility>

namespace gridwright {
namespace {

using Rows = std::span<const std::uint64_t>;
using Members = std::vector<std::pair<std::uint32_t, std::uint32_t>>;

// Row and number of every bit.
Members members(Rows rows, std::size_t words) {
    Members found;
    for (std::size_t at = 0; at < rows.size(); ++at)
        for (auto bits = rows[at]; bits; bits &= bits - 1)
            found.emplace_back(static_cast<std::uint32_t>(at / words),
                               static_cast<std::uint32_t>(at % words * 64) + static_cast<std::uint32_t>(std::countr_zero(bits)));
    return found;
}

}  // namespace

Suppositions::Suppositions(Rows excludes, Rows choices, std::size_t words) {
    if (!words || excludes.size() % words || choices.size() % words || excludes.size() / words > words * 64)
        throw std::invalid_argument("rows of bits do not fit the candidates");
    const auto count = excludes.size() / words, choice_count = choices.size() / words;
    const auto excluded = members(excludes, words), chosen = members(choices, words);
    for (const auto* some : {&excluded, &chosen})
        for (const auto& [row, number] : *some)
            if (number >= count) throw std::invalid_argument("a bit stands for no candidate");
    excludes_ = {count, excluded};
    choices_ = {choice_count, chosen};
    Members backwards;
    left_.resize(choice_count);
    for (const auto& [choice, number] : chosen) {
        backwards.emplace_back(number, choice);
        ++left_[choice].count;
        left_[choice].mixed ^= number;
    }
    choices_of_ = {count, backwards};
    excluded_by_.assign(count, kNone);
    true_by_.assign(count, kNone);
    is_true_.assign(count, 0);
    is_told_.assign(count, 0);
}

std::uint32_t Suppositions::contradiction(std::uint32_t candidate) {
    const auto empty = follow(candidate);
    const auto found = empty == kNone ? 0 : length(empty);
    undo();
    return found;
}

// The choice that has nothing left, if it comes to that.
std::uint32_t Suppositions::follow(std::uint32_t candidate) {
    truths_.push_back(candidate);
    is_true_[candidate] = 1;
    for (std::size_t next = 0; next < truths_.size(); ++next) {
        const auto now = truths_[next];
        const auto first = gone_.size();
        for (auto number : excludes_[now]) {
            if (excluded_by_[number] != kNone) continue;
            excluded_by_[number] = now;
            gone_.push_back(number);
            for (auto choice : choices_of_[number]) {
                --left_[choice].count;
                left_[choice].mixed ^= number;
            }
        }
        if (const auto empty = settle(first); empty != kNone) return empty;
    }
    return kNone;
}

// Looks at the choices that just lost candidates.
std::uint32_t Suppositions::settle(std::size_t first) {
    for (auto at = first; at < gone_.size(); ++at)
        for (auto choice : choices_of_[gone_[at]]) {
            const auto [count, only] = left_[choice];
            if (count == 0) return choice;
            if (count > 1 || is_true_[only]) continue;
            is_true_[only] = 1;
            true_by_[only] = choice;
            truths_.push_back(only);
        }
    return kNone;
}

// Walks back from the choice that has nothing left: all that is false in it, what excludes that, and so on.
std::uint32_t Suppositions::length(std::uint32_t empty) {
    std::uint32_t truths = 0, falsehoods = 0;
    const auto tell = [&](std::uint32_t choice, std::uint32_t only) {
        for (auto number : choices_[choice]) {
            if (number == only || is_told_[number] & kFalse) continue;
            is_told_[number] |= kFalse;
            told_.push_back(number);
            ++falsehoods;
            const auto cause = excluded_by_[number];
            GRIDWRIGHT_ASSERT(cause != kNone);
            if (is_told_[cause] & kTrue) continue;
            is_told_[cause] |= kTrue;
            told_.push_back(cause);
            ++truths;
            if (true_by_[cause] != kNone) waiting_.push_back(cause);
        }
    };
    tell(empty, kNone);
    for (std::size_t next = 0; next < waiting_.size(); ++next) tell(true_by_[waiting_[next]], waiting_[next]);
    return truths + falsehoods;
}

void Suppositions::undo() {
    for (auto number : gone_) {
        excluded_by_[number] = kNone;
        for (auto choice : choices_of_[number]) {
            ++left_[choice].count;
            left_[choice].mixed ^= number;
        }
    }
    for (auto number : truths_) {
        is_true_[number] = 0;
        true_by_[number] = kNone;
    }
    for (auto number : told_) is_told_[number] = 0;
    for (auto* some : {&truths_, &gone_, &told_, &waiting_}) some->clear();
}

}  // namespace gridwright
