#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "team/radio/frame.h"
#include "team/radio/packing.h"
#include "team/radio/store.h"

namespace cancha::team {

/// What this robot has to say: which records are due, what of them goes into a slot, and who has it already.
///
/// A new value is due when its period is over. An old one is sent again as long as somebody who is there has not said
/// that it arrived, and now and then all the same. A value that all have becomes a base: later ones are sent as what
/// changed since, and every tenth whole.
///
/// A slot has a second frame, in its middle, where there is something to gain: a value that was old when it was sent
/// and has a younger one by now, or, while frames get lost, all of the first frame once more.
class Outbox {
 public:
  static constexpr std::size_t kKept = 8;        ///< values of a record that can be a base
  static constexpr int kRefreshRounds = 20;      ///< an old value is sent again after so many, though all have it
  static constexpr int kWholeEvery = 10;         ///< so often a value is sent whole, whatever others have
  static constexpr std::size_t kMostParts = 64;  ///< of a value whose arrival is followed

  Outbox(RadioStore& store, Duration round) : store_{store}, round_{round} {}

  /// Plans the slot of this moment; `others` are the members that are there. Gives how many frames it takes, at least
  /// one.
  std::size_t plan(Time now, const PackRoom& room, std::uint64_t others);
  /// Plans the second frame of the slot that began at `slot`; 0 where it is not worth it.
  std::size_t plan_again(Time now, Time slot, const PackRoom& room, std::uint64_t others, bool lossy);
  /// The pieces of one of these frames; their bytes live until the next plan().
  void fill(std::size_t frame, Time now, std::uint32_t sequence, std::vector<FramePiece>& into);

  /// A member said which of our frames it has heard.
  void heard_by(int member, std::uint32_t sequence, std::uint16_t before);
  /// A member started anew and knows nothing; what was sent before this number may have found it without a base.
  void forget(int member, std::uint32_t next_sequence);

 private:
  /// A value on its way, or come: who has which part of it.
  struct Kept {
    std::uint32_t number = 0;
    ByteVector bytes;
    std::vector<std::uint32_t> sequences;  ///< of the frames that carry its parts
    std::uint32_t again = 0;               ///< of the frame that carries all of it once more, 0 = none
    std::array<std::uint64_t, kRadioMembers> parts{};
    std::uint64_t have = 0;  ///< members that have the whole
    bool whole = false;      ///< all parts are sent
  };
  struct State {
    std::array<Kept, kKept> kept;
    std::size_t newest = 0;  ///< of kept
    ByteVector payload;      ///< what is being sent: the value or the change
    FramePiece piece;        ///< its head
    Time read_at;
    Duration age;  ///< when it was read
    std::size_t done = 0;
    bool busy = false;  ///< parts are missing still
    bool ever = false;
    Time last;                 ///< when a piece was sent
    std::uint64_t number = 0;  ///< of the value sent last
    int changes = 0;           ///< sent since the last whole value
    bool repeats = false;      ///< what is planned was sent in this slot already
  };

  [[nodiscard]] bool is_due(std::size_t record, State& state, Time now, std::uint64_t others);
  [[nodiscard]] bool read(std::size_t record, State& state, Time now, std::uint64_t others);
  void wish(std::size_t record, State& state, Time now);
  [[nodiscard]] Duration period_of(std::size_t record, bool fresh) const;

  RadioStore& store_;
  Duration round_;
  std::vector<State> states_;
  std::array<std::uint32_t, kRadioMembers>
      since_{};  ///< frames before this one do not count for the member; 0 = all do
  std::vector<PackWish> wishes_;
  std::vector<PackPiece> pieces_;
};

}  // namespace cancha::team
