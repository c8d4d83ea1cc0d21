#pragma once

#include "base/random.h"
#include "decide/chart/chart.h"

namespace cancha::decide::chart {

/// What made-up charts may have in them.
struct MadeUpSettings {
  bool finite = true;     ///< no decimals, small ranges of integers
  bool locals = true;     ///< memory besides the state
  bool feedback = true;   ///< outputs are read too
  bool hierarchy = true;  ///< states in states, with entries and exits
  bool junctions = true;
  bool times = true;  ///< guards that read state_time
  int states = 6;     ///< at most, with those inside others
  // what is flattened
  bool parallel = false;
  bool history = false;
  bool events = false;  ///< inputs and raised ones, final states, transitions without event
  bool waits = false;   ///< after, every, In
};

/// A sound chart at random, with its text: for tests of whatever takes charts. The same stream gives the same chart.
[[nodiscard]] Chart made_up_chart(Random& random, const MadeUpSettings& settings = {});

}  // namespace cancha::decide::chart
