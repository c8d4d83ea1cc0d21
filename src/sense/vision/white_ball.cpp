#include <algorithm>
#include <array>
#include <cmath>

#include "sense/vision/recognise.h"

// White things on the pitch are lines, and a ball of 2016 and later. A ball is a disc of the size that a ball has at
// that place of the picture, with no field inside, some black inside, and field around: centre against surround, as the
// ball's patches and a line behind it change neither. Candidates are small blobs of white, and of
// black: where the ball lies on a line, its white is the line's.

namespace cancha::sense {
namespace {

constexpr double kLeastFilled = 0.88;  ///< of the disc: not field
constexpr double kLeastAround = 0.6;   ///< of the ring around it: field
constexpr double kLeastDark = 0.02;    ///< of the disc: black or dark
constexpr double kMostDark = 0.6;
constexpr double kScaleStep = 0.08;
constexpr std::array<double, 5> kScales = {0.85, 0.92, 1.0, 1.08, 1.16};

/// What a disc and the ring around it are made of.
struct Disc {
  double filled = 0.0;  ///< share of the disc that is not field
  double dark = 0.0;    ///< share of the disc that is neither field nor white
  double around = 0.0;  ///< share of the ring that is field
  Vec2 centre;          ///< of what is not field

  [[nodiscard]] double score() const { return filled + around; }
};

Disc disc_at(const BlobFinder& finder, Vec2 centre, double radius) {
  int inside = 0;
  int filled = 0;
  int white = 0;
  int ring = 0;
  int ring_field = 0;
  Vec2 sum;
  const double outer = 1.45 * radius + 1;
  for (int row = static_cast<int>(centre.y - outer); row <= static_cast<int>(centre.y + outer) + 1; ++row) {
    for (int column = static_cast<int>(centre.x - outer); column <= static_cast<int>(centre.x + outer) + 1; ++column) {
      if (column < 0 || row < 0 || column >= finder.width() || row >= finder.height()) continue;
      const double away = std::hypot(column - centre.x, row - centre.y);
      const Paint paint = finder.paint_at(column, row);
      if (away <= radius) {
        ++inside;
        white += paint == Paint::Line ? 1 : 0;
        if (paint == Paint::Field) continue;
        ++filled;
        sum += Vec2{static_cast<double>(column), static_cast<double>(row)};
      } else if (away > radius + 1 && away <= outer) {
        ++ring;
        ring_field += paint == Paint::Field ? 1 : 0;
      }
    }
  }
  if (inside == 0 || ring == 0 || filled == 0) return {};
  return {static_cast<double>(filled) / inside, static_cast<double>(filled - white) / inside,
          static_cast<double>(ring_field) / ring, sum / filled};
}

/// How wide a ball's radius is at a place of the picture, pixels; 0 where no ball can be.
double radius_at(const Look& look, Vec2 pixel) {
  const double ball = look.settings.sizes.ball_radius;
  const auto place = look.view.on_plane(pixel, ball);
  if (!place) return 0;
  const Vec3 centre{place->x, place->y, ball};
  const double away = length(centre - look.view.X_GC.position);
  return away <= ball ? 0 : look.view.lens.focal * std::tan(std::asin(ball / away));
}

}  // namespace

void find_white_ball(const Look& look, std::vector<Seen>& things) {
  const double ball = look.settings.sizes.ball_radius;
  double best = 0;
  Seen found;
  for (const Blob& blob : look.blobs) {
    if (look.paint(blob) != Paint::Line && look.paint(blob) != Paint::Black) continue;
    Vec2 centre{blob.u, blob.v};
    const double expected = radius_at(look, centre);
    // a patch of it, or all of it; lines are longer
    if (expected < 1.5 || std::max(blob.width(), blob.height()) > 3 * expected) continue;
    // towards the middle of what is not field
    for (int i = 0; i < 4; ++i) {
      const Disc disc = disc_at(look.finder, centre, 1.2 * expected);
      if (disc.filled == 0) break;
      centre = disc.centre;
    }
    Disc disc;
    double radius = expected;
    for (const double scale : kScales) {
      const Disc tried = disc_at(look.finder, centre, scale * expected);
      if (tried.score() <= disc.score()) continue;
      disc = tried;
      radius = scale * expected;
    }
    if (disc.filled < kLeastFilled || disc.around < kLeastAround) continue;
    if (disc.dark < kLeastDark || disc.dark > kMostDark || disc.score() <= best) continue;
    const auto by_ground = range_on_plane(look.view, centre, ball);
    const double angle = look.view.angle_between(centre - Vec2{radius, 0}, centre + Vec2{radius, 0});
    const double doubt = angle * (look.settings.edge / radius + kScaleStep);
    const auto by_width = range_by_angle(angle, doubt, 2 * ball, look.view.height() - ball);
    if (!by_ground || !by_width) continue;
    const GroundRange range = fused(*by_ground, *by_width);
    if (range.distance > look.settings.most_distance) continue;
    best = disc.score();
    found = seen_at(look.view, centre, range);
    found.kind = ThingKind::Ball;
    const auto at = [](double value) { return static_cast<int>(std::lround(value)); };
    found.box = ImageBox{at(centre.x - radius), at(centre.y - radius), at(centre.x + radius), at(centre.y + radius)};
  }
  if (best > 0) things.push_back(found);
}

}  // namespace cancha::sense
