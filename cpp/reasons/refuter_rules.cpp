// What rules about several cells rule out, looked at when all conclusions of a weight are drawn: after each it would cost
// more than all the others.
#include <algorithm>
#include <utility>

#include "reasons/causes.hpp"
#include "reasons/refuter.hpp"
#include "reasons/refuter_rules.hpp"

namespace gridwright {

void Refuter::look_at_stale_parts() {
    for (auto number : std::exchange(stale_, {})) {
        is_stale_[number] = 0;
        const RulePart& part = premises_.parts[number];
        if (premises_.all[part.premise].weight <= bound_) look_at(part, [&](const Event& event) { propose(event); });
    }
}

}  // namespace gridwright
