#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <vector>

#include "decide/program/program.h"

namespace cancha::decide::program {

/// Numbers by name, for names that live elsewhere. Readers of large files look for every word, so names of up to 24
/// letters are kept as three numbers and found without a branch that hangs on their length.
class NamePlaces {
 public:
  /// Names that lie in one text before `end` can be read in larger pieces, up to there.
  explicit NamePlaces(const char* end = nullptr) : end_{end} {}

  /// The number of a name; kNone where it is not known.
  [[nodiscard]] std::uint32_t find(std::string_view name) const {
    if (slots_.empty()) return kNone;
    return slots_[slot_of(key_of(name))].number;
  }

  /// Gives a new name this number; false where it has one already.
  bool add(std::string_view name, std::uint32_t number) {
    if (2 * (count_ + 1) > slots_.size()) grow();
    const Key key = key_of(name);
    Slot& slot = slots_[slot_of(key)];
    if (slot.number != kNone) return false;
    slot = {key, number};
    ++count_;
    return true;
  }

  void clear() {
    for (Slot& slot : slots_) slot.number = kNone;
    count_ = 0;
  }

 private:
  static constexpr std::size_t kShort = 24;
  using Words = std::array<std::uint64_t, 3>;

  struct Key {
    Words words{};  ///< of a long name: its hash, and where it lies
    std::uint32_t length = 0;
  };
  struct Slot {
    Key key{};
    std::uint32_t number = kNone;
  };

  /// For each length the bits that belong to a name.
  static constexpr std::array<Words, kShort + 1> kMasks = [] {
    std::array<Words, kShort + 1> masks{};
    for (std::size_t length = 0; length <= kShort; ++length) {
      for (std::size_t byte = 0; byte < length; ++byte)
        masks[length][byte / 8] |= std::uint64_t{0xff} << 8 * (byte % 8);
    }
    return masks;
  }();

  [[nodiscard]] Key key_of(std::string_view name) const {
    Key key{.words = {}, .length = static_cast<std::uint32_t>(name.size())};
    if (name.size() > kShort) {
      key.words = {hash_of_long(name), reinterpret_cast<std::uintptr_t>(name.data()), 0};
    } else if (end_ && !name.empty() && static_cast<std::size_t>(end_ - name.data()) >= kShort) {
      std::memcpy(key.words.data(), name.data(), kShort);
      for (std::size_t i = 0; i < key.words.size(); ++i) key.words[i] &= kMasks[name.size()][i];
    } else if (!name.empty()) {
      std::memcpy(key.words.data(), name.data(), name.size());
    }
    return key;
  }

  static std::uint64_t hash_of_long(std::string_view name) {
    std::uint64_t hash = name.size();
    for (const char c : name) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
    return hash;
  }

  static bool same(const Key& a, const Key& b) {
    if (a.length != b.length || a.words[0] != b.words[0]) return false;
    // without a call: it is nearly always the one
    if (((a.words[1] ^ b.words[1]) | (a.words[2] ^ b.words[2])) == 0) return true;
    if (a.length <= kShort) return false;
    const auto text = [](const Key& key) {
      return std::string_view{reinterpret_cast<const char*>(key.words[1]), key.length};
    };
    return text(a) == text(b);
  }

  /// Where a name is, or where it would be put.
  [[nodiscard]] std::size_t slot_of(const Key& key) const {
    const Words& w = key.words;
    const bool is_short = key.length <= kShort;
    std::uint64_t hash = w[0] * 0x9e3779b97f4a7c15u + key.length;
    if (is_short) hash ^= w[1] * 0xc2b2ae3d27d4eb4fu ^ w[2] * 0x165667b19e3779f9u;
    hash ^= hash >> 32;
    hash *= 0x9e3779b97f4a7c15u;
    const std::size_t mask = slots_.size() - 1;
    std::size_t slot = static_cast<std::size_t>(hash >> 32) & mask;
    while (slots_[slot].number != kNone && !same(slots_[slot].key, key)) slot = (slot + 1) & mask;
    return slot;
  }

  void grow() {
    const std::vector<Slot> old = std::move(slots_);
    // always a power of two
    slots_.assign(old.empty() ? 64 : 2 * old.size(), Slot{});
    for (const Slot& slot : old) {
      if (slot.number != kNone) slots_[slot_of(slot.key)] = slot;
    }
  }

  const char* end_;
  std::vector<Slot> slots_;  ///< open addressing; never more than half full
  std::size_t count_ = 0;
};

}  // namespace cancha::decide::program
