#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "decide/chart/expression.h"
#include "decide/chart/scxml.h"

namespace cancha::decide::chart {
namespace {

std::string escaped(std::string_view text) {
  std::string made;
  for (const char c : text) {
    switch (c) {
      case '<':
        made += "&lt;";
        break;
      case '>':
        made += "&gt;";
        break;
      case '&':
        made += "&amp;";
        break;
      case '"':
        made += "&quot;";
        break;
      case '\n':
        made += "&#10;";
        break;
      case '\t':
        made += "&#9;";
        break;
      case '\r':
        made += "&#13;";
        break;
      default:
        // XML has no words for other control characters
        made += c >= 0 && c < ' ' ? ' ' : c;
    }
  }
  return made;
}

class Writer {
 public:
  explicit Writer(const Chart& chart) : chart_{chart} {}

  std::string run() {
    out_ = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
    out_ += fmt::format("<scxml xmlns=\"{}\" xmlns:cancha=\"{}\" version=\"1.0\"", kScxmlNamespace, kOwnNamespace);
    attribute("name", chart_.name);
    const auto type = static_cast<std::size_t>(chart_.type);
    const bool way = !chart_.initial_effects.empty() || !chart_.initial_raised.empty();
    out_ += fmt::format("\n       initial=\"{}\" cancha:type=\"{}\" cancha:sample-time=\"{}ms\"",
                        way ? "" : chart_.states[chart_.initial].name, names(chart_.type)[type], chart_.sample_time);
    if (way) remove_initial();
    if (chart_.complete) attribute("cancha:complete", "true");
    attribute("cancha:doc", chart_.doc);
    out_ += ">\n";
    if (!chart_.variables.empty()) {
      out_ += "  <datamodel>\n";
      for (const Variable& v : chart_.variables) data(v);
      out_ += "  </datamodel>\n";
    }
    default_way(chart_.initial, chart_.initial_effects, chart_.initial_raised, 1);
    for (std::uint32_t i = 0; i < chart_.states.size(); ++i) {
      if (chart_.states[i].parent == kNone) state(i, 1);
    }
    out_ += "</scxml>\n";
    return std::move(out_);
  }

 private:
  void indent(int depth) { out_.append(static_cast<std::size_t>(2 * depth), ' '); }

  void attribute(std::string_view name, std::string_view value) {
    if (!value.empty()) out_ += fmt::format(" {}=\"{}\"", name, escaped(value));
  }

  /// An <initial> says it instead.
  void remove_initial() {
    const std::string_view said = "initial=\"\" ";
    out_.erase(out_.rfind(said), said.size());
  }

  void data(const Variable& v) {
    out_ += fmt::format("    <data id=\"{}\"", v.name);
    const auto role = static_cast<std::size_t>(v.role);
    const auto type = static_cast<std::size_t>(v.type);
    out_ += fmt::format(" cancha:role=\"{}\" cancha:type=\"{}\"", names(v.role)[role], names(v.type)[type]);
    if (v.type == ValueType::Enumerated) {
      attribute("cancha:values", fmt::format("{}", fmt::join(chart_.enumerations[v.enumeration], " ")));
    }
    const bool whole = v.type == ValueType::Integer;
    if (whole || v.type == ValueType::Decimal) {
      constexpr double kInfinite = std::numeric_limits<double>::infinity();
      if (v.least != (whole ? kLeastInteger : -kInfinite)) attribute("cancha:min", fmt::format("{}", v.least));
      if (v.most != (whole ? kMostInteger : kInfinite)) attribute("cancha:max", fmt::format("{}", v.most));
    }
    const std::string text = value_text(chart_, v, v.initial);
    if (v.role != Role::Input || v.initial != std::clamp(0.0, v.least, v.most)) {
      attribute("expr", v.type == ValueType::Enumerated ? fmt::format("'{}'", text) : text);
    }
    if (v.pin >= 0) attribute("cancha:pin", fmt::format("{}", v.pin));
    attribute("cancha:unit", v.unit);
    attribute("cancha:doc", v.doc);
    out_ += "/>\n";
  }

  using Raised = std::vector<std::uint32_t>;

  void default_way(std::uint32_t to, const std::vector<Assignment>& effects, const Raised& raised, int depth) {
    if (effects.empty() && raised.empty()) return;
    indent(depth);
    out_ += fmt::format("<initial><transition target=\"{}\">", chart_.states[to].name);
    assignments(effects, raised);
    out_ += "</transition></initial>\n";
  }

  void assignments(const std::vector<Assignment>& list, const Raised& raised) {
    for (const Assignment& a : list) {
      out_ += fmt::format("<assign location=\"{}\" expr=\"{}\"/>", chart_.variables[a.variable].name,
                          escaped(print_expression(chart_, a.value)));
    }
    for (const std::uint32_t e : raised) out_ += fmt::format("<raise event=\"{}\"/>", chart_.events[e].name);
  }

  void actions(std::string_view name, const std::vector<Assignment>& list, const Raised& raised, int depth) {
    if (list.empty() && raised.empty()) return;
    indent(depth);
    out_ += fmt::format("<{}>", name);
    assignments(list, raised);
    out_ += fmt::format("</{}>\n", name);
  }

  [[nodiscard]] bool has_states(std::uint32_t index) const {
    return std::ranges::any_of(chart_.states, [&](const State& s) { return s.parent == index; });
  }

  void state(std::uint32_t index, int depth) {
    const State& s = chart_.states[index];
    constexpr std::string_view kTags[] = {"state", "state", "final", "parallel", "history", "history"};
    const std::string_view tag = kTags[static_cast<std::size_t>(s.kind)];
    const bool history = chart_.is_history(index);
    indent(depth);
    out_ += fmt::format("<{} id=\"{}\"", tag, s.name);
    if (history) attribute("type", s.kind == StateKind::DeepHistory ? "deep" : "shallow");
    const bool way = !s.initial_effects.empty() || !s.initial_raised.empty();
    if (s.initial != kNone && !way && !history) attribute("initial", chart_.states[s.initial].name);
    if (s.kind == StateKind::Junction) attribute("cancha:junction", "true");
    if (s.x) attribute("cancha:x", fmt::format("{}", *s.x));
    if (s.y) attribute("cancha:y", fmt::format("{}", *s.y));
    attribute("cancha:doc", s.doc);
    if (history) return history_way(s);
    const bool acts = !s.entry.empty() || !s.exit.empty() || !s.entry_raised.empty() || !s.exit_raised.empty();
    if (!acts && s.transitions.empty() && !has_states(index)) {
      out_ += "/>\n";
      return;
    }
    out_ += ">\n";
    default_way(s.initial, s.initial_effects, s.initial_raised, depth + 1);
    actions("onentry", s.entry, s.entry_raised, depth + 1);
    actions("onexit", s.exit, s.exit_raised, depth + 1);
    for (const std::uint32_t t : s.transitions) transition(chart_.transitions[t], depth + 1);
    for (std::uint32_t i = 0; i < chart_.states.size(); ++i) {
      if (chart_.states[i].parent == index) state(i, depth + 1);
    }
    indent(depth);
    out_ += fmt::format("</{}>\n", tag);
  }

  void history_way(const State& s) {
    out_ += fmt::format("><transition target=\"{}\"", chart_.states[s.initial].name);
    if (s.initial_effects.empty() && s.initial_raised.empty()) {
      out_ += "/></history>\n";
      return;
    }
    out_ += ">";
    assignments(s.initial_effects, s.initial_raised);
    out_ += "</transition></history>\n";
  }

  void transition(const Transition& t, int depth) {
    indent(depth);
    out_ += "<transition";
    // of a table nothing is written
    const bool plain = t.event.empty() && t.tick && !chart_.is_junction(t.source);
    attribute("event", plain ? "tick" : t.event);
    if (t.guard != kNone) attribute("cond", print_expression(chart_, t.guard));
    if (t.target != kNone) attribute("target", chart_.states[t.target].name);
    if (t.internal) attribute("type", "internal");
    attribute("cancha:doc", t.doc);
    if (t.effects.empty() && t.raised.empty()) {
      out_ += "/>\n";
      return;
    }
    out_ += ">";
    assignments(t.effects, t.raised);
    out_ += "</transition>\n";
  }

  const Chart& chart_;
  std::string out_;
};

}  // namespace

std::string write_scxml(const Chart& chart) {
  return Writer{chart}.run();
}

}  // namespace cancha::decide::chart
