// Which premises may be used, and the cells that these speak of.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "reasons/premises.hpp"

namespace gridwright {

class Selection {
public:
    explicit Selection(const Premises& premises);

    void all();
    void only(std::span<const std::uint32_t> premises);
    void forbid(std::uint32_t premise) { has_[premise] = 0; }

    bool operator[](std::uint32_t premise) const { return has_[premise]; }
    std::span<const std::uint32_t> cells() const { return cells_; }

private:
    const Premises& premises_;
    std::vector<std::uint8_t> has_;  // per premise
    std::vector<std::uint32_t> cells_;
};

}  // namespace gridwright
