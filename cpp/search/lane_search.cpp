#include "search/lane_search.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <numeric>
#include <stdexcept>
#include <utility>

#include "search/first_weights.hpp"
#include "search/instruction_sets.hpp"

namespace gridwright {
namespace {

constexpr std::uint32_t kManyCells = 1024;

// The lanes for a layout. Many lanes with deep stacks of large boards would take gigabytes, so there they are few.
const Lanes& lanes_for(const Question& question, const Layout& layout) {
    const InstructionSet& wanted = question.instruction_set ? *question.instruction_set : *instruction_sets().front();
    const InstructionSet& set = layout.cells() > kManyCells ? k_baseline : wanted;
    return layout.values <= 16 ? set.narrow : layout.values <= 32 ? set.medium : set.wide;
}

void store_words(void* to, std::span<const std::uint64_t> words, std::uint32_t word_bytes) {
    // Little-endian machines could copy the low bytes; writing each width out works everywhere.
    switch (word_bytes) {
        case 2: std::copy(words.begin(), words.end(), static_cast<std::uint16_t*>(to)); break;
        case 4: std::copy(words.begin(), words.end(), static_cast<std::uint32_t*>(to)); break;
        default: std::copy(words.begin(), words.end(), static_cast<std::uint64_t*>(to));
    }
}

void check(const Layout& layout, const Jobs& jobs, const Question& question, std::size_t count) {
    const std::size_t cells = layout.cells();
    if (std::max(jobs.givens.size(), jobs.starts.size()) != count * cells)
        throw std::invalid_argument("the jobs are not whole grids");
    if (!jobs.givens.empty() && !jobs.starts.empty()) throw std::invalid_argument("both givens and candidates");
    for (std::size_t i = 0; i < jobs.starts.size(); ++i)
        if (jobs.starts[i] & ~layout.domains[i % cells])
            throw std::invalid_argument("a candidate is outside its domain");
    if (!jobs.toggles_on.empty() && jobs.toggles_on.size() != count * ((layout.toggles + 63) / 64))
        throw std::invalid_argument("the toggles do not match the jobs");
    if (question.keep > kMaxKeep) throw std::invalid_argument("too many solutions to keep");
    if (!jobs.known.empty() && jobs.known.size() != count * cells)
        throw std::invalid_argument("there must be a known grid per job");
    if (!jobs.streams.empty() && jobs.streams.size() != count)
        throw std::invalid_argument("there must be a stream per job");
    if ((question.restart || question.any_kept) && (jobs.streams.empty() || question.keep > 1))
        throw std::invalid_argument("chance needs streams, and keeps one solution");
    if (question.stream_room && count != 1) throw std::invalid_argument("only one job can be streamed");
    if (question.by_weight && (count != 1 || question.stream_room || ~question.budget))
        throw std::invalid_argument("only one job can be searched by weight, in no order and without a budget");
}

std::uint32_t below(void* streams, std::uint32_t job, std::uint32_t bound) {
    return static_cast<RandomStream*>(streams)[job].below(bound);
}

// How many solutions a task keeps: all that are wanted rather than those that the answer has, if they are few and come in
// order. The second of a batch's puzzles is wanted, but only the first told.
std::uint32_t kept_by_tasks(const Question& question, const Jobs& jobs) {
    const bool in_order = question.keep && !question.stream_room && jobs.streams.empty();
    return in_order && question.limit <= kMaxKeep ? std::max(question.keep, static_cast<std::uint32_t>(question.limit))
                                                  : question.keep;
}

// Branches can be shared where that cannot be told from the answer: all solutions are counted, or those wanted are kept
// and so can be put in order.
bool may_share(const Question& question, const Jobs& jobs) {
    if (question.stream_room || !jobs.streams.empty()) return false;
    return question.limit ? question.limit <= kept_by_tasks(question, jobs)
                          : question.budget == ~std::uint64_t{0} && !question.keep;
}

}  // namespace

LaneSearch::LaneSearch(std::shared_ptr<const Layout> layout, Jobs jobs, Question question)
    : layout_(std::move(layout)), lanes_(lanes_for(question, *layout_)), jobs_(std::move(jobs)), sweeps_left_(question.sweeps) {
    const std::size_t cells = layout_->cells();
    const std::size_t count = std::max(jobs_.givens.size(), jobs_.starts.size()) / cells;
    check(*layout_, jobs_, question, count);
    if (question.stream_room) question.keep = 0;

    const std::size_t word = lanes_.word_bytes, vector = word * lanes_.count;
    domains_ = Aligned(cells * word);
    store_words(domains_.get(), layout_->domains, lanes_.word_bytes);
    std::array<std::uint64_t, 256> placed{~std::uint64_t{0}};
    for (std::uint32_t value = 1; value <= layout_->values; ++value) {
        placed[value] = std::uint64_t{1} << (value - 1);
        if (question.sequel.again) placed[kOther + value] = ~placed[value];
    }
    placed_ = Aligned(placed.size() * word);
    store_words(placed_.get(), placed, lanes_.word_bytes);
    if (!jobs_.starts.empty()) {
        starts_ = Aligned(count * cells * word);
        store_words(starts_.get(), jobs_.starts, lanes_.word_bytes);
    }
    if (question.keep_states) {
        states_ = Aligned(count * cells * word);
        for (std::size_t job = 0; job < count; ++job)
            std::memcpy(static_cast<char*>(states_.get()) + job * cells * word,
                        starts_.get() ? static_cast<char*>(starts_.get()) + job * cells * word : domains_.get(),
                        cells * word);
    }
    boards_ = Aligned::zeroed(cells * vector);
    toggles_ = Aligned::zeroed(layout_->toggles * vector);
    found_.resize(count);
    guesses_.resize(count);
    heads_.resize(count);
    verdicts_.resize(count, Verdict::open);
    solutions_.resize(count * question.keep * cells);
    run_.tasks.keep = kept_by_tasks(question, jobs_);
    task_solutions_.resize(std::size_t{kMaxTasks} * run_.tasks.keep * cells);
    stream_.resize(question.stream_room * cells);

    if (question.sequel.again) {
        queue_.resize(count);
        std::iota(queue_.begin(), queue_.end(), 0u);
    }
    run_.sequel = question.sequel;
    run_.layout = layout_->view();
    open_cells_.resize(run_.layout.peer_words);
    pair_cells_.resize(run_.layout.peer_words);
    run_.jobs = {.domains = domains_.get(),
                 .placed = placed_.get(),
                 .givens = jobs_.givens.empty() ? nullptr : jobs_.givens.data(),
                 .starts = starts_.get(),
                 .toggles_on = jobs_.toggles_on.empty() ? nullptr : jobs_.toggles_on.data(),
                 .known = jobs_.known.empty() ? nullptr : jobs_.known.data(),
                 .queue = queue_.empty() ? nullptr : queue_.data(),
                 .room = static_cast<std::uint32_t>(count),
                 .count = static_cast<std::uint32_t>(count),
                 .next = 0,
                 .limit = question.limit,
                 .budget = question.budget,
                 .share = may_share(question, jobs_)};
    if (!jobs_.streams.empty()) run_.chance = {jobs_.streams.data(), &below, question.restart, question.any_kept};
    run_.answers = {found_.data(), guesses_.data(), verdicts_.data(), solutions_.data(), question.keep, states_.get()};
    run_.stream = {stream_.data(), question.stream_room, 0};
    run_.vectors.boards = boards_.get();
    run_.vectors.toggles = toggles_.get();
    run_.tasks.heads = heads_.data();
    run_.tasks.solutions = task_solutions_.data();
    run_.sight = {open_cells_.data(), pair_cells_.data()};
    const DiagramsView& diagrams = run_.layout.tables.diagrams;
    seen_ = Aligned::zeroed(diagrams.all_cells * vector);
    nodes_.resize(diagrams.most_nodes);
    run_.resting = {seen_.get(), nodes_.data()};
    if (question.by_weight) {
        weights_ = first_weights(*layout_);
        run_.weights.of_cell = weights_.data();
    }
    run_.idle = lanes_.count;
    for (Lane& lane : run_.lanes) lane.task = kNone;
    for (std::uint32_t task = 0; task < kMaxTasks; ++task) run_.tasks.free[run_.tasks.free_count++] = task;
}

Stop LaneSearch::run_for(std::chrono::nanoseconds time) {
    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + time;
    for (;;) {
        const auto before = Clock::now();
        if (before >= end) return Stop::paused;
        const auto quota = run_.quota = std::min(pace_, sweeps_left_);
        const Stop stop = lanes_.run(run_);
        sweeps_left_ -= quota - run_.quota;
        if (stop == Stop::finished || stop == Stop::full) return stop;
        if (!sweeps_left_) return Stop::finished;
        if (stop == Stop::deeper) {
            // A lane has come to rest: what the crossings of houses tell it may save the branch.
            run_.layout.peers ? deepen() : look_at_crossings();
            continue;
        }
        // A sweep takes from a microsecond to a good part of a millisecond, by the layout: look at the clock about
        // every millisecond, and never later than a slow sweep or two after the time is over.
        const auto took = Clock::now() - before;
        if (took < std::chrono::microseconds(500)) pace_ = std::min<std::uint64_t>(pace_ * 2, 1 << 20);
        if (took > std::chrono::milliseconds(2)) pace_ = std::max<std::uint64_t>(pace_ / 2, 1);
    }
}

void LaneSearch::look_at_crossings() {
    const Crossings& crossings = layout_->crossings();
    const std::size_t vector = std::size_t{lanes_.word_bytes} * lanes_.count;
    run_.layout = layout_->view(&crossings);
    unions_ = Aligned::zeroed(crossings.segments.size() * vector);
    confined_ = Aligned::zeroed(crossings.slots.size() * vector);
    removed_ = Aligned::zeroed(crossings.slots.size() * vector);
    run_.vectors.unions = unions_.get();
    run_.vectors.confined = confined_.get();
    run_.vectors.removed = removed_.get();
}

// Most puzzles need few branches at a time, so room grows as it is needed.
void LaneSearch::deepen() {
    const std::uint32_t had = run_.stacks.room, room = std::max(8u, had * 2);
    const auto move_over = [&](const void* from, void* to, std::size_t bytes) {
        for (std::uint32_t lane = 0; had && lane < lanes_.count; ++lane)
            std::memcpy(static_cast<char*>(to) + lane * room * bytes, static_cast<const char*>(from) + lane * had * bytes,
                        had * bytes);
    };
    const std::size_t frame_bytes = layout_->cells() * lanes_.word_bytes;
    Aligned larger(lanes_.count * room * frame_bytes);
    move_over(run_.stacks.frames, larger.get(), frame_bytes);
    stacks_ = std::move(larger);
    if (run_.weights.of_cell) {
        std::vector<std::uint32_t> guessed(std::size_t{lanes_.count} * room);
        move_over(guessed_.data(), guessed.data(), sizeof(std::uint32_t));
        guessed_ = std::move(guessed);
    }
    run_.stacks = {stacks_.get(), guessed_.data(), room};
}

std::unique_ptr<Search> start(std::shared_ptr<const Layout> layout, Jobs jobs, const Question& question) {
    return std::make_unique<LaneSearch>(std::move(layout), std::move(jobs), question);
}

}  // namespace gridwright
