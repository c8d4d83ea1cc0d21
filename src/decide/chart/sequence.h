#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"
#include "decide/chart/chart.h"
#include "decide/chart/trial.h"

/// Inputs one tick after another, with what is expected of the chart: how a chart is tried and tested.
///
///     w,v,u,state,S1,S0
///     0,0,0,Andar,1,1
///     1,,,Izquierda,0,1
namespace cancha::decide::chart {

/// What is set before a tick, and what shall be so after it.
struct SequenceStep {
  std::vector<std::pair<std::uint32_t, double>> inputs;  ///< others keep their values
  std::vector<std::uint32_t> states;                     ///< that are active; none = whatever
  Place state_place;
  struct Expected {
    std::uint32_t variable = kNone;
    double value = 0.0;
    Place place;
  };
  std::vector<Expected> outputs;
  Place place;
};

struct Sequence {
  std::string path;
  std::vector<SequenceStep> steps;
};

/// Reads a table whose columns are inputs, outputs, locals and `state`; an empty cell of an input keeps its value, any
/// other one says that it does not matter. All that is wrong is told at once.
[[nodiscard]] tl::expected<Sequence, std::vector<Error>> read_sequence(std::string_view text, const std::string& path,
                                                                       const Chart& chart);

/// "u=1,v=0;u=0": what is set before each tick, ticks apart by semicolons.
[[nodiscard]] Result<Sequence> parse_inputs(std::string_view text, const Chart& chart);

/// Sets a step's inputs and makes a tick.
void make_step(const SequenceStep& step, Trial& trial);

/// What is not as expected after a step that was made, each with its place.
[[nodiscard]] std::vector<Error> compare(const Sequence& sequence, const SequenceStep& step, const Chart& chart,
                                         const Trial& trial);

}  // namespace cancha::decide::chart
