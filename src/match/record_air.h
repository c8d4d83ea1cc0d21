#pragma once

#include <array>
#include <vector>

#include "base/random.h"
#include "match/air.h"
#include "messages/words.h"
#include "team/rtdb/record.h"

namespace cancha::match {

/// The air between the databases of one team's robots and its base station: each says its own record once a round, in
/// a slot of its own; values arrive late, and some never, for each listener apart. Seeded.
class RecordAir {
 public:
  struct Settings {
    Duration round = 100_ms;
    Air::Settings air{};  ///< how late, how many are lost
  };
  /// Members are 0, the base station, to `members`.
  RecordAir(const Settings& settings, int members, Random random);

  /// Says a member's own value, where its slot has come and it has put a new one.
  void say(int member, TeamRecord kind, const team::ByteRecord& record, Time now);
  /// Adds what has arrived for a member by now; absent where nothing has.
  void hear(int member, Time now, Maybe<RadioMail>& mail);
  /// Switches a member's radio off, or on again.
  void set_on(int member, bool on) { speakers_[static_cast<std::size_t>(member)].on = on; }

 private:
  static constexpr std::size_t kMostBytes = 4096;
  static constexpr std::size_t kWaiting = 24;  ///< values on their way
  struct Speaker {
    std::uint64_t said = 0;  ///< number of the last value
    std::int64_t round = -1;
    bool on = true;
  };
  struct Value {
    int from = 0;
    TeamRecord kind = TeamRecord::World;
    Time sent;
    Duration age;
    std::vector<std::byte> bytes;
    std::vector<Time> arrives;  ///< by listener; before all times: not, or no more
    int waits = 0;              ///< listeners who will hear it
  };

  Settings settings_;
  Random random_;
  std::vector<Speaker> speakers_;
  std::vector<Value> values_;
  std::array<std::byte, kMostBytes> room_{};
};

}  // namespace cancha::match
