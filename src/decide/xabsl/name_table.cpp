#include "decide/xabsl/name_table.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/suggest.h"

namespace cancha::decide::xabsl {

std::string_view name_of(Class which) {
  static constexpr std::string_view kNames[] = {"a float input", "a bool input",   "an enum input", "a float output",
                                                "a bool output", "an enum output", "a constant",    "an enumeration",
                                                "an option",     "a behaviour",    "an agent",      "a namespace"};
  return kNames[static_cast<std::size_t>(which)];
}

const NameTable::Entry* NameTable::find(std::string_view name, Class what) const {
  return find(name, one(what)).first;
}

NameTable::Match NameTable::find(std::string_view name, Classes classes) const {
  Match match;
  const auto found = first_.find(name);
  for (std::uint32_t i = found == first_.end() ? kNone : found->second; i != kNone; i = entries_[i].next) {
    const Entry& entry = entries_[i];
    if ((classes & one(entry.what)) == 0) {
      match.other = &entry;
    } else if (!match.first) {
      match.first = &entry;
    } else {
      match.second = &entry;
    }
  }
  return match;
}

void NameTable::add(std::string_view name, const Entry& entry) {
  const auto number = static_cast<std::uint32_t>(entries_.size());
  const auto [place, fresh] = first_.try_emplace(name, number);
  entries_.push_back(entry);
  entries_.back().next = fresh ? kNone : place->second;
  place->second = number;
}

std::string NameTable::suggestion(std::string_view name, Classes classes) const {
  std::vector<std::string_view> candidates;
  for (const auto& [known, first] : first_) {
    for (std::uint32_t i = first; i != kNone; i = entries_[i].next) {
      if ((classes & one(entries_[i].what)) == 0) continue;
      candidates.push_back(known);
      break;
    }
  }
  // the table has no order; the hint must not depend on it
  std::ranges::sort(candidates);
  const std::string_view close = nearest_name(name, candidates);
  return close.empty() ? "" : fmt::format("did you mean '{}'?", close);
}

}  // namespace cancha::decide::xabsl
