#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/result.h"
#include "decide/chart/chart.h"
#include "decide/chart/to_program.h"
#include "decide/program/engine.h"
#include "decide/program/stand_in.h"

namespace cancha::decide::chart {

/// A chart on the engine with inputs that one sets by hand: for trying it, for its tests, for the studio.
///
///     auto trial = Trial::of(chart);
///     trial->set(chart.find_variable("u"), 1);
///     trial->tick();  // one sample time later
///     fmt::print("{}\n", trial->state());
class Trial {
 public:
  /// An error where the chart is too large for a program.
  [[nodiscard]] static Result<Trial> of(const Chart& chart);

  /// Sets an input, by its place among the chart's variables.
  void set(std::uint32_t variable, double value);
  /// One tick, a sample time after the last one; the first starts the chart at 0.
  void tick();
  /// From the beginning again; inputs keep their values.
  void restart();

  /// The full name of the active leaf; of several "Move.Left+Head.Scan".
  [[nodiscard]] const std::string& state() const;
  /// The active leaves, in the order of the file; none before the first tick.
  [[nodiscard]] Configuration active() const;
  /// Of an input it is what was set.
  [[nodiscard]] double value(std::uint32_t variable) const;
  /// The transitions of the way that the last tick took, in order; none = nothing was enabled.
  [[nodiscard]] std::vector<std::uint32_t> way() const;
  [[nodiscard]] const program::Program& program() const { return made_->program; }
  [[nodiscard]] const program::Engine& engine() const { return *engine_; }

 private:
  Trial() = default;

  std::shared_ptr<const Compiled> made_;
  std::unique_ptr<program::StandIn> body_;
  std::unique_ptr<program::Engine> engine_;
  double sample_time_ = 100.0;  ///< ms
  std::int64_t ticks_ = 0;
};

}  // namespace cancha::decide::chart
