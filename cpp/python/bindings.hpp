// What Python sees, a file per stage of the core, and what these share. Nothing else in the core knows Python.
#pragma once

#include <nanobind/nanobind.h>

#include <cstdint>
#include <vector>

namespace gridwright {

void bind_layout(nanobind::module_& m);
void bind_search(nanobind::module_& m);
void bind_batch(nanobind::module_& m);
void bind_reasons(nanobind::module_& m);
void bind_forcing(nanobind::module_& m);

using Words = std::vector<std::uint64_t>;

// A tuple of primitives per rule.
using Rules = nanobind::typed<nanobind::tuple, nanobind::object, nanobind::ellipsis>;

inline nanobind::bytes told_clauses(const std::vector<std::int32_t>& clauses) {
    return nanobind::bytes(clauses.data(), clauses.size() * sizeof(std::int32_t));
}

}  // namespace gridwright
