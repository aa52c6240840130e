// Forcing: what refutes a candidate where singles lead no further, and how long that is.
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "forcing/forcing.hpp"
#include "testing.hpp"

namespace gridwright::testing {
namespace {

constexpr std::uint64_t kMuchWork = 1'000'000;

// Candidates named by letters: "pa" are two that exclude each other, or those of a choice.
Forcing forcing(const std::vector<std::string_view>& excluding, const std::vector<std::string_view>& choices,
                std::uint64_t most_work = kMuchWork) {
    std::vector<std::vector<std::uint32_t>> excludes(26), all;
    const auto number = [](char letter) { return static_cast<std::uint32_t>(letter - 'a'); };
    for (const std::string_view two : excluding) {
        excludes[number(two[0])].push_back(number(two[1]));
        excludes[number(two[1])].push_back(number(two[0]));
    }
    for (const std::string_view choice : choices) {
        all.emplace_back();
        for (const char letter : choice) all.back().push_back(number(letter));
    }
    return Forcing(CandidateGraph(excludes, all), most_work);
}

void expect_told(const std::string& actual, const std::string& expected, const std::string& what) {
    expect(actual == expected, what + ": got " + actual + ", expected " + expected);
}

// What refutes p: its length, and the candidates refuted on the way.
std::string told(Forcing& graph, Inside inside, std::uint32_t bound = kAnyLength) {
    const auto found = graph.refute('p' - 'a', inside, bound);
    if (!found) return "";
    std::string text = std::to_string(found->length);
    for (const std::uint32_t candidate : found->refuted) text += static_cast<char>('a' + candidate);
    return text;
}

// p takes q from a choice, from which it follows in some way that t and x are false. So y is true; and p takes g, so that
// this would leave nothing of d, e, f and g. That follows from y by forcing only: c and f come together on the way.
Forcing without_t_and_x(std::vector<std::string_view> excluding, std::vector<std::string_view> choices,
                         std::uint64_t most_work = kMuchWork) {
    excluding.insert(excluding.end(), {"pq", "pg", "ya", "yb", "cd", "ye", "yf"});
    choices.insert(choices.end(), {"txy", "abc", "defg"});
    return forcing(excluding, choices, most_work);
}

const std::vector<std::string_view> kChain{"tu", "xu", "vw", "zt", "zx"}, kChainChoices{"uvq", "wz"};

std::string told_by_each(Forcing&& graph) {
    std::string text;
    for (const Inside inside : {Inside::nothing, Inside::patterns, Inside::chains, Inside::multiple, Inside::dynamic})
        text += told(graph, inside) + ";";
    return text;
}

}  // namespace

TEST(test_forcing) {
    expect_told(told_by_each(forcing({"px", "py"}, {"xy"})), "5;5;5;5;5;", "by singles: y is false, so x true and false");
    expect_told(told_by_each(without_t_and_x({"mt", "mx", "nt", "nx"}, {"qmn"})), ";18tx;18tx;18tx;18tx;",
                "locked: all that is left of a choice excludes them");
    expect_told(told_by_each(without_t_and_x({"mr", "ns", "mt", "mx", "rt", "rx"}, {"qmn", "rs"})), ";18tx;18tx;18tx;18tx;",
                "a pair: two choices of two");
    expect_told(told_by_each(without_t_and_x(kChain, kChainChoices)), ";;30tx;30tx;31txy;",
                "chains of three true and three false ones");
    expect_told(told_by_each(without_t_and_x({"lt", "lx", "mt", "mx", "nw", "zt", "zx"}, {"lmnq", "wz"})), ";;;34tx;33txy;",
                "chains of 2, 2 and 4 from what a choice has left");
    expect_told(told_by_each(without_t_and_x({"th", "xh", "ti", "xi", "jk", "tl", "xl", "tm", "xm"}, {"hij", "klmq"})),
                ";;;;35txy;",
                "forcing again");
}

TEST(test_forcing_has_bounds) {
    auto graph = without_t_and_x(kChain, kChainChoices);
    expect_told(told(graph, Inside::chains, 31), "30tx", "shorter than the bound");
    expect_told(told(graph, Inside::chains, 30), "", "as long as the bound");
    expect(graph.work() > 0, "work is counted");
    auto hasty = without_t_and_x(kChain, kChainChoices, 1);
    expect_told(told(hasty, Inside::chains), "", "with too little work it is given up");
    expect_refused("a candidate that is none", [] { CandidateGraph({{1}}, {}); });
    expect_refused("a choice of what is no candidate", [] { CandidateGraph({{}}, {{1}}); });
}

}  // namespace gridwright::testing
