#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "base/expects.h"
#include "base/time.h"
#include "team/rtdb/stamps.h"
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
/// wait  says that it waits, has the kernel run a barrier in all processes, looks once more, and sleeps on the bell.
///       Who puts looks whether somebody waits; thanks to that barrier its look needs no fence, which would cost a
///       put as much as all the rest. Where values have come regularly, who waits wakes just before the next one is
///       due and looks for it without a pause, because waking a core takes longer than all the rest together.
///
/// tests/models proves this for all interleavings, kills included; docs/decisions/0021 says why it is so.
namespace cancha::team {

/// Names a process that has attached, never twice the same: index + 1 in the lower 16 bits, then how often that
/// place in the table has been taken. 0 is nobody.
using Token = std::uint64_t;

/// The words that all users of a record share; one cache line, because a put needs it all.
struct alignas(64) RingHead {
  Word claim;                          ///< who puts now
  Word latest;                         ///< number of the last whole value, 0 = none yet
  Word writer;                         ///< shared area: the process that puts this record
  Word robot;                          ///< replicas: which robot last said it is this member
  Word lost;                           ///< values that subscribers came too late for
  std::atomic<std::uint32_t> waiting;  ///< somebody sleeps on the bell, or is about to
  std::atomic<std::uint32_t> bell;     ///< what waiters sleep on
};
static_assert(sizeof(RingHead) == 64);

/// What stands before the bytes of a slot.
struct SlotHead {
  Word number;  ///< of the value in this slot; 0 while it is written
  Word stamp;   ///< when it came about, see Stamps; back-dated where the value came from elsewhere
  Word origin;  ///< the token of the process that put it
  Word size;    ///< bytes
};

/// What a get tells beside the bytes.
struct ValueHead {
  std::uint64_t number = 0;  ///< 1 for the first value; 0 where there is none
  std::uint64_t stamp = 0;   ///< see Stamps
  Token origin = 0;
  std::size_t size = 0;
};

enum class Read : std::uint8_t { Whole, Nothing, Overwritten, TooLarge, Damaged };
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
  /// `memory` is 64-byte aligned and as long as bytes_for() says; zeros are a ring without a value. The number of
  /// slots is a power of two.
  Ring(void* memory, std::size_t slots, std::size_t capacity)
      : head_{static_cast<RingHead*>(memory)},
        slots_{static_cast<char*>(memory) + sizeof(RingHead)},
        count_{slots},
        mask_{slots - 1},
        stride_{stride(capacity)},
        capacity_{capacity} {}

  [[nodiscard]] static constexpr std::size_t bytes_for(std::size_t slots, std::size_t capacity) {
    return sizeof(RingHead) + slots * stride(capacity);
  }

  /// Puts a value of at most capacity() bytes. Waits while another thread puts the same record, and takes over from
  /// one that died; Stuck where it lives but does not go on for half a second.
  [[nodiscard]] Put put(std::span<const std::byte> bytes, std::uint64_t stamp, Token me, const Living& living);

  /// Reads the latest value.
  [[nodiscard]] Read get(std::span<std::byte> into, ValueHead& head) const;
  /// Reads an older value that may be in the ring still.
  [[nodiscard]] Read get_number(std::uint64_t number, std::span<std::byte> into, ValueHead& head) const;

  /// Waits until the latest number is not `seen`, at most for `limit`; gives the latest number. `stamps` are those
  /// that values were put with.
  std::uint64_t wait(std::uint64_t seen, Duration limit, const Stamps& stamps = Stamps{});

  [[nodiscard]] std::uint64_t latest() const { return head_->latest.load(std::memory_order_acquire); }
  [[nodiscard]] RingHead& head() const { return *head_; }
  [[nodiscard]] std::size_t slots() const { return count_; }
  [[nodiscard]] std::size_t capacity() const { return capacity_; }

 private:
  static constexpr std::size_t stride(std::size_t capacity) { return (sizeof(SlotHead) + capacity + 63) / 64 * 64; }
  [[nodiscard]] SlotHead& slot(std::uint64_t number) const {
    return *reinterpret_cast<SlotHead*>(slots_ + (number & mask_) * stride_);
  }
  [[nodiscard]] bool claim_slowly(Token me, const Living& living);
  void ring_the_bell();
  /// How old a value is; nothing where it is not in the ring.
  [[nodiscard]] std::optional<Duration> age_of(std::uint64_t number, const Stamps& stamps) const;
  [[nodiscard]] std::optional<Duration> next_due(std::uint64_t last, const Stamps& stamps) const;
  void look_for_news(std::uint64_t seen, Duration limit) const;

  RingHead* head_ = nullptr;
  char* slots_ = nullptr;
  std::size_t count_ = 0;
  std::uint64_t mask_ = 0;  ///< of slots, which are a power of two: a division would cost as much as the copy
  std::size_t stride_ = 0;
  std::size_t capacity_ = 0;
};

// these are inline because a record is put and got in some ten nanoseconds

inline Put Ring::put(std::span<const std::byte> bytes, std::uint64_t stamp, Token me, const Living& living) {
  CANCHA_EXPECTS(bytes.size() <= capacity_);
  Token nobody = 0;
  if (!head_->claim.compare_exchange_strong(nobody, me, std::memory_order_acquire, std::memory_order_relaxed) &&
      !claim_slowly(me, living)) {
    return Put::Stuck;
  }
  const std::uint64_t number = head_->latest.load(std::memory_order_relaxed) + 1;
  SlotHead& into = slot(number);

  // who still reads this slot's old value must find it gone before it can see a new byte
  into.number.store(0, std::memory_order_relaxed);
  std::atomic_thread_fence(std::memory_order_release);
  into.stamp.store(stamp, std::memory_order_relaxed);
  into.origin.store(me, std::memory_order_relaxed);
  into.size.store(bytes.size(), std::memory_order_relaxed);
  copy_in(reinterpret_cast<Word*>(&into + 1), bytes.data(), bytes.size());
  into.number.store(number, std::memory_order_release);

  // the value is put from here on, whatever happens to this process
  head_->latest.store(number, std::memory_order_release);
  head_->claim.store(0, std::memory_order_release);
  std::atomic_signal_fence(std::memory_order_seq_cst);  // the machine may look early, the compiler may not
  if (head_->waiting.load(std::memory_order_relaxed) != 0) ring_the_bell();
  return Put::Done;
}

inline Read Ring::get_number(std::uint64_t number, std::span<std::byte> into, ValueHead& head) const {
  if (number == 0) return Read::Nothing;
  const SlotHead& from = slot(number);
  if (from.number.load(std::memory_order_acquire) != number) return Read::Overwritten;
  head.stamp = from.stamp.load(std::memory_order_relaxed);
  head.origin = from.origin.load(std::memory_order_relaxed);
  head.size = from.size.load(std::memory_order_relaxed);
  // a size that was torn, or damaged by somebody, must not lead out of the slot
  const std::size_t room = into.size() < capacity_ ? into.size() : capacity_;
  copy_out(into.data(), reinterpret_cast<const Word*>(&from + 1), head.size < room ? head.size : room);
  std::atomic_thread_fence(std::memory_order_acquire);
  if (from.number.load(std::memory_order_relaxed) != number) return Read::Overwritten;
  head.number = number;
  return head.size <= room ? Read::Whole : Read::TooLarge;
}

inline Read Ring::get(std::span<std::byte> into, ValueHead& head) const {
  constexpr int kMostTries = 100'000;  // only damaged memory gets there
  for (int tries = 0; tries < kMostTries; ++tries) {
    const std::uint64_t number = latest();
    if (number == 0) return Read::Nothing;
    if (const Read read = get_number(number, into, head); read != Read::Overwritten) return read;
  }
  return Read::Damaged;
}

}  // namespace cancha::team
