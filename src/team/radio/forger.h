#pragma once

#include "base/random.h"
#include "team/radio/simulation.h"

namespace cancha::team {

/// Somebody on the simulated air who hears all frames of a team and says others: damaged ones, old ones, and forged
/// ones with a right checksum, with numbers, times, tables or names that are not true. He has no key. Nor does he play
/// a whole robot with a chain of its own, which without a key is as good as any.
class Forger {
 public:
  explicit Forger(std::uint64_t seed) : random_{seed} {}

  /// One frame after what the team said last; none where it said nothing yet.
  [[nodiscard]] ByteVector forge(const RadioSimulation& team);
  /// So many frames, one each `every`, while the team runs.
  void attack(RadioSimulation& team, std::uint64_t frames, Duration every = Duration{1'000'000});

 private:
  void damage(ByteVector& datagram);
  void lie(Frame& frame, const RadioSimulation& team);
  void lie_about_values(Frame& frame);
  void lie_about_others(Frame& frame);
  [[nodiscard]] std::uint32_t any() { return static_cast<std::uint32_t>(random_.bits()); }

  Random random_;
};

}  // namespace cancha::team
