#include "sense/odometry.h"

#include <algorithm>
#include <cmath>

#include "base/transform.h"
#include "messages/humanoid.h"

namespace cancha::sense {
namespace {

constexpr double kLies = 0.8;        ///< radians of lean from which on feet carry nothing
constexpr double kChangeFoot = 1.2;  ///< the other foot must carry so many times as much
constexpr double kLeastForce = 1.0;  ///< newtons on a foot that carries
constexpr double kFlat = 0.5;        ///< seconds in which the soles put the attitude right
constexpr double kFlatAtRest = 0.1;  ///< likewise, of who rests: all of a sole lies on the ground

Pose2 on_ground(const Transform& X) {
  return {X.position.x, X.position.y, heading_of(X.rotation)};
}

}  // namespace

Pose2 LegOdometry::update(const JointAngles& joints, const Maybe<FootForces>& feet, const Maybe<Attitude>& attitude,
                          bool rests) {
  if (attitude && attitude->lean > kLies) {
    known_ = false;
    return {};
  }
  Transform level;
  if (attitude) {
    level.rotation = turn_about({0, 1, 0}, attitude->pitch + pitch_) * turn_about({1, 0, 0}, attitude->roll + roll_);
  }
  posture_.update(joints.angles, level);
  const Pose2 before[2] = {X_RS_[0], X_RS_[1]};
  double height[2];
  for (const int side : {0, 1}) {
    const Transform X = posture_.sole(static_cast<body::Side>(side));
    X_RS_[side] = on_ground(X);
    height[side] = X.position.z;
  }
  // the foot with more weight carries; without force sensors the lower one
  const int other = 1 - support_;
  if (feet) {
    const double force[2] = {feet->left, feet->right};
    if (force[other] > kLeastForce && force[other] > kChangeFoot * force[support_]) support_ = other;
  } else if (height[other] < height[support_]) {
    support_ = other;
  }
  const double turned = attitude ? attitude->heading - heading_ : 0.0;
  if (attitude) {
    heading_ = attitude->heading;
    level_by_sole(joints.time - last_, rests);
  }
  last_ = joints.time;
  if (!known_) {
    known_ = true;
    return {};
  }
  Pose2 moved = before[support_] * inverse(X_RS_[support_]);
  if (attitude) moved.heading = turned;
  const body::LegReckoning& really = posture_.robot().reckoning;
  return {moved.x * really.ahead, moved.y * really.aside, moved.heading};
}

/// Turns the attitude towards one in which the sole that carries lies flat; at once where nothing is known yet.
void LegOdometry::level_by_sole(Duration passed, bool rests) {
  // a clock that jumped back says nothing
  passed = std::max(passed, Duration{});
  const Vec3 up = up_of(posture_.sole(static_cast<body::Side>(support_)).rotation);
  const double share = known_ ? passed.seconds() / ((rests ? kFlatAtRest : kFlat) + passed.seconds()) : 1.0;
  pitch_ -= share * up.x;
  roll_ += share * up.y;
}

Pose2 WheelOdometry::update(const WheelTravel& travel) {
  const double left = last_ ? travel.left - last_->left : 0.0;
  const double right = last_ ? travel.right - last_->right : 0.0;
  last_ = travel;
  const double turned = (right - left) / track_;
  const Vec2 along = direction(turned / 2) * ((left + right) / 2);
  return {along.x, along.y, turned};
}

Pose2 OmniOdometry::update(const OmniReading& reading) {
  const Vec3 rolled = last_ ? reading.travel - *last_ : Vec3{};
  last_ = reading.travel;
  // each wheel drives along the circle: (−√3/2, 1/2), (0, −1), (√3/2, 1/2)
  const double turned = (rolled.x + rolled.y + rolled.z) / (3.0 * wheel_circle_);
  const double ahead = (rolled.z - rolled.x) / std::sqrt(3.0);
  const double left = (rolled.x + rolled.z - 2.0 * rolled.y) / 3.0;
  // on the way it has turned by half, on the average
  const Vec2 along = direction(turned / 2);
  const Vec2 moved = along * ahead + left_of(along) * left;
  return {moved.x, moved.y, turned};
}

}  // namespace cancha::sense
