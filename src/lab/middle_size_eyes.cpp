#include "lab/middle_size_eyes.h"

#include <algorithm>
#include <cmath>

#include "field/line_map.h"
#include "model/localisation/post_geometry.h"
#include "model/localisation/post_layout.h"

namespace cancha::lab {
namespace {

constexpr double kLeastSegment = 1.0;  ///< metres of a line that must be in sight
constexpr double kDirection = 0.04;    ///< radians, deviation of a line's direction
constexpr double kSways = 0.8;         ///< share of its lean that a robot keeps from look to look

}  // namespace

field::League middle_size_pitch() {
  field::League league;
  league.name = "middle_size";
  league.title = "Middle size, 12 × 8 m";
  league.players = 5;
  league.body = "omni";  // lines, no walls
  league.walls = {4.0_m, -4.0_m, -6.0_m, 6.0_m, 1.0_m, -1.0_m, -6.5_m, 6.5_m, 0.0_m, 0.025_m, 0.05_m};
  league.markings = {.goal_area_width = 3.375_m,
                     .goal_area_depth = 0.625_m,
                     .penalty_area_width = 6.375_m,
                     .penalty_area_depth = 2.125_m,
                     .penalty_arc_width = 0.0_m,
                     .penalty_arc_height = 0.0_m,
                     .penalty_mark = 3.0_m,
                     .centre_circle_radius = 1.875_m,
                     .free_ball_x = 3.0_m,
                     .free_ball_y = 2.0_m,
                     .line_width = 0.125_m};
  return league;
}

MiddleSizeEyes::MiddleSizeEyes(const field::League& pitch, const EyeFaults& faults, Random random)
    : pitch_{pitch},
      faults_{faults},
      of_posts_{random.split("posts")},
      of_points_{random.split("points")},
      of_segments_{random.split("segments")},
      of_compass_{random.split("compass")},
      bias_{faults.compass_bias * of_compass_.normal()} {
  const field::LineMap map = field::line_map_of(pitch);
  for (const field::GroundLine& line : map.lines) {
    ends_.push_back(line.from);
    ends_.push_back(line.to);
  }
  circle_ = map.circle;
  seen_.reserve(256);
}

void MiddleSizeEyes::add(Seen seen, Vec2 p_R, double spread) {
  seen.bearing = angle_of(p_R);
  seen.distance = length(p_R);
  seen.distance_spread = spread;
  seen.bearing_spread = std::max(faults_.bearing_noise, spread / std::max(seen.distance, 0.3));
  seen_.push_back(seen);
}

const std::vector<Seen>& MiddleSizeEyes::look(const Pose2& X_TR) {
  seen_.clear();
  look_for_posts(X_TR);
  look_for_points(X_TR);
  if (segments_) look_for_segments(X_TR);
  return seen_;
}

void MiddleSizeEyes::look_for_posts(const Pose2& X_TR) {
  const model::PostLayout layout{pitch_.walls};
  const double tilt = faults_.tilt + faults_.sway * of_posts_.normal();
  for (const model::KnownPost& post : layout.posts()) {
    const Vec2 p_R = into(X_TR, post.p_T);
    const double away = length(p_R);
    const bool in_view = away < faults_.front_range && std::abs(angle_of(p_R)) < faults_.front_view / 2;
    // chance goes on in the same way whatever is in view
    const bool missed = of_posts_.uniform() < faults_.post_missed;
    const bool wrong = of_posts_.uniform() < faults_.post_wrong;
    const double aside = faults_.bearing_noise * of_posts_.normal();
    const double farther = model::sighting_spread(away) * of_posts_.normal();
    const double anywhere = of_posts_.uniform(1.0, faults_.front_range);
    if (!in_view || missed) continue;
    double seen_away = wrong ? anywhere : away + farther;
    if (tilt != 0.0) seen_away += std::min(model::error_by_tilt(faults_.camera_height, away, tilt), 20.0);
    Seen seen{.kind = post.kind};
    seen.whose = post.half;
    add(seen, direction(angle_of(p_R) + aside) * std::max(0.2, seen_away), model::sighting_spread(away));
    seen_.back().bearing_spread = faults_.bearing_noise;
  }
}

double MiddleSizeEyes::hit(Vec2 from, Vec2 along) const {
  double nearest = 1e9;
  for (std::size_t i = 0; i + 1 < ends_.size(); i += 2) {
    const Vec2 line = ends_[i + 1] - ends_[i];
    const double across = cross(along, line);
    if (std::abs(across) < 1e-9) continue;
    const Vec2 off = ends_[i] - from;
    const double far = cross(off, line) / across;
    const double on = cross(off, along) / across;
    if (far > 0.3 && on >= 0 && on <= 1) nearest = std::min(nearest, far);
  }
  // the centre circle
  const double b = dot(from, along);
  const double c = dot(from, from) - circle_ * circle_;
  if (const double root = b * b - c; root > 0) {
    for (const double far : {-b - std::sqrt(root), -b + std::sqrt(root)}) {
      if (far > 0.3) nearest = std::min(nearest, far);
    }
  }
  return nearest;
}

void MiddleSizeEyes::look_for_points(const Pose2& X_TR) {
  const double push = faults_.omni_sway * std::sqrt(1.0 - kSways * kSways);
  const double ahead = push * of_points_.normal();
  const double aside = push * of_points_.normal();
  lean_ = lean_ * kSways + Vec2{ahead, aside};
  for (int i = 0; i < faults_.rays; ++i) {
    const double bearing = 2 * kPi * i / faults_.rays;
    const bool missed = of_points_.uniform() < faults_.point_missed;
    const bool wrong = of_points_.uniform() < faults_.point_wrong;
    const double anywhere = of_points_.uniform(0.3, faults_.omni_range);
    const Vec2 noise{of_points_.normal(), of_points_.normal()};
    const double truly = hit(X_TR.position(), direction(X_TR.heading + bearing));
    const double away = wrong ? anywhere : truly;
    if (missed || away > faults_.omni_range) continue;
    const double spread = model::sighting_spread(away);
    const Vec2 ray = direction(bearing);
    // a lean moves what is far by more than what is near
    const double shift = dot(ray, lean_) * (away * away / faults_.camera_height + faults_.camera_height);
    add({.kind = ThingKind::Line}, ray * (away + shift) + noise * spread, spread);
  }
}

void MiddleSizeEyes::look_for_segments(const Pose2& X_TR) {
  for (std::size_t i = 0; i + 1 < ends_.size(); i += 2) {
    // its part within reach
    const Vec2 from = into(X_TR, ends_[i]);
    const Vec2 along = unit(into(X_TR, ends_[i + 1]) - from);
    const double foot = -dot(from, along);
    const Vec2 nearest = from + along * std::clamp(foot, 0.0, distance(ends_[i], ends_[i + 1]));
    const double reach = faults_.omni_range * faults_.omni_range - dot(from + along * foot, from + along * foot);
    const double turned = kDirection * of_segments_.normal();
    const Vec2 noise{of_segments_.normal(), of_segments_.normal()};
    if (reach <= 0 || length(nearest) > faults_.omni_range) continue;
    const double begin = std::max(0.0, foot - std::sqrt(reach));
    const double end = std::min(distance(ends_[i], ends_[i + 1]), foot + std::sqrt(reach));
    if (end - begin < kLeastSegment) continue;
    // a line through several points is surer than one of them
    const double spread = model::sighting_spread(length(nearest)) / 2;
    Seen seen{.kind = ThingKind::Line};
    seen.orientation = Orientation{wrap_angle(angle_of(along) + turned), kDirection};
    add(seen, nearest + noise * spread, spread);
  }
}

double MiddleSizeEyes::compass(const Pose2& X_TR) {
  // steel about the pitch turns it by place
  const double local = bias_ * std::cos(X_TR.x) + bias_ * std::sin(0.7 * X_TR.y);
  return wrap_angle(X_TR.heading + local + faults_.compass_noise * of_compass_.normal());
}

}  // namespace cancha::lab
