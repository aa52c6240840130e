#include "batch/batch.hpp"

#include <algorithm>
#include <stdexcept>

#include "batch/parallel.hpp"

namespace gridwright {
namespace {

constexpr std::size_t kChunk = 1024;  // grids a thread takes at a time: enough to keep all lanes busy most of the time

void run_chunk(const Batch& batch, std::size_t first, std::size_t count, const std::atomic<bool>& stop) {
    const std::size_t cells = batch.layout->cells();
    const auto search = start(batch.layout, {batch.givens.subspan(first * cells, count * cells), {}, {}}, batch.question);
    while (search->run_for(std::chrono::milliseconds(20)) != Stop::finished)
        if (stop) break;
    for (std::uint32_t job = 0; job < count; ++job) {
        batch.answers[first + job] = static_cast<std::uint8_t>(status_of(search->found(job), search->verdict(job)));
        if (batch.solutions.empty()) continue;
        const auto to = batch.solutions.begin() + static_cast<std::ptrdiff_t>((first + job) * cells);
        const auto kept = search->kept(job);
        if (kept.empty())
            std::fill_n(to, cells, std::uint8_t{0});
        else
            std::copy_n(kept.begin(), cells, to);
    }
}

}  // namespace

void run_batch(const Batch& batch, const std::atomic<bool>& stop) {
    const std::size_t cells = batch.layout->cells();
    const std::size_t total = batch.givens.size() / cells;
    if (batch.givens.size() != total * cells) throw std::invalid_argument("the givens are not whole grids");
    if (batch.answers.size() != total) throw std::invalid_argument("there must be one answer per grid");
    if (!batch.solutions.empty() && batch.solutions.size() != batch.givens.size())
        throw std::invalid_argument("there must be one solution per grid");
    std::fill(batch.answers.begin(), batch.answers.end(), static_cast<std::uint8_t>(Status::undecided));
    in_parallel((total + kChunk - 1) / kChunk, batch.threads, stop, [&](std::size_t i) {
        run_chunk(batch, i * kChunk, std::min(kChunk, total - i * kChunk), stop);
    });
}

}  // namespace gridwright
