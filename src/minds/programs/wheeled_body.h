#pragma once

#include <cstddef>
#include <optional>

#include "act/wheels/attacker.h"
#include "act/wheels/situation.h"
#include "decide/program/host.h"

namespace cancha::minds {

namespace wheels = act::wheels;

/// What a wheeled robot offers to behaviour programs: what it sees, and what it can do.
///
/// Lengths are in millimetres, angles in degrees and positive to the left, times in milliseconds, as XABSL's users are
/// used to. Places are in the team's own frame: the centre of the pitch is (0, 0), the opponents' goal lies ahead.
/// `content/behaviours/wheeled` declares all of it for XABSL.
class WheeledBody {
 public:
  explicit WheeledBody(std::size_t number) : number_{number} {}
  WheeledBody(const WheeledBody&) = delete;  // hosts point into it
  WheeledBody& operator=(const WheeledBody&) = delete;

  /// Everything by name, for an engine that does not outlive this.
  [[nodiscard]] decide::program::Host host();

  /// Sees; what was wanted before is forgotten, so that a robot whose program wants nothing stops. The situation must
  /// live until `intent` has been asked for.
  void see(const wheels::Situation& situation);

  /// Does what the outputs `skill`, `skill.x` and so on ask for; call it when the program has run. They are for
  /// programs that set outputs only, and keep their values as all outputs do.
  void use_skill();

  /// What the program wants: to drive somewhere, or just these wheels.
  [[nodiscard]] const std::optional<wheels::DriveGoal>& intent() const { return intent_; }
  /// Wants something in the place of what the program wanted before.
  void want(const wheels::DriveGoal& intent) { intent_ = intent; }
  [[nodiscard]] WheelCommand wheels() const { return {left_, right_}; }

 private:
  enum class Mode : std::uint8_t { PlayOn, FreeBall, PlaceKick, PenaltyKick, FreeKick, GoalKick };
  enum class Skill : std::uint8_t { None, Stop, GoTo, PushTo, TurnTo, Spin, Attack, KeepGoal };

  void see_ball(const wheels::Situation& situation);
  void see_others(const wheels::Situation& situation);
  void add_inputs(decide::program::Host& host);
  void add_functions(decide::program::Host& host);
  void add_skills(decide::program::Host& host);
  void go_to(double x, double y, double speed, double through);
  void push_to(double x, double y, double speed);
  void turn_to(double angle);
  void attack(bool first);
  [[nodiscard]] const TeamRobot& self() const { return situation_->view.mates[number_]; }
  /// Of a point from the robot, in degrees.
  [[nodiscard]] double bearing(Vec2 p_T) const;

  std::size_t number_;
  const wheels::Situation* situation_ = nullptr;
  wheels::AttackMemory attack_;
  std::optional<wheels::DriveGoal> intent_;
  double left_ = 0.0, right_ = 0.0;  ///< command units
  Skill skill_ = Skill::None;
  Skill last_skill_ = Skill::None;
  double skill_x_ = 0.0, skill_y_ = 0.0, skill_speed_ = 0.0, skill_angle_ = 0.0;  ///< mm, mm/s or °/s, °

  // inputs
  double robot_number_ = 0.0, robot_x_ = 0.0, robot_y_ = 0.0, robot_angle_ = 0.0, robot_speed_ = 0.0;
  double ball_x_ = 0.0, ball_y_ = 0.0, ball_vx_ = 0.0, ball_vy_ = 0.0, ball_speed_ = 0.0;
  double ball_distance_ = 0.0, ball_angle_ = 0.0, ball_rests_ = 0.0;
  double half_length_ = 0.0, half_width_ = 0.0, goal_half_ = 0.0;
  double opp_goal_distance_ = 0.0, opp_goal_angle_ = 0.0, own_goal_distance_ = 0.0, own_goal_angle_ = 0.0;
  double rank_ = 0.0, mates_ = 0.0, opponent_distance_ = 0.0, opponent_angle_ = 0.0;
  double goals_for_ = 0.0, goals_against_ = 0.0, game_time_ = 0.0;
  bool nearest_ = false, our_ball_ = false, their_ball_ = false;
  Mode mode_ = Mode::PlayOn;
};

}  // namespace cancha::minds
