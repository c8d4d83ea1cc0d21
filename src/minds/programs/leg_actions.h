#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "act/way_past.h"
#include "decide/rules/vocabulary.h"
#include "messages/beliefs.h"
#include "messages/intent.h"
#include "messages/rule_constants.h"

namespace cancha::minds {

/// The actions of FutRob's document on legs, basic and composite, by what the robot sees from where it stands.
///
/// One at a time. What moves the body goes from one stand to the next: a step or motion that is under way ends before
/// another begins, and after each the robot looks again before it goes on.
///
///     LegActions legs{constants};
///     legs.begin(*find_action("kickBall"), 0.0, beliefs);
///     every tick: want(legs.tick(beliefs)); if (legs.done()) …
class LegActions {
 public:
  explicit LegActions(const RuleConstants& constants);

  /// Begins an action in the place of what was asked for before. `argument`: of its parameter, as rules give it.
  void begin(const decide::rules::Action& action, double argument, const Beliefs& beliefs);
  /// What the body is to do now.
  [[nodiscard]] Action tick(const Beliefs& beliefs);
  /// Nothing runs: stands, and looks at the ball where it is told to do so by itself (`autoLookAtBall`).
  [[nodiscard]] Action idle(const Beliefs& beliefs);
  /// The action has come to its end.
  [[nodiscard]] bool done() const { return done_; }
  void tell(RuleIntent& doing) const;

  /// Where a kick aims, in degrees to the right: at the goal, or beside a keeper who stands before its centre.
  [[nodiscard]] static double aim_of(double goal, double keeper, const RuleConstants& constants);
  /// The tilt that centres an object at a distance (cm) in the picture, degrees from -60 to 0.
  [[nodiscard]] static double best_vertical_angle(double distance, double camera_height);
  /// As many long steps as fit, then short ones, never beyond what was asked for; centimetres.
  [[nodiscard]] static double whole_steps(double distance, const RuleConstants& constants);

 private:
  enum class Deed : std::uint8_t;
  struct Known;
  static const Known& known(const decide::rules::Action& action);

  [[nodiscard]] bool under_way(const Beliefs& beliefs);
  void move(const Pose2& X_RG, const Beliefs& beliefs);
  void play(std::string_view motion, const Beliefs& beliefs);
  void order(const Action& action, const Beliefs& beliefs);
  void finish() { done_ = true; }

  void plan(const Beliefs& beliefs);
  void find(const Beliefs& beliefs);
  void follow(const Beliefs& beliefs);
  void strike(const Beliefs& beliefs);
  [[nodiscard]] Vec2 past_robots(Vec2 p_RG, const Beliefs& beliefs);
  void go_round(Vec2 wanted, const Beliefs& beliefs);
  void choose_aim(const Beliefs& beliefs);
  [[nodiscard]] bool is_soft(const RuleBeliefs& rules) const;
  [[nodiscard]] double aim_now(const Beliefs& beliefs) const;
  void begin_search(const Beliefs& beliefs);
  void save(const Beliefs& beliefs);
  void get_up(const Beliefs& beliefs);
  void look_at(Vec2 p_RS);
  [[nodiscard]] bool is_aiming() const;
  [[nodiscard]] bool clears() const;

  RuleConstants constants_;
  const decide::rules::Action* action_ = nullptr;
  Deed deed_{};
  RuleThing thing_ = RuleThing::Ball;  ///< that it looks for, or aims at
  double argument_ = 0.0;
  bool done_ = true;
  Action wanted_;            ///< of the body
  bool ordered_ = false;     ///< a move or motion waits or is under way
  bool started_ = false;     ///< it is under way
  bool first_ = true;        ///< nothing was ordered yet
  bool came_about_ = false;  ///< the last move or motion that was ordered did begin
  bool rises_ = false;       ///< it has rolled over and gets up from its front
  Time ordered_at_;
  Time look_until_;             ///< after a step it looks again before it goes on
  int place_ = 0;               ///< of a search, in the order of places to look at
  bool near_searched_ = false;  ///< for a ball: before its own feet
  Time glimpsed_;               ///< the last look at the thing that its search knows of
  Time place_until_;
  int searched_ = -1;
  double beside_ = 0.0;  ///< radians to the left of its target that a kick aims
  bool left_foot_ = false;
  bool turned_ = false;      ///< the last step of a kick was a turn
  bool neared_ = false;      ///< it has made a short step ahead, and not a longer one since
  bool goes_round_ = false;  ///< it goes round the ball in all directions at once
  int rounds_ = 0;           ///< how often it has done so
  Time round_until_;         ///< for so long it may
  bool struck_ = false;
  int side_ = 0;      ///< of a save, to which the shot comes: 1 left, -1 right; 0: none was seen
  Time sided_at_;     ///< since then
  double aim_ = 0.0;  ///< radians to the left, as last reckoned
  Gaze gaze_;
  std::vector<Vec2> others_;  ///< robots in its own frame, while it looks for a way
  act::WayPast way_;          ///< past them
};

}  // namespace cancha::minds
