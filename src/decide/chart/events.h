#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "decide/chart/chart.h"

/// The events of a chart: every tick is the event `tick`; boolean inputs that are true in a tick, what `<raise>`
/// raises, and `done.state.Walk` where a final state of Walk is entered, or all regions of a parallel Walk have reached
/// theirs.
namespace cancha::decide::chart {

/// Fills in the chart's events, once its variables and states are known.
void find_events(Chart& chart, const std::vector<std::string>& raised);

[[nodiscard]] std::uint32_t find_event(const Chart& chart, std::string_view name);

/// Lets a transition wait for events as SCXML writes them: `tick`, `ball.lost done.state.Walk`; `ball` and `ball.*` are
/// all that begin with `ball.`, `*` is everything. Gives the first word that no event has; empty = all are known.
[[nodiscard]] std::string wait_for(const Chart& chart, std::string_view words, Transition& transition);

/// Whether a transition waits for no event: it is taken as soon as its guard is true.
[[nodiscard]] inline bool is_eventless(const Transition& t) {
  return !t.tick && t.events.empty();
}

}  // namespace cancha::decide::chart
