#include "layout/crossings.hpp"

#include "layout/families.hpp"
#include "layout/layout.hpp"

namespace gridwright {

Crossings crossings_of(const Layout& layout) {
    const Families families(layout);
    Crossings crossings;
    find_segments(layout, families, crossings);
    find_leftovers(layout, families, crossings);
    find_peers(layout, crossings);
    find_onlookers(layout, crossings);
    return crossings;
}

}  // namespace gridwright
