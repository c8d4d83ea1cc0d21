#pragma once

#include <cstddef>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/transform.h"

/// The skeleton of a robot from its MuJoCo model (MJCF): links, joints with ranges, masses and soles.
///
/// Understood: one tree of bodies below the world, a free joint at its root, hinges (one a body), `pos`, `quat`,
/// `euler` and `axisangle`, inertials, classes of defaults, joints that follow another (`equality/joint`), boxes as
/// soles. What would be needed for the right pose or mass and is not understood, is refused; all else is MuJoCo's
/// business.
namespace cancha::body {

inline constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();

/// A hinge as the model says it.
struct Hinge {
  std::string name;
  std::size_t link = 0;        ///< that it turns
  double least = 0.0;          ///< radians
  double most = 0.0;           ///< radians
  std::size_t leader = kNone;  ///< the hinge that it follows, if it is no joint of its own
  double ratio = 1.0;          ///< it turns by so much of its leader's angle …
  double bias = 0.0;           ///< … and this, radians
  std::string place;           ///< "file.xml:3:7"
};

/// A rigid piece of the robot.
struct Link {
  std::string name;
  std::size_t parent = kNone;  ///< stands before it in the list; the trunk has none
  Transform X_PL;              ///< in its parent, while its joint is at 0
  std::size_t joint = kNone;   ///< that turns it: a place in Robot::joints; none for what is fixed
  double ratio = 1.0;          ///< it turns by so much of the joint's angle …
  double bias = 0.0;           ///< … and this, radians
  Vec3 axis;                   ///< of the joint in the link's own frame, length 1
  Vec3 anchor;                 ///< a point of that axis
  double mass = 0.0;           ///< kg
  Vec3 centre;                 ///< of its mass, in its own frame
};

/// A flat sole: the lower face of a box.
struct Sole {
  std::size_t link = 0;
  Transform X_LS;       ///< centre of the face; x ahead, z up
  double length = 0.0;  ///< metres along x
  double width = 0.0;   ///< metres along y
};

enum Side { kLeft, kRight };

struct Model {
  std::vector<Link> links;  ///< parents first; their joints are places in `hinges`
  std::vector<Hinge> hinges;
  Sole soles[2];  ///< by Side: the boxes named left_sole and right_sole
};

/// Reads a model; `where` is its path for errors. All faults at once.
[[nodiscard]] Result<Model> parse_model(std::string_view mjcf, const std::string& where);

}  // namespace cancha::body
