#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace cancha {

/// A stream of random numbers (xoshiro256++), the same on every machine for the same seed.
///
/// Never global: whoever needs chance takes a `Random&`. Streams split by name or number, so that adding a draw
/// in one robot does not disturb another: `match.split("kick-off")`, `match.split("robot").split(3)`.
class Random {
 public:
  explicit Random(std::uint64_t seed);

  /// An independent stream; the same name always gives the same stream, and this one does not move.
  [[nodiscard]] Random split(std::string_view name) const;
  [[nodiscard]] Random split(std::uint64_t number) const;

  /// 64 random bits.
  std::uint64_t bits();
  /// A number in [0, 1).
  double uniform();
  /// A number in [low, high).
  double uniform(double low, double high) { return low + (high - low) * uniform(); }
  /// A whole number in [0, count), without bias; count > 0.
  std::uint64_t below(std::uint64_t count);
  /// A number from the normal distribution with mean 0 and deviation 1.
  double normal();

  /// Where the stream is, for saving and going on from there.
  [[nodiscard]] const std::array<std::uint64_t, 4>& state() const { return state_; }
  void set_state(const std::array<std::uint64_t, 4>& state) { state_ = state; }

 private:
  std::array<std::uint64_t, 4> state_;
};

}  // namespace cancha
