// Things numbered from 0, put into buckets: flat arrays, whose memory is used again by the next filling.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace gridwright {

class Buckets {
public:
    static constexpr std::uint32_t kNowhere = ~std::uint32_t{0};

    // `bucket_of(thing)` may be kNowhere. Things keep their order within a bucket.
    template <class BucketOf>
    void fill(std::size_t buckets, std::size_t things, BucketOf bucket_of) {
        ends_.assign(buckets + 1, 0);  // each bucket's begin is the end of the one before
        for (std::uint32_t thing = 0; thing < things; ++thing)
            if (const std::uint32_t bucket = bucket_of(thing); bucket != kNowhere) ++ends_[bucket + 1];
        for (std::size_t bucket = 1; bucket <= buckets; ++bucket) ends_[bucket] += ends_[bucket - 1];
        things_.resize(ends_[buckets]);
        for (std::uint32_t thing = static_cast<std::uint32_t>(things); thing-- > 0;)
            if (const std::uint32_t bucket = bucket_of(thing); bucket != kNowhere) things_[--ends_[bucket + 1]] = thing;
        // Filling moved every end to the begin of its bucket: one further on, they are ends again.
        for (std::size_t bucket = 0; bucket < buckets; ++bucket) ends_[bucket] = ends_[bucket + 1];
        ends_[buckets] = static_cast<std::uint32_t>(things_.size());
    }

    std::span<const std::uint32_t> operator[](std::size_t bucket) const {
        return {things_.data() + ends_[bucket], ends_[bucket + 1] - ends_[bucket]};
    }

private:
    std::vector<std::uint32_t> ends_, things_;
};

}  // namespace gridwright
