#include "match/recorded_moment.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/protobuf.h"
#include "match/recorded_readings.h"
#include "match/recorder.h"
#include "match/replay.h"
#include "match/scenario.h"
#include "messages/foxglove.h"
#include "messages/robot_view.h"
#include "messages/velocities.h"

namespace cancha::match {
namespace {

constexpr Duration kFrameLookBack = 1000_ms;  ///< frames come sixty times a second
constexpr Duration kStateLookBack = 2000_ms;

bool take_frames(const foxglove::FrameTransforms& frame, Truth& truth) {
  if (frame.transforms.size() < truth.robots.size() + 1) return false;  // things on the ground come after the robots
  truth.ball.p_FB = frame.transforms[0].translation;
  for (std::size_t i = 0; i < truth.robots.size(); ++i) {
    const foxglove::FrameTransform& one = frame.transforms[i + 1];
    RobotState& robot = truth.robots[i];
    robot.X_FR = {one.translation.x, one.translation.y, heading_of(one.rotation)};
    robot.height = one.translation.z;
    robot.q_FR = one.rotation;
  }
  truth.things.clear();
  for (std::size_t i = truth.robots.size() + 1; i < frame.transforms.size(); ++i) {
    truth.things.push_back({frame.transforms[i].translation, frame.transforms[i].rotation});
  }
  return true;
}

}  // namespace

Result<Truth> truth_at(mcap::McapReader& reader, const field::League& league, Time time) {
  Truth truth;
  truth.robots.resize(static_cast<std::size_t>(league.robots()));
  foxglove::FrameTransforms frame;
  JointFrame joints;
  bool found = false;
  bool sound = true;
  auto read = reader.read({.from = time - kFrameLookBack, .to = time, .topics = {topic::kTransforms, topic::kJoints}},
                          [&](const mcap::MessageView& message) {
                            if (message.channel.topic == topic::kTransforms) {
                              truth.time = message.log_time;
                              found = true;
                              return sound = parse_protobuf(message.data, frame) && take_frames(frame, truth);
                            }
                            sound = parse_protobuf(message.data, joints).has_value();
                            truth.joints.assign(joints.angles.begin(), joints.angles.end());
                            return sound;
                          });
  if (!read) return pass_on(std::move(read));
  if (!sound) return fail(reader.name(), "the frames are not those of the recorded league");
  if (!found) return fail(reader.name(), fmt::format("holds no frame at {:.2f} s", time.seconds()));
  return truth;
}

Result<std::string> scenario_at(mcap::McapReader& reader, Time time) {
  const auto info = read_info(reader);
  if (!info) return tl::unexpected<Error>(info.error());
  const auto league = read_league(reader);
  if (!league) return tl::unexpected<Error>(league.error());
  auto truth = truth_at(reader, *league, time);
  if (!truth) return pass_on(std::move(truth));
  Velocities velocities;
  GameState game;
  Result<void> parsed;
  // the state is told once a second, and when it changes
  auto read = reader.read({.from = time - kStateLookBack, .to = time, .topics = {topic::kVelocities, topic::kState}},
                          [&](const mcap::MessageView& message) {
                            parsed = message.channel.topic == topic::kState ? parse_protobuf(message.data, game)
                                                                            : parse_protobuf(message.data, velocities);
                            return parsed.has_value();
                          });
  if (!read) return pass_on(std::move(read));
  if (!parsed) return pass_on(std::move(parsed));
  truth->ball.v_FB = {velocities.ball.x, velocities.ball.y, velocities.ball.z};
  return scenario_text(*truth, game, *league, info->blue, info->yellow);
}

Result<SensedUpTo> sensed_up_to(mcap::McapReader& reader, RobotId robot, Time time) {
  SensedUpTo sensed;
  const Time from = time - kSensedLookBack;
  auto read = read_readings(reader, robot, from, time, [&](const Readings& readings) {
    sensed.last = readings;
    if (readings.image) sensed.image = readings.image;
    if (readings.sight) sensed.sight = readings.sight;
    if (readings.sonar) sensed.sonar = readings.sonar;
    for (const LaserScan& scan : readings.lasers) {
      const auto known = std::ranges::find(sensed.lasers, scan.scanner, &LaserScan::scanner);
      if (known == sensed.lasers.end()) {
        sensed.lasers.push_back(scan);
      } else {
        *known = scan;
      }
    }
    return true;
  });
  if (!read) return pass_on(std::move(read));
  Result<void> parsed;
  Frame frame;
  read = reader.read({.from = from, .to = time, .topics = {topic::kFrames}}, [&](const mcap::MessageView& message) {
    parsed = parse_protobuf(message.data, frame);
    if (!parsed) return false;
    if (frame.robot == robot) sensed.obstacles = frame.beliefs.obstacles;
    return true;
  });
  if (!read) return pass_on(std::move(read));
  if (!parsed) return pass_on(std::move(parsed));
  return sensed;
}

}  // namespace cancha::match
