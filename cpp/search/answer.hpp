// What is known about a grid: the one place where it is read off how a search ended.
#pragma once

#include <cstdint>

#include "search/lanes.hpp"

namespace gridwright {

enum class Answer : std::uint8_t { none, unique, several, undecided };

inline Answer answer_of(std::uint64_t found, Verdict verdict) {
    if (found > 1) return Answer::several;
    if (verdict != Verdict::exhausted) return Answer::undecided;
    return found ? Answer::unique : Answer::none;
}

constexpr const char* name_of(Answer answer) {
    switch (answer) {
        case Answer::none: return "none";
        case Answer::unique: return "unique";
        case Answer::several: return "several";
        case Answer::undecided: break;
    }
    return "undecided";
}

}  // namespace gridwright
