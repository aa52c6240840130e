// Layouts, and what they say as clauses.
#include <nanobind/nanobind.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/vector.h>

#include <cstdint>
#include <memory>
#include <vector>

#include "layout/layout.hpp"
#include "python/bindings.hpp"
#include "python/from_python.hpp"
#include "sat/cnf.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace gridwright {
namespace {

std::shared_ptr<const Layout> make_layout(std::uint32_t values, std::uint32_t cells, Rules rules,
                                          const std::vector<std::int32_t>& toggle_of, std::uint32_t toggles) {
    return std::make_shared<const Layout>(compile(PrimitivesReader(values, cells, toggles).read(rules, toggle_of)));
}

bool says_more(const Layout& layout) {
    const auto& [houses, house_cells, lesses, unequals, relateds, relations, choices, totals, diagrams] = layout.tables;
    return !(lesses.empty() && relateds.empty() && choices.rows.empty() && totals.rows.empty() && diagrams.rows.empty());
}

}  // namespace

void bind_layout(nb::module_& m) {
    nb::class_<Layout>(m, "Layout", "The rules of a puzzle, compiled.")
        .def_prop_ro("cells", &Layout::cells)
        .def(
            "fits",
            [](const Layout& layout, nb::bytes givens) {
                return layout.fits({static_cast<const std::uint8_t*>(givens.data()), givens.size()});
            },
            "givens"_a, "Whether the givens of a grid, a byte per cell, are values of their cells.")
        .def_ro("values", &Layout::values)
        .def_ro("domains", &Layout::domains, "The values that each cell may take when all that is optional is off.")
        .def_ro("toggles", &Layout::toggles)
        .def_prop_ro(
            "arcs", [](const Layout& layout) { return layout.tables.diagrams.arcs.size(); },
            "How long the diagrams of sums and automata are that a lane reads when it comes to rest.")
        .def_prop_ro(
            "says_more", &says_more, "Whether any rule says more of its cells than that they differ.");

    m.def("compile", &make_layout, "values"_a, "cells"_a, "rules"_a, "toggle_of"_a = std::vector<std::int32_t>{},
          "toggles"_a = 0,
          "A layout from a tuple of primitives per rule; toggle_of is the toggle of each rule, -1 for always on.");

    m.def(
        "to_cnf",
        [](const Layout& layout, const Words& candidates, const Words& toggles_on, std::uint32_t part) {
            Formula formula;
            {
                nb::gil_scoped_release release;
                formula = to_cnf(layout, candidates, toggles_on, part);
            }
            return told_formula(formula);
        },
        "layout"_a, "candidates"_a, "toggles_on"_a = Words{}, "part"_a = 0,
        "The candidates as clauses, 32-bit integers, each clause ended by 0; variables are the candidates, from 1. Some of "
        "them, from a part on, and the part to go on with; 0 when that was all.");

    m.def(
        "to_switched_cnf",
        [](const Layout& layout, const Words& candidates, std::uint32_t part) {
            Formula formula;
            {
                nb::gil_scoped_release release;
                formula = to_switched_cnf(layout, candidates, part);
            }
            return told_formula(formula);
        },
        "layout"_a, "candidates"_a, "part"_a = 0,
        "The same with toggles as variables, after those of the candidates: what is optional only counts when its own is true.");
}

}  // namespace gridwright
