#include "act/pose/motion.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/config.h"
#include "base/named_files.h"
#include "base/suggest.h"
#include "base/text_file.h"
#include "base/toml_text.h"

namespace cancha::act {
namespace {

constexpr int kMostMirrors = 4;  // a mirror of a mirror of … is a mistake
constexpr std::size_t kLongestLine = 120;

/// Angles by the names of the joints; what is no joint of the robot is refused with a hint.
std::vector<JointAngle> read_angles(Section section, const body::Robot& robot) {
  std::vector<JointAngle> angles;
  for (std::size_t i = 0; i < robot.joints.size(); ++i) {
    const std::string& name = robot.joints[i].name;
    double degrees = 0.0;
    section.read(name, degrees, between(-360, 360));
    if (section.has(name)) angles.push_back({i, degrees == 0 ? 0.0 : degrees});  // no -0: it would be written as 0
  }
  return angles;
}

Pose read_pose(Section section, const body::Robot& robot) {
  Pose pose;
  section.need("name", pose.name);
  section.read("time", pose.time, above(0, 60));
  section.read("speed", pose.speed, above(0, 1));
  section.read("pause", pose.pause, at_least(0, 60));
  section.read("through", pose.through);
  section.read("equilibrium", pose.equilibrium);
  section.read("mirror_of", pose.mirror_of);
  pose.angles = read_angles(section.section("angles"), robot);
  if (section.has("time") && section.has("speed")) {
    section.refuse("speed", "'time' and 'speed' are both said", "leave one out");
  }
  if (section.has("mirror_of") && section.has("angles")) {
    section.refuse("angles", "a mirror image has no angles of its own", "leave out 'angles' or 'mirror_of'");
  }
  if (!section.has("time") && !section.has("speed") && !section.has("mirror_of")) {
    section.refuse("", fmt::format("pose '{}' says neither 'time' nor 'speed'", pose.name), "time = 0.5");
  }
  return pose;
}

/// Poses that are mirror images get their angles, and all else that they do not say, from their originals.
void resolve_mirrors(std::vector<Section>& sections, std::vector<Pose>& poses, const body::Robot& robot) {
  std::vector<std::string> names;
  for (const Pose& pose : poses) names.push_back(pose.name);
  for (std::size_t i = 0; i < poses.size(); ++i) {
    Pose& pose = poses[i];
    if (const auto twin = std::ranges::find(names, pose.name); twin - names.begin() < static_cast<std::ptrdiff_t>(i)) {
      sections[i].refuse("name", fmt::format("a second pose '{}'", pose.name));
    }
    if (pose.mirror_of.empty()) continue;
    const auto found = std::ranges::find(poses, pose.mirror_of, &Pose::name);
    if (found == poses.end()) {
      sections[i].refuse("mirror_of", fmt::format("there is no pose '{}'", pose.mirror_of),
                         suggest(pose.mirror_of, names));
    } else if (!found->mirror_of.empty()) {
      sections[i].refuse("mirror_of", fmt::format("'{}' is a mirror image itself", found->name), "name its original");
    } else {
      pose.angles = mirror(found->angles, robot);
      if (!sections[i].has("time") && !sections[i].has("speed")) {
        pose.time = found->time;
        pose.speed = found->speed;
      }
      if (!sections[i].has("pause")) pose.pause = found->pause;
      if (!sections[i].has("through")) pose.through = found->through;
      if (!sections[i].has("equilibrium")) pose.equilibrium = found->equilibrium;
    }
  }
}

void refuse_endless(Section root, const Motion& motion) {
  if (motion.repeat != 0 || motion.poses.empty()) return;
  if (std::ranges::any_of(motion.poses, &Pose::equilibrium)) return;
  root.refuse("repeat", "a motion without end can be stopped nowhere", "equilibrium = true in a pose");
}

Result<Motion> parse(std::string_view toml, const std::string& where, const body::Robot& robot,
                     const ReadMotion& others, int mirrors) {
  auto config = Config::parse(toml, where);
  if (!config) return pass_on(std::move(config));
  Section root = config->root();
  Motion motion;
  motion.name = std::filesystem::path{where}.stem().string();
  root.need("title", motion.title);
  root.need("robot", motion.robot);
  if (root.has("robot") && motion.robot != robot.name) {
    root.refuse("robot", fmt::format("this motion is for '{}', not for '{}'", motion.robot, robot.name));
  }
  root.read("mirror_of", motion.mirror_of);
  const bool mirrored = root.has("mirror_of");
  root.read("repeat", motion.repeat, between(0, 1000));
  root.read("lies_down", motion.lies_down);
  std::vector<Section> sections = root.sections("pose");
  for (const Section& section : sections) motion.poses.push_back(read_pose(section, robot));
  resolve_mirrors(sections, motion.poses, robot);
  if (mirrored && root.has("pose")) {
    root.refuse("pose", "a mirror image has no poses of its own", "leave out 'mirror_of'");
  }
  if (!mirrored && motion.poses.empty()) root.refuse("", "the motion has no pose", "[[pose]]");
  refuse_endless(root, motion);
  if (mirrored && mirrors == kMostMirrors) {
    root.refuse("mirror_of", "mirror images of mirror images", "name the original");
  }
  if (auto sound = config->finish(); !sound) return pass_on(std::move(sound));
  if (!mirrored) return motion;

  auto text = others(motion.mirror_of);
  if (!text) return pass_on(std::move(text));
  const std::string beside = (std::filesystem::path{where}.parent_path() / (motion.mirror_of + ".toml")).string();
  auto original = parse(*text, beside, robot, others, mirrors + 1);
  if (!original) return pass_on(std::move(original));
  motion.poses = mirror(*original, robot).poses;
  if (!root.has("repeat")) motion.repeat = original->repeat;
  if (!root.has("lies_down")) motion.lies_down = original->lies_down;
  refuse_endless(root, motion);
  if (auto sound = config->finish(); !sound) return pass_on(std::move(sound));
  return motion;
}

/// A text in TOML's quotes.
void write_angles(std::string& out, std::span<const JointAngle> angles, const body::Robot& robot) {
  if (angles.empty()) return;
  std::string line;
  for (const JointAngle& a : angles) {
    line += fmt::format("{}{} = {}", line.empty() ? "" : ", ", robot.joints[a.joint].name, a.degrees);
  }
  line = fmt::format("angles = {{ {} }}\n", line);
  if (line.size() <= kLongestLine) {
    out += line;
    return;
  }
  // TOML wants a table between braces in one line; a long one gets a line a joint
  out += "[pose.angles]\n";
  for (const JointAngle& a : angles) out += fmt::format("{} = {}\n", robot.joints[a.joint].name, a.degrees);
}

void write_pose(std::string& out, const Motion& motion, const Pose& pose, const body::Robot& robot) {
  out += fmt::format("\n[[pose]]\nname = {}\n", toml_text(pose.name));
  const auto original = std::ranges::find(motion.poses, pose.mirror_of, &Pose::name);
  // somebody may have bent the image since
  const bool image = !pose.mirror_of.empty() && original != motion.poses.end() && original->mirror_of.empty() &&
                     mirror(original->angles, robot) == pose.angles;
  if (image) out += fmt::format("mirror_of = {}\n", toml_text(pose.mirror_of));
  const bool same_way = image && original->time == pose.time && original->speed == pose.speed;
  if (!same_way && pose.time > 0) out += fmt::format("time = {}\n", pose.time);
  if (!same_way && pose.time <= 0) out += fmt::format("speed = {}\n", pose.speed);
  if (pose.pause != (image ? original->pause : 0.0)) out += fmt::format("pause = {}\n", pose.pause);
  if (pose.through != (image && original->through)) out += fmt::format("through = {}\n", pose.through);
  if (pose.equilibrium != (image && original->equilibrium)) out += fmt::format("equilibrium = {}\n", pose.equilibrium);
  if (!image) write_angles(out, pose.angles, robot);
}

/// "right" for "left" and the other way round, as whole words.
std::string other_words(std::string_view text) {
  const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const auto end = std::ranges::find_if_not(text.substr(at), letter) - text.substr(at).begin();
    const std::string_view word = text.substr(at, std::max<std::size_t>(1, static_cast<std::size_t>(end)));
    at += word.size();
    if (word == "left") {
      out += "right";
    } else if (word == "right") {
      out += "left";
    } else if (word == "Left") {
      out += "Right";
    } else if (word == "Right") {
      out += "Left";
    } else {
      out += word;
    }
  }
  return out;
}

}  // namespace

Result<Motion> parse_motion(std::string_view toml, const std::string& where, const body::Robot& robot,
                            const ReadMotion& others) {
  return parse(toml, where, robot, others, 0);
}

Result<Motion> read_motion(const std::filesystem::path& path, const body::Robot& robot) {
  auto text = read_text(path);
  if (!text) return pass_on(std::move(text));
  return parse_motion(*text, path.string(), robot,
                      [&](const std::string& name) { return read_text(path.parent_path() / (name + ".toml")); });
}

std::string write_motion(const Motion& motion, const body::Robot& robot) {
  std::string out = fmt::format("title = {}\nrobot = {}\n", toml_text(motion.title), toml_text(motion.robot));
  if (!motion.mirror_of.empty()) {
    return out + fmt::format("mirror_of = {}\nrepeat = {}\nlies_down = {}\n", toml_text(motion.mirror_of),
                             motion.repeat, motion.lies_down);
  }
  if (motion.repeat != 1) out += fmt::format("repeat = {}\n", motion.repeat);
  if (motion.lies_down) out += "lies_down = true\n";
  for (const Pose& pose : motion.poses) write_pose(out, motion, pose, robot);
  return out;
}

std::vector<std::string> motion_names(const std::filesystem::path& content, std::string_view robot) {
  return toml_names(content / "motions" / robot);
}

std::vector<JointAngle> mirror(std::span<const JointAngle> angles, const body::Robot& robot) {
  std::vector<JointAngle> image;
  for (const JointAngle& a : angles) {
    const body::Joint& joint = robot.joints[a.joint];
    const double degrees = joint.mirror_sign * a.degrees;
    image.push_back({joint.mirror, degrees == 0 ? 0.0 : degrees});  // no -0 in files
  }
  std::ranges::sort(image, {}, &JointAngle::joint);
  return image;
}

Motion mirror(const Motion& motion, const body::Robot& robot) {
  Motion image = motion;
  image.mirror_of.clear();
  image.title = other_words(motion.title);
  image.name = other_words(motion.name);
  for (Pose& pose : image.poses) {
    pose.name = other_words(pose.name);
    pose.mirror_of = other_words(pose.mirror_of);
    pose.angles = mirror(pose.angles, robot);
  }
  return image;
}

}  // namespace cancha::act
