#include "decide/program/cooperation.h"

#include <algorithm>

namespace cancha::decide::program {

CooperationBook::CooperationBook(const Program& program, const Settings& settings)
    : settings_{settings}, entry_of_(program.states.size(), kNone) {
  for (std::uint32_t option = 0; option < program.options.size(); ++option) {
    const Range states = program.options[option].states;
    for (std::uint32_t i = states.first; i < states.first + states.count; ++i) {
      const State& state = program.states[i];
      if (state.cooperation == Cooperation::None) continue;
      entry_of_[i] = static_cast<std::uint32_t>(entries_.size());
      entries_.push_back({.state = i, .option = option, .kind = state.cooperation, .agents = state.agents});
    }
  }
}

void CooperationBook::start_cycle() {
  if (!heard_) forget();
  heard_ = false;
}

void CooperationBook::forget() {
  for (Entry& e : entries_) {
    e.waited = e.wish ? e.waited + 1 : 0;
    e.wish = false;
    e.executing = e.entering = e.in_option = 0;
    e.highest = 0.0;
  }
}

void CooperationBook::hear(const TeamMessage& message) {
  if (!heard_) forget();
  heard_ = true;
  const std::size_t known = std::min(entries_.size(), message.states.size());
  for (std::size_t i = 0; i < known; ++i) {
    const TeamMessage::Entry& heard = message.states[i];
    Entry& e = entries_[i];
    e.in_option += heard.in_option ? 1 : 0;
    e.executing += heard.executing ? 1 : 0;
    if (!heard.entering) continue;
    e.highest = e.entering == 0 ? message.priority : std::max(e.highest, message.priority);
    ++e.entering;
  }
}

bool CooperationBook::may_enter(std::uint32_t state, double priority) {
  if (entries_.empty() || entry_of_[state] == kNone) return true;
  Entry& entry = entries_[entry_of_[state]];
  return entry.kind == Cooperation::Capacity ? capacity_allows(entry, priority) : all_are_ready(entry);
}

bool CooperationBook::capacity_allows(Entry& entry, double priority) const {
  // a full state is waited for, whoever else waits
  const bool full = entry.executing >= entry.agents;
  const bool crowded = entry.executing + entry.entering >= entry.agents;
  // two of the same rank would block each other for ever: this one steps back
  if (!full && crowded && entry.highest == priority) return false;
  entry.wish = true;
  if (full) return false;
  if (crowded && entry.highest > priority) return false;
  return entry.waited >= settings_.synchronisation_ticks;
}

bool CooperationBook::all_are_ready(Entry& entry) const {
  entry.wish = true;
  const int present = entry.in_option + (settings_.count_self ? 1 : 0);
  if (present < entry.agents || entry.executing + entry.entering < entry.in_option) return false;
  return entry.waited > settings_.synchronisation_ticks / 2;
}

bool CooperationBook::conflict(std::uint32_t state) const {
  if (entries_.empty() || entry_of_[state] == kNone) return false;
  const Entry& entry = entries_[entry_of_[state]];
  return entry.kind == Cooperation::Capacity && entry.executing >= entry.agents;
}

void CooperationBook::tell(TeamMessage& message, const std::function<bool(std::uint32_t)>& active,
                           const std::function<std::uint32_t(std::uint32_t)>& state_of, double priority) const {
  message.priority = priority;
  message.states.resize(entries_.size());
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    const Entry& e = entries_[i];
    const bool in_option = active(e.option);
    const bool executing = in_option && state_of(e.option) == e.state;
    message.states[i] = {in_option, executing, e.wish && !executing};
  }
}

}  // namespace cancha::decide::program
