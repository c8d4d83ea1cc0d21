// Attitude of a camera from field lines: points on lines in the pictures are put on the ground, and tilt, height and
// the places of the robot are changed until they lie on the lines of the pitch. Each round takes for each point the
// nearest line and solves the linear problem that is left (point-to-line matching with Gauss and Newton); points far
// from every line count for nothing, and less is forgiven in each round.
//
// Unknowns: tilt and height, the same for all pictures, then x, y and heading of the robot for each picture. Whoever
// put the robot down knows these three by a few centimetres and degrees, which holds them where lines alone do not.

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "lab/camera_calibration.h"
#include "sense/vision/recognise.h"

namespace cancha::lab {
namespace {

constexpr double kPlaceSpread = 0.04;    ///< metres by which a place may be wrong
constexpr double kHeadingSpread = 0.04;  ///< radians
constexpr double kTiltSpread = 0.15;     ///< radians by which the files may be wrong
constexpr double kHeightSpread = 0.1;    ///< metres
constexpr double kPointSpread = 0.01;    ///< metres: half a line is uncertain anyway
constexpr double kPixelSpread = 1.0;     ///< pixels
constexpr int kRounds = 24;
constexpr double kForgivenFirst = 0.5;  ///< metres from a line at which a point still counts …
constexpr double kForgivenLast = 0.08;  ///< … in the last rounds
constexpr int kLeastPoints = 40;
constexpr double kSureTilt = 0.02;    ///< radians; a larger spread tells nothing
constexpr double kSureHeight = 0.03;  ///< metres
constexpr double kTiny = 1e-5;        ///< by which unknowns are moved to see what changes

/// A point of a line in a picture.
struct Point {
  std::size_t shot;
  Vec2 pixel;
};

/// Solves A x = b for symmetric A, and gives the inverse's diagonal; false where A has no inverse.
bool solve(std::vector<double> a, std::vector<double>& b, std::vector<double>& diagonal) {
  const std::size_t n = b.size();
  std::vector<double> inverse(n * n);
  for (std::size_t i = 0; i < n; ++i) inverse[i * n + i] = 1;
  for (std::size_t i = 0; i < n; ++i) {
    const double pivot = a[i * n + i];
    if (!(std::abs(pivot) > 1e-12)) return false;
    for (std::size_t j = 0; j < n; ++j) a[i * n + j] /= pivot, inverse[i * n + j] /= pivot;
    b[i] /= pivot;
    for (std::size_t k = 0; k < n; ++k) {
      const double factor = a[k * n + i];
      if (k == i || factor == 0) continue;
      for (std::size_t j = 0; j < n; ++j)
        a[k * n + j] -= factor * a[i * n + j], inverse[k * n + j] -= factor * inverse[i * n + j];
      b[k] -= factor * b[i];
    }
  }
  diagonal.resize(n);
  for (std::size_t i = 0; i < n; ++i) diagonal[i] = inverse[i * n + i];
  return true;
}

class MountFit {
 public:
  MountFit(std::span<const KnownShot> shots, const field::League& league, std::vector<Point> points)
      : shots_{shots}, league_{league}, points_{std::move(points)}, unknowns_(2 + 3 * shots.size()) {}

  [[nodiscard]] Result<MountFound> run() {
    MountFound found;
    for (int round = 0; round < kRounds; ++round) {
      const double share = std::min(1.0, 1.5 * round / kRounds);
      if (!step(kForgivenFirst + (kForgivenLast - kForgivenFirst) * share, found)) {
        return fail("", "the lines in the pictures do not tell how the camera sits");
      }
    }
    found.mount.tilt = unknowns_[0];
    found.mount.height = unknowns_[1];
    if (found.points < kLeastPoints) {
      return fail("", fmt::format("only {} points of lines fit the pitch", found.points),
                  "are place and league right? are lines in view, and white by the colours?");
    }
    if (found.tilt_spread > kSureTilt || found.height_spread > kSureHeight) {
      return fail("", "too few lines are in view to tell tilt from height", "take pictures with lines near and far");
    }
    return found;
  }

 private:
  /// Where a point lies on the field, with unknowns as they are, one of them moved.
  [[nodiscard]] std::optional<Vec2> place(const Point& point, const std::vector<double>& u) const {
    const KnownShot& shot = shots_[point.shot];
    sense::View view = shot.view;
    // a camera that looks further down turns about its own x, to the right
    view.X_GC.rotation = view.X_GC.rotation * turn_about({1, 0, 0}, -u[0]);
    view.X_GC.position.z += u[1];
    const auto p_G = view.on_plane(point.pixel, 0.0);
    if (!p_G) return std::nullopt;
    const double* const moved = u.data() + 2 + 3 * point.shot;
    return Pose2{shot.X_FR.x + moved[0], shot.X_FR.y + moved[1], shot.X_FR.heading + moved[2]} * *p_G;
  }

  /// One round; false where nothing can be solved.
  bool step(double forgiven, MountFound& found) {
    const std::size_t n = unknowns_.size();
    std::vector<double> a(n * n);
    std::vector<double> b(n);
    hold_to_what_is_known(a, b);
    double squares = 0;
    found.points = 0;
    std::vector<double> row(n);
    for (const Point& point : points_) {
      const auto p_F = place(point, unknowns_);
      if (!p_F) continue;
      const NearLine line = nearest_line(league_, *p_F);
      if (line.distance > forgiven) continue;
      ++found.points;
      squares += line.distance * line.distance;
      std::ranges::fill(row, 0.0);
      for (const std::size_t k :
           {std::size_t{0}, std::size_t{1}, 2 + 3 * point.shot, 3 + 3 * point.shot, 4 + 3 * point.shot}) {
        std::vector<double>& u = moved_;
        u = unknowns_;
        u[k] += kTiny;
        const auto other = place(point, u);
        if (other) row[k] = dot(*other - *p_F, line.towards) / kTiny;
      }
      const double spread = spread_at(point, *p_F);
      const double weight = 1 / (spread * spread);
      for (std::size_t i = 0; i < n; ++i) {
        if (row[i] == 0) continue;
        for (std::size_t j = 0; j < n; ++j) a[i * n + j] += weight * row[i] * row[j];
        b[i] -= weight * row[i] * line.distance;
      }
    }
    std::vector<double> diagonal;
    if (!solve(std::move(a), b, diagonal)) return false;
    for (std::size_t i = 0; i < n; ++i) unknowns_[i] += b[i];
    found.off = found.points > 0 ? std::sqrt(squares / found.points) : 0;
    found.tilt_spread = std::sqrt(std::max(0.0, diagonal[0]));
    found.height_spread = std::sqrt(std::max(0.0, diagonal[1]));
    return true;
  }

  void hold_to_what_is_known(std::vector<double>& a, std::vector<double>& b) const {
    const std::size_t n = unknowns_.size();
    for (std::size_t i = 0; i < n; ++i) {
      const double spread = i == 0            ? kTiltSpread
                            : i == 1          ? kHeightSpread
                            : (i - 2) % 3 < 2 ? kPlaceSpread
                                              : kHeadingSpread;
      a[i * n + i] += 1 / (spread * spread);
      b[i] -= unknowns_[i] / (spread * spread);
    }
  }

  /// Metres by which a point may be wrong: a pixel covers more the further away it is.
  [[nodiscard]] double spread_at(const Point& point, Vec2 p_F) const {
    const sense::View& view = shots_[point.shot].view;
    const double drop = std::max(0.05, view.height());
    const double away = distance(p_F, shots_[point.shot].X_FR.position());
    // neighbours along a line are wrong together: the points count as a tenth of themselves
    return std::sqrt(10.0) *
           std::hypot(kPointSpread, (drop * drop + away * away) / drop * kPixelSpread / view.lens.focal);
  }

  std::span<const KnownShot> shots_;
  const field::League& league_;
  std::vector<Point> points_;
  std::vector<double> unknowns_;
  std::vector<double> moved_;
};

}  // namespace

NearLine nearest_line(const field::League& league, Vec2 p_F) {
  const field::Walls& w = league.walls;
  const field::Markings& m = league.markings;
  const Vec2 middle{(w.left + w.right).value / 2, (w.top + w.bottom).value / 2};
  const double length = w.length() / 2;
  const double width = w.width() / 2;
  // pitches look alike from both goals and both touch lines: one quarter tells
  const Vec2 at = p_F - middle;
  const Vec2 p{std::abs(at.x), std::abs(at.y)};
  Vec2 best{1e9, 0};
  const auto try_piece = [&](Vec2 a, Vec2 b) {
    const Vec2 q{std::clamp(p.x, a.x, b.x), std::clamp(p.y, a.y, b.y)};
    if (cancha::length(p - q) < cancha::length(best)) best = p - q;
  };
  try_piece({0, 0}, {0, width});
  if (!league.has_walls()) {
    try_piece({length, 0}, {length, width});
    try_piece({0, width}, {length, width});
  }
  for (const auto& [wide, deep] : {std::pair{m.goal_area_width.value, m.goal_area_depth.value},
                                   std::pair{m.penalty_area_width.value, m.penalty_area_depth.value}}) {
    try_piece({length - deep, 0}, {length - deep, wide / 2});
    try_piece({length - deep, wide / 2}, {length, wide / 2});
  }
  const double from_circle = cancha::length(p) - m.centre_circle_radius.value;
  if (cancha::length(p) > 1e-9 && std::abs(from_circle) < cancha::length(best)) best = unit(p) * from_circle;
  const double distance = cancha::length(best);
  const Vec2 away{at.x < 0 ? -best.x : best.x, at.y < 0 ? -best.y : best.y};
  return {distance, distance > 1e-12 ? away / distance : Vec2{1, 0}};
}

Result<MountFound> calibrate_mount(std::span<const KnownShot> shots, const sense::Colours& colours,
                                   const field::League& league) {
  const sense::ColourTable table{colours};
  sense::BlobFinder finder{table};
  sense::RecogniseSettings settings;
  settings.sizes.line_width = league.markings.line_width.value;
  sense::LineFinder lines;
  std::vector<Point> points;
  std::vector<KnownShot> sized;
  for (const KnownShot& shot : shots) {
    if (!sense::is_whole(shot.image)) return fail("", "a picture is torn");
    KnownShot& one = sized.emplace_back(KnownShot{{}, shot.view, shot.X_FR, shot.p_FB});
    one.view.lens = body::resized(shot.view.lens, shot.image.width, shot.image.height);
    const sense::Look look{settings, one.view, finder, finder.find(shot.image, 1), shot.image};
    for (const Vec2 pixel : lines.pixels(look)) points.push_back({sized.size() - 1, pixel});
  }
  return MountFit{sized, league, std::move(points)}.run();
}

}  // namespace cancha::lab
