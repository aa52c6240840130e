#include "python/bindings.hpp"

NB_MODULE(_core, m) {
    m.doc() = "Gridwright's engine: layouts, and searches over them.";
    m.attr("SOURCES") = GRIDWRIGHT_SOURCES;
    gridwright::bind_layout(m);
    gridwright::bind_search(m);
    gridwright::bind_batch(m);
    gridwright::bind_reasons(m);
    gridwright::bind_suppositions(m);
    gridwright::bind_forcing(m);
    gridwright::bind_shapes(m);
    gridwright::bind_rungs(m);
    gridwright::bind_fillings(m);
    gridwright::bind_making(m);
    gridwright::bind_canonical(m);
    gridwright::bind_sums(m);
}
