#include "sat/cnf.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "sat/clauses.hpp"

namespace gridwright {
namespace {

using Cells = std::span<const std::uint32_t>;

class LayoutWriter {
public:
    LayoutWriter(const Layout& layout, const std::vector<std::uint64_t>& candidates)
        : layout_(layout), candidates_(candidates), out_(layout.cells(), candidates) {}

    void one_value(std::uint32_t cell) { out_.one_value(cell); }

    void house(const House& house) {
        const Cells cells = layout_.tables.cells_of(house);
        if (house.crowded) out_.nothing_fits();
        for (std::uint32_t bit = 0; bit < layout_.values; ++bit) {
            for (std::size_t i = 0; i < cells.size(); ++i)
                for (std::size_t k = i + 1; k < cells.size(); ++k) out_.exclude(cells[i], bit, cells[k], bit);
            if (house.full >> bit & 1) out_.place(cells, bit);
        }
    }

    // Every two values that `allows` rules out, as a clause.
    template <class Allows>
    void pair(std::uint32_t a, std::uint32_t b, Allows allows) {
        for (std::uint32_t v = 0; v < layout_.values; ++v)
            for (std::uint32_t w = 0; w < layout_.values; ++w)
                if (!allows(v, w)) out_.exclude(a, v, b, w);
    }

    // A value that stands on one side stands on the other.
    void leftover(const Leftover& leftover) {
        const Cells left(layout_.crossings().leftover_cells.data() + leftover.first, leftover.left);
        const Cells right(left.data() + left.size(), leftover.right);
        for (const auto& [from, to] : {std::pair(left, right), std::pair(right, left)})
            for (std::uint32_t bit = 0; bit < layout_.values; ++bit)
                for (auto cell : from) out_.follows(cell, bit, to);
    }

    // What these say takes variables besides those of the candidates. Their numbers are the same in every stretch.
    void number_variables() {
        std::int32_t next = out_.first_free();
        const auto take = [&](std::size_t count) { first_variables_.push_back(std::exchange(next, next + static_cast<std::int32_t>(count))); };
        const auto& [choices, totals, diagrams] = extras();
        for (const SetChoice& choice : choices.rows) take(choice.sets);
        for (const Total& total : totals.rows) take((ways_.emplace_back(ways_of(total))).nodes - 2);
        for (const Diagram& diagram : diagrams.rows) take(diagram.nodes - 2);
    }

    std::size_t extra_count() const {
        const auto& [choices, totals, diagrams] = extras();
        return choices.rows.size() + totals.rows.size() + diagrams.rows.size();
    }

    // A choice, then the totals, then the diagrams, by their number among all of them.
    template <class IsOn>
    void extra(std::size_t at, IsOn is_on) {
        if (first_variables_.empty()) number_variables();
        const std::int32_t first = first_variables_[at];
        const auto& [choices, totals, diagrams] = extras();
        if (at < choices.rows.size()) {
            const SetChoice& choice = choices.rows[at];
            if (is_on(choice.toggle)) out_.one_of(choices.cells_of(choice), choices.sets_of(choice), first);
            return;
        }
        at -= choices.rows.size();
        if (at < totals.rows.size()) {
            if (is_on(totals.rows[at].toggle)) out_.along(cells_of(totals.rows[at]), ways_[at], first);
            return;
        }
        const Diagram& diagram = diagrams.rows[at - totals.rows.size()];
        if (is_on(diagram.toggle)) out_.along(diagrams.cells_of(diagram), ways_of(diagram), first);
    }

    std::size_t size() const { return out_.size(); }
    std::vector<std::int32_t> take() { return out_.take(); }

private:
    struct Extras {
        const Choices& choices;
        const Totals& totals;
        const Diagrams& diagrams;
    };

    Extras extras() const { return {layout_.tables.choices, layout_.tables.totals, layout_.tables.diagrams}; }

    std::vector<std::uint32_t> cells_of(const Total& total) const {
        std::vector<std::uint32_t> cells;
        for (const Term& term : layout_.tables.totals.terms_of(total)) cells.push_back(term.cell);
        return cells;
    }

    Ways ways_of(const Total& total) const {
        std::vector<std::uint64_t> candidates;
        for (auto cell : cells_of(total)) candidates.push_back(candidates_[cell]);
        return ways_to(total, layout_.tables.totals.terms_of(total), candidates);
    }

    Ways ways_of(const Diagram& diagram) const {
        Ways ways{{}, diagram.nodes};
        for (std::uint32_t layer = 0; layer < diagram.size; ++layer) {
            const auto arcs = layout_.tables.diagrams.layer_of(diagram, layer);
            ways.layers.emplace_back(arcs.begin(), arcs.end());
        }
        return ways;
    }

    const Layout& layout_;
    const std::vector<std::uint64_t>& candidates_;
    Clauses out_;
    std::vector<std::int32_t> first_variables_;
    std::vector<Ways> ways_;  // per total
};

// Writes one part after the other until there is no more room, or no more part.
template <class Out, class Write>
Formula written(Out& out, std::uint32_t part, std::size_t parts, std::size_t room, Write write) {
    for (; part < parts && out.size() < room; ++part) write(part);
    return {out.take(), part < parts ? part : 0};
}

}  // namespace

Formula to_cnf(const Layout& layout, const std::vector<std::uint64_t>& candidates,
               const std::vector<std::uint64_t>& toggles_on, std::uint32_t first, std::size_t room) {
    const auto is_on = [&](std::int32_t toggle) {
        return toggle == kAlways || toggles_on.empty() ||
               (toggles_on.at(static_cast<std::size_t>(toggle) / 64) >> (toggle % 64) & 1);
    };
    LayoutWriter writer(layout, candidates);
    const auto& [houses, house_cells, lesses, unequals, relateds, relations, choices, totals, diagrams] = layout.tables;
    const auto& leftovers = layout.crossings().leftovers;
    const auto write = [&](std::size_t at) {
        // A part is a cell, or a primitive: each sort follows the one before.
        if (at < layout.cells()) return writer.one_value(static_cast<std::uint32_t>(at));
        at -= layout.cells();
        if (at < houses.size()) {
            if (is_on(houses[at].toggle)) writer.house(houses[at]);
            return;
        }
        at -= houses.size();
        if (at < lesses.size()) {
            const Less& less = lesses[at];
            if (is_on(less.toggle)) writer.pair(less.less, less.greater, [](auto v, auto w) { return v < w; });
            return;
        }
        at -= lesses.size();
        if (at < unequals.size()) {
            const Unequal& unequal = unequals[at];
            if (is_on(unequal.toggle))
                writer.pair(unequal.a, unequal.b, [&](auto v, auto w) { return v != w || !(unequal.values >> v & 1); });
            return;
        }
        at -= unequals.size();
        if (at < relateds.size()) {
            const Related& related = relateds[at];
            if (is_on(related.toggle))
                writer.pair(related.a, related.b, [&](auto v, auto w) { return relations[related.forward + v] >> w & 1; });
            return;
        }
        at -= relateds.size();
        if (at < leftovers.size()) return writer.leftover(leftovers[at]);
        writer.extra(at - leftovers.size(), is_on);
    };
    const auto parts = layout.cells() + houses.size() + lesses.size() + unequals.size() + relateds.size() +
                       leftovers.size() + writer.extra_count();
    return written(writer, first, parts, room, write);
}

Formula to_cnf(const Premises& premises, const std::vector<std::uint64_t>& candidates, std::uint32_t first,
               std::size_t room) {
    Clauses out(premises.cells(), candidates);
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
        }
    };
    return written(out, first, premises.cells() + premises.all.size(), room, write);
}

}  // namespace gridwright
