// Known sums that are combined.
#include <nanobind/nanobind.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <cstdint>
#include <stdexcept>
#include <tuple>
#include <utility>
#include <vector>

#include "python/bindings.hpp"
#include "sums/combined_sums.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace gridwright {
namespace {

using Numbers = std::vector<std::uint32_t>;
using ToldSum = std::tuple<Numbers, std::vector<std::int32_t>, std::int32_t, std::int32_t>;
using ToldCombined = std::tuple<std::uint32_t, std::vector<double>, std::vector<CountedApart>>;

void require_cells(const Numbers& cells, std::size_t count) {
    for (std::uint32_t cell : cells)
        if (cell >= count) throw std::invalid_argument("a cell is out of range");
}

std::vector<ToldCombined> told_combined(const Words& candidates, const std::vector<ToldSum>& told,
                                        const std::vector<Numbers>& houses,
                                        const std::vector<std::pair<std::uint32_t, bool>>& told_claims) {
    for (std::uint64_t mask : candidates)
        if (!mask) throw std::invalid_argument("a cell has no candidate");
    std::vector<KnownSum> sums;
    for (const auto& [cells, coefficients, low, high] : told) {
        require_cells(cells, candidates.size());
        if (cells.size() != coefficients.size()) throw std::invalid_argument("a cell has no coefficient");
        sums.push_back({cells, coefficients, low, high});
    }
    for (const Numbers& house : houses) require_cells(house, candidates.size());
    std::vector<EndClaim> claims;
    for (auto [cell, greatest] : told_claims) {
        require_cells({cell}, candidates.size());
        claims.push_back({cell, greatest});
    }
    std::vector<CombinedSum> found;
    {
        nb::gil_scoped_release others;
        found = combined_sums(candidates, sums, houses, claims);
    }
    std::vector<ToldCombined> said;
    for (CombinedSum& one : found) said.emplace_back(one.claim, std::move(one.times), std::move(one.apart));
    return said;
}

}  // namespace

void bind_sums(nb::module_& m) {
    m.def("combined_sums", &told_combined, "candidates"_a, "sums"_a, "houses"_a, "claims"_a,
          "Of claims (a cell, and whether its greatest candidate is too great, or else its least too small) those that sums "
          "(cells, coefficients, low, high) and houses prove together: the claim's number, about how often each sum counts, "
          "and sets of different cells with how often these do.");
}

}  // namespace gridwright
