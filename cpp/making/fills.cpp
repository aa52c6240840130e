#include "making/fills.hpp"

#include <algorithm>
#include <numeric>
#include <stdexcept>

#include "batch/parallel.hpp"
#include "search/search.hpp"

namespace gridwright {
namespace {

constexpr std::size_t kChunk = 512;  // grids a thread takes at a time: enough to keep all lanes busy most of the time

struct Chunk {
    std::size_t first;
    std::size_t count;
};

std::vector<RandomStream> streams_of(std::span<const std::uint64_t> keys) {
    std::vector<RandomStream> streams;
    for (const std::uint64_t key : keys) streams.emplace_back(key);
    return streams;
}

// What a question asks of the chunk's grids, with these givens and streams.
std::unique_ptr<Search> ask(const Fills& fills, Chunk chunk, std::span<const std::uint8_t> givens,
                            std::vector<RandomStream> streams, Question question, const std::atomic<bool>& stop) {
    const std::size_t words = (fills.layout->toggles + 63) / 64;
    const auto on = fills.toggles_on.empty() ? fills.toggles_on
                                             : fills.toggles_on.subspan(chunk.first * words, chunk.count * words);
    question.instruction_set = fills.instruction_set;
    auto search = start(fills.layout, {givens, {}, {on.begin(), on.end()}, std::move(streams)}, question);
    while (search->run_for(std::chrono::milliseconds(20)) != Stop::finished)
        if (stop) break;
    return search;
}

template <class Work>
std::vector<std::uint8_t> in_chunks(const Fills& fills, const std::atomic<bool>& stop, const Work& work) {
    const std::size_t total = fills.keys.size(), cells = fills.layout->cells();
    if (fills.givens.size() != total * cells) throw std::invalid_argument("there must be a grid per key");
    std::vector<std::uint8_t> grids(total * cells);
    in_parallel((total + kChunk - 1) / kChunk, fills.threads, stop, [&](std::size_t i) {
        const Chunk chunk{i * kChunk, std::min(kChunk, total - i * kChunk)};
        work(chunk, fills.givens.subspan(chunk.first * cells, chunk.count * cells),
             std::span(grids).subspan(chunk.first * cells, chunk.count * cells));
    });
    return grids;
}

// Takes values from some of the cells that have one and are not fixed.
void erase(std::span<std::uint8_t> grid, std::span<std::uint32_t> cells, std::uint32_t count, RandomStream& stream) {
    for (std::uint32_t i = 0; i < std::min<std::size_t>(count, cells.size()); ++i) {
        const std::uint32_t other = i + stream.below(static_cast<std::uint32_t>(cells.size()) - i);
        std::swap(cells[i], cells[other]);
        grid[cells[i]] = 0;
    }
}

}  // namespace

std::vector<std::uint8_t> fill(const Fills& fills, const std::atomic<bool>& stop) {
    const Question question{.limit = 1, .budget = fills.budget, .keep = 1, .restart = fills.restart};
    return in_chunks(fills, stop, [&](Chunk chunk, std::span<const std::uint8_t> givens, std::span<std::uint8_t> grids) {
        auto streams = streams_of(fills.keys.subspan(chunk.first, chunk.count));
        const auto search = ask(fills, chunk, givens, std::move(streams), question, stop);
        for (std::uint32_t job = 0; job < chunk.count; ++job)
            std::ranges::copy(search->kept(job), grids.begin() + static_cast<std::ptrdiff_t>(job * search->cells()));
    });
}

std::vector<std::uint8_t> resample(const Fills& fills, std::span<const std::uint8_t> fixed, const Resampling& how,
                                   const std::atomic<bool>& stop) {
    const std::size_t cells = fills.layout->cells();
    if (fixed.size() != cells) throw std::invalid_argument("there must be a byte per cell that says whether it is fixed");
    std::vector<std::uint32_t> loose;
    for (std::uint32_t cell = 0; cell < cells; ++cell)
        if (!fixed[cell]) loose.push_back(cell);
    const Question question{.limit = how.most, .budget = how.budget, .keep = 1, .any_kept = true};
    return in_chunks(fills, stop, [&](Chunk chunk, std::span<const std::uint8_t> givens, std::span<std::uint8_t> grids) {
        std::ranges::copy(givens, grids.begin());
        // Not the streams of the keys themselves: whoever filled the grids may have drawn from these.
        std::vector<RandomStream> streams;
        for (const std::uint64_t key : fills.keys.subspan(chunk.first, chunk.count)) streams.emplace_back(stream_key({key}));
        std::vector<std::uint8_t> holed(grids.size());
        std::vector<std::uint32_t> order;
        for (std::uint32_t round = 0; round < how.rounds && !stop; ++round) {
            std::ranges::copy(grids, holed.begin());
            for (std::size_t job = 0; job < chunk.count; ++job) {
                order = loose;
                erase(std::span(holed).subspan(job * cells, cells), order, how.erased, streams[job]);
            }
            // Each round's listing draws from streams of its own, so that what was erased does not depend on it.
            std::vector<std::uint64_t> keys;
            for (RandomStream& stream : streams) keys.push_back(stream.next());
            const auto search = ask(fills, chunk, holed, streams_of(keys), question, stop);
            for (std::uint32_t job = 0; job < chunk.count; ++job)
                if (search->verdict(job) == Verdict::exhausted)
                    std::ranges::copy(search->kept(job), grids.begin() + static_cast<std::ptrdiff_t>(job * cells));
        }
    });
}

}  // namespace gridwright
