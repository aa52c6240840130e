// Signs: what a value would do to all places of another one, and to all cells that come before it.
#include "ladder/rung_board.hpp"

#include <algorithm>
#include <bit>

#include "ladder/rung_bits.hpp"

namespace gridwright {

void RungBoard::read_signs() {
    if (facts().signs.empty()) return;
    above_.resize(rungs_.cells() * rungs_.words_);
    below_.resize(above_.size());
    signs_.reserve(facts().signs.size());
    for (const RungSign& sign : facts().signs) {
        if (!is_on(sign.toggle)) continue;
        signs_.push_back(sign);
        add_to(std::span(above_).subspan(sign.less * rungs_.words_, rungs_.words_), sign.greater);
        add_to(std::span(below_).subspan(sign.greater * rungs_.words_, rungs_.words_), sign.less);
    }
}

bool RungBoard::regains(std::span<const std::uint32_t> cells, std::span<const std::uint32_t> signs) const {
    const auto has_value = [&](std::uint32_t cell) { return !is_open(cell); };
    const auto says_nothing = [&](std::uint32_t number) {
        const RungSign& sign = facts().signs[number];
        return last_rank(sign.less, true) < first_rank(sign.greater, true);
    };
    return !broken_ && std::ranges::all_of(cells, has_value) && std::ranges::all_of(signs, says_nothing);
}

bool RungBoard::extreme_end() {
    if (ends_seen_) return false;
    ends_seen_ = true;
    bool any = false;
    for (const RungSign& sign : signs_) {
        const Mask less = facts().domains[sign.less], greater = facts().domains[sign.greater];
        any |= remove(sign.less, ~((std::uint64_t{1} << (63 - std::countl_zero(greater))) - 1));
        any |= remove(sign.greater, up_to_value(lowest(less)));
    }
    return any;
}

bool RungBoard::sign_bound() {
    bool any = false;
    for (const RungSign& sign : signs_) {
        if (broken_) return true;
        any |= remove(sign.greater, up_to_value(lowest(candidates_[sign.less])));
        if (broken_) return true;
        any |= remove(sign.less, ~((std::uint64_t{1} << (63 - std::countl_zero(candidates_[sign.greater]))) - 1));
    }
    return any;
}

// A value that would leave another one no place in a full house. Where cells only differ, locked candidates say the same.
bool RungBoard::no_place() {
    if (signs_.empty()) return false;
    bool any = false;
    Set places(words()), common(words()), near(words());
    for (std::size_t number = 0; number < facts().houses.size(); ++number)
        each_value(facts().houses[number].values, [&](std::uint32_t value) {
            if (!has_several(number, value, places)) return;
            std::ranges::copy(open_cells_, common.begin());
            each_cell(places, [&](std::uint32_t place) {
                for (std::uint32_t word = 0; word < words(); ++word) near[word] = above(place)[word] | below(place)[word];
                add_to(near, place);
                for (std::uint32_t word = 0; word < words(); ++word) common[word] &= near[word];
            });
            each_cell(common, [&](std::uint32_t cell) {
                Mask wrong = candidates_[cell] & ~bit_of(value);
                each_cell(places, [&](std::uint32_t place) {
                    if (place != cell) wrong &= against(cell, place, value);
                });
                any |= remove(cell, wrong);
            });
        });
    return any;
}

// The values that signs forbid a cell when another one holds a value.
RungBoard::Mask RungBoard::against(std::uint32_t cell, std::uint32_t other, std::uint32_t value) const {
    if (holds(below(other).data(), cell)) return ~(bit_of(value) - 1);
    return holds(above(other).data(), cell) ? up_to_value(value) : 0;
}

// Upwards a value's rank is its place from the smallest one on, downwards from the greatest; ranks count from 1.
std::uint32_t RungBoard::first_rank(std::uint32_t cell, bool up) const {
    const Mask mask = candidates_[cell];
    if (!mask) return facts().values + 1;
    return up ? lowest(mask) : facts().values - static_cast<std::uint32_t>(63 - std::countl_zero(mask));
}

std::uint32_t RungBoard::last_rank(std::uint32_t cell, bool up) const {
    return candidates_[cell] ? facts().values + 1 - first_rank(cell, !up) : 0;
}

// For each cell those that come before it along signs, with the links of the longest chain from there. Signs that run in a
// circle are left out.
std::vector<std::vector<RungBoard::EarlierCell>> RungBoard::chains(bool up) const {
    const std::size_t count = candidates_.size();
    std::vector<std::uint32_t> waiting(count), order;
    const auto after = [&](std::uint32_t cell) { return up ? above(cell) : below(cell); };
    for (std::uint32_t cell = 0; cell < count; ++cell) each_cell(after(cell), [&](std::uint32_t next) { ++waiting[next]; });
    for (std::uint32_t cell = 0; cell < count; ++cell)
        if (!waiting[cell]) order.push_back(cell);
    std::vector<std::vector<EarlierCell>> before(count);
    for (std::size_t at = 0; at < order.size(); ++at) {
        const std::uint32_t cell = order[at];
        each_cell(after(cell), [&](std::uint32_t next) {
            std::vector<EarlierCell>& known = before[next];
            const auto reach = [&](std::uint32_t from, std::uint32_t links) {
                const auto found = std::ranges::find(known, from, &EarlierCell::cell);
                if (found == known.end())
                    known.push_back({from, links});
                else
                    found->links = std::max(found->links, links);
            };
            reach(cell, 1);
            for (const EarlierCell& link : before[cell]) reach(link.cell, link.links + 1);
            if (--waiting[next] == 0) order.push_back(next);
        });
    }
    for (std::uint32_t cell = 0; cell < count; ++cell)
        if (waiting[cell]) before[cell].clear();
    return before;
}

// Every cell with the houses of those that come before it, and how many links at least.
std::vector<RungBoard::EarlierCells> RungBoard::behind(bool up) const {
    std::vector<EarlierCells> found;
    const std::vector<std::vector<EarlierCell>> before = chains(up);
    std::vector<std::uint32_t> links(candidates_.size());
    for (std::uint32_t cell = 0; cell < before.size(); ++cell) {
        for (const EarlierCell& link : before[cell]) links[link.cell] = link.links;
        for (std::uint32_t house = 0; house < facts().houses.size() && !before[cell].empty(); ++house) {
            Mask lengths = 0;
            for (const std::uint32_t other : facts().houses[house].cells)
                if (links[other]) lengths |= bit_of(links[other]);
            each_value(lengths, [&](std::uint32_t least) {
                Mask near = 0;
                for (std::size_t place = 0; place < facts().houses[house].cells.size(); ++place)
                    if (links[facts().houses[house].cells[place]] >= least) near |= std::uint64_t{1} << place;
                found.push_back({cell, house, least, near});
            });
        }
        for (const EarlierCell& link : before[cell]) links[link.cell] = 0;
    }
    return found;
}

// A cell so small would leave those below it, and others of the house they are in, fewer values than cells.
bool RungBoard::counting_bound() {
    if (signs_.empty()) return false;
    bool any = false;
    for (const bool up : {true, false}) {
        if (!behind_[up]) behind_[up] = behind(up);
        for (const EarlierCells& one : *behind_[up])
            if (is_open(one.cell)) any |= crowded(one, up);
    }
    return any;
}

// The same for those of one house that come so many links before it at least.
bool RungBoard::crowded(const EarlierCells& behind, bool up) {
    const RungHouse& house = facts().houses[behind.house];
    const std::uint32_t cell = behind.cell, least = behind.links, first = first_rank(cell, up);
    std::uint32_t bound = 0;
    for (std::uint32_t rank = first; rank > least && rank <= facts().values; ++rank) {
        if (!too_few(behind, up, rank - least, rank - least)) break;
        bound = rank;
    }
    const bool is_inside = std::ranges::find(house.cells, cell) != house.cells.end();
    if (!bound && is_inside && too_few(behind, up, first - 1, first)) bound = first;
    if (!bound) return false;
    return remove(cell, up ? up_to_value(bound) : ~(bit_of(facts().values + 1 - bound) - 1));
}

// Whether from some rank on to the last one there are fewer values than cells that need them: those behind, and such as have
// no candidate after the end; where that is later, but for the cell itself.
bool RungBoard::too_few(const EarlierCells& behind, bool up, std::uint32_t last, std::uint32_t end) const {
    std::uint8_t from[66] = {};  // how many cells begin at each rank
    std::uint32_t beyond = 0;
    const std::vector<std::uint32_t>& cells = facts().houses[behind.house].cells;
    for (std::size_t place = 0; place < cells.size(); ++place) {
        const std::uint32_t cell = cells[place];
        if (!(behind.near >> place & 1) && (last_rank(cell, up) > end || (end > last && cell == behind.cell))) continue;
        const std::uint32_t rank = first_rank(cell, up);
        if (rank > last)
            ++beyond;
        else
            ++from[rank];
    }
    for (std::uint32_t least = last, count = beyond; least > 0; --least) {
        count += from[least];
        if (count > last - least + 1) return true;
    }
    return false;
}

}  // namespace gridwright
