#pragma once

#include <cstddef>

#include "decide/program/host.h"
#include "minds/programs/obstacle_words.h"
#include "minds/tactics.h"

namespace cancha::minds {

/// What a robot offers to behaviour programs: what it knows, and what it can do. The same words on wheels and on legs.
///
/// Lengths are in millimetres, angles in degrees and positive to the left, times in milliseconds, as XABSL's users are
/// used to. Places are in the team's own frame: the centre of the pitch is (0, 0), the opponents' goal lies ahead.
/// `content/behaviours/wheeled` declares all of it for XABSL.
class PlayerWords {
 public:
  /// The tactics must outlive it.
  explicit PlayerWords(Tactics& tactics) : tactics_{&tactics} {}
  PlayerWords(const PlayerWords&) = delete;  // hosts point into it
  PlayerWords& operator=(const PlayerWords&) = delete;

  /// Everything by name, for an engine that does not outlive this.
  [[nodiscard]] decide::program::Host host();

  /// Sees; what was wanted before is forgotten, so that a robot whose program wants nothing stops. What it looks at
  /// must live until the program has run.
  void see(const Look& look);

  /// Does what the outputs `skill`, `skill.x` and so on ask for; call it when the program has run. They are for
  /// programs that set outputs only, and keep their values as all outputs do.
  void use_skill();

  /// Whether the program has asked for a skill.
  [[nodiscard]] bool asked() const { return asked_; }
  /// What it wants: the skill that it asked for, or its wheels as it set them.
  [[nodiscard]] Action action() const;
  /// Wants something in the place of what the program wanted before.
  void want(const Action& action);

 private:
  enum class Mode : std::uint8_t { PlayOn, FreeBall, PlaceKick, PenaltyKick, FreeKick, GoalKick };
  enum class Skill : std::uint8_t { None, Stop, GoTo, PushTo, TurnTo, Spin, Attack, KeepGoal };

  void see_robot(const Look& look);
  void see_ball(const Look& look);
  void see_others(const wheels::Situation& situation);
  void see_game(const Look& look);
  void add_inputs(decide::program::Host& host);
  void add_functions(decide::program::Host& host);
  void add_skills(decide::program::Host& host);
  void stop();
  void go_to(double x, double y, double speed, double through);
  void push_to(double x, double y, double speed);
  void turn_to(double angle);
  void spin(double degrees_per_second);
  void attack();
  [[nodiscard]] double share_of_top_speed(double speed) const;
  /// Of a point from the robot, in degrees.
  [[nodiscard]] double bearing(Vec2 p_T) const;

  Tactics* tactics_;
  const Look* look_ = nullptr;
  Action action_;
  bool asked_ = false;
  double left_ = 0.0, right_ = 0.0;  ///< command units
  Skill skill_ = Skill::None;
  double skill_x_ = 0.0, skill_y_ = 0.0, skill_speed_ = 0.0, skill_angle_ = 0.0;  ///< mm, mm/s or °/s, °

  // inputs
  ObstacleWords obstacles_;
  double robot_number_ = 0.0, robot_x_ = 0.0, robot_y_ = 0.0, robot_angle_ = 0.0, robot_speed_ = 0.0;
  double ball_x_ = 0.0, ball_y_ = 0.0, ball_vx_ = 0.0, ball_vy_ = 0.0, ball_speed_ = 0.0;
  double ball_distance_ = 0.0, ball_angle_ = 0.0, ball_rests_ = 0.0, ball_age_ = 0.0;
  double half_length_ = 0.0, half_width_ = 0.0, goal_half_ = 0.0;
  double opp_goal_distance_ = 0.0, opp_goal_angle_ = 0.0, own_goal_distance_ = 0.0, own_goal_angle_ = 0.0;
  double rank_ = 0.0, mates_ = 0.0, opponent_distance_ = 0.0, opponent_angle_ = 0.0;
  double goals_for_ = 0.0, goals_against_ = 0.0, game_time_ = 0.0;
  bool ball_seen_ = false, ball_known_ = false, upright_ = true;
  bool nearest_ = false, our_ball_ = false, their_ball_ = false;
  Mode mode_ = Mode::PlayOn;
};

}  // namespace cancha::minds
