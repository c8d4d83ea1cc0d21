#include "act/humanoid/motion_library.h"

#include <cmath>
#include <vector>

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

Vec2 ball_for(std::string_view kick) {
  const bool left = kick.ends_with("left");
  if (kick.starts_with("side_kick")) return {0.0, left ? 0.115 : -0.115};  // beside the foot
  return {0.105, left ? 0.0385 : -0.0385};
}

}  // namespace cancha::act
