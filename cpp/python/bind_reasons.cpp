// Premises, and the reasons that are made of them.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <tuple>
#include <utility>
#include <vector>

#include "python/bindings.hpp"
#include "python/from_python.hpp"
#include "python/signals.hpp"
#include "reasons/premises.hpp"
#include "reasons/reasons.hpp"
#include "sat/cnf.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace gridwright {
namespace {

using Numbers = std::vector<std::uint32_t>;

std::shared_ptr<const Premises> make_premises(std::uint32_t values, std::uint32_t cells, Rules rules) {
    return std::make_shared<const Premises>(PrimitivesReader(values, cells, 0).read(rules, {}));
}

// Claims are a cell and a mask of values each, a premise (its sort, weight, house and value, two cells, or a rule and 0),
// links (cell and value, cell and value, whether it is strong), what is refutable (a claim, and candidates).
using ToldClaims = std::vector<std::pair<std::uint32_t, std::uint64_t>>;
using ToldPremise = std::tuple<const char*, std::uint32_t, std::uint32_t, std::uint32_t>;
using ToldCandidate = std::pair<std::uint32_t, std::uint32_t>;
using ToldLinks = std::vector<std::tuple<ToldCandidate, ToldCandidate, bool>>;
using ToldRefutable = std::tuple<std::uint32_t, std::uint64_t, std::vector<ToldCandidate>>;
using ToldReason = std::tuple<ToldClaims, Numbers, Numbers, ToldLinks, std::vector<ToldRefutable>>;

ToldPremise told_premise(const Premises& premises, std::uint32_t number) {
    const Premise& premise = premises.all.at(number);
    switch (premise.sort) {
        case Premise::Sort::place: return {"place", premise.weight, premise.first, premise.second + 1};
        case Premise::Sort::unequal:
        case Premise::Sort::related: return {"pair", premise.weight, premise.first, premise.second};
        case Premise::Sort::rule: return {"rule", premise.weight, premise.first, 0};
        case Premise::Sort::derived: break;
    }
    return {"derived", premise.weight, premise.first, 0};
}

Refutable refutable_in(const Premises& premises, const ToldRefutable& told) {
    const auto& [cell, values, sides] = told;
    Refutable out{{cell, values}, {}};
    for (const auto& [side, value] : sides) {
        if (side >= premises.cells() || value < 1 || value > premises.values)
            throw std::invalid_argument("a candidate is out of range");
        out.sides.push_back({side, value - 1});
    }
    return out;
}

ToldRefutable told_refutable(const Refutable& refutable) {
    ToldRefutable out{refutable.claim.cell, refutable.claim.values, {}};
    for (const auto& [cell, bit] : refutable.sides) std::get<2>(out).emplace_back(cell, bit + 1);
    return out;
}

std::optional<ToldReason> told_reason(const Premises& premises, const Words& candidates, const ToldClaims& told,
                                      std::uint64_t work, const nb::typed<nb::callable, bool()>& over,
                                      std::optional<std::uint32_t> most_shrunk, const std::vector<ToldRefutable>& known) {
    std::vector<Claim> claims;
    for (const auto& [cell, values] : told) {
        if (cell >= premises.cells()) throw std::invalid_argument("a claim has a cell out of range");
        claims.push_back({cell, values});
    }
    std::vector<Refutable> refutable;
    for (const auto& one : known) refutable.push_back(refutable_in(premises, one));
    std::optional<Reason> reason;
    const auto find = [&](const std::atomic<bool>& stop) {
        reason = smallest_reason(premises, candidates, claims, work, stop, most_shrunk.value_or(Refuter::kNoBound), refutable);
    };
    const bool stopped = with_signals(find, [&] { return nb::cast<bool>(over()); });
    if (!reason || stopped) return std::nullopt;
    ToldReason out{{}, reason->premises, reason->grounds, {}, {}};
    for (const Claim& claim : reason->refuted) std::get<0>(out).emplace_back(claim.cell, claim.values);
    for (const Refuter::Link& link : reason->links)
        std::get<3>(out).emplace_back(ToldCandidate(link.first_cell, link.first_bit + 1),
                                      ToldCandidate(link.second_cell, link.second_bit + 1), link.strong);
    for (const Refutable& one : reason->others) std::get<4>(out).push_back(told_refutable(one));
    return out;
}

}  // namespace

void bind_reasons(nb::module_& m) {
    nb::class_<Premises>(m, "Premises", "The rules of a puzzle as single statements, of which reasons are made.")
        .def("__len__", [](const Premises& premises) { return premises.all.size(); })
        .def("__getitem__", &told_premise, "number"_a,
             "What it is, its weight, and of what it speaks: a place (house and value), a pair (two cells), a rule "
             "(and 0), or a derivation (and 0).")
        .def(
            "derivation",
            [](const Premises& premises, std::uint32_t number) {
                const Derivation& from = premises.derivations.at(number);
                return std::pair(from.houses, from.rules);
            },
            "number"_a, "The houses and the rules that a total follows from.")
        .def("reason", &told_reason, "candidates"_a, "claims"_a, "work"_a, "over"_a, "most_shrunk"_a = nb::none(), "known"_a = std::vector<ToldRefutable>(),
             "Against the claim (a cell and a mask of values) that takes the least: all claims refuted, premises, cells "
             "whose candidates matter, links (candidate, candidate, whether it is strong), and what else can be refuted (a "
             "claim, and candidates that are refuted for it), which is `known` on the next board. None where there is no "
             "such reason, or none that so much work finds before the time is over. What weighs more than `most_shrunk` is told as it was found.")
        .def(
            "to_cnf",
            [](const Premises& premises, const Words& candidates, std::uint32_t part) {
                return told_formula(to_cnf(premises, candidates, part));
            },
            "candidates"_a, "part"_a = 0, "As for layouts; premises have variables after the candidates, which switch them on.");

    m.def("premises", &make_premises, "values"_a, "cells"_a, "rules"_a, "From a tuple of primitives per rule.");
}

}  // namespace gridwright
