#pragma once

#include <array>
#include <span>
#include <vector>

#include "body/robot.h"

/// Where the links of a robot are when its joints have certain angles, and whether it would stand so.
namespace cancha::body {

/// The places of all links. Takes memory when it is made, none when it is updated.
class Posture {
 public:
  /// All angles 0. The robot must outlive it.
  explicit Posture(const Robot& robot);

  /// `angles` in the robot's order, radians; the trunk stands at X_WT.
  void update(std::span<const double> angles, const Transform& X_WT = {});
  /// The same angles elsewhere.
  void move(const Transform& X_WT);

  [[nodiscard]] const Robot& robot() const { return *robot_; }
  [[nodiscard]] std::span<const Transform> links() const { return X_WL_; }
  [[nodiscard]] const Transform& trunk() const { return X_WL_[0]; }
  [[nodiscard]] Transform sole(Side side) const;
  /// A corner of a sole: 0 front left, 1 rear left, 2 rear right, 3 front right.
  [[nodiscard]] Vec3 corner(Side side, int which) const;
  [[nodiscard]] Vec3 centre_of_mass() const;

 private:
  const Robot* robot_;
  std::vector<Transform> X_WL_;
};

/// The corners of a hull in the plane, counter-clockwise.
struct Polygon {
  std::array<Vec2, 8> corners{};
  std::size_t count = 0;
};

/// The convex hull of at most eight points.
[[nodiscard]] Polygon hull_of(std::span<const Vec2> points);

/// How far a point is from the border: positive inside, negative outside; metres.
[[nodiscard]] double distance_inside(const Polygon& polygon, Vec2 point);

/// How a robot stands on level ground at rest.
struct Support {
  bool stands_on[2] = {false, false};  ///< by Side
  Polygon polygon;                     ///< of the soles that it stands on
  Vec3 centre_of_mass;                 ///< above the ground
  double margin = 0.0;                 ///< metres that the centre of mass is inside the polygon; negative: it falls
  double other_foot = 0.0;             ///< metres of the other sole's lowest corner above the ground; 0 on both feet
};

/// Puts the robot on level ground on the sole that is lower, or on both where all their corners are within
/// `tolerance`; moves the posture there. Feet that are tilted against each other cannot both lie flat: then it is the
/// one on which the other goes least into the ground.
[[nodiscard]] Support stand(Posture& posture, double tolerance = 0.005);

}  // namespace cancha::body
