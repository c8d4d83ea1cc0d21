#pragma once

#include <fmt/format.h>

#include <map>
#include <string>
#include <string_view>

#include "decide/xabsl/compiler.h"
#include "decide/xabsl/output.h"

/// Small behaviours for tests of the XABSL compiler: one symbol file, one file of behaviours, and an option under test.
namespace cancha::decide::xabsl {

inline constexpr std::string_view kSymbols = R"(namespace symbols("Symbols") {
  enum Colour { red, green };
  enum Mode internal { idle, busy };
  enum Side { left, right };
  float input x;
  float input y "mm";
  bool input seen;
  enum Colour input colour;
  enum Colour input other_colour;
  float input abs(float value;);
  bool input between(float value; float min; float max;);
  bool input is_colour(enum Colour colour; bool bright;);
  float output speed [0..100] "%";
  bool output light;
  enum Side output side;
  enum Mode internal mode;
  float internal counter;
  float const pi = 3.14;
  float const low = -2.50 "mm";
}
)";

inline constexpr std::string_view kBehaviours = R"(namespace behaviours("Behaviours") {
  behavior stand { }
  behavior walk { float x [-1..1] "m"; bool fast; enum Side side; }
  behavior twin { }
}
)";

inline constexpr std::string_view kHelper = "option helper { float @a; initial state s { action { } } }\n";
inline constexpr std::string_view kTwin = "option twin { initial state s { action { } } }\n";
inline constexpr std::string_view kAgents = R"(include "symbols.xabsl";
include "behaviours.xabsl";
include "helper.xabsl";
include "twin.xabsl";
include "main.xabsl";
agent player("Player", main);
)";

/// The files of a behaviour whose root option is `main`.
inline std::map<std::string, std::string> files_with(std::string_view main) {
  return {{"agents.xabsl", std::string{kAgents}},
          {"./symbols.xabsl", std::string{kSymbols}},
          {"./behaviours.xabsl", std::string{kBehaviours}},
          {"./helper.xabsl", std::string{kHelper}},
          {"./twin.xabsl", std::string{kTwin}},
          {"./main.xabsl", std::string{main}}};
}

/// Everything that is said, one line each: "main.xabsl:1:5 error X5552 what (hint)".
inline std::string said(const Compilation& made) {
  std::string out;
  for (const Diagnostic& d : diagnostics(made.findings, *made.sources, false)) {
    out += fmt::format("{}:{}:{} {} {}{}{}\n", d.file.substr(d.file.rfind('/') + 1), d.line, d.column,
                       names(d.severity)[static_cast<std::size_t>(d.severity)], d.code.empty() ? "" : d.code + " ",
                       d.message, d.hint.empty() ? "" : " (" + d.hint + ")");
  }
  return out;
}

inline std::string said(std::map<std::string, std::string> files) {
  return said(compile("agents.xabsl", read_from_memory(std::move(files))));
}
inline std::string said(std::string_view main) {
  return said(files_with(main));
}

/// An option `main` with one state whose decision stands in line 2 and whose action stands in line 4.
inline std::string option_with(std::string_view decision, std::string_view action = "") {
  return "option main { float @p; bool @q; enum Side @r; initial state one { decision {\n" + std::string{decision} +
         "\n} action {\n" + std::string{action} + "\n} } state two { action { } } }\n";
}

/// What is said about a condition.
inline std::string said_of_condition(std::string_view condition) {
  return said(option_with("if (" + std::string{condition} + ") goto two; else stay;"));
}
/// What is said about an action.
inline std::string said_of_action(std::string_view action) {
  return said(option_with("stay;", action));
}

}  // namespace cancha::decide::xabsl
