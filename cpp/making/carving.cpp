#include "making/carving.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "batch/parallel.hpp"
#include "search/search.hpp"

namespace gridwright {
namespace {

constexpr std::size_t kChunk = 512;  // puzzles a thread takes at a time: enough to keep all lanes busy most of the time

// Where a puzzle is on its way. First it is found by halving how many groups, from the first on, go together; then every
// other group is tried by itself.
struct Progress {
    std::uint32_t gone = 0;    // so many groups of the order are decided, or go together for sure
    std::uint32_t tried = 0;   // the question was about all groups up to this one
    std::uint32_t bound = 0;   // so many do not go together
    bool halving = true;
    bool turned = false;  // whether the question was turned round: is there a solution with another value in that cell?
    bool counted = true;  // whether the guesses of the last proof are known, which are those of a plain question
};

// The questions about a chunk of puzzles.
class Carver {
public:
    Carver(const Carvings& carvings, std::size_t first, std::size_t count, CarvedAll& all)
        : in_(carvings), first_(first), cells_(carvings.layout->cells()), words_((carvings.layout->toggles + 63) / 64),
          all_(all), asked_(count * cells_), progress_(count) {
        for (std::size_t job = 0; job < count; ++job) {
            std::ranges::copy(givens(job), asked_.begin() + static_cast<std::ptrdiff_t>(job * cells_));
            progress_[job].bound = groups() + 1;
        }
    }

    // The rungs answer one puzzle after the other: what they solve is unique.
    void climb(const std::atomic<bool>& stop) {
        std::vector<std::uint64_t> on(words_);
        for (std::uint32_t job = 0; job < progress_.size(); ++job) {
            const Progress begun = progress_[job];
            std::ranges::copy(toggles(job), on.begin());
            climb(job, on, true, stop);
            if (!all_.puzzles[first_ + job].unique || stop) continue;
            if (in_.rungs->solves(givens(job), toggles(job), in_.rating)) continue;
            progress_[job] = begun;
            all_.puzzles[first_ + job] = {false, true, 0};
            std::ranges::copy(in_.givens.subspan((first_ + job) * cells_, cells_), givens(job).begin());
            std::ranges::copy(givens(job), asked(job).begin());
            std::ranges::copy(in_.toggles_on.subspan((first_ + job) * words_, words_), toggles(job).begin());
            std::ranges::copy(toggles(job), on.begin());
            climb(job, on, false, stop);
        }
    }

    void search(const std::atomic<bool>& stop) {
        const std::size_t count = progress_.size();
        const auto toggles = std::span(all_.toggles_on).subspan(first_ * words_, count * words_);
        const Question question{.limit = 1,
                                .budget = in_.budget,
                                .keep = 1,
                                .instruction_set = in_.instruction_set,
                                .sequel = {this, [](void* self, const Decision& decision) {
                                               return static_cast<Carver*>(self)->again(decision);
                                           }}};
        const auto lanes = start(in_.layout,
                                  {.givens = asked_,
                                   .starts = {},
                                   .toggles_on = {toggles.begin(), toggles.end()},
                                   .known = in_.grids.subspan(first_ * cells_, count * cells_)},
                                  question);
        while (lanes->run_for(std::chrono::milliseconds(20)) != Stop::finished)
            if (stop) break;
    }

private:
    std::uint32_t groups() const { return static_cast<std::uint32_t>(in_.groups.size()); }

    std::span<std::uint8_t> givens(std::size_t job) { return std::span(all_.givens).subspan((first_ + job) * cells_, cells_); }

    std::span<std::uint64_t> toggles(std::size_t job) {
        return std::span(all_.toggles_on).subspan((first_ + job) * words_, words_);
    }

    std::span<std::uint8_t> asked(std::size_t job) { return std::span(asked_).subspan(job * cells_, cells_); }

    // Groups are taken out one by one; if hopeful, each as soon as what it said is found again.
    void climb(std::uint32_t job, std::vector<std::uint64_t>& on, bool hopeful, const std::atomic<bool>& stop) {
        for (bool is_open = true; is_open && !stop;) {
            const Progress& at = progress_[job];
            const bool solved =
                hopeful && !at.halving ? regains(job, on) : in_.rungs->solves(asked(job), on, in_.rating);
            is_open = again({job, solved ? Verdict::exhausted : Verdict::limited, 0, 0, on.data()});
        }
    }

    // Whether what the clues of the group in question say, as far as the puzzle has them, is found again without them.
    bool regains(std::uint32_t job, std::span<const std::uint64_t> on) {
        std::vector<std::uint32_t> cells, lost;
        for (const std::uint32_t clue : group(job, progress_[job].gone)) {
            if (!has(job, {&clue, 1})) continue;
            if (clue < cells_)
                cells.push_back(clue);
            else
                lost.push_back(static_cast<std::uint32_t>(clue - cells_));
        }
        return in_.rungs->regains(asked(job), on, in_.rating, cells, lost);
    }

    std::span<const std::uint32_t> group(std::size_t job, std::uint32_t number) const {
        return in_.groups[in_.orders[(first_ + job) * groups() + number]];
    }

    // Takes the clues of a group out of givens and toggles.
    void take_out(std::span<const std::uint32_t> clues, std::span<std::uint8_t> from, std::span<std::uint64_t> on) const {
        for (const std::uint32_t clue : clues) {
            if (clue < cells_)
                from[clue] = 0;
            else
                on[(clue - cells_) / 64] &= ~(std::uint64_t{1} << ((clue - cells_) % 64));
        }
    }

    // Whether a puzzle still has a clue of a group.
    bool has(std::size_t job, std::span<const std::uint32_t> clues) {
        return std::ranges::any_of(clues, [&](std::uint32_t clue) {
            return clue < cells_ ? givens(job)[clue] != 0
                                 : (toggles(job)[(clue - cells_) / 64] >> ((clue - cells_) % 64) & 1) != 0;
        });
    }

    // Takes note of an answer, and asks the next question: false when there is none left.
    bool again(const Decision& decision) {
        const std::uint32_t job = decision.job;
        Progress& at = progress_[job];
        Carved& carved = all_.puzzles[first_ + job];
        const bool is_unique = decision.verdict == Verdict::exhausted;  // and so without another solution
        if (carved.unique && at.gone >= groups()) {  // the last question, which only counted
            carved.guesses = decision.guesses;
            return false;
        }
        if (is_unique) {
            for (; at.gone < at.tried; ++at.gone) take_out(group(job, at.gone), givens(job), toggles(job));
            carved.unique = true;
            at.counted = !at.turned;
            if (at.counted) carved.guesses = decision.guesses;
        } else {
            if (!carved.unique) return false;
            carved.proven &= decision.verdict == Verdict::limited;
            if (at.halving)
                at.bound = at.tried;
            else
                ++at.gone;
        }
        return ask(job, {decision.toggles_on, decision.toggles_on ? words_ : 0});
    }

    bool ask(std::uint32_t job, std::span<std::uint64_t> on) {
        Progress& at = progress_[job];
        if (at.halving) {
            at.tried = at.gone + std::max(1u, (at.bound - at.gone) / 2);
            if (at.tried == at.bound) {
                at.halving = false;
                at.gone = at.bound;  // the group after those that go together stays
            }
        }
        if (!at.halving) {
            while (at.gone < groups() && !has(job, group(job, at.gone))) ++at.gone;
            at.tried = at.gone + 1;
        }
        at.turned = false;
        const bool is_last = at.gone >= groups();
        if (is_last) {
            if (at.counted) return false;
            at.tried = at.gone;
        }
        std::ranges::copy(givens(job), asked(job).begin());
        std::ranges::copy(toggles(job), on.begin());
        for (std::uint32_t number = at.gone; number < at.tried; ++number) take_out(group(job, number), asked(job), on);
        if (!is_last && !at.halving && !in_.within_budget && !in_.rungs) turn(job, group(job, at.gone), asked(job));
        return true;
    }

    // What a group of one given says is looked for: a solution without it. That is found, or refuted, sooner.
    void turn(std::uint32_t job, std::span<const std::uint32_t> clues, std::span<std::uint8_t> its) {
        if (clues.size() != 1 || clues.front() >= cells_) return;
        const std::uint8_t value = in_.grids[(first_ + job) * cells_ + clues.front()];
        its[clues.front()] = static_cast<std::uint8_t>(kOther + value);
        progress_[job].turned = true;
    }

    const Carvings& in_;
    std::size_t first_;
    std::size_t cells_;
    std::size_t words_;
    CarvedAll& all_;
    std::vector<std::uint8_t> asked_;  // the givens of the questions
    std::vector<Progress> progress_;
};

void check(const Carvings& carvings) {
    const std::size_t cells = carvings.layout->cells(), total = carvings.grids.size() / cells;
    if (carvings.grids.size() != total * cells || carvings.givens.size() != total * cells)
        throw std::invalid_argument("the grids and givens are not whole grids");
    if (carvings.toggles_on.size() != total * ((carvings.layout->toggles + 63) / 64))
        throw std::invalid_argument("the toggles do not match the grids");
    if (std::ranges::any_of(carvings.grids, [&](std::uint8_t value) { return value == 0 || value > carvings.layout->values; }))
        throw std::invalid_argument("only full grids can be carved");
    if (carvings.rungs && carvings.rungs->cells() != cells) throw std::invalid_argument("the rungs are of another layout");
    const std::size_t groups = carvings.groups.size();
    if (carvings.orders.size() != total * groups) throw std::invalid_argument("every grid needs an order of all groups");
    if (std::ranges::any_of(carvings.orders, [&](std::uint32_t group) { return group >= groups; }))
        throw std::invalid_argument("an order names a group that does not exist");
    if (!std::ranges::is_sorted(carvings.groups.ends) ||
        (groups ? carvings.groups.ends.back() : 0) != carvings.groups.clues.size())
        throw std::invalid_argument("the groups are not those of the clues");
    if (std::ranges::any_of(carvings.groups.clues, [&](std::uint32_t clue) { return clue >= cells + carvings.layout->toggles; }))
        throw std::invalid_argument("a group has a clue that does not exist");
}

}  // namespace

CarvedAll carve(const Carvings& carvings, const std::atomic<bool>& stop) {
    check(carvings);
    const std::size_t total = carvings.grids.size() / carvings.layout->cells();
    CarvedAll all{{carvings.givens.begin(), carvings.givens.end()},
                  {carvings.toggles_on.begin(), carvings.toggles_on.end()},
                  std::vector<Carved>(total, {false, true, 0})};
    in_parallel((total + kChunk - 1) / kChunk, carvings.threads, stop, [&](std::size_t i) {
        Carver carver(carvings, i * kChunk, std::min(kChunk, total - i * kChunk), all);
        carvings.rungs ? carver.climb(stop) : carver.search(stop);
    });
    return all;
}

}  // namespace gridwright
