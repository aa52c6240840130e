// A search: questions about one layout, answered by the lanes. It owns all memory, has no global state, and can be
// paused and taken up again at any time.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <vector>

#include "layout.hpp"
#include "levels.hpp"

namespace gridwright {

// Memory aligned for the widest vectors.
class Aligned {
public:
    explicit Aligned(std::size_t bytes = 0) : data_(bytes ? ::operator new(bytes, std::align_val_t{64}) : nullptr) {}
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

struct Question {
    std::uint64_t limit = 2;                  // solutions wanted per job, 0 = all
    std::uint64_t budget = ~std::uint64_t{0};  // guesses allowed per job
    std::uint32_t solution_room = 64;         // solutions held between two calls of take(); 0 = only count
    bool keep_states = false;                 // whether overrun jobs tell the candidates they had
};

struct Found {
    std::uint32_t job;
    std::vector<std::uint8_t> values;
};

class Search {
public:
    // `starts` has the candidates of each cell for one job after the other; `toggles_on` one bit per toggle, in whole
    // words per job, or nothing when all are on.
    Search(std::shared_ptr<const Layout> layout, const Level& level, const std::vector<std::uint64_t>& starts,
           std::vector<std::uint64_t> toggles_on, Question question);

    // Works until everything is answered, the buffer of solutions is full, or the time is over.
    Stop run_for(std::chrono::nanoseconds time);

    // The solutions found since the last call.
    std::vector<Found> take();

    std::uint32_t jobs() const { return run_.jobs; }
    std::uint64_t found(std::uint32_t job) const { return found_.at(job); }
    std::uint64_t guesses(std::uint32_t job) const { return guesses_.at(job); }
    Verdict verdict(std::uint32_t job) const { return verdicts_.at(job); }
    std::vector<std::uint64_t> state(std::uint32_t job) const;

private:
    void deepen();

    std::shared_ptr<const Layout> layout_;
    Lanes lanes_;
    Aligned starts_, states_, boards_, toggles_, stacks_;
    std::vector<std::uint64_t> toggles_on_, found_, guesses_;
    std::vector<Verdict> verdicts_;
    std::vector<std::uint8_t> solutions_;
    std::vector<std::uint32_t> solution_jobs_;
    Run run_{};
    std::uint64_t pace_ = 16;  // sweeps between two looks at the clock
};

}  // namespace gridwright
