// A search: questions about one layout, answered by the lanes. It owns all memory, has no global state, and can be
// paused and taken up again at any time.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <span>
#include <utility>
#include <vector>

#include "layout.hpp"
#include "levels.hpp"

namespace gridwright {

// Memory aligned for the widest vectors.
class Aligned {
public:
    explicit Aligned(std::size_t bytes = 0) : data_(bytes ? ::operator new(bytes, std::align_val_t{64}) : nullptr) {}
    static Aligned zeroed(std::size_t bytes);
    ~Aligned() { ::operator delete(data_, std::align_val_t{64}); }
    Aligned(Aligned&& other) noexcept : data_(other.data_) { other.data_ = nullptr; }
    Aligned& operator=(Aligned&& other) noexcept {
        std::swap(data_, other.data_);
        return *this;
    }
    void* get() const { return data_; }

private:
    void* data_;
};

// The grids that are asked about, one after the other: givens (a byte per cell, 0 = none; not copied, so they must
// outlive the search) or candidates per cell. `toggles_on` has one bit per toggle, in whole words per job, or nothing
// when all are on.
struct Jobs {
    std::span<const std::uint8_t> givens;
    std::vector<std::uint64_t> starts;
    std::vector<std::uint64_t> toggles_on;
};

struct Question {
    std::uint64_t limit = 2;                  // solutions wanted per job, 0 = all
    std::uint64_t budget = ~std::uint64_t{0};  // guesses allowed per job
    std::uint32_t keep = 2;                   // solutions kept per job, at most kMaxKeep
    std::uint32_t stream_room = 0;            // instead, for one job: solutions held between two calls of take()
    bool keep_states = false;                 // whether overrun jobs tell the candidates they had
};

class Search {
public:
    Search(std::shared_ptr<const Layout> layout, const Level& level, Jobs jobs, Question question);

    // Works until everything is answered, the stream of solutions is full, or the time is over.
    Stop run_for(std::chrono::nanoseconds time);

    std::uint32_t jobs() const { return run_.jobs; }
    std::size_t cells() const { return layout_->cells(); }
    std::uint64_t found(std::uint32_t job) const;  // of an open job: so far
    std::uint64_t guesses(std::uint32_t job) const;
    Verdict verdict(std::uint32_t job) const { return verdicts_.at(job); }

    // The kept solutions of a job, a byte per cell, one after the other. Of an open job: so far.
    std::vector<std::uint8_t> solutions(std::uint32_t job) const;

    // The kept solutions of a job that is decided, without a copy.
    std::span<const std::uint8_t> kept(std::uint32_t job) const;

    // The streamed solutions since the last call, one after the other.
    std::span<const std::uint8_t> take();

    std::vector<std::uint64_t> state(std::uint32_t job) const;

private:
    bool in_work(std::uint32_t job) const;
    void look_at_crossings();
    void deepen();

    std::shared_ptr<const Layout> layout_;
    Lanes lanes_;
    Jobs jobs_;
    Aligned domains_, placed_, starts_, states_, boards_, toggles_, unions_, confined_, removed_, stacks_;
    std::vector<std::uint64_t> found_, guesses_, open_cells_, pair_cells_;
    std::vector<std::uint32_t> heads_;
    std::vector<Verdict> verdicts_;
    std::vector<std::uint8_t> solutions_, task_solutions_, stream_;
    Run run_{};
    std::uint64_t pace_ = 16;  // sweeps between two looks at the clock
};

}  // namespace gridwright
