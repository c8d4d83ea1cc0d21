#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "base/geometry.h"

/// Robots with joints as pages draw and bend them. Things refer to one another by their places in the
/// lists; -1 = none.
namespace cancha {

enum class ShapeKind : std::uint8_t { Box, Sphere, Capsule, Cylinder };
constexpr std::array<std::string_view, 4> names(ShapeKind) {
  return {"box", "sphere", "capsule", "cylinder"};
}

struct ListedRobot {
  std::string name;
  std::string title{};    ///< empty where its files cannot be read
  std::string problem{};  ///< why they cannot

  static constexpr std::string_view kName = "cancha.ListedRobot";
  static constexpr auto fields() {
    return list_of(entry("name", &ListedRobot::name), entry("title", &ListedRobot::title),
                   entry("problem", &ListedRobot::problem, "why its files cannot be read; else empty"));
  }
};

struct RobotJoint {
  std::string name;
  int id = 0;
  double least = 0.0;
  double most = 0.0;
  int mirror = 0;
  double mirror_sign = 1.0;
  double standing = 0.0;

  static constexpr std::string_view kName = "cancha.RobotJoint";
  static constexpr auto fields() {
    return list_of(entry("name", &RobotJoint::name), entry("id", &RobotJoint::id, "of its servo"),
                   entry("least", &RobotJoint::least, "degrees"), entry("most", &RobotJoint::most, "degrees"),
                   entry("mirror", &RobotJoint::mirror, "the joint on the other side; itself for one in the middle"),
                   entry("mirror_sign", &RobotJoint::mirror_sign, "1 or -1"),
                   entry("standing", &RobotJoint::standing, "degrees in which it stands and begins motions"));
  }
};

struct RobotLink {
  std::string name;
  int parent = -1;
  Vec3 position;
  Quaternion rotation;
  int joint = -1;
  double ratio = 1.0;
  double bias = 0.0;
  Vec3 axis;
  Vec3 anchor;

  static constexpr std::string_view kName = "cancha.RobotLink";
  static constexpr auto fields() {
    return list_of(
        entry("name", &RobotLink::name), entry("parent", &RobotLink::parent, "stands before it; -1 = the trunk"),
        entry("position", &RobotLink::position, "m in its parent, while its joint is at 0"),
        entry("rotation", &RobotLink::rotation, "likewise"),
        entry("joint", &RobotLink::joint, "that turns it; -1 = none"),
        entry("ratio", &RobotLink::ratio, "it turns by so much of the joint's angle"),
        entry("bias", &RobotLink::bias, "and so many degrees"), entry("axis", &RobotLink::axis, "in its own frame"),
        entry("anchor", &RobotLink::anchor, "a point of the axis, in its own frame"));
  }
};

struct RobotShape {
  std::string name;
  int link = 0;
  ShapeKind kind = ShapeKind::Box;
  Vec3 size;
  Vec3 position;
  Quaternion rotation;
  std::vector<double> rgba;

  static constexpr std::string_view kName = "cancha.RobotShape";
  static constexpr auto fields() {
    return list_of(entry("name", &RobotShape::name), entry("link", &RobotShape::link), entry("kind", &RobotShape::kind),
                   entry("size", &RobotShape::size, "m: half lengths of a box; else x the radius, z half the length"),
                   entry("position", &RobotShape::position, "m in its link"),
                   entry("rotation", &RobotShape::rotation, "capsules and cylinders lie along z"),
                   entry("rgba", &RobotShape::rgba, "0 to 1"));
  }
};

/// The lower face of a foot.
struct RobotSole {
  int link = 0;
  Vec3 position;
  Quaternion rotation;
  double length = 0.0;
  double width = 0.0;

  static constexpr std::string_view kName = "cancha.RobotSole";
  static constexpr auto fields() {
    return list_of(entry("link", &RobotSole::link), entry("position", &RobotSole::position, "m in its link"),
                   entry("rotation", &RobotSole::rotation, "x ahead, z up"),
                   entry("length", &RobotSole::length, "m along x"), entry("width", &RobotSole::width, "m along y"));
  }
};

struct RobotView {
  std::string name;
  std::string title;
  std::string servo;
  double free_speed = 0.0;
  std::vector<RobotJoint> joints{};
  std::vector<RobotLink> links{};
  std::vector<RobotShape> shapes{};
  std::vector<RobotSole> soles{};

  static constexpr std::string_view kName = "cancha.RobotView";
  static constexpr auto fields() {
    return list_of(
        entry("name", &RobotView::name), entry("title", &RobotView::title),
        entry("servo", &RobotView::servo, "its kind"),
        entry("free_speed", &RobotView::free_speed, "degrees a second without load, at the battery's voltage"),
        entry("joints", &RobotView::joints), entry("links", &RobotView::links, "parents first"),
        entry("shapes", &RobotView::shapes), entry("soles", &RobotView::soles, "left, right"));
  }
};

/// The angles of all joints at one moment, to about a thousandth of a radian.
struct JointFrame {
  std::vector<float> angles;  ///< radians; robot after robot, blue's first

  static constexpr std::string_view kName = "cancha.JointFrame";
  static constexpr auto fields() {
    return list_of(entry("angles", &JointFrame::angles, "rad, robot after robot, blue's first"));
  }
};

}  // namespace cancha
