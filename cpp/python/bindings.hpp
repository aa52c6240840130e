// What Python sees, a file per stage of the core, and what these share. Nothing else in the core knows Python.
#pragma once

#include <nanobind/nanobind.h>

#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <utility>
#include <vector>

#include "sat/cnf.hpp"

namespace gridwright {

void bind_layout(nanobind::module_& m);
void bind_search(nanobind::module_& m);
void bind_batch(nanobind::module_& m);
void bind_reasons(nanobind::module_& m);
void bind_suppositions(nanobind::module_& m);
void bind_forcing(nanobind::module_& m);
void bind_making(nanobind::module_& m);
void bind_rungs(nanobind::module_& m);
void bind_fillings(nanobind::module_& m);
void bind_shapes(nanobind::module_& m);
void bind_canonical(nanobind::module_& m);
void bind_sums(nanobind::module_& m);

using Words = std::vector<std::uint64_t>;

// Rows of bits, in words of 8 bytes.
inline Words words_of(const nanobind::bytes& bytes) {
    if (bytes.size() % sizeof(std::uint64_t)) throw std::invalid_argument("rows of bits come in words of 8 bytes");
    Words words(bytes.size() / sizeof(std::uint64_t));
    if (!words.empty()) std::memcpy(words.data(), bytes.c_str(), bytes.size());
    return words;
}

// A tuple of primitives per rule.
using Rules = nanobind::typed<nanobind::tuple, nanobind::object, nanobind::ellipsis>;

// Clauses as bytes, and the part to go on with.
inline std::pair<nanobind::bytes, std::uint32_t> told_formula(const Formula& formula) {
    const auto& clauses = formula.clauses;
    return {nanobind::bytes(clauses.data(), clauses.size() * sizeof(std::int32_t)), formula.next};
}

}  // namespace gridwright
