// What must be true where tables are read and written: looked at in builds for development, so in all tests and under
// sanitizers, and not in a wheel. Not for what users hand in: that is checked always, and refused with an exception.
#pragma once

#ifdef GRIDWRIGHT_ASSERTS

namespace gridwright {

// Not inline: the lanes, compiled once per instruction set, must bring in nothing that the linker could share.
[[noreturn, gnu::cold]] void assertion_failed(const char* condition, const char* file, int line);

}  // namespace gridwright

#define GRIDWRIGHT_ASSERT(condition) \
    ((condition) ? (void)0 : ::gridwright::assertion_failed(#condition, __FILE__, __LINE__))
#else
#define GRIDWRIGHT_ASSERT(condition) ((void)sizeof((condition) ? 1 : 0))
#endif
