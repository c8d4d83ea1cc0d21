#pragma once

#include <string>
#include <vector>

#include "decide/chart/chart.h"
#include "graph/route.h"

/// Where the states of a chart are drawn, the ways of its transitions, and what is written on them: the same on the
/// page and in pictures.
namespace cancha::publish {

struct PlacedState {
  bool placed = false;  ///< the file says where it is
  graph::Point centre;
  double width = 0;
  double height = 0;
  std::vector<std::string> lines;  ///< what is set on entry and exit, below its name
};

struct PlacedTransition {
  std::vector<std::string> label;  ///< lines
  double label_width = 0;          ///< 0 = it has none
  double label_height = 0;
  graph::Way way;
};

struct ChartLayout {
  std::vector<PlacedState> states;            ///< as in the chart
  std::vector<PlacedTransition> transitions;  ///< as in the chart
};

/// Where a dot and a short arrow stand left of a state in which something begins: nothing else is drawn there.
[[nodiscard]] graph::Area initial_mark(const PlacedState& state);

/// The room that a chart takes with its labels and ways, by its middle.
[[nodiscard]] graph::Area extent(const ChartLayout& layout);

/// Lays a chart out; the same chart gives the same layout.
///
/// Where the file says no place at all, everything is laid out, level by level. Otherwise states are where it says;
/// what is in a state that has a place itself is laid out there, and those without any place stand in a row below. A
/// state with states in it is as large as they need. Ways and labels are found last, around everything.
[[nodiscard]] ChartLayout lay_out_chart(const decide::chart::Chart& chart);

}  // namespace cancha::publish
