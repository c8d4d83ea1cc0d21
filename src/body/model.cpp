#include "body/model.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <map>
#include <optional>

#include "base/suggest.h"
#include "base/xml.h"

namespace cancha::body {
namespace {

using Attributes = std::map<std::string, std::string, std::less<>>;

/// What a class of defaults says, by element.
using Defaults = std::map<std::string, Attributes, std::less<>>;

/// Numbers between blanks; nothing where something else stands there.
std::optional<std::vector<double>> numbers_in(std::string_view text) {
  std::vector<double> numbers;
  const char* at = text.data();
  const char* const end = at + text.size();
  while (true) {
    while (at != end && (*at == ' ' || *at == '\t' || *at == '\n' || *at == '\r')) ++at;
    if (at == end) return numbers;
    if (*at == '+') ++at;
    double number = 0.0;
    const auto [rest, fault] = std::from_chars(at, end, number);
    if (fault != std::errc{} || !std::isfinite(number) || std::abs(number) > 1e6) return std::nullopt;
    numbers.push_back(number);
    at = rest;
  }
}

class Reader {
 public:
  explicit Reader(const std::string& where) : where_{where} {}

  Result<Model> read(const XmlElement& root) {
    if (root.name != "mujoco") {
      report(root, fmt::format("'{}' is no MuJoCo model", root.name), "it starts with <mujoco>");
    }
    for (const XmlElement& part : root.children) {
      if (part.name == "compiler") read_compiler(part);
      if (part.name == "include") report(part, "'include' is not understood", "put the model into one file");
      if (part.name == "default") read_defaults(part, "", {});
    }
    read_trunk(root);
    for (const XmlElement& part : root.children) {
      if (part.name == "equality") read_equalities(part);
    }
    find_soles(root);
    if (!faults_.empty()) return tl::unexpected<Error>(together(faults_));
    return std::move(model_);
  }

 private:
  void report(const XmlElement& at, std::string what, std::string hint = "") {
    if (faults_.size() < 20) faults_.push_back({place_of(at, where_), std::move(what), std::move(hint)});
  }

  void read_compiler(const XmlElement& compiler) {
    const auto is = [&](const char* name, std::string_view value) {
      const std::string* text = compiler.attribute(name);
      return text && *text == value;
    };
    if (is("angle", "radian")) unit_ = 1.0;
    if (is("coordinate", "global")) report(compiler, "global coordinates are not understood", "use local ones");
    if (const std::string* sequence = compiler.attribute("eulerseq")) sequence_ = *sequence;
    const bool sound = sequence_.size() == 3 && sequence_.find_first_not_of("xyzXYZ") == std::string::npos;
    if (!sound) report(compiler, fmt::format("'eulerseq' cannot be '{}'", sequence_), "three of x, y, z");
    if (!sound) sequence_ = "xyz";
  }

  /// A class has what its parent has, and its own words on top.
  void read_defaults(const XmlElement& element, const std::string& parent, Defaults inherited) {
    const std::string* name = element.attribute("class");
    if (!name && !parent.empty()) report(element, "a class of defaults without a name", "class=\"…\"");
    const std::string own = name && !parent.empty() ? *name : "main";
    for (const XmlElement& said : element.children) {
      if (said.name == "default") continue;
      for (const XmlAttribute& a : said.attributes) inherited[said.name][a.name] = a.value;
    }
    for (const XmlElement& said : element.children) {
      if (said.name == "default") read_defaults(said, own, inherited);
    }
    classes_[own] = std::move(inherited);
  }

  /// What an element says itself or by its class.
  const std::string* said(const XmlElement& element, std::string_view name, const std::string& child_class) {
    if (const std::string* own = element.attribute(name)) return own;
    const std::string* own_class = element.attribute("class");
    const auto found = classes_.find(own_class ? *own_class : child_class);
    if (found == classes_.end()) return nullptr;
    const auto tag = found->second.find(element.name);
    if (tag == found->second.end()) return nullptr;
    const auto value = tag->second.find(name);
    return value == tag->second.end() ? nullptr : &value->second;
  }

  /// Takes `into.size()` numbers of an attribute where it is present; says whether it took them.
  bool take(const XmlElement& element, std::string_view name, std::span<double> into, const std::string& child_class) {
    const std::string* text = said(element, name, child_class);
    if (!text) return false;
    const auto numbers = numbers_in(*text);
    if (!numbers || numbers->size() < into.size()) {
      const std::string wanted = into.size() == 1 ? "no number" : fmt::format("not {} numbers", into.size());
      report(element, fmt::format("'{}' of '{}' is {}", name, element.name, wanted));
      return false;
    }
    std::copy_n(numbers->begin(), into.size(), into.begin());
    return true;
  }

  Vec3 vector_of(const XmlElement& element, std::string_view name, const std::string& child_class, Vec3 value = {}) {
    std::array<double, 3> xyz{value.x, value.y, value.z};
    take(element, name, xyz, child_class);
    return {xyz[0], xyz[1], xyz[2]};
  }

  Quaternion turn_by_euler(std::span<const double> angles) const {
    constexpr std::array kAxes{Vec3{1, 0, 0}, Vec3{0, 1, 0}, Vec3{0, 0, 1}};
    Quaternion turned;
    for (std::size_t i = 0; i < 3; ++i) {
      const char letter = sequence_[i];
      const bool moving = letter >= 'x';  // small letters turn about axes that turn along
      const Vec3 axis = kAxes[static_cast<std::size_t>(letter - (moving ? 'x' : 'X'))];
      const Quaternion turn = turn_about(axis, angles[i] * unit_);
      turned = moving ? turned * turn : turn * turned;
    }
    return turned;
  }

  Transform place_in_parent(const XmlElement& element, const std::string& child_class) {
    Transform X_PL{vector_of(element, "pos", child_class), {}};
    std::array<double, 4> four{};
    if (take(element, "quat", four, child_class)) {
      const double size = std::hypot(std::hypot(four[0], four[1]), std::hypot(four[2], four[3]));
      if (size < 1e-9) {
        report(element, "'quat' has no direction");
      } else {
        X_PL.rotation = {four[1] / size, four[2] / size, four[3] / size, four[0] / size};
      }
    } else if (take(element, "axisangle", four, child_class)) {
      const Vec3 axis = unit_axis(element, {four[0], four[1], four[2]});
      X_PL.rotation = turn_about(axis, four[3] * unit_);
    } else if (std::array<double, 3> angles{}; take(element, "euler", angles, child_class)) {
      X_PL.rotation = turn_by_euler(angles);
    }
    for (const char* other : {"xyaxes", "zaxis"}) {
      if (said(element, other, child_class)) {
        report(element, fmt::format("'{}' is not understood", other), "use quat or euler");
      }
    }
    return X_PL;
  }

  Vec3 unit_axis(const XmlElement& element, Vec3 axis) {
    const double size = length(axis);
    if (size < 1e-9) report(element, "the axis has no direction");
    return size < 1e-9 ? Vec3{0, 0, 1} : axis * (1 / size);
  }

  void read_trunk(const XmlElement& root) {
    std::vector<const XmlElement*> bodies;
    for (const XmlElement& part : root.children) {
      if (part.name != "worldbody") continue;
      for (const XmlElement& child : part.children) {
        if (child.name == "body") bodies.push_back(&child);
      }
    }
    if (bodies.empty()) return report(root, "the model has no body", "<worldbody><body name=\"trunk\">…");
    if (bodies.size() > 1) report(*bodies[1], "a second body in the world", "the model is of one robot");
    read_body(*bodies[0], kNone, "main");
    // where the model stands in its world is no matter of the robot
    model_.links[0].X_PL = {};
  }

  void read_body(const XmlElement& body, std::size_t parent, std::string child_class) {
    const std::size_t index = model_.links.size();
    model_.links.emplace_back().parent = parent;
    const std::string* name = body.attribute("name");
    if (!name) report(body, "a body without a name");
    model_.links[index].name = name ? *name : fmt::format("body {}", index);
    if (const std::string* own = body.attribute("childclass")) child_class = *own;
    model_.links[index].X_PL = place_in_parent(body, "");
    read_inertial(body, model_.links[index]);
    for (const XmlElement& child : body.children) {
      if (child.name == "joint" || child.name == "freejoint") read_joint(child, index, child_class);
      if (child.name == "geom") read_geom(child, index, child_class);
      if (child.name == "body") read_body(child, index, child_class);
    }
  }

  void read_inertial(const XmlElement& body, Link& link) {
    const auto is_inertial = [](const XmlElement& child) { return child.name == "inertial"; };
    const auto found = std::ranges::find_if(body.children, is_inertial);
    if (found == body.children.end()) {
      const bool bare = std::ranges::none_of(body.children, [](const XmlElement& c) { return c.name == "geom"; });
      // MuJoCo would take the masses of the geoms
      if (!bare) {
        report(body, fmt::format("body '{}' has no inertial", link.name), "say mass and centre, also of light ones");
      }
      return;
    }
    link.centre = vector_of(*found, "pos", "");
    std::array<double, 1> mass{};
    if (!said(*found, "mass", "") || (take(*found, "mass", mass, "") && mass[0] <= 0)) {
      report(*found, "'mass' must be above 0");
    }
    link.mass = mass[0];
  }

  void read_joint(const XmlElement& joint, std::size_t index, const std::string& child_class) {
    const std::string* type = said(joint, "type", child_class);
    const bool free = joint.name == "freejoint" || (type && *type == "free");
    if (free && index == 0) return;
    const std::string* name = joint.attribute("name");
    if (!name) return report(joint, "a joint without a name");
    if (free || (type && *type != "hinge")) {
      return report(joint, fmt::format("joint '{}' is no hinge", *name), "only the trunk is free, all else are hinges");
    }
    if (index == 0) return report(joint, fmt::format("joint '{}' turns the trunk", *name), "the trunk is free");
    Link& link = model_.links[index];
    if (link.joint != kNone) {
      return report(joint, fmt::format("a second joint in body '{}'", link.name), "give it a body of its own");
    }
    if (std::ranges::find(model_.hinges, *name, &Hinge::name) != model_.hinges.end()) {
      report(joint, fmt::format("a second joint '{}'", *name));
    }
    link.joint = model_.hinges.size();
    link.axis = unit_axis(joint, vector_of(joint, "axis", child_class, {0, 0, 1}));
    link.anchor = vector_of(joint, "pos", child_class);
    Hinge& hinge = model_.hinges.emplace_back();
    hinge.name = *name;
    hinge.link = index;
    hinge.place = place_of(joint, where_);
    std::array<double, 2> range{};
    if (!take(joint, "range", range, child_class) || range[0] >= range[1]) {
      report(joint, fmt::format("joint '{}' has no range", *name), "range=\"least most\"");
    }
    hinge.least = range[0] * unit_;
    hinge.most = range[1] * unit_;
  }

  void read_geom(const XmlElement& geom, std::size_t index, const std::string& child_class) {
    constexpr std::array<std::string_view, 2> kNames{"left_sole", "right_sole"};
    const std::string* name = geom.attribute("name");
    const auto side = name ? std::ranges::find(kNames, *name) : kNames.end();
    if (side == kNames.end()) return;
    const std::string* type = said(geom, "type", child_class);
    std::array<double, 3> size{};
    if (!type || *type != "box" || !take(geom, "size", size, child_class)) {
      return report(geom, fmt::format("'{}' is no box with a size", *name),
                    "type=\"box\" size=\"x y z\", half lengths");
    }
    const auto which = static_cast<std::size_t>(side - kNames.begin());
    seen_[which] = true;
    const Transform X_LG = place_in_parent(geom, child_class);
    model_.soles[which] = {index, X_LG * Transform{{0, 0, -size[2]}, {}}, 2 * size[0], 2 * size[1]};
  }

  void find_soles(const XmlElement& root) {
    if (!seen_[kLeft]) report(root, "the model has no sole of the left foot", "name its box 'left_sole'");
    if (!seen_[kRight]) report(root, "the model has no sole of the right foot", "name its box 'right_sole'");
  }

  std::size_t hinge_named(const XmlElement& at, const char* attribute) {
    const std::string* name = at.attribute(attribute);
    const auto found = std::ranges::find(model_.hinges, name ? *name : "", &Hinge::name);
    if (name && found != model_.hinges.end()) return static_cast<std::size_t>(found - model_.hinges.begin());
    std::vector<std::string> known;
    for (const Hinge& hinge : model_.hinges) known.push_back(hinge.name);
    report(at, name ? fmt::format("there is no joint '{}'", *name) : fmt::format("'{}' is missing", attribute),
           name ? suggest(*name, known) : "");
    return kNone;
  }

  /// Joints that follow another by a straight line: the hips of a NAO hang on one motor.
  void read_equalities(const XmlElement& equalities) {
    for (const XmlElement& rule : equalities.children) {
      if (rule.name != "joint") continue;
      const std::size_t follower = hinge_named(rule, "joint1");
      const std::size_t leader = hinge_named(rule, "joint2");
      if (follower == kNone || leader == kNone) continue;
      std::array<double, 5> line{0, 1, 0, 0, 0};
      if (rule.attribute("polycoef")) take(rule, "polycoef", line, "");
      if (line[2] != 0 || line[3] != 0 || line[4] != 0) {
        report(rule, "only a straight line is understood", "polycoef=\"a b 0 0 0\"");
      }
      Hinge& hinge = model_.hinges[follower];
      if (follower == leader || model_.hinges[leader].leader != kNone || hinge.leader != kNone || leads(follower)) {
        report(rule, fmt::format("'{}' cannot follow '{}'", hinge.name, model_.hinges[leader].name),
               "one leader, no chains");
      }
      hinge.leader = leader;
      hinge.ratio = line[1];
      hinge.bias = line[0];
    }
  }

  bool leads(std::size_t hinge) const {
    return std::ranges::any_of(model_.hinges, [&](const Hinge& h) { return h.leader == hinge; });
  }

  const std::string& where_;
  double unit_ = kPi / 180;  ///< MuJoCo counts in degrees unless told otherwise
  std::string sequence_ = "xyz";
  std::map<std::string, Defaults, std::less<>> classes_;
  Model model_;
  bool seen_[2] = {false, false};
  std::vector<Error> faults_;
};

}  // namespace

Result<Model> parse_model(std::string_view mjcf, const std::string& where) {
  auto root = read_xml(mjcf, where);
  if (!root) return pass_on(std::move(root));
  return Reader{where}.read(*root);
}

}  // namespace cancha::body
