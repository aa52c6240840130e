#include "reasons/premises.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <set>
#include <span>
#include <utility>

#include "layout/derived_totals.hpp"

namespace gridwright {
namespace {

using Mask = std::uint64_t;
using Cells = std::pair<std::uint32_t, std::uint32_t>;

class Collector {
public:
    Collector(const Primitives& in, Premises& out) : in_(in), out_(out) {}

    void run() {
        const auto& [values, toggles, domains, distincts, pairs, relations, one_ofs, sums, automata, machines] = in_;
        for (std::uint32_t house = 0; house < distincts.size(); ++house) add_places(house);
        out_.places = static_cast<std::uint32_t>(out_.all.size());
        out_.place_cells = {out_.places, place_cells_};
        out_.places_of = {domains.size() * values, places_of_};
        for (std::size_t i = 0; i < distincts.size(); ++i) add_unequals(distincts[i].cells);
        for (const Pair& pair : pairs) add_pair(pair);
        for (auto& [cells, said] : said_) add_said(cells, said);
        out_.rivals_of = {domains.size(), rivals_};
        out_.bonds_of = {domains.size(), bonds_};
        for (const OneOf& one_of : one_ofs) add_part(one_of.rule, one_of.cells, one_of.sets, {{}, 0});
        for (const Sum& sum : sums) add_part(sum.rule, sum.cells, {}, ways_of(sum));
        for (const Automaton& automaton : automata)
            add_part(automaton.rule, automaton.cells, {},
                     gridwright::ways_of(automaton, machines[automaton.machine], values, domains));
        add_rules();
        if (!one_ofs.empty() || !sums.empty()) add_derived();
        out_.parts_of = {domains.size(), parts_of_};
    }

private:
    // All that is said about two cells: the values they may not share, and for each value of the first what the second
    // may be, where it is more than that.
    struct Said {
        Mask unequal = 0;
        std::vector<Mask> allowed;
    };

    void add_places(std::uint32_t house) {
        const auto told = in_.distincts[house].cells;
        std::vector<std::uint32_t> cells(told.begin(), told.end());
        Mask all = 0;
        for (auto cell : cells) all |= in_.domains[cell];
        if (cells.size() < 2 || std::popcount(all) != static_cast<int>(cells.size())) return;
        std::sort(cells.begin(), cells.end());
        if (!known_.insert(cells).second) return;
        for (std::uint32_t bit = 0; bit < in_.values; ++bit) {
            if (!(all >> bit & 1)) continue;
            const auto premise = static_cast<std::uint32_t>(out_.all.size());
            out_.all.push_back({Premise::Sort::place, kPlaceWeight, house, bit});
            for (auto cell : cells) {
                if (!(in_.domains[cell] >> bit & 1)) continue;
                place_cells_.emplace_back(premise, cell);
                places_of_.emplace_back(out_.candidate(cell, bit), premise);
            }
        }
    }

    void add_unequals(std::span<const std::uint32_t> cells) {
        for (std::size_t i = 0; i < cells.size(); ++i)
            for (std::size_t k = i + 1; k < cells.size(); ++k)
                said_[std::minmax(cells[i], cells[k])].unequal = ~Mask{0};
    }

    void add_pair(const Pair& pair) {
        const auto& table = in_.relations[pair.relation];
        Said& said = said_[std::minmax(pair.a, pair.b)];
        Mask excluded = 0;
        bool is_unequal = true;
        for (std::uint32_t v = 0; v < in_.values; ++v) {
            const Mask ruled_out = ~table[v] & in_.domains[pair.b];
            if (!(in_.domains[pair.a] >> v & 1)) continue;
            excluded |= ruled_out & Mask{1} << v;
            is_unequal &= (ruled_out & ~(Mask{1} << v)) == 0;
        }
        if (is_unequal) {
            said.unequal |= excluded;
            return;
        }
        if (said.allowed.empty()) said.allowed.assign(in_.values, ~Mask{0});
        for (std::uint32_t v = 0; v < in_.values; ++v)
            for (std::uint32_t w = 0; w < in_.values; ++w)
                if (!(table[v] >> w & 1)) rule_out(said, pair.a < pair.b ? v : w, pair.a < pair.b ? w : v);
    }

    static void rule_out(Said& said, std::uint32_t v, std::uint32_t w) { said.allowed[v] &= ~(Mask{1} << w); }

    void add_said(const Cells& cells, Said& said) {
        const auto [a, b] = cells;
        said.unequal &= in_.domains[a] & in_.domains[b];
        if (said.unequal) {
            const auto premise = add({Premise::Sort::unequal, kUnequalWeight, a, b});
            rivals_.push_back({a, {b, premise, said.unequal}});
            rivals_.push_back({b, {a, premise, said.unequal}});
        }
        if (!said.allowed.empty()) {
            for (std::uint32_t v = 0; v < in_.values; ++v)
                if (said.unequal >> v & 1) rule_out(said, v, v);
            const auto premise = add({Premise::Sort::related, kRelatedWeight, a, b});
            add_bond(a, b, premise, [&](auto w, auto v) { return said.allowed[v] >> w & 1; });
            add_bond(b, a, premise, [&](auto v, auto w) { return said.allowed[v] >> w & 1; });
        }
    }

    // `allows` is asked about a value of the cell and one of the owner.
    template <class Allows>
    void add_bond(std::uint32_t owner, std::uint32_t cell, std::uint32_t premise, Allows allows) {
        bonds_.push_back({owner, {owner, cell, premise, static_cast<std::uint32_t>(out_.supports.size())}});
        for (std::uint32_t value = 0; value < in_.values; ++value) {
            Mask support = 0;
            for (std::uint32_t other = 0; other < in_.values; ++other)
                if (allows(value, other)) support |= Mask{1} << other;
            out_.supports.push_back(support);
        }
    }

    Ways ways_of(const Sum& sum) const {
        std::vector<Term> terms;
        std::vector<Mask> domains;
        for (std::size_t i = 0; i < sum.cells.size(); ++i) {
            terms.push_back({sum.cells[i], sum.coefficients[i]});
            domains.push_back(in_.domains[sum.cells[i]]);
        }
        return ways_to({0, static_cast<std::uint32_t>(terms.size()), sum.low, sum.high, sum.toggle}, terms, domains);
    }

    void add_part(std::uint32_t rule, std::vector<std::uint32_t> cells, std::vector<Mask> sets, Ways ways) {
        parts_[rule].push_back({0, std::move(cells), std::move(sets), std::move(ways)});
    }

    // A premise for each rule that has such parts, however many.
    void add_rules() {
        for (auto& [rule, parts] : parts_) {
            const auto premise = add({Premise::Sort::rule, kRuleWeight, rule, static_cast<std::uint32_t>(out_.parts.size())});
            for (RulePart& part : parts) add_part_of(premise, std::move(part));
        }
    }

    void add_part_of(std::uint32_t premise, RulePart part) {
        part.premise = premise;
        part.sort_arcs(in_.values);
        for (auto cell : part.cells) parts_of_.emplace_back(cell, static_cast<std::uint32_t>(out_.parts.size()));
        out_.parts.push_back(std::move(part));
    }

    // The rows of a layout are those of the primitives: its choices and totals one by one, and of its houses some.
    void add_derived() {
        const Layout layout = compile(in_, false);
        for (const auto& [cells, derived] : derived_totals(layout, true)) {
            Derivation from;
            for (auto house : derived.houses)
                from.houses.push_back(number_of(layout.tables.cells_of(layout.tables.houses[house])));
            for (auto choice : derived.choices) from.rules.push_back(in_.one_ofs[choice].rule);
            for (auto total : derived.totals) from.rules.push_back(in_.sums[total].rule);
            const auto weight = kHouseWeight * from.houses.size() + kRuleWeight * from.rules.size();
            const auto number = [](std::size_t size) { return static_cast<std::uint32_t>(size); };
            const auto premise =
                add({Premise::Sort::derived, number(weight), number(out_.derivations.size()), number(out_.parts.size())});
            out_.derivations.push_back(std::move(from));
            const std::vector<std::int32_t> ones(cells.size(), 1);
            add_part_of(premise, {0, cells, {}, ways_of({cells, ones, derived.total, derived.total})});
        }
    }

    // The first house with these cells.
    std::uint32_t number_of(std::span<const std::uint32_t> cells) const {
        for (std::uint32_t house = 0; house < in_.distincts.size(); ++house) {
            const auto own = in_.distincts[house].cells;
            if (std::equal(own.begin(), own.end(), cells.begin(), cells.end())) return house;
        }
        GRIDWRIGHT_ASSERT(false);
        return 0;
    }

    std::uint32_t add(const Premise& premise) {
        out_.all.push_back(premise);
        return static_cast<std::uint32_t>(out_.all.size() - 1);
    }

    const Primitives& in_;
    Premises& out_;
    std::set<std::vector<std::uint32_t>> known_;  // houses with places: a region that is also a row is one house
    std::map<Cells, Said> said_;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> place_cells_, places_of_;
    std::vector<std::pair<std::uint32_t, Rival>> rivals_;
    std::vector<std::pair<std::uint32_t, Bond>> bonds_;
    std::map<std::uint32_t, std::vector<RulePart>> parts_;  // per rule
    std::vector<std::pair<std::uint32_t, std::uint32_t>> parts_of_;
};

}  // namespace

Premises::Premises(const Primitives& primitives) : values(primitives.values), domains(primitives.domains) {
    check(primitives);
    Collector(primitives, *this).run();
}

std::span<const RulePart> Premises::parts_of_rule(const Premise& premise) const {
    const auto first = parts.begin() + premise.second;
    const auto last = std::find_if(first, parts.end(), [&](const RulePart& part) { return part.premise != first->premise; });
    return {first, last};
}

}  // namespace gridwright
