#pragma once

#include <cstdint>

#include "base/random.h"

namespace cancha::avr {

/// One direction of a serial line that loses and spoils bytes, by chance.
class BadLine {
 public:
  struct Settings {
    double drop = 0.0;    ///< of all bytes; 1 = every one
    double garble = 0.0;  ///< likewise
  };
  BadLine(const Settings& settings, Random random) : settings_{settings}, random_{random} {}

  /// False where the byte is lost; otherwise it may have become another one.
  bool pass(std::uint8_t& byte) {
    ++bytes_;
    if (settings_.drop > 0.0 && random_.uniform() < settings_.drop) {
      ++dropped_;
      return false;
    }
    if (settings_.garble > 0.0 && random_.uniform() < settings_.garble) {
      ++garbled_;
      byte = static_cast<std::uint8_t>(byte ^ (1U + random_.below(255)));
    }
    return true;
  }

  [[nodiscard]] std::uint64_t bytes() const { return bytes_; }
  [[nodiscard]] std::uint64_t dropped() const { return dropped_; }
  [[nodiscard]] std::uint64_t garbled() const { return garbled_; }

 private:
  Settings settings_;
  Random random_;
  std::uint64_t bytes_ = 0;
  std::uint64_t dropped_ = 0;
  std::uint64_t garbled_ = 0;
};

}  // namespace cancha::avr
