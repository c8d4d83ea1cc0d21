#include "publish/behaviour/chart_picture.h"

#include <fmt/format.h>

#include "decide/chart/entry.h"
#include "decide/chart/expression.h"
#include "publish/behaviour/chart_layout.h"

namespace cancha::publish {
namespace {

namespace chart = decide::chart;

constexpr double kMargin = 16;
constexpr double kDot = 9;
constexpr double kHead = 7;

class Drawer {
 public:
  explicit Drawer(const chart::Chart& c) : chart_{c}, places_{lay_out_chart(c)}, room_{extent(places_)} {}

  ChartPicture run() {
    Sketch& sketch = picture_.sketch;
    const std::string& name = chart_.name.empty() ? chart_.path : chart_.name;
    sketch.title = fmt::format("Chart {}", name);
    picture_.layout.width = room_.width + 2 * kMargin;
    picture_.layout.height = room_.height + 2 * kMargin;
    for (std::uint32_t i = 0; i < chart_.states.size(); ++i) add_state(i);
    std::vector<chart::EntryStep> steps;
    const std::uint32_t start = chart::default_entry(chart_, chart::kNone, steps);
    sketch.boxes[start].highlighted = true;
    add_initial(chart_.initial, chart_.initial_effects, chart_.initial_raised);
    for (std::uint32_t i = 0; i < chart_.states.size(); ++i) {
      const chart::State& s = chart_.states[i];
      if (!chart_.is_history(i)) add_initial(s.initial, s.initial_effects, s.initial_raised);
    }
    for (std::size_t i = 0; i < chart_.transitions.size(); ++i) add_transition(i);
    sketch.description =
        fmt::format("A {} chart, beginning in {}; arrows say event [guard] / effects.",
                    names(chart_.type)[static_cast<std::size_t>(chart_.type)], chart_.full_name(start));
    return std::move(picture_);
  }

 private:
  [[nodiscard]] graph::Point on_sheet(graph::Point p) const {
    return {p.x - room_.centre.x + room_.width / 2 + kMargin, p.y - room_.centre.y + room_.height / 2 + kMargin};
  }

  void add_state(std::uint32_t index) {
    const chart::State& s = chart_.states[index];
    const PlacedState& place = places_.states[index];
    Box box;
    box.size = {.width = place.width, .height = place.height};
    constexpr std::string_view kKinds[] = {"state",    "junction",        "final state",
                                           "parallel", "shallow history", "deep history"};
    box.hint = fmt::format("{} {}", kKinds[static_cast<std::size_t>(s.kind)], chart_.full_name(index));
    if (chart_.is_history(index)) box.hint += fmt::format(", at first {}", chart_.states[s.initial].name);
    if (!s.doc.empty()) box.hint += fmt::format(": {}", s.doc);
    // the whole of what is cut off
    const std::string entry = chart::print_actions(chart_, s.entry, s.entry_raised);
    const std::string exit = chart::print_actions(chart_, s.exit, s.exit_raised);
    if (!entry.empty()) box.hint += fmt::format("\nentry: {}", entry);
    if (!exit.empty()) box.hint += fmt::format("\nexit: {}", exit);
    if (chart_.is_junction(index)) {
      box.shape = Shape::Junction;
    } else if (chart_.is_history(index)) {
      box.shape = Shape::History;
      box.lines.push_back({s.kind == chart::StateKind::DeepHistory ? "H*" : "H"});
    } else {
      box.shape = shape_of(index);
      box.lines.push_back({s.name});
      for (const std::string& line : place.lines) box.lines.push_back({line, Letters::Small});
    }
    picture_.sketch.boxes.push_back(std::move(box));
    picture_.layout.nodes.push_back(on_sheet(place.centre));
  }

  /// Regions of a parallel state have dashed borders.
  [[nodiscard]] Shape shape_of(std::uint32_t index) const {
    const std::uint32_t parent = chart_.states[index].parent;
    const bool region = parent != chart::kNone && chart_.is_parallel(parent);
    if (!chart_.is_leaf(index)) return region ? Shape::Region : Shape::Outer;
    if (chart_.states[index].kind == chart::StateKind::Final) return Shape::Target;
    return region ? Shape::Any : Shape::State;
  }

  /// A dot with a short arrow at the left of where something begins.
  void add_initial(std::uint32_t state, const std::vector<chart::Assignment>& effects,
                   const std::vector<std::uint32_t>& raised) {
    if (state == chart::kNone) return;
    const graph::Area mark = initial_mark(places_.states[state]);
    const graph::Point dot = on_sheet({mark.centre.x - mark.width / 2 + kDot / 2, mark.centre.y});
    const graph::Point tip = on_sheet({mark.centre.x + mark.width / 2, mark.centre.y});
    std::string hint = "begins here";
    const std::string actions = chart::print_actions(chart_, effects, raised);
    if (!actions.empty()) hint += fmt::format(" / {}", actions);
    const int from = static_cast<int>(picture_.sketch.boxes.size());
    picture_.sketch.boxes.push_back({.shape = Shape::Dot, .hint = hint, .size = {.width = kDot, .height = kDot}});
    picture_.layout.nodes.push_back(dot);
    picture_.sketch.arrows.push_back({.from = from, .to = static_cast<int>(state), .hint = hint});
    const graph::Point foot{tip.x - kHead, tip.y};
    picture_.layout.edges.push_back({{dot, dot, foot, foot}, tip, tip});
  }

  void add_transition(std::size_t index) {
    const chart::Transition& t = chart_.transitions[index];
    const PlacedTransition& place = places_.transitions[index];
    std::string hint = chart::print_condition(chart_, t);
    if (hint.empty()) hint = "always";
    const std::string actions = chart::print_actions(chart_, t.effects, t.raised);
    if (!actions.empty()) hint += fmt::format(" / {}", actions);
    if (!t.doc.empty()) hint = fmt::format("{}\n{}", t.doc, hint);
    picture_.sketch.arrows.push_back({.from = static_cast<int>(t.source),
                                      .to = static_cast<int>(t.target == chart::kNone ? t.source : t.target),
                                      .label = place.label,
                                      .hint = std::move(hint)});
    graph::Way way = place.way;
    for (graph::Point& p : way.curve) p = on_sheet(p);
    way.tip = on_sheet(way.tip);
    way.label = on_sheet(way.label);
    picture_.layout.edges.push_back(std::move(way));
  }

  const chart::Chart& chart_;
  ChartLayout places_;
  graph::Area room_;
  ChartPicture picture_;
};

}  // namespace

ChartPicture chart_picture(const decide::chart::Chart& chart) {
  return Drawer{chart}.run();
}

}  // namespace cancha::publish
