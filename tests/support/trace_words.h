#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "decide/program/engine.h"

/// What an engine has just done, in words, for golden traces.
namespace cancha::decide::program {

/// The value of a symbol: a number, true or false, or the name of an element.
inline std::string words_of(const Engine& engine, std::uint32_t symbol) {
  const Symbol& s = engine.program().symbols[symbol];
  const double value = engine.value(symbol);
  if (s.type == Type::Boolean) return value != 0.0 ? "true" : "false";
  if (s.type == Type::Decimal) return fmt::format("{:.6g}", value == 0.0 ? 0.0 : value);
  const auto values = engine.element_values(s.enumeration);
  const auto found = std::ranges::find(values, value) - values.begin();
  if (found == std::ssize(values)) return "?";
  return engine.program().enumerations[s.enumeration].elements[static_cast<std::size_t>(found)];
}

/// "option/state" of everything active below an option, in order, with blanks between; all where `below` is empty.
inline std::string path_below(const Engine& engine, std::string_view below) {
  std::string result;
  int from = below.empty() ? -1 : 1000;
  for (const Activation& a : engine.activations()) {
    const Program& p = engine.program();
    if (a.behaviour) continue;
    if (a.depth <= from && from != 1000) from = 1000;
    if (a.depth > from) {
      result += fmt::format("{}{}/{}", result.empty() ? "" : " ", p.options[a.index].name,
                            p.states[engine.state_of(a.index)].name);
    }
    if (p.options[a.index].name == below) from = a.depth;
  }
  return result;
}

/// "option: from → to, since CONDITION": the last test that came out true on the way, or that did not.
inline std::string words_of(const Engine& engine, const Transition& transition) {
  const Program& p = engine.program();
  std::string result = fmt::format("{}: {} → {}", p.options[transition.option].name, p.states[transition.from].name,
                                   p.states[transition.to].name);
  if (transition.tests.count == 0) return result;
  const Test& last = engine.trace().tests[transition.tests.first + transition.tests.count - 1];
  std::string condition;
  for (const char c : p.text(p.place_of_expression(last.expression))) {
    const bool blank = c == ' ' || c == '\n';
    if (!blank || !condition.ends_with(' ')) condition += blank ? ' ' : c;
  }
  return fmt::format("{}, since {}{}", result, last.outcome ? "" : "not ", condition);
}

}  // namespace cancha::decide::program
