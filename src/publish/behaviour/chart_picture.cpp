#include "publish/behaviour/chart_picture.h"

#include <fmt/format.h>

#include "decide/chart/expression.h"
#include "decide/chart/runner.h"

namespace cancha::publish {
namespace {

namespace chart = decide::chart;

constexpr std::size_t kLabelWidth = 32;  ///< characters of a line
constexpr std::size_t kLabelLines = 4;

class Drawer {
 public:
  explicit Drawer(const chart::Chart& c) : chart_{c}, boxes_(c.states.size(), -1) {}

  Sketch run() {
    const std::string& name = chart_.name.empty() ? chart_.path : chart_.name;
    const auto type = static_cast<std::size_t>(chart_.type);
    sketch_.title = fmt::format("Chart {}", name);
    sketch_.boxes.push_back({.shape = Shape::Dot});
    for (std::uint32_t i = 0; i < chart_.states.size(); ++i) add_state(i);
    std::vector<chart::EntryStep> steps;
    const std::uint32_t start = chart::default_entry(chart_, chart::kNone, steps);
    sketch_.boxes[static_cast<std::size_t>(boxes_[start])].highlighted = true;
    sketch_.arrows.push_back(
        {.from = 0,
         .to = boxes_[start],
         .label = wrapped(chart::print_assignments(chart_, chart_.initial_effects, "="), kLabelWidth, kLabelLines),
         .hint = "begins here"});
    for (const chart::Transition& t : chart_.transitions) add_transition(t);
    sketch_.description = fmt::format("A {} chart, beginning in {}; arrows say guard / effects.",
                                      names(chart_.type)[type], chart_.full_name(start));
    return std::move(sketch_);
  }

 private:
  void add_state(std::uint32_t index) {
    const chart::State& s = chart_.states[index];
    const bool leaf = chart_.is_leaf(index);
    const bool junction = chart_.is_junction(index);
    if (!leaf && !junction && s.transitions.empty()) return;
    boxes_[index] = static_cast<int>(sketch_.boxes.size());
    Box box;
    box.hint = s.doc.empty() ? fmt::format("{} {}", junction ? "junction" : "state", chart_.full_name(index)) : s.doc;
    if (junction) {
      box.shape = Shape::Junction;
      sketch_.boxes.push_back(std::move(box));
      return;
    }
    box.shape = !leaf ? Shape::Any : s.kind == chart::StateKind::Final ? Shape::Target : Shape::State;
    box.lines.push_back({leaf ? chart_.full_name(index) : fmt::format("any of {}", chart_.full_name(index))});
    add_actions(box, "", s.entry);
    add_actions(box, "exit: ", s.exit);
    sketch_.boxes.push_back(std::move(box));
  }

  void add_actions(Box& box, std::string_view before, const std::vector<chart::Assignment>& list) const {
    if (list.empty()) return;
    const std::string text = fmt::format("{}{}", before, chart::print_assignments(chart_, list, "="));
    for (std::string& line : wrapped(text, kLabelWidth, kLabelLines)) {
      box.lines.push_back({std::move(line), Letters::Small});
    }
  }

  void add_transition(const chart::Transition& t) {
    std::uint32_t to = t.target == chart::kNone ? t.source : t.target;
    if (boxes_[to] < 0) {
      std::vector<chart::EntryStep> steps;
      to = chart::default_entry(chart_, to, steps);
    }
    std::string label;
    if (t.guard != chart::kNone) label = chart::print_expression(chart_, t.guard);
    // as the arrows of a Mealy machine are written: input / output
    if (!t.effects.empty())
      label += fmt::format("{}/ {}", label.empty() ? "" : " ", chart::print_assignments(chart_, t.effects, "="));
    sketch_.arrows.push_back({.from = boxes_[t.source],
                              .to = boxes_[to],
                              .label = wrapped(label, kLabelWidth, kLabelLines),
                              .hint = t.doc.empty() ? label : t.doc});
  }

  const chart::Chart& chart_;
  std::vector<int> boxes_;  ///< by state; -1 = it is not drawn
  Sketch sketch_;
};

}  // namespace

Sketch chart_picture(const decide::chart::Chart& chart) {
  return Drawer{chart}.run();
}

}  // namespace cancha::publish
