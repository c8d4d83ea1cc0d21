#include "body/kinematics.h"

#include <algorithm>
#include <cmath>

#include "base/expects.h"

namespace cancha::body {

Posture::Posture(const Robot& robot) : robot_{&robot}, X_WL_(robot.links.size()) {
  const std::vector<double> straight(robot.joints.size());
  update(straight);
}

void Posture::update(std::span<const double> angles, const Transform& X_WT) {
  CANCHA_EXPECTS(angles.size() == robot_->joints.size());
  X_WL_[0] = X_WT;
  for (std::size_t i = 1; i < X_WL_.size(); ++i) {
    const Link& link = robot_->links[i];
    const Transform X_WJ = X_WL_[link.parent] * link.X_PL;
    if (link.joint == kNone) {
      X_WL_[i] = X_WJ;
      continue;
    }
    // about an axis through the anchor: what the anchor moves by the turn alone is taken back
    const Quaternion turn = turn_about(link.axis, link.ratio * angles[link.joint] + link.bias);
    X_WL_[i] = X_WJ * Transform{link.anchor - turn * link.anchor, turn};
  }
}

void Posture::move(const Transform& X_WT) {
  const Transform X_NO = X_WT * inverse(X_WL_[0]);
  for (Transform& X_WL : X_WL_) X_WL = X_NO * X_WL;
}

Transform Posture::sole(Side side) const {
  const Sole& sole = robot_->soles[side];
  return X_WL_[sole.link] * sole.X_LS;
}

Vec3 Posture::corner(Side side, int which) const {
  const Sole& sole = robot_->soles[side];
  const double x = which == 0 || which == 3 ? sole.length / 2 : -sole.length / 2;
  const double y = which < 2 ? sole.width / 2 : -sole.width / 2;
  return this->sole(side) * Vec3{x, y, 0};
}

Vec3 Posture::centre_of_mass() const {
  Vec3 sum;
  double mass = 0.0;
  for (std::size_t i = 0; i < X_WL_.size(); ++i) {
    const Link& link = robot_->links[i];
    sum = sum + (X_WL_[i] * link.centre) * link.mass;
    mass += link.mass;
  }
  return mass > 0 ? sum * (1 / mass) : sum;
}

// Andrew's monotone chain: the lower border from left to right, then the upper one back.
Polygon hull_of(std::span<const Vec2> points) {
  CANCHA_EXPECTS(points.size() <= 8);
  std::array<Vec2, 8> sorted{};
  const auto end = std::copy(points.begin(), points.end(), sorted.begin());
  std::sort(sorted.begin(), end, [](Vec2 a, Vec2 b) { return a.x < b.x || (a.x == b.x && a.y < b.y); });
  const std::size_t n = points.size();

  std::array<Vec2, 17> border{};
  std::size_t count = 0;
  const auto add = [&](Vec2 p, std::size_t fixed) {
    while (count >= fixed + 2 && cross(border[count - 1] - border[count - 2], p - border[count - 1]) <= 0) --count;
    border[count++] = p;
  };
  for (std::size_t i = 0; i < n; ++i) add(sorted[i], 0);
  const std::size_t lower = count - (count > 0 ? 1 : 0);
  for (std::size_t i = n; i-- > 1;) add(sorted[i - 1], lower);

  Polygon hull;
  hull.count = std::min<std::size_t>(count > 1 ? count - 1 : count, 8);
  std::copy_n(border.begin(), hull.count, hull.corners.begin());
  return hull;
}

double distance_inside(const Polygon& polygon, Vec2 point) {
  double inside = 1e9;
  double outside = 1e9;
  for (std::size_t i = 0; i < polygon.count; ++i) {
    const Vec2 a = polygon.corners[i];
    const Vec2 side = polygon.corners[(i + 1) % polygon.count] - a;
    const double size = length(side);
    if (size > 0) inside = std::min(inside, cross(side, point - a) / size);
    // from outside the nearest point of a side counts, which may be its corner
    const double along = size > 0 ? std::clamp(dot(point - a, side) / (size * size), 0.0, 1.0) : 0.0;
    outside = std::min(outside, distance(point, a + side * along));
  }
  return inside >= 0 && polygon.count > 2 ? inside : -outside;
}

namespace {

/// Puts one sole flat on the ground below the trunk; gives the lowest and highest corner of the other.
std::pair<double, double> put_on(Posture& posture, Side side) {
  posture.move(inverse(posture.sole(side)) * posture.trunk());
  const Side other = side == kLeft ? kRight : kLeft;
  double low = 1e9;
  double high = -1e9;
  for (int i = 0; i < 4; ++i) {
    low = std::min(low, posture.corner(other, i).z);
    high = std::max(high, posture.corner(other, i).z);
  }
  return {low, high};
}

}  // namespace

Support stand(Posture& posture, double tolerance) {
  const auto [low_of_left, high_of_left] = put_on(posture, kRight);
  const auto [low_of_right, high_of_right] = put_on(posture, kLeft);
  const Side side = low_of_left > low_of_right ? kRight : kLeft;
  if (side == kRight) put_on(posture, kRight);
  const double low = side == kRight ? low_of_left : low_of_right;
  const double high = side == kRight ? high_of_left : high_of_right;

  Support support;
  const bool both = std::abs(low) <= tolerance && std::abs(high) <= tolerance;
  std::array<Vec2, 8> corners{};
  std::size_t count = 0;
  for (const Side foot : {kLeft, kRight}) {
    support.stands_on[foot] = both || foot == side;
    for (int i = 0; support.stands_on[foot] && i < 4; ++i) corners[count++] = posture.corner(foot, i).xy();
  }
  support.polygon = hull_of(std::span{corners}.first(count));
  support.centre_of_mass = posture.centre_of_mass();
  support.margin = distance_inside(support.polygon, support.centre_of_mass.xy());
  support.other_foot = both ? 0.0 : low;
  return support;
}

}  // namespace cancha::body
