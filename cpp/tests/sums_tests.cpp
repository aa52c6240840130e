// Linear programs, and sums that are combined by them.
#include <cmath>
#include <cstdint>
#include <vector>

#include "sums/combined_sums.hpp"
#include "sums/linear_program.hpp"
#include "testing.hpp"

namespace gridwright::testing {
namespace {

TEST(test_linear_programs) {
    LinearProgram program({1, 1, 1}, {9, 9, 9});
    program.add_row({{0, 1}, {1, 1}}, 15, 15);
    using Found = LinearProgram::Found;
    expect(program.minimise({{0, 1}}, 100) == Found::least, "there is a least value");
    expect(std::abs(program.value(0) - 6) < 1e-3, "the other is 9 at most");
    program.add_row({{1, 1}, {2, 1}}, 10, 10);
    program.add_row({{2, 1}, {0, 1}}, 2, 9);
    expect(program.minimise({{0, -1}}, 100) == Found::least, "there is a greatest one, too");
    expect(std::abs(program.value(0) - 7) < 1e-3, "the third is 5 less");
    expect(program.multipliers({{0, -1}}).size() == 3, "a multiplier per row");
    program.add_row({{0, 1}, {1, 1}}, 3, 4);
    expect(program.minimise({{0, 1}}, 100) == Found::contradiction, "rows that contradict each other");
    const std::vector<double> counted = program.contradiction();
    expect(std::abs(counted[0] + counted[3]) < 1e-6 && std::abs(counted[0]) > 0.1, "the first and the last, against each other");
    expect(program.minimise({{0, 1}}, 0) == Found::nothing, "no exchange is enough");
}

TEST(test_combined_sums) {
    // A row and a column of three, without the corner: they leave it 12 − 4 − 4, in halves.
    const std::vector<std::uint64_t> candidates(9, 0b111);
    const std::vector<KnownSum> sums = {
        {{0, 1, 2}, {1, 1, 1}, 6, 6}, {{0, 3, 6}, {1, 1, 1}, 6, 6}, {{1, 3}, {1, 1}, 4, 4}, {{2, 6}, {1, 1}, 4, 4}};
    std::vector<CombinedSum> found = combined_sums(candidates, sums, {{0, 1, 2}}, {{0, false}, {0, true}, {4, false}});
    expect_equal(found.size(), 2, "both ends of the corner, and nothing else");
    for (const CombinedSum& one : found) {
        double sign = one.claim == 0 ? 1 : -1;
        expect(std::abs(one.times[0] - sign / 2) < 1e-6 && std::abs(one.times[3] + sign / 2) < 1e-6, "a half of each");
    }
}

}  // namespace
}  // namespace gridwright::testing
