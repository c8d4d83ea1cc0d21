#include "act/wheels/situation.h"

namespace cancha::act::wheels {

double RestWatch::update(const TeamView& view) {
  constexpr double kMoved = 0.04;
  const Vec2 p_TB = view.ball.p_TB.xy();
  if (distance(p_TB, p_TB_) > kMoved || view.mode != PlayMode::PlayOn) {
    p_TB_ = p_TB;
    since_ = view.time;
  }
  return (view.time - since_).seconds();
}

bool touches_ball(const Situation& s, const TeamRobot& robot) {
  const double diagonal = s.pitch.robot_half * std::numbers::sqrt2;
  return distance(s.p_TB(), robot.X_TR.position()) < diagonal + s.pitch.ball_radius + 0.004;
}

double spin_towards(const Situation& s, const TeamRobot& robot, Vec2 wish) {
  constexpr double kSpin = 30.0;
  return cross(s.p_TB() - robot.X_TR.position(), wish) > 0.0 ? kSpin : -kSpin;
}

}  // namespace cancha::act::wheels
