// Forcing over a graph of candidates.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/vector.h>

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

#include "forcing/forcing.hpp"
#include "python/bindings.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace gridwright {
namespace {

using Numbers = std::vector<std::uint32_t>;
using ToldRefutation = std::pair<std::uint32_t, Numbers>;

std::optional<ToldRefutation> told_refutation(Forcing& forcing, std::uint32_t candidate, std::uint8_t inside,
                                              std::uint32_t bound) {
    if (candidate >= forcing.size()) throw std::invalid_argument("a candidate is out of range");
    if (inside > static_cast<std::uint8_t>(Inside::dynamic)) throw std::invalid_argument("nothing is nested that deeply");
    std::optional<Refutation> found = forcing.refute(candidate, static_cast<Inside>(inside), bound);
    if (!found) return std::nullopt;
    return ToldRefutation(found->length, std::move(found->refuted));
}

}  // namespace

void bind_forcing(nb::module_& m) {
    nb::class_<Forcing>(m, "Forcing", "Candidates, which exclude each other and of which one must be true, and what forces them.")
        .def(
            "__init__",
            [](Forcing* at, const std::vector<Numbers>& excludes, std::vector<Numbers> choices, std::uint64_t most_work) {
                new (at) Forcing(CandidateGraph(excludes, std::move(choices)), most_work);
            },
            "excludes"_a, "choices"_a, "most_work"_a, "A candidate that takes more than so much work is given up.")
        .def("refute", &told_refutation, "candidate"_a, "inside"_a, "bound"_a,
             "Why a candidate is false: how many candidates that takes, fewer than the bound, and those that turn out false "
             "on the way by something else than singles.")
        .def_prop_ro("work", &Forcing::work, "What all of this took until now, in words of sets of candidates.");
}

}  // namespace gridwright
