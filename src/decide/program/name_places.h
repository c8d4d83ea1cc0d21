#pragma once

#include <cstdint>
#include <cstring>
#include <string_view>
#include <vector>

#include "decide/program/program.h"

namespace cancha::decide::program {

/// Numbers by name, for names that live elsewhere: flat, so that a look costs one line of memory. Readers of large
/// files look for every word.
class NamePlaces {
 public:
  /// The number of a name; kNone where it is not known.
  [[nodiscard]] std::uint32_t find(std::string_view name) const {
    if (slots_.empty()) return kNone;
    const std::uint32_t hash = hash_of(name);
    for (std::size_t slot = hash & (slots_.size() - 1);; slot = (slot + 1) & (slots_.size() - 1)) {
      if (slots_[slot].number == kNone) return kNone;
      if (slots_[slot].hash == hash && slots_[slot].name == name) return slots_[slot].number;
    }
  }

  /// Gives a new name this number; false where it has one already.
  bool add(std::string_view name, std::uint32_t number) {
    if (find(name) != kNone) return false;
    if (2 * (count_ + 1) > slots_.size()) grow();
    put({name, hash_of(name), number});
    ++count_;
    return true;
  }

  void clear() {
    for (Slot& slot : slots_) slot.number = kNone;
    count_ = 0;
  }

 private:
  struct Slot {
    std::string_view name{};
    std::uint32_t hash = 0;
    std::uint32_t number = kNone;
  };

  static std::uint32_t hash_of(std::string_view name) {
    std::uint64_t hash = name.size();
    std::size_t i = 0;
    for (; i + 8 <= name.size(); i += 8) {
      std::uint64_t eight = 0;
      std::memcpy(&eight, name.data() + i, 8);
      hash = (hash ^ eight) * 0x9e3779b97f4a7c15u;
      hash ^= hash >> 32;
    }
    std::uint64_t rest = 0;
    std::memcpy(&rest, name.data() + i, name.size() - i);
    hash = (hash ^ rest) * 0x9e3779b97f4a7c15u;
    return static_cast<std::uint32_t>(hash >> 32);
  }

  void put(const Slot& made) {
    std::size_t slot = made.hash & (slots_.size() - 1);
    while (slots_[slot].number != kNone) slot = (slot + 1) & (slots_.size() - 1);
    slots_[slot] = made;
  }

  void grow() {
    const std::vector<Slot> old = std::move(slots_);
    // always a power of two
    slots_.assign(old.empty() ? 64 : 2 * old.size(), Slot{});
    for (const Slot& slot : old) {
      if (slot.number != kNone) put(slot);
    }
  }

  std::vector<Slot> slots_;  ///< open addressing; never more than half full
  std::size_t count_ = 0;
};

}  // namespace cancha::decide::program
