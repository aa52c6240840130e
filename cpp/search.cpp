#include "search.hpp"

#include <algorithm>
#include <cstring>
#include <stdexcept>
#include <utility>

namespace gridwright {
namespace {

const Lanes& lanes_for(const LaneSet& set, std::uint32_t values) {
    return values <= 16 ? set.narrow : values <= 32 ? set.medium : set.wide;
}

void store_words(void* to, const std::vector<std::uint64_t>& words, std::uint32_t word_bytes) {
    // Little-endian machines could copy the low bytes; writing each width out works everywhere.
    switch (word_bytes) {
        case 2: std::copy(words.begin(), words.end(), static_cast<std::uint16_t*>(to)); break;
        case 4: std::copy(words.begin(), words.end(), static_cast<std::uint32_t*>(to)); break;
        default: std::copy(words.begin(), words.end(), static_cast<std::uint64_t*>(to));
    }
}

std::uint64_t load_word(const void* from, std::size_t index, std::uint32_t word_bytes) {
    switch (word_bytes) {
        case 2: return static_cast<const std::uint16_t*>(from)[index];
        case 4: return static_cast<const std::uint32_t*>(from)[index];
        default: return static_cast<const std::uint64_t*>(from)[index];
    }
}

}  // namespace

Search::Search(std::shared_ptr<const Layout> layout, const Level& level, const std::vector<std::uint64_t>& starts,
               std::vector<std::uint64_t> toggles_on, Question question)
    : layout_(std::move(layout)), lanes_(lanes_for(*level.lanes, layout_->values)), toggles_on_(std::move(toggles_on)) {
    const std::size_t cells = layout_->cells();
    const std::size_t jobs = starts.size() / cells;
    if (starts.size() != jobs * cells) throw std::invalid_argument("starts are not whole grids");
    for (std::size_t i = 0; i < starts.size(); ++i)
        if (starts[i] & ~layout_->domains[i % cells]) throw std::invalid_argument("a candidate is outside its domain");
    const std::size_t toggle_words = (layout_->toggles + 63) / 64;
    if (!toggles_on_.empty() && toggles_on_.size() != jobs * toggle_words)
        throw std::invalid_argument("toggles do not match the jobs");

    const std::size_t vector_bytes = std::size_t{lanes_.word_bytes} * lanes_.count;
    starts_ = Aligned(std::max<std::size_t>(1, starts.size() * lanes_.word_bytes));
    store_words(starts_.get(), starts, lanes_.word_bytes);
    if (question.keep_states) {
        states_ = Aligned(std::max<std::size_t>(1, starts.size() * lanes_.word_bytes));
        store_words(states_.get(), starts, lanes_.word_bytes);
    }
    boards_ = Aligned(cells * vector_bytes);
    std::memset(boards_.get(), 0, cells * vector_bytes);
    toggles_ = Aligned(std::max<std::size_t>(1, layout_->toggles * vector_bytes));
    found_.resize(jobs);
    guesses_.resize(jobs);
    verdicts_.resize(jobs, Verdict::open);
    solutions_.resize(std::size_t{question.solution_room} * cells);
    solution_jobs_.resize(question.solution_room);

    run_.layout = layout_->view();
    run_.starts = starts_.get();
    run_.toggles_on = toggles_on_.empty() ? nullptr : toggles_on_.data();
    run_.jobs = static_cast<std::uint32_t>(jobs);
    run_.limit = question.limit;
    run_.budget = question.budget;
    run_.found = found_.data();
    run_.guesses = guesses_.data();
    run_.verdicts = verdicts_.data();
    run_.states = states_.get();
    run_.solutions = solutions_.data();
    run_.solution_jobs = solution_jobs_.data();
    run_.solution_room = question.solution_room;
    run_.boards = boards_.get();
    run_.toggles = toggles_.get();
    std::fill(std::begin(run_.lane_jobs), std::end(run_.lane_jobs), kIdle);
}

Stop Search::run_for(std::chrono::nanoseconds time) {
    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + time;
    for (;;) {
        const auto before = Clock::now();
        if (before >= end) return Stop::paused;
        run_.quota = pace_;
        const Stop stop = lanes_.run(run_);
        if (stop == Stop::finished || stop == Stop::full) return stop;
        if (stop == Stop::deeper) {
            deepen();
            continue;
        }
        // A sweep takes from a microsecond to a good part of a millisecond, by the layout: look at the clock about
        // every millisecond, and never later than a slow sweep or two after the time is over.
        const auto took = Clock::now() - before;
        if (took < std::chrono::microseconds(500)) pace_ = std::min<std::uint64_t>(pace_ * 2, 1 << 20);
        if (took > std::chrono::milliseconds(2)) pace_ = std::max<std::uint64_t>(pace_ / 2, 1);
    }
}

std::vector<Found> Search::take() {
    std::vector<Found> taken;
    const std::size_t cells = layout_->cells();
    taken.reserve(run_.solution_count);
    for (std::uint32_t i = 0; i < run_.solution_count; ++i) {
        const auto* values = solutions_.data() + i * cells;
        taken.push_back({solution_jobs_[i], {values, values + cells}});
    }
    run_.solution_count = 0;
    return taken;
}

std::vector<std::uint64_t> Search::state(std::uint32_t job) const {
    if (!states_.get()) throw std::logic_error("this search keeps no states");
    if (job >= run_.jobs) throw std::out_of_range("no such job");
    const std::size_t cells = layout_->cells();
    std::vector<std::uint64_t> words(cells);
    for (std::size_t cell = 0; cell < cells; ++cell)
        words[cell] = load_word(states_.get(), job * cells + cell, lanes_.word_bytes);
    return words;
}

// Most puzzles need few branches at a time, so room grows as it is needed. A branch settles a cell, so as many
// branches as cells are always enough.
void Search::deepen() {
    const std::size_t cells = layout_->cells();
    const std::uint32_t room = std::min(std::max(8u, run_.stack_room * 2), layout_->cells());
    const std::size_t frame_bytes = cells * lanes_.word_bytes;
    Aligned larger(lanes_.count * room * frame_bytes);
    for (std::uint32_t lane = 0; lane < lanes_.count; ++lane)
        if (run_.stack_room)
            std::memcpy(static_cast<char*>(larger.get()) + lane * room * frame_bytes,
                        static_cast<const char*>(run_.stacks) + lane * run_.stack_room * frame_bytes,
                        run_.stack_room * frame_bytes);
    stacks_ = std::move(larger);
    run_.stacks = stacks_.get();
    run_.stack_room = room;
}

}  // namespace gridwright
