#pragma once

#include <array>
#include <cstddef>
#include <cstring>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "base/protobuf.h"
#include "base/result.h"
#include "team/rtdb/bounds.h"
#include "team/rtdb/flat.h"
#include "team/rtdb/segment.h"
#include "team/rtdb/stamps.h"

namespace cancha::team {

/// What a get tells about the value that it gave.
struct Reading {
  enum class State : std::uint8_t {
    Nothing,  ///< nobody has put this record
    Fresh,
    Expired,  ///< older than the record's lifetime; given all the same
    Damaged   ///< the bytes are no value of this record, there is no room for them, or the database is not whole
  };
  State state = State::Nothing;
  Duration age;
  std::uint64_t number = 0;  ///< 1 for the first value of this record
  std::size_t bytes = 0;
  int member = 0;    ///< whose value it is; records of the local area: this robot's
  Token origin = 0;  ///< the process that put it, see Database::process_name()

  /// Is there a value that has not expired?
  explicit operator bool() const { return state == State::Fresh; }
};

constexpr std::array<std::string_view, 4> names(Reading::State) {
  return {"nothing", "fresh", "expired", "damaged"};
}

/// One record as bytes: what Record<T>, the radio, journals and the C interface are made of. Copies are cheap. Neither
/// put nor get allocates, but for the words of an error. Any number of threads may use it.
class ByteRecord {
 public:
  static constexpr int kMine = -1;  ///< as a member: this robot's

  ByteRecord(std::shared_ptr<const Segment> segment, std::shared_ptr<const KnownRecord> known);

  [[nodiscard]] std::string_view name() const { return known_->name; }
  [[nodiscard]] Area area() const { return area_; }
  [[nodiscard]] Duration period() const { return {known_->entry.period_ns}; }
  [[nodiscard]] Duration lifetime() const { return lifetime_; }
  [[nodiscard]] int priority() const { return static_cast<int>(known_->entry.priority); }
  [[nodiscard]] std::size_t capacity() const { return mine_.capacity(); }
  [[nodiscard]] std::string_view layout_text() const { return known_->layout; }
  /// How many of the last values the ring holds; the oldest goes when another is put.
  [[nodiscard]] std::size_t kept() const { return known_->entry.slots; }
  [[nodiscard]] int history() const { return static_cast<int>(known_->entry.history); }
  /// Whose values there are: one past the last member, in the shared area; elsewhere 1.
  [[nodiscard]] int instances() const { return static_cast<int>(known_->entry.instances); }

  /// Puts this robot's value, which is `age` old already. Whether the bytes are a value is the caller's to know:
  /// check_stored() tells.
  Result<void> put(std::span<const std::byte> bytes, Duration age = {});
  /// For the radio: puts what another member of the team has sent. `robot` tells two robots apart that say they are
  /// the same member; 0 = not known.
  Result<void> replicate(int member, std::span<const std::byte> bytes, Duration age, std::uint64_t robot = 0);

  /// Gives the latest value of a member.
  [[nodiscard]] Reading get(std::span<std::byte> into, int member = kMine) const;
  /// Gives an older value, by its number; Nothing where the ring has it no more.
  [[nodiscard]] Reading get_number(std::uint64_t number, std::span<std::byte> into, int member = kMine) const;
  /// The number of the latest value, 0 = none. Costs one load: how the radio sees what has changed.
  [[nodiscard]] std::uint64_t latest(int member = kMine) const;
  /// Waits until the latest number is not `seen`; false where that did not happen within `limit`. In a database that
  /// is only looked at it does not wait.
  [[nodiscard]] bool wait(std::uint64_t seen, Duration limit, int member = kMine) const;

  /// Values that subscribers came too late for, all together.
  [[nodiscard]] std::uint64_t lost(int member = kMine) const;
  void count_lost(std::uint64_t values, int member = kMine) const;
  /// Is somebody in the middle of a put now, or has died in it?
  [[nodiscard]] bool is_claimed(int member = kMine) const;
  /// The process that put the latest value, 0 = none.
  [[nodiscard]] Token writer(int member = kMine) const;

 private:
  [[nodiscard]] bool ring_of(int member, Ring& ring) const;
  [[nodiscard]] int whose(int member) const;
  [[nodiscard]] Reading tell(Read read, const ValueHead& head, int member) const;
  [[nodiscard]] Result<void> put_into(Ring& ring, int member, std::span<const std::byte> bytes, Duration age);
  [[nodiscard]] Result<void> become_writer(Ring ring, int member);
  [[nodiscard]] tl::unexpected<Error> refuse(std::string what, std::string hint = "") const;

  std::shared_ptr<const Segment> segment_;
  std::shared_ptr<const KnownRecord> known_;
  Area area_;
  Duration lifetime_;
  Stamps stamps_;
  int my_member_;
  Ring mine_;  ///< of this robot, or the only one there is
};

/// One record of type T. A handle is for one thread at a time; copies are independent.
template <Message T>
class Record {
 public:
  static constexpr int kMine = ByteRecord::kMine;

  explicit Record(ByteRecord bytes) : bytes_{std::move(bytes)}, room_(bytes_.capacity(), '\0') {
    if constexpr (!FlatMessage<T>) out_.reserve(bytes_.capacity());
    if constexpr (FlatMessage<T>) as_it_is_ = is_flat_in_memory<T>();
  }

  /// Puts this robot's value, which is `age` old already.
  Result<void> put(const T& value, Duration age = {}) {
    if constexpr (kIsBounded<T>) {
      if (auto good = check_bounds(value); !good) return good;
    }
    return bytes_.put(encoded(value), age);
  }
  Result<void> replicate(int member, const T& value, Duration age, std::uint64_t robot = 0) {
    return bytes_.replicate(member, encoded(value), age, robot);
  }

  /// Gives the latest value of a member; `into` is left as it is where there is none.
  [[nodiscard]] Reading get(T& into, int member = kMine) { return decoded(bytes_.get(room(), member), into); }
  [[nodiscard]] Reading get_number(std::uint64_t number, T& into, int member = kMine) {
    return decoded(bytes_.get_number(number, room(), member), into);
  }
  [[nodiscard]] bool wait(std::uint64_t seen, Duration limit, int member = kMine) const {
    return bytes_.wait(seen, limit, member);
  }
  [[nodiscard]] const ByteRecord& bytes() const { return bytes_; }

 private:
  [[nodiscard]] std::span<std::byte> room() { return std::as_writable_bytes(std::span{room_}); }

  std::span<const std::byte> encoded(const T& value) {
    if constexpr (FlatMessage<T>) {
      if (as_it_is_) return std::as_bytes(std::span{&value, 1});
      detail::write_flat(room().data(), value);
      return room().first(kFlatSize<T>);
    } else {
      out_.clear();
      append_protobuf(out_, value);
      return std::as_bytes(std::span{out_});
    }
  }

  Reading decoded(Reading reading, T& into) {
    if (reading.state == Reading::State::Nothing || reading.state == Reading::State::Damaged) return reading;
    bool good = true;
    if constexpr (FlatMessage<T>) {
      good = reading.bytes == kFlatSize<T>;
      if (detail::takes_any_bytes<T>() && good && as_it_is_) {
        std::memcpy(&into, room().data(), sizeof into);
      } else if (good) {
        detail::read_flat(room().data(), into, good);
      }
    } else {
      good = parse_protobuf(std::string_view{room_}.substr(0, reading.bytes), into).has_value();
    }
    if (!good) reading.state = Reading::State::Damaged;
    return reading;
  }

  ByteRecord bytes_;
  std::string room_;       ///< for the bytes of one value
  std::string out_;        ///< protobuf on its way out
  bool as_it_is_ = false;  ///< the flat form is what T is in memory
};

}  // namespace cancha::team
