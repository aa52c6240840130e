// Supposing a candidate and following singles: does it lead to a contradiction, and how long is the way there?
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "layout/ragged.hpp"

namespace gridwright {

// Candidates, those that each excludes, and choices, of which one candidate must be true. What is true excludes others,
// and the last one of a choice is true: first in, first out, until some choice has none left.
class Suppositions {
public:
    // `excludes` has a row of bits per candidate, `choices` a row of bits per choice, both `words` wide.
    Suppositions(std::span<const std::uint64_t> excludes, std::span<const std::uint64_t> choices, std::size_t words);

    std::size_t candidates() const { return is_true_.size(); }

    // How many candidates are found true or false on the way to the contradiction, as far as it takes them; 0 where
    // singles lead to none.
    std::uint32_t contradiction(std::uint32_t candidate);

private:
    static constexpr std::uint32_t kNone = ~std::uint32_t{0};
    static constexpr std::uint8_t kFalse = 1, kTrue = 2;

    // What a choice has left: how many, and their numbers xored, which is the last one's number when it is the only one.
    struct Left {
        std::uint32_t count, mixed;
    };

    std::uint32_t follow(std::uint32_t candidate);
    std::uint32_t settle(std::size_t first);
    std::uint32_t length(std::uint32_t empty);
    void undo();

    Ragged<std::uint32_t> excludes_, choices_, choices_of_;
    std::vector<Left> left_;
    std::vector<std::uint32_t> excluded_by_;  // per candidate: the true one that excludes it
    std::vector<std::uint32_t> true_by_;      // per candidate: the choice that left only it; of the assumption none
    std::vector<std::uint8_t> is_true_;
    std::vector<std::uint8_t> is_told_;       // per candidate: whether the way back has met it, as false, as true
    std::vector<std::uint32_t> truths_, gone_, told_, waiting_;
};

}  // namespace gridwright
