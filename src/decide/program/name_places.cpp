#include "decide/program/name_places.h"

#include <algorithm>

namespace cancha::decide::program {

std::uint32_t NamePlaces::find_long(std::string_view name) const {
  const auto found = long_names_.find(name);
  return found == long_names_.end() ? kNone : found->second;
}

void NamePlaces::add(std::string_view name, std::uint32_t number) {
  if (name.size() > kShort) {
    long_names_.emplace(name, number);
    return;
  }
  const Key key = key_of(name);
  slots_[slot_of(key)] = static_cast<std::uint32_t>(entries_.size());
  entries_.push_back({key, number});
  if (4 * entries_.size() > slots_.size()) grow();
}

void NamePlaces::grow() {
  slots_.assign(2 * slots_.size(), kNone);
  --shift_;
  for (std::uint32_t i = 0; i < entries_.size(); ++i) slots_[slot_of(entries_[i].key)] = i;
}

void NamePlaces::clear() {
  std::ranges::fill(slots_, kNone);
  entries_.clear();
  long_names_.clear();
}

}  // namespace cancha::decide::program
