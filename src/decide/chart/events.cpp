#include "decide/chart/events.h"

#include <algorithm>

namespace cancha::decide::chart {
namespace {

constexpr std::string_view kBlanks = " \t\r\n";

/// Whether a state has a final one in it, or is a parallel one: then it can be done.
bool can_be_done(const Chart& chart, std::uint32_t state) {
  if (chart.is_parallel(state)) return true;
  return std::ranges::any_of(chart.states,
                             [&](const State& s) { return s.parent == state && s.kind == StateKind::Final; });
}

bool matches(std::string_view word, std::string_view name) {
  if (word == "*") return true;
  if (word.ends_with(".*")) word.remove_suffix(2);
  return name.starts_with(word) && (name.size() == word.size() || name[word.size()] == '.');
}

}  // namespace

void find_events(Chart& chart, const std::vector<std::string>& raised) {
  for (std::uint32_t i = 0; i < chart.variables.size(); ++i) {
    const Variable& v = chart.variables[i];
    if (v.role == Role::Input && v.type == ValueType::Boolean) chart.events.push_back({v.name, i});
  }
  for (const std::string& name : raised) {
    if (find_event(chart, name) == kNone) chart.events.push_back({name});
  }
  for (std::uint32_t i = 0; i < chart.states.size(); ++i) {
    if (can_be_done(chart, i)) chart.events.push_back({"done.state." + chart.states[i].name});
  }
}

std::uint32_t find_event(const Chart& chart, std::string_view name) {
  const auto found = std::ranges::find(chart.events, name, &Event::name);
  return found == chart.events.end() ? kNone : static_cast<std::uint32_t>(found - chart.events.begin());
}

std::string wait_for(const Chart& chart, std::string_view words, Transition& transition) {
  transition.tick = false;
  for (std::size_t at = words.find_first_not_of(kBlanks); at != std::string_view::npos;) {
    const std::size_t end = std::min(words.find_first_of(kBlanks, at), words.size());
    const std::string_view word = words.substr(at, end - at);
    bool known = matches(word, "tick");
    transition.tick = transition.tick || known;
    for (std::uint32_t i = 0; i < chart.events.size(); ++i) {
      if (!matches(word, chart.events[i].name)) continue;
      known = true;
      if (std::ranges::find(transition.events, i) == transition.events.end()) transition.events.push_back(i);
    }
    if (!known) return std::string{word};
    at = words.find_first_not_of(kBlanks, end);
  }
  return "";
}

}  // namespace cancha::decide::chart
