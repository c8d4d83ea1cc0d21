#pragma once

#include <memory>
#include <optional>

#include "decide/rules/vocabulary.h"
#include "minds/programs/player_words.h"
#include "minds/programs/rule_world.h"

namespace cancha::minds {

class LegActions;

/// What FutRob's rules can ask of a robot: the predicates, and the actions by the skills of its body. The table of
/// rules/vocabulary.cpp says what each of them does.
///
/// One action runs at a time. Asking for the running one again changes nothing; where nothing is asked for, it goes on
/// for as long as its table says that it takes.
class RuleActions {
 public:
  /// Words and tactics must outlive it.
  RuleActions(PlayerWords& words, Tactics& tactics);
  ~RuleActions();

  /// Offers what a program names; true where that is anything.
  bool offer(decide::program::Host& host, const decide::program::Program& program);
  /// Sees, before a cycle. What it looks at must live until `go_on`.
  void see(const Look& look);
  /// After a cycle: lets the running action go on where nothing was asked for.
  void go_on();

  [[nodiscard]] const RuleWorld& world() const { return world_; }
  /// What it does now; nothing = nothing.
  [[nodiscard]] const decide::rules::Action* running() const { return running_; }
  /// What mates and the world model are told of it; absent where the body does it by its own skills.
  void tell(Maybe<RuleIntent>& doing) const;

 private:
  void ask(const decide::rules::Action& action, double argument);
  void begin(const decide::rules::Action& action, double argument);
  [[nodiscard]] bool reached() const;
  /// It has the document's world model, and does what the document says.
  [[nodiscard]] bool by_document() const;
  /// It does, and would play a ball that the others bring into play.
  [[nodiscard]] bool leaves_ball(const decide::rules::Action& action) const;
  /// What the running action wants now; nothing = to stand.
  [[nodiscard]] std::optional<Action> wish();
  [[nodiscard]] Pose2 step_goal() const;
  [[nodiscard]] Action step() const;
  [[nodiscard]] Action face(Vec2 point) const;
  [[nodiscard]] Action find_ball() const;
  [[nodiscard]] Action follow_ball();
  [[nodiscard]] Action strike(Vec2 target) const;
  [[nodiscard]] Action kick_now(std::string_view motion) const;
  [[nodiscard]] Action turn_head();
  [[nodiscard]] Vec2 pass_target() const;
  [[nodiscard]] Vec2 nearest(std::span<const TeamRobot> robots) const;
  [[nodiscard]] const TeamRobot& self() const { return look_->self(); }
  [[nodiscard]] Time now() const { return look_->situation.view.time; }

  PlayerWords& words_;
  Tactics& tactics_;
  RuleWorld world_;
  const Look* look_ = nullptr;
  const decide::rules::Action* running_ = nullptr;
  double argument_ = 0.0;             ///< of the running action
  Time begun_;                        ///< it
  Pose2 X_TR_begun_;                  ///< the robot then
  bool asked_ = false;                ///< for anything in this cycle
  Gaze gaze_;                         ///< where it was last told to look
  std::unique_ptr<LegActions> legs_;  ///< of a robot that does it as the document says
};

}  // namespace cancha::minds
