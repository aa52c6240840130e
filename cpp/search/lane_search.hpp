// A search by the lanes: owns the memory that they work on, and calls them until all is answered.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "search/aligned.hpp"
#include "search/search.hpp"

namespace gridwright {

class LaneSearch : public Search {
public:
    LaneSearch(std::shared_ptr<const Layout> layout, Jobs jobs, Question question);

    Stop run_for(std::chrono::nanoseconds time) override;
    std::uint32_t jobs() const override { return run_.jobs.count; }
    std::size_t cells() const override { return layout_->cells(); }
    std::uint64_t found(std::uint32_t job) const override;
    std::uint64_t guesses(std::uint32_t job) const override;
    Verdict verdict(std::uint32_t job) const override { return verdicts_.at(job); }
    std::vector<std::uint8_t> solutions(std::uint32_t job) const override;
    std::span<const std::uint8_t> kept(std::uint32_t job) const override;
    std::span<const std::uint8_t> take() override;
    std::vector<std::uint64_t> state(std::uint32_t job) const override;

private:
    template <class Count>
    std::uint64_t sum_of_tasks(std::uint32_t job, Count count) const;
    bool in_work(std::uint32_t job) const;
    void look_at_crossings();
    void deepen();

    std::shared_ptr<const Layout> layout_;
    Lanes lanes_;
    Jobs jobs_;
    Aligned domains_, placed_, starts_, states_, boards_, toggles_, unions_, confined_, removed_, stacks_, seen_;
    std::vector<std::uint64_t> found_, guesses_, open_cells_, pair_cells_;
    std::vector<std::uint32_t> heads_, queue_, weights_, guessed_;
    std::vector<Verdict> verdicts_;
    std::vector<std::uint8_t> solutions_, task_solutions_, stream_, nodes_;
    Run run_{};
    std::uint64_t pace_ = 16;  // sweeps between two looks at the clock
    std::uint64_t sweeps_left_;
};

}  // namespace gridwright
