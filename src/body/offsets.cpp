#include "body/offsets.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/config.h"
#include "base/expects.h"
#include "base/text_file.h"
#include "body/robot_file.h"

namespace cancha::body {

void limit_by_servo(const Robot& robot, Joint& joint) {
  const double a = angle_of_counts(robot, joint, robot.counter.least);
  const double b = angle_of_counts(robot, joint, robot.counter.most);
  joint.least = std::max(joint.model_least, std::min(a, b));
  joint.most = std::min(joint.model_most, std::max(a, b));
}

std::vector<double> offsets_of(const Robot& robot) {
  std::vector<double> offsets;
  for (const Joint& joint : robot.joints) offsets.push_back(joint.offset);
  return offsets;
}

void set_offsets(Robot& robot, std::span<const double> offsets) {
  CANCHA_EXPECTS(offsets.size() == robot.joints.size());
  for (std::size_t i = 0; i < offsets.size(); ++i) {
    robot.joints[i].offset = offsets[i];
    limit_by_servo(robot, robot.joints[i]);
  }
}

std::string write_offsets(const Robot& robot) {
  std::string text = fmt::format("robot = \"{}\"\n\n[offsets]  # degrees\n", robot.name);
  for (const Joint& joint : robot.joints) {
    const long hundredths = std::lround(100 * in_degrees(joint.offset));
    text += fmt::format("{} = {:.2f}\n", joint.name, static_cast<double>(hundredths) / 100);
  }
  return text;
}

Result<void> parse_offsets(std::string_view toml, const std::string& where, Robot& robot) {
  auto config = Config::parse(toml, where);
  if (!config) return pass_on(std::move(config));
  Section root = config->root();
  expect_file_of(robot, root, "offsets");
  Section section = root.need_section("offsets");
  std::vector<double> degrees;
  for (const Joint& joint : robot.joints) {
    section.read(joint.name, degrees.emplace_back(in_degrees(joint.offset)), between(-45, 45));
  }
  if (auto sound = config->finish(); !sound) return pass_on(std::move(sound));
  for (double& one : degrees) one = from_degrees(one);
  set_offsets(robot, degrees);
  return {};
}

Result<void> read_offsets(const std::filesystem::path& path, Robot& robot) {
  auto toml = read_text(path);
  if (!toml) return pass_on(std::move(toml));
  return parse_offsets(*toml, path.string(), robot);
}

}  // namespace cancha::body
