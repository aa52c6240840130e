// Formulas: they hold for exactly the solutions.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "sat/cnf.hpp"
#include "reasons/premises.hpp"
#include "testing.hpp"

namespace gridwright::testing {
namespace {

using Clauses = std::vector<std::vector<std::int32_t>>;

// Counts the models of a formula over few variables by plain branching.
std::uint64_t models(const Clauses& clauses, std::vector<int>& values, std::size_t next) {
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

// A formula of which only little is written at a time.
template <class Write>
std::vector<std::int32_t> whole(Write write) {
    std::vector<std::int32_t> flat;
    std::uint32_t part = 0, stretches = 0;
    do {
        const Formula formula = write(part);
        flat.insert(flat.end(), formula.clauses.begin(), formula.clauses.end());
        part = formula.next;
        ++stretches;
    } while (part);
    expect(stretches > 2, "it comes in stretches");
    return flat;
}

Clauses clauses_in(const std::vector<std::int32_t>& flat) {
    Clauses clauses(1);
    for (auto literal : flat) {
        if (literal)
            clauses.back().push_back(literal);
        else
            clauses.emplace_back();
    }
    clauses.pop_back();
    return clauses;
}

TEST(test_cnf) {
    Primitives p = latin(3);
    p.relations = {relation(3, [](unsigned v, unsigned w) { return v < w; }),
                   relation(3, [](unsigned v, unsigned w) { return v + w != 4; })};
    p.toggles = 1;
    p.pairs = {{0, 1, 0, 0}, {4, 8, 1, kAlways}};
    const Shared shared = compiled(p);
    const Layout& layout = *shared;
    for (std::uint64_t on : {0u, 1u}) {
        const auto flat = whole([&](auto part) { return to_cnf(layout, layout.domains, {on}, part, 20); });
        const Clauses clauses = clauses_in(flat);
        std::vector<int> values(28, 0);
        values[0] = 1;
        const auto expected = answers(shared, instruction_sets().front(), layout.domains, {.limit = 0, .keep = 0}, {on});
        expect_equal(models(clauses, values, 1), expected.found[0], "the formula has as many models as solutions");
    }
}

TEST(test_cnf_with_switches) {
    Primitives p = latin(3);
    p.relations = {relation(3, [](unsigned v, unsigned w) { return v < w; })};
    p.toggles = 4;
    p.distincts.add(Numbers{0, 4, 8}, 2);
    p.pairs = {{0, 1, 0, 0}};
    p.one_ofs = {{{6, 7}, {3, 5}, 1}, {{3}, {1, 4}, 3}};
    p.sums = {{{2, 4, 6}, {1, 1, -1}, 4, 4, 1}};
    const Shared shared = compiled(p);
    const Layout& layout = *shared;
    const auto flat = whole([&](auto part) { return to_switched_cnf(layout, layout.domains, part, 20); });
    for (std::uint64_t on = 0; on < 16; ++on) {
        const auto expected = answers(shared, instruction_sets().front(), layout.domains, {.limit = 0, .keep = 0}, {on});
        Clauses clauses = clauses_in(flat);
        int last = 31;
        for (auto literal : flat) last = std::max(last, std::abs(literal));
        std::vector<int> values(static_cast<std::size_t>(last) + 1, 0);
        values[0] = 1;
        // Variables of sets and sums follow from the others where their rule is on, and are free where it is off.
        for (int toggle = 0; toggle < 4; ++toggle) clauses.push_back({on >> toggle & 1 ? 28 + toggle : -28 - toggle});
        std::uint64_t different = 0;
        for (unsigned number = 0; number < 19683; ++number) {
            for (unsigned cell = 0, rest = number; cell < 9; ++cell, rest /= 3)
                for (unsigned v = 0; v < 3; ++v) values[1 + cell * 3 + v] = rest % 3 == v ? 1 : -1;
            different += models(clauses, values, 28) > 0;
        }
        expect_equal(different, expected.found[0], "with these switches on, the formula has as many grids as solutions");
    }
}

TEST(test_cnf_of_premises) {
    Primitives p = latin(3);
    p.relations = {relation(3, [](auto v, auto w) { return v < w; }),
                   relation(3, [](auto v, auto w) { return v != w || v == 1; })};
    p.pairs = {{0, 1, 0}, {0, 4, 1}};
    const Premises premises(p);
    const auto flat = whole([&](auto part) { return to_cnf(premises, p.domains, part, 20); });
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
    expect_equal(held, count(p, instruction_sets().front()), "premises say what the layout says");
}

}  // namespace

}  // namespace gridwright::testing
