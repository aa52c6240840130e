// A graph whose nodes have colours and whose edges have labels: what a puzzle is, apart from where its cells lie.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "layout/ragged.hpp"

namespace gridwright {

struct ColouredGraph {
    struct Edge {
        std::uint32_t to, label;  // the label as it is seen from the node that has the edge
    };

    std::vector<std::uint64_t> colours;  // per node
    Ragged<Edge> edges;                  // per node; every edge is there twice, once from each end

    std::size_t nodes() const { return colours.size(); }
};

// What is left to tell nodes apart by, as classes in an order that depends on nothing but the graph.
//
//   elements_   4 0 2 | 1 | 3 5        nodes, class after class
//   start_      per node, where its class begins: 0 for 4, 0 and 2; 3 for 1; 4 for 3 and 5
//   size_       per place, how many nodes the class has that begins there
class Partition {
public:
    explicit Partition(const ColouredGraph& graph);

    bool is_discrete() const { return classes_ == elements_.size(); }
    std::span<const std::uint32_t> elements() const { return elements_; }
    std::uint32_t place(std::uint32_t node) const { return place_[node]; }

    // Puts a node before the others of its class.
    void single_out(std::uint32_t node);

private:
    friend class Refiner;

    std::vector<std::uint32_t> elements_, place_, start_, size_;
    std::size_t classes_ = 0;
};

// What refining says, step by step: the same for graphs that differ in the numbers of their nodes only.
using Trace = std::vector<std::uint64_t>;

// A trace beside two others: whether it is the same as one, and whether it is less than the other, the same, or more (−1, 0, 1).
struct TraceComparison {
    const Trace* same;   // nothing as soon as it differs
    const Trace* least;  // looked at as long as `versus` is 0
    int versus;

    void add(std::size_t step, std::uint64_t said) {
        if (same && (step >= same->size() || (*same)[step] != said)) same = nullptr;
        if (!versus && step >= least->size()) versus = 1;
        if (!versus && (*least)[step] != said) versus = said < (*least)[step] ? -1 : 1;
    }
    void end(std::size_t steps) {
        if (same && steps < same->size()) same = nullptr;
        if (!versus && steps < least->size()) versus = -1;
    }
    bool is_needless() const { return !same && versus > 0; }
};

// Splits classes until the nodes of each have as many edges of each label into each class. Its memory is used again.
class Refiner {
public:
    explicit Refiner(const ColouredGraph& graph);

    // All classes are looked at.
    void refine(Partition& partition);
    // Only what follows from the class that begins at a place; left unfinished as soon as its trace is needless, if it is compared.
    void refine(Partition& partition, std::uint32_t place, TraceComparison* compared);

    const Trace& trace() const { return steps_; }

    // The class of several nodes to single one out of: of those that are tied to the most other classes, without being tied to
    // all of these, the smallest. So a cell of a full grid is chosen, which fixes its row, column and value at once.
    std::span<const std::uint32_t> target(const Partition& partition);

    // Edges looked at until now.
    std::uint64_t work() const { return work_; }

private:
    void run(Partition& partition, TraceComparison* compared);
    void gather(const Partition& partition, std::uint32_t place);
    void split(Partition& partition, std::uint32_t place);
    void put_in_queue(std::uint32_t place);
    void note(std::uint64_t what);

    const ColouredGraph& graph_;
    std::vector<std::uint64_t> sums_;
    std::vector<std::uint8_t> waiting_, reached_;
    std::vector<std::uint32_t> queue_, splitter_, touched_classes_, counts_, ends_;
    Trace steps_;
    std::uint64_t trace_ = 0, work_ = 0;
};

}  // namespace gridwright
