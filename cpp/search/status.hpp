// What is known about a grid: the one place where it is read off how a search ended.
#pragma once

#include <cstdint>

#include "search/lanes.hpp"

namespace gridwright {

enum class Status : std::uint8_t { none, unique, several, undecided };

inline Status status_of(std::uint64_t found, Verdict verdict) {
    if (found > 1) return Status::several;
    if (verdict != Verdict::exhausted) return Status::undecided;
    return found ? Status::unique : Status::none;
}

constexpr const char* name_of(Status status) {
    switch (status) {
        case Status::none: return "none";
        case Status::unique: return "unique";
        case Status::several: return "several";
        case Status::undecided: break;
    }
    return "undecided";
}

}  // namespace gridwright
