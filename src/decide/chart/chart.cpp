#include "decide/chart/chart.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

#include "base/suggest.h"

namespace cancha::decide::chart {

bool Chart::inside(std::uint32_t state, std::uint32_t other) const {
  if (other == kNone) return true;
  for (std::uint32_t s = states[state].parent; s != kNone; s = states[s].parent) {
    if (s == other) return true;
  }
  return false;
}

std::string Chart::full_name(std::uint32_t state) const {
  std::string all;
  for (const std::uint32_t s : lineage(state)) all += fmt::format("{}{}", all.empty() ? "" : ".", states[s].name);
  return all;
}

std::vector<std::uint32_t> Chart::lineage(std::uint32_t state) const {
  std::vector<std::uint32_t> all;
  for (std::uint32_t s = state; s != kNone; s = states[s].parent) all.push_back(s);
  std::ranges::reverse(all);
  return all;
}

std::uint32_t Chart::find_state(std::string_view wanted) const {
  for (std::uint32_t i = 0; i < states.size(); ++i) {
    if (wanted == states[i].name || wanted == full_name(i)) return i;
  }
  return kNone;
}

std::uint32_t Chart::find_variable(std::string_view wanted) const {
  const auto found = std::ranges::find(variables, wanted, &Variable::name);
  return found == variables.end() ? kNone : static_cast<std::uint32_t>(found - variables.begin());
}

std::vector<std::uint32_t> Chart::of_role(Role role) const {
  std::vector<std::uint32_t> all;
  for (std::uint32_t i = 0; i < variables.size(); ++i) {
    if (variables[i].role == role) all.push_back(i);
  }
  return all;
}

std::string value_text(const Chart& chart, const Variable& variable, double value) {
  if (variable.type != ValueType::Enumerated) return fmt::format("{}", value);
  const std::vector<std::string>& elements = chart.enumerations[variable.enumeration];
  const bool known = value >= 0.0 && value < static_cast<double>(elements.size());
  return known ? elements[static_cast<std::size_t>(value)] : fmt::format("{}", value);
}

Result<double> parse_value(const Chart& chart, const Variable& variable, std::string_view text) {
  const auto refused = [&](std::string hint) {
    return fail("", fmt::format("'{}' is no value of '{}'", text, variable.name), std::move(hint));
  };
  if (variable.type == ValueType::Boolean) {
    if (text == "1" || text == "true") return 1.0;
    if (text == "0" || text == "false") return 0.0;
    return refused("0 or 1");
  }
  if (variable.type == ValueType::Enumerated) {
    const std::vector<std::string>& elements = chart.enumerations[variable.enumeration];
    const auto found = std::ranges::find(elements, text);
    if (found == elements.end()) return refused(suggest(text, elements));
    return static_cast<double>(found - elements.begin());
  }
  double value = 0.0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool whole = variable.type == ValueType::Integer;
  if (fault != std::errc{} || end != text.data() + text.size() || !std::isfinite(value)) return refused("a number");
  if (whole && value != std::floor(value)) return refused("an integer");
  if (value < variable.least || value > variable.most) {
    return refused(fmt::format("{} to {}", variable.least, variable.most));
  }
  return value;
}

}  // namespace cancha::decide::chart
