// What premises say as clauses, each under its own condition.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "sat/clauses.hpp"
#include "sat/cnf.hpp"
#include "sat/stretches.hpp"

namespace gridwright {

Formula to_cnf(const Premises& premises, const std::vector<std::uint64_t>& candidates, std::uint32_t first,
               std::size_t room) {
    Clauses out(premises.cells(), candidates);
    // The parts of rules have variables of their own, behind those of the premises.
    std::vector<std::int32_t> firsts;
    auto next = out.first_free() + static_cast<std::int32_t>(premises.all.size());
    for (const RulePart& rule : premises.parts) {
        firsts.push_back(next);
        next += static_cast<std::int32_t>(rule.is_choice() ? rule.sets.size() : rule.ways.nodes - 2);
    }
    const auto write = [&](std::uint32_t part) {
        if (part < premises.cells()) return out.one_value(part);
        const auto number = part - premises.cells();
        const Premise& premise = premises.all[number];
        const auto is_this = [&](const auto& other) { return other.premise == number; };
        out.begin_condition(number);
        switch (premise.sort) {
            case Premise::Sort::place: out.place(premises.place_cells[number], premise.second); break;
            case Premise::Sort::unequal: {
                const auto rivals = premises.rivals_of[premise.first];
                const auto values = std::find_if(rivals.begin(), rivals.end(), is_this)->values;
                for (std::uint32_t bit = 0; bit < premises.values; ++bit)
                    if (values >> bit & 1) out.exclude(premise.first, bit, premise.second, bit);
                break;
            }
            case Premise::Sort::related: {
                const auto bonds = premises.bonds_of[premise.first];
                const auto supports = std::find_if(bonds.begin(), bonds.end(), is_this)->supports;
                for (std::uint32_t w = 0; w < premises.values; ++w)
                    for (std::uint32_t v = 0; v < premises.values; ++v)
                        if (!(premises.supports[supports + w] >> v & 1)) out.exclude(premise.first, v, premise.second, w);
                break;
            }
            case Premise::Sort::rule:
                for (std::size_t at = premise.second; at < premises.parts.size(); ++at) {
                    const RulePart& rule = premises.parts[at];
                    if (rule.premise != number) break;
                    if (rule.is_choice())
                        out.one_of(rule.cells, rule.sets, firsts[at]);
                    else
                        out.along(rule.cells, rule.ways, firsts[at]);
                }
                break;
            case Premise::Sort::derived: break;  // nothing new: it follows from others
        }
    };
    return written(out, first, premises.cells() + premises.all.size(), room, write);
}

}  // namespace gridwright
