// Work in chunks on several threads: each chunk once, stopped when asked, failures thrown on.
#include <algorithm>
#include <atomic>
#include <cstddef>
#include <functional>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "batch/parallel.hpp"
#include "testing.hpp"

namespace gridwright::testing {
namespace {

TEST(test_every_chunk_once) {
    const std::atomic<bool> stop = false;
    for (std::size_t chunks : {0u, 1u, 2u, 500u})
        for (unsigned threads : {0u, 1u, 4u, 16u}) {
            std::vector<int> times(chunks, 0);  // without a lock: no two threads have the same chunk
            in_parallel(chunks, threads, stop, [&](std::size_t i) { ++times[i]; });
            expect(std::all_of(times.begin(), times.end(), [](int n) { return n == 1; }),
                   std::to_string(chunks) + " chunks on " + std::to_string(threads) + " threads");
        }
}

TEST(test_stop) {
    for (unsigned threads : {1u, 4u}) {
        std::atomic<bool> stop = true;
        std::atomic<unsigned> done = 0;
        in_parallel(100, threads, stop, [&](std::size_t) { ++done; });
        expect_equal(done.load(), 0, "stopped before it began");
        stop = false;
        in_parallel(100, threads, stop, [&](std::size_t) {
            stop = true;
            ++done;
        });
        expect(done >= 1 && done <= threads, "no new chunk once it is stopped");
    }
}

// Tells when the thread it belongs to has ended, and so has done all with its exception that it ever will.
struct AtThreadEnd {
    std::atomic<bool>* ended = nullptr;
    ~AtThreadEnd() {
        if (ended) *ended = true;
    }
};

thread_local AtThreadEnd at_thread_end;

std::string failure_of(std::size_t chunks, unsigned threads, const std::function<void(std::size_t)>& work) {
    const std::atomic<bool> stop = false;
    try {
        in_parallel(chunks, threads, stop, work);
    } catch (const std::runtime_error& error) {
        return error.what();
    }
    return "";
}

TEST(test_failures) {
    for (unsigned threads : {1u, 4u}) {
        std::atomic<unsigned> at_work = 0;
        expect(failure_of(50, threads, [&](std::size_t i) {
                   ++at_work;
                   std::this_thread::yield();
                   --at_work;
                   if (i == 20) throw std::runtime_error("chunk 20");
               }) == "chunk 20", "a failure is thrown on");
        expect_equal(at_work.load(), 0, "when all threads have ended");
    }
    const auto here = std::this_thread::get_id();
    std::atomic<bool> ended = false;
    expect(failure_of(2, 2, [&](std::size_t) {
               if (std::this_thread::get_id() == here) {
                   while (!ended) std::this_thread::yield();
                   throw std::runtime_error("second");
               }
               at_thread_end.ended = &ended;
               throw std::runtime_error("first");
           }) == "first", "of two failures the first is thrown on");
}

}  // namespace

}  // namespace gridwright::testing
