#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "base/time.h"
#include "messages/radio.h"
#include "team/radio/frame.h"

namespace cancha::team {

/// When this robot may speak: who is there, and where the round lies. No clock, no socket: it is told what was heard
/// and when.
///
/// The round is divided into equal slots, one for each robot that is there, in the order of their numbers. Frames carry
/// whom their sender knows of, so a robot that only one has heard is in all tables one round later, and all tables
/// forget a silent one at the same time.
///
/// The robot with the lowest number is the root: its round counts. Each frame says where its sender's round lies and
/// how fresh the sender's knowledge of the root is; whoever hears fresher knowledge than its own follows it. So the
/// round spreads through any robot, not only through frames of the root, of which up to half may be lost. When the root
/// goes, the next lowest is root already and nothing moves. Who starts listens first and takes the round that it finds,
/// even where its own number is lower.
///
/// Where frames of somebody come late again and again, a stranger's traffic lies in that slot: the root then moves the
/// round out of its way (this is what CAMBADA calls reconfigurable and adaptive).
class Tdma {
 public:
  struct Settings {
    int member = 1;
    Duration round{100'000'000};
    int send_every = 1;    ///< rounds; more where a league counts messages
    int leave_after = 10;  ///< turns that were missed until a slot is given to the others
  };
  /// What a frame says about rounds, in our clock.
  struct Heard {
    int member = 0;
    Time round_begin;
    int root = kNoRoot;
    Duration root_age;
    Duration transit;  ///< on the air
    Duration late;     ///< sent so long after the begin of the slot
    bool leaving = false;
    bool reordered = false;  ///< came after a younger one
    std::span<const FrameView> views{};
  };

  Tdma(const Settings& settings, Time now);

  void hear(const Heard& heard, Time now);
  /// Somebody told how long a frame of ours was on the air.
  void hear_of_ours(Duration transit, Duration late) { measure(settings_.member, transit, late); }
  /// The moment of this robot's next frame.
  [[nodiscard]] Time next_send(Time now);
  /// The frame of the slot that began at `slot` is out.
  void sent(Time slot);

  [[nodiscard]] int slots() const { return slots_; }
  /// -1 where the member has none.
  [[nodiscard]] int slot_of(int member) const { return slot_[static_cast<std::size_t>(member)]; }
  [[nodiscard]] RadioMembership membership(int member, Time now) const;
  /// All members that have a slot, this robot too.
  [[nodiscard]] std::uint64_t present() const { return present_; }
  /// The last begin of a round that is not after `moment`.
  [[nodiscard]] Time round_before(Time moment) const;
  /// Was a frame of this member sent within its slot, with some tolerance for clocks?
  [[nodiscard]] bool in_slot(int member, Time sent) const;
  /// How long after the begin of the member's slot a moment is, by our table.
  [[nodiscard]] Duration lateness(int member, Time moment) const;
  [[nodiscard]] int root() const { return settled_ ? root_ : kNoRoot; }
  [[nodiscard]] Duration root_age(Time now) const;
  /// What the next frame says about whom.
  void view(Time now, std::vector<FrameView>& into) const;
  /// How often the root moved the round away from a stranger's traffic.
  [[nodiscard]] int escapes() const { return escapes_; }
  [[nodiscard]] Duration slot_length() const { return {settings_.round.ns / slots_}; }

 private:
  struct Member {
    Time alive;  ///< when somebody last heard it
    bool known = false;
    bool left = false;
    int frames = 0;           ///< heard by this robot since it came; 2 are enough to know
    Duration least_transit;   ///< ever, since it came
    Duration recent_transit;  ///< least of the present stretch of rounds
    bool measured = false;    ///< least_transit is set
    bool recent = false;      ///< recent_transit is set
  };

  void measure(int member, Duration transit, Duration late);
  void learn(int member, Time alive, bool left);
  void divide(Time now);
  void follow(const Heard& heard, Time now);
  void dodge();
  [[nodiscard]] Duration patience() const { return settings_.round * (settings_.leave_after * settings_.send_every); }
  [[nodiscard]] Duration error_to(Time round_begin) const;

  Settings settings_;
  std::array<Member, kRadioMembers> members_{};
  std::array<int, kRadioMembers> slot_{};
  std::uint64_t present_ = 0;
  int slots_ = 1;
  Time phase_;  ///< a begin of a round
  Time started_;
  Time last_slot_;  ///< of the last frame
  bool has_sent_ = false;
  bool settled_ = false;  ///< has taken over a round, or waited long enough for one
  int root_ = kNoRoot;
  Time root_known_;  ///< when our knowledge left the root
  bool has_root_ = false;
  int turns_ = 0;       ///< since the root last thought of moving the round
  int next_dodge_ = 8;  ///< turns between two such thoughts; grows where moving does not help
  int escapes_ = 0;
};

}  // namespace cancha::team
