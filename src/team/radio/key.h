#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>

#include "base/result.h"
#include "team/radio/frame.h"

namespace cancha::team {

/// A secret that the robots of a team share; frames carry a code that nobody else can make (HMAC-SHA-256, cut to 16
/// bytes).
class RadioKey {
 public:
  using Seal = std::array<std::byte, kFrameSealBytes>;
  static constexpr std::size_t kLeastBytes = 16;
  static constexpr std::size_t kMostBytes = 4096;

  /// Any bytes; 16 at least.
  [[nodiscard]] static Result<RadioKey> make(std::string secret);
  /// The content of a file, without blanks at its end. `head -c 32 /dev/urandom | base64 > key` makes one.
  [[nodiscard]] static Result<RadioKey> load(const std::string& file);

  [[nodiscard]] Seal seal(std::span<const std::byte> bytes) const;
  /// Is the end of these bytes the seal of what stands before? Takes as long for wrong ones as for right ones.
  [[nodiscard]] bool fits(std::span<const std::byte> bytes) const;

 private:
  explicit RadioKey(std::string secret) : secret_{std::move(secret)} {}
  std::string secret_;
};

}  // namespace cancha::team
