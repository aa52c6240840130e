// Random numbers that are the same on every machine, and in Python (model/random_stream.py): a stream for each key, so that
// what is made depends on nothing that was made before it, beside it or on another processor.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <utility>

#include "layout/assert.hpp"

namespace gridwright {

// Steele, Lea and Flood's splitmix64.
class RandomStream {
public:
    explicit RandomStream(std::uint64_t key) : state_(key) {}

    std::uint64_t next() { return mixed(state_ += kGamma); }

    // One of 0 … bound − 1, each as likely as another: Lemire's method, with what would favour some of them drawn again.
    std::uint32_t below(std::uint32_t bound) {
        GRIDWRIGHT_ASSERT(bound > 0);
        std::uint64_t product = (next() >> 32) * bound;
        if (static_cast<std::uint32_t>(product) < bound)
            for (const std::uint32_t least = (0u - bound) % bound; static_cast<std::uint32_t>(product) < least;)
                product = (next() >> 32) * bound;
        return static_cast<std::uint32_t>(product >> 32);
    }

    // From 0 to below 1, in steps of 2⁻⁵³.
    double fraction() { return static_cast<double>(next() >> 11) * 0x1p-53; }

    // Any order of the items, each as likely as another.
    template <class Items>
    void shuffle(Items&& items) {
        for (std::size_t left = items.size(); left > 1; --left)
            std::swap(items[left - 1], items[below(static_cast<std::uint32_t>(left))]);
    }

    static constexpr std::uint64_t mixed(std::uint64_t word) {
        word = (word ^ (word >> 30)) * 0xbf58476d1ce4e5b9u;
        word = (word ^ (word >> 27)) * 0x94d049bb133111ebu;
        return word ^ (word >> 31);
    }

    static constexpr std::uint64_t kGamma = 0x9e3779b97f4a7c15u;

private:
    std::uint64_t state_;
};

// The key of a stream, from the numbers that name it: a seed, then an index, an attempt … Streams whose keys were made
// from different numbers have nothing in common, nor has one with the stream of a key that was made from it.
constexpr std::uint64_t stream_key(std::initializer_list<std::uint64_t> numbers) {
    std::uint64_t key = 0;
    for (const std::uint64_t number : numbers) key = RandomStream::mixed(RandomStream::mixed(key + RandomStream::kGamma) ^ number);
    return key;
}

}  // namespace gridwright
