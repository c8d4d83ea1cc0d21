#include "server/chart_layout.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "publish/behaviour/sketch.h"

namespace cancha::server {
namespace {

namespace chart = decide::chart;
using publish::Letters;

constexpr double kPadding = 22;  ///< around states in a state
constexpr double kTitle = 26;    ///< above them
constexpr double kJunction = 16;
constexpr double kLineHeight = 14;
constexpr double kCodeLetter = 6.7;  ///< width of a letter of what is set, at most
constexpr double kGap = 40;
constexpr std::size_t kLabelWidth = 30;  ///< characters of a line; the page breaks lines alike
constexpr std::size_t kLabelLines = 4;

class Placer {
 public:
  Placer(const chart::Chart& c, ChartView& view) : chart_{c}, view_{view} {}

  void run() {
    bool any = false;
    for (std::uint32_t i = 0; i < view_.states.size(); ++i) {
      measure(i);
      any = any || view_.states[i].placed;
    }
    if (any) {
      take_places();
    } else {
      lay_out(-1);
    }
  }

 private:
  [[nodiscard]] bool is_composite(std::uint32_t state) const { return chart_.states[state].initial != chart::kNone; }

  void measure(std::uint32_t index) {
    ChartState& s = view_.states[index];
    if (chart_.is_junction(index)) {
      s.width = s.height = kJunction;
      return;
    }
    s.width = std::max(64.0, publish::text_width(s.name, Letters::Plain) + 28);
    s.height = 38;
    for (const auto& [before, actions] : {std::pair{"", &s.entry_actions}, {"exit: ", &s.exit_actions}}) {
      if (actions->empty()) continue;
      for (const std::string& line :
           publish::wrapped(fmt::format("{}{}", before, *actions), kLabelWidth, kLabelLines)) {
        s.width = std::max(s.width, static_cast<double>(line.size()) * kCodeLetter + 22);
        s.height += kLineHeight;
      }
    }
    s.width = std::ceil(s.width);
  }

  [[nodiscard]] std::vector<int> children(int parent) const {
    std::vector<int> all;
    for (std::size_t i = 0; i < view_.states.size(); ++i) {
      if (view_.states[i].parent == parent) all.push_back(static_cast<int>(i));
    }
    return all;
  }

  ChartState& at(int state) { return view_.states[static_cast<std::size_t>(state)]; }

  /// Moves a state with all in it.
  void shift(int state, double dx, double dy) {
    for (std::size_t i = 0; i < view_.states.size(); ++i) {
      if (!chart_.inside(static_cast<std::uint32_t>(i), static_cast<std::uint32_t>(state)) &&
          static_cast<int>(i) != state)
        continue;
      view_.states[i].x += dx;
      view_.states[i].y += dy;
    }
    for (ChartTransition& t : view_.transitions) {
      if (t.way.curve.empty() || t.source == state) continue;
      if (!chart_.inside(static_cast<std::uint32_t>(t.source), static_cast<std::uint32_t>(state))) continue;
      shift(t.way, dx, dy);
    }
  }
  static void shift(graph::Way& way, double dx, double dy) {
    const auto by = [&](graph::Point& p) { p = {p.x + dx, p.y + dy}; };
    std::ranges::for_each(way.curve, by);
    by(way.tip);
    by(way.label);
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
      left = std::min(left, at(i).x - at(i).width / 2);
      right = std::max(right, at(i).x + at(i).width / 2);
      top = std::min(top, at(i).y - at(i).height / 2);
      bottom = std::max(bottom, at(i).y + at(i).height / 2);
    }
    ChartState& s = at(state);
    // its own lines stand above them
    top -= kTitle + kPadding + s.height - 38;
    const double width = std::max(right - left + 2 * kPadding, s.width);
    s.x = (left + right) / 2;
    s.width = width;
    s.y = (top + bottom + kPadding) / 2;
    s.height = bottom + kPadding - top;
  }

  /// Lays out what is in a state, around wherever; then it has its size.
  void lay_out(int parent) {
    const std::vector<int> inner = children(parent);
    for (const int i : inner) lay_out(i);
    if (inner.empty()) return;
    graph::Graph graph{.node_gap = 36, .rank_gap = 52, .nodes = {}, .edges = {}};
    std::vector<int> place(view_.states.size(), -1);
    for (std::size_t i = 0; i < inner.size(); ++i) {
      place[static_cast<std::size_t>(inner[i])] = static_cast<int>(i);
      graph.nodes.push_back({.width = at(inner[i]).width, .height = at(inner[i]).height});
    }
    const auto child_of = [&](int state) {
      while (state >= 0 && place[static_cast<std::size_t>(state)] < 0) state = at(state).parent;
      return state < 0 ? -1 : place[static_cast<std::size_t>(state)];
    };
    std::vector<int> edges;  // the transition of each; -1 = between states further in
    for (std::size_t i = 0; i < view_.transitions.size(); ++i) {
      const ChartTransition& t = view_.transitions[i];
      const int to = t.target < 0 ? t.source : t.target;
      const int from_child = child_of(t.source);
      const int to_child = child_of(to);
      if (from_child < 0 || to_child < 0) continue;
      const bool own =
          inner[static_cast<std::size_t>(from_child)] == t.source && inner[static_cast<std::size_t>(to_child)] == to;
      if (!own && from_child == to_child) continue;
      const auto [width, height] = label_size(t);
      graph.edges.push_back(
          {.from = from_child, .to = to_child, .label_width = own ? width : 0, .label_height = own ? height : 0});
      edges.push_back(own ? static_cast<int>(i) : -1);
    }
    const auto layout = graph::lay_out(graph);
    for (std::size_t i = 0; i < inner.size(); ++i) {
      ChartState& s = at(inner[i]);
      // what cannot be laid out stands in rows
      const graph::Point p = layout
                                 ? layout->nodes[i]
                                 : graph::Point{static_cast<double>(i % 12) * 160, static_cast<double>(i / 12) * 110};
      shift(inner[i], p.x - s.x, p.y - s.y);
    }
    for (std::size_t i = 0; layout && i < edges.size(); ++i) {
      if (edges[i] >= 0) view_.transitions[static_cast<std::size_t>(edges[i])].way = layout->edges[i];
    }
    wrap(parent, layout ? layout->width : 0, layout ? layout->height : 0);
  }

  static std::pair<double, double> label_size(const ChartTransition& t) {
    // what is set has lines of its own where both are long
    const std::string effects = t.effects.empty() ? "" : fmt::format("/ {}", t.effects);
    std::vector<std::string> lines = publish::wrapped(fmt::format("{} {}", t.guard, effects), kLabelWidth, kLabelLines);
    if (lines.size() > 1) {
      lines = publish::wrapped(t.guard, kLabelWidth, kLabelLines / 2);
      for (std::string& line : publish::wrapped(effects, kLabelWidth, kLabelLines / 2))
        lines.push_back(std::move(line));
    }
    double width = 0;
    double height = 0;
    for (const std::string& line : lines) {
      width = std::max(width, publish::text_width(line, Letters::Small) + 8);
      height += kLineHeight;
    }
    return {width, height};
  }

  /// Whether the file places anything in a state.
  [[nodiscard]] bool any_placed_in(std::uint32_t state) const {
    for (std::uint32_t i = 0; i < view_.states.size(); ++i) {
      if (!is_composite(i) && view_.states[i].placed && chart_.inside(i, state)) return true;
    }
    return false;
  }

  void take_places() {
    std::vector<bool> done(view_.states.size());
    // a state with a place, of which nothing inside has one, is laid out there
    for (std::uint32_t i = 0; i < view_.states.size(); ++i) {
      if (done[i] || !is_composite(i) || !view_.states[i].placed || any_placed_in(i)) continue;
      lay_out(static_cast<int>(i));
      shift(static_cast<int>(i), *chart_.states[i].x - view_.states[i].x, *chart_.states[i].y - view_.states[i].y);
      for (std::uint32_t k = 0; k < view_.states.size(); ++k) done[k] = done[k] || k == i || chart_.inside(k, i);
    }
    double below = -1e9;
    double left = 1e9;
    for (std::uint32_t i = 0; i < view_.states.size(); ++i) {
      ChartState& s = view_.states[i];
      if (!done[i] && (!s.placed || is_composite(i))) continue;
      if (!done[i]) s.x = *chart_.states[i].x;
      if (!done[i]) s.y = *chart_.states[i].y;
      below = std::max(below, s.y + s.height / 2);
      left = std::min(left, s.x - s.width / 2);
    }
    double right = left;
    for (std::uint32_t i = 0; i < view_.states.size(); ++i) {
      ChartState& s = view_.states[i];
      if (done[i] || s.placed || is_composite(i)) continue;
      s.x = right + s.width / 2;
      s.y = below + kGap + 24;
      right += s.width + kGap;
    }
    // inner ones come behind the states that they lie in
    for (std::size_t i = view_.states.size(); i-- > 0;) {
      if (!done[i]) wrap(static_cast<int>(i));
    }
  }

  const chart::Chart& chart_;
  ChartView& view_;
};

}  // namespace

void lay_out_chart(const chart::Chart& chart, ChartView& view) {
  Placer{chart, view}.run();
}

}  // namespace cancha::server
