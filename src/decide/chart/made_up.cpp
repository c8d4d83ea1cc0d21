#include "decide/chart/made_up.h"

#include <fmt/format.h>

#include "base/expects.h"
#include "decide/chart/scxml.h"

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
      data_ += fmt::format(" cancha:min=\"{}\" cancha:max=\"{}\"", -below(3), 1 + below(4));
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
      return fmt::format("({} ? {} : {})", truth(depth - 1), value(type, depth - 1), value(type, depth - 1));
    }
    if (type == ValueType::Boolean) return truth(depth);
    if (type == ValueType::Enumerated) return name.empty() ? element() : name;
    if (depth > 0 && chance(0.5)) {
      constexpr const char* kSigns[] = {"+", "-", "*", "%", "/"};
      const char* sign = kSigns[below(type == ValueType::Decimal ? 3 : 4)];
      if (type == ValueType::Decimal && chance(0.2)) sign = "/";
      return fmt::format("({} {} {})", value(type, depth - 1), sign, value(type, depth - 1));
    }
    if (!name.empty()) return chance(0.1) ? fmt::format("-{}", name) : name;
    return type == ValueType::Integer ? fmt::format("{}", below(5)) : fmt::format("{}.5", below(8));
  }

  std::string comparison(int depth) {
    constexpr const char* kSigns[] = {"==", "!=", "&lt;", "&lt;=", ">", ">="};
    if (chance(0.25)) {
      const std::string name = variable(ValueType::Enumerated);
      if (!name.empty()) return fmt::format("{} {} {}", name, kSigns[below(2)], element());
    }
    if (chance(0.5)) {
      const std::string name = variable(ValueType::Boolean);
      if (!name.empty()) return fmt::format("{} == {}", name, below(2));
    }
    if (settings_.times && !only_locals_ && chance(0.1)) return fmt::format("state_time >= {}", 100 * (1 + below(4)));
    const ValueType type = settings_.finite ? ValueType::Integer : ValueType::Decimal;
    const std::string name = variable(type);
    if (name.empty()) return chance(0.5) ? "true" : "false";
    return fmt::format("{} {} {}", name, kSigns[below(6)], value(type, std::max(depth - 1, 0)));
  }

  std::string truth(int depth) {
    if (depth <= 0 || chance(0.5)) return comparison(depth);
    if (chance(0.25)) return fmt::format("!({})", truth(depth - 1));
    return fmt::format("({} {} {})", truth(depth - 1), chance(0.5) ? "&amp;&amp;" : "||", truth(depth - 1));
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
    if (!of_junction) text += " event=\"tick\"";
    if (!chance(of_junction ? 0.4 : 0.1)) text += fmt::format(" cond=\"{}\"", truth(2));
    // junctions lead to later ones only, never in a circle
    const int first = of_junction ? from + 1 : 0;
    if (first < junctions_ && chance(0.3)) {
      text += fmt::format(" target=\"j{}\"", first + below(junctions_ - first));
    } else if (!chance(0.1)) {
      text += fmt::format(" target=\"s{}\"", below(static_cast<int>(parents_.size())));
    }
    if (chance(0.1)) text += " type=\"internal\"";
    return fmt::format("{}>{}</transition>\n", text, assignments(type_ != ChartType::Moore, true, 0.5));
  }

  std::string state(int index) {
    std::string text = fmt::format("<state id=\"s{}\">\n", index);
    const bool moore = type_ == ChartType::Moore;
    const double density = moore ? 0.8 : 0.3;
    if (settings_.hierarchy || moore) {
      text += fmt::format("  <onentry>{}</onentry>\n",
                          assignments(type_ != ChartType::Mealy, settings_.hierarchy, density));
    }
    if (settings_.hierarchy) {
      text += fmt::format("  <onexit>{}</onexit>\n", assignments(type_ == ChartType::Classic, true, 0.2));
    }
    const int ways = below(4);
    for (int i = 0; i < ways; ++i) text += transition(false, index);
    for (int i = 0; i < static_cast<int>(parents_.size()); ++i) {
      if (parents_[static_cast<std::size_t>(i)] == index) text += state(i);
    }
    return text + "</state>\n";
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
