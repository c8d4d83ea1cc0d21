#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "decide/program/expression.h"

namespace cancha::decide::program {

/// Finds numbers that are there already, bit for bit.
class NumberTable {
 public:
  NumberTable(std::size_t most, std::vector<double>& numbers)
      : numbers_{numbers}, slots_(std::bit_ceil(2 * most), kNone) {}

  std::uint32_t place_of(double number) {
    const auto bits = std::bit_cast<std::uint64_t>(number);
    std::size_t slot = bits * 0x9e3779b97f4a7c15u >> (64 - std::countr_zero(slots_.size()));
    for (; slots_[slot] != kNone; slot = (slot + 1) % slots_.size()) {
      if (std::bit_cast<std::uint64_t>(numbers_[slots_[slot]]) == bits) return slots_[slot];
    }
    slots_[slot] = static_cast<std::uint32_t>(numbers_.size());
    numbers_.push_back(number);
    return slots_[slot];
  }

 private:
  std::vector<double>& numbers_;
  std::vector<std::uint32_t> slots_;  ///< open addressing; never more than half full
};

}  // namespace cancha::decide::program
