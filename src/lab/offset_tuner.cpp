#include "lab/offset_tuner.h"

#include <cmath>

#include "body/offsets.h"

namespace cancha::lab {
namespace {

constexpr std::uint64_t kTriesARound = 1000;  ///< no round has the noise of another

}  // namespace

UnknownBody unknown_body(const body::Robot& robot, double deviation, std::uint64_t seed) {
  UnknownBody body{.seed = seed};
  Random chance = Random{seed}.split("mounting");
  for (std::size_t j = 0; j < robot.joints.size(); ++j) body.mounted.push_back(deviation * chance.normal());
  return body;
}

double offset_error(const body::Robot& robot, const UnknownBody& body) {
  double sum = 0;
  const std::vector<std::size_t> legs = leg_joints(robot);
  for (const std::size_t j : legs) sum += std::abs(robot.joints[j].offset - body.mounted[j]);
  return sum / static_cast<double>(legs.size());
}

Result<OffsetTuner> OffsetTuner::make(const body::Robot& kind, const act::MotionLibrary& skills, UnknownBody body,
                                      const OffsetTunerSettings& settings) {
  auto robot = std::make_unique<body::Robot>(kind);
  auto poses = stand_poses(*robot, skills);
  if (!poses) return pass_on(std::move(poses));
  auto stage = Stage::make(*robot);
  if (!stage) return pass_on(std::move(stage));
  return OffsetTuner{std::move(robot), skills, std::move(*poses), std::move(*stage), std::move(body), settings};
}

OffsetTuner::Round OffsetTuner::round() {
  const Start start{.seed = body_.seed,
                    .random_body = body_.random_body,
                    .again = 1 + kTriesARound * static_cast<std::uint64_t>(rounds_),
                    .mounted = body_.mounted};
  Round made{.number = ++rounds_};
  for (PoseMeasure& measure : measure_poses(stage_, *skills_, start, poses_, settings_.measure)) {
    made.poses += 1;
    made.stood += measure.stood ? 1 : 0;
    measures_.push_back(std::move(measure));
  }
  found_ = find_offsets(*robot_, measures_, settings_.search);
  std::vector<double> offsets = body::offsets_of(*robot_);
  for (const FoundOffset& one : found_) {
    made.moved += std::abs(one.offset - offsets[one.joint]) / static_cast<double>(found_.size());
    offsets[one.joint] = one.offset;
  }
  body::set_offsets(*robot_, offsets);
  return made;
}

double OffsetTuner::error() const {
  return offset_error(*robot_, body_);
}

}  // namespace cancha::lab
