#pragma once

#include <vector>

#include "base/random.h"
#include "decide/program/engine.h"

namespace cancha::decide::program {

/// A body for any program: its inputs are whatever one sets, its outputs can be looked at, its behaviours are counted.
/// For trying a program without a robot, for tests and for benchmarks. Functions give the sum of their arguments and of
/// their own number.
class StandIn {
 public:
  explicit StandIn(const Program& program);

  /// A host for one engine; the stand-in must outlive it.
  [[nodiscard]] Host host();

  /// The value of a symbol, by its place in the program.
  [[nodiscard]] double& value(std::uint32_t symbol) { return values_[symbol]; }
  /// All inputs at random: decimals in [-1000, 1000] and in their range, booleans, elements.
  void shuffle(Random& random);
  /// How often behaviours were called, and a sum over their arguments and, from 1 on, their numbers: so that a call of
  /// another behaviour is another sum.
  [[nodiscard]] std::uint64_t calls() const { return calls_; }
  [[nodiscard]] double arguments() const { return arguments_; }
  /// Begins to count calls anew.
  void forget_calls() {
    calls_ = 0;
    arguments_ = 0.0;
  }

 private:
  [[nodiscard]] std::vector<HostParameter> parameters(Range range) const;
  [[nodiscard]] Host::Symbol described(const Symbol& symbol) const;

  const Program& program_;
  std::vector<double> values_;  ///< by symbol
  std::uint64_t calls_ = 0;
  double arguments_ = 0.0;
};

}  // namespace cancha::decide::program
