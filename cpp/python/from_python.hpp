// What is read from Python: bytes behind objects, and primitives.
//
// Primitives are read straight from Python's tuples: every new layout passes here, and lists of lists would take longer to
// convert than the layout to compile.
#pragma once

#include <nanobind/nanobind.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "layout/layout.hpp"

namespace gridwright {

// The bytes behind any Python object that has some.
class Bytes {
public:
    Bytes(nanobind::handle object, int flags) {
        if (PyObject_GetBuffer(object.ptr(), &view_, flags) != 0) throw nanobind::python_error();
    }
    ~Bytes() { PyBuffer_Release(&view_); }
    Bytes(const Bytes&) = delete;
    Bytes& operator=(const Bytes&) = delete;
    std::span<std::uint8_t> get() const {
        return {static_cast<std::uint8_t*>(view_.buf), static_cast<std::size_t>(view_.len)};
    }

private:
    Py_buffer view_;
};

class PrimitivesReader {
public:
    PrimitivesReader(std::uint32_t values, std::uint32_t cells, std::uint32_t toggles) {
        out_.values = values;
        out_.toggles = toggles;
        out_.domains.assign(cells, all_values());
    }

    // `rules` has a tuple of primitives per rule, `toggle_of` the toggle of each rule, or nothing if none has any.
    Primitives read(nanobind::handle rules, const std::vector<std::int32_t>& toggle_of) {
        const auto count = size_of(rules);
        if (!toggle_of.empty() && toggle_of.size() != count) throw std::invalid_argument("a toggle per rule is needed");
        for (std::size_t rule = 0; rule < count; ++rule) {
            const auto primitives = item(rules, rule);
            for (std::size_t i = 0, end = size_of(primitives); i < end; ++i)
                add(item(primitives, i), toggle_of.empty() ? kAlways : toggle_of[rule], static_cast<std::uint32_t>(rule));
        }
        return std::move(out_);
    }

private:
    // Every sort of primitive, and what its class is called in Python.
    enum class PrimitiveSort { distinct, domain, pair, one_of, sum, automaton };
    static constexpr std::array kNames = {"Distinct", "Domain", "Pair", "OneOf", "Sum", "Automaton"};

    using Types = std::array<nanobind::handle, kNames.size()>;

    // The classes, looked up once: every new layout asks for them. They are kept for good, as their module is.
    static const Types& types() {
        static const Types found = [] {
            const auto module = nanobind::module_::import_("gridwright.model.primitives");
            Types types;
            for (std::size_t i = 0; i < types.size(); ++i) types[i] = nanobind::object(module.attr(kNames[i])).release();
            return types;
        }();
        return found;
    }

    // The exact class tells the sort: nothing else about a primitive says what it means.
    static PrimitiveSort sort_of(nanobind::handle primitive) {
        const auto type = primitive.type();
        const Types& known = types();
        for (std::size_t i = 0; i < known.size(); ++i)
            if (known[i].is(type)) return static_cast<PrimitiveSort>(i);
        throw nanobind::type_error(("the core knows no primitive " + std::string(nanobind::type_name(type).c_str())).c_str());
    }

    // Distinct(cells), Domain(cells, mask), Pair(first, second, relation). A sort without a case does not compile.
    void add(nanobind::handle primitive, std::int32_t toggle, std::uint32_t rule) {
        switch (sort_of(primitive)) {
            case PrimitiveSort::distinct: out_.distincts.add(read_cells(item(primitive, 0)), toggle); return;
            case PrimitiveSort::domain: {
                const auto mask = number(item(primitive, 1));
                for (auto cell : read_cells(item(primitive, 0))) narrow(cell, mask, toggle, rule);
                return;
            }
            case PrimitiveSort::pair:
                out_.pairs.push_back({static_cast<std::uint32_t>(number(item(primitive, 0))),
                                      static_cast<std::uint32_t>(number(item(primitive, 1))),
                                      relation(item(primitive, 2)), toggle});
                return;
            case PrimitiveSort::one_of: {
                OneOf one_of{copied_cells(item(primitive, 0)), {}, toggle, rule};
                const auto sets = item(primitive, 1);
                for (std::size_t i = 0, end = size_of(sets); i < end; ++i) one_of.sets.push_back(number(item(sets, i)));
                out_.one_ofs.push_back(std::move(one_of));
                return;
            }
            case PrimitiveSort::sum: {
                Sum sum{copied_cells(item(primitive, 0)), {}, signed_number(item(primitive, 2)),
                        signed_number(item(primitive, 3)), toggle, rule};
                const auto coefficients = item(primitive, 1);
                for (std::size_t i = 0, end = size_of(coefficients); i < end; ++i)
                    sum.coefficients.push_back(static_cast<std::int32_t>(
                        std::clamp<std::int64_t>(signed_number(item(coefficients, i)), INT32_MIN, INT32_MAX)));
                out_.sums.push_back(std::move(sum));
                return;
            }
            case PrimitiveSort::automaton:
                out_.automata.push_back({copied_cells(item(primitive, 0)), machine(item(primitive, 1)), toggle, rule});
                return;
        }
    }

    // A domain that can be switched off is a choice among the sets of one value each.
    void narrow(std::uint32_t cell, std::uint64_t mask, std::int32_t toggle, std::uint32_t rule) {
        auto& domain = out_.domains.at(cell);
        if (toggle == kAlways) {
            domain &= mask;
            return;
        }
        OneOf one_of{{cell}, {}, toggle, rule};
        for (auto left = mask & all_values(); left; left &= left - 1) one_of.sets.push_back(left & (~left + 1));
        out_.one_ofs.push_back(std::move(one_of));
    }

    std::uint64_t all_values() const { return out_.values >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << out_.values) - 1; }

    // Machines too are shared. A step is -1 where a value leads nowhere.
    std::uint32_t machine(nanobind::handle object) {
        for (std::size_t i = machines_.size(); i-- > 0;)
            if (machines_[i].is(object)) return static_cast<std::uint32_t>(i);
        machines_.push_back(object);
        const nanobind::object steps = nanobind::getattr(object, "steps"), accepting = nanobind::getattr(object, "accepting");
        Machine machine;
        for (std::size_t state = 0, end = size_of(steps); state < end; ++state) {
            const auto row = item(steps, state);
            if (size_of(row) != out_.values) throw std::invalid_argument("a machine needs a step for each value");
            for (std::size_t i = 0; i < out_.values; ++i) {
                const auto next = signed_number(item(row, i));
                machine.steps.push_back(next < 0 ? kNoState : static_cast<std::uint32_t>(next));
            }
        }
        machine.accepts.assign(size_of(steps), false);
        for (std::size_t i = 0, end = size_of(accepting); i < end; ++i) machine.accepts.at(number(item(accepting, i))) = true;
        out_.machines.push_back(std::move(machine));
        return static_cast<std::uint32_t>(machines_.size() - 1);
    }

    // Relations are shared objects: the one before, as a rule.
    std::uint32_t relation(nanobind::handle object) {
        for (std::size_t i = relations_.size(); i-- > 0;)
            if (relations_[i].is(object)) return static_cast<std::uint32_t>(i);
        relations_.push_back(object);
        const auto allowed = nanobind::getattr(object, "allowed");
        std::vector<std::uint64_t> table(size_of(allowed));
        for (std::size_t i = 0; i < table.size(); ++i) table[i] = number(item(allowed, i));
        out_.relations.push_back(std::move(table));
        return static_cast<std::uint32_t>(relations_.size() - 1);
    }

    static std::size_t size_of(nanobind::handle tuple) {
        if (!PyTuple_Check(tuple.ptr())) throw std::invalid_argument("primitives are tuples");
        return static_cast<std::size_t>(PyTuple_GET_SIZE(tuple.ptr()));
    }

    static nanobind::handle item(nanobind::handle tuple, std::size_t index) {
        return PyTuple_GET_ITEM(tuple.ptr(), static_cast<Py_ssize_t>(index));
    }

    static std::uint64_t number(nanobind::handle object) {
        const auto value = PyLong_AsUnsignedLongLong(object.ptr());
        if (value == ~0ull && PyErr_Occurred()) throw nanobind::python_error();
        return value;
    }

    static std::int64_t signed_number(nanobind::handle object) {
        const auto value = PyLong_AsLongLong(object.ptr());
        if (value == -1 && PyErr_Occurred()) throw nanobind::python_error();
        return value;
    }

    std::vector<std::uint32_t> copied_cells(nanobind::handle tuple) {
        const auto cells = read_cells(tuple);
        return {cells.begin(), cells.end()};
    }

    // Good until the next call.
    std::span<const std::uint32_t> read_cells(nanobind::handle tuple) {
        cells_.resize(size_of(tuple));
        for (std::size_t i = 0; i < cells_.size(); ++i) cells_[i] = static_cast<std::uint32_t>(number(item(tuple, i)));
        return cells_;
    }

    Primitives out_;
    std::vector<nanobind::handle> relations_, machines_;
    std::vector<std::uint32_t> cells_;
};

}  // namespace gridwright
