// What was worked out for the latest few keys, for all layouts of the process: puzzles that come in numbers have much in
// common, such as the houses of a 9×9.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace gridwright {

template <class Value>
class Recent {
public:
    using Key = std::vector<std::uint64_t>;

    explicit Recent(std::size_t most) : most_(most) {}

    // `make()` is called without the lock, so two threads may make the same: either is right. What `is_kept` refuses is not.
    template <class Make, class IsKept>
    std::shared_ptr<const Value> of(Key key, const Make& make, const IsKept& is_kept) {
        const std::uint64_t hash = hash_of(key);
        if (auto known = find(key, hash)) return known;
        auto made = std::make_shared<const Value>(make());
        if (!is_kept(*made)) return made;
        const std::scoped_lock lock(mutex_);
        if (entries_.size() == most_) entries_.pop_back();
        entries_.insert(entries_.begin(), RecentValue{hash, std::move(key), made});
        return made;
    }

    template <class Make>
    std::shared_ptr<const Value> of(Key key, const Make& make) {
        return of(std::move(key), make, [](const Value&) { return true; });
    }

private:
    struct RecentValue {
        std::uint64_t hash;
        Key key;
        std::shared_ptr<const Value> value;
    };

    static std::uint64_t hash_of(const Key& key) {
        std::uint64_t hash = key.size();
        for (auto word : key) hash = (hash ^ word ^ hash >> 32) * 0x9E3779B97F4A7C15u;
        return hash;
    }

    std::shared_ptr<const Value> find(const Key& key, std::uint64_t hash) {
        const std::scoped_lock lock(mutex_);
        const auto at = std::find_if(entries_.begin(), entries_.end(),
                                     [&](const RecentValue& entry) { return entry.hash == hash && entry.key == key; });
        if (at == entries_.end()) return nullptr;
        std::rotate(entries_.begin(), at, at + 1);
        return entries_.front().value;
    }

    const std::size_t most_;
    std::mutex mutex_;
    std::vector<RecentValue> entries_;  // the latest first
};

}  // namespace gridwright
