#include "act/humanoid/motion_library.h"

#include <cmath>
#include <vector>

#include "body/kinematics.h"

namespace cancha::act {

Result<MotionLibrary> read_motion_library(const std::filesystem::path& content, const body::Robot& robot) {
  MotionLibrary skills;
  std::vector<Error> problems;
  const std::filesystem::path path = content / "gaits" / (robot.name + ".toml");
  skills.walks = std::filesystem::exists(path);
  auto gait = skills.walks ? read_gait(path) : Result<Gait>{};
  if (gait) {
    skills.gait = std::move(*gait);
  } else {
    problems.push_back(std::move(gait.error()));
  }
  for (const std::string& name : motion_names(content, robot.name)) {
    auto motion = read_motion(content / "motions" / robot.name / (name + ".toml"), robot);
    if (motion) {
      skills.motions.emplace(name, std::move(*motion));
    } else {
      problems.push_back(std::move(motion.error()));
    }
  }
  if (!problems.empty()) return tl::unexpected<Error>(together(problems));
  return skills;
}

std::vector<std::string> MotionLibrary::names() const {
  std::vector<std::string> names;
  for (const auto& [name, motion] : motions) names.push_back(name);
  return names;
}

const Motion* MotionLibrary::rise_from(Vec3 up) const {
  if (std::abs(up.y) > std::abs(up.x)) return motion(kTipToFront);
  if (up.x < 0) return motion(kGetUpFromFront);
  const Motion* rise = motion(kGetUpFromBack);
  return rise != nullptr ? rise : motion(kRollToFront);
}

Vec2 ball_for(const body::Robot& robot, std::string_view kick) {
  constexpr double kBefore = 0.055;   // metres from the toes of straight legs to the middle of the ball
  constexpr double kBeside = 0.0465;  // likewise from the foot's outside
  const auto whole = [](double metres) { return std::round(metres * 2000) / 2000; };
  const body::Posture straight{robot};
  const Vec3 sole = straight.sole(body::kLeft).position - straight.trunk().position;
  const body::Sole& shape = robot.soles[body::kLeft];
  const double toes = whole(sole.x + shape.length / 2 + kBefore);
  const double left = kick.ends_with("left") ? 1.0 : -1.0;
  if (kick.starts_with("side_kick")) return {0.0, left * whole(sole.y + shape.width / 2 + kBeside)};
  if (kick.find("kick_sidewards") != std::string_view::npos) return {toes - 0.01, left * 0.005};
  if (kick.starts_with("kick_diagonal")) return {toes, 0.0};
  return {toes, left * whole(sole.y)};
}

}  // namespace cancha::act
