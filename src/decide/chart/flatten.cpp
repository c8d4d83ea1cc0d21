#include "decide/chart/flatten.h"

#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <map>
#include <set>

#include "decide/chart/events.h"
#include "decide/chart/flat_expressions.h"
#include "decide/chart/flat_step.h"

namespace cancha::decide::chart {
namespace {

constexpr std::size_t kMostExpressions = 100'000;
constexpr std::size_t kMostFlatTransitions = 20'000;

/// Which transitions a step of a tick looks at.
struct Occasion {
  bool tick = false;            ///< the tick itself, with the inputs that are events
  std::uint32_t event = kNone;  ///< one that was raised; nothing, and no tick = those that wait for nothing
};

/// An arrow that is still to be drawn. Without guard it needs none: its end and its beginning are the same.
struct Arrow {
  std::uint32_t from = kNone;
  std::uint32_t guard = kNone;
  std::uint32_t asked = kNone;
};

class Flattener {
 public:
  Flattener(const Chart& chart, Histories& histories)
      : chart_{chart}, out_{made_.chart}, expressions_{chart, prepared()}, step_{chart, expressions_, histories} {
    step_.declare_histories(out_);
  }

  Result<Flattened> run() {
    begin();
    while (!waiting_.empty() && !too_large_ && !endless_) {
      const std::uint32_t leaf = waiting_.front();
      waiting_.pop_front();
      look({leaf}, {.leaves = made_.active[leaf]}, {.tick = true}, 0, {});
    }
    if (endless_) {
      return fail(chart_.path,
                  fmt::format("a tick of '{}' may take more than {} steps", endless_name_, kMostMicrosteps),
                  "let transitions without event, and what is raised, come to an end");
    }
    if (too_large_) {
      return fail(chart_.path, "what can be active at once makes too many states and ways",
                  fmt::format("at most {}; fewer regions, states in them, or guards", kMostFlatStates));
    }
    finish();
    return std::move(made_);
  }

 private:
  /// The plain chart with the data of the original.
  Chart& prepared() {
    out_.path = chart_.path;
    out_.text = chart_.text;
    out_.name = chart_.name;
    out_.doc = chart_.doc;
    out_.type = chart_.type;
    out_.sample_time = chart_.sample_time;
    out_.complete = chart_.complete;
    out_.enumerations = chart_.enumerations;
    out_.variables = chart_.variables;
    out_.expressions = chart_.expressions;
    return out_;
  }

  // states and arrows

  std::uint32_t add_state(std::string name, StateKind kind, const Place& place, const Configuration& leaves) {
    if (out_.states.size() >= kMostFlatStates || out_.expressions.size() > kMostExpressions) too_large_ = true;
    too_large_ = too_large_ || expressions_.too_large();
    State& made = out_.states.emplace_back();
    made.name = std::move(name);
    made.kind = kind;
    made.place = place;
    made_.active.push_back(leaves);
    made_.junctions.push_back(kNone);
    return static_cast<std::uint32_t>(out_.states.size() - 1);
  }

  std::uint32_t leaf_of(const Configuration& leaves) {
    const auto [found, fresh] = leaves_.emplace(leaves, kNone);
    if (!fresh) return found->second;
    const bool over = leaves.size() == 1 && chart_.states[leaves[0]].kind == StateKind::Final;
    found->second = add_state(name_of(chart_, leaves), over ? StateKind::Final : StateKind::State,
                              chart_.states[leaves[0]].place, leaves);
    if (chart_.type == ChartType::Moore) out_.states[found->second].entry = step_.outputs(leaves);
    waiting_.push_back(found->second);
    return found->second;
  }

  void draw(const Arrow& arrow, std::uint32_t to, const Work* end) {
    if (out_.transitions.size() >= kMostFlatTransitions) too_large_ = true;
    Transition made{.source = arrow.from, .target = to, .guard = arrow.guard, .effects = {}, .doc = {}, .place = {}};
    std::uint32_t about = arrow.asked;
    if (about == kNone && end && !end->taken.empty()) about = end->taken[0];
    if (about != kNone) made.place = chart_.transitions[about].place;
    if (end) made.effects = end->effects;
    made_.asked.push_back(arrow.asked);
    made_.taken.push_back(end ? end->taken : std::vector<std::uint32_t>{});
    made_.clashes.push_back(end ? end->clashes : std::vector<Clash>{});
    out_.states[arrow.from].transitions.push_back(static_cast<std::uint32_t>(out_.transitions.size()));
    out_.transitions.push_back(std::move(made));
  }

  /// The place from which what follows an arrow is drawn.
  std::uint32_t end_of(const Arrow& arrow, std::uint32_t junction = kNone) {
    if (arrow.guard == kNone && arrow.asked == kNone) return arrow.from;
    const Place place = chart_.transitions[arrow.asked].place;
    const std::uint32_t made =
        add_state(fmt::format("junction {}", out_.states.size()), StateKind::Junction, place, {});
    made_.junctions[made] = junction;
    draw(arrow, made, nullptr);
    return made;
  }

  // the start

  void begin() {
    Work work;
    step_.start(work);
    out_.initial_effects = work.effects;
    // what was set at the start has happened when the first tick is looked at
    work.effects.clear();
    work.changes.clear();
    const bool more = !work.raised.empty() || any(work.leaves, {});
    if (!more) {
      out_.initial = leaf_of(work.leaves);
      return;
    }
    out_.initial = add_state("(start)", StateKind::State, chart_.states[work.leaves[0]].place, work.leaves);
    if (chart_.type == ChartType::Moore) out_.states[out_.initial].entry = step_.outputs(work.leaves);
    work.starting = true;
    go_on({out_.initial}, work);
  }

  void finish() {
    if (const std::uint32_t last = expressions_.last_tick(); last != kNone) {
      out_.every_tick.push_back({last, expressions_.clock(), {}});
    }
    made_.sources = expressions_.sources();
  }

  // the steps of a tick

  [[nodiscard]] bool concerns(const Transition& t, const Occasion& occasion) const {
    if (occasion.event != kNone) return std::ranges::find(t.events, occasion.event) != t.events.end();
    if (!occasion.tick) return is_eventless(t);
    const auto brought = [&](std::uint32_t e) { return chart_.events[e].input != kNone; };
    return t.tick || std::ranges::any_of(t.events, brought);
  }

  /// The transitions that a leaf asks: its own, then those of the states around it.
  [[nodiscard]] std::vector<std::uint32_t> asked_in(std::uint32_t leaf, const Occasion& occasion) const {
    std::vector<std::uint32_t> all;
    for (std::uint32_t s = leaf; s != kNone; s = chart_.states[s].parent) {
      for (const std::uint32_t t : chart_.states[s].transitions) {
        if (concerns(chart_.transitions[t], occasion)) all.push_back(t);
      }
    }
    return all;
  }
  [[nodiscard]] bool any(const Configuration& leaves, const Occasion& occasion) const {
    return std::ranges::any_of(leaves, [&](std::uint32_t leaf) { return !asked_in(leaf, occasion).empty(); });
  }

  /// Its condition, and that one of its events is there.
  std::uint32_t guard_of(std::uint32_t transition, const Work& work, const Occasion& occasion, std::uint32_t owner) {
    const Transition& t = chart_.transitions[transition];
    std::uint32_t guard = kNone;
    if (occasion.tick && !t.tick && !chart_.is_junction(t.source)) {
      for (const std::uint32_t e : t.events) {
        if (chart_.events[e].input == kNone) continue;
        const std::uint32_t input = expressions_.variable(chart_.events[e].input);
        guard = guard == kNone ? input : expressions_.join(Op::Or, ValueType::Boolean, guard, input);
      }
    }
    if (t.guard == kNone) return guard;
    const std::uint32_t condition = expressions_.of(t.guard, {work.leaves, owner, &work.changes});
    return guard == kNone ? condition : expressions_.join(Op::And, ValueType::Boolean, guard, condition);
  }

  /// Looks for the transitions of one step: for each active leaf the first that is true, itself or around it.
  void look(const Arrow& arrow, const Work& work, const Occasion& occasion, std::size_t leaf, std::vector<Way> chosen) {
    std::vector<std::uint32_t> list;
    while (leaf < work.leaves.size() && list.empty()) list = asked_in(work.leaves[leaf++], occasion);
    if (too_large_ || endless_) return;
    if (list.empty()) return step(arrow, work, occasion, chosen);
    const std::uint32_t from = end_of(arrow);
    for (const std::uint32_t t : list) {
      // of a transition around several leaves the truth is known once it was chosen
      const auto has_it = [&](const Way& way) { return way.size() == 1 && way.front() == t; };
      if (std::ranges::any_of(chosen, has_it)) return look({from}, work, occasion, leaf, chosen);
      const std::uint32_t guard = guard_of(t, work, occasion, chart_.transitions[t].source);
      try_way({from, guard, t}, {t}, work, occasion, leaf, chosen);
      const std::uint32_t target = chart_.transitions[t].target;
      if (guard == kNone && (target == kNone || !chart_.is_junction(target))) return;
    }
    look({from}, work, occasion, leaf, std::move(chosen));
  }

  void try_way(const Arrow& arrow, const Way& way, const Work& work, const Occasion& occasion, std::size_t leaf,
               std::vector<Way> chosen) {
    const std::uint32_t target = chart_.transitions[way.back()].target;
    if (target == kNone || !chart_.is_junction(target)) {
      chosen.push_back(way);
      return look(arrow, work, occasion, leaf, std::move(chosen));
    }
    const std::uint32_t from = end_of(arrow, target);
    for (const std::uint32_t next : chart_.states[target].transitions) {
      Way longer = way;
      longer.push_back(next);
      const std::uint32_t guard = guard_of(next, work, occasion, chart_.transitions[way.front()].source);
      try_way({from, guard, next}, longer, work, occasion, leaf, chosen);
    }
  }

  /// What the transitions of a step do; nothing was chosen = what comes next.
  void step(const Arrow& arrow, const Work& before, const Occasion& occasion, const std::vector<Way>& chosen) {
    Work work = before;
    work.ticked = work.ticked || occasion.tick;
    if (chosen.empty()) {
      work.settled = work.settled || (!occasion.tick && occasion.event == kNone);
      return go_on(arrow, work);
    }
    if (++work.steps > kMostMicrosteps) {
      endless_ = true;
      endless_name_ = name_of(chart_, before.leaves);
      return;
    }
    work.settled = false;
    std::vector<Way> ways = chosen;
    step_.leave(work, ways);
    enter(arrow, work, ways);
  }

  /// Histories that are entered are asked for what they keep.
  void enter(const Arrow& arrow, Work work, const std::vector<Way>& chosen) {
    const std::uint32_t history = step_.enter(work, chosen);
    if (history == kNone) return go_on(arrow, work);
    const std::uint32_t from = end_of(arrow);
    const std::uint32_t local = expressions_.variable(step_.local_of(history));
    const std::size_t count = step_.kept_in(history);
    for (std::size_t i = 0; i <= count; ++i) {
      Work one = work;
      one.remembered[history] = i;
      const std::uint32_t number = expressions_.number(static_cast<double>(i));
      const std::uint32_t guard = i == count ? kNone : expressions_.join(Op::Equal, ValueType::Boolean, local, number);
      enter(i == count ? Arrow{from} : Arrow{from, guard, chosen[0].front()}, one, chosen);
    }
  }

  /// After a step: transitions that wait for nothing, then what was raised, one after another; then the tick is over.
  void go_on(const Arrow& arrow, Work work) {
    if (!work.settled && any(work.leaves, {})) return look(arrow, work, {}, 0, {});
    while (!work.raised.empty()) {
      const Occasion occasion{.event = work.raised.front()};
      work.raised.erase(work.raised.begin());
      if (any(work.leaves, occasion)) return look(arrow, work, occasion, 0, {});
    }
    if (work.ticked) return arrive(arrow, work);
    work.settled = false;
    look(arrow, work, {.tick = true}, 0, {});
  }

  void arrive(const Arrow& arrow, const Work& work) {
    // nothing was true: it stays where it is
    if (work.taken.empty() && !work.starting) return;
    draw(arrow, leaf_of(work.leaves), &work);
  }

  const Chart& chart_;
  Flattened made_;
  Chart& out_;
  FlatExpressions expressions_;
  FlatStep step_;
  std::map<Configuration, std::uint32_t> leaves_;
  std::deque<std::uint32_t> waiting_;
  std::string endless_name_;
  bool too_large_ = false;
  bool endless_ = false;
};

}  // namespace

bool is_plain(const Chart& chart) {
  const auto odd_state = [&](const State& s) {
    return s.kind >= StateKind::Parallel || !s.entry_raised.empty() || !s.exit_raised.empty() ||
           !s.initial_raised.empty();
  };
  const auto odd_way = [](const Transition& t) { return !t.tick || !t.events.empty() || !t.raised.empty(); };
  const auto odd_node = [](const Expression& e) { return e.op >= Op::After && e.op <= Op::In; };
  return chart.initial_raised.empty() && std::ranges::none_of(chart.states, odd_state) &&
         std::ranges::none_of(chart.transitions, odd_way) && std::ranges::none_of(chart.expressions, odd_node);
}

Result<Flattened> flatten(const Chart& chart) {
  // what histories can keep is known once nothing new was found
  Histories histories;
  for (;;) {
    const std::size_t before = histories.count();
    auto made = Flattener{chart, histories}.run();
    if (!made || histories.count() == before) return made;
  }
}

}  // namespace cancha::decide::chart
