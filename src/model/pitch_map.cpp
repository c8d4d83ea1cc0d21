#include "model/pitch_map.h"

#include <algorithm>
#include <cmath>

#include "model/landmarks.h"

// Where things stand in `points_`, and why clues have several meanings:
//
//   0…3 posts, in the order of PostPlace     4, 5 own and opponents' goal     6, 7 left and right landmark
//   8…11 corner posts, the own ones first    12… crossings of lines
//
// A post whose side was not seen is one of two, whose colour was not seen either one of four. A crossing is often seen
// in part: an L may be a T whose bar is out of the picture, but an X is never a T. Which of them it is follows from
// where a filter believes to be.

namespace cancha::model {
namespace {

constexpr std::uint8_t kGoals = 4;
constexpr std::uint8_t kLandmarks = 6;
constexpr std::uint8_t kCorners = 8;
constexpr std::uint8_t kCrossings = 12;
constexpr double kBeside = 1.0;  ///< metres behind the lines where robots still are

/// Looks follow each other quickly with much the same error of attitude, and so do things in one look: each counts less
/// than if it were alone.
constexpr double kWidened = 3.0;
constexpr double kLeastAcross = 0.04;     ///< metres
constexpr double kLeastAlong = 0.06;      ///< metres
constexpr double kLeastDirection = 0.06;  ///< radians, of a line
constexpr double kTilts = 0.5;            ///< radians that a line is turned, for a metre that it is seen too far
constexpr double kBlurOfMisfit = 0.12;    ///< metres and radians that a proposed pose may be off
constexpr double kPlausible = 1.2;        ///< metres
constexpr double kPlausibleTurn = 0.6;    ///< radians
constexpr double kEnd = 0.4;              ///< metres behind the end of a line
constexpr double kPiece = 0.7;     ///< metres between the point that was seen and where a line touches the circle
constexpr double kSameGap = 0.35;  ///< share by which a distance between two things may be wrong

double wrap_half(double angle) {
  return std::remainder(angle, kPi);
}

}  // namespace

PitchMap::PitchMap(const field::League& league)
    : half_{league.walls.length() / 2, league.walls.width() / 2}, map_{field::line_map_of(league)} {
  for (const PostPlace post :
       {PostPlace::OwnLeft, PostPlace::OwnRight, PostPlace::OpponentLeft, PostPlace::OpponentRight}) {
    points_.push_back({post_in_team_frame(league.walls, post)});
  }
  for (const double end : {-1.0, 1.0}) points_.push_back({{end * half_.x, 0.0}});
  const double border = league.game.border.value;
  for (const double side : {1.0, -1.0}) points_.push_back({{0.0, side * (half_.y + border)}});
  for (const double end : {-1.0, 1.0}) {
    for (const double side : {1.0, -1.0}) points_.push_back({{end * half_.x, side * half_.y}});
  }
  for (const field::LineCrossing& one : map_.crossings) points_.push_back({one.place, one.stem, one.kind});
}

bool PitchMap::contains(Vec2 p_T) const {
  return std::abs(p_T.x) < half_.x + kBeside && std::abs(p_T.y) < half_.y + kBeside;
}

/// What a thing that is a point may be.
void PitchMap::add_point(const Seen& seen, bool goals_matter, Clue& clue) const {
  const auto add = [&](std::size_t first, std::size_t after) {
    for (std::size_t i = first; i < after && clue.count < Clue::kMost; ++i) {
      clue.may_be[clue.count++] = static_cast<std::uint8_t>(i);
    }
  };
  // of things that stand in both halves, each half's together
  const auto add_of = [&](std::size_t first, std::size_t each) {
    if (seen.whose != Whose::Opponent) add(first, first + each);
    if (seen.whose != Whose::Own) add(first + each, first + 2 * each);
  };
  switch (seen.kind) {
    case ThingKind::Post:
      if (seen.post == PostPlace::Unknown) return add_of(0, 2);
      return add(static_cast<std::size_t>(seen.post) - 1, static_cast<std::size_t>(seen.post));
    case ThingKind::Goal:
      if (goals_matter) add_of(kGoals, 1);
      return;
    case ThingKind::LeftLandmark:
      return add(kLandmarks, kLandmarks + 1);
    case ThingKind::RightLandmark:
      return add(kLandmarks + 1, kLandmarks + 2);
    case ThingKind::CornerPost:
      return add_of(kCorners, 2);
    case ThingKind::Crossing:
      clue.crossing = seen.crossing;
      for (std::size_t i = kCrossings; i < points_.size() && clue.count < Clue::kMost; ++i) {
        if (points_[i].crossing >= seen.crossing) clue.may_be[clue.count++] = static_cast<std::uint8_t>(i);
      }
      return;
    default:
      return;
  }
}

void PitchMap::read(std::span<const Seen> things, Clues& clues) const {
  clues.count = 0;
  // a goal is the middle between posts that count themselves
  const bool goals_matter = std::ranges::none_of(things, [](const Seen& s) { return s.kind == ThingKind::Post; });
  // the surest first
  for (const int turn : {0, 1, 2}) {
    for (const Seen& seen : things) {
      const int rank = seen.kind == ThingKind::Line ? 1 : seen.kind == ThingKind::Crossing ? 2 : 0;
      if (rank != turn || seen.held || seen.distance < 0.05 || clues.count == Clues::kMost) continue;
      Clue& clue = clues.list[clues.count];
      clue = {};
      clue.p_RP = seen.p_RP();
      clue.has_angle = seen.orientation.has_value();
      clue.angle = clue.has_angle ? seen.orientation->angle : 0.0;
      const double along = kWidened * std::hypot(seen.distance_spread, kLeastAlong);
      const double across = kWidened * std::hypot(seen.distance * seen.bearing_spread, kLeastAcross);
      clue.spread = {along, across};
      if (seen.kind == ThingKind::Line && clue.has_angle) {
        clue.line = true;
        // how far it is seen aside hangs on how it lies to the ray
        const double oblique = std::sin(clue.angle - seen.bearing);
        // a wrong tilt moves its far end more than its near one
        const double direction = std::hypot(seen.orientation->spread, kLeastDirection, kTilts * seen.distance_spread);
        clue.spread = {kWidened * direction, std::hypot(along * oblique, across * std::cos(clue.angle - seen.bearing))};
        const std::size_t lines = map_.lines.size() + (map_.circle > 0 ? 1 : 0);
        for (std::size_t i = 0; i < std::min(lines, Clue::kMost); ++i) {
          clue.may_be[clue.count++] = static_cast<std::uint8_t>(i);
        }
      } else {
        add_point(seen, goals_matter, clue);
      }
      if (clue.count > 0) ++clues.count;
    }
  }
}

Vec2 PitchMap::gap(const Clue& clue, std::uint8_t thing, const Pose2& X_TR) const {
  if (!clue.line) {
    const Vec2 away = clue.p_RP - into(X_TR, points_[thing].place);
    const Vec2 ray = unit(clue.p_RP);
    return {dot(ray, away), cross(ray, away)};
  }
  if (is_circle(clue, thing)) {
    // a tangent passes the middle at the radius
    const double aside = cross(direction(clue.angle), into(X_TR, {}) - clue.p_RP);
    return {0.0, std::copysign(map_.circle, aside) - aside};
  }
  const field::GroundLine& line = map_.lines[thing];
  const Vec2 along = unit(line.to - line.from);
  const Vec2 seen = X_TR * clue.p_RP;
  return {wrap_half(clue.angle + X_TR.heading - angle_of(along)), cross(along, seen - line.from)};
}

bool PitchMap::plausible(const Clue& clue, std::uint8_t thing, const Pose2& X_TR) const {
  const Vec2 off = gap(clue, thing, X_TR);
  if (!clue.line) {
    const Point& point = points_[thing];
    // of a crossing of the very same kind the direction is known, too
    const bool same = clue.crossing != CrossingKind::None && clue.has_angle && point.crossing == clue.crossing;
    const bool turned =
        same && std::abs(wrap_angle(clue.angle + X_TR.heading - point.stem)) > kPlausibleTurn + kPlausibleTurn / 2;
    return !turned && std::abs(off.x) < kPlausible + clue.spread[0] && std::abs(off.y) < kPlausible + clue.spread[1];
  }
  if (std::abs(off.y) > kPlausible) return false;
  const Vec2 seen = X_TR * clue.p_RP;
  if (is_circle(clue, thing)) {
    const Vec2 along = direction(clue.angle + X_TR.heading);
    return std::abs(dot(along, seen)) < kPiece;
  }
  if (std::abs(off.x) > kPlausibleTurn) return false;
  const field::GroundLine& line = map_.lines[thing];
  const double on = dot(unit(line.to - line.from), seen - line.from);
  return on > -kEnd && on < distance(line.from, line.to) + kEnd;
}

double PitchMap::misfit(const Clues& clues, const Pose2& X_TR) const {
  double sum = 0.0;
  for (const Clue& clue : clues.all()) {
    double best = kMisfit;
    for (const std::uint8_t thing : clue.candidates()) {
      if (!plausible(clue, thing, X_TR)) continue;
      const Vec2 off = gap(clue, thing, X_TR);
      const double blur = kBlurOfMisfit * kBlurOfMisfit;
      best = std::min(best, off.x * off.x / (clue.spread[0] * clue.spread[0] + blur) +
                                off.y * off.y / (clue.spread[1] * clue.spread[1] + blur));
    }
    sum += best;
  }
  return sum;
}

std::size_t PitchMap::propose(const Clues& clues, bool crossings, std::span<Pose2> poses) const {
  std::size_t found = 0;
  const auto add = [&](Vec2 place, Vec2 p_RP, double heading) {
    const Vec2 origin = place - Pose2{0, 0, heading} * p_RP;
    if (found < poses.size() && contains(origin)) poses[found++] = {origin.x, origin.y, wrap_angle(heading)};
  };
  const std::span<const Clue> all = clues.all();
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Clue& one = all[i];
    if (one.line) continue;
    if (one.crossing != CrossingKind::None) {
      if (!crossings) continue;
      for (const std::uint8_t thing : one.candidates()) {
        if (one.has_angle && points_[thing].crossing == one.crossing) {
          add(points_[thing].place, one.p_RP, points_[thing].stem - one.angle);
        }
      }
      continue;
    }
    for (std::size_t j = 0; j < all.size(); ++j) {
      const Clue& other = all[j];
      if (other.crossing != CrossingKind::None) continue;
      for (const std::uint8_t a : one.candidates()) {
        if (other.line) {
          // lines run along and across the pitch
          for (const double turned : {0.0, 0.5, 1.0, 1.5}) add(points_[a].place, one.p_RP, turned * kPi - other.angle);
          continue;
        }
        if (j <= i) continue;
        const Vec2 way_R = other.p_RP - one.p_RP;
        for (const std::uint8_t b : other.candidates()) {
          const Vec2 way_T = points_[b].place - points_[a].place;
          if (a == b || std::abs(length(way_T) - length(way_R)) > kSameGap * length(way_T)) continue;
          add(points_[a].place, one.p_RP, angle_of(way_T) - angle_of(way_R));
        }
      }
    }
  }
  return found;
}

}  // namespace cancha::model
