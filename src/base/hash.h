#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>

namespace cancha {

/// A running 64-bit fingerprint (FNV-1a over words), for behaviour signatures: equal bits give equal hashes.
class Hash {
 public:
  Hash& add(std::uint64_t word) {
    state_ = (state_ ^ word) * 0x100000001b3u;
    // FNV mixes upwards only; fold the high half back so that every bit counts
    state_ ^= state_ >> 29;
    return *this;
  }
  Hash& add(double number) { return add(std::bit_cast<std::uint64_t>(number)); }
  Hash& add_bytes(const void* data, std::size_t size);

  [[nodiscard]] std::uint64_t value() const { return state_; }
  /// Sixteen hexadecimal digits.
  [[nodiscard]] std::string text() const;

 private:
  std::uint64_t state_ = 0xcbf29ce484222325u;
};

}  // namespace cancha
