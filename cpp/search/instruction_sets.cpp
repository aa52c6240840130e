#include "search/instruction_sets.hpp"

namespace gridwright {
namespace {

#ifdef GRIDWRIGHT_X86
// Whether the processor has what the lanes are compiled for, see CMakeLists.txt. Every one with these has the count of
// leading zeros too, for which compilers have no question in common.
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

std::vector<const InstructionSet*> instruction_sets() {
    std::vector<const InstructionSet*> found;
#ifdef GRIDWRIGHT_X86
    if (has_avx512()) {
        found.push_back(&k_avx512);
        found.push_back(&k_avx512vl);
    }
    if (has_avx2()) found.push_back(&k_avx2);
#endif
    found.push_back(&k_baseline);
    return found;
}

}  // namespace gridwright
