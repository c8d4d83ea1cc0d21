#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "match/match.h"
#include "match/push_watch.h"
#include "messages/frame.h"

namespace cancha::lab {

/// Whether a kick is the one that the document's rules ask for: ahead where the goal lies ahead, with all strength from
/// afar, to the side where it lies there, by the foot that is farther from it. Within 10° and 0.3 m of a border of the
/// rules either is right. `angle` and `distance` are the goal's, from the robot.
[[nodiscard]] bool is_right_kick(std::string_view motion, double angle, double distance);
/// Whether a motion is a kick.
[[nodiscard]] bool is_kick(std::string_view motion);
/// Where a save goes: 1 to the left, -1 to the right, 0 for what is none.
[[nodiscard]] int side_of_save(const Action& action);
/// Whether a save to that side goes away from where the ball will pass the robot; a ball that comes nearly straight has
/// no wrong side. Place and velocity of the ball are the robot's.
[[nodiscard]] bool is_wrong_save(int side, Vec2 p_RB, Vec2 v_RB);

/// What blue's robots manage in a trial: when they see the ball, come to it, kick it, pass it, send it at the goal, how
/// they save, and whom they push on their way. Takes no memory while it watches.
class SkillWatch {
 public:
  explicit SkillWatch(const match::Match& match);

  void stepped(const match::Moment& moment, double dt);
  void ticked(const match::Moment& moment);
  /// The ball was carried somewhere: who touches it next was not passed it.
  void restarted() { last_touch_ = -1; }

  [[nodiscard]] double longest_push() const { return longest_push_; }  ///< seconds
  // seconds until then; not a number while it has not happened
  [[nodiscard]] double found_ball() const { return found_ball_; }    ///< all of blue who play have seen it
  [[nodiscard]] double first_touch() const { return first_touch_; }  ///< one of blue came to it
  [[nodiscard]] double first_shot() const { return first_shot_; }    ///< and sent it at the goal
  [[nodiscard]] int kicks() const { return kicks_; }
  [[nodiscard]] int right_kicks() const { return right_kicks_; }
  [[nodiscard]] int saves() const { return saves_; }
  [[nodiscard]] int wrong_saves() const { return wrong_saves_; }  ///< those to the wrong side
  [[nodiscard]] int passes() const { return passes_; }            ///< the ball came from one of blue to another

 private:
  void watch_kick(const Frame& frame);
  void watch_save(const Frame& frame, const Truth& truth);
  void watch_touches(std::span<const Contact> contacts, Vec2 p_FB);

  const match::Match& match_;
  match::PushWatch pushes_;
  double longest_push_ = 0.0;
  double found_ball_, first_touch_, first_shot_;
  int kicks_ = 0;
  int right_kicks_ = 0;
  int saves_ = 0;
  int wrong_saves_ = 0;
  int passes_ = 0;
  int last_touch_ = -1;        ///< the robot that touched the ball last, among all; -1: none yet
  Vec2 p_FT_;                  ///< where the ball was then
  std::vector<bool> kicking_;  ///< by blue's numbers: in the tick before
  std::vector<bool> saving_;   ///< likewise
  std::vector<bool> has_seen_;
};

}  // namespace cancha::lab
