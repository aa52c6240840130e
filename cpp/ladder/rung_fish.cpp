// The places of one value in several houses: fish, and two strong links.
#include "ladder/rung_board.hpp"

#include <algorithm>
#include <bit>

#include "ladder/rung_bits.hpp"

namespace gridwright {

// So many rows have all their places of a value in as many columns, or columns in rows: it leaves the rest of these.
bool RungBoard::fish(std::uint32_t size) {
    struct Base {
        std::size_t house;
        std::uint64_t across;  // a bit per line
    };
    std::vector<Base> bases;
    Set told(words());
    for (const Rungs::Across& lines : rungs_.across_)
        for (std::uint32_t value = 1; value <= facts().values; ++value) {
            bases.clear();
            for (const std::uint32_t number : lines.bases) {
                Base base{number, 0};
                int places = 0;
                for (const std::uint32_t cell : facts().houses[number].cells)
                    if (candidates_[cell] & bit_of(value)) {
                        base.across |= std::uint64_t{1} << lines.cover_of[cell];
                        ++places;
                    }
                if (places >= 2 && places <= static_cast<int>(size)) bases.push_back(base);
            }
            const auto grow = [&](const auto& self, std::uint32_t count, std::size_t from, std::uint64_t across) -> bool {
                if (std::popcount(across) > static_cast<int>(size)) return false;
                if (count == size) return clear_lines(lines, across, value, told);
                for (std::size_t i = from; i + (size - count) <= bases.size(); ++i) {
                    const std::uint64_t* cells = house_set(bases[i].house);
                    for (std::uint32_t word = 0; word < words(); ++word) told[word] |= cells[word];
                    if (self(self, count + 1, i + 1, across | bases[i].across)) return true;
                    for (std::uint32_t word = 0; word < words(); ++word) told[word] &= ~cells[word];
                }
                return false;
            };
            std::ranges::fill(told, 0);
            if (bases.size() >= size && grow(grow, 0, 0, 0)) return true;
        }
    return false;
}

// Takes a value from lines, but for the cells that are told.
bool RungBoard::clear_lines(const Rungs::Across& lines, std::uint64_t across, std::uint32_t value, const Set& told) {
    bool any = false;
    for (; across; across &= across - 1)
        for (const std::uint32_t cell : facts().houses[lines.covers[static_cast<std::size_t>(std::countr_zero(across))]].cells)
            if (!holds(told.data(), cell)) any |= remove(cell, bit_of(value));
    return any;
}

// Two full houses, the first with two places of a value: if one of these, the turn, holds it, the second has it off the turn;
// so what sees the other one and all of those cannot hold it. Either the second has two places, too, or it has more.
bool RungBoard::strong_links(bool grouped) {
    bool any = false;
    Set places(words()), ends(words()), from_turn(words()), far(words()), hit(words());
    for (std::uint32_t value = 1; value <= facts().values; ++value) {
        std::vector<std::size_t> pairs, groups;
        for (std::size_t number = 0; number < facts().houses.size(); ++number) {
            if (!(facts().houses[number].values & bit_of(value))) continue;
            const std::uint32_t count = places_in(number, value, places);
            if (count == 2) pairs.push_back(number);
            if (count > 2) groups.push_back(number);
        }
        for (const std::size_t first : pairs) {
            if (places_in(first, value, ends) != 2) continue;
            std::uint32_t two[2], count = 0;
            each_cell(ends, [&](std::uint32_t cell) { two[count++] = cell; });
            for (const bool turned : {false, true}) {
                const std::uint32_t start = two[turned], turn = two[!turned];
                seen_from(turn, value, from_turn);
                for (const std::size_t second : grouped ? groups : pairs) {
                    if (second == first || places_in(second, value, places) < 2) continue;
                    bool is_near = false, is_far = false, meets = false;
                    for (std::uint32_t word = 0; word < words(); ++word) {
                        far[word] = places[word] & ~from_turn[word];
                        is_near |= (places[word] & from_turn[word]) != 0;
                        is_far |= far[word] != 0;
                        meets |= (places[word] & ends[word]) != 0;
                    }
                    if (!is_near || !is_far || meets) continue;
                    seen_from(start, value, hit);
                    for (std::uint32_t word = 0; word < words(); ++word) hit[word] &= where(value)[word];
                    see_all(far, value, hit);
                    each_cell(hit, [&](std::uint32_t cell) { any |= remove(cell, bit_of(value)); });
                    if (any) return true;
                }
            }
        }
    }
    return false;
}

}  // namespace gridwright
