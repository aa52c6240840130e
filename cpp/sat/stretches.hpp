// Formulas that are written part by part, since all at once they would take a lot of memory.
#pragma once

#include <cstddef>
#include <cstdint>

#include "sat/cnf.hpp"

namespace gridwright {

// Writes one part after the other until there is no more room, or no more part.
template <class Out, class Write>
Formula written(Out& out, std::uint32_t part, std::size_t parts, std::size_t room, Write write) {
    for (; part < parts && out.size() < room; ++part) write(part);
    return {out.take(), part < parts ? part : 0};
}

}  // namespace gridwright
