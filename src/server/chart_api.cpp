#include "server/chart_api.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

#include "base/json.h"
#include "base/json_read.h"
#include "decide/chart/expression.h"
#include "decide/chart/trial.h"
#include "decide/chart/truth_table.h"
#include "os/clock.h"
#include "publish/behaviour/chart_layout.h"
#include "server/text_place.h"

namespace cancha::server {
namespace {

namespace chart = decide::chart;

constexpr std::string_view kChart = "/api/chart";
constexpr std::string_view kEdit = "/api/chart/edit";
constexpr std::string_view kRun = "/api/chart/run";
constexpr std::size_t kMostFindings = 300;  ///< that are told
constexpr std::size_t kMostCases = 4096;    ///< of a table
constexpr Duration kLongestRun = 3000_ms;

int number_of(std::uint32_t index) {
  return index == chart::kNone ? -1 : static_cast<int>(index);
}

ChartFinding finding_of(const Error& error) {
  const TextPlace place = text_place(error.where);
  ChartFinding made{.line = place.line, .column = place.column};
  made.what = error.what;
  made.hint = error.hint;
  return made;
}

ChartFinding finding_of(const chart::Finding& f, const chart::Chart& c) {
  ChartFinding made{.severity = f.severity,
                    .line = std::max(1, f.place.line),
                    .column = std::max(1, f.place.column),
                    .length = static_cast<int>(f.place.end - f.place.begin)};
  made.what = f.what;
  made.hint = f.hint;
  // whatever begins last before the place is what it is in
  std::uint32_t nearest = 0;
  const auto look = [&](const chart::Place& place, int& mine, int& other, std::size_t index) {
    if (f.place.line == 0 || place.begin > f.place.begin || place.begin < nearest) return;
    nearest = place.begin;
    mine = static_cast<int>(index);
    other = -1;
  };
  for (std::size_t i = 0; i < c.states.size(); ++i) look(c.states[i].place, made.state, made.transition, i);
  for (std::size_t i = 0; i < c.transitions.size(); ++i) {
    look(c.transitions[i].place, made.transition, made.state, i);
  }
  return made;
}

void describe(const chart::Chart& c, ChartView& view) {
  view.name = c.name;
  view.doc = c.doc;
  view.type = c.type;
  view.sample_time = c.sample_time;
  view.initial = number_of(c.initial);
  view.initial_effects = chart::print_actions(c, c.initial_effects, c.initial_raised);
  // JSON has no numbers without end
  constexpr double kMost = std::numeric_limits<double>::max();
  for (const chart::Variable& v : c.variables) {
    view.variables.push_back({.name = v.name,
                              .role = v.role,
                              .type = v.type,
                              .least = std::max(v.least, -kMost),
                              .most = std::min(v.most, kMost),
                              .initial = v.initial,
                              .unit = v.unit,
                              .doc = v.doc});
    if (v.type == chart::ValueType::Enumerated) view.variables.back().elements = c.enumerations[v.enumeration];
  }
  constexpr std::string_view kKinds[] = {"state", "junction", "final", "parallel", "shallow", "deep"};
  for (std::uint32_t i = 0; i < c.states.size(); ++i) {
    const chart::State& s = c.states[i];
    view.states.push_back({.name = s.name,
                           .full_name = c.full_name(i),
                           .kind = std::string{kKinds[static_cast<std::size_t>(s.kind)]},
                           .parent = number_of(s.parent),
                           .initial = c.is_history(i) ? -1 : number_of(s.initial),
                           .entry_actions = chart::print_actions(c, s.entry, s.entry_raised),
                           .exit_actions = chart::print_actions(c, s.exit, s.exit_raised),
                           .doc = s.doc,
                           .line = s.place.line,
                           .column = s.place.column,
                           .placed = s.x && s.y});
  }
  for (const chart::Transition& t : c.transitions) {
    view.transitions.push_back({.source = number_of(t.source),
                                .target = number_of(t.target),
                                .event = t.event == "tick" ? "" : t.event,
                                .guard = t.guard == chart::kNone ? "" : chart::print_expression(c, t.guard),
                                .effects = chart::print_actions(c, t.effects, t.raised),
                                .doc = t.doc,
                                .internal = t.internal,
                                .line = t.place.line,
                                .column = t.place.column});
  }
}

/// Places, ways and lines as in pictures.
void take_places(const chart::Chart& c, ChartView& view) {
  publish::ChartLayout layout = publish::lay_out_chart(c);
  for (std::size_t i = 0; i < view.states.size(); ++i) {
    publish::PlacedState& place = layout.states[i];
    ChartState& s = view.states[i];
    s.x = place.centre.x;
    s.y = place.centre.y;
    s.width = place.width;
    s.height = place.height;
    s.lines = std::move(place.lines);
  }
  for (std::size_t i = 0; i < view.transitions.size(); ++i) {
    publish::PlacedTransition& place = layout.transitions[i];
    ChartTransition& t = view.transitions[i];
    t.label = std::move(place.label);
    t.label_width = place.label_width;
    t.label_height = place.label_height;
    t.way = std::move(place.way);
  }
}

void add_tables(const chart::Chart& c, ChartView& view) {
  double cases = static_cast<double>(c.states.size());
  for (const chart::Variable& v : c.variables) {
    const bool counts = v.role == chart::Role::Input && v.type != chart::ValueType::Decimal;
    if (counts) cases *= v.most - v.least + 1;
  }
  if (cases > static_cast<double>(kMostCases)) {
    view.no_table = "the table is too long for this page: ./cancha chart table";
    return;
  }
  const auto table = chart::write_table(c);
  const auto simple = chart::write_table(c, {.simplify = true});
  if (table && simple) {
    view.table = *table;
    view.short_table = *simple;
  } else {
    const Error& reason = table ? simple.error() : table.error();
    view.no_table = reason.what;
  }
}

/// How many ticks are tried in a check: the page asks while somebody types. `./cancha chart check` tries more.
std::size_t steps_for(const chart::Chart& c) {
  constexpr std::size_t kWork = 60'000'000;
  const std::size_t each = c.expressions.size() + c.transitions.size() + c.states.size() + 1;
  return std::clamp<std::size_t>(kWork / each, 1000, std::size_t{1} << 18);
}

/// Inputs of a trial are values that the variables can have.
Result<void> check_inputs(const chart::Chart& c, const std::vector<std::uint32_t>& inputs, const ChartTrial& wish) {
  if (wish.ticks < 0 || static_cast<std::size_t>(wish.ticks) > kMostChartTicks) {
    return fail("ticks", fmt::format("must be 0 to {}", kMostChartTicks));
  }
  const auto ticks = static_cast<std::size_t>(wish.ticks);
  if (ticks * c.variables.size() > kMostChartValues) return fail("ticks", "are too many for so many variables");
  if (wish.inputs.size() != ticks * inputs.size()) {
    return fail("inputs", fmt::format("must be {} values for each of {} ticks", inputs.size(), ticks));
  }
  for (std::size_t i = 0; i < wish.inputs.size(); ++i) {
    const chart::Variable& v = c.variables[inputs[i % inputs.size()]];
    const double value = wish.inputs[i];
    const bool whole = v.type == chart::ValueType::Decimal || value == std::floor(value);
    if (!(value >= v.least && value <= v.most) || !whole) {
      return fail("inputs", fmt::format("{} is no value of '{}'", value, v.name));
    }
  }
  return {};
}

template <class Wish, class Act>
Answer with(const Request& request, Act&& act) {
  Wish wish;
  if (auto read = parse_json(request.body, wish); !read)
    return text_answer(400, fmt::format("{}.", read.error().text()));
  if (wish.text.size() > kMostChartBytes) return text_answer(413, "The text is larger than 1 MiB.");
  return act(wish);
}

Answer refuse(const Error& error) {
  return text_answer(422, fmt::format("{}.", error.text()));
}

}  // namespace

ChartView view_chart(const ChartText& wish) {
  ChartView view;
  const auto read = chart::read_chart_file(wish.path.ends_with(".csv") ? "text.csv" : "text.scxml", wish.text);
  if (!read) {
    for (const Error& e : read.error()) view.findings.push_back(finding_of(e));
    return view;
  }
  view.readable = true;
  describe(*read, view);
  take_places(*read, view);
  const chart::CheckReport report = chart::check(*read, {.most_steps = steps_for(*read)});
  view.exact = report.exact;
  for (const chart::Finding& f : report.findings) {
    if (view.findings.size() < kMostFindings) view.findings.push_back(finding_of(f, *read));
  }
  add_tables(*read, view);
  return view;
}

Result<ChartRun> run_chart(const ChartTrial& wish) {
  const auto read = chart::read_chart_file(wish.path.ends_with(".csv") ? "text.csv" : "text.scxml", wish.text);
  if (!read) return tl::unexpected(read.error().front());
  const std::vector<std::uint32_t> inputs = read->of_role(chart::Role::Input);
  if (auto fine = check_inputs(*read, inputs, wish); !fine) return pass_on(std::move(fine));
  auto trial = chart::Trial::of(*read);
  if (!trial) return pass_on(std::move(trial));

  const os::HostTime deadline = os::now() + kLongestRun;
  ChartRun run;
  for (std::size_t tick = 0; tick < static_cast<std::size_t>(wish.ticks); ++tick) {
    for (std::size_t i = 0; i < inputs.size(); ++i) {
      trial->set(inputs[i], wish.inputs[tick * inputs.size() + i]);
    }
    trial->tick();
    ChartTick& made = run.ticks.emplace_back();
    for (const std::uint32_t leaf : trial->active()) made.active.push_back(number_of(leaf));
    made.state = made.active[0];
    for (const std::uint32_t t : trial->way()) made.way.push_back(number_of(t));
    for (std::uint32_t v = 0; v < read->variables.size(); ++v) made.values.push_back(trial->value(v));
    if (tick % 64 == 63 && os::now() > deadline) {
      return fail("ticks", "take too long; run fewer");
    }
  }
  return run;
}

bool is_about_charts(std::string_view path) {
  return path == kChart || path == kEdit || path == kRun;
}

Answer chart_answer(const Request& request, std::string_view path) {
  if (request.method != "POST") {
    Answer answer = text_answer(405, "Only POST is understood here.");
    answer.headers.emplace_back("Allow", "POST");
    return answer;
  }
  if (!request.brings_json()) return text_answer(415, "The body must be application/json.");
  if (path == kEdit) {
    return with<ChartChange>(request, [](const ChartChange& wish) {
      auto made = chart::edit(wish.text, wish.change);
      return made ? json_answer(to_json(ChartText{"", std::move(*made)})) : refuse(made.error());
    });
  }
  if (path == kRun) {
    return with<ChartTrial>(request, [](const ChartTrial& wish) {
      const auto run = run_chart(wish);
      return run ? json_answer(to_json(*run)) : refuse(run.error());
    });
  }
  return with<ChartText>(request, [](const ChartText& wish) { return json_answer(to_json(view_chart(wish))); });
}

}  // namespace cancha::server
