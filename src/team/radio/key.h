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
  /// 256 random bits as a line of text, for a file; an error where the machine has no randomness.
  [[nodiscard]] static Result<std::string> new_secret();
  /// The content of a file, without blanks at its end. `./cancha radio --new-key` makes one.
  [[nodiscard]] static Result<RadioKey> load(const std::string& file);

  [[nodiscard]] Seal seal(std::span<const std::byte> bytes) const;
  /// Is the end of these bytes the seal of what stands before? Takes as long for wrong ones as for right ones.
  [[nodiscard]] bool fits(std::span<const std::byte> bytes) const;

 private:
  explicit RadioKey(std::string secret) : secret_{std::move(secret)} {}
  std::string secret_;
};

/// The first eight bytes of SHA-256: nobody finds bytes that give a wanted number.
[[nodiscard]] std::uint64_t one_way(std::span<const std::byte> bytes);

}  // namespace cancha::team
