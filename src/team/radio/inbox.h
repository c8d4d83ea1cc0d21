#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "team/radio/frame.h"
#include "team/radio/outbox.h"
#include "team/radio/store.h"

namespace cancha::team {

/// What one other member says: puts parts together, turns changes into values, and gives each value on once, in order.
class Inbox {
 public:
  enum class Taken : std::uint8_t { New, Old, Part, NoBase, Broken };

  /// A piece of the record with this number in the store. Where a value is whole and younger than all before, `value`
  /// is set. `in_order`: the frame is the sender's latest. As a sender never goes back, what such a frame says counts,
  /// though a larger number came before: that one was forged.
  [[nodiscard]] Taken take(std::size_t record, const RadioRecord& about, const FramePiece& piece, bool in_order,
                           std::span<const std::byte>& value);
  /// Another robot has this number now: what the old one said does not bind it.
  void clear() { states_.clear(); }

 private:
  struct Kept {
    std::uint32_t number = 0;
    ByteVector bytes;
  };
  struct State {
    std::array<Kept, Outbox::kKept> kept;
    std::size_t next = 0;      ///< of kept
    std::uint32_t number = 0;  ///< of the youngest value, 0 = none
    // a value that comes in parts
    std::uint32_t part_number = 0;
    bool part_is_delta = false;
    std::uint32_t part_base = 0;
    ByteVector parts;
    std::vector<bool> have;
    std::size_t missing = 0;
    ByteVector made;  ///< a value while it is made from a change
  };

  [[nodiscard]] static bool join(State& state, const FramePiece& piece, bool in_order);
  [[nodiscard]] static Taken settle(State& state, const RadioRecord& about, const FramePiece& piece, bool in_order,
                                    std::span<const std::byte> payload, std::span<const std::byte>& value);
  [[nodiscard]] static Taken settle_again(State& state, Kept& kept, const FramePiece& piece, bool in_order,
                                          std::span<const std::byte> payload, std::span<const std::byte>& value);

  std::vector<State> states_;
};

}  // namespace cancha::team
