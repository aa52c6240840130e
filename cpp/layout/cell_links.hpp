// Which cells go together: per cell, the others as bits in whole words.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "layout/crossings.hpp"

namespace gridwright {

class CellLinks {
public:
    explicit CellLinks(std::size_t cells) : words_(words_for(cells)), bits_(cells * words_), all_(words_) {}

    void link(std::uint32_t a, std::uint32_t b) {
        bits_[a * words_ + b / 64] |= bit_of(b);
        bits_[b * words_ + a / 64] |= bit_of(a);
    }

    // Each of them with all others.
    template <class Cells>
    void link_all(const Cells& cells) {
        std::fill(all_.begin(), all_.end(), 0);
        for (auto cell : cells) all_[cell / 64] |= bit_of(cell);
        for (auto cell : cells) {
            for (std::size_t word = 0; word < words_; ++word) bits_[cell * words_ + word] |= all_[word];
            bits_[cell * words_ + cell / 64] &= ~bit_of(cell);
        }
    }

    std::size_t words() const { return words_; }
    std::span<const std::uint64_t> of(std::uint32_t cell) const { return {bits_.data() + cell * words_, words_}; }
    bool are_linked(std::uint32_t a, std::uint32_t b) const { return (of(a)[b / 64] & bit_of(b)) != 0; }
    std::vector<std::uint64_t> take() && { return std::move(bits_); }

private:
    static std::uint64_t bit_of(std::uint32_t cell) { return std::uint64_t{1} << (cell % 64); }

    std::size_t words_;
    std::vector<std::uint64_t> bits_, all_;
};

}  // namespace gridwright
