#include "decide/chart/entry.h"

namespace cancha::decide::chart {

std::uint32_t default_entry(const Chart& chart, std::uint32_t state, std::vector<EntryStep>& steps) {
  for (;;) {
    const std::uint32_t to = state == kNone ? chart.initial : chart.states[state].initial;
    if (to == kNone) return state;
    steps.push_back({state, true});
    for (const std::uint32_t s : chart.lineage(to)) {
      if (chart.inside(s, state)) steps.push_back({s, false});
    }
    state = to;
  }
}

}  // namespace cancha::decide::chart
