// Any bytes as a robot: before a zero byte its robot.toml, after it the model. Never a crash, and what is accepted can
// stand and be counted.

#include <cmath>
#include <string>

#include "base/expects.h"
#include "body/kinematics.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cancha;
  const std::string_view all{reinterpret_cast<const char*>(data), size};
  const std::size_t end = std::min(all.find('\0'), all.size());
  const std::string model{all.substr(std::min(end + 1, all.size()))};
  auto robot = body::parse_robot(all.substr(0, end), "fuzz/robot.toml", [&](const std::string&) { return model; });
  if (!robot) return 0;
  static_cast<void>(body::parse_offsets(all.substr(0, end), "fuzz/offsets.toml", *robot));
  body::Posture posture{*robot};
  std::vector<double> angles;
  for (const body::Joint& joint : robot->joints) {
    CANCHA_EXPECTS(joint.least <= joint.most);
    angles.push_back(joint.most);
    const int counts = body::goal_counts(*robot, joint, joint.most);
    CANCHA_EXPECTS(counts >= std::floor(robot->counter.least) && counts <= std::ceil(robot->counter.most));
  }
  posture.update(angles);
  CANCHA_EXPECTS(std::isfinite(body::stand(posture).margin));
  return 0;
}
