#include <algorithm>
#include <cmath>

#include "sense/vision/recognise.h"

// A ball is a round blob of its colour. Two measurements of its distance must agree: its width, which the lens and the
// edges of the blob decide, and the ground below it, which the attitude of the camera decides. An orange shoe, a lamp
// or a spectator's shirt fits one of them, hardly both.

namespace cancha::sense {
namespace {

constexpr double kMostSlender = 1.9;     ///< one radius of an ellipse against the other
constexpr double kLeastFilled = 0.6;     ///< of the ellipse with the blob's moments
constexpr double kMostDeviations = 3.5;  ///< between the two distances
constexpr double kLeastGround = 0.25;    ///< of the pixels around it that are field, line, or dark
constexpr double kWidthDoubt = 0.03;     ///< share of the width that light and shade take or add

/// The radii of the ellipse with the same moments; the twelfth is the pixels' own extent.
Vec2 radii_of(const Blob& blob) {
  return {2 * std::sqrt(blob.uu + 1.0 / 12), 2 * std::sqrt(blob.vv + 1.0 / 12)};
}

bool is_round(const Blob& blob) {
  const Vec2 radii = radii_of(blob);
  const double slender = radii.x > radii.y ? radii.x / radii.y : radii.y / radii.x;
  return slender < kMostSlender && blob.pixels > kLeastFilled * kPi * radii.x * radii.y;
}

/// The share of the pixels around a blob that a ball on the pitch has around it.
double ground_around(const Look& look, const Blob& blob, double radius) {
  constexpr int kPlaces = 24;
  int ground = 0;
  int inside = 0;
  for (int i = 0; i < kPlaces; ++i) {
    const Vec2 at = Vec2{blob.u, blob.v} + direction(2 * kPi * i / kPlaces) * (1.4 * radius + 1.5);
    const int column = static_cast<int>(std::lround(at.x));
    const int row = static_cast<int>(std::lround(at.y));
    if (column < 0 || row < 0 || column >= look.finder.width() || row >= look.finder.height()) continue;
    ++inside;
    const Paint paint = look.finder.paint_at(column, row);
    ground += paint == Paint::Field || paint == Paint::Line || paint == Paint::Black ? 1 : 0;
  }
  return inside == 0 ? 0 : static_cast<double>(ground) / inside;
}

/// The middle of a ball of which the picture's border shows a part only: as far behind the edges that are seen as a
/// ball at that place is wide.
Vec2 middle_of_cut(const Look& look, const Blob& blob, double ball) {
  Vec2 centre{blob.u, blob.v};
  const int width = look.finder.width();
  const int height = look.finder.height();
  for (int round = 0; round < 3; ++round) {
    const auto range = range_on_plane(look.view, centre, ball);
    if (!range) return {blob.u, blob.v};
    const double radius = look.view.lens.focal * ball / std::hypot(range->distance, look.view.height() - ball);
    const auto behind = [&](double seen, int low, int high, int size) {
      if ((low <= 0) == (high >= size - 1)) return seen;  // both sides are seen, or none
      return low <= 0 ? std::min(seen, high + 0.5 - radius) : std::max(seen, low - 0.5 + radius);
    };
    centre = {behind(blob.u, blob.left, blob.right, width), behind(blob.v, blob.top, blob.bottom, height)};
  }
  return centre;
}

}  // namespace

void find_ball(const Look& look, std::vector<Seen>& things) {
  if (look.settings.white_ball) return find_white_ball(look, things);
  const double ball = look.settings.sizes.ball_radius;
  const int least = scaled_pixels(look.settings.least_ball, look.finder.width(), look.finder.height());
  const bool knows_field = look.knows_field();
  double best = 0;
  Seen found;
  for (const Blob& blob : look.blobs) {
    if (look.paint(blob) != Paint::Ball || blob.pixels < least || blob.pixels <= best) continue;
    const bool cut = look.at_border(blob);
    const Vec2 centre = cut ? middle_of_cut(look, blob, ball) : Vec2{blob.u, blob.v};
    if (!cut && !is_round(blob)) continue;
    const Vec2 radii = radii_of(blob);
    const double radius = std::max(radii.x, radii.y);
    if (knows_field && ground_around(look, blob, radius) < kLeastGround) continue;
    const double edge = 2 * look.settings.edge + kWidthDoubt * 2 * radius;
    const double angle = look.view.angle_between(centre - Vec2{radius, 0}, centre + Vec2{radius, 0});
    const auto by_width = range_by_angle(angle, angle * edge / (2 * radius), 2 * ball, look.view.height() - ball);
    const auto by_ground = range_on_plane(look.view, centre, ball);
    GroundRange range;
    if (cut) {
      // what the border has cut off has no width, but it lies on the ground
      if (!by_ground) continue;
      range = *by_ground;
    } else {
      if (!by_width) continue;
      // compared as angles below the horizon, where both are about as exact at any distance
      const double drop = look.view.height() - ball;
      const double expected = std::atan2(drop, by_width->distance);
      const double doubt = std::hypot(
          look.view.tilt_spread, by_width->spread * drop / (drop * drop + by_width->distance * by_width->distance));
      if (std::abs(look.view.depression(centre) - expected) > kMostDeviations * doubt + 1 / look.view.lens.focal) {
        continue;
      }
      range = by_ground ? fused(*by_width, *by_ground) : *by_width;
    }
    if (range.distance > look.settings.most_distance) continue;
    best = blob.pixels;
    found = seen_at(look.view, centre, range);
    found.kind = ThingKind::Ball;
    found.box = ImageBox{blob.left, blob.top, blob.right, blob.bottom};
  }
  if (best > 0) things.push_back(found);
}

}  // namespace cancha::sense
