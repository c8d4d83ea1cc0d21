#include "match/velocities.h"

#include "match/rounding.h"

namespace cancha::match {
namespace {

constexpr double kTurnParts = 128.0;

float speed(double value) {
  return static_cast<float>(rounded(value, kMillimetres));
}

float turn(double value) {
  return static_cast<float>(rounded(value, kTurnParts));
}

}  // namespace

void pack(const Truth& truth, Velocities& into) {
  const Vec3& v = truth.ball.v_FB;
  const Vec3& w = truth.ball.w_FB;
  into.ball = {speed(v.x), speed(v.y), speed(v.z), turn(w.x), turn(w.y), turn(w.z)};
  const std::size_t robots = truth.robots.size();
  for (std::vector<float>* values : {&into.x, &into.y, &into.turn_rate}) values->resize(robots);
  for (std::size_t i = 0; i < robots; ++i) {
    const RobotState& robot = truth.robots[i];
    into.x[i] = speed(robot.v_FR.x);
    into.y[i] = speed(robot.v_FR.y);
    into.turn_rate[i] = turn(robot.turn_rate);
  }
}

}  // namespace cancha::match
