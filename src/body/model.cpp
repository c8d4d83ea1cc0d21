#include "body/model.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/suggest.h"
#include "body/mjcf.h"

namespace cancha::body {
namespace {

class Reader {
 public:
  explicit Reader(const std::string& where) : mjcf_{where} {}

  Result<Model> read(const XmlElement& root) {
    mjcf_.read_head(root);
    if (const XmlElement* trunk = mjcf_.trunk(root)) {
      read_body(*trunk, kNone, "main");
      // where the model stands in its world is no matter of the robot
      model_.links[0].X_PL = {};
    }
    for (const XmlElement& part : root.children) {
      if (part.name == "equality") read_equalities(part);
    }
    find_soles(root);
    if (!mjcf_.faults().empty()) return tl::unexpected<Error>(together(mjcf_.faults()));
    return std::move(model_);
  }

 private:
  void report(const XmlElement& at, std::string what, std::string hint = "") {
    mjcf_.report(at, std::move(what), std::move(hint));
  }

  void read_body(const XmlElement& body, std::size_t parent, std::string child_class) {
    const std::size_t index = model_.links.size();
    model_.links.emplace_back().parent = parent;
    const std::string* name = body.attribute("name");
    if (!name) report(body, "a body without a name");
    model_.links[index].name = name ? *name : fmt::format("body {}", index);
    if (const std::string* own = body.attribute("childclass")) child_class = *own;
    model_.links[index].X_PL = mjcf_.place_in_parent(body, "");
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
    link.centre = mjcf_.vector_of(*found, "pos", "");
    std::array<double, 1> mass{};
    if (!mjcf_.said(*found, "mass", "") || (mjcf_.take(*found, "mass", mass, "") && mass[0] <= 0)) {
      report(*found, "'mass' must be above 0");
    }
    link.mass = mass[0];
  }

  void read_joint(const XmlElement& joint, std::size_t index, const std::string& child_class) {
    const std::string* type = mjcf_.said(joint, "type", child_class);
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
    link.axis = mjcf_.unit_axis(joint, mjcf_.vector_of(joint, "axis", child_class, {0, 0, 1}));
    link.anchor = mjcf_.vector_of(joint, "pos", child_class);
    Hinge& hinge = model_.hinges.emplace_back();
    hinge.name = *name;
    hinge.link = index;
    hinge.place = place_of(joint, mjcf_.where());
    std::array<double, 2> range{};
    if (!mjcf_.take(joint, "range", range, child_class) || range[0] >= range[1]) {
      report(joint, fmt::format("joint '{}' has no range", *name), "range=\"least most\"");
    }
    hinge.least = range[0] * mjcf_.unit();
    hinge.most = range[1] * mjcf_.unit();
  }

  void read_geom(const XmlElement& geom, std::size_t index, const std::string& child_class) {
    constexpr std::array<std::string_view, 2> kNames{"left_sole", "right_sole"};
    const std::string* name = geom.attribute("name");
    const auto side = name ? std::ranges::find(kNames, *name) : kNames.end();
    if (side == kNames.end()) return;
    const std::string* type = mjcf_.said(geom, "type", child_class);
    std::array<double, 3> size{};
    if (!type || *type != "box" || !mjcf_.take(geom, "size", size, child_class)) {
      return report(geom, fmt::format("'{}' is no box with a size", *name),
                    "type=\"box\" size=\"x y z\", half lengths");
    }
    const auto which = static_cast<std::size_t>(side - kNames.begin());
    seen_[which] = true;
    const Transform X_LG = mjcf_.place_in_parent(geom, child_class);
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
      if (rule.attribute("polycoef")) mjcf_.take(rule, "polycoef", line, "");
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

  Mjcf mjcf_;
  Model model_;
  bool seen_[2] = {false, false};
};

}  // namespace

Result<Model> parse_model(std::string_view mjcf, const std::string& where) {
  auto root = read_xml(mjcf, where);
  if (!root) return pass_on(std::move(root));
  return Reader{where}.read(*root);
}

}  // namespace cancha::body
