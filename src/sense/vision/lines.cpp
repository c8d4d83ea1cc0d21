#include <algorithm>
#include <array>
#include <cmath>

#include "sense/vision/recognise.h"

// Field lines are found on the ground, where they are straight whatever the lens and the attitude do:
//
//   scan lines across the picture --field, white, field--> points on the ground --votes--> lines --> crossings
//
// Each point votes for the lines through it, in bins of direction and offset; the fullest bin becomes a line by least
// squares, its points are taken away, and the next one is looked for.

namespace cancha::sense {
namespace {

constexpr double kReach = 3.5;  ///< metres: points further away are too uncertain
constexpr int kAngles = 36;     ///< bins of the half circle
constexpr int kOffsets = 70;    ///< bins from -kReach to kReach
constexpr double kBin = 2 * kReach / kOffsets;
constexpr double kNear = 0.06;  ///< metres of a point from its line
constexpr int kLeastPoints = 8;
constexpr double kLeastLength = 0.3;  ///< metres
constexpr std::size_t kMostLines = 6;
constexpr double kSquare = 0.5;   ///< cosine of the angle between lines that cross
constexpr double kMeet = 0.3;     ///< metres from an end of a line within which it still reaches a crossing
constexpr double kGoesOn = 0.25;  ///< metres by which a line must go on behind a crossing

}  // namespace

void LineFinder::scan(const Look& look, bool down, int at) {
  const double wide = look.settings.sizes.line_width;
  const int length_of_scan = down ? look.finder.height() : look.finder.width();
  const auto pixel = [&](double along) {
    return down ? Vec2{static_cast<double>(at), along} : Vec2{along, static_cast<double>(at)};
  };
  bool after_field = false;
  int begin = -1;
  for (int along = 0; along < length_of_scan; ++along) {
    const Paint paint = down ? look.finder.paint_at(at, along) : look.finder.paint_at(along, at);
    if (paint == Paint::Line) {
      if (begin < 0) begin = along;
      continue;
    }
    if (begin >= 0 && after_field && paint == Paint::Field) {
      const auto one = look.view.on_plane(pixel(begin - 0.5), 0.0);
      const auto other = look.view.on_plane(pixel(along - 0.5), 0.0);
      const auto middle = look.view.on_plane(pixel((begin + along - 1) / 2.0), 0.0);
      // as wide as a line that is crossed not too flatly, or too far away to be measured
      const bool thin = along - begin <= 2;
      if (one && other && middle && length(*middle) < kReach) {
        const double across = distance(*one, *other);
        if (across < 3 * wide && (thin || across > 0.4 * wide)) {
          points_.push_back({*middle, false});
          pixels_.push_back(pixel((begin + along - 1) / 2.0));
        }
      }
    }
    // a pixel between white and green has some other colour
    if (begin >= 0 || paint == Paint::Field) after_field = paint == Paint::Field;
    begin = -1;
  }
}

void LineFinder::gather(const Look& look) {
  points_.clear();
  pixels_.clear();
  const int step = std::max(2, look.finder.width() / 72);
  for (int column = step / 2; column < look.finder.width(); column += step) scan(look, true, column);
  for (int row = step / 2; row < look.finder.height(); row += step) scan(look, false, row);
}

bool LineFinder::strongest(const View&, Line& line) {
  votes_.assign(static_cast<std::size_t>(kAngles * kOffsets), 0);
  for (const Point& point : points_) {
    if (point.used) continue;
    for (int angle = 0; angle < kAngles; ++angle) {
      const double offset = dot(direction(kPi * angle / kAngles), point.p_G);
      const int bin = static_cast<int>((offset + kReach) / kBin);
      if (bin >= 0 && bin < kOffsets) ++votes_[static_cast<std::size_t>(angle * kOffsets + bin)];
    }
  }
  const auto best = std::ranges::max_element(votes_);
  if (*best < kLeastPoints) return false;
  const auto place = static_cast<int>(best - votes_.begin());
  line.normal = direction(kPi * (place / kOffsets) / kAngles);
  line.offset = (place % kOffsets + 0.5) * kBin - kReach;
  // least squares, first over what is in and beside the bin
  for (const double near : {1.5 * kBin, kNear, kNear}) {
    Vec2 sum;
    int count = 0;
    for (const Point& point : points_) {
      if (point.used || std::abs(dot(line.normal, point.p_G) - line.offset) > near) continue;
      sum += point.p_G;
      ++count;
    }
    if (count < kLeastPoints) return false;
    const Vec2 centre = sum / count;
    double xx = 0;
    double xy = 0;
    double yy = 0;
    for (const Point& point : points_) {
      if (point.used || std::abs(dot(line.normal, point.p_G) - line.offset) > near) continue;
      const Vec2 away = point.p_G - centre;
      xx += away.x * away.x;
      xy += away.x * away.y;
      yy += away.y * away.y;
    }
    const double along = std::atan2(2 * xy, xx - yy) / 2;
    line.normal = left_of(direction(along));
    line.offset = dot(line.normal, centre);
    line.points = count;
  }
  line.least = 1e9;
  line.most = -1e9;
  for (Point& point : points_) {
    if (point.used || std::abs(dot(line.normal, point.p_G) - line.offset) > kNear) continue;
    point.used = true;
    const double along = dot(left_of(line.normal), point.p_G);
    line.least = std::min(line.least, along);
    line.most = std::max(line.most, along);
  }
  return true;
}

void LineFinder::cross(const Look& look, std::vector<Seen>& things) const {
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    for (std::size_t j = i + 1; j < lines_.size(); ++j) {
      const Line& a = lines_[i];
      const Line& b = lines_[j];
      if (std::abs(dot(a.normal, b.normal)) > kSquare) continue;
      // the point with both offsets
      const double det = cancha::cross(a.normal, b.normal);
      const Vec2 p_G{(a.offset * b.normal.y - b.offset * a.normal.y) / det,
                     (b.offset * a.normal.x - a.offset * b.normal.x) / det};
      const double along_a = dot(left_of(a.normal), p_G);
      const double along_b = dot(left_of(b.normal), p_G);
      if (along_a < a.least - kMeet || along_a > a.most + kMeet) continue;
      if (along_b < b.least - kMeet || along_b > b.most + kMeet) continue;
      const bool through_a = along_a - a.least > kGoesOn && a.most - along_a > kGoesOn;
      const bool through_b = along_b - b.least > kGoesOn && b.most - along_b > kGoesOn;
      Seen seen;
      seen.kind = ThingKind::Crossing;
      seen.crossing = through_a && through_b   ? CrossingKind::X
                      : through_a || through_b ? CrossingKind::T
                                               : CrossingKind::L;
      seen.bearing = angle_of(p_G);
      seen.distance = length(p_G);
      const double drop = look.view.height();
      seen.distance_spread = (drop * drop + seen.distance * seen.distance) / drop * look.view.tilt_spread;
      seen.bearing_spread = look.view.pan_spread;
      // along the stem of a T, between the arms of an L
      const Vec2 arm_a = left_of(a.normal) * ((a.least + a.most) / 2 > along_a ? 1.0 : -1.0);
      const Vec2 arm_b = left_of(b.normal) * ((b.least + b.most) / 2 > along_b ? 1.0 : -1.0);
      const Vec2 stem = through_a ? arm_b : through_b ? arm_a : arm_a + arm_b;
      seen.orientation = Orientation{angle_of(stem), 0.1};
      if (seen.crossing == CrossingKind::X) seen.orientation.reset();
      things.push_back(seen);
    }
  }
}

std::span<const Vec2> LineFinder::pixels(const Look& look) {
  gather(look);
  return pixels_;
}

void LineFinder::find(const Look& look, std::vector<Seen>& things) {
  gather(look);
  lines_.clear();
  Line line{};
  for (std::size_t i = 0; i < kMostLines && strongest(look.view, line); ++i) {
    if (line.most - line.least >= kLeastLength) lines_.push_back(line);
  }
  for (const Line& one : lines_) {
    // the point of what was seen that is nearest to the robot
    const double along = std::clamp(0.0, one.least, one.most);
    const Vec2 p_G = one.normal * one.offset + left_of(one.normal) * along;
    Seen seen;
    seen.kind = ThingKind::Line;
    seen.bearing = angle_of(p_G);
    seen.distance = length(p_G);
    const double drop = look.view.height();
    seen.distance_spread = (drop * drop + seen.distance * seen.distance) / drop * look.view.tilt_spread;
    seen.bearing_spread = look.view.pan_spread;
    seen.orientation =
        Orientation{angle_of(left_of(one.normal)), std::hypot(look.view.pan_spread, kNear / (one.most - one.least))};
    things.push_back(seen);
  }
  cross(look, things);
}

}  // namespace cancha::sense
