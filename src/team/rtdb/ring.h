#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>

#include "base/time.h"
#include "team/rtdb/words.h"

/// One record in shared memory: a ring of slots, of which the last whole one is the record's value.
///
///     head   claim │ latest │ bell …      slot 0   number │ stamp │ origin │ size │ bytes …
///                                         slot 1   number │ …            value n lies in slot n mod slots
///
/// put   claims the record, marks slot n as being written (number 0), writes it, gives it the number n, makes n the
///       latest, gives the claim back. Dying anywhere before the last but one step leaves the value before.
/// get   reads `latest`, the slot's number, the bytes, and the number again: both numbers n, or it starts again. It
///       writes nothing and waits for nobody; to overtake it, a writer must put as many values as there are slots.
/// wait  sets a bit in the claim; who gives a claim back with that bit rings the bell.
///
/// tests/models proves this for all interleavings, kills included; docs/decisions/0021 says why it is so.
namespace cancha::team {

/// Names a process that has attached, never twice the same: index + 1 in the lower 16 bits, then how often that
/// place in the table has been taken. 0 is nobody.
using Token = std::uint64_t;

inline constexpr Token kWaiting = Token{1} << 63;  ///< the bit in a claim: somebody sleeps on the bell

/// The words that all users of a record share; one cache line, because a put needs it all.
struct alignas(64) RingHead {
  Word claim;                       ///< who puts now, and kWaiting
  Word latest;                      ///< number of the last whole value, 0 = none yet
  Word writer;                      ///< shared area: the process that puts this record
  Word robot;                       ///< replicas: which robot last said it is this member
  Word lost;                        ///< values that subscribers came too late for
  std::atomic<std::uint32_t> bell;  ///< what waiters sleep on
};
static_assert(sizeof(RingHead) == 64);

/// What stands before the bytes of a slot.
struct SlotHead {
  Word number;  ///< of the value in this slot; 0 while it is written
  Word stamp;   ///< nanoseconds of robot_now(), back-dated where the value came from elsewhere
  Word origin;  ///< the token of the process that put it
  Word size;    ///< bytes
};

/// What a get tells beside the bytes.
struct ValueHead {
  std::uint64_t number = 0;  ///< 1 for the first value; 0 where there is none
  Time stamp;
  Token origin = 0;
  std::size_t size = 0;
};

enum class Read : std::uint8_t { Whole, Nothing, Overwritten, TooLarge };
enum class Put : std::uint8_t { Done, Stuck };

/// Says whether the process with this token still lives. The table of processes answers it.
class Living {
 public:
  virtual ~Living() = default;
  [[nodiscard]] virtual bool lives(Token token) const = 0;
};

/// A view of a ring in mapped memory; small, copied freely.
class Ring {
 public:
  Ring() = default;
  /// `memory` is 64-byte aligned and as long as bytes_for() says; zeros are a ring without a value.
  Ring(void* memory, std::size_t slots, std::size_t capacity)
      : head_{static_cast<RingHead*>(memory)},
        slots_{static_cast<char*>(memory) + sizeof(RingHead)},
        count_{slots},
        stride_{stride(capacity)},
        capacity_{capacity} {}

  [[nodiscard]] static constexpr std::size_t bytes_for(std::size_t slots, std::size_t capacity) {
    return sizeof(RingHead) + slots * stride(capacity);
  }

  /// Puts a value of at most capacity() bytes. Waits while another thread puts the same record, and takes over from
  /// one that died; Stuck where it lives but does not go on for a tenth of a second.
  [[nodiscard]] Put put(std::span<const std::byte> bytes, Time stamp, Token me, const Living& living);

  /// Reads the latest value.
  [[nodiscard]] Read get(std::span<std::byte> into, ValueHead& head) const;
  /// Reads an older value that may be in the ring still.
  [[nodiscard]] Read get_number(std::uint64_t number, std::span<std::byte> into, ValueHead& head) const;

  /// Waits until the latest number is not `seen`, at most for `limit`; gives the latest number.
  std::uint64_t wait(std::uint64_t seen, Duration limit);

  [[nodiscard]] std::uint64_t latest() const { return head_->latest.load(std::memory_order_acquire); }
  [[nodiscard]] RingHead& head() const { return *head_; }
  [[nodiscard]] std::size_t slots() const { return count_; }
  [[nodiscard]] std::size_t capacity() const { return capacity_; }

 private:
  static constexpr std::size_t stride(std::size_t capacity) { return (sizeof(SlotHead) + capacity + 63) / 64 * 64; }
  [[nodiscard]] SlotHead& slot(std::uint64_t number) const {
    return *reinterpret_cast<SlotHead*>(slots_ + number % count_ * stride_);
  }
  [[nodiscard]] bool claim_slowly(Token me, const Living& living);
  void give_back();

  RingHead* head_ = nullptr;
  char* slots_ = nullptr;
  std::size_t count_ = 0;
  std::size_t stride_ = 0;
  std::size_t capacity_ = 0;
};

}  // namespace cancha::team
