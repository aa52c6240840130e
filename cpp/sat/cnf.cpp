#include "sat/cnf.hpp"

#include <span>
#include <utility>

#include "sat/clauses.hpp"
#include "sat/stretches.hpp"

namespace gridwright {
namespace {

using Cells = std::span<const std::uint32_t>;

class LayoutWriter {
public:
    LayoutWriter(const Layout& layout, const std::vector<std::uint64_t>& candidates, bool has_switches)
        : layout_(layout), candidates_(candidates), has_switches_(has_switches), out_(layout.cells(), candidates) {}

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

    // Every two values that `allows` rules out, as a clause. Behind a switch: what each value needs, as a clause. That says
    // the same, and takes half the time where many sets of such pairs are asked about.
    template <class Allows>
    void pair(std::uint32_t a, std::uint32_t b, Allows allows) {
        if (is_switched_) {
            need(a, b, allows);
            need(b, a, [&](auto w, auto v) { return allows(v, w); });
            return;
        }
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

    // What these say takes variables besides those of the candidates and switches. Their numbers are the same in every
    // stretch.
    void number_variables() {
        std::int32_t next = out_.first_free() + static_cast<std::int32_t>(has_switches_ ? layout_.toggles : 0);
        const auto take = [&](std::size_t count) { first_variables_.push_back(std::exchange(next, next + static_cast<std::int32_t>(count))); };
        const auto& [choices, totals, diagrams] = extras();
        for (const SetChoice& choice : choices.rows) take(choice.sets);
        for (const Total& total : totals.rows) take((ways_.emplace_back(ways_of(total))).nodes - 2);
        for (const Diagram& diagram : diagrams.rows) take(diagram.nodes - 2);
    }

    // What is written from now on is optional: it only counts when the variable of its toggle is true.
    void begin_switch(std::int32_t toggle) {
        is_switched_ = toggle != kAlways;
        if (is_switched_)
            out_.begin_condition(static_cast<std::uint32_t>(toggle));
        else
            out_.end_condition();
    }

    std::size_t extra_count() const {
        const auto& [choices, totals, diagrams] = extras();
        return choices.rows.size() + totals.rows.size() + diagrams.rows.size();
    }

    // A choice, then the totals, then the diagrams, by their number among all of them, if `begin` says that it is on.
    template <class Begin>
    void extra(std::size_t at, Begin begin) {
        if (first_variables_.empty()) number_variables();
        const std::int32_t first = first_variables_[at];
        const auto& [choices, totals, diagrams] = extras();
        if (at < choices.rows.size()) {
            const SetChoice& choice = choices.rows[at];
            if (begin(choice.toggle)) out_.one_of(choices.cells_of(choice), choices.sets_of(choice), first);
            return;
        }
        at -= choices.rows.size();
        if (at < totals.rows.size()) {
            if (begin(totals.rows[at].toggle)) out_.along(cells_of(totals.rows[at]), ways_[at], first);
            return;
        }
        const Diagram& diagram = diagrams.rows[at - totals.rows.size()];
        if (begin(diagram.toggle)) out_.along(diagrams.cells_of(diagram), ways_of(diagram), first);
    }

    std::size_t size() const { return out_.size(); }
    std::vector<std::int32_t> take() { return out_.take(); }

private:
    template <class Allows>
    void need(std::uint32_t cell, std::uint32_t other, Allows allows) {
        for (std::uint32_t v = 0; v < layout_.values; ++v) {
            std::uint64_t allowed = 0;
            for (std::uint32_t w = 0; w < layout_.values; ++w)
                if (allows(v, w)) allowed |= std::uint64_t{1} << w;
            out_.needs(cell, v, other, allowed);
        }
    }

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
    const bool has_switches_;
    bool is_switched_ = false;
    Clauses out_;
    std::vector<std::int32_t> first_variables_;
    std::vector<Ways> ways_;  // per total
};

// All that a layout says. Before each primitive `begin` is asked by its toggle whether it is on.
template <class Begin>
Formula layout_written(const Layout& layout, LayoutWriter& writer, std::uint32_t first, std::size_t room, Begin begin) {
    const auto& [houses, house_cells, lesses, unequals, relateds, relations, choices, totals, diagrams] = layout.tables;
    const auto& leftovers = layout.crossings().leftovers;
    const auto write = [&](std::size_t at) {
        // A part is a cell, or a primitive: each sort follows the one before.
        if (at < layout.cells()) return writer.one_value(static_cast<std::uint32_t>(at));
        at -= layout.cells();
        if (at < houses.size()) {
            if (begin(houses[at].toggle)) writer.house(houses[at]);
            return;
        }
        at -= houses.size();
        if (at < lesses.size()) {
            const Less& less = lesses[at];
            if (begin(less.toggle)) writer.pair(less.less, less.greater, [](auto v, auto w) { return v < w; });
            return;
        }
        at -= lesses.size();
        if (at < unequals.size()) {
            const Unequal& unequal = unequals[at];
            if (begin(unequal.toggle))
                writer.pair(unequal.a, unequal.b, [&](auto v, auto w) { return v != w || !(unequal.values >> v & 1); });
            return;
        }
        at -= unequals.size();
        if (at < relateds.size()) {
            const Related& related = relateds[at];
            if (begin(related.toggle))
                writer.pair(related.a, related.b, [&](auto v, auto w) { return relations[related.forward + v] >> w & 1; });
            return;
        }
        at -= relateds.size();
        if (at < leftovers.size()) {
            if (begin(kAlways)) writer.leftover(leftovers[at]);
            return;
        }
        writer.extra(at - leftovers.size(), begin);
    };
    const auto parts = layout.cells() + houses.size() + lesses.size() + unequals.size() + relateds.size() +
                       leftovers.size() + writer.extra_count();
    return written(writer, first, parts, room, write);
}

}  // namespace

Formula to_cnf(const Layout& layout, const std::vector<std::uint64_t>& candidates,
               const std::vector<std::uint64_t>& toggles_on, std::uint32_t first, std::size_t room) {
    LayoutWriter writer(layout, candidates, false);
    return layout_written(layout, writer, first, room, [&](std::int32_t toggle) {
        return toggle == kAlways || toggles_on.empty() ||
               (toggles_on.at(static_cast<std::size_t>(toggle) / 64) >> (toggle % 64) & 1);
    });
}

Formula to_switched_cnf(const Layout& layout, const std::vector<std::uint64_t>& candidates, std::uint32_t first,
                        std::size_t room) {
    LayoutWriter writer(layout, candidates, true);
    return layout_written(layout, writer, first, room, [&](std::int32_t toggle) {
        writer.begin_switch(toggle);
        return true;
    });
}

}  // namespace gridwright
