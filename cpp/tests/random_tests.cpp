// Random streams: the numbers that everyone's splitmix64 gives, and those of tests/model/test_random_stream.py.
#include "shapes/random.hpp"

#include <cstdint>
#include <numeric>
#include <vector>

#include "testing.hpp"

namespace gridwright::testing {
namespace {

TEST(test_random_stream) {
    RandomStream published(1234567);
    for (const std::uint64_t number : {6457827717110365317u, 3203168211198807973u, 9817491932198370423u, 4593380528125082431u})
        expect_equal(published.next(), number, "a published number");

    constexpr std::uint64_t key = stream_key({1, 2, 3});
    expect_equal(key, 15979396024879979189u, "the key of (1, 2, 3)");
    RandomStream stream(key);
    const Numbers bounds = {1, 2, 9, 1000, 3'000'000'000, 3'000'000'000, 3'000'000'000}, drawn = {0, 0, 7, 149, 1213556599, 455810112, 2370094267};
    for (std::size_t i = 0; i < bounds.size(); ++i) expect_equal(stream.below(bounds[i]), drawn[i], "a number below a bound");
    expect(stream.fraction() == 0.135266404468393, "a fraction");
    Numbers items(10);
    std::iota(items.begin(), items.end(), 0u);
    stream.shuffle(items);
    expect(items == Numbers{8, 3, 1, 6, 7, 2, 9, 0, 5, 4}, "an order");
}

}  // namespace
}  // namespace gridwright::testing
