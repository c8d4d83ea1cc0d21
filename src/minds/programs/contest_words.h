#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/time.h"
#include "decide/program/host.h"
#include "messages/contest_settings.h"
#include "minds/programs/player_words.h"

namespace cancha::minds {

/// What a contest's robot offers to behaviour programs besides the words of all players: dangers, the room ahead, its
/// way and heading by its own reckoning, and the movements of the legs.
///
/// Units are those of PlayerWords: millimetres, degrees to the left, milliseconds.
///
///     inputs    u v w           danger ahead, on the left, on the right: a laser is nearer than its threshold
///               free.ahead      room before the chest, as wide as the robot
///               shift.left      how far to step aside for `room` of it; 9999 = there is none
///               shift.right     likewise
///               way.x way.y     where it is, from where it was switched on, by its legs
///               heading         likewise, by its gyro, -180 to 180
///               on_time         since it was put down
///               near.distance   of the nearest thing that lasers or depth sensor see ahead; 3000 = nothing
///               near.angle      where that is
///               way.from_start  how far it is from where it was put down last
///               home.angle      where that is
///               put.x put.y     where it is, from where it was put down last
///               put.heading     likewise, -180 to 180
///               acting          a motion waits to begin, or is under way
///               step.distance   of the next edge on the ground ahead, from the trunk; 3000 = none
///               step.up         the ground rises there
///               step.down       it falls there
///     outputs   S1 S0           00 stop, 01 left, 10 right, 11 straight
///               walk.ahead walk.left walk.turn   mm/s, mm/s, degrees a second; they come before S1 S0
///               motion          plays a motion once each time that it changes; it begins when the feet are together
class ContestWords {
 public:
  /// The words must outlive it.
  ContestWords(PlayerWords& words, const ContestSettings& settings) : words_{&words}, settings_{settings} {}
  ContestWords(const ContestWords&) = delete;  // hosts point into it
  ContestWords& operator=(const ContestWords&) = delete;

  /// Adds all of it to a host that does not outlive this.
  void offer(decide::program::Host& host);

  /// Whether the program runs in this tick: not while the robot must stand still, and not between two samples. Where it
  /// does not run, action() is what it does.
  [[nodiscard]] bool due(const Beliefs& beliefs, Duration sample);
  /// Sees, before a cycle.
  void see(const Beliefs& beliefs);
  /// After a cycle: does what the outputs ask for.
  void go_on();
  [[nodiscard]] const Action& action() const { return action_; }
  /// It must not move yet.
  [[nodiscard]] bool waits() const { return waits_; }
  [[nodiscard]] static std::string_view why() { return "waits after it was put down"; }

 private:
  void see_room(const ObstacleBeliefs& obstacles);
  void see_nearest(const ObstacleBeliefs& obstacles);
  void see_step(const Maybe<StepBelief>& step);
  void see_posture(Posture posture);
  [[nodiscard]] double room_ahead(const ObstacleBeliefs& obstacles, double shift) const;
  [[nodiscard]] double shift_for_room(const ObstacleBeliefs& obstacles, double side) const;

  PlayerWords* words_;
  ContestSettings settings_;
  Action action_;
  bool waits_ = true;
  std::int64_t next_ = 0;  ///< sample
  Time put_{};
  double wait_ = 0.0;  ///< seconds after `put_`
  bool known_ = false;

  // inputs
  bool u_ = false, v_ = false, w_ = false;
  double free_ahead_ = 0.0, shift_left_ = 0.0, shift_right_ = 0.0;
  double way_x_ = 0.0, way_y_ = 0.0, heading_ = 0.0, on_time_ = 0.0;
  double near_distance_ = 0.0, near_angle_ = 0.0, from_start_ = 0.0, home_angle_ = 0.0;
  double put_x_ = 0.0, put_y_ = 0.0, put_heading_ = 0.0;
  bool acting_ = false;
  double step_distance_ = 0.0;
  bool step_up_ = false, step_down_ = false;
  Pose2 X_OS_;  ///< where it was put down last
  // outputs
  bool s1_ = false, s0_ = false;
  double ahead_ = 0.0, left_ = 0.0, turn_ = 0.0;
  ContestMotion motion_ = ContestMotion::None;
  ContestMotion played_ = ContestMotion::None;
  bool begins_ = false;  ///< it was asked for a motion that has not begun
};

}  // namespace cancha::minds
