#pragma once

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>

#include "base/result.h"
#include "decide/chart/scxml.h"
#include "decide/chart/trial.h"
#include "decide/xabsl/source.h"

/// What the tests of charts share.
namespace cancha::decide::chart {

/// A chart around its data and states.
inline std::string scxml(std::string_view data, std::string_view states, std::string_view attributes = "") {
  return fmt::format(
      "<scxml xmlns=\"http://www.w3.org/2005/07/scxml\" xmlns:cancha=\"urn:cancha:chart\" version=\"1.0\" {}>\n"
      "<datamodel>\n{}</datamodel>\n{}</scxml>\n",
      attributes, data, states);
}

/// One variable.
inline std::string data(std::string_view name, std::string_view role, std::string_view type,
                        std::string_view more = "") {
  return fmt::format("<data id=\"{}\" cancha:role=\"{}\" cancha:type=\"{}\" {}/>\n", name, role, type, more);
}

inline Chart chart_of(std::string_view text) {
  auto read = read_scxml(text, "c.scxml");
  EXPECT_TRUE(read) << together(read.error()).text() << "\n" << text;
  return read ? std::move(*read) : Chart{};
}

/// The text of a file of content/behaviours/ceabot_avoid.
inline std::string content(std::string_view name) {
  return xabsl::read_from_disk(fmt::format("{}/content/behaviours/ceabot_avoid/{}", CANCHA_SOURCE_DIR, name)).value();
}

/// "tick, tick": the states and values that a chart goes through; inputs as "a=1 b=0; a=0".
inline std::string story(const Chart& chart, std::string_view inputs, std::string_view shown) {
  auto trial = Trial::of(chart);
  EXPECT_TRUE(trial) << trial.error().text();
  std::string told;
  for (std::size_t at = 0; at <= inputs.size();) {
    const std::size_t end = std::min(inputs.find(';', at), inputs.size());
    for (const std::uint32_t v : chart.of_role(Role::Input)) {
      const std::string key = chart.variables[v].name + "=";
      const std::size_t found = inputs.substr(at, end - at).find(key);
      if (found != std::string_view::npos)
        trial->set(v, std::stod(std::string{inputs.substr(at + found + key.size())}));
    }
    trial->tick();
    told += fmt::format("{}{}", told.empty() ? "" : " ", trial->state());
    if (!shown.empty()) told += fmt::format("/{}", trial->value(chart.find_variable(shown)));
    at = end + 1;
  }
  return told;
}

/// A value of a variable at random, within its range.
inline double any_value(const Variable& v, Random& random) {
  if (v.type == ValueType::Decimal) return random.uniform(std::max(v.least, -20.0), std::min(v.most, 20.0));
  return v.least + static_cast<double>(random.below(static_cast<std::uint64_t>(v.most - v.least) + 1));
}

/// Runs two charts on the engine with the same inputs; empty where states and outputs are the same all along.
inline std::string difference(const Chart& a, const Chart& b, Random& random, int ticks) {
  auto left = Trial::of(a);
  auto right = Trial::of(b);
  if (!left || !right) return "is too large";
  for (int i = 0; i < ticks; ++i) {
    for (const std::uint32_t v : a.of_role(Role::Input)) {
      const double value = any_value(a.variables[v], random);
      left->set(v, value);
      right->set(b.find_variable(a.variables[v].name), value);
    }
    left->tick();
    right->tick();
    if (left->state() != right->state()) return fmt::format("tick {}: {} and {}", i, left->state(), right->state());
    for (const std::uint32_t v : a.of_role(Role::Output)) {
      const double x = left->value(v);
      const double y = right->value(b.find_variable(a.variables[v].name));
      if (x != y) return fmt::format("tick {}: {} is {} and {}", i, a.variables[v].name, x, y);
    }
  }
  return "";
}

}  // namespace cancha::decide::chart
