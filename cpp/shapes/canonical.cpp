// Refinement and individualisation, as McKay and Piperno describe it. Where refining leaves nodes that cannot be told apart,
// each of them is singled out in turn, and the rest refined; every way to do so that ends with all nodes apart is a leaf, a
// numbering of the nodes. The form is the least of all leaves: first by what refining said on the way, then by the graph with
// these numbers. Two leaves with the same graph are a symmetry, and what symmetries show to be alike is looked at once.
#include "shapes/canonical.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <span>
#include <utility>

namespace gridwright {
namespace {

using Nodes = std::vector<std::uint32_t>;

constexpr std::size_t kMostSymmetries = 1000;  // that are remembered; with fewer, more is looked at

class CanonicalSearch {
public:
    CanonicalSearch(const ColouredGraph& graph, std::uint64_t most_work, const std::atomic<bool>& stop)
        : graph_(graph), most_work_(most_work), stop_(stop), refiner_(graph), levels_(1, Partition(graph)) {}

    std::optional<CanonicalForm> run() {
        refiner_.refine(levels_[0]);
        traces_.assign(1, refiner_.trace());
        versus_best_.assign(1, 0);
        visit(0, true);
        if (out_of_work()) return std::nullopt;
        return CanonicalForm{std::move(best_.order), std::move(best_.words), refiner_.work()};
    }

private:
    struct Leaf {
        Nodes path, order;
        std::vector<Trace> traces;
        std::vector<std::uint64_t> words;
    };

    bool out_of_work() const { return refiner_.work() > most_work_ || stop_; }

    // Looks at what is below a partition; the level to go on with.
    int visit(int level, bool on_first) {
        if (out_of_work()) return -1;
        const auto depth = static_cast<std::size_t>(level);
        if (levels_[depth].is_discrete()) return leaf(level, on_first);
        if (levels_.size() == depth + 1) {
            levels_.push_back(levels_[depth]);
            traces_.emplace_back();
            versus_best_.push_back(0);
        }
        const auto target = refiner_.target(levels_[depth]);
        const Nodes members(target.begin(), target.end());
        Nodes tried, orbits;
        std::size_t symmetries = 0;
        path_.resize(depth + 1);
        for (const std::uint32_t node : members) {
            if (!tried.empty() && is_like(node, tried, depth, orbits, symmetries)) continue;
            tried.push_back(node);
            path_.resize(depth + 1);
            path_[depth] = node;
            Partition& next = levels_[depth + 1];
            next = levels_[depth];
            next.single_out(node);
            TraceComparison compared{on_first ? trace_of(first_, depth + 1) : nullptr, trace_of(best_, depth + 1), versus_best_[depth]};
            refiner_.refine(next, next.place(node), found_ ? &compared : nullptr);
            if (found_ && compared.is_needless()) continue;
            traces_[depth + 1] = refiner_.trace();
            versus_best_[depth + 1] = compared.versus;
            if (const int back = visit(level + 1, !found_ || compared.same); back < level) return back;
        }
        return level - 1;
    }

    // What refining said on the way to a leaf; a leaf is not passed by anything that refines alike, but for numbers that clash.
    static const Trace* trace_of(const Leaf& leaf, std::size_t depth) {
        static const Trace none;
        return depth < leaf.traces.size() ? &leaf.traces[depth] : &none;
    }

    int leaf(int level, bool on_first) {
        const auto depth = static_cast<std::size_t>(level);
        path_.resize(depth);
        const Partition& partition = levels_[depth];
        auto words = words_of(partition);
        if (!found_) {
            found_ = true;
            first_ = best_ = told(partition, depth, std::move(words));
            return level - 1;
        }
        if (on_first && words == first_.words) return symmetry(first_, partition);
        if (versus_best_[depth] > 0) return level - 1;
        if (!versus_best_[depth] && words == best_.words) return symmetry(best_, partition);
        if (versus_best_[depth] < 0 || words < best_.words) {
            best_ = told(partition, depth, std::move(words));
            std::fill_n(versus_best_.begin(), depth + 1, 0);
        }
        return level - 1;
    }

    Leaf told(const Partition& partition, std::size_t depth, std::vector<std::uint64_t> words) const {
        const auto order = partition.elements();
        return {path_, Nodes(order.begin(), order.end()), {traces_.begin(), traces_.begin() + static_cast<std::ptrdiff_t>(depth) + 1}, std::move(words)};
    }

    // Remembers what takes one leaf to another, and goes back to where their ways parted: all that is below is alike.
    int symmetry(const Leaf& leaf, const Partition& partition) {
        if (symmetries_.size() < kMostSymmetries) {
            Nodes images(graph_.nodes());
            for (std::size_t i = 0; i < images.size(); ++i) images[leaf.order[i]] = partition.elements()[i];
            symmetries_.push_back(std::move(images));
        }
        const auto parted = std::mismatch(path_.begin(), path_.end(), leaf.path.begin(), leaf.path.end()).first;
        return static_cast<int>(parted - path_.begin());
    }

    // Whether a symmetry that keeps the path to this level takes a node that was tried to another one.
    bool is_like(std::uint32_t node, const Nodes& tried, std::size_t depth, Nodes& orbits, std::size_t& known) {
        if (orbits.empty()) {
            orbits.resize(graph_.nodes());
            std::iota(orbits.begin(), orbits.end(), 0u);
        }
        for (; known < symmetries_.size(); ++known) {
            const Nodes& images = symmetries_[known];
            if (!std::all_of(path_.begin(), path_.begin() + static_cast<std::ptrdiff_t>(depth), [&](std::uint32_t one) { return images[one] == one; })) continue;
            for (std::uint32_t one = 0; one < images.size(); ++one) {
                const std::uint32_t a = root(orbits, one), b = root(orbits, images[one]);
                if (a != b) orbits[std::max(a, b)] = std::min(a, b);
            }
        }
        const std::uint32_t orbit = root(orbits, node);
        return std::any_of(tried.begin(), tried.end(), [&](std::uint32_t one) { return root(orbits, one) == orbit; });
    }

    static std::uint32_t root(Nodes& orbits, std::uint32_t node) {
        while (orbits[node] != node) node = orbits[node] = orbits[orbits[node]];
        return node;
    }

    std::vector<std::uint64_t> words_of(const Partition& partition) {
        std::vector<std::uint64_t> words;
        for (const std::uint32_t node : partition.elements()) words.push_back(graph_.colours[node]);
        for (const std::uint32_t node : partition.elements()) {
            const std::size_t begin = words.size();
            words.push_back(0);
            for (const auto& [to, label] : graph_.edges[node])
                if (partition.place(to) <= partition.place(node)) words.push_back(std::uint64_t{label} << 32 | partition.place(to));
            words[begin] = words.size() - begin - 1;
            std::sort(words.begin() + static_cast<std::ptrdiff_t>(begin) + 1, words.end());
        }
        return words;
    }

    const ColouredGraph& graph_;
    std::uint64_t most_work_;
    const std::atomic<bool>& stop_;
    Refiner refiner_;
    std::vector<Partition> levels_;
    std::vector<Trace> traces_;    // what refining said at each level of the path
    std::vector<int> versus_best_;  // whether that is less than on the way to the best leaf, the same, or more
    Nodes path_;
    bool found_ = false;
    Leaf first_, best_;
    std::vector<Nodes> symmetries_;
};

}  // namespace

std::optional<CanonicalForm> canonical_form(const ColouredGraph& graph, std::uint64_t most_work, const std::atomic<bool>& stop) {
    return CanonicalSearch(graph, most_work, stop).run();
}

}  // namespace gridwright
