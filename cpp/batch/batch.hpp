// Many grids of one layout, on several threads.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <span>

#include "layout/layout.hpp"
#include "search/status.hpp"
#include "search/search.hpp"

namespace gridwright {

struct Batch {
    std::shared_ptr<const Layout> layout;
    std::span<const std::uint8_t> givens;  // a byte per cell, grid after grid
    Question question;                     // keep is 1 or 0
    std::span<std::uint8_t> answers;       // a Status per grid, as a byte
    std::span<std::uint8_t> solutions;     // the first solution of each grid, zeros where there is none; or empty
    unsigned threads;
};

// Answers every grid. The threads share nothing but the next grid to take, so the answers do not depend on their number.
// Ends early, with the rest undecided and their solutions not written, when `stop` turns true.
void run_batch(const Batch& batch, const std::atomic<bool>& stop);

}  // namespace gridwright
