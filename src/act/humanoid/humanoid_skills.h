#pragma once

#include <memory>
#include <vector>

#include "act/humanoid/humanoid.h"
#include "act/skills.h"
#include "act/way_past.h"
#include "base/result.h"

namespace cancha::act {

/// What a humanoid can do: walk to a place, get behind the ball and kick, throw itself before a shot, look about. It
/// gets up by itself after a fall.
///
/// Besides the motions of its library, ActionKind::Motion understands kicks within a step: walk_kick_left,
/// walk_kick_right, walk_kick_sidewards_left and walk_kick_sidewards_right, named after the foot that kicks. The ball
/// of a right foot's sidewards kick goes to the left.
class HumanoidSkills final : public Skills {
 public:
  /// Robot and library must outlive it; fails where the robot has no legs to walk on.
  [[nodiscard]] static Result<std::unique_ptr<HumanoidSkills>> make(const body::Robot& robot,
                                                                    const MotionLibrary& library);

  void act(const Intent& intent, const Beliefs& beliefs, const Readings& readings, Commands& commands) override;
  [[nodiscard]] Posture posture() const override;
  /// The pose in which it stands, in the robot's order.
  [[nodiscard]] std::vector<double> standing_pose() const { return humanoid_.standing_pose(); }

 private:
  static constexpr double kBody = 0.35;  ///< metres kept from other robots, from middle to middle

  HumanoidSkills(const body::Robot& robot, const MotionLibrary& library, const LegGeometry& leg)
      : robot_{&robot},
        library_{&library},
        humanoid_{robot, library, leg},
        ball_left_{ball_for(robot, "kick_left")},
        kicks_on_{library.gait.parameters.kick_reach > 0},
        way_{kBody} {}

  void ask(const Action& action, const Beliefs& beliefs);
  void go_to(const Action& action, const Beliefs& beliefs);
  void push(Vec2 p_RG, double speed);
  /// Gets behind the ball, and kicks it or stands there.
  void play_ball(Vec2 p_TG, bool kicks, const Beliefs& beliefs);
  void approach(Vec2 p_RB, Vec2 stand, double facing, const Beliefs& beliefs);
  void dribble(Vec2 p_TG, const Beliefs& beliefs);
  void walk_to(Vec2 p_RG, const Beliefs& beliefs);
  void walk_along(Vec2 p_RG, double facing, double speed);
  [[nodiscard]] Vec2 past_robots(Vec2 p_RG, const Beliefs& beliefs);
  void play(std::string_view motion);
  void move(const Pose2& X_RG);
  void look(const Maybe<Gaze>& gaze, const Beliefs& beliefs);

  const body::Robot* robot_;
  const MotionLibrary* library_;
  Humanoid humanoid_;
  Vec2 ball_left_;        ///< where the ball lies for a kick with the left foot
  bool kicks_on_;         ///< its gait has kicks within a step
  bool arrived_ = false;  ///< it stands where it was to go
  bool left_foot_ = false;
  bool stepping_ = false;     ///< a single step is under way
  bool at_ball_ = false;      ///< it stands, or steps, at the ball before a kick
  std::vector<Vec2> others_;  ///< robots in its own frame, while it looks for a way
  WayPast way_;               ///< past them
  Maybe<Pose2> moving_;       ///< what it was told to move by
  int parts_ = 0;             ///< of that which have begun: ahead, aside, turn
};

}  // namespace cancha::act
