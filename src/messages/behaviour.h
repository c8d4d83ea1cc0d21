#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "base/time.h"

/// What a player that runs a behaviour program has in mind, for recordings and debuggers. Options, states, symbols and
/// files are named by their place in the program's lists; -1 = none.
namespace cancha {

/// A stretch of one of the program's files, in bytes.
struct SourcePlace {
  int file = -1;
  int begin = 0;
  int end = 0;
  int line = 0;  ///< of the beginning, from 1

  static constexpr std::string_view kName = "cancha.SourcePlace";
  static constexpr auto fields() {
    return list_of(entry("file", &SourcePlace::file, "-1 = none"), entry("begin", &SourcePlace::begin, "bytes"),
                   entry("end", &SourcePlace::end, "bytes"), entry("line", &SourcePlace::line, "from 1"));
  }
};

struct BehaviourParameter {
  std::string name;
  std::string type;  ///< "float", "bool" or the name of an enumeration

  static constexpr std::string_view kName = "cancha.BehaviourParameter";
  static constexpr auto fields() {
    return list_of(entry("name", &BehaviourParameter::name),
                   entry("type", &BehaviourParameter::type, "float, bool or an enumeration"));
  }
};

/// A way from a state to another.
struct BehaviourWay {
  int to = 0;             ///< state of the option
  bool common = false;    ///< of the common decision
  std::string condition;  ///< the `if` that leads there; empty where there is none or no source
  SourcePlace place;

  static constexpr std::string_view kName = "cancha.BehaviourWay";
  static constexpr auto fields() {
    return list_of(entry("to", &BehaviourWay::to, "state of the option"),
                   entry("common", &BehaviourWay::common, "of the common decision"),
                   entry("condition", &BehaviourWay::condition), entry("place", &BehaviourWay::place));
  }
};

/// A part of a condition, so that viewers can show its value in a moment. Conditions are trees of them.
struct BehaviourTerm {
  std::string op;       ///< symbol, number, not, and, or, <, <=, >, >=, ==, !=, +, -, *, /, ?; text = its source only
  int symbol = -1;      ///< of a symbol
  double number = 0.0;  ///< of a number
  std::vector<int> operands;  ///< terms of the program
  SourcePlace place;

  static constexpr std::string_view kName = "cancha.BehaviourTerm";
  static constexpr auto fields() {
    return list_of(
        entry("op", &BehaviourTerm::op, "symbol, number, not, and, or, <, …; text = its source only"),
        entry("symbol", &BehaviourTerm::symbol, "of a symbol"), entry("number", &BehaviourTerm::number, "of a number"),
        entry("operands", &BehaviourTerm::operands, "terms of the program"), entry("place", &BehaviourTerm::place));
  }
};

struct BehaviourState {
  std::string name;
  bool initial = false;
  bool target = false;
  std::string cooperation;      ///< "capacity 2", "synchronized 3"; empty = none
  std::vector<int> options;     ///< that it calls
  std::vector<int> behaviours;  ///< of the robot that it calls
  std::vector<BehaviourWay> ways;
  SourcePlace place;
  int when = -1;  ///< the term that leads there from any state, e.g. the condition of a rule; -1 = none

  static constexpr std::string_view kName = "cancha.BehaviourState";
  static constexpr auto fields() {
    return list_of(entry("name", &BehaviourState::name), entry("initial", &BehaviourState::initial),
                   entry("target", &BehaviourState::target),
                   entry("cooperation", &BehaviourState::cooperation, "\"capacity 2\"; empty = none"),
                   entry("options", &BehaviourState::options, "that it calls"),
                   entry("behaviours", &BehaviourState::behaviours, "of the robot that it calls"),
                   entry("ways", &BehaviourState::ways, "to other states, in order"),
                   entry("place", &BehaviourState::place),
                   entry("when", &BehaviourState::when, "term that leads there from any state; -1 = none"));
  }
};

struct BehaviourOption {
  std::string name;
  std::vector<BehaviourParameter> parameters;
  std::vector<BehaviourState> states;
  SourcePlace place;

  static constexpr std::string_view kName = "cancha.BehaviourOption";
  static constexpr auto fields() {
    return list_of(entry("name", &BehaviourOption::name), entry("parameters", &BehaviourOption::parameters),
                   entry("states", &BehaviourOption::states), entry("place", &BehaviourOption::place));
  }
};

struct BehaviourSymbol {
  std::string name;
  std::string direction;              ///< "input", "output" or "internal"
  std::string type;                   ///< "float", "bool" or the name of an enumeration
  std::vector<std::string> elements;  ///< of an enumeration
  std::vector<double> values;         ///< of these elements
  SourcePlace place;

  static constexpr std::string_view kName = "cancha.BehaviourSymbol";
  static constexpr auto fields() {
    return list_of(entry("name", &BehaviourSymbol::name),
                   entry("direction", &BehaviourSymbol::direction, "input, output or internal"),
                   entry("type", &BehaviourSymbol::type, "float, bool or an enumeration"),
                   entry("elements", &BehaviourSymbol::elements, "of an enumeration"),
                   entry("values", &BehaviourSymbol::values, "of these elements"),
                   entry("place", &BehaviourSymbol::place));
  }
};

struct BehaviourAgent {
  std::string name;
  std::string title;
  int root = 0;  ///< option

  static constexpr std::string_view kName = "cancha.BehaviourAgent";
  static constexpr auto fields() {
    return list_of(entry("name", &BehaviourAgent::name), entry("title", &BehaviourAgent::title),
                   entry("root", &BehaviourAgent::root, "option"));
  }
};

struct BehaviourFile {
  std::string path;
  std::string text;

  static constexpr std::string_view kName = "cancha.BehaviourFile";
  static constexpr auto fields() {
    return list_of(entry("path", &BehaviourFile::path), entry("text", &BehaviourFile::text));
  }
};

/// A program as a team runs it from a moment on; told again whenever it is replaced.
struct BehaviourProgram {
  int team = 0;      ///< 0 = blue, 1 = yellow
  int version = 0;   ///< counts the replacements
  std::string name;  ///< its root file, as it was given
  std::string title;
  std::vector<BehaviourAgent> agents;
  std::vector<BehaviourOption> options;
  std::vector<std::string> behaviours;  ///< of the robot
  std::vector<BehaviourSymbol> symbols;
  std::vector<BehaviourFile> files;
  std::string language;              ///< "xabsl", "code", "rules"; empty in old recordings
  std::string logic;                 ///< of rules: "crisp", or how degrees are joined
  std::vector<BehaviourTerm> terms;  ///< parts of conditions

  static constexpr std::string_view kName = "cancha.BehaviourProgram";
  static constexpr auto fields() {
    return list_of(entry("team", &BehaviourProgram::team, "0 = blue, 1 = yellow"),
                   entry("version", &BehaviourProgram::version, "counts the replacements"),
                   entry("name", &BehaviourProgram::name, "its root file"), entry("title", &BehaviourProgram::title),
                   entry("agents", &BehaviourProgram::agents), entry("options", &BehaviourProgram::options),
                   entry("behaviours", &BehaviourProgram::behaviours, "of the robot"),
                   entry("symbols", &BehaviourProgram::symbols), entry("files", &BehaviourProgram::files),
                   entry("language", &BehaviourProgram::language, "xabsl, code, rules"),
                   entry("logic", &BehaviourProgram::logic, "of rules: crisp, minimum, product or bounded"),
                   entry("terms", &BehaviourProgram::terms, "parts of conditions"));
  }
};

}  // namespace cancha
