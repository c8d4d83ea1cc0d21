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
      if (slots_[slot].hash == hash && same(slots_[slot].name, name)) return slots_[slot].number;
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

  template <class T>
  static std::uint64_t load(const char* c) {
    T value = 0;
    std::memcpy(&value, c, sizeof value);
    return value;
  }

  /// The last bytes of a name, up to eight: short names are read in two pieces that overlap, without a loop.
  static std::uint64_t last_eight(std::string_view name) {
    const char* const c = name.data();
    const std::size_t n = name.size();
    if (n >= 8) return load<std::uint64_t>(c + n - 8);
    if (n >= 4) return load<std::uint32_t>(c) | load<std::uint32_t>(c + n - 4) << 32;
    if (n == 0) return 0;
    return load<std::uint8_t>(c) | load<std::uint8_t>(c + n / 2) << 8 | load<std::uint8_t>(c + n - 1) << 16;
  }

  static std::uint32_t hash_of(std::string_view name) {
    std::uint64_t hash = name.size();
    for (std::size_t i = 0; i + 8 < name.size(); i += 8) {
      hash = (hash ^ load<std::uint64_t>(name.data() + i)) * 0x9e3779b97f4a7c15u;
      hash ^= hash >> 32;
    }
    hash = (hash ^ last_eight(name)) * 0x9e3779b97f4a7c15u;
    return static_cast<std::uint32_t>(hash >> 32);
  }

  static bool same(std::string_view a, std::string_view b) {
    if (a.size() != b.size()) return false;
    for (std::size_t i = 0; i + 8 < a.size(); i += 8) {
      if (load<std::uint64_t>(a.data() + i) != load<std::uint64_t>(b.data() + i)) return false;
    }
    return last_eight(a) == last_eight(b);
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
