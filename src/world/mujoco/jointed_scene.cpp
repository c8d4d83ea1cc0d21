#include "world/mujoco/jointed_scene.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "base/xml.h"
#include "field/goal_frame.h"

namespace cancha::world {
namespace {

constexpr std::string_view kVisualClass = "visual_";
constexpr const char* kWhere = "the robot's model";

std::string numbered(int robot, std::string_view name) {
  return fmt::format("{}.{}", robot, name);
}

/// Attributes that name things of one robot; classes are the same for all.
bool names_a_thing(std::string_view attribute) {
  constexpr std::array kNaming = {"name",  "joint", "site",   "body",   "body1",  "body2",
                                  "geom1", "geom2", "joint1", "joint2", "objname"};
  return std::any_of(kNaming.begin(), kNaming.end(), [&](const char* one) { return attribute == one; });
}

/// What is only looked at: geoms of the classes visual_…, and these classes.
bool is_visual(const XmlElement& element) {
  const std::string* of = element.attribute("class");
  return (element.name == "geom" || element.name == "default") && of != nullptr && of->starts_with(kVisualClass);
}

/// Writes an element and all in it that matters to the simulation; robot -1 leaves names as they are.
void write(const XmlElement& element, int robot, std::string& out) {
  if (is_visual(element)) return;
  fmt::format_to(std::back_inserter(out), "<{}", element.name);
  for (const XmlAttribute& a : element.attributes) {
    const bool changed = robot >= 0 && names_a_thing(a.name);
    fmt::format_to(std::back_inserter(out), " {}=\"{}\"", a.name, changed ? numbered(robot, a.value) : a.value);
  }
  out += ">";
  for (const XmlElement& child : element.children) write(child, robot, out);
  fmt::format_to(std::back_inserter(out), "</{}>", element.name);
}

std::string ball_mjcf(const field::BallModel& ball) {
  // the ball's surface decides how it touches anything, so that it rolls alike on grass and off a foot
  return fmt::format(
      "<body name=\"ball\" pos=\"1 1 {0}\"><freejoint/><geom name=\"ball\" type=\"sphere\" size=\"{0}\" mass=\"{1}\" "
      "condim=\"6\" priority=\"1\" friction=\"0.7 0.005 {2}\" solref=\"0.01 0.7\"/></body>",
      ball.radius.value, ball.mass.value, ball.rolling_resistance * ball.radius.value);
}

/// Two posts and a crossbar at each end.
std::string goals_mjcf(const field::Walls& walls) {
  std::string out;
  for (const double x : {walls.left.value, walls.right.value}) {
    for (const double y : {walls.goal_bottom.value, walls.goal_top.value}) {
      fmt::format_to(std::back_inserter(out),
                     "<geom type=\"capsule\" size=\"{3}\" fromto=\"{0} {1} 0 {0} {1} {2}\" friction=\"0.5 0 0\"/>", x,
                     y, walls.crossbar.value, field::kPostRadius);
    }
    fmt::format_to(std::back_inserter(out),
                   "<geom type=\"capsule\" size=\"{4}\" fromto=\"{0} {1} {3} {0} {2} {3}\" friction=\"0.5 0 0\"/>", x,
                   walls.goal_bottom.value, walls.goal_top.value, walls.crossbar.value, field::kPostRadius);
  }
  return out;
}

std::string pose_mjcf(const field::Block& block) {
  return fmt::format("pos=\"{} {} {}\" quat=\"{} 0 0 {}\"", block.p_FC.x, block.p_FC.y, block.p_FC.z,
                     std::cos(block.turn / 2), std::sin(block.turn / 2));
}

/// Walls and steps. As on the ground, soles decide how slippery steps are.
std::string blocks_mjcf(const std::vector<field::Block>& blocks) {
  std::string out;
  for (const field::Block& block : blocks) {
    fmt::format_to(std::back_inserter(out), "<geom type=\"box\" size=\"{} {} {}\" {} friction=\"{} 0 0\"/>",
                   block.half.x, block.half.y, block.half.z, pose_mjcf(block), block.tread ? 0.01 : 0.3);
  }
  return out;
}

/// A box glides a hair's breadth above the ground, so that the engine need not work out what carries it; what holds it
/// back is MujocoJointed::hold_boxes().
std::string boxes_mjcf(const JointedScene& scene) {
  constexpr double kAbove = 0.0005;  // metres
  std::string out;
  for (std::size_t i = 0; i < scene.boxes.size(); ++i) {
    const field::Block& box = scene.boxes[i];
    fmt::format_to(std::back_inserter(out),
                   "<body name=\"box.{0}\" {1}><joint name=\"box.{0}.x\" type=\"slide\" axis=\"1 0 0\"/>"
                   "<joint type=\"slide\" axis=\"0 1 0\"/><joint type=\"hinge\" axis=\"0 0 1\"/>"
                   "<geom type=\"box\" size=\"{2} {3} {4}\" mass=\"{5}\" friction=\"0.3 0 0\"/></body>",
                   i, pose_mjcf(box), box.half.x, box.half.y, box.half.z - kAbove, scene.box_mass);
  }
  return out;
}

}  // namespace

Result<std::string> jointed_mjcf(const JointedScene& scene) {
  auto file = read_xml(scene.model, kWhere);
  if (!file) return pass_on(std::move(file));
  const auto boxes = static_cast<int>(scene.blocks.size() + scene.boxes.size());
  std::string out = "<mujoco>";
  fmt::format_to(std::back_inserter(out),
                 "<option timestep=\"{}\" solver=\"Newton\" cone=\"elliptic\" iterations=\"20\" tolerance=\"1e-8\"/>"
                 "<size njmax=\"{}\" nconmax=\"{}\"/>",
                 scene.step.seconds(), 300 + 400 * scene.robots + 60 * boxes, 60 + 80 * scene.robots + 16 * boxes);
  for (const XmlElement& section : file->children) {
    const bool worldbody = section.name == "worldbody";
    if (section.name == "compiler" || section.name == "default" || section.name == "asset") write(section, -1, out);
    const bool each = worldbody || section.name == "contact" || section.name == "sensor" || section.name == "equality";
    if (!each) continue;
    fmt::format_to(std::back_inserter(out), "<{}>", section.name);
    for (int robot = 0; robot < scene.robots; ++robot) {
      for (const XmlElement& child : section.children) write(child, robot, out);
    }
    if (worldbody) {
      // friction of a touch is the larger of both: the ground has none of its own, the soles decide
      out += "<geom name=\"ground\" type=\"plane\" size=\"20 20 1\" friction=\"0.01 0 0\"/>";
      if (scene.ball) out += ball_mjcf(*scene.ball);
      if (scene.goals) out += goals_mjcf(*scene.goals);
      out += blocks_mjcf(scene.blocks) + boxes_mjcf(scene);
    }
    fmt::format_to(std::back_inserter(out), "</{}>", section.name);
  }
  return out + "</mujoco>";
}

Result<JointedSceneIndex> index_jointed(const mjModel& model, const JointedScene& scene) {
  JointedSceneIndex index;
  std::vector<Error> missing;
  const auto find = [&](int kind, const std::string& name, std::string_view what) {
    const int id = mj_name2id(&model, kind, name.c_str());
    if (id < 0)
      missing.push_back({kWhere, fmt::format("{} '{}' is missing", what, name.substr(name.find('.') + 1)), ""});
    return std::max(id, 0);
  };
  for (int robot = 0; robot < scene.robots; ++robot) {
    JointedIndex& one = index.robots.emplace_back();
    one.trunk = find(mjOBJ_BODY, numbered(robot, "trunk"), "body");
    while (one.trunk + one.bodies < model.nbody && model.body_rootid[one.trunk + one.bodies] == one.trunk) ++one.bodies;
    one.limbs = limbs_of(model, one.trunk, one.bodies);
    const int trunk_joint = find(mjOBJ_JOINT, numbered(robot, "trunk"), "free joint");
    one.q = model.jnt_qposadr[trunk_joint];
    one.v = model.jnt_dofadr[trunk_joint];
    for (const std::string& name : scene.joints) {
      const int joint = find(mjOBJ_JOINT, numbered(robot, name), "joint");
      one.joint_q.push_back(model.jnt_qposadr[joint]);
      one.joint_v.push_back(model.jnt_dofadr[joint]);
    }
    for (const char* sole : {"left_sole", "right_sole"}) {
      one.soles.push_back(find(mjOBJ_GEOM, numbered(robot, sole), "geom"));
    }
    const auto sensor = [&](const char* name) {
      return model.sensor_adr[find(mjOBJ_SENSOR, numbered(robot, name), "sensor")];
    };
    one.gyro = sensor("gyro");
    one.accelerometer = sensor("accelerometer");
    one.left_foot = sensor("left_foot");
    one.right_foot = sensor("right_foot");
  }
  index.ground = find(mjOBJ_GEOM, "ground", "geom");
  if (scene.ball) {
    const int body = find(mjOBJ_BODY, "ball", "body");
    index.ball_q = model.jnt_qposadr[model.body_jntadr[body]];
    index.ball_v = model.jnt_dofadr[model.body_jntadr[body]];
  }
  for (std::size_t i = 0; i < scene.boxes.size(); ++i) {
    const int first = find(mjOBJ_JOINT, fmt::format("box.{}.x", i), "joint");
    index.boxes.push_back(model.jnt_bodyid[first]);
    index.box_q.push_back(model.jnt_qposadr[first]);
    index.box_v.push_back(model.jnt_dofadr[first]);
  }
  if (!missing.empty()) return tl::unexpected<Error>(together(missing));
  return index;
}

}  // namespace cancha::world
