#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/random.h"

namespace cancha::act {

/// What goes wrong on a line, as often as wanted and the same for the same seed.
class Trouble {
 public:
  struct Settings {
    double noise = 0.0;    ///< chance of a few stray bytes before a packet
    double lost = 0.0;     ///< chance of each byte to be lost
    double flipped = 0.0;  ///< chance of each byte to have one bit turned over
    /// So many bytes at least lie between two that are lost or turned over: with one fault a packet never passes for
    /// another one, with two the checksum of eight bits can be deceived. 0 = anything may happen.
    std::size_t apart = 256;
  };

  Trouble(const Settings& settings, const Random& random)
      : settings_{settings}, random_{random}, since_{settings.apart} {}

  /// What becomes of bytes; `between`: they do not begin inside a packet.
  void pass(std::span<const std::uint8_t> bytes, bool between, std::vector<std::uint8_t>& onto);

  /// How often something went wrong.
  [[nodiscard]] std::uint64_t faults() const { return faults_; }

 private:
  Settings settings_;
  Random random_;
  std::size_t since_;  ///< bytes since the last fault
  std::uint64_t faults_ = 0;
};

}  // namespace cancha::act
