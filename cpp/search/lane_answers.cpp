// What a search by the lanes has found, of jobs that are decided and of those that are being worked on.
#include <algorithm>
#include <stdexcept>
#include <utility>

#include "search/lane_search.hpp"

namespace gridwright {
namespace {

std::uint64_t load_word(const void* from, std::size_t index, std::uint32_t word_bytes) {
    switch (word_bytes) {
        case 2: return static_cast<const std::uint16_t*>(from)[index];
        case 4: return static_cast<const std::uint32_t*>(from)[index];
        default: return static_cast<const std::uint64_t*>(from)[index];
    }
}

}  // namespace

// Whether a job is being worked on: then its tasks know more than its answer.
bool LaneSearch::in_work(std::uint32_t job) const {
    return verdicts_.at(job) == Verdict::open && job < run_.jobs.next;
}

template <class Count>
std::uint64_t LaneSearch::sum_of_tasks(std::uint32_t job, Count count) const {
    std::uint64_t total = 0;
    for (auto task = heads_[job]; task != kNone; task = run_.tasks.all[task].next) total += run_.tasks.all[task].*count;
    return total;
}

std::uint64_t LaneSearch::found(std::uint32_t job) const {
    return in_work(job) ? sum_of_tasks(job, &Task::found) : found_.at(job);
}

std::uint64_t LaneSearch::guesses(std::uint32_t job) const {
    return in_work(job) ? sum_of_tasks(job, &Task::guesses) : guesses_.at(job);
}

std::vector<std::uint8_t> LaneSearch::solutions(std::uint32_t job) const {
    const std::size_t cells = layout_->cells(), keep = run_.answers.keep;
    std::vector<std::uint8_t> values;
    const auto add = [&](const std::uint8_t* from, std::size_t count) {
        values.insert(values.end(), from, from + std::min(count, keep - values.size() / cells) * cells);
    };
    if (!in_work(job)) {
        add(kept(job).data(), kept(job).size() / cells);
    } else {
        for (auto task = heads_[job]; task != kNone; task = run_.tasks.all[task].next)
            add(task_solutions_.data() + std::size_t{task} * run_.tasks.keep * cells, run_.tasks.all[task].kept);
    }
    return values;
}

std::span<const std::uint8_t> LaneSearch::kept(std::uint32_t job) const {
    const std::size_t cells = layout_->cells(), keep = run_.answers.keep;
    const std::size_t count = in_work(job) ? 0 : static_cast<std::size_t>(std::min<std::uint64_t>(found_[job], keep));
    return {solutions_.data() + job * keep * cells, count * cells};
}

std::span<const std::uint8_t> LaneSearch::take() {
    const std::size_t count = std::exchange(run_.stream.count, 0);
    return {stream_.data(), count * layout_->cells()};
}

std::vector<std::uint64_t> LaneSearch::state(std::uint32_t job) const {
    if (!states_.get()) throw std::logic_error("this search keeps no states");
    if (job >= run_.jobs.count) throw std::out_of_range("no such job");
    const std::size_t cells = layout_->cells();
    std::vector<std::uint64_t> words(cells);
    for (std::size_t cell = 0; cell < cells; ++cell)
        words[cell] = load_word(states_.get(), job * cells + cell, lanes_.word_bytes);
    return words;
}

}  // namespace gridwright
