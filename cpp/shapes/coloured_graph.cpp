#include "shapes/coloured_graph.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "shapes/random.hpp"

namespace gridwright {

Partition::Partition(const ColouredGraph& graph)
    : elements_(graph.nodes()), place_(graph.nodes()), start_(graph.nodes()), size_(graph.nodes()) {
    std::iota(elements_.begin(), elements_.end(), 0u);
    std::stable_sort(elements_.begin(), elements_.end(),
                     [&](std::uint32_t a, std::uint32_t b) { return graph.colours[a] < graph.colours[b]; });
    std::uint32_t start = 0;
    for (std::uint32_t place = 0; place < elements_.size(); ++place) {
        if (!place || graph.colours[elements_[place]] != graph.colours[elements_[place - 1]]) {
            start = place;
            ++classes_;
        }
        place_[elements_[place]] = place;
        start_[elements_[place]] = start;
        ++size_[start];
    }
}

void Partition::single_out(std::uint32_t node) {
    const std::uint32_t start = start_[node], other = elements_[start];
    std::swap(elements_[start], elements_[place_[node]]);
    place_[other] = place_[node];
    place_[node] = start;
    for (std::uint32_t place = start + 1; place < start + size_[start]; ++place) start_[elements_[place]] = start + 1;
    size_[start + 1] = size_[start] - 1;
    size_[start] = 1;
    ++classes_;
}

Refiner::Refiner(const ColouredGraph& graph)
    : graph_(graph), sums_(graph.nodes()), waiting_(graph.nodes()), reached_(graph.nodes()), counts_(graph.nodes()) {}

void Refiner::refine(Partition& partition) {
    for (std::uint32_t place = 0; place < graph_.nodes(); place += partition.size_[place]) put_in_queue(place);
    run(partition, nullptr);
}

void Refiner::refine(Partition& partition, std::uint32_t place, TraceComparison* compared) {
    put_in_queue(place);
    run(partition, compared);
}

void Refiner::run(Partition& partition, TraceComparison* compared) {
    trace_ = 0;
    steps_.clear();
    const auto step = [&] {
        if (compared) compared->add(steps_.size(), trace_);
        steps_.push_back(trace_);
    };
    for (std::size_t next = 0; next < queue_.size(); ++next) {
        const std::uint32_t place = queue_[next];
        waiting_[place] = false;
        if (partition.is_discrete() || (compared && compared->is_needless())) continue;
        gather(partition, place);
        std::sort(touched_classes_.begin(), touched_classes_.end());
        for (const std::uint32_t touched : touched_classes_) split(partition, touched);
        step();
    }
    queue_.clear();
    note(partition.classes_);
    step();
    if (compared) compared->end(steps_.size());
}

// For each node with edges into a class a sum over their labels; and which classes these nodes are of.
void Refiner::gather(const Partition& partition, std::uint32_t place) {
    touched_classes_.clear();
    splitter_.assign(partition.elements_.begin() + place, partition.elements_.begin() + place + partition.size_[place]);
    for (const std::uint32_t node : splitter_) {
        const auto edges = graph_.edges[node];
        work_ += edges.size();
        for (const auto& [to, label] : edges) {
            const std::uint32_t start = partition.start_[to];
            if (!reached_[to]) {
                reached_[to] = true;
                sums_[to] = 0;
                if (!counts_[start]++) touched_classes_.push_back(start);
            }
            sums_[to] += RandomStream::mixed(label + RandomStream::kGamma);
        }
    }
}

// Nodes that were not reached stay in front, the others follow by their sums.
void Refiner::split(Partition& partition, std::uint32_t place) {
    const std::uint32_t end = place + partition.size_[place], first = end - std::exchange(counts_[place], 0);
    auto& elements = partition.elements_;
    note(place);
    if (end - place > 1) {
        std::partition(elements.begin() + place, elements.begin() + end, [&](std::uint32_t node) { return !reached_[node]; });
        std::sort(elements.begin() + first, elements.begin() + end, [&](std::uint32_t a, std::uint32_t b) { return sums_[a] < sums_[b]; });
    }
    ends_.clear();
    if (first > place) ends_.push_back(first);
    for (std::uint32_t at = first; at < end; ++at) {
        reached_[elements[at]] = false;
        if (at + 1 == end || sums_[elements[at]] != sums_[elements[at + 1]]) {
            ends_.push_back(at + 1);
            note(sums_[elements[at]]);
            note(at + 1);
        }
    }
    if (end - place > 1)
        for (std::uint32_t at = place; at < end; ++at) partition.place_[elements[at]] = at;
    if (ends_.size() < 2) return;
    partition.classes_ += ends_.size() - 1;
    // One part need not be looked at where the whole was: the largest, the first of them.
    std::uint32_t largest = place, most = 0;
    for (std::uint32_t start = place; const std::uint32_t stop : ends_) {
        if (stop - start > most) {
            most = stop - start;
            largest = start;
        }
        partition.size_[start] = stop - start;
        if (start != place)
            for (std::uint32_t at = start; at < stop; ++at) partition.start_[elements[at]] = start;
        start = stop;
    }
    const bool all = waiting_[place];
    for (std::uint32_t start = place; const std::uint32_t stop : ends_) {
        if (all || start != largest) put_in_queue(start);
        start = stop;
    }
}

std::span<const std::uint32_t> Refiner::target(const Partition& partition) {
    std::uint32_t found = 0, smallest = 0, most = 0;
    for (std::uint32_t place = 0; place < graph_.nodes(); place += partition.size_[place]) {
        const std::uint32_t size = partition.size_[place];
        if (size < 2) continue;
        touched_classes_.clear();
        for (const auto& [to, label] : graph_.edges[partition.elements_[place]])  // the others have as many into each class
            if (!counts_[partition.start_[to]]++) touched_classes_.push_back(partition.start_[to]);
        std::uint32_t ties = 0;
        for (const std::uint32_t other : touched_classes_) ties += std::exchange(counts_[other], 0) < partition.size_[other];
        if (!smallest || ties > most || (ties == most && size < smallest)) {
            found = place;
            smallest = size;
            most = ties;
        }
    }
    return {partition.elements_.data() + found, smallest};
}

void Refiner::put_in_queue(std::uint32_t place) {
    if (waiting_[place]) return;
    waiting_[place] = true;
    queue_.push_back(place);
}

void Refiner::note(std::uint64_t what) { trace_ = RandomStream::mixed((trace_ + RandomStream::kGamma) ^ what); }

}  // namespace gridwright
