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

/// What blue's robots manage in a trial: when they see the ball, come to it, kick it, send it at the goal, and whom
/// they push on their way. Takes no memory while it watches.
class SkillWatch {
 public:
  explicit SkillWatch(const match::Match& match);

  void stepped(const match::Moment& moment, double dt);
  void ticked(const match::Moment& moment);

  [[nodiscard]] double longest_push() const { return longest_push_; }  ///< seconds
  // seconds until then; not a number while it has not happened
  [[nodiscard]] double found_ball() const { return found_ball_; }    ///< all of blue who play have seen it
  [[nodiscard]] double first_touch() const { return first_touch_; }  ///< one of blue came to it
  [[nodiscard]] double first_shot() const { return first_shot_; }    ///< and sent it at the goal
  [[nodiscard]] int kicks() const { return kicks_; }
  [[nodiscard]] int right_kicks() const { return right_kicks_; }

 private:
  void watch_kick(const Frame& frame);

  const match::Match& match_;
  match::PushWatch pushes_;
  double longest_push_ = 0.0;
  double found_ball_, first_touch_, first_shot_;
  int kicks_ = 0;
  int right_kicks_ = 0;
  std::vector<bool> kicking_;  ///< by blue's numbers: in the tick before
  std::vector<bool> has_seen_;
};

}  // namespace cancha::lab
