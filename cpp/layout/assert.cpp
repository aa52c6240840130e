#include "layout/assert.hpp"

#ifdef GRIDWRIGHT_ASSERTS

#include <cstdio>
#include <cstdlib>

namespace gridwright {

void assertion_failed(const char* condition, const char* file, int line) {
    std::fprintf(stderr, "%s:%d: %s does not hold\n", file, line, condition);
    std::abort();
}

}  // namespace gridwright

#endif
