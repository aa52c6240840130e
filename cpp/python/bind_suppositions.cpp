// Sets of cells or candidates as Python has them, and what follows from supposing a candidate.
#include <nanobind/nanobind.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <vector>

#include "forcing/suppositions.hpp"
#include "python/bindings.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace gridwright {
namespace {

// The numbers of the bits that are set, the lowest first.
nb::tuple members(const nb::bytes& bits) {
    std::vector<std::uint32_t> found;
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(bits.c_str());
    for (std::size_t at = 0; at < bits.size();) {
        std::uint64_t word = 0;
        const auto some = std::min<std::size_t>(bits.size() - at, sizeof word);
        std::memcpy(&word, bytes + at, some);
        for (; word; word &= word - 1)
            found.push_back(static_cast<std::uint32_t>(at * 8) + static_cast<std::uint32_t>(std::countr_zero(word)));
        at += some;
    }
    PyObject* tuple = PyTuple_New(static_cast<Py_ssize_t>(found.size()));
    if (!tuple) throw nb::python_error();
    for (std::size_t i = 0; i < found.size(); ++i)
        PyTuple_SET_ITEM(tuple, static_cast<Py_ssize_t>(i), PyLong_FromUnsignedLong(found[i]));
    return nb::steal<nb::tuple>(tuple);
}

// Rows of bits, each `words` wide, of which only the columns of `kept` (a row itself) stay, moved together.
nb::bytes compressed(const nb::bytes& bits, const nb::bytes& kept_bits, std::size_t words) {
    const Words rows = words_of(bits), kept = words_of(kept_bits);
    if (!words || kept.size() != words || rows.size() % words) throw std::invalid_argument("rows of bits do not fit");
    std::vector<std::uint32_t> before(words);  // columns kept before each word
    std::uint32_t columns = 0;
    for (std::size_t word = 0; word < words; ++word) {
        before[word] = columns;
        columns += static_cast<std::uint32_t>(std::popcount(kept[word]));
    }
    const std::size_t width = (columns + 63) / 64;
    Words out(rows.size() / words * width);
    for (std::size_t at = 0; at < rows.size(); ++at) {
        const auto word = at % words;
        auto* row = out.data() + at / words * width;
        for (auto left = rows[at] & kept[word]; left; left &= left - 1) {
            const auto lower = (left & (~left + 1)) - 1;
            const auto column = before[word] + static_cast<std::uint32_t>(std::popcount(kept[word] & lower));
            row[column / 64] |= std::uint64_t{1} << column % 64;
        }
    }
    return nb::bytes(out.data(), out.size() * sizeof(std::uint64_t));
}

}  // namespace

void bind_suppositions(nb::module_& m) {
    m.def("members", &members, "bits"_a, nb::sig("def members(bits: bytes) -> tuple[int, ...]"),
          "The numbers of the bits that are set, in little-endian order.");

    m.def("compressed", &compressed, "rows"_a, "kept"_a, "words"_a,
          "Rows of bits, so many words wide, of which only the columns that `kept` has stay, moved together.");

    nb::class_<Suppositions>(m, "Suppositions", "What singles lead to from each of some candidates.")
        .def(
            "__init__",
            [](Suppositions* at, const nb::bytes& excludes, const nb::bytes& choices, std::size_t words) {
                new (at) Suppositions(words_of(excludes), words_of(choices), words);
            },
            "excludes"_a, "choices"_a, "words"_a,
            "A row of bits per candidate, for those that it excludes, and per choice, for its candidates.")
        .def(
            "contradiction",
            [](Suppositions& suppositions, std::uint32_t candidate) {
                if (candidate >= suppositions.candidates()) throw std::invalid_argument("a candidate is out of range");
                return suppositions.contradiction(candidate);
            },
            "candidate"_a, "How many candidates are true or false on the way to one; 0 where singles lead to none.");
}

}  // namespace gridwright
