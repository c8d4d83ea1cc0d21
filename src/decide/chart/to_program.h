#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "base/result.h"
#include "decide/chart/chart.h"
#include "decide/chart/flatten.h"
#include "decide/program/program.h"

namespace cancha::decide::chart {

/// Junctions are written out once for each way through them; a program has so many decisions at most.
inline constexpr std::size_t kMostDecisions = 200'000;

/// A chart as a program: one option "chart" with a state for each leaf, named "Walk.Left", or for all leaves that are
/// active at once; the ways of a leaf are its decision, what they set on the way the decision's effects; outputs of
/// Moore states are actions of the state. The option's entry does what starting a chart does. Symbols are in the order
/// of the chart's variables.
///
/// An error where the ways through junctions are too many.
[[nodiscard]] Result<program::Program> to_program(const Chart& chart);

/// The same program, and what its parts were in the chart.
struct Compiled {
  /// A transition of a way, and the one before it.
  struct WayStep {
    std::uint32_t transition = kNone;
    std::uint32_t before = kNone;  ///< in `way_steps`
  };

  program::Program program;
  std::shared_ptr<const Flattened>
      flat;                           ///< what the program was made from; nothing = the chart itself, which is plain
  std::vector<std::uint32_t> leaves;  ///< by state of option "chart": the state of the plain chart
  std::vector<WayStep> way_steps;
  std::vector<std::uint32_t> way_ends;  ///< by decision: the last step of the way that ends with it; kNone = of none

  /// The transitions that lead to a decision, in order; none where it stays.
  [[nodiscard]] std::vector<std::uint32_t> way_to(std::uint32_t decision) const;
  /// The leaves of the chart that a state of option "chart" stands for.
  [[nodiscard]] Configuration active_in(std::uint32_t state) const;
};
[[nodiscard]] Result<Compiled> compile(const Chart& chart);

/// A program for trying single things of a plain chart, with these beside the option "chart".
struct CompiledForTrying : Compiled {
  std::vector<std::uint32_t> guards;   ///< by transition: its watch; kNone = no guard
  std::vector<std::uint32_t> sources;  ///< by expression of the program: the chart's, or kNone
  /// Assignments whose values may be out of range; the symbols after the variables have what they were, in this order.
  std::vector<Assignment> held;
  /// Of the agent and option "still": does what starting does, and after it one for each leaf that does what standing
  /// there does, without a decision.
  std::uint32_t first_still = kNone;
};
[[nodiscard]] Result<CompiledForTrying> compile_for_trying(const Chart& chart);

}  // namespace cancha::decide::chart
