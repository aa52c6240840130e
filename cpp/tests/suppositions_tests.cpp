// Suppositions: whether singles lead from a candidate to a contradiction, and how long the way is.
#include <cstdint>
#include <vector>

#include "forcing/suppositions.hpp"
#include "testing.hpp"

namespace gridwright::testing {
namespace {

TEST(test_suppositions) {
    // 0 excludes 1 and 2; of 1 and 3 one is true, and of 2 and 4; but 3 and 4 exclude each other.
    const Words excludes = {0b00110, 0b00001, 0b00001, 0b10000, 0b01000}, choices = {0b01010, 0b10100};
    Suppositions suppositions(excludes, choices, 1);
    expect_equal(suppositions.candidates(), 5, "a row per candidate");
    for (int again = 0; again < 2; ++again) {
        // 0 is true, 1 and 2 are false, so 3 and 4 are true, and each is false because of the other. The second choice is
        // found empty: 2 and 4 are false because of 0 and 3, and 3 is true because 1 is false.
        expect_equal(suppositions.contradiction(0), 5, "true: 0 and 3; false: 1, 2 and 4");
        expect_equal(suppositions.contradiction(1), 0, "1 leaves 2 open, and 4");
        expect_equal(suppositions.contradiction(2), 0, "what was supposed before is forgotten");
    }
    expect_refused("a bit beyond the candidates", [&] { Suppositions(Words{0b10}, {}, 1); });
    expect_refused("a choice beyond the candidates", [&] { Suppositions(Words{0b0}, Words{0b10}, 1); });
    expect_refused("no width", [&] { Suppositions(Words{0b0}, {}, 0); });
    expect_refused("rows of another width", [&] { Suppositions(Words{0b0}, {}, 2); });
}

}  // namespace
}  // namespace gridwright::testing
