#include "match/frames.h"

#include <cmath>
#include <string>

#include "match/scene.h"

namespace cancha::match {
namespace {

/// Rounded to a short binary fraction, which packs well.
double rounded(double value) {
  return std::nearbyint(value * 65536.0) / 65536.0;
}

Vec3 rounded(Vec3 v) {
  return {rounded(v.x), rounded(v.y), rounded(v.z)};
}

Quaternion rounded(const Quaternion& q) {
  return {rounded(q.x), rounded(q.y), rounded(q.z), rounded(q.w)};
}

foxglove::FrameTransform frame(std::string child) {
  foxglove::FrameTransform made;
  made.parent_frame_id = kFieldFrame;
  made.child_frame_id = std::move(child);
  return made;
}

}  // namespace

Frames::Frames(const field::League& league) {
  transforms_.transforms.push_back(frame(kBallFrame));
  for (const Team team : kTeams) {
    for (int i = 0; i < league.players; ++i) transforms_.transforms.push_back(frame(robot_frame({team, i})));
  }
}

const foxglove::FrameTransforms& Frames::at(const Truth& truth) {
  auto& transforms = transforms_.transforms;
  transforms[0].timestamp = truth.time;
  transforms[0].translation = rounded(truth.ball.p_FB);
  for (std::size_t i = 0; i < truth.robots.size(); ++i) {
    const RobotState& robot = truth.robots[i];
    transforms[i + 1].timestamp = truth.time;
    transforms[i + 1].translation = rounded(Vec3{robot.X_FR.x, robot.X_FR.y, robot.height});
    transforms[i + 1].rotation = rounded(robot.q_FR);
  }
  return transforms_;
}

}  // namespace cancha::match
