#include "body/robot.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/config.h"
#include "base/suggest.h"
#include "base/text_file.h"
#include "body/robot_file.h"

namespace cancha::body {
namespace {

void read_servo(Section section, Robot& robot) {
  ServoModel& servo = robot.servo;
  section.read("kind", robot.servo_kind);
  section.read("stall_torque", servo.stall_torque, above(0, 1000));
  section.read("free_speed", servo.free_speed, above(0, 1000));
  section.read("rated_voltage", servo.rated_voltage, above(0, 1000));
  section.read("stall_current", servo.stall_current, above(0, 1000));
  section.read("armature", servo.armature, at_least(0, 10));
  section.read("dry_friction", servo.dry_friction, at_least(0, 100));
  section.read("stall_heating", servo.stall_heating, at_least(0, 1000));
  section.read("cooling_time", servo.cooling_time, above(0));
  double degrees = in_degrees(servo.resolution);
  section.read("degrees_per_count", degrees, between(1e-4, 10));
  if (section.has("degrees_per_count")) servo.resolution = from_degrees(degrees);

  Counter& counter = robot.counter;
  section.read("least_count", counter.least);
  section.read("most_count", counter.most);
  if (counter.least >= counter.most) section.refuse("most_count", "'most_count' must be above 'least_count'");
  section.read("zero", counter.zero);
  section.read("speed_step", counter.speed_step, above(0, 10));

  section.read("margin", robot.setting.margin, at_least(0, 1000));
  section.read("slope", robot.setting.slope, above(0, 1000));
  section.read("punch", robot.setting.punch, between(0, 1));
  section.read("torque_limit", robot.setting.torque_limit, between(0, 1));
}

/// What one entry of `joints` says by itself.
Joint read_joint(Section section, const Robot& robot) {
  Joint joint;
  section.need("name", joint.name);
  section.need("id", joint.id, between(0, 253));
  section.read("direction", joint.direction, between(-1, 1));
  if (joint.direction == 0) section.refuse("direction", "'direction' is 0, must be 1 or -1");
  if (joint.direction == 0) joint.direction = 1;
  joint.zero = robot.counter.zero;
  section.read("zero", joint.zero, between(robot.counter.least, robot.counter.most));
  double degrees = 0.0;
  section.read("offset", degrees, between(-45, 45));
  joint.offset = from_degrees(degrees);
  double least = -360.0;
  double most = 360.0;
  section.read("least", least, between(-360, 360));
  section.read("most", most, between(-360, 360));
  joint.least = from_degrees(least);
  joint.most = from_degrees(most);
  return joint;
}

/// Marries the joints of robot.toml with the hinges of the model.
void join(std::vector<Section>& entries, Section root, Robot& robot, Model&& model) {
  std::vector<std::string> known;
  for (const Hinge& hinge : model.hinges) known.push_back(hinge.name);
  std::vector<std::size_t> joint_of(model.hinges.size(), kNone);
  for (std::size_t i = 0; i < robot.joints.size(); ++i) {
    Joint& joint = robot.joints[i];
    const auto hinge = std::ranges::find(model.hinges, joint.name, &Hinge::name);
    if (joint.name.empty()) continue;
    if (hinge == model.hinges.end()) {
      entries[i].refuse("name", fmt::format("the model has no joint '{}'", joint.name), suggest(joint.name, known));
      continue;
    }
    if (hinge->leader != kNone) {
      entries[i].refuse("name", fmt::format("joint '{}' follows another in the model", joint.name),
                        "leave it out here");
    }
    joint_of[static_cast<std::size_t>(hinge - model.hinges.begin())] = i;
    // robot.toml may allow less than the model
    joint.model_least = std::max(joint.least, hinge->least);
    joint.model_most = std::min(joint.most, hinge->most);
    limit_by_servo(robot, joint);
    if (joint.least >= joint.most) {
      entries[i].refuse(
          "zero", fmt::format("the servo of '{}' cannot reach the model's range, or what it may of it", joint.name));
    }
  }
  for (std::size_t h = 0; h < model.hinges.size(); ++h) {
    const Hinge& hinge = model.hinges[h];
    if (joint_of[h] == kNone && hinge.leader == kNone) {
      root.refuse("joints", fmt::format("joint '{}' of the model has no servo", hinge.name),
                  fmt::format("add {{ name = \"{}\", id = … }}", hinge.name));
    }
    Link& link = model.links[hinge.link];
    link.joint = joint_of[hinge.leader == kNone ? h : hinge.leader];
    link.ratio = hinge.ratio;
    link.bias = hinge.bias;
  }
  robot.links = std::move(model.links);
  std::ranges::copy(model.soles, robot.soles);
}

std::string other_side(const std::string& name) {
  if (name.starts_with("left_")) return "right_" + name.substr(5);
  if (name.starts_with("right_")) return "left_" + name.substr(6);
  return name;
}

/// The axis of a link's joint in the trunk while all angles are 0.
Vec3 axis_in_trunk(const Robot& robot, const Link& link) {
  Vec3 axis = link.axis * link.ratio;
  for (const Link* l = &link; l->parent != kNone; l = &robot.links[l->parent]) axis = l->X_PL.rotation * axis;
  return axis;
}

/// In a mirror, x and z of an axis of rotation change sign: a pitch stays what it is, roll and yaw turn round.
double sign_in_mirror(const Robot& robot, std::size_t joint, std::size_t partner) {
  double best = 0.0;
  for (const Link& from : robot.links) {
    if (from.joint != joint) continue;
    const Vec3 axis = axis_in_trunk(robot, from);
    for (const Link& to : robot.links) {
      if (to.joint != partner) continue;
      const double along = dot(axis_in_trunk(robot, to), {-axis.x, axis.y, -axis.z});
      if (std::abs(along) > std::abs(best)) best = along;
    }
  }
  return best;
}

void find_mirrors(std::vector<Section>& entries, Robot& robot) {
  for (std::size_t i = 0; i < robot.joints.size(); ++i) {
    Joint& joint = robot.joints[i];
    joint.mirror = robot.find(other_side(joint.name));
    if (joint.mirror == kNone) {
      joint.mirror = i;
      entries[i].refuse("name", fmt::format("joint '{}' has no partner '{}'", joint.name, other_side(joint.name)));
      continue;
    }
    const double along = sign_in_mirror(robot, i, joint.mirror);
    if (std::abs(along) < 0.99) {
      entries[i].refuse("name", fmt::format("the axes of '{}' and '{}' are no mirror images", joint.name,
                                            robot.joints[joint.mirror].name));
    }
    joint.mirror_sign = along < 0 ? -1.0 : 1.0;
  }
}

void refuse_doubles(std::vector<Section>& entries, const Robot& robot) {
  for (std::size_t i = 0; i < robot.joints.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const Joint &a = robot.joints[j], &b = robot.joints[i];
      if (a.name == b.name && !a.name.empty()) {
        entries[i].refuse("name", fmt::format("a second joint '{}'", b.name));
      } else if (a.id == b.id && entries[i].has("id")) {
        entries[i].refuse("id", fmt::format("servo {} already turns '{}'", b.id, a.name));
      }
    }
  }
}

}  // namespace

Result<Robot> parse_robot(std::string_view toml, const std::string& where, const ReadModel& model) {
  auto config = Config::parse(toml, where);
  if (!config) return pass_on(std::move(config));
  Section root = config->root();
  Robot robot;
  root.need("title", robot.title);
  std::string file;
  root.need("model", file);
  read_servo(root.section("servo"), robot);
  Section odometry = root.section("odometry");
  odometry.read("ahead", robot.reckoning.ahead, above(0, 10));
  odometry.read("aside", robot.reckoning.aside, above(0, 10));
  root.read("foot_sensors", robot.foot_sensors);
  root.read("bumpers", robot.bumpers);
  root.read("arms_feel", robot.arms_feel);
  Section battery = root.section("battery");
  battery.read("voltage", robot.battery.voltage, above(0, 1000));
  battery.read("resistance", robot.battery.resistance, at_least(0, 100));
  if (!root.has("joints")) root.refuse("", "the list 'joints' is missing", "joints = [{ name = …, id = … }, …]");
  std::vector<Section> entries = root.sections("joints");
  for (const Section& entry : entries) robot.joints.push_back(read_joint(entry, robot));
  refuse_doubles(entries, robot);

  // the model's own faults stand below those of robot.toml
  std::vector<Error> faults;
  if (!file.empty()) {
    auto read = model(file).and_then([&](const std::string& text) {
      return parse_model(text, (std::filesystem::path{where}.parent_path() / file).string());
    });
    if (!read) {
      faults.push_back(std::move(read.error()));
    } else {
      join(entries, root, robot, std::move(*read));
    }
  }
  for (Error& fault : read_sensors(root, model, robot.sensors)) faults.push_back(std::move(fault));
  if (auto sound = config->finish(); !sound) faults.insert(faults.begin(), std::move(sound.error()));
  if (!faults.empty()) return tl::unexpected<Error>(together(faults));

  if (auto mounted = mount(robot.links, where, robot.sensors); !mounted) return pass_on(std::move(mounted));
  find_mirrors(entries, robot);
  if (auto sound = config->finish(); !sound) return pass_on(std::move(sound));
  robot.model = std::filesystem::path{where}.parent_path() / file;
  robot.name = std::filesystem::path{where}.parent_path().filename().string();
  return robot;
}

Result<Robot> read_robot(const std::filesystem::path& path) {
  std::error_code trouble;
  const std::filesystem::path file = std::filesystem::is_directory(path, trouble) ? path / "robot.toml" : path;
  auto toml = read_text(file);
  if (!toml) return pass_on(std::move(toml));
  return parse_robot(*toml, file.lexically_normal().string(),
                     [&](const std::string& model) { return read_text(file.parent_path() / model); });
}

std::vector<std::string> robot_names(const std::filesystem::path& content) {
  std::vector<std::string> names;
  std::error_code trouble;
  for (const auto& folder : std::filesystem::directory_iterator{content / "robots", trouble}) {
    if (std::filesystem::exists(folder.path() / "robot.toml", trouble)) {
      names.push_back(folder.path().filename().string());
    }
  }
  std::ranges::sort(names);
  return names;
}

std::size_t Robot::find(std::string_view joint) const {
  const auto found = std::ranges::find(joints, joint, &Joint::name);
  return found == joints.end() ? kNone : static_cast<std::size_t>(found - joints.begin());
}

std::size_t Robot::find_servo(int id) const {
  const auto found = std::ranges::find(joints, id, &Joint::id);
  return found == joints.end() ? kNone : static_cast<std::size_t>(found - joints.begin());
}

std::vector<std::string> Robot::joint_names() const {
  std::vector<std::string> names;
  for (const Joint& joint : joints) names.push_back(joint.name);
  return names;
}

double Robot::mass() const {
  double sum = 0.0;
  for (const Link& link : links) sum += link.mass;
  return sum;
}

double Robot::free_speed() const {
  return servo.free_speed * battery.voltage / servo.rated_voltage;
}

double counts_of(const Robot& robot, const Joint& joint, double angle) {
  return joint.zero + joint.direction * (angle + joint.offset) / robot.servo.resolution;
}

int goal_counts(const Robot& robot, const Joint& joint, double angle) {
  const double counts = std::clamp(counts_of(robot, joint, angle), robot.counter.least, robot.counter.most);
  return static_cast<int>(std::lround(counts));
}

double angle_of_counts(const Robot& robot, const Joint& joint, double counts) {
  return (counts - joint.zero) * robot.servo.resolution * joint.direction - joint.offset;
}

int speed_counts(const Robot& robot, double speed) {
  return std::max(1, static_cast<int>(std::lround(std::min(speed / robot.counter.speed_step, 1e6))));
}

}  // namespace cancha::body
