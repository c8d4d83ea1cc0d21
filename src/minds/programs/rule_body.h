#pragma once

#include <optional>
#include <vector>

#include "decide/rules/vocabulary.h"
#include "minds/programs/rule_world.h"
#include "minds/programs/wheeled_body.h"
#include "minds/wheeled/formation.h"
#include "minds/wheeled/roles.h"

namespace cancha::minds {

namespace wheels = act::wheels;

/// Who of a team goes for the ball and who stands where, for all its players who run rules.
class RuleTeam {
 public:
  explicit RuleTeam(std::size_t players);

  /// Once in each decision, before the players see.
  void see(const wheels::Situation& situation);

  [[nodiscard]] bool goes_for_ball(std::size_t player) const { return roles_.striker() == player; }
  /// A player's place while it does not go for the ball.
  [[nodiscard]] Vec2 place_of(const wheels::Situation& situation, std::size_t player) const;

 private:
  Roles roles_;
  std::vector<Post> posts_;
};

/// What FutRob's rules can ask of a wheeled robot: the predicates, and the actions by skills of wheels. The table of
/// rules/vocabulary.cpp says what each of them does.
///
/// One action runs at a time. Asking for the running one again changes nothing; where nothing is asked for, it goes on
/// for as long as its table says that it takes.
class RuleBody {
 public:
  RuleBody(std::size_t number, WheeledBody& wheels, const RuleTeam& team);

  /// Offers what a program names; true where that is anything.
  bool offer(decide::program::Host& host, const decide::program::Program& program);
  /// Sees, before a cycle.
  void see(const wheels::Situation& situation);
  /// After a cycle: lets the running action go on where nothing was asked for.
  void go_on();

  [[nodiscard]] const RuleWorld& world() const { return world_; }
  /// What it does now; nothing = nothing.
  [[nodiscard]] const decide::rules::Action* running() const { return running_; }

 private:
  void ask(const decide::rules::Action& action, double argument);
  void begin(const decide::rules::Action& action, double argument);
  [[nodiscard]] bool reached() const;
  /// What the running action wants now; nothing = to stand.
  [[nodiscard]] std::optional<wheels::DriveGoal> wish();
  [[nodiscard]] wheels::DriveGoal step(Vec2 ahead_left) const;
  [[nodiscard]] wheels::DriveGoal face(Vec2 point) const;
  [[nodiscard]] wheels::DriveGoal follow_ball();
  [[nodiscard]] wheels::DriveGoal take_place() const;
  [[nodiscard]] wheels::DriveGoal strike(Vec2 target);
  [[nodiscard]] wheels::DriveGoal save_aside(double side) const;
  [[nodiscard]] Vec2 pass_target() const;
  [[nodiscard]] Vec2 nearest(std::span<const TeamRobot> robots) const;
  [[nodiscard]] const TeamRobot& self() const { return situation_->view.mates[number_]; }

  std::size_t number_;
  WheeledBody& wheels_;
  const RuleTeam& team_;
  RuleWorld world_;
  const wheels::Situation* situation_ = nullptr;
  const decide::rules::Action* running_ = nullptr;
  double argument_ = 0.0;  ///< of the running action
  Time begun_;             ///< it
  Pose2 X_TR_begun_;       ///< the robot then
  bool asked_ = false;     ///< for anything in this cycle
  wheels::AttackMemory attack_;
  bool charging_ = false;  ///< it is behind the ball and goes through it
};

}  // namespace cancha::minds
