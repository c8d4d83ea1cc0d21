#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "decide/chart/chart.h"
#include "decide/chart/check.h"
#include "decide/chart/edit.h"
#include "graph/layout.h"

/// State charts as the page draws and tries them. Things refer to one another by their places in the lists; -1 = none.
namespace cancha::server {

/// A chart's text, saved or not.
struct ChartText {
  std::string path;  ///< tells the notation by its ending: .csv is a truth table
  std::string text;

  static constexpr std::string_view kName = "cancha.ChartText";
  static constexpr auto fields() {
    return list_of(entry("path", &ChartText::path, ".csv is a truth table, anything else SCXML"),
                   entry("text", &ChartText::text, "1 MiB at most"));
  }
};

struct ChartVariable {
  std::string name;
  decide::chart::Role role = decide::chart::Role::Input;
  decide::chart::ValueType type = decide::chart::ValueType::Boolean;
  std::vector<std::string> elements{};  ///< of an enumerated one
  double least = 0.0;
  double most = 1.0;
  double initial = 0.0;
  std::string unit{};
  std::string doc{};

  static constexpr std::string_view kName = "cancha.ChartVariable";
  static constexpr auto fields() {
    return list_of(
        entry("name", &ChartVariable::name), entry("role", &ChartVariable::role), entry("type", &ChartVariable::type),
        entry("elements", &ChartVariable::elements, "of an enumerated one"), entry("least", &ChartVariable::least),
        entry("most", &ChartVariable::most), entry("initial", &ChartVariable::initial),
        entry("unit", &ChartVariable::unit), entry("doc", &ChartVariable::doc));
  }
};

struct ChartState {
  std::string name;
  std::string full_name;
  std::string kind;  ///< state, junction, final, parallel, shallow or deep (history)
  int parent = -1;
  int initial = -1;             ///< state in which it begins
  std::string entry_actions{};  ///< "S1 = 1, raise lost"
  std::string exit_actions{};
  std::vector<std::string> lines{};  ///< both, as they are written below its name
  std::string doc{};
  int line = 0;
  int column = 0;       ///< in bytes, from 1
  bool placed = false;  ///< the file says where it is
  double x = 0.0;       ///< middle, pixels
  double y = 0.0;
  double width = 0.0;
  double height = 0.0;

  static constexpr std::string_view kName = "cancha.ChartState";
  static constexpr auto fields() {
    return list_of(
        entry("name", &ChartState::name), entry("full_name", &ChartState::full_name),
        entry("kind", &ChartState::kind, "state, junction, final, parallel; shallow or deep history"),
        entry("parent", &ChartState::parent, "-1 = the chart"),
        entry("initial", &ChartState::initial, "where it begins; -1 = it has no states in it"),
        entry("entry", &ChartState::entry_actions, "S1 = 1, raise lost"), entry("exit", &ChartState::exit_actions),
        entry("lines", &ChartState::lines, "both, as they are written below its name"), entry("doc", &ChartState::doc),
        entry("line", &ChartState::line, "from 1"), entry("column", &ChartState::column, "in bytes, from 1"),
        entry("placed", &ChartState::placed, "the file says where it is"),
        entry("x", &ChartState::x, "of its middle, pixels"), entry("y", &ChartState::y),
        entry("width", &ChartState::width), entry("height", &ChartState::height));
  }
};

struct ChartTransition {
  int source = 0;
  int target = -1;
  std::string event{};
  std::string guard{};
  std::string effects{};
  std::string doc{};
  bool internal = false;
  int line = 0;
  int column = 0;
  std::vector<std::string> label{};  ///< guard / effects in lines; the last may end in "…"
  double label_width = 0.0;          ///< 0 = there is none
  double label_height = 0.0;
  graph::Way way{};

  static constexpr std::string_view kName = "cancha.ChartTransition";
  static constexpr auto fields() {
    return list_of(entry("source", &ChartTransition::source),
                   entry("target", &ChartTransition::target, "-1 = none, the states stay"),
                   entry("event", &ChartTransition::event, "empty = every tick, or of a junction"),
                   entry("guard", &ChartTransition::guard, "empty = always"),
                   entry("effects", &ChartTransition::effects, "S1 = 1, raise lost"),
                   entry("doc", &ChartTransition::doc), entry("internal", &ChartTransition::internal),
                   entry("line", &ChartTransition::line, "from 1"),
                   entry("column", &ChartTransition::column, "in bytes, from 1"),
                   entry("label", &ChartTransition::label, "guard / effects in lines; the last may end in …"),
                   entry("label_width", &ChartTransition::label_width, "0 = there is none"),
                   entry("label_height", &ChartTransition::label_height), entry("way", &ChartTransition::way));
  }
};

struct ChartFinding {
  decide::chart::Severity severity = decide::chart::Severity::Error;
  int line = 1;
  int column = 1;
  int length = 0;  ///< in bytes; 0 = to the end of the word
  std::string what{};
  std::string hint{};
  int state = -1;
  int transition = -1;

  static constexpr std::string_view kName = "cancha.ChartFinding";
  static constexpr auto fields() {
    return list_of(entry("severity", &ChartFinding::severity), entry("line", &ChartFinding::line, "from 1"),
                   entry("column", &ChartFinding::column, "in bytes, from 1"),
                   entry("length", &ChartFinding::length, "in bytes; 0 = to the end of the word"),
                   entry("what", &ChartFinding::what), entry("hint", &ChartFinding::hint, "may be empty"),
                   entry("state", &ChartFinding::state, "-1 = of none"),
                   entry("transition", &ChartFinding::transition, "-1 = of none"));
  }
};

/// What there is to know of a text. Without `readable`, nothing but its findings.
struct ChartView {
  bool readable = false;
  std::string name{};
  std::string doc{};
  decide::chart::ChartType type = decide::chart::ChartType::Classic;
  double sample_time = 100.0;
  int initial = -1;
  std::string initial_effects{};
  std::vector<ChartVariable> variables{};
  std::vector<ChartState> states{};
  std::vector<ChartTransition> transitions{};
  std::vector<ChartFinding> findings{};
  bool exact = false;   ///< the findings are all there is to find
  std::string table{};  ///< as CSV
  std::string short_table{};
  std::string no_table{};  ///< why there is none

  static constexpr std::string_view kName = "cancha.ChartView";
  static constexpr auto fields() {
    return list_of(entry("readable", &ChartView::readable, "false: there is nothing but findings"),
                   entry("name", &ChartView::name), entry("doc", &ChartView::doc), entry("type", &ChartView::type),
                   entry("sample_time", &ChartView::sample_time, "ms"), entry("initial", &ChartView::initial),
                   entry("initial_effects", &ChartView::initial_effects), entry("variables", &ChartView::variables),
                   entry("states", &ChartView::states), entry("transitions", &ChartView::transitions),
                   entry("findings", &ChartView::findings),
                   entry("exact", &ChartView::exact, "the findings are all there is to find"),
                   entry("table", &ChartView::table, "as CSV, a row for each state and inputs"),
                   entry("short_table", &ChartView::short_table, "rows that differ in nothing that matters are one"),
                   entry("no_table", &ChartView::no_table, "why there is none; empty = there is"));
  }
};

}  // namespace cancha::server
