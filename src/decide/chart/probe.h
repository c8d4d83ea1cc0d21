#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "base/result.h"
#include "decide/chart/chart.h"
#include "decide/chart/to_program.h"
#include "decide/program/engine.h"
#include "decide/program/stand_in.h"

namespace cancha::decide::chart {

/// What went wrong while values were computed.
struct Mishaps {
  std::vector<std::uint32_t> divisions;                 ///< expressions that divided by 0
  std::vector<std::pair<Assignment, double>> too_wide;  ///< assignments whose value was out of range, and the value
};

/// A chart on the engine that can be put anywhere and asked for anything: checks and tables try what can happen on it.
/// The chart must outlive it.
class Probe {
 public:
  /// An error where the chart is too large for a program.
  [[nodiscard]] static Result<Probe> of(const Chart& chart);

  /// Enters the initial state, without a tick; the inputs among `values` are those that it sees.
  void start(std::span<const double> values);
  /// Puts it somewhere, as if the leaf had been entered `state_time` ms ago; `values` by variable.
  void stand(std::uint32_t leaf, std::span<const double> values, double state_time);
  /// Whether the guard of a transition is true where it stands.
  [[nodiscard]] bool holds(std::uint32_t transition);
  /// At most one way from where it stands.
  void tick();
  /// Sets what the active states of a Moore chart put out, without a tick.
  void show_outputs();

  [[nodiscard]] std::uint32_t leaf() const { return leaf_; }
  [[nodiscard]] double value(std::uint32_t variable) const { return engine_->last_value(variable); }
  /// The transitions of the way that the last tick took, in order; none = nothing was enabled.
  [[nodiscard]] std::vector<std::uint32_t> way() const;
  /// Adds what went wrong in what was done last; of a guard that was asked, only divisions count.
  void add_mishaps(Mishaps& into) const;
  void add_divisions(Mishaps& into) const;

 private:
  explicit Probe(const Chart& chart) : chart_{&chart} {}
  void put();
  void be_still(std::uint32_t state);

  const Chart* chart_;
  std::shared_ptr<const CompiledForTrying> made_;
  std::unique_ptr<program::StandIn> body_;
  std::unique_ptr<program::Engine> engine_;
  std::vector<std::uint32_t> numbers_;  ///< by state: the leaf's state in the program
  std::uint32_t first_leaf_ = kNone;
  std::uint32_t leaf_ = kNone;
  std::int64_t state_time_ = 0;
};

}  // namespace cancha::decide::chart
