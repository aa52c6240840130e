// Long work that lets Python see signals: the GIL is released, and Ctrl-C makes it stop.
#pragma once

#include <nanobind/nanobind.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>

#include "search/search.hpp"

namespace gridwright {

// Runs for some time, letting Python see signals in between. True when everything is answered, false when the time
// is over or solutions wait to be taken.
inline bool run(Search& search, double seconds) {
    using Clock = std::chrono::steady_clock;
    constexpr auto kSlice = std::chrono::milliseconds(20);
    const auto most = std::chrono::duration<double>(1e9);  // about 30 years: no limit, and no overflow
    const auto end = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                        std::min(std::chrono::duration<double>(seconds), most));
    for (;;) {
        Stop stop;
        {
            nanobind::gil_scoped_release release;
            stop = search.run_for(std::min<Clock::duration>(kSlice, end - Clock::now()));
        }
        if (stop == Stop::finished) return true;
        if (PyErr_CheckSignals() != 0) throw nanobind::python_error();
        if (stop == Stop::full || Clock::now() >= end) return false;
    }
}

// Does the work on another thread, while this one lets Python see signals. Ctrl-C makes it stop, and so does `over`, which
// is asked again and again; whether it did.
inline bool with_signals(const std::function<void(const std::atomic<bool>&)>& work,
                         const std::function<bool()>& over = [] { return false; }) {
    std::atomic<bool> stop = false;
    std::mutex mutex;
    std::condition_variable ended;
    bool done = false;
    std::exception_ptr failure;
    std::jthread worker([&] {
        try {
            work(stop);
        } catch (...) {
            failure = std::current_exception();
        }
        const std::lock_guard lock(mutex);
        done = true;
        ended.notify_all();
    });
    bool finished = false, interrupted = false, is_over = false;
    std::exception_ptr refused;
    while (!finished && !interrupted && !is_over) {
        {
            nanobind::gil_scoped_release release;
            std::unique_lock lock(mutex);
            finished = ended.wait_for(lock, std::chrono::milliseconds(20), [&] { return done; });
        }
        interrupted = PyErr_CheckSignals() != 0;
        if (finished || interrupted) break;
        try {
            is_over = over();
        } catch (...) {
            refused = std::current_exception();
            is_over = true;
        }
    }
    stop = true;
    {
        nanobind::gil_scoped_release release;
        worker.join();
    }
    if (interrupted) throw nanobind::python_error();
    if (refused) std::rethrow_exception(refused);
    if (failure) std::rethrow_exception(failure);
    return is_over;
}

}  // namespace gridwright
