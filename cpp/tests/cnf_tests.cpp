// Formulas: they hold for exactly the solutions.
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
        Clauses clauses(1);
        for (auto literal : flat) {
            if (literal)
                clauses.back().push_back(literal);
            else
                clauses.emplace_back();
        }
        clauses.pop_back();
        std::vector<int> values(28, 0);
        values[0] = 1;
        const auto expected = answers(shared, instruction_sets().front(), layout.domains, {.limit = 0, .keep = 0}, {on});
        expect_equal(models(clauses, values, 1), expected.found[0], "the formula has as many models as solutions");
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
