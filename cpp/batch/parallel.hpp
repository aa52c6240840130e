// Work in numbered chunks on several threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace gridwright {

// Calls work(i) for every i below `chunks`, on `threads` threads, this one among them. Takes no new chunk once `stop` is
// true. The first exception is thrown on when all threads have ended.
template <class Work>
void in_parallel(std::size_t chunks, unsigned threads, const std::atomic<bool>& stop, const Work& work) {
    std::atomic<std::size_t> next = 0;
    std::exception_ptr failure;
    std::mutex mutex;
    const auto loop = [&] {
        try {
            for (std::size_t i; !stop && (i = next.fetch_add(1)) < chunks;) work(i);
        } catch (...) {
            const std::lock_guard lock(mutex);
            if (!failure) failure = std::current_exception();
        }
    };
    {
        std::vector<std::jthread> others;
        for (std::size_t i = 1; i < std::min<std::size_t>(threads, chunks); ++i) others.emplace_back(loop);
        loop();
    }
    if (failure) std::rethrow_exception(failure);
}

}  // namespace gridwright
