#include "forcing/following.hpp"

#include <algorithm>
#include <functional>
#include <numeric>
#include <utility>

namespace gridwright {

Remaining::Remaining(const CandidateGraph& graph) : left(graph.every()) {
    for (const auto& choice : graph.choices) {
        counts.push_back(static_cast<std::uint32_t>(choice.size()));
        mixed.push_back(std::accumulate(choice.begin(), choice.end(), std::uint32_t{0}, std::bit_xor<>()));
    }
}

void Remaining::remove(const CandidateGraph& graph, std::uint32_t candidate) {
    drop(left, candidate);
    for (const std::uint32_t choice : graph.choices_of[candidate]) {
        --counts[choice];
        mixed[choice] ^= candidate;
    }
}

std::uint32_t Remaining::first_of(const CandidateGraph& graph, std::uint32_t choice) const {
    return *std::ranges::find_if(graph.choices[choice], [&](std::uint32_t candidate) { return has(left, candidate); });
}

void Remaining::add_gone(const CandidateGraph& graph, std::uint32_t choice, CandidateSet& gone) const {
    for (const std::uint32_t candidate : graph.choices[choice])
        if (!has(left, candidate)) add(gone, candidate);
}

Following::Following(const CandidateGraph& graph, std::uint64_t& work) : graph_(graph), now_(graph), work_(work) {}

void Following::begin(const Remaining& start, std::uint32_t assumed) {
    start_ = &start;
    now_ = start;
    for (auto* set : {&truths_, &falsehoods_}) set->assign(graph_.words, 0);
    for (auto* each : {&choice_of_, &cause_of_, &lemma_of_}) each->assign(graph_.size(), kNone);
    for (auto* queue : {&true_queue_, &false_queue_}) queue->clear();
    true_done_ = false_done_ = 0;
    lemmas_.clear();
    costed_.clear();
    wrong_.reset();
    work_ += graph_.size();
    suppose(assumed, kNone);
    run();
}

void Following::go_on(std::vector<Lemma> lemmas) {
    for (Lemma& lemma : lemmas) {
        const std::uint32_t wrong = lemma.wrong;
        if (is_contradiction() || has(falsehoods_, wrong)) continue;
        lemma_of_[wrong] = static_cast<std::uint32_t>(lemmas_.size());
        lemmas_.push_back(std::move(lemma));
        deny(wrong);
    }
    run();
}

void Following::suppose(std::uint32_t candidate, std::uint32_t choice) {
    if (has(truths_, candidate)) return;
    add(truths_, candidate);
    choice_of_[candidate] = choice;
    true_queue_.push_back(candidate);
    if (has(falsehoods_, candidate)) wrong_ = candidate;
}

void Following::deny(std::uint32_t candidate) {
    add(falsehoods_, candidate);
    false_queue_.push_back(candidate);
    if (has(truths_, candidate)) wrong_ = candidate;
}

// All that is true crosses out before what is false leaves choices, so that the ways there stay short.
void Following::run() {
    while (!is_contradiction()) {
        if (true_done_ < true_queue_.size()) {
            const std::uint32_t now = true_queue_[true_done_++];
            for (std::size_t word = 0; word < graph_.words && !is_contradiction(); ++word)
                each_in(graph_.excludes[now][word] & start_->left[word] & ~falsehoods_[word], static_cast<std::uint32_t>(word * 64),
                        [&](std::uint32_t other) {
                            if (is_contradiction()) return;
                            cause_of_[other] = now;
                            deny(other);
                        });
        } else if (false_done_ < false_queue_.size()) {
            const std::uint32_t now = false_queue_[false_done_++];
            now_.remove(graph_, now);
            for (const std::uint32_t choice : graph_.choices_of[now]) {
                if (now_.counts[choice] == 1) suppose(now_.last_of(choice), choice);
                if (is_contradiction()) break;
            }
        } else {
            break;
        }
        work_ += graph_.words;
    }
}

void Following::climb(std::uint32_t candidate, bool is_true, Ancestors& found) {
    todo_.emplace_back(candidate, is_true);
    while (!todo_.empty()) {
        const auto [now, truth] = todo_.back();
        todo_.pop_back();
        CandidateSet& seen = truth ? found.truths : found.falsehoods;
        if (has(seen, now)) continue;
        add(seen, now);
        const auto before = todo_.size();
        if (truth) {
            if (choice_of_[now] != kNone)
                for (const std::uint32_t other : graph_.choices[choice_of_[now]])
                    if (other != now && was_left(other)) todo_.emplace_back(other, false);
        } else if (cause_of_[now] != kNone) {
            todo_.emplace_back(cause_of_[now], true);
        } else {
            found.lemmas.push_back(lemma_of_[now]);
            each_in(lemmas_[lemma_of_[now]].outside, [&](std::uint32_t other) {
                if (was_left(other)) todo_.emplace_back(other, false);
            });
        }
        work_ += 1 + todo_.size() - before;
    }
}

std::uint32_t Following::count(const Ancestors& found) {
    int sum = 0;
    for (const std::uint64_t word : found.truths) sum += std::popcount(word);
    for (const std::uint64_t word : found.falsehoods) sum += std::popcount(word);
    return static_cast<std::uint32_t>(sum);
}

std::uint32_t Following::cost(const Lemma& lemma) {
    if (lemma.outside != costed_ || costed_.empty()) {  // lemmas that follow each other often stand on the same
        costed_ = lemma.outside;
        for (auto* set : {&costing_.truths, &costing_.falsehoods}) set->assign(graph_.words, 0);
        costing_.lemmas.clear();
        each_in(lemma.outside, [&](std::uint32_t other) {
            if (was_left(other)) climb(other, false, costing_);
        });
        cost_ = count(costing_);
        for (const std::uint32_t number : costing_.lemmas) cost_ += lemmas_[number].length;
    }
    return cost_ + lemma.length;
}

Refutation Following::refutation() {
    Ancestors all = none(), other = none();
    climb(*wrong_, true, all);
    climb(*wrong_, false, other);
    Refutation found{count(all) + count(other), {}, graph_.none()};
    for (std::size_t word = 0; word < graph_.words; ++word) all.truths[word] |= other.truths[word];
    all.lemmas.insert(all.lemmas.end(), other.lemmas.begin(), other.lemmas.end());
    std::ranges::sort(all.lemmas);
    const auto twice = std::ranges::unique(all.lemmas);
    all.lemmas.erase(twice.begin(), twice.end());
    for (const std::uint32_t number : all.lemmas) {
        found.length += lemmas_[number].length;
        found.refuted.push_back(lemmas_[number].wrong);
    }
    each_in(all.truths, [&](std::uint32_t candidate) {
        if (choice_of_[candidate] == kNone) return;
        for (const std::uint32_t gone : graph_.choices[choice_of_[candidate]])
            if (!was_left(gone)) add(found.outside, gone);
    });
    return found;
}

}  // namespace gridwright
