#include "decide/chart/made_up.h"

#include <fmt/format.h>

#include "base/expects.h"
#include "decide/chart/scxml.h"
#include "decide/in_order.h"

namespace cancha::decide::chart {
namespace {

/// Writes a chart at random as text, so that the reader gives it its places.
class Maker {
 public:
  Maker(Random& random, const MadeUpSettings& settings) : random_{random}, settings_{settings} {}

  std::string run() {
    type_ = static_cast<ChartType>(below(3));
    declare();
    const int states = 2 + below(std::max(settings_.states - 1, 1));
    for (int i = 0; i < states; ++i) {
      const bool inner = settings_.hierarchy && i > 0 && chance(0.4);
      parents_.push_back(inner ? below(i) : -1);
    }
    choose_kinds();
    junctions_ = settings_.junctions ? below(4) : 0;
    const auto type = static_cast<std::size_t>(type_);
    std::string text =
        fmt::format("<scxml xmlns=\"{}\" xmlns:cancha=\"{}\" version=\"1.0\" name=\"made_up\" cancha:type=\"{}\">\n",
                    kScxmlNamespace, kOwnNamespace, names(type_)[type]);
    text += data_;
    for (int i = 0; i < states; ++i) {
      if (parents_[static_cast<std::size_t>(i)] < 0) text += state(i);
    }
    for (int i = 0; i < junctions_; ++i) text += junction(i);
    return text + "</scxml>\n";
  }

 private:
  struct Data {
    std::string name;
    ValueType type;
    Role role;
  };

  int below(int count) { return static_cast<int>(random_.below(static_cast<std::uint64_t>(count))); }
  bool chance(double of) { return random_.uniform() < of; }

  /// Which states with states in them are parallel, which others final, and which have a history.
  void choose_kinds() {
    for (int i = 0; i < static_cast<int>(parents_.size()); ++i) {
      const bool outer = std::ranges::find(parents_, i) != parents_.end();
      const int parent = parents_[static_cast<std::size_t>(i)];
      const bool region = parent >= 0 && kinds_[static_cast<std::size_t>(parent)] == "parallel";
      std::string kind = "state";
      if (outer && settings_.parallel && chance(0.6)) kind = "parallel";
      if (!outer && !region && i > 0 && settings_.events && chance(0.15)) kind = "final";
      kinds_.push_back(kind);
      if (outer && settings_.history && chance(0.7)) histories_.push_back(i);
    }
  }

  void declare() {
    data_ = "<datamodel>\n";
    const int inputs = 1 + below(3);
    const int outputs = 1 + below(2);
    for (int i = 0; i < inputs; ++i) declare(fmt::format("i{}", i), Role::Input);
    for (int i = 0; i < outputs; ++i) declare(fmt::format("o{}", i), Role::Output);
    const int locals = settings_.locals ? below(3) : 0;
    for (int i = 0; i < locals; ++i) declare(fmt::format("l{}", i), Role::Local);
    data_ += "</datamodel>\n";
  }

  void declare(std::string name, Role role) {
    constexpr ValueType kFinite[] = {ValueType::Boolean, ValueType::Boolean, ValueType::Integer, ValueType::Enumerated};
    ValueType type = kFinite[below(4)];
    if (!settings_.finite && chance(0.3)) type = ValueType::Decimal;
    data_ += fmt::format("  <data id=\"{}\" cancha:role=\"{}\" cancha:type=\"{}\"", name,
                         names(role)[static_cast<std::size_t>(role)], names(type)[static_cast<std::size_t>(type)]);
    if (type == ValueType::Enumerated) data_ += " cancha:values=\"red green blue\"";
    if (type == ValueType::Integer)
      data_ += filled(" cancha:min=\"{}\" cancha:max=\"{}\"", InOrder{-below(3), 1 + below(4)});
    if (type == ValueType::Decimal && chance(0.5)) data_ += " cancha:min=\"-10\" cancha:max=\"12.5\"";
    if (type == ValueType::Boolean && chance(0.3)) data_ += " expr=\"true\"";
    if (type == ValueType::Enumerated && chance(0.3)) data_ += " expr=\"'blue'\"";
    data_ += "/>\n";
    variables_.push_back({std::move(name), type, role});
  }

  /// A variable of a type that may be read here; empty = there is none.
  std::string variable(ValueType type) {
    std::vector<std::string> fitting;
    for (const Data& d : variables_) {
      const bool as_number = type == ValueType::Decimal && d.type == ValueType::Integer;
      const bool hidden = d.role == Role::Output && !settings_.feedback;
      const bool readable = !hidden && (!only_locals_ || d.role == Role::Local);
      if (readable && (d.type == type || as_number)) fitting.push_back(d.name);
    }
    return fitting.empty() ? "" : fitting[random_.below(fitting.size())];
  }

  std::string element() {
    constexpr const char* kElements[] = {"'red'", "'green'", "'blue'"};
    return kElements[below(3)];
  }

  std::string value(ValueType type, int depth) {
    const std::string name = chance(0.6) ? variable(type) : "";
    if (depth > 0 && chance(0.15)) {
      return filled("({} ? {} : {})", InOrder{truth(depth - 1), value(type, depth - 1), value(type, depth - 1)});
    }
    if (type == ValueType::Boolean) return truth(depth);
    if (type == ValueType::Enumerated) return name.empty() ? element() : name;
    if (depth > 0 && chance(0.5)) {
      constexpr const char* kSigns[] = {"+", "-", "*", "%", "/"};
      const char* sign = kSigns[below(type == ValueType::Decimal ? 3 : 4)];
      if (type == ValueType::Decimal && chance(0.2)) sign = "/";
      return filled("({} {} {})", InOrder{value(type, depth - 1), sign, value(type, depth - 1)});
    }
    if (!name.empty()) return chance(0.1) ? fmt::format("-{}", name) : name;
    return type == ValueType::Integer ? fmt::format("{}", below(5)) : fmt::format("{}.5", below(8));
  }

  std::string comparison(int depth) {
    constexpr const char* kSigns[] = {"==", "!=", "&lt;", "&lt;=", ">", ">="};
    if (chance(0.25)) {
      const std::string name = variable(ValueType::Enumerated);
      if (!name.empty()) return filled("{} {} {}", InOrder{name, kSigns[below(2)], element()});
    }
    if (chance(0.5)) {
      const std::string name = variable(ValueType::Boolean);
      if (!name.empty()) return fmt::format("{} == {}", name, below(2));
    }
    if (settings_.waits && !only_locals_ && chance(0.3)) return wait();
    if (settings_.times && !settings_.parallel && !only_locals_ && chance(0.1))
      return fmt::format("state_time >= {}", 100 * (1 + below(4)));
    const ValueType type = settings_.finite ? ValueType::Integer : ValueType::Decimal;
    const std::string name = variable(type);
    if (name.empty()) return chance(0.5) ? "true" : "false";
    return filled("{} {} {}", InOrder{name, kSigns[below(6)], value(type, std::max(depth - 1, 0))});
  }

  std::string wait() {
    if (chance(0.3)) return fmt::format("In(s{})", below(static_cast<int>(parents_.size())));
    return filled("{}({}ms)", InOrder{chance(0.5) ? "after" : "every", 50 * (1 + below(8))});
  }

  /// What a transition waits for; empty = nothing.
  std::string event() {
    if (!settings_.events || chance(0.5)) return "tick";
    if (chance(0.15)) return "";
    if (chance(0.1)) return "*";
    for (const Data& d : variables_) {
      if (d.role == Role::Input && d.type == ValueType::Boolean && chance(0.3)) return d.name + " e1";
    }
    for (std::size_t i = 0; i < kinds_.size(); ++i) {
      if (kinds_[i] == "parallel" && chance(0.3)) return fmt::format("done.state.s{}", i);
    }
    return chance(0.5) ? "e0" : "e1.more";
  }

  std::string raised() {
    if (!settings_.events || !chance(0.2)) return "";
    return chance(0.5) ? "<raise event=\"e0\"/>" : "<raise event=\"e1.more\"/>";
  }

  std::string truth(int depth) {
    if (depth <= 0 || chance(0.5)) return comparison(depth);
    if (chance(0.25)) return fmt::format("!({})", truth(depth - 1));
    return filled("({} {} {})", InOrder{truth(depth - 1), chance(0.5) ? "&amp;&amp;" : "||", truth(depth - 1)});
  }

  std::string assignments(bool outputs, bool locals, double density) {
    std::string text;
    for (const Data& d : variables_) {
      const bool allowed = (d.role == Role::Output && outputs) || (d.role == Role::Local && locals);
      if (!allowed || !chance(density)) continue;
      only_locals_ = type_ == ChartType::Moore && d.role == Role::Output;
      text += fmt::format("<assign location=\"{}\" expr=\"{}\"/>", d.name, value(d.type, 2));
      only_locals_ = false;
    }
    return text;
  }

  std::string transition(bool of_junction, int from) {
    std::string text = "  <transition";
    const std::string waits_for = of_junction ? "" : event();
    const bool eventless = !of_junction && waits_for.empty();
    if (!waits_for.empty()) text += fmt::format(" event=\"{}\"", waits_for);
    if (eventless || !chance(of_junction ? 0.4 : 0.1)) text += fmt::format(" cond=\"{}\"", truth(2));
    // junctions lead to later ones only, never in a circle
    const int first = of_junction ? from + 1 : 0;
    if (first < junctions_ && chance(0.3)) {
      text += fmt::format(" target=\"j{}\"", first + below(junctions_ - first));
    } else if (!histories_.empty() && chance(0.3)) {
      text += fmt::format(" target=\"h{}\"", histories_[random_.below(histories_.size())]);
    } else if (!chance(0.1)) {
      text += fmt::format(" target=\"s{}\"", below(static_cast<int>(parents_.size())));
    }
    if (chance(0.1)) text += " type=\"internal\"";
    return filled("{}>{}{}</transition>\n", InOrder{text, assignments(type_ != ChartType::Moore, true, 0.5), raised()});
  }

  /// The states directly in one.
  [[nodiscard]] std::vector<int> inner(int index) const {
    std::vector<int> all;
    for (int i = 0; i < static_cast<int>(parents_.size()); ++i) {
      if (parents_[static_cast<std::size_t>(i)] == index) all.push_back(i);
    }
    return all;
  }

  std::string history(int index) {
    const std::vector<int> within = inner(index);
    return filled("  <history id=\"h{}\" type=\"{}\"><transition target=\"s{}\">{}</transition></history>\n",
                  InOrder{index, chance(0.5) ? "deep" : "shallow", within[random_.below(within.size())],
                          assignments(type_ != ChartType::Moore, true, 0.3) + raised()});
  }

  std::string state(int index) {
    const std::string& kind = kinds_[static_cast<std::size_t>(index)];
    const bool remembers = std::ranges::find(histories_, index) != histories_.end();
    std::string text = fmt::format("<{} id=\"s{}\"", kind, index);
    if (remembers && kind == "state" && chance(0.3)) text += fmt::format(" initial=\"h{}\"", index);
    text += ">\n";
    const bool moore = type_ == ChartType::Moore;
    const double density = moore ? 0.8 : 0.3;
    if (settings_.hierarchy || moore) {
      text += filled("  <onentry>{}{}</onentry>\n",
                     InOrder{assignments(type_ != ChartType::Mealy, settings_.hierarchy, density), raised()});
    }
    if (settings_.hierarchy) {
      // so that both events are raised somewhere
      const std::string both = index == 0 && settings_.events ? "<raise event=\"e0\"/><raise event=\"e1.more\"/>" : "";
      text += fmt::format("  <onexit>{}{}</onexit>\n", assignments(type_ == ChartType::Classic, true, 0.2), both);
    }
    const int ways = kind == "final" ? 0 : below(4);
    for (int i = 0; i < ways; ++i) text += transition(false, index);
    for (const int i : inner(index)) text += state(i);
    if (remembers) text += history(index);
    return fmt::format("{}</{}>\n", text, kind);
  }

  std::string junction(int index) {
    std::string text = fmt::format("<state id=\"j{}\" cancha:junction=\"true\">\n", index);
    const int ways = 1 + below(3);
    for (int i = 0; i < ways; ++i) text += transition(true, index);
    return text + "</state>\n";
  }

  Random& random_;
  const MadeUpSettings& settings_;
  ChartType type_ = ChartType::Classic;
  std::string data_;
  std::vector<Data> variables_;
  std::vector<int> parents_;
  std::vector<std::string> kinds_;  ///< state, parallel or final
  std::vector<int> histories_;      ///< the states that have one
  int junctions_ = 0;
  bool only_locals_ = false;
};

}  // namespace

Chart made_up_chart(Random& random, const MadeUpSettings& settings) {
  const std::string text = Maker{random, settings}.run();
  auto chart = read_scxml(text, "made_up.scxml");
  if (!chart) fmt::print(stderr, "{}\n{}\n", text, together(chart.error()).text());
  CANCHA_EXPECTS(chart.has_value());
  return std::move(*chart);
}

}  // namespace cancha::decide::chart
