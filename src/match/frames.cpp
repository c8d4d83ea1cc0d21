#include "match/frames.h"

#include <string>

#include "match/rounding.h"
#include "match/scene.h"

namespace cancha::match {
namespace {

constexpr double kParts = 65536.0;

Vec3 packed(Vec3 v) {
  return {rounded(v.x, kParts), rounded(v.y, kParts), rounded(v.z, kParts)};
}

Quaternion packed(const Quaternion& q) {
  return {rounded(q.x, kParts), rounded(q.y, kParts), rounded(q.z, kParts), rounded(q.w, kParts)};
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
    for (int i = 0; i < league.robots_of(team); ++i) transforms_.transforms.push_back(frame(robot_frame({team, i})));
  }
  const std::size_t boxes = league.contest ? league.contest->boxes.size() : 0;
  for (std::size_t i = 0; i < boxes; ++i) transforms_.transforms.push_back(frame(box_frame(i)));
}

const foxglove::FrameTransforms& Frames::at(const Truth& truth) {
  auto& transforms = transforms_.transforms;
  transforms[0].timestamp = truth.time;
  transforms[0].translation = packed(truth.ball.p_FB);
  for (std::size_t i = 0; i < truth.robots.size(); ++i) {
    const RobotState& robot = truth.robots[i];
    transforms[i + 1].timestamp = truth.time;
    transforms[i + 1].translation = packed(Vec3{robot.X_FR.x, robot.X_FR.y, robot.height});
    transforms[i + 1].rotation = packed(robot.q_FR);
  }
  const std::size_t first = truth.robots.size() + 1;
  for (std::size_t i = 0; i < truth.things.size() && first + i < transforms.size(); ++i) {
    transforms[first + i].timestamp = truth.time;
    transforms[first + i].translation = packed(truth.things[i].p_FS);
    transforms[first + i].rotation = packed(truth.things[i].q_FS);
  }
  return transforms_;
}

}  // namespace cancha::match
