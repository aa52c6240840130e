#include "reasons/rule_parts.hpp"

#include <algorithm>
#include <bit>

#include "reasons/masks.hpp"

namespace gridwright {

using Masks = PartReader::Masks;

std::size_t RulePart::size() const {
    std::size_t arcs = sets.size() * cells.size();
    for (const auto& layer : ways.layers) arcs += layer.size();
    return arcs;
}

void RulePart::sort_arcs(std::uint32_t values) {
    for (auto& layer : ways.layers) {
        std::stable_sort(layer.begin(), layer.end(), [](const Arc& a, const Arc& b) { return a.bit < b.bit; });
        auto next = layer.begin();
        for (std::uint32_t bit = 0; bit <= values; ++bit) {
            next = std::find_if(next, layer.end(), [&](const Arc& arc) { return arc.bit >= bit; });
            firsts.push_back(static_cast<std::uint32_t>(next - layer.begin()));
        }
    }
}

Masks PartReader::narrowed(const RulePart& part, Masks now) {
    if (part.is_choice()) {
        kept_.assign(now.size(), 0);
        narrow_choice(part, now);
        return kept_;
    }
    Narrowing& before = narrowing(part, now);
    if (before.part != &part || !std::equal(now.begin(), now.end(), before.now.begin(), before.now.end())) {
        kept_.assign(now.size(), 0);
        narrow_along(part, now);
        before.part = &part;
        before.now.assign(now.begin(), now.end());
        before.kept = kept_;
    }
    return before.kept;
}

PartReader::Narrowing& PartReader::narrowing(const RulePart& part, Masks now) {
    constexpr int kBits = 14;
    narrowings_.resize(std::size_t{1} << kBits);
    std::uint64_t hash = std::bit_cast<std::uintptr_t>(&part);
    for (Mask left : now) hash = (std::rotl(hash, 5) ^ left) * 0x9e3779b97f4a7c15;
    return narrowings_[hash >> (64 - kBits)];
}

Masks PartReader::absences(const RulePart& part, Masks whole, Masks now, Masks free, std::size_t place, std::uint32_t bit) {
    gone_.assign(now.size(), 0);
    if (part.is_choice())
        choice_absences(part, whole, now, free, place, one(bit));
    else
        absences_along(part, whole, now, place, one(bit));
    return gone_;
}

// Most sets are impossible with any value: each of those is looked at once.
void PartReader::narrow_choice(const RulePart& part, Masks now) {
    for (Mask set : part.sets) {
        Mask placed = 0;
        const bool fits = std::all_of(now.begin(), now.end(), [&](Mask left) {
            placed |= left & set;
            return left & set;
        });
        if (!fits || placed != set) continue;
        for (std::size_t place = 0; place < now.size(); ++place)
            for (Mask left = now[place] & set & ~kept_[place]; left; left &= left - 1) {
                const Mask value = left & (~left + 1);
                if (covers(part, now, set, place, value)) kept_[place] |= value;
            }
    }
}

// Whether a set is possible with a value of it in one cell: each other cell can hold another, and each has a place there.
bool PartReader::covers(const RulePart& part, Masks now, Mask set, std::size_t place, Mask value) const {
    Mask placed = 0;
    for (std::size_t other = 0; other < part.cells.size(); ++other) {
        if (other == place) continue;
        const Mask fits = now[other] & set & ~value;
        if (!fits) return false;
        placed |= fits;
    }
    return placed == (set & ~value);
}

// Each set with the value needs something that makes it impossible: a cell that can hold no other of its values, or a
// value of it that has no place. Of these, the one that takes least beyond what is free and what was taken before.
void PartReader::choice_absences(const RulePart& part, Masks whole, Masks now, Masks free, std::size_t place, Mask value) {
    std::vector<Mask> best(now.size()), tried(now.size());
    for (Mask set : part.sets) {
        if (!(set & value)) continue;
        int least = -1;
        const auto weigh = [&] {
            int cost = 0;
            for (std::size_t at = 0; at < now.size(); ++at) cost += std::popcount(tried[at] & ~free[at] & ~gone_[at]);
            if (least >= 0 && cost >= least) return;
            least = cost;
            best = tried;
        };
        for (std::size_t at = 0; at < now.size(); ++at) {
            if (at == place || now[at] & set & ~value) continue;
            std::fill(tried.begin(), tried.end(), 0);
            tried[at] = whole[at] & set & ~value;
            weigh();
        }
        for (Mask left = set & ~value; left; left &= left - 1) {
            const Mask other = left & (~left + 1);
            bool has_place = false;
            for (std::size_t at = 0; at < now.size(); ++at) {
                has_place |= at != place && now[at] & other;
                tried[at] = at == place ? 0 : whole[at] & other;
            }
            if (!has_place) weigh();
        }
        for (std::size_t at = 0; at < now.size(); ++at) gone_[at] |= best[at];
    }
}

static bool has(Mask mask, std::uint32_t bit) { return mask >> bit & 1; }

// Without a branch for each arc: most of the time for reasons goes by here.
void PartReader::narrow_along(const RulePart& part, Masks now) {
    reached_.assign(part.ways.nodes, 0);
    good_.assign(part.ways.nodes, 0);
    reached_.front() = good_.back() = 1;
    for (std::size_t place = 0; place < now.size(); ++place)
        each(now[place], [&](auto bit) {
            for (const Arc& arc : part.arcs(place, bit)) reached_[arc.to] |= reached_[arc.from];
        });
    for (std::size_t place = now.size(); place-- > 0;)
        each(now[place], [&](auto bit) {
            std::uint8_t is_way = 0;
            for (const Arc& arc : part.arcs(place, bit)) {
                const std::uint8_t leads = reached_[arc.from] & good_[arc.to];
                good_[arc.from] |= leads;
                is_way |= leads;
            }
            kept_[place] |= Mask{is_way} << bit;
        });
}

// Nodes are good from which the end can be reached, if the value stands in its cell. From the start on, whatever leads to
// a good node must be gone; what leads elsewhere may come back.
void PartReader::absences_along(const RulePart& part, Masks whole, Masks now, std::size_t place, Mask value) {
    const auto& [layers, nodes] = part.ways;
    reached_.assign(nodes, 0);
    good_.assign(nodes, 0);
    reached_[0] = good_[nodes - 1] = 1;
    const auto left = [&](std::size_t at) { return at == place ? value : now[at]; };
    for (std::size_t at = now.size(); at-- > 0;)
        for (const Arc& arc : layers[at])
            if (good_[arc.to] && has(left(at), arc.bit)) good_[arc.from] = 1;
    for (std::size_t at = 0; at < now.size(); ++at) {
        const Mask absent = at == place ? 0 : whole[at] & ~now[at];
        for (const Arc& arc : layers[at])
            if (reached_[arc.from] & good_[arc.to]) gone_[at] |= absent & one(arc.bit);
        const Mask back = left(at) | (absent & ~gone_[at]);
        for (const Arc& arc : layers[at])
            if (reached_[arc.from] && has(back, arc.bit)) reached_[arc.to] = 1;
    }
}

}  // namespace gridwright
