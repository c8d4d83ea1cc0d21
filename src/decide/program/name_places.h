#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "decide/program/program.h"

namespace cancha::decide::program {

/// Numbers by name, for names that live elsewhere. Readers of large files look for every word, so names of up to 24
/// letters are kept as three numbers and found without a branch that hangs on their length.
class NamePlaces {
 public:
  /// Names that lie in one text before `end` can be read in larger pieces, up to there.
  explicit NamePlaces(const char* end = nullptr) : end_{end}, slots_(64, kNone) {}

  /// The number of a name; kNone where it is not known.
  [[nodiscard]] std::uint32_t find(std::string_view name) const {
    if (name.size() > kShort) return find_long(name);
    const std::uint32_t entry = slots_[slot_of(key_of(name))];
    return entry == kNone ? kNone : entries_[entry].number;
  }

  /// The number of a name that is known; a new one gets this number.
  std::uint32_t find_or_add(std::string_view name, std::uint32_t number) {
    const std::uint32_t known = find(name);
    if (known == kNone) add(name, number);
    return known == kNone ? number : known;
  }

  void clear();

 private:
  static constexpr std::size_t kShort = 24;
  using Words = std::array<std::uint64_t, 3>;

  struct Key {
    Words words{};
    std::uint32_t length = 0;
  };
  struct Entry {
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
    if (end_ && !name.empty() && static_cast<std::size_t>(end_ - name.data()) >= kShort) {
      std::memcpy(key.words.data(), name.data(), kShort);
      for (std::size_t i = 0; i < key.words.size(); ++i) key.words[i] &= kMasks[name.size()][i];
    } else if (!name.empty()) {
      std::memcpy(key.words.data(), name.data(), name.size());
    }
    return key;
  }

  static bool same(const Key& a, const Key& b) {
    const Words& v = a.words;
    const Words& w = b.words;
    return ((v[0] ^ w[0]) | (v[1] ^ w[1]) | (v[2] ^ w[2]) | (a.length ^ b.length)) == 0;
  }

  /// Where a name is, or where it would be put.
  [[nodiscard]] std::size_t slot_of(const Key& key) const {
    const Words& w = key.words;
    // the top bits of these products hang on every letter
    const std::uint64_t hash = w[0] * 0x9e3779b97f4a7c15u + w[1] * 0xc2b2ae3d27d4eb4fu + w[2] * 0x165667b19e3779f9u;
    const std::size_t mask = slots_.size() - 1;
    std::size_t slot = static_cast<std::size_t>(hash >> shift_);
    while (slots_[slot] != kNone && !same(entries_[slots_[slot]].key, key)) slot = (slot + 1) & mask;
    return slot;
  }

  [[nodiscard]] std::uint32_t find_long(std::string_view name) const;
  void add(std::string_view name, std::uint32_t number);
  void grow();

  const char* end_;
  std::vector<std::uint32_t> slots_;  ///< entries, openly addressed; a power of two, never more than a quarter full
  int shift_ = 58;                    ///< leaves as many bits of 64 as they need
  std::vector<Entry> entries_;
  std::unordered_map<std::string_view, std::uint32_t> long_names_;
};

}  // namespace cancha::decide::program
