#include "forcing/following.hpp"

#include <algorithm>
#include <utility>

namespace gridwright {

Remaining::Remaining(const CandidateGraph& graph) : left(graph.every()) {
    for (const auto& choice : graph.choices) counts.push_back(static_cast<std::uint32_t>(choice.size()));
}

void Remaining::remove(const CandidateGraph& graph, std::uint32_t candidate) {
    drop(left, candidate);
    for (const std::uint32_t choice : graph.choices_of[candidate]) --counts[choice];
}

std::uint32_t Remaining::last_of(const CandidateGraph& graph, std::uint32_t choice) const {
    return *std::ranges::find_if(graph.choices[choice], [&](std::uint32_t candidate) { return has(left, candidate); });
}

void Remaining::add_gone(const CandidateGraph& graph, std::uint32_t choice, CandidateSet& gone) const {
    for (const std::uint32_t candidate : graph.choices[choice])
        if (!has(left, candidate)) add(gone, candidate);
}

Following::Following(const CandidateGraph& graph, const Remaining& start, std::uint32_t assumed)
    : graph_(graph),
      start_(start.left),
      now_(start),
      truths_(graph.none()),
      falsehoods_(graph.none()),
      choice_of_(graph.size(), kNone),
      cause_of_(graph.size(), kNone),
      lemma_of_(graph.size(), kNone),
      work_(graph.size()) {
    suppose(assumed, kNone);
    run();
}

void Following::go_on(std::vector<Lemma> lemmas) {
    for (Lemma& lemma : lemmas) {
        const std::uint32_t wrong = lemma.wrong;
        if (contradiction() || has(falsehoods_, wrong)) continue;
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
    while (!contradiction()) {
        if (true_done_ < true_queue_.size()) {
            const std::uint32_t now = true_queue_[true_done_++];
            for (std::size_t word = 0; word < graph_.words && !contradiction(); ++word)
                each_in(graph_.excludes[now][word] & start_[word] & ~falsehoods_[word], static_cast<std::uint32_t>(word * 64),
                        [&](std::uint32_t other) {
                            if (contradiction()) return;
                            cause_of_[other] = now;
                            deny(other);
                        });
        } else if (false_done_ < false_queue_.size()) {
            const std::uint32_t now = false_queue_[false_done_++];
            now_.remove(graph_, now);
            for (const std::uint32_t choice : graph_.choices_of[now]) {
                if (now_.counts[choice] == 1) suppose(now_.last_of(graph_, choice), choice);
                if (contradiction()) break;
            }
        } else {
            break;
        }
        work_ += graph_.words;
    }
}

void Following::climb(std::uint32_t candidate, bool is_true, Ancestors& found) const {
    std::vector<std::pair<std::uint32_t, bool>> todo{{candidate, is_true}};
    while (!todo.empty()) {
        const auto [now, truth] = todo.back();
        todo.pop_back();
        CandidateSet& seen = truth ? found.truths : found.falsehoods;
        if (has(seen, now)) continue;
        add(seen, now);
        if (truth) {
            if (choice_of_[now] != kNone)
                for (const std::uint32_t other : graph_.choices[choice_of_[now]])
                    if (other != now && has(start_, other)) todo.emplace_back(other, false);
        } else if (cause_of_[now] != kNone) {
            todo.emplace_back(cause_of_[now], true);
        } else {
            found.lemmas.push_back(lemma_of_[now]);
            each_in(lemmas_[lemma_of_[now]].outside, [&](std::uint32_t other) {
                if (has(start_, other)) todo.emplace_back(other, false);
            });
        }
    }
}

std::uint32_t Following::count(const Ancestors& found) {
    int sum = 0;
    for (const std::uint64_t word : found.truths) sum += std::popcount(word);
    for (const std::uint64_t word : found.falsehoods) sum += std::popcount(word);
    return static_cast<std::uint32_t>(sum);
}

std::uint32_t Following::cost(const Lemma& lemma) const {
    Ancestors found{graph_.none(), graph_.none(), {}};
    each_in(lemma.outside, [&](std::uint32_t other) {
        if (has(start_, other)) climb(other, false, found);
    });
    std::uint32_t sum = count(found) + lemma.length;
    for (const std::uint32_t number : found.lemmas) sum += lemmas_[number].length;
    return sum;
}

Following::Ancestors Following::both_ways() const {
    Ancestors found{graph_.none(), graph_.none(), {}};
    climb(*wrong_, true, found);
    climb(*wrong_, false, found);
    std::ranges::sort(found.lemmas);
    return found;
}

std::uint32_t Following::length() const {
    std::uint32_t sum = 0;
    for (const bool is_true : {true, false}) {
        Ancestors found{graph_.none(), graph_.none(), {}};
        climb(*wrong_, is_true, found);
        sum += count(found);
    }
    for (const std::uint32_t number : both_ways().lemmas) sum += lemmas_[number].length;
    return sum;
}

CandidateSet Following::outside() const {
    CandidateSet gone = graph_.none();
    each_in(both_ways().truths, [&](std::uint32_t candidate) {
        if (choice_of_[candidate] == kNone) return;
        for (const std::uint32_t other : graph_.choices[choice_of_[candidate]])
            if (!has(start_, other)) add(gone, other);
    });
    return gone;
}

std::vector<std::uint32_t> Following::refuted() const {
    std::vector<std::uint32_t> found;
    for (const std::uint32_t number : both_ways().lemmas) found.push_back(lemmas_[number].wrong);
    return found;
}

}  // namespace gridwright
