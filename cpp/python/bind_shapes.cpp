// Random regions.
#include <nanobind/nanobind.h>
#include <nanobind/stl/vector.h>

#include <cstdint>

#include "python/bindings.hpp"
#include "shapes/random.hpp"
#include "shapes/recombine.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace gridwright {

void bind_shapes(nb::module_& m) {
    m.def(
        "recombined",
        [](std::uint32_t rows, std::uint32_t cols, std::uint32_t size, std::uint64_t key, std::uint64_t steps, std::uint64_t uniform_steps) {
            nb::gil_scoped_release released;
            return recombined({rows, cols, size, steps, uniform_steps}, RandomStream(key));
        },
        "rows"_a, "cols"_a, "size"_a, "key"_a, "steps"_a, "uniform_steps"_a, "Random regions of one size: the region of each cell.");
}

}  // namespace gridwright
