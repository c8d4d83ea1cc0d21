#include "publish/behaviour/chart_layout.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/utf8.h"
#include "decide/chart/expression.h"
#include "publish/behaviour/sketch.h"

namespace cancha::publish {
namespace {

namespace chart = decide::chart;

constexpr double kPadding = 30;  ///< around states in a state: ways go there
constexpr double kTitle = 26;    ///< above them
constexpr double kJunction = 16;
constexpr double kHistory = 26;
constexpr double kLineHeight = 14;
constexpr double kCodeLetter = 6.7;   ///< width of a letter of what is set, at most
constexpr double kLabelLetter = 6.4;  ///< and of one on an arrow
constexpr double kGap = 40;
constexpr double kMark = 26;             ///< width of the mark of an initial state
constexpr std::size_t kLabelWidth = 30;  ///< characters of a line
constexpr std::size_t kLabelLines = 4;

class Placer {
 public:
  explicit Placer(const chart::Chart& c) : chart_{c} {}

  ChartLayout run() {
    bool any = false;
    for (std::uint32_t i = 0; i < chart_.states.size(); ++i) {
      measure(i);
      any = any || layout_.states[i].placed;
    }
    for (const chart::Transition& t : chart_.transitions) measure(t);
    if (any) {
      take_places();
    } else {
      lay_out(-1);
    }
    find_ways();
    return std::move(layout_);
  }

 private:
  [[nodiscard]] bool is_composite(std::uint32_t state) const {
    return chart_.is_parallel(state) || (chart_.states[state].initial != chart::kNone && !chart_.is_history(state));
  }
  [[nodiscard]] bool is_round(std::uint32_t state) const {
    return chart_.is_junction(state) || chart_.is_history(state);
  }

  void measure(std::uint32_t index) {
    const chart::State& state = chart_.states[index];
    PlacedState s;
    s.placed = state.x.has_value() && state.y.has_value();
    if (is_round(index)) {
      s.width = s.height = chart_.is_junction(index) ? kJunction : kHistory;
      layout_.states.push_back(std::move(s));
      return;
    }
    s.width = std::max(64.0, text_width(state.name, Letters::Plain) * 1.05 + 28);
    s.height = 38;
    const std::string entry = chart::print_actions(chart_, state.entry, state.entry_raised);
    const std::string exit = chart::print_actions(chart_, state.exit, state.exit_raised);
    for (const std::string& actions : {entry, exit.empty() ? "" : "exit: " + exit}) {
      for (std::string& line : wrapped(actions, kLabelWidth, kLabelLines)) {
        s.width = std::max(s.width, letters(line) * kCodeLetter + 22);
        s.height += kLineHeight;
        s.lines.push_back(std::move(line));
      }
    }
    s.width = std::ceil(s.width);
    layout_.states.push_back(std::move(s));
  }

  void measure(const chart::Transition& t) {
    PlacedTransition made;
    const std::string guard = chart::print_condition(chart_, t);
    const std::string what = chart::print_actions(chart_, t.effects, t.raised);
    const std::string effects = what.empty() ? "" : "/ " + what;
    const std::string all = fmt::format("{}{}{}", guard, guard.empty() || effects.empty() ? "" : " ", effects);
    made.label = wrapped(all, kLabelWidth, kLabelLines);
    // what is set has lines of its own where both are long
    if (made.label.size() > 1) {
      made.label = wrapped(guard, kLabelWidth, kLabelLines / 2);
      for (std::string& line : wrapped(effects, kLabelWidth, kLabelLines / 2)) made.label.push_back(std::move(line));
    }
    for (const std::string& line : made.label) {
      made.label_width =
          std::max({made.label_width, letters(line) * kLabelLetter + 6, text_width(line, Letters::Small) + 4});
    }
    made.label_width = std::min(std::ceil(made.label_width), graph::kMostPixels);
    made.label_height = kLineHeight * static_cast<double>(made.label.size());
    layout_.transitions.push_back(std::move(made));
  }

  static double letters(std::string_view text) { return static_cast<double>(characters(text)); }

  /// The state in which one lies; -1 = the chart.
  [[nodiscard]] int parent(std::size_t state) const {
    const std::uint32_t p = chart_.states[state].parent;
    return p == chart::kNone ? -1 : static_cast<int>(p);
  }

  [[nodiscard]] std::vector<int> children(int parent) const {
    std::vector<int> all;
    for (std::size_t i = 0; i < layout_.states.size(); ++i) {
      if (this->parent(i) == parent) all.push_back(static_cast<int>(i));
    }
    return all;
  }

  PlacedState& at(int state) { return layout_.states[static_cast<std::size_t>(state)]; }

  /// Moves a state with all in it.
  void shift(int state, double dx, double dy) {
    for (std::size_t i = 0; i < layout_.states.size(); ++i) {
      if (!chart_.inside(static_cast<std::uint32_t>(i), static_cast<std::uint32_t>(state)) &&
          static_cast<int>(i) != state)
        continue;
      layout_.states[i].centre.x += dx;
      layout_.states[i].centre.y += dy;
    }
  }

  /// Makes a state as large as those in it need, and a sheet of this size with their ways.
  void wrap(int state, double sheet_width = 0, double sheet_height = 0) {
    const std::vector<int> inner = children(state);
    if (state < 0 || inner.empty()) return;
    const bool sheet = sheet_width > 0;
    double left = sheet ? 0 : 1e9;
    double top = left;
    double right = sheet ? sheet_width : -1e9;
    double bottom = sheet ? sheet_height : -1e9;
    for (const int i : inner) {
      left = std::min(left, at(i).centre.x - at(i).width / 2);
      right = std::max(right, at(i).centre.x + at(i).width / 2);
      top = std::min(top, at(i).centre.y - at(i).height / 2);
      bottom = std::max(bottom, at(i).centre.y + at(i).height / 2);
    }
    PlacedState& s = at(state);
    // its own lines stand above them
    top -= kTitle + kPadding + s.height - 38;
    const double width = std::max(right - left + 2 * kPadding, s.width);
    s.centre.x = (left + right) / 2;
    s.width = width;
    s.centre.y = (top + bottom + kPadding) / 2;
    s.height = bottom + kPadding - top;
  }

  /// Lays out what is in a state, around wherever; then it has its size.
  void lay_out(int parent) {
    const std::vector<int> inner = children(parent);
    for (const int i : inner) lay_out(i);
    if (inner.empty()) return;
    graph::Graph graph{.node_gap = 36, .rank_gap = 52, .nodes = {}, .edges = {}};
    std::vector<int> place(layout_.states.size(), -1);
    for (std::size_t i = 0; i < inner.size(); ++i) {
      place[static_cast<std::size_t>(inner[i])] = static_cast<int>(i);
      graph.nodes.push_back({.width = at(inner[i]).width, .height = at(inner[i]).height});
      graph.nodes.back().round = is_round(static_cast<std::uint32_t>(inner[i]));
      const std::uint32_t first = parent < 0 ? chart_.initial : chart_.states[static_cast<std::size_t>(parent)].initial;
      if (first == static_cast<std::uint32_t>(inner[i])) graph.nodes.back().mark = kMark;
    }
    add_edges(inner, place, graph);
    const auto layout = graph::lay_out(graph);
    for (std::size_t i = 0; i < inner.size(); ++i) {
      PlacedState& s = at(inner[i]);
      // what cannot be laid out stands in rows
      const graph::Point p = layout
                                 ? layout->nodes[i]
                                 : graph::Point{static_cast<double>(i % 12) * 160, static_cast<double>(i / 12) * 110};
      shift(inner[i], p.x - s.centre.x, p.y - s.centre.y);
    }
    wrap(parent, layout ? layout->width : 0, layout ? layout->height : 0);
  }

  /// The transitions between states that lie in the same one, or in those.
  void add_edges(const std::vector<int>& inner, const std::vector<int>& place, graph::Graph& graph) const {
    const auto child_of = [&](std::uint32_t state) {
      auto at = static_cast<int>(state);
      while (at >= 0 && place[static_cast<std::size_t>(at)] < 0) at = parent(static_cast<std::size_t>(at));
      return at < 0 ? -1 : place[static_cast<std::size_t>(at)];
    };
    for (std::size_t i = 0; i < chart_.transitions.size(); ++i) {
      const chart::Transition& t = chart_.transitions[i];
      const std::uint32_t to = t.target == chart::kNone ? t.source : t.target;
      const int from_child = child_of(t.source), to_child = child_of(to);
      if (from_child < 0 || to_child < 0) continue;
      const bool own = inner[static_cast<std::size_t>(from_child)] == static_cast<int>(t.source) &&
                       inner[static_cast<std::size_t>(to_child)] == static_cast<int>(to);
      if (!own && from_child == to_child) continue;
      const PlacedTransition& label = layout_.transitions[i];
      graph.edges.push_back(
          {.from = from_child, .to = to_child, .label_width = label.label_width, .label_height = label.label_height});
    }
  }

  /// Whether the file places anything in a state.
  [[nodiscard]] bool any_placed_in(std::uint32_t state) const {
    for (std::uint32_t i = 0; i < layout_.states.size(); ++i) {
      if (!is_composite(i) && layout_.states[i].placed && chart_.inside(i, state)) return true;
    }
    return false;
  }

  void take_places() {
    std::vector<bool> done(layout_.states.size());
    // a state with a place, of which nothing inside has one, is laid out there
    for (std::uint32_t i = 0; i < layout_.states.size(); ++i) {
      if (done[i] || !is_composite(i) || !layout_.states[i].placed || any_placed_in(i)) continue;
      lay_out(static_cast<int>(i));
      shift(static_cast<int>(i), *chart_.states[i].x - layout_.states[i].centre.x,
            *chart_.states[i].y - layout_.states[i].centre.y);
      for (std::uint32_t k = 0; k < layout_.states.size(); ++k) done[k] = done[k] || k == i || chart_.inside(k, i);
    }
    double below = -1e9;
    double left = 1e9;
    for (std::uint32_t i = 0; i < layout_.states.size(); ++i) {
      PlacedState& s = layout_.states[i];
      if (!done[i] && (!s.placed || is_composite(i))) continue;
      if (!done[i]) s.centre.x = *chart_.states[i].x;
      if (!done[i]) s.centre.y = *chart_.states[i].y;
      below = std::max(below, s.centre.y + s.height / 2);
      left = std::min(left, s.centre.x - s.width / 2);
    }
    double right = left;
    for (std::uint32_t i = 0; i < layout_.states.size(); ++i) {
      PlacedState& s = layout_.states[i];
      if (done[i] || s.placed || is_composite(i)) continue;
      s.centre.x = right + s.width / 2;
      s.centre.y = below + kGap + 24;
      right += s.width + kGap;
    }
    // inner ones come behind the states that they lie in
    for (std::size_t i = layout_.states.size(); i-- > 0;) {
      if (!done[i]) wrap(static_cast<int>(i));
    }
  }

  /// Ways and labels around everything that has its place now.
  void find_ways() {
    graph::RouteTask task;
    for (std::uint32_t i = 0; i < chart_.states.size(); ++i) {
      const PlacedState& s = layout_.states[i];
      const double title = is_composite(i) ? kTitle + kLineHeight * static_cast<double>(s.lines.size()) : 0;
      task.boxes.push_back({s.centre, s.width, s.height, parent(i), title, is_round(i)});
      if (is_composite(i) && chart_.states[i].initial != chart::kNone) {
        task.kept_free.push_back(initial_mark(layout_.states[chart_.states[i].initial]));
      }
    }
    if (chart_.initial != chart::kNone) task.kept_free.push_back(initial_mark(layout_.states[chart_.initial]));
    for (std::size_t i = 0; i < chart_.transitions.size(); ++i) {
      const chart::Transition& t = chart_.transitions[i];
      const PlacedTransition& label = layout_.transitions[i];
      task.edges.push_back({.from = static_cast<int>(t.source),
                            .to = static_cast<int>(t.target == chart::kNone ? t.source : t.target),
                            .label_width = label.label_width,
                            .label_height = label.label_height});
    }
    std::vector<graph::Way> ways = graph::route(task).ways;
    for (std::size_t i = 0; i < ways.size(); ++i) layout_.transitions[i].way = std::move(ways[i]);
  }

  const chart::Chart& chart_;
  ChartLayout layout_;
};

}  // namespace

graph::Area initial_mark(const PlacedState& state) {
  return {{state.centre.x - state.width / 2 - kMark / 2,
           state.centre.y - state.height / 2 + std::min(10.0, state.height / 2)},
          kMark,
          10};
}

graph::Area extent(const ChartLayout& layout) {
  double left = 1e18, right = -1e18, top = 1e18, bottom = -1e18;
  const auto see = [&](graph::Point p, double width, double height) {
    left = std::min(left, p.x - width / 2);
    right = std::max(right, p.x + width / 2);
    top = std::min(top, p.y - height / 2);
    bottom = std::max(bottom, p.y + height / 2);
  };
  for (const PlacedState& s : layout.states) {
    see(s.centre, s.width, s.height);
    const graph::Area mark = initial_mark(s);
    see(mark.centre, mark.width, 0);
  }
  for (const PlacedTransition& t : layout.transitions) {
    for (const graph::Point p : t.way.curve) see(p, 0, 0);
    see(t.way.label, t.label_width, t.label_height);
  }
  return {{(left + right) / 2, (top + bottom) / 2}, right - left, bottom - top};
}

ChartLayout lay_out_chart(const chart::Chart& chart) {
  return Placer{chart}.run();
}

}  // namespace cancha::publish
