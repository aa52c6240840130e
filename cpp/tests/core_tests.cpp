// The core's own tests: no framework, so that they build wherever the core does.
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <memory>
#include <numeric>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "cnf.hpp"
#include "layout.hpp"
#include "levels.hpp"
#include "premises.hpp"
#include "reasons.hpp"
#include "search.hpp"

using namespace gridwright;

namespace {

using Words = std::vector<std::uint64_t>;
using Numbers = std::vector<std::uint32_t>;
using Shared = std::shared_ptr<const Layout>;

int failures = 0;
int checks = 0;

void expect(bool condition, const std::string& what) {
    ++checks;
    if (condition) return;
    ++failures;
    std::printf("FAILED: %s\n", what.c_str());
}

template <class A, class B>
void expect_equal(const A& actual, const B& expected, const std::string& what) {
    expect(static_cast<unsigned long long>(actual) == static_cast<unsigned long long>(expected),
           what + ": got " + std::to_string(actual) + ", expected " + std::to_string(expected));
}

std::uint64_t bit(unsigned value) { return std::uint64_t{1} << (value - 1); }
std::uint64_t up_to(unsigned value) { return value >= 64 ? ~std::uint64_t{0} : bit(value + 1) - 1; }

Distincts houses(const std::vector<Numbers>& all, std::int32_t toggle = kAlways) {
    Distincts distincts;
    for (const Numbers& cells : all) distincts.add(cells, toggle);
    return distincts;
}

Primitives latin(unsigned n) {
    Primitives p;
    p.values = n;
    p.domains.assign(n * n, up_to(n));
    for (unsigned i = 0; i < n; ++i) {
        Numbers row, column;
        for (unsigned k = 0; k < n; ++k) {
            row.push_back(i * n + k);
            column.push_back(k * n + i);
        }
        p.distincts.add(row);
        p.distincts.add(column);
    }
    return p;
}

Primitives sudoku(unsigned height, unsigned width) {
    const unsigned n = height * width;
    Primitives p = latin(n);
    for (unsigned top = 0; top < n; top += height)
        for (unsigned left = 0; left < n; left += width) {
            Numbers box;
            for (unsigned r = top; r < top + height; ++r)
                for (unsigned c = left; c < left + width; ++c) box.push_back(r * n + c);
            p.distincts.add(box);
        }
    return p;
}

Words relation(unsigned n, const std::function<bool(unsigned, unsigned)>& allows) {
    Words table(n, 0);
    for (unsigned v = 1; v <= n; ++v)
        for (unsigned w = 1; w <= n; ++w)
            if (allows(v, w)) table[v - 1] |= bit(w);
    return table;
}

Shared compiled(const Primitives& p) { return std::make_shared<const Layout>(compile(p)); }

Words with_givens(const Layout& layout, const std::string& givens) {
    Words starts = layout.domains;
    for (std::size_t i = 0; i < givens.size(); ++i)
        if (givens[i] != '.') starts[i] = bit(static_cast<unsigned>(givens[i] - '0'));
    return starts;
}

std::vector<Level> levels() {
    Level found[kMaxLevels];
    return {found, found + available_levels(found)};
}

struct Answers {
    std::vector<std::uint64_t> found, guesses;
    std::vector<Verdict> verdicts;
    std::vector<std::vector<std::uint8_t>> solutions;

    bool operator==(const Answers&) const = default;
};

Answers answers(const Shared& layout, const Level& level, const Words& starts, Question question,
                const Words& toggles = {}, std::chrono::nanoseconds slice = std::chrono::seconds(1)) {
    Search search(layout, level, {{}, starts, toggles}, question);
    Answers result;
    result.solutions.resize(search.jobs());
    for (bool done = false; !done;) {
        done = search.run_for(slice) == Stop::finished;
        const auto streamed = search.take();
        result.solutions[0].insert(result.solutions[0].end(), streamed.begin(), streamed.end());
    }
    for (std::uint32_t job = 0; job < search.jobs(); ++job) {
        result.found.push_back(search.found(job));
        result.guesses.push_back(search.guesses(job));
        result.verdicts.push_back(search.verdict(job));
        const auto kept = search.solutions(job);
        result.solutions[job].insert(result.solutions[job].end(), kept.begin(), kept.end());
    }
    return result;
}

std::uint64_t count(const Primitives& p, const Level& level) {
    const Shared layout = compiled(p);
    return answers(layout, level, layout->domains, {.limit = 0, .keep = 0}).found[0];
}

const char* const kHard[] = {
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    ".................................................................................",
    "11...............................................................................",
    "..............1.9........7...6..........2....8...........4..5...3..............2.",
};

void test_published_counts() {
    for (const Level& level : levels()) {
        const std::string at = std::string(" at ") + level.name;
        expect_equal(count(sudoku(2, 2), level), 288, "4x4 Sudoku grids" + at);
        expect_equal(count(latin(4), level), 576, "Latin squares of order 4" + at);
        expect_equal(count(latin(1), level), 1, "Latin squares of order 1" + at);
    }
    expect_equal(count(latin(5), levels().front()), 161280, "Latin squares of order 5");
}

void test_levels_agree() {
    const Shared layout = compiled(sudoku(3, 3));
    Words starts;
    for (const char* givens : kHard) {
        const Words one = with_givens(*layout, givens);
        starts.insert(starts.end(), one.begin(), one.end());
    }
    const Answers first = answers(layout, levels().back(), starts, {.limit = 3, .budget = 100000, .keep = 3});
    expect_equal(first.found[0], 1, "a hard puzzle has one solution");
    expect(first.verdicts[0] == Verdict::exhausted, "and it is proven");
    expect(first.verdicts[3] == Verdict::limited, "the empty grid stops at the limit");
    expect_equal(first.found[3], 3, "the empty grid has as many as wanted");
    expect_equal(first.found[4], 0, "two equal givens in a row");
    for (const Level& level : levels()) {
        const Answers other = answers(layout, level, starts, {.limit = 3, .budget = 100000, .keep = 3});
        expect(other == first, std::string("the same answers at ") + level.name);
        // One at a time, idle lanes take over branches: the answers must not show it.
        for (std::size_t job = 0; job < first.found.size(); ++job) {
            const Words start(starts.begin() + static_cast<std::ptrdiff_t>(job * 81),
                              starts.begin() + static_cast<std::ptrdiff_t>(job * 81 + 81));
            const Answers alone = answers(layout, level, start, {.limit = 3, .budget = 100000, .keep = 3});
            expect(alone.found[0] == first.found[job] && alone.guesses[0] == first.guesses[job] &&
                       alone.verdicts[0] == first.verdicts[job] && alone.solutions[0] == first.solutions[job],
                   "job " + std::to_string(job) + " alone at " + level.name);
        }
    }
}

void test_streams() {
    const Shared layout = compiled(latin(4));
    const Question all{.limit = 0, .stream_room = 7};
    const Answers whole = answers(layout, levels().front(), layout->domains, all);
    const Answers sliced = answers(layout, levels().back(), layout->domains, all, {}, std::chrono::microseconds(20));
    expect(whole == sliced, "a search that is paused often finds the same in the same order");
    std::set<std::string> different;
    const auto& values = whole.solutions[0];
    for (std::size_t at = 0; at < values.size(); at += 16) different.emplace(values.begin() + static_cast<long>(at), values.begin() + static_cast<long>(at + 16));
    expect_equal(different.size(), 576, "no solution comes twice");
    const Answers first = answers(layout, levels().front(), layout->domains, {.limit = 16, .keep = 16});
    expect(std::equal(first.solutions[0].begin(), first.solutions[0].end(), values.begin()),
           "kept solutions come in the order of the stream, however many lanes share the work");
}

// A budget is spent in the tree's order: what is left undecided does not depend on the lanes.
void test_budgets_in_order() {
    const Shared layout = compiled(sudoku(2, 3));
    for (std::uint64_t budget : {0u, 1u, 5u, 17u, 60u, 200u}) {
        const Question question{.limit = 16, .budget = budget, .keep = 16};
        const Answers slowest = answers(layout, levels().back(), layout->domains, question);
        Question streamed{.limit = 16, .budget = budget, .stream_room = 3};
        const Answers one_lane = answers(layout, levels().front(), layout->domains, streamed);
        expect(slowest == one_lane, "budget " + std::to_string(budget) + " against one lane");
        for (const Level& level : levels())
            expect(answers(layout, level, layout->domains, question) == slowest,
                   "budget " + std::to_string(budget) + " at " + level.name);
    }
}

void test_wide_words() {
    for (unsigned n : {17u, 32u, 33u, 64u}) {
        const Shared layout = compiled(latin(n));
        Words starts = layout->domains;
        // All but the last row and column of a cyclic square: the rest follows.
        for (unsigned r = 0; r + 1 < n; ++r)
            for (unsigned c = 0; c + 1 < n; ++c) starts[r * n + c] = bit((r + c) % n + 1);
        for (const Level& level : levels()) {
            const Answers result = answers(layout, level, starts, {.limit = 2, .keep = 2});
            expect_equal(result.found[0], 1, "order " + std::to_string(n) + " at " + level.name);
            const auto& values = result.solutions[0];
            for (unsigned i = 0; i < n * n; ++i)
                if (values[i] != (i / n + i % n) % n + 1) {
                    expect(false, "order " + std::to_string(n) + " has a wrong value");
                    break;
                }
        }
    }
}

void test_fast_forms() {
    Primitives p;
    p.values = 5;
    p.domains.assign(6, up_to(5));
    p.relations = {relation(5, [](unsigned v, unsigned w) { return v < w; }),
                   relation(5, [](unsigned v, unsigned w) { return v > w; }),
                   relation(5, [](unsigned v, unsigned w) { return v != w || v < 3; }),
                   relation(5, [](unsigned v, unsigned w) { return v + 1 == w || w + 1 == v; }),
                   relation(5, [](unsigned, unsigned) { return true; })};
    p.pairs = {{0, 1, 0}, {1, 2, 1}, {2, 3, 2}, {3, 4, 3}, {4, 5, 4}};
    p.distincts = houses({{0, 5}, {0, 1, 2, 3, 4}, {1, 2}});
    const Layout layout = compile(p);
    expect_equal(layout.lesses.size(), 2, "less-than is recognised both ways");
    expect_equal(layout.lesses[1].less, 2, "and turned round");
    expect_equal(layout.unequals.size(), 2, "not-equal on some values, and a house of two");
    expect_equal(layout.unequals[1].values, up_to(5) & ~up_to(2), "with its values");
    expect_equal(layout.relateds.size(), 1, "any other relation is a table");
    expect_equal(layout.houses.size(), 1, "a house inside another says nothing new");
    expect_equal(layout.houses[0].full, up_to(5), "five cells and five values are full");
    // By hand: all ways to fill the six cells.
    std::uint64_t expected = 0;
    for (unsigned code = 0; code < 15625; ++code) {
        unsigned v[6], rest = code;
        for (unsigned& value : v) {
            value = rest % 5 + 1;
            rest /= 5;
        }
        const bool distinct = std::set<unsigned>(v, v + 5).size() == 5;
        expected += v[0] < v[1] && v[1] > v[2] && (v[2] != v[3] || v[2] < 3) &&
                    (v[3] + 1 == v[4] || v[4] + 1 == v[3]) && v[0] != v[5] && distinct;
    }
    for (const Level& level : levels())
        expect_equal(count(p, level), expected, std::string("all forms together at ") + level.name);
}

void test_toggles() {
    // A Latin square of order 3 with a sign that can be switched off, and one house more that is impossible.
    Primitives p = latin(3);
    p.relations = {relation(3, [](unsigned v, unsigned w) { return v < w; })};
    p.toggles = 4;  // the last is used by nothing
    p.pairs = {{0, 1, 0, 0}, {1, 2, 0, 1}};
    p.distincts.add(Numbers{0, 4, 8, 2}, 2);
    const Shared layout = compiled(p);
    expect_equal(layout->toggles, 4, "toggles are counted");
    Words starts;
    Words toggles{0b000, 0b001, 0b011, 0b100};
    for (std::size_t i = 0; i < toggles.size(); ++i) starts.insert(starts.end(), layout->domains.begin(), layout->domains.end());
    for (const Level& level : levels()) {
        const Answers result = answers(layout, level, starts, {.limit = 0, .keep = 0}, toggles);
        const std::string at = std::string(" at ") + level.name;
        expect_equal(result.found[0], 12, "all off" + at);
        expect_equal(result.found[1], 6, "one sign on" + at);
        expect_equal(result.found[2], 2, "two signs on" + at);
        expect_equal(result.found[3], 0, "four cells for three values" + at);
    }
}

void test_budget_and_state() {
    const Shared layout = compiled(sudoku(3, 3));
    const Words starts = with_givens(*layout, kHard[5]);
    Search search(layout, levels().front(), {{}, starts, {}}, {.budget = 0, .keep_states = true});
    expect(search.run_for(std::chrono::seconds(10)) == Stop::finished, "no guess allowed: over at once");
    expect(search.verdict(0) == Verdict::overrun, "and undecided");
    const Words state = search.state(0);
    bool smaller = false, inside = true;
    for (std::size_t i = 0; i < state.size(); ++i) {
        inside &= state[i] != 0 && (state[i] & ~starts[i]) == 0;
        smaller |= state[i] != starts[i];
    }
    expect(inside && smaller, "the state is what propagation leaves");
}

// Counts the models of a formula over few variables by plain branching.
std::uint64_t models(const std::vector<std::vector<std::int32_t>>& clauses, std::vector<int>& values, std::size_t next) {
    for (const auto& clause : clauses) {
        bool possible = false;
        for (auto literal : clause) {
            const int value = values[static_cast<std::size_t>(std::abs(literal))];
            possible |= value == 0 || value == (literal > 0 ? 1 : -1);
        }
        if (!possible) return 0;
    }
    if (next == values.size()) return 1;
    std::uint64_t total = 0;
    for (int value : {1, -1}) {
        values[next] = value;
        total += models(clauses, values, next + 1);
    }
    values[next] = 0;
    return total;
}

void test_cnf() {
    Primitives p = latin(3);
    p.relations = {relation(3, [](unsigned v, unsigned w) { return v < w; }),
                   relation(3, [](unsigned v, unsigned w) { return v + w != 4; })};
    p.toggles = 1;
    p.pairs = {{0, 1, 0, 0}, {4, 8, 1, kAlways}};
    const Shared shared = compiled(p);
    const Layout& layout = *shared;
    for (std::uint64_t on : {0u, 1u}) {
        const auto flat = to_cnf(layout, layout.domains, {on});
        std::vector<std::vector<std::int32_t>> clauses(1);
        for (auto literal : flat) {
            if (literal)
                clauses.back().push_back(literal);
            else
                clauses.emplace_back();
        }
        clauses.pop_back();
        std::vector<int> values(28, 0);
        values[0] = 1;
        const auto expected =
            answers(shared, levels().front(), layout.domains, {.limit = 0, .keep = 0}, {on});
        expect_equal(models(clauses, values, 1), expected.found[0], "the formula has as many models as solutions");
    }
}

// Cells that all differ, each with its candidates.
Primitives different(const Words& candidates, unsigned values) {
    Primitives p;
    p.values = values;
    p.domains.assign(candidates.size(), up_to(values));
    Numbers cells(candidates.size());
    std::iota(cells.begin(), cells.end(), 0u);
    p.distincts.add(cells);
    return p;
}

std::optional<Reason> reason(const Premises& premises, const Words& candidates, const std::vector<Claim>& claims) {
    const std::atomic<bool> stop = false;
    return smallest_reason(premises, candidates, claims, 1'000'000, stop);
}

unsigned weight(const Premises& premises, const Reason& found) {
    unsigned sum = 0;
    for (auto premise : found.premises) sum += premises.all[premise].weight;
    return sum;
}

void test_reasons() {
    {  // a < b < c: neither end reaches the middle's opposite end
        Primitives p;
        p.values = 4;
        p.domains.assign(3, up_to(4));
        p.relations = {relation(4, [](auto v, auto w) { return v < w; })};
        p.pairs = {{0, 1, 0}, {1, 2, 0}};
        const Premises premises(p);
        expect_equal(premises.all.size(), 2, "a premise per sign");
        const auto found = reason(premises, p.domains, {{0, bit(3)}, {2, bit(4)}});
        expect(found && found->refuted == std::vector<Claim>{{0, bit(3)}}, "the sign chain refutes 3 at its low end");
        expect(found && weight(premises, *found) == 2 * kRelatedWeight && found->grounds.empty(), "by both signs and nothing else");
    }
    {  // 1 in the first cell leaves the others {2 3}, {2 3}, {2 3}: twins, and nothing for the third
        const Words candidates{up_to(4), bit(1) | bit(2) | bit(3), bit(1) | bit(2) | bit(3), bit(2) | bit(3)};
        const Premises premises(different(candidates, 5));
        const auto found = reason(premises, candidates, {{0, bit(1)}});
        expect(found && weight(premises, *found) == 5 * kUnequalWeight, "three cells with two values take five differences");
        expect(found && found->grounds == std::vector<std::uint32_t>{1, 2, 3}, "and the candidates of those cells");
    }
    {  // 4 in the first cell leaves four cells three values: only nested assumptions see it
        const Words candidates(5, up_to(4));
        const Premises premises(different(candidates, 6));
        const auto found = reason(premises, candidates, {{0, bit(4)}});
        expect(found && weight(premises, *found) == 10 * kUnequalWeight, "four cells with three values take all ten differences");
    }
    {  // a hidden single: the row has one place for 1
        const Primitives p = latin(3);
        const Premises premises(p);
        Words candidates = p.domains;
        candidates[0] = candidates[1] = up_to(3) & ~bit(1);
        const auto found = reason(premises, candidates, {{2, up_to(3) & ~bit(1)}});
        expect(found && found->premises.size() == 1 && weight(premises, *found) == kPlaceWeight, "one place refutes the rest");
        expect(found && found->grounds == std::vector<std::uint32_t>{0, 1}, "because of two cells without it");
        expect(!reason(premises, candidates, {{0, bit(2)}}), "what is possible has no reason against it");
        const auto nothing = reason(premises, candidates, {{0, 0}});
        expect(nothing && nothing->premises.empty(), "a cell without any value needs no premise to be refuted");
    }
}

void test_cnf_of_premises() {
    Primitives p = latin(3);
    p.relations = {relation(3, [](auto v, auto w) { return v < w; }), relation(3, [](auto v, auto w) { return v != w || v == 1; })};
    p.pairs = {{0, 1, 0}, {0, 4, 1}};
    const Premises premises(p);
    const auto flat = to_cnf(premises, p.domains);
    // Every grid holds all clauses when all premises are on exactly if it is a solution.
    unsigned held = 0;
    for (unsigned number = 0; number < 19683; ++number) {
        std::vector<bool> truth(1 + 27 + premises.all.size(), true);
        for (unsigned cell = 0, rest = number; cell < 9; ++cell, rest /= 3)
            for (unsigned v = 0; v < 3; ++v) truth[1 + cell * 3 + v] = rest % 3 == v;
        bool all = true, some = false;
        for (auto literal : flat) {
            if (literal == 0) {
                all &= some;
                some = false;
            } else {
                some |= truth[static_cast<std::size_t>(std::abs(literal))] == (literal > 0);
            }
        }
        held += all;
    }
    expect_equal(held, count(p, levels().front()), "premises say what the layout says");
}

void test_refusals() {
    const auto refused = [](const char* what, const std::function<void()>& act) {
        try {
            act();
            expect(false, std::string(what) + " was not refused");
        } catch (const std::invalid_argument&) {
            expect(true, what);
        }
    };
    refused("no cells", [] { compile({3, 0, {}, {}, {}, {}}); });
    refused("65 values", [] { compile({65, 0, {1}, {}, {}, {}}); });
    refused("a domain out of range", [] { compile({2, 0, {4}, {}, {}, {}}); });
    refused("a house off the grid", [] { compile({2, 0, {3, 3}, houses({{0, 2}}), {}, {}}); });
    refused("a cell twice in a house", [] { compile({2, 0, {3, 3}, houses({{0, 0}}), {}, {}}); });
    refused("a pair of one cell", [] { compile({2, 0, {3, 3}, {}, {{1, 1, 0}}, {{1, 2}}}); });
    refused("an unknown relation", [] { compile({2, 0, {3, 3}, {}, {{0, 1, 1}}, {{1, 2}}}); });
    refused("a short relation", [] { compile({2, 0, {3, 3}, {}, {{0, 1, 0}}, {{1}}}); });
    refused("an unknown toggle", [] { compile({2, 1, {3, 3}, houses({{0, 1}}, 1), {}, {}}); });
    const Shared layout = compiled(latin(2));
    refused("half a grid", [&] { Search(layout, levels().front(), {{}, {1, 1, 1}, {}}, {}); });
    refused("a candidate outside its domain", [&] { Search(layout, levels().front(), {{}, {1, 1, 1, 4}, {}}, {}); });
}

}  // namespace

int main() {
    test_published_counts();
    test_levels_agree();
    test_streams();
    test_budgets_in_order();
    test_wide_words();
    test_fast_forms();
    test_toggles();
    test_budget_and_state();
    test_cnf();
    test_cnf_of_premises();
    test_reasons();
    test_refusals();
    std::printf("%d passed, %d failed\n", checks - failures, failures);
    return failures != 0;
}
