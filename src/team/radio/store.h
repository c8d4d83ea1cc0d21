#pragma once

#include <cstdint>
#include <span>

#include "base/time.h"
#include "team/radio/delta.h"

namespace cancha::team {

/// A record that travels.
struct RadioRecord {
  std::uint32_t name = 0;    ///< hash of its name
  std::uint32_t layout = 0;  ///< hash of its layout
  Duration period;           ///< 0 = now and then
  int priority = 0;          ///< 0 is normal; the larger the sooner
  std::size_t capacity = 0;  ///< bytes of a value at most
  bool mine = true;          ///< this robot sends it
  bool base = false;         ///< only the base station says it
};

/// Where the radio finds what to send and puts what it heard: the database of the robot, or a stand-in for tests.
class RadioStore {
 public:
  struct Value {
    std::uint64_t number = 0;  ///< 0 = there is none
    Duration age;
  };
  virtual ~RadioStore() = default;
  /// Records never go; new ones come at the end.
  [[nodiscard]] virtual std::span<const RadioRecord> records() = 0;
  /// The number of this robot's latest value, 0 = none.
  [[nodiscard]] virtual std::uint64_t latest(std::size_t record) = 0;
  /// This robot's latest value.
  virtual Value get(std::size_t record, ByteVector& into) = 0;
  /// A value of another member, younger than all before.
  virtual void put(std::size_t record, int member, std::uint64_t robot, std::span<const std::byte> bytes,
                   Duration age) = 0;
};

}  // namespace cancha::team
