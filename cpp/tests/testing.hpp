// What the core's own tests share: no framework, so that they build wherever the core does.
#pragma once

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "layout/layout.hpp"
#include "search/instruction_sets.hpp"
#include "search/search.hpp"

namespace gridwright::testing {

// A test says of itself what it is: TEST(name) { … } at file scope, in any file of this folder.
struct Test {
    const char* name;
    void (*run)();
};

inline std::vector<Test>& tests() {
    static std::vector<Test> all;
    return all;
}

struct Registration {
    Registration(const char* name, void (*run)()) { tests().push_back({name, run}); }
};

#define TEST(name)                                        \
    static void name();                                   \
    static const Registration registered_##name(#name, name); \
    static void name()

// Checks are counted without a lock: they are made on the main thread only.
inline int checks = 0;
inline int failures = 0;

inline void expect(bool condition, const std::string& what) {
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

inline void expect_refused(const char* what, const std::function<void()>& act) {
    try {
        act();
        expect(false, std::string(what) + " was not refused");
    } catch (const std::invalid_argument&) {
        expect(true, what);
    }
}

using Words = std::vector<std::uint64_t>;
using Numbers = std::vector<std::uint32_t>;
using Bytes = std::vector<std::uint8_t>;
using Shared = std::shared_ptr<const Layout>;

inline std::uint64_t bit(unsigned value) { return std::uint64_t{1} << (value - 1); }
inline std::uint64_t up_to(unsigned value) { return value >= 64 ? ~std::uint64_t{0} : bit(value + 1) - 1; }

inline Primitives latin(unsigned n) {
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

inline Primitives sudoku(unsigned height, unsigned width) {
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

inline Words relation(unsigned n, const std::function<bool(unsigned, unsigned)>& allows) {
    Words table(n, 0);
    for (unsigned v = 1; v <= n; ++v)
        for (unsigned w = 1; w <= n; ++w)
            if (allows(v, w)) table[v - 1] |= bit(w);
    return table;
}

inline Shared compiled(const Primitives& p) { return std::make_shared<const Layout>(compile(p)); }

struct Answers {
    std::vector<std::uint64_t> found, guesses;
    std::vector<Verdict> verdicts;
    std::vector<Bytes> solutions;

    bool operator==(const Answers&) const = default;
};

inline Answers answers(const Shared& layout, const InstructionSet* set, const Words& starts, Question question,
                       const Words& toggles = {}, std::chrono::nanoseconds slice = std::chrono::seconds(1)) {
    question.instruction_set = set;
    const auto search = start(layout, {{}, starts, toggles}, question);
    Answers result;
    result.solutions.resize(search->jobs());
    for (bool done = false; !done;) {
        done = search->run_for(slice) == Stop::finished;
        const auto streamed = search->take();
        result.solutions[0].insert(result.solutions[0].end(), streamed.begin(), streamed.end());
    }
    for (std::uint32_t job = 0; job < search->jobs(); ++job) {
        result.found.push_back(search->found(job));
        result.guesses.push_back(search->guesses(job));
        result.verdicts.push_back(search->verdict(job));
        const auto kept = search->solutions(job);
        result.solutions[job].insert(result.solutions[job].end(), kept.begin(), kept.end());
    }
    return result;
}

inline std::uint64_t count(const Primitives& p, const InstructionSet* set) {
    const Shared layout = compiled(p);
    return answers(layout, set, layout->domains, {.limit = 0, .keep = 0}).found[0];
}

// Sudoku grids: two hard ones and an easy one, then many solutions, none, and one that takes many guesses.
inline const char* const kHard[] = {
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    ".................................................................................",
    "11...............................................................................",
    "..............1.9........7...6..........2....8...........4..5...3..............2.",
};

}  // namespace gridwright::testing
