#include <algorithm>
#include <array>
#include <cmath>

#include "sense/vision/recognise.h"

// White things on the pitch are lines, feet of robots, and a ball of 2016 and later. A ball is a disc of the size that
// a ball has at that place of the picture, with no field inside, black and white inside, white on all sides, and field
// around: centre against surround, as the ball's patches and a line behind it change neither. What is white or black is
// told by how bright the field is, since no fixed range holds in every light.
//
//   gaps in rows of field, as wide as a ball there --> a disc is moved to where it fits best --> is it a ball?

namespace cancha::sense {
namespace {

constexpr double kLeastFilled = 0.88;  ///< of the disc: not field
constexpr double kLeastAround = 0.6;   ///< of the ring around it: field
constexpr double kLeastBlack = 0.04;   ///< of the disc
constexpr double kMostBlack = 0.6;
constexpr double kLeastWhite = 0.3;     ///< of the disc
constexpr double kLeastOnSide = 0.1;    ///< of each quarter of it: white
constexpr double kMostOnTop = 0.15;     ///< of the upper part of the ring: neither field nor white
constexpr double kSurelyFilled = 0.95;  ///< of the disc, where there is more
constexpr double kSurelyOnSide = 0.3;   ///< likewise, of each quarter
constexpr double kWhiter = 1.25;        ///< times as bright as the field: white
constexpr double kBlacker = 0.6;        ///< likewise, black
constexpr double kWorthMoving = 1.2;    ///< score of a disc from which on it is moved
constexpr double kLeastRadius = 1.5;    ///< pixels
constexpr double kFine = 8.0;           ///< samples on a radius
constexpr double kCoarse = 4.0;         ///< likewise, while its place is looked for
constexpr double kLeastTall = 1.2;      ///< radii that its middle column is no field
constexpr double kHintOfBlack = 0.02;   ///< of a disc that is not in its place yet
constexpr double kHintOfWhite = 0.15;
constexpr double kScaleStep = 0.08;
constexpr int kSparse = 7;       ///< every so manieth pixel tells how bright the field is
constexpr int kLeastField = 50;  ///< of those
constexpr std::array<double, 5> kScales = {0.85, 0.92, 1.0, 1.08, 1.16};
constexpr std::size_t kMostTried = 1024;

/// What a disc and the ring around it are made of.
struct Disc {
  double filled = 0.0;  ///< share of the disc that is not field
  double white = 0.0;
  double black = 0.0;
  double least_side = 0.0;   ///< share of white in the quarter that has the least
  double around = 0.0;       ///< share of the ring that is field
  double on_top = 0.0;       ///< share of the ring's upper part that is neither field nor a line: what stands on a foot
  double black_below = 0.0;  ///< share of black in the lower quarter

  [[nodiscard]] double score() const { return filled + around; }
  [[nodiscard]] bool is_ball() const {
    // a robot's foot, or a ball before a robot, which shows its patches and its roundness
    if (on_top > kMostOnTop && (filled < kSurelyFilled || least_side < kSurelyOnSide || black_below < kLeastBlack))
      return false;
    return filled >= kLeastFilled && around >= kLeastAround && black >= kLeastBlack && black <= kMostBlack &&
           white >= kLeastWhite && least_side >= kLeastOnSide;
  }
};

/// The picture, by how bright it is against its field.
class Shades {
 public:
  Shades(const Look& look) : finder_{look.finder}, image_{look.image} {
    double sum = 0.0;
    int count = 0;
    for (int row = 0; row < finder_.height(); row += kSparse) {
      for (int column = 0; column < finder_.width(); column += kSparse) {
        if (!is_field(column, row)) continue;
        sum += brightness(column, row);
        ++count;
      }
    }
    if (count >= kLeastField) field_ = sum / count;
  }

  [[nodiscard]] bool any_field() const { return field_ > 0.0; }
  [[nodiscard]] bool is_field(int column, int row) const { return finder_.paint_at(column, row) == Paint::Field; }
  [[nodiscard]] bool is_white(int column, int row) const { return brightness(column, row) > kWhiter * field_; }
  [[nodiscard]] bool is_black(int column, int row) const { return brightness(column, row) < kBlacker * field_; }

  /// `fine`: samples on a radius.
  [[nodiscard]] Disc disc(Vec2 centre, double radius, double fine) const;

 private:
  [[nodiscard]] double brightness(int column, int row) const {
    const std::size_t pixel =
        static_cast<std::size_t>(row) * static_cast<std::size_t>(image_.width) + static_cast<std::size_t>(column);
    const auto byte = [&](std::size_t i) { return static_cast<double>(std::to_integer<int>(image_.pixels[i])); };
    // video black is 16; of red, green and blue green weighs most
    return image_.format == PixelFormat::Yuyv ? byte(2 * pixel) - 16.0 : byte(3 * pixel + 1);
  }

  const BlobFinder& finder_;
  const Image& image_;
  double field_ = 0.0;
};

Disc Shades::disc(Vec2 centre, double radius, double fine) const {
  std::array<int, 4> sides{};
  std::array<int, 4> whites{};
  int filled = 0;
  int black = 0;
  int ring = 0;
  int ring_field = 0;
  int top = 0;
  int on_top = 0;
  int black_below = 0;
  const double outer = 1.45 * radius + 1;
  const double step = std::max(1.0, radius / fine);
  for (double v = -outer; v <= outer; v += step) {
    for (double u = -outer; u <= outer; u += step) {
      const int column = static_cast<int>(std::lround(centre.x + u));
      const int row = static_cast<int>(std::lround(centre.y + v));
      if (column < 0 || row < 0 || column >= finder_.width() || row >= finder_.height()) continue;
      const double away = u * u + v * v;
      if (away <= radius * radius) {
        // above, below, to the right, to the left
        const std::size_t side = std::abs(v) > std::abs(u) ? (v < 0 ? 0 : 1) : (u > 0 ? 2 : 3);
        ++sides[side];
        if (is_field(column, row)) continue;
        ++filled;
        whites[side] += is_white(column, row) ? 1 : 0;
        const bool dark = is_black(column, row);
        black += dark ? 1 : 0;
        black_below += dark && side == 1 ? 1 : 0;
      } else if (away > (radius + 1) * (radius + 1) && away <= outer * outer) {
        ++ring;
        const bool field = is_field(column, row);
        ring_field += field ? 1 : 0;
        if (-v < 1.5 * std::abs(u)) continue;
        ++top;
        on_top += !field && !is_white(column, row) ? 1 : 0;
      }
    }
  }
  const int inside = sides[0] + sides[1] + sides[2] + sides[3];
  if (filled == 0 || ring == 0 || std::ranges::count(sides, 0) > 0) return {};
  Disc made;
  const double all = inside;
  made.filled = filled / all;
  made.black = black / all;
  made.white = (whites[0] + whites[1] + whites[2] + whites[3]) / all;
  made.around = static_cast<double>(ring_field) / ring;
  made.on_top = top > 0 ? static_cast<double>(on_top) / top : 0.0;
  made.black_below = static_cast<double>(black_below) / sides[1];
  made.least_side = 1.0;
  for (std::size_t i = 0; i < sides.size(); ++i) {
    made.least_side = std::min(made.least_side, static_cast<double>(whites[i]) / sides[i]);
  }
  return made;
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

/// Where balls may be.
class Places {
 public:
  Places(const Look& look, const Shades& shades) : look_{look}, shades_{shades} {}

  /// The ball that fits best, if any.
  void find(std::vector<Seen>& things) {
    const std::span<const Run> runs = look_.finder.runs();
    const Run* field = nullptr;
    for (const Run& run : runs) {
      if (look_.finder.table().paint(run.colour) != Paint::Field) continue;
      if (field != nullptr && field->row == run.row) try_gap(field->end, run.begin, run.row);
      field = &run;
    }
    if (best_.score() > 0.0) things.push_back(found_);
  }

 private:
  /// The first rows of a ball are narrower than its middle, which lies lower by as much as its shape says.
  void try_gap(int begin, int end, int row) {
    const double half = (end - begin) / 2.0;
    if (half < 1.0 || tries_ == tried_.size()) return;
    Vec2 centre{begin + half - 0.5, static_cast<double>(row)};
    double radius = radius_at(look_, centre);
    if (radius < kLeastRadius || half < 0.6 * radius || half > 1.15 * radius + 1) return;
    if (!is_tall(static_cast<int>(centre.x), row, kLeastTall * radius)) return;
    centre.y += std::sqrt(std::max(0.0, radius * radius - half * half));
    const auto same = [&](Vec2 other) { return distance(other, centre) < 0.3 * radius; };
    if (std::ranges::any_of(std::span{tried_}.first(tries_), same)) return;
    tried_[tries_++] = centre;
    Disc disc = shades_.disc(centre, radius, kCoarse);
    if (disc.score() < kWorthMoving || disc.black < kHintOfBlack || disc.white < kHintOfWhite) return;
    for (double step = radius / 2; step >= 0.5; step /= 2) move(centre, radius, disc, step);
    fit(centre, radius);
  }

  /// Whether a column is no field for so many pixels, which it is not where a line crosses it.
  [[nodiscard]] bool is_tall(int column, int row, double least) const {
    int above = row;
    while (above > 0 && row - above < least && !shades_.is_field(column, above - 1)) --above;
    int below = row;
    while (below + 1 < look_.finder.height() && below - above < least && !shades_.is_field(column, below + 1)) ++below;
    return below - above + 1 >= least;
  }

  /// To where it fits better, as long as it does.
  void move(Vec2& centre, double radius, Disc& disc, double step) {
    for (int moves = 0; moves < 3; ++moves) {
      const Vec2 from = centre;
      for (const Vec2 way : {Vec2{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
        const Disc there = shades_.disc(from + way * step, radius, kCoarse);
        if (there.score() <= disc.score()) continue;
        disc = there;
        centre = from + way * step;
      }
      if (centre == from) return;
    }
  }

  void fit(Vec2 centre, double expected) {
    Disc disc;
    double radius = expected;
    for (const double scale : kScales) {
      const Disc tried = shades_.disc(centre, scale * expected, kFine);
      if (tried.score() <= disc.score()) continue;
      disc = tried;
      radius = scale * expected;
    }
    if (!disc.is_ball() || disc.score() <= best_.score()) return;
    const double ball = look_.settings.sizes.ball_radius;
    const auto by_ground = range_on_plane(look_.view, centre, ball);
    const double angle = look_.view.angle_between(centre - Vec2{radius, 0}, centre + Vec2{radius, 0});
    const double doubt = angle * (look_.settings.edge / radius + kScaleStep);
    const auto by_width = range_by_angle(angle, doubt, 2 * ball, look_.view.height() - ball);
    if (!by_ground || !by_width) return;
    const GroundRange range = fused(*by_ground, *by_width);
    if (range.distance > look_.settings.most_distance) return;
    best_ = disc;
    found_ = seen_at(look_.view, centre, range);
    found_.kind = ThingKind::Ball;
    const auto at = [](double value) { return static_cast<int>(std::lround(value)); };
    found_.box = ImageBox{at(centre.x - radius), at(centre.y - radius), at(centre.x + radius), at(centre.y + radius)};
  }

  const Look& look_;
  const Shades& shades_;
  Disc best_;
  Seen found_;
  std::array<Vec2, kMostTried> tried_;
  std::size_t tries_ = 0;
};

}  // namespace

void find_white_ball(const Look& look, std::vector<Seen>& things) {
  const Shades shades{look};
  if (shades.any_field()) Places{look, shades}.find(things);
}

}  // namespace cancha::sense
