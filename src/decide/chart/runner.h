#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "decide/chart/chart.h"

namespace cancha::decide::chart {

/// What went wrong while values were computed; for checks.
struct Mishaps {
  std::vector<std::uint32_t> divisions;                 ///< expressions that divided by 0
  std::vector<std::pair<Assignment, double>> too_wide;  ///< assignments whose value was out of range, and the value
};

/// The value of an expression; `values` by variable.
[[nodiscard]] double evaluate(const Chart& chart, std::uint32_t expression, std::span<const double> values,
                              double state_time, Mishaps* mishaps = nullptr);

/// A part of entering a state that has states in it.
struct EntryStep {
  std::uint32_t state = kNone;  ///< kNone = the chart
  bool way = false;             ///< its default way, instead of its entry
};

/// What is done, in order, after a state (kNone = the chart) was entered, until a leaf is; gives the leaf.
[[nodiscard]] std::uint32_t default_entry(const Chart& chart, std::uint32_t state, std::vector<EntryStep>& steps);

/// Runs a chart as docs/chart.md says, in the plainest way: what the program of `to_program.h` is compared with, and
/// what checks and tables try inputs on. The chart must outlive it.
class Runner {
 public:
  explicit Runner(const Chart& chart);

  /// Enters the initial state: initial values, ways and entries from the outside in.
  void start();
  /// At most one way from the active leaf; `now` in ms. The first tick starts.
  void tick(double now);

  [[nodiscard]] std::uint32_t leaf() const { return leaf_; }
  [[nodiscard]] std::span<double> values() { return values_; }
  /// The transitions of the way that was taken in the last tick, in order; none = nothing was enabled.
  [[nodiscard]] const std::vector<std::uint32_t>& way() const { return way_; }

  /// Puts it somewhere, as if it had been entered `state_time` ms ago.
  void stand(std::uint32_t leaf, std::span<const double> values, double state_time);
  /// A tick at the present moment.
  void tick_here();
  /// Sets what the active states of a Moore chart put out; a tick does so at its end.
  void show_outputs();
  /// Whether a way leads from a transition to a state, or ends without a target.
  [[nodiscard]] bool enabled(std::uint32_t transition) const;
  /// Notes what goes wrong from now on; nothing = no longer.
  void watch(Mishaps* mishaps) { mishaps_ = mishaps; }

 private:
  [[nodiscard]] bool leads_on(std::uint32_t transition) const;
  bool find_way(const std::vector<std::uint32_t>& transitions);
  void go();
  void assign(const std::vector<Assignment>& list, double state_time);
  /// Entry actions; in a Moore chart, outputs are left to `show_outputs`.
  void enter(std::uint32_t state, double state_time);
  void follow(const std::vector<EntryStep>& steps, double state_time);

  const Chart& chart_;
  std::vector<double> values_;
  std::vector<std::uint32_t> way_;
  std::uint32_t leaf_ = kNone;
  double entered_ = 0.0;
  double now_ = 0.0;
  Mishaps* mishaps_ = nullptr;
  mutable std::vector<std::int8_t> open_;  ///< by junction, in one search: 0 unknown, 1 there is a way out, -1 none
};

}  // namespace cancha::decide::chart
