#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>

#include "decide/chart/entry.h"
#include "decide/chart/expression.h"
#include "decide/chart/flatten.h"
#include "decide/chart/probe.h"
#include "decide/chart/truth_table.h"

namespace cancha::decide::chart {
namespace {

constexpr std::size_t kMostCases = std::size_t{1} << 20;    ///< state and inputs that are tried
constexpr std::size_t kMostPrinted = std::size_t{1} << 16;  ///< rows

class Writer {
 public:
  Writer(const Chart& chart, const TableSettings& settings)
      : chart_{chart}, settings_{settings}, outputs_{chart.of_role(Role::Output)} {}

  Result<std::string> run() {
    if (auto fits = look(); !fits) return pass_on(std::move(fits));
    remarks();
    out_ += "state";
    for (const Column& c : columns_) out_ += fmt::format(",{}", chart_.variables[c.variable].name);
    out_ += ",next";
    for (const std::uint32_t v : outputs_) out_ += fmt::format(",{}", chart_.variables[v].name);
    out_ += '\n';
    std::size_t printed = 0;
    for (std::uint32_t leaf = 0; leaf < chart_.states.size(); ++leaf) {
      if (!chart_.is_leaf(leaf)) continue;
      const std::vector<Row> rows = rows_of(leaf);
      printed += rows.size();
      if (printed > kMostPrinted)
        return refuse({}, fmt::format("the table has more than {} rows", kMostPrinted), "--simplify makes fewer");
      for (const Row& row : rows) print(leaf, row);
    }
    return std::move(out_);
  }

 private:
  struct Row {
    std::vector<std::string> inputs;  ///< of those that are read
    std::string result;               ///< next state and outputs
    bool operator==(const Row&) const = default;
  };

  [[nodiscard]] tl::unexpected<Error> refuse(const Place& at, std::string what, std::string hint = "") const {
    return fail(at.line > 0 ? fmt::format("{}:{}:{}", chart_.path, at.line, at.column) : chart_.path, std::move(what),
                std::move(hint));
  }

  /// Whether the chart can be a table at all; finds the inputs that matter.
  Result<void> look() {
    std::vector<bool> read(chart_.variables.size());
    for (const Expression& e : chart_.expressions) {
      if (e.op == Op::StateTime) return refuse(e.place, "a table knows no 'state_time'");
      if (e.op != Op::Variable) continue;
      const Variable& v = chart_.variables[e.a];
      if (v.role != Role::Input) {
        return refuse(e.place, fmt::format("'{}' is remembered, and a table remembers nothing but the state", v.name));
      }
      if (v.type == ValueType::Decimal)
        return refuse(e.place, fmt::format("decimal '{}' has no end of values", v.name));
      read[e.a] = true;
    }
    std::size_t cases = 1;
    // from the last to the first, as the digits of a number are written: w v u
    std::vector<std::uint32_t> inputs = chart_.of_role(Role::Input);
    std::ranges::reverse(inputs);
    for (const std::uint32_t v : inputs) {
      columns_.push_back({v, {}});
      if (!read[v]) continue;
      const Variable& variable = chart_.variables[v];
      for (const std::string_view any : {"X", "x"}) {
        if (variable.type != ValueType::Enumerated || !parse_value(chart_, variable, any)) continue;
        return refuse(variable.place, fmt::format("element '{}' of '{}' means any in a table", any, variable.name));
      }
      const double values = variable.most - variable.least + 1;
      cases *= static_cast<std::size_t>(values);
      if (values > 1e6 || cases > kMostCases / std::max<std::size_t>(chart_.states.size(), 1)) {
        return refuse(variable.place, "there are too many inputs for a table", "give integers small ranges");
      }
      for (double value = variable.least; value <= variable.most; ++value) columns_.back().values.push_back(value);
    }
    return look_at_start();
  }

  /// What is put out at the start may not depend on inputs.
  Result<void> look_at_start() {
    std::vector<EntryStep> steps;
    start_ = default_entry(chart_, kNone, steps);
    Place at;
    const auto look_at = [&](const std::vector<Assignment>& list) {
      for (const Assignment& a : list) {
        for_each_node(chart_, a.value, [&](const Expression& e) {
          if (e.op == Op::Variable) at = e.place;
        });
      }
    };
    for (const EntryStep& step : steps) {
      if (step.state == kNone) {
        look_at(chart_.initial_effects);
      } else {
        look_at(step.way ? chart_.states[step.state].initial_effects : chart_.states[step.state].entry);
      }
    }
    if (at.line > 0) return refuse(at, "what is put out at the start depends on an input");
    auto probe = Probe::of(chart_);
    if (!probe) return pass_on(std::move(probe));
    probe_.emplace(std::move(*probe));
    for (const Variable& v : chart_.variables) started_.push_back(v.initial);
    probe_->start(started_);
    for (const std::uint32_t v : outputs_) started_[v] = probe_->value(v);
    return {};
  }

  void remarks() {
    const auto said = [&](std::string_view key, std::string_view value) {
      if (!value.empty()) out_ += fmt::format("# {}: {}\n", key, value);
    };
    std::string doc = chart_.doc;
    std::ranges::replace(doc, '\n', ' ');
    std::string name = chart_.name;
    std::ranges::replace(name, '\n', ' ');
    said("name", name);
    said("doc", doc);
    const ChartType type = chart_.type == ChartType::Moore ? ChartType::Moore : ChartType::Mealy;
    said("type", names(type)[static_cast<std::size_t>(type)]);
    said("sample-time", fmt::format("{}ms", chart_.sample_time));
    if (chart_.complete) said("complete", "true");
    said("initial", chart_.full_name(start_));
    for (const Role role : {Role::Input, Role::Output}) {
      for (const std::uint32_t v : chart_.of_role(role)) declaration(v);
    }
  }

  void declaration(std::uint32_t index) {
    const Variable& v = chart_.variables[index];
    out_ += fmt::format("# {} {} {}", names(v.role)[static_cast<std::size_t>(v.role)], v.name,
                        names(v.type)[static_cast<std::size_t>(v.type)]);
    const auto said = [&](std::string_view key, std::string_view value) {
      std::string safe;
      for (const char c : value) {
        if (c == '"' || c == '\\') safe += '\\';
        safe += c == '\n' ? "\\n" : std::string(1, c);
      }
      const bool plain = value.find_first_of(" \t\"\\\n\r") == std::string_view::npos;
      out_ += plain ? fmt::format(" {}={}", key, value) : fmt::format(" {}=\"{}\"", key, safe);
    };
    if (v.type == ValueType::Enumerated)
      said("values", fmt::format("{}", fmt::join(chart_.enumerations[v.enumeration], " ")));
    if (v.type == ValueType::Integer || v.type == ValueType::Decimal) {
      if (std::abs(v.least) < 2147483648.0) said("min", fmt::format("{}", v.least));
      if (std::abs(v.most) < 2147483647.0) said("max", fmt::format("{}", v.most));
    }
    const double initial = v.role == Role::Output ? started_[index] : v.initial;
    if (initial != std::clamp(0.0, v.least, v.most)) said("initial", value_text(chart_, v, initial));
    if (v.pin >= 0) said("pin", fmt::format("{}", v.pin));
    if (!v.unit.empty()) said("unit", v.unit);
    if (!v.doc.empty()) said("doc", v.doc);
    out_ += '\n';
  }

  // rows

  struct Column {
    std::uint32_t variable = kNone;
    std::vector<double> values;  ///< none = it is not read
  };

  std::vector<Row> rows_of(std::uint32_t leaf) {
    leaf_ = leaf;
    inputs_ = started_;
    return rows_from(0);
  }

  /// The rows for the columns from one on, with those before it fixed.
  std::vector<Row> rows_from(std::size_t column) {
    if (column == columns_.size()) return {{{}, result()}};
    const Column& c = columns_[column];
    if (c.values.empty()) return headed("X", rows_from(column + 1));
    std::vector<std::vector<Row>> by_value;
    for (const double value : c.values) {
      inputs_[c.variable] = value;
      by_value.push_back(rows_from(column + 1));
    }
    const auto same = [&](const std::vector<Row>& rows) { return rows == by_value[0]; };
    if (settings_.simplify && std::ranges::all_of(by_value, same)) return headed("X", by_value[0]);
    std::vector<Row> all;
    for (std::size_t i = 0; i < by_value.size();) {
      std::size_t end = i + 1;
      const bool ranged = settings_.simplify && chart_.variables[c.variable].type == ValueType::Integer;
      while (ranged && end < by_value.size() && by_value[end] == by_value[i]) ++end;
      const std::string first = value_text(chart_, chart_.variables[c.variable], c.values[i]);
      const std::string range = fmt::format("{}..{}", first, c.values[end - 1]);
      for (Row& row : headed(end - i > 1 ? range : first, std::move(by_value[i]))) all.push_back(std::move(row));
      i = end;
    }
    return all;
  }

  static std::vector<Row> headed(const std::string& cell, std::vector<Row> rows) {
    for (Row& row : rows) row.inputs.insert(row.inputs.begin(), cell);
    return rows;
  }

  /// The end of a row: the next state, and outputs that are set whatever they were before.
  std::string result() {
    const bool moore = chart_.type == ChartType::Moore;
    std::vector<double> least = inputs_;
    std::vector<double> most = inputs_;
    for (const std::uint32_t v : outputs_) {
      least[v] = std::max(chart_.variables[v].least, -1e300);
      most[v] = std::min(chart_.variables[v].most, 1e300);
    }
    const auto tick = [&](std::vector<double>& values) {
      probe_->stand(leaf_, values, 0.0);
      if (!moore) probe_->tick();
      if (moore) probe_->show_outputs();
      for (const std::uint32_t v : outputs_) values[v] = probe_->value(v);
    };
    tick(least);
    tick(most);
    if (moore) probe_->tick();
    std::string made = fmt::format(",{}", chart_.full_name(probe_->leaf()));
    for (const std::uint32_t v : outputs_) {
      const Variable& variable = chart_.variables[v];
      const bool set = least[v] == most[v] && variable.least < variable.most;
      made += fmt::format(",{}", set ? value_text(chart_, variable, least[v]) : "");
    }
    return made;
  }

  void print(std::uint32_t leaf, const Row& row) {
    out_ += fmt::format("{}{}{}{}\n", chart_.full_name(leaf), row.inputs.empty() ? "" : ",", fmt::join(row.inputs, ","),
                        row.result);
  }

  const Chart& chart_;
  const TableSettings& settings_;
  std::optional<Probe> probe_;  ///< once it is known that the chart can be a table
  std::vector<std::uint32_t> outputs_;
  std::vector<Column> columns_;
  std::vector<double> started_;  ///< inputs and outputs after the start
  std::uint32_t start_ = kNone;
  std::uint32_t leaf_ = kNone;
  std::vector<double> inputs_;
  std::string out_;
};

/// Names that a table can be read with again: "Left_Scan" for "Move.Left+Head.Scan".
void name_for_table(const Chart& chart, Flattened& flat) {
  std::set<std::string> taken;
  for (std::uint32_t i = 0; i < flat.chart.states.size(); ++i) {
    std::string name;
    for (const std::uint32_t leaf : flat.active[i]) name += (name.empty() ? "" : "_") + chart.states[leaf].name;
    if (!is_identifier(name)) name = fmt::format("state_{}", i);
    while (!taken.insert(name).second) name += "_";
    flat.chart.states[i].name = name;
  }
}

}  // namespace

Result<std::string> write_table(const Chart& chart, const TableSettings& settings) {
  if (is_plain(chart)) return Writer{chart, settings}.run();
  for (const Expression& e : chart.expressions) {
    const bool waits = e.op == Op::After || e.op == Op::Every;
    if (waits) return fail(fmt::format("{}:{}:{}", chart.path, e.place.line, e.place.column), "a table knows no waits");
  }
  for (const State& s : chart.states) {
    if (s.kind != StateKind::ShallowHistory && s.kind != StateKind::DeepHistory) continue;
    return fail(fmt::format("{}:{}:{}", chart.path, s.place.line, s.place.column), "a table knows no history");
  }
  auto flat = flatten(chart);
  if (!flat) return pass_on(std::move(flat));
  name_for_table(chart, *flat);
  return Writer{flat->chart, settings}.run();
}

}  // namespace cancha::decide::chart
