#include "layout.hpp"

#include <algorithm>
#include <bit>
#include <span>
#include <stdexcept>
#include <utility>

namespace gridwright {
namespace {

using Mask = std::uint64_t;

constexpr std::uint32_t kMaxValues = 64;
constexpr std::uint32_t kMaxCells = 10000;

Mask up_to(std::uint32_t value) { return value >= 64 ? ~Mask{0} : (Mask{1} << value) - 1; }

void require(bool condition, const char* message) {
    if (!condition) throw std::invalid_argument(message);
}

void check(const Primitives& primitives) {
    const auto cells = primitives.domains.size();
    require(cells >= 1 && cells <= kMaxCells, "a layout has 1 to 10,000 cells");
    require(primitives.values >= 1 && primitives.values <= kMaxValues, "a layout has 1 to 64 values");
    for (Mask domain : primitives.domains)
        require((domain & ~up_to(primitives.values)) == 0, "a domain has values out of range");
    for (const Distinct& distinct : primitives.distincts) {
        for (auto cell : distinct.cells) require(cell < cells, "a house has a cell out of range");
        auto sorted = distinct.cells;
        std::sort(sorted.begin(), sorted.end());
        require(std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end(), "a house has a cell twice");
    }
    for (const auto& relation : primitives.relations)
        require(relation.size() == primitives.values, "a relation has the wrong number of values");
    for (const Pair& pair : primitives.pairs) {
        require(pair.a < cells && pair.b < cells && pair.a != pair.b, "a pair has a cell out of range or twice");
        require(pair.relation < primitives.relations.size(), "a pair has an unknown relation");
    }
}

bool covers(const std::vector<std::uint32_t>& large, const std::vector<std::uint32_t>& small) {
    return std::all_of(small.begin(), small.end(), [&](std::uint32_t cell) {
        return std::find(large.begin(), large.end(), cell) != large.end();
    });
}

class Compiler {
public:
    explicit Compiler(const Primitives& primitives) : in_(primitives) {
        out_.values = in_.values;
        out_.domains = in_.domains;
    }

    Layout run() {
        index_distincts();
        for (std::size_t i = 0; i < in_.distincts.size(); ++i)
            if (!repeats(i)) add_distinct(in_.distincts[i]);
        for (const auto& table : in_.relations) known_.push_back(look_at(table));
        for (const Pair& pair : in_.pairs) add_pair(pair);
        find_peers();
        find_crossings();
        return std::move(out_);
    }

private:
    Mask union_of(const Distinct& distinct) const {
        Mask all = 0;
        for (auto cell : distinct.cells) all |= in_.domains[cell];
        return all;
    }

    bool is_full(const Distinct& distinct) const {
        return std::popcount(union_of(distinct)) == static_cast<int>(distinct.cells.size());
    }

    void index_distincts() {
        of_cell_.resize(in_.domains.size());
        for (std::size_t i = 0; i < in_.distincts.size(); ++i)
            for (auto cell : in_.distincts[i].cells) of_cell_[cell].push_back(i);
    }

    // Whether another house that is always on says as much: it has the same cells and comes earlier, or it has these
    // and more and this one need not hold all its values.
    bool repeats(std::size_t index) const {
        const Distinct& distinct = in_.distincts[index];
        if (distinct.cells.size() < 2) return std::popcount(union_of(distinct)) > 1 || distinct.cells.empty();
        for (auto other_index : of_cell_[distinct.cells.front()]) {
            const Distinct& other = in_.distincts[other_index];
            if (other_index == index || other.toggle != kAlways || other.cells.size() < distinct.cells.size()) continue;
            const bool same_size = other.cells.size() == distinct.cells.size();
            if (same_size && distinct.toggle == kAlways && other_index > index) continue;
            if (!same_size && is_full(distinct)) continue;
            if (covers(other.cells, distinct.cells)) return true;
        }
        return false;
    }

    void add_distinct(const Distinct& distinct) {
        note_toggle(distinct.toggle);
        const auto size = static_cast<std::uint32_t>(distinct.cells.size());
        const Mask all = union_of(distinct);
        const auto values = static_cast<std::uint32_t>(std::popcount(all));
        const bool crowded = values < size;
        const Mask full = values == size ? all : 0;
        if (size == 2 && full == 0 && !crowded) {
            out_.unequals.push_back({distinct.cells[0], distinct.cells[1], up_to(in_.values), distinct.toggle});
            return;
        }
        out_.houses.push_back({static_cast<std::uint32_t>(out_.house_cells.size()), size, full, distinct.toggle, crowded});
        out_.house_cells.insert(out_.house_cells.end(), distinct.cells.begin(), distinct.cells.end());
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
        note_toggle(pair.toggle);
        const Known& known = known_[pair.relation];
        switch (known.form) {
            case Form::always: break;
            case Form::less: out_.lesses.push_back({pair.a, pair.b, pair.toggle}); break;
            case Form::greater: out_.lesses.push_back({pair.b, pair.a, pair.toggle}); break;
            case Form::unequal: out_.unequals.push_back({pair.a, pair.b, known.excluded, pair.toggle}); break;
            case Form::table: out_.relateds.push_back({pair.a, pair.b, known.forward, known.backward, pair.toggle});
        }
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
        for (std::size_t at = 0; at < out_.tables.size(); at += in_.values)
            if (std::equal(table.begin(), table.end(), out_.tables.begin() + static_cast<std::ptrdiff_t>(at)))
                return static_cast<std::uint32_t>(at);
        out_.tables.insert(out_.tables.end(), table.begin(), table.end());
        return static_cast<std::uint32_t>(out_.tables.size() - in_.values);
    }

    void note_toggle(std::int32_t toggle) {
        out_.toggles = std::max(out_.toggles, static_cast<std::uint32_t>(toggle + 1));
    }

    void find_peers() {
        const std::size_t words = (in_.domains.size() + 63) / 64;
        out_.peers.assign(in_.domains.size() * words, 0);
        const auto see = [&](std::uint32_t a, std::uint32_t b) {
            if (a != b) out_.peers[a * words + b / 64] |= Mask{1} << (b % 64);
        };
        for (const House& house : out_.houses)
            for (std::uint32_t i = 0; i < house.size; ++i)
                for (std::uint32_t k = 0; k < house.size; ++k)
                    see(out_.house_cells[house.first + i], out_.house_cells[house.first + k]);
        const auto both = [&](const auto& pair) { see(pair.a, pair.b), see(pair.b, pair.a); };
        for (const auto& pair : out_.unequals) both(pair);
        for (const auto& pair : out_.relateds) both(pair);
        for (const auto& pair : out_.lesses) see(pair.less, pair.greater), see(pair.greater, pair.less);
    }

    using Family = std::vector<std::uint32_t>;  // houses that have no cell in common

    std::span<const std::uint32_t> cells_of(std::uint32_t house) const {
        return {out_.house_cells.data() + out_.houses[house].first, out_.houses[house].size};
    }

    // Rows, columns, boxes …, found without knowing any of them: each house joins the first family it does not meet.
    std::vector<Family> families() const {
        std::vector<Family> found;
        std::vector<std::vector<char>> covered;
        for (std::uint32_t house = 0; house < out_.houses.size(); ++house) {
            if (out_.houses[house].toggle != kAlways) continue;
            const auto cells = cells_of(house);
            std::size_t family = 0;
            while (family < found.size() &&
                   std::any_of(cells.begin(), cells.end(), [&](auto cell) { return covered[family][cell]; }))
                ++family;
            if (family == found.size()) {
                found.emplace_back();
                covered.emplace_back(in_.domains.size(), 0);
            }
            found[family].push_back(house);
            for (auto cell : cells) covered[family][cell] = 1;
        }
        return found;
    }

    void find_crossings() {
        out_.slots.push_back({0, kNoSlot});
        const auto all = families();
        for (std::size_t i = 0; i < all.size(); ++i)
            for (std::size_t k = i + 1; k < all.size(); ++k) add_crossing(all[i], all[k]);
    }

    // The segments of two families, for those houses where a segment of two cells or more can teach anything.
    void add_crossing(const Family& first, const Family& second) {
        constexpr std::uint32_t kNoHouse = ~std::uint32_t{0};
        struct Group {
            std::uint32_t houses[2];
            std::vector<std::uint32_t> cells;
        };
        const std::size_t cells = in_.domains.size();
        std::vector<std::uint32_t> home[2] = {std::vector(cells, kNoHouse), std::vector(cells, kNoHouse)};
        for (auto house : first)
            for (auto cell : cells_of(house)) home[0][cell] = house;
        for (auto house : second)
            for (auto cell : cells_of(house)) home[1][cell] = house;
        std::vector<Group> groups;
        std::vector<std::vector<std::size_t>> of_house(out_.houses.size() + 1);  // the last: cells of no first house
        for (std::uint32_t cell = 0; cell < cells; ++cell) {
            const std::uint32_t a = home[0][cell], b = home[1][cell];
            if (a == kNoHouse && b == kNoHouse) continue;
            auto& known = of_house[a == kNoHouse ? out_.houses.size() : a];
            const auto found = std::find_if(known.begin(), known.end(), [&](auto g) { return groups[g].houses[1] == b; });
            if (found != known.end()) {
                groups[*found].cells.push_back(cell);
            } else {
                known.push_back(groups.size());
                groups.push_back({{a, b}, {cell}});
            }
        }
        std::vector<char> taught(out_.houses.size(), 0);
        for (const auto& [houses, own] : groups)
            if (houses[0] != kNoHouse && houses[1] != kNoHouse && own.size() >= 2 &&
                (out_.houses[houses[0]].full || out_.houses[houses[1]].full))
                taught[houses[0]] = taught[houses[1]] = 1;
        std::vector<std::vector<std::uint32_t>> parts[2] = {std::vector<std::vector<std::uint32_t>>(out_.houses.size()),
                                                            std::vector<std::vector<std::uint32_t>>(out_.houses.size())};
        const std::size_t start = out_.segments.size();
        for (const auto& [houses, own] : groups) {
            const bool known[2] = {houses[0] != kNoHouse && taught[houses[0]], houses[1] != kNoHouse && taught[houses[1]]};
            if (!known[0] && !known[1]) continue;
            const auto segment = static_cast<std::uint32_t>(out_.segments.size());
            out_.segments.push_back({static_cast<std::uint32_t>(out_.segment_cells.size()),
                                     static_cast<std::uint32_t>(own.size()), {kNoSlot, kNoSlot}});
            out_.segment_cells.insert(out_.segment_cells.end(), own.begin(), own.end());
            for (int side = 0; side < 2; ++side)
                if (known[side]) parts[side][houses[side]].push_back(segment);
        }
        for (int side = 0; side < 2; ++side)
            for (std::size_t house = 0; house < out_.houses.size(); ++house) {
                const auto& segments = parts[side][house];
                if (segments.empty()) continue;
                out_.parts.push_back({static_cast<std::uint32_t>(out_.slots.size()),
                                      static_cast<std::uint32_t>(segments.size()), out_.houses[house].full != 0});
                for (auto segment : segments) {
                    out_.segments[segment].slots[side] = static_cast<std::uint32_t>(out_.slots.size());
                    out_.slots.push_back({segment, kNoSlot});
                }
            }
        for (std::size_t i = start; i < out_.segments.size(); ++i)
            for (int side = 0; side < 2; ++side) {
                const auto& slots = out_.segments[i].slots;
                if (slots[side] != kNoSlot) out_.slots[slots[side]].other = slots[1 - side];
            }
    }

    const Primitives& in_;
    Layout out_;
    std::vector<std::vector<std::size_t>> of_cell_;  // the distincts of each cell
    std::vector<Known> known_;                       // per relation
};

}  // namespace

Layout compile(const Primitives& primitives) {
    check(primitives);
    return Compiler(primitives).run();
}

LayoutView Layout::view() const {
    return {
        cells(),
        values,
        toggles,
        static_cast<std::uint32_t>(houses.size()),
        static_cast<std::uint32_t>(lesses.size()),
        static_cast<std::uint32_t>(unequals.size()),
        static_cast<std::uint32_t>(relateds.size()),
        static_cast<std::uint32_t>(segments.size()),
        static_cast<std::uint32_t>(parts.size()),
        static_cast<std::uint32_t>(slots.size()),
        houses.data(),
        house_cells.data(),
        lesses.data(),
        unequals.data(),
        relateds.data(),
        tables.data(),
        segments.data(),
        segment_cells.data(),
        parts.data(),
        slots.data(),
        (cells() + 63) / 64,
        peers.data(),
    };
}

}  // namespace gridwright
