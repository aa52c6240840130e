// From primitives to tables: each rule in the fastest form that says the same, and nothing twice.
#include "layout/layout.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <memory>
#include <tuple>
#include <utility>

#include "layout/derived_totals.hpp"
#include "layout/diagrams.hpp"
#include "layout/house_index.hpp"
#include "layout/recent.hpp"

namespace gridwright {
namespace {

using Mask = std::uint64_t;

Mask up_to(std::uint32_t value) { return value >= 64 ? ~Mask{0} : (Mask{1} << value) - 1; }

constexpr std::size_t kMostKept = 256;   // diagrams that are kept for other layouts,
constexpr std::size_t kMostArcs = 4096;  // each of so many arcs,
constexpr std::size_t kLongestKey = 4096;  // and of machines that are told in so many words

class Compiler {
public:
    explicit Compiler(const Primitives& primitives) : in_(primitives) {}

    Layout run() {
        const auto& [values, toggles, domains, distincts, pairs, relations, one_ofs, sums, automata, machines] = in_;
        out_.values = values;
        out_.toggles = toggles;
        out_.domains = domains;
        to_.houses.reserve(distincts.size());
        to_.house_cells.reserve(distincts.cells().size());
        for (std::uint32_t i = 0; i < distincts.size(); ++i)
            if (!houses_.repeats(i)) add_distinct(distincts[i]);
        for (const auto& table : relations) known_.push_back(look_at(table));
        for (const Pair& pair : pairs) add_pair(pair);
        for (const OneOf& one_of : one_ofs) add_choice(one_of);
        for (const Sum& sum : sums) add_total(sum);
        for (const Automaton& automaton : automata) add_automaton(automaton);
        return std::move(out_);
    }

private:
    // Several automata read the same with the same machine, such as all clues with a 3 outside.
    void add_automaton(const Automaton& automaton) {
        const bool differ = in_.values <= kFewValues && houses_.always_differ(automaton.cells);
        std::vector<Mask> candidates;
        for (auto cell : automaton.cells) candidates.push_back(in_.domains[cell]);
        const auto [at, is_new] = ways_.try_emplace({automaton.machine, differ, std::move(candidates)});
        if (is_new) at->second = ways_of_all(automaton, differ);
        add_diagram(to_.diagrams, automaton, *at->second);
    }

    // Puzzles that come in numbers have the same clues in other places: what was found for one of them is kept.
    std::shared_ptr<const Ways> ways_of_all(const Automaton& automaton, bool differ) const {
        static Recent<Ways> recent(kMostKept);
        const Machine& machine = in_.machines[automaton.machine];
        const auto find = [&] {
            return (differ ? ways_without_repeats : ways_of)(automaton, machine, in_.values, in_.domains);
        };
        if (machine.steps.size() + machine.accepts.size() > kLongestKey) return std::make_shared<const Ways>(find());
        Recent<Ways>::Key key{differ, in_.values, machine.accepts.size()};
        key.reserve(key.size() + machine.steps.size() + machine.accepts.size() + automaton.cells.size());
        key.insert(key.end(), machine.steps.begin(), machine.steps.end());
        key.insert(key.end(), machine.accepts.begin(), machine.accepts.end());
        for (auto cell : automaton.cells) key.push_back(in_.domains[cell]);
        return recent.of(std::move(key), find, [](const Ways& ways) { return count_arcs(ways) <= kMostArcs; });
    }

    static std::size_t count_arcs(const Ways& ways) {
        std::size_t count = 0;
        for (const auto& layer : ways.layers) count += layer.size();
        return count;
    }

    void add_distinct(const Distinct& distinct) {
        const auto size = static_cast<std::uint32_t>(distinct.cells.size());
        const Mask all = houses_.union_of(distinct);
        const auto values = static_cast<std::uint32_t>(std::popcount(all));
        const bool crowded = values < size;
        const Mask full = values == size ? all : 0;
        if (size == 2 && full == 0 && !crowded) {
            to_.unequals.push_back({distinct.cells[0], distinct.cells[1], up_to(in_.values), distinct.toggle});
            return;
        }
        to_.houses.push_back({static_cast<std::uint32_t>(to_.house_cells.size()), size, full, distinct.toggle, crowded});
        to_.house_cells.insert(to_.house_cells.end(), distinct.cells.begin(), distinct.cells.end());
    }

    enum class Form { always, less, greater, unequal, table };

    // A relation, looked at once however many pairs have it.
    struct Known {
        Form form;
        Mask excluded;  // of unequal: the values that two cells may not share
        std::uint32_t forward;
        std::uint32_t backward;
    };

    // Less-than and not-equal-on-some-values have fast forms, recognised from the table alone: no rule needs to know.
    Known look_at(const std::vector<Mask>& table) {
        const auto back = transposed(table);
        if (is_less(table)) return {Form::less, 0, 0, 0};
        if (is_less(back)) return {Form::greater, 0, 0, 0};
        if (Mask excluded = 0; is_unequal(table, excluded))
            return {excluded ? Form::unequal : Form::always, excluded, 0, 0};
        return {Form::table, 0, stored(table), stored(back)};
    }

    void add_pair(const Pair& pair) {
        const Known& known = known_[pair.relation];
        switch (known.form) {
            case Form::always: break;
            case Form::less: to_.lesses.push_back({pair.a, pair.b, pair.toggle}); break;
            case Form::greater: to_.lesses.push_back({pair.b, pair.a, pair.toggle}); break;
            case Form::unequal: to_.unequals.push_back({pair.a, pair.b, known.excluded, pair.toggle}); break;
            case Form::table: to_.relateds.push_back({pair.a, pair.b, known.forward, known.backward, pair.toggle});
        }
    }

    void add_choice(const OneOf& one_of) {
        auto& [rows, cells, sets] = to_.choices;
        rows.push_back({static_cast<std::uint32_t>(cells.size()), static_cast<std::uint32_t>(one_of.cells.size()),
                        static_cast<std::uint32_t>(sets.size()), static_cast<std::uint32_t>(one_of.sets.size()),
                        one_of.toggle});
        cells.insert(cells.end(), one_of.cells.begin(), one_of.cells.end());
        sets.insert(sets.end(), one_of.sets.begin(), one_of.sets.end());
    }

    void add_total(const Sum& sum) {
        auto& [rows, terms] = to_.totals;
        rows.push_back({static_cast<std::uint32_t>(terms.size()), static_cast<std::uint32_t>(sum.cells.size()), sum.low,
                        sum.high, sum.toggle});
        for (std::size_t i = 0; i < sum.cells.size(); ++i) terms.push_back({sum.cells[i], sum.coefficients[i]});
    }

    bool is_less(const std::vector<Mask>& table) const {
        for (std::uint32_t v = 1; v <= in_.values; ++v)
            if (table[v - 1] != (up_to(in_.values) & ~up_to(v))) return false;
        return true;
    }

    bool is_unequal(const std::vector<Mask>& table, Mask& excluded) const {
        for (std::uint32_t v = 1; v <= in_.values; ++v) {
            const Mask missing = up_to(in_.values) & ~table[v - 1];
            if (missing != 0 && missing != Mask{1} << (v - 1)) return false;
            excluded |= missing;
        }
        return true;
    }

    std::vector<Mask> transposed(const std::vector<Mask>& table) const {
        std::vector<Mask> result(in_.values, 0);
        for (std::uint32_t v = 0; v < in_.values; ++v)
            for (std::uint32_t w = 0; w < in_.values; ++w)
                if (table[v] >> w & 1) result[w] |= Mask{1} << v;
        return result;
    }

    std::uint32_t stored(const std::vector<Mask>& table) {
        for (std::size_t at = 0; at < to_.relations.size(); at += in_.values)
            if (std::equal(table.begin(), table.end(), to_.relations.begin() + static_cast<std::ptrdiff_t>(at)))
                return static_cast<std::uint32_t>(at);
        to_.relations.insert(to_.relations.end(), table.begin(), table.end());
        return static_cast<std::uint32_t>(to_.relations.size() - in_.values);
    }

    const Primitives& in_;
    Layout out_;
    Tables& to_ = out_.tables;
    HouseIndex houses_{in_};
    std::map<std::tuple<std::uint32_t, bool, std::vector<Mask>>, std::shared_ptr<const Ways>> ways_;  // by machine, houses and candidates
    std::vector<Known> known_;           // per relation
};

}  // namespace

Layout compile(const Primitives& primitives, bool with_derived_totals) {
    check(primitives);
    Layout layout = Compiler(primitives).run();
    if (with_derived_totals) derive_totals(layout);
    GRIDWRIGHT_ASSERT(is_sound(layout.view()));
    return layout;
}

}  // namespace gridwright
