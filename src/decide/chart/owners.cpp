#include "decide/chart/owners.h"

#include <set>

namespace cancha::decide::chart {
namespace {

class Walker {
 public:
  Walker(const Chart& chart, const std::function<void(std::uint32_t, std::uint32_t)>& visit)
      : chart_{chart}, visit_{visit} {}

  void run() {
    for (std::uint32_t s = 0; s < chart_.states.size(); ++s) {
      const State& state = chart_.states[s];
      if (chart_.is_junction(s)) continue;
      owner_ = chart_.is_history(s) ? state.parent : s;
      for (const auto* list : {&state.entry, &state.exit, &state.initial_effects}) values(*list);
      passed_.clear();
      ways(s);
    }
  }

 private:
  void values(const std::vector<Assignment>& list) {
    for (const Assignment& a : list) visit_(owner_, a.value);
  }

  void ways(std::uint32_t state) {
    for (const std::uint32_t index : chart_.states[state].transitions) {
      const Transition& t = chart_.transitions[index];
      if (t.guard != kNone) visit_(owner_, t.guard);
      values(t.effects);
      if (t.target != kNone && chart_.is_junction(t.target) && passed_.insert(t.target).second) ways(t.target);
    }
  }

  const Chart& chart_;
  const std::function<void(std::uint32_t, std::uint32_t)>& visit_;
  std::uint32_t owner_ = kNone;
  std::set<std::uint32_t> passed_;  ///< junctions
};

}  // namespace

void for_each_owned(const Chart& chart,
                    const std::function<void(std::uint32_t owner, std::uint32_t expression)>& visit) {
  Walker{chart, visit}.run();
}

}  // namespace cancha::decide::chart
