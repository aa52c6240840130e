// A search by the lanes: owns the memory that they work on, and calls them until all is answered.
#include <algorithm>
#include <array>
#include <cstring>
#include <stdexcept>
#include <utility>

#include "search/aligned.hpp"
#include "search/instruction_sets.hpp"
#include "search/search.hpp"

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

std::uint64_t load_word(const void* from, std::size_t index, std::uint32_t word_bytes) {
    switch (word_bytes) {
        case 2: return static_cast<const std::uint16_t*>(from)[index];
        case 4: return static_cast<const std::uint32_t*>(from)[index];
        default: return static_cast<const std::uint64_t*>(from)[index];
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
    if (question.stream_room && count != 1) throw std::invalid_argument("only one job can be streamed");
}

// Branches can be shared where that cannot be told from the answer: all solutions are counted, or those wanted are kept
// and so can be put in order.
bool may_share(const Question& question) {
    if (question.stream_room) return false;
    return question.limit ? question.limit <= question.keep : question.budget == ~std::uint64_t{0} && !question.keep;
}

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
    Aligned domains_, placed_, starts_, states_, boards_, toggles_, unions_, confined_, removed_, stacks_;
    std::vector<std::uint64_t> found_, guesses_, open_cells_, pair_cells_;
    std::vector<std::uint32_t> heads_;
    std::vector<Verdict> verdicts_;
    std::vector<std::uint8_t> solutions_, task_solutions_, stream_;
    Run run_{};
    std::uint64_t pace_ = 16;  // sweeps between two looks at the clock
};

LaneSearch::LaneSearch(std::shared_ptr<const Layout> layout, Jobs jobs, Question question)
    : layout_(std::move(layout)), lanes_(lanes_for(question, *layout_)), jobs_(std::move(jobs)) {
    const std::size_t cells = layout_->cells();
    const std::size_t count = std::max(jobs_.givens.size(), jobs_.starts.size()) / cells;
    check(*layout_, jobs_, question, count);
    if (question.stream_room) question.keep = 0;

    const std::size_t word = lanes_.word_bytes, vector = word * lanes_.count;
    domains_ = Aligned(cells * word);
    store_words(domains_.get(), layout_->domains, lanes_.word_bytes);
    std::array<std::uint64_t, 256> placed{~std::uint64_t{0}};
    for (std::uint32_t value = 1; value <= layout_->values; ++value) placed[value] = std::uint64_t{1} << (value - 1);
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
    task_solutions_.resize(std::size_t{kMaxTasks} * question.keep * cells);
    stream_.resize(question.stream_room * cells);

    run_.layout = layout_->view();
    open_cells_.resize(run_.layout.peer_words);
    pair_cells_.resize(run_.layout.peer_words);
    run_.jobs = {.domains = domains_.get(),
                 .placed = placed_.get(),
                 .givens = jobs_.givens.empty() ? nullptr : jobs_.givens.data(),
                 .starts = starts_.get(),
                 .toggles_on = jobs_.toggles_on.empty() ? nullptr : jobs_.toggles_on.data(),
                 .count = static_cast<std::uint32_t>(count),
                 .next = 0,
                 .limit = question.limit,
                 .budget = question.budget,
                 .share = may_share(question)};
    run_.answers = {found_.data(), guesses_.data(), verdicts_.data(), solutions_.data(), question.keep, states_.get()};
    run_.stream = {stream_.data(), question.stream_room, 0};
    run_.vectors.boards = boards_.get();
    run_.vectors.toggles = toggles_.get();
    run_.tasks.heads = heads_.data();
    run_.tasks.solutions = task_solutions_.data();
    run_.sight = {open_cells_.data(), pair_cells_.data()};
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
        run_.quota = pace_;
        const Stop stop = lanes_.run(run_);
        if (stop == Stop::finished || stop == Stop::full) return stop;
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
            add(task_solutions_.data() + task * keep * cells, run_.tasks.all[task].kept);
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
    const std::size_t cells = layout_->cells();
    const std::uint32_t room = std::max(8u, run_.stacks.room * 2);
    const std::size_t frame_bytes = cells * lanes_.word_bytes;
    Aligned larger(lanes_.count * room * frame_bytes);
    for (std::uint32_t lane = 0; lane < lanes_.count; ++lane)
        if (run_.stacks.room)
            std::memcpy(static_cast<char*>(larger.get()) + lane * room * frame_bytes,
                        static_cast<const char*>(run_.stacks.frames) + lane * run_.stacks.room * frame_bytes,
                        run_.stacks.room * frame_bytes);
    stacks_ = std::move(larger);
    run_.stacks.frames = stacks_.get();
    run_.stacks.room = room;
}

}  // namespace

std::unique_ptr<Search> start(std::shared_ptr<const Layout> layout, Jobs jobs, const Question& question) {
    return std::make_unique<LaneSearch>(std::move(layout), std::move(jobs), question);
}

}  // namespace gridwright
