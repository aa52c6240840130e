#include "levels.hpp"

namespace gridwright {
namespace {

#ifdef GRIDWRIGHT_X86
// Whether the processor has what the files of a level are compiled for, see CMakeLists.txt. Every one with these has
// the count of leading zeros too, for which compilers have no question in common.
bool has_avx2() {
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
           __builtin_cpu_supports("popcnt");
}

bool has_avx512() {
    return has_avx2() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
           __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl");
}
#endif

}  // namespace

std::size_t available_levels(Level (&levels)[kMaxLevels]) {
    std::size_t count = 0;
#ifdef GRIDWRIGHT_X86
    if (has_avx512()) levels[count++] = {"avx512", &k_avx512};
    if (has_avx2()) levels[count++] = {"avx2", &k_avx2};
#endif
    levels[count++] = {"baseline", &k_baseline};
    return count;
}

}  // namespace gridwright
