#include "levels.hpp"

namespace gridwright {

std::size_t available_levels(Level (&levels)[kMaxLevels]) {
    std::size_t count = 0;
#ifdef GRIDWRIGHT_X86
    if (__builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("bmi2"))
        levels[count++] = {"avx512", &k_avx512};
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2")) levels[count++] = {"avx2", &k_avx2};
#endif
    levels[count++] = {"baseline", &k_baseline};
    return count;
}

}  // namespace gridwright
