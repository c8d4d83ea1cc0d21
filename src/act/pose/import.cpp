#include "act/pose/import.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/config.h"
#include "base/text_file.h"
#include "body/kinematics.h"
#include "body/robot_file.h"

namespace cancha::act {

std::size_t IdMap::joint(int id) const {
  const auto found = std::ranges::find(ids, id);
  return id < 0 || found == ids.end() ? body::kNone : static_cast<std::size_t>(found - ids.begin());
}

IdMap own_ids(const body::Robot& robot) {
  IdMap map;
  for (const body::Joint& joint : robot.joints) map.ids.push_back(joint.id);
  return map;
}

Result<IdMap> parse_ids(std::string_view toml, const std::string& where, const body::Robot& robot) {
  auto config = Config::parse(toml, where);
  if (!config) return pass_on(std::move(config));
  Section root = config->root();
  body::expect_file_of(robot, root, "ids");
  Section section = root.need_section("ids");
  IdMap map;
  for (const body::Joint& joint : robot.joints) {
    int id = -1;
    section.read(joint.name, id, between(0, 253));
    if (const std::size_t twin = map.joint(id); twin != body::kNone) {
      section.refuse(joint.name, fmt::format("id {} is already that of '{}'", id, robot.joints[twin].name));
    }
    map.ids.push_back(id);
  }
  if (auto sound = config->finish(); !sound) return pass_on(std::move(sound));
  return map;
}

Result<IdMap> read_ids(const std::filesystem::path& path, const body::Robot& robot) {
  const auto text = read_text(path);
  if (!text) return tl::unexpected<Error>(text.error());
  return parse_ids(*text, path.string(), robot);
}

void judge_equilibrium(Motion& motion, const body::Robot& robot, double margin) {
  body::Posture posture{robot};
  std::vector<double> angles(robot.joints.size());
  for (Pose& pose : motion.poses) {
    for (const JointAngle& a : pose.angles) angles[a.joint] = from_degrees(a.degrees);
    posture.update(angles);
    const body::Support support = body::stand(posture);
    pose.equilibrium = support.stands_on[body::kLeft] && support.stands_on[body::kRight] && support.margin >= margin;
  }
}

}  // namespace cancha::act
