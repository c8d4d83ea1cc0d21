// Colours: each pixel is asked what the pitch has in its direction.
//
//   ray of a pixel --ball, posts, lines, field--> samples of each --peak of hue, quantiles--> a range of each
//
// The samples of a thing are mostly right: what stands before it, and edges where two colours mix, are few. So the peak
// of hues tells its colour, and what is far from the peak counts for nothing.

#include "lab/camera_calibration.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "field/goal_frame.h"
#include "sense/vision/blobs.h"
#include "sense/vision/image_file.h"

namespace cancha::lab {
namespace {

constexpr double kLooks = 26'000;   ///< about so many pixels of a picture are looked at
constexpr std::size_t kLeast = 60;  ///< samples of a thing that is proposed
constexpr double kReach = 5.0;      ///< metres; further away a line is thinner than a pixel, and places are uncertain
constexpr double kInside = 0.6;     ///< of a radius: the edge of a thing is left out
constexpr double kRare = 0.06;      ///< of the peak: hues with fewer samples are no part of a thing
constexpr int kHueMargin = 3;       ///< steps of two degrees
constexpr double kDimmer = 0.6;     ///< light may be weaker than in the pictures, …
constexpr double kBrighter = 1.4;   ///< … or stronger

enum Thing : std::size_t { kBall, kField, kYellowGoal, kBlueGoal, kLine, kThings };
constexpr std::array<const char*, kThings> kNames = {"ball", "field", "yellow_goal", "blue_goal", "line"};

using Samples = std::array<std::vector<sense::Hsv>, kThings>;

/// How near a ray from `from` comes to the line from a to b, metres.
double miss(Vec3 from, Vec3 ray, Vec3 a, Vec3 b) {
  // over the share t of the way from a to b the square of the distance is a parabola
  const auto beside = [&](double t) {
    const Vec3 p = a + (b - a) * t - from;
    const double along = dot(p, ray);
    return along <= 0 ? 1e9 : length(p - ray * along);
  };
  double low = 0;
  double high = 1;
  for (int i = 0; i < 24; ++i) {
    const double one = low + (high - low) / 3;
    const double other = high - (high - low) / 3;
    (beside(one) < beside(other) ? high : low) = beside(one) < beside(other) ? other : one;
  }
  return beside((low + high) / 2);
}

/// What the pitch has where a ray goes; kThings where that is not sure.
Thing thing_at(const KnownShot& shot, const field::League& league, const Transform& X_FC, Vec3 ray) {
  if (shot.p_FB) {
    const double radius = league.ball.radius.value;
    const Vec3 ball{shot.p_FB->x, shot.p_FB->y, radius};
    const double off = miss(X_FC.position, ray, ball, ball + Vec3{0, 0, 1e-6});
    if (off < kInside * radius) return kBall;
    if (off < 2.5 * radius) return kThings;
  }
  const field::Walls& w = league.walls;
  const double top = w.crossbar.value;
  for (const Thing goal : {kYellowGoal, kBlueGoal}) {
    const double x = (goal == kBlueGoal ? w.right : w.left).value;
    const Vec3 feet[] = {{x, w.goal_bottom.value, 0}, {x, w.goal_top.value, 0}};
    double off = miss(X_FC.position, ray, feet[0] + Vec3{0, 0, top}, feet[1] + Vec3{0, 0, top});
    for (const Vec3& foot : feet) off = std::min(off, miss(X_FC.position, ray, foot, foot + Vec3{0, 0, top}));
    if (off < kInside * field::kPostRadius) return league.markings.yellow_goals ? kYellowGoal : goal;
    if (off < 3 * field::kPostRadius) return kThings;
  }
  if (ray.z >= -0.02) return kThings;
  const double away = X_FC.position.z / -ray.z;
  const Vec2 p_F = (X_FC.position + ray * away).xy();
  // a pixel covers more of the ground the flatter it is looked at
  const double pixel = away / shot.view.lens.focal / -ray.z;
  if (away > kReach || std::abs(p_F.x) > w.length() / 2 || std::abs(p_F.y) > w.width() / 2) return kThings;
  const double wide = league.markings.line_width.value;
  const double off = nearest_line(league, p_F).distance;
  if (off < wide / 4 && pixel < wide / 2) return kLine;
  return off > wide + 2 * pixel ? kField : kThings;
}

void gather(const KnownShot& shot, const field::League& league, Samples& samples) {
  const Transform X_FR{{shot.X_FR.x, shot.X_FR.y, 0}, turn_about_z(shot.X_FR.heading)};
  const Transform X_FC = X_FR * shot.view.X_GC;
  const body::Lens lens = body::resized(shot.view.lens, shot.image.width, shot.image.height);
  const std::vector<std::byte> rgb = sense::rgb_of(shot.image);
  const int step = std::max(1, static_cast<int>(std::lround(std::sqrt(shot.image.width * shot.image.height / kLooks))));
  for (int row = 0; row < shot.image.height; row += step) {
    for (int column = 0; column < shot.image.width; column += step) {
      const auto ray = lens.ray({column + 0.5, row + 0.5});
      if (!ray) continue;
      const Thing thing = thing_at(shot, league, X_FC, X_FC.rotation * *ray);
      if (thing == kThings) continue;
      const auto at = 3 * (static_cast<std::size_t>(row) * static_cast<std::size_t>(shot.image.width) +
                           static_cast<std::size_t>(column));
      const auto level = [&](std::size_t c) { return static_cast<int>(rgb[at + c]); };
      samples[thing].push_back(sense::hsv_of(level(0), level(1), level(2)));
    }
  }
}

int quantile(std::vector<int>& values, double share) {
  const auto at = static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size() - 1));
  std::ranges::nth_element(values, values.begin() + at);
  return values[static_cast<std::size_t>(at)];
}

int hue_at(int hue) {
  return (hue % sense::kHues + sense::kHues) % sense::kHues;
}

/// From the peak of the hues to both sides, as far as they are not rare.
struct HueSpan {
  int peak = 0;
  int low = 0;   ///< may be below 0
  int high = 0;  ///< may be above 179
};
HueSpan hues_of(const std::vector<sense::Hsv>& samples) {
  std::array<double, sense::kHues> counts{};
  for (const sense::Hsv& one : samples) {
    // a pale colour knows little of its hue
    for (int by = -1; by <= 1; ++by) counts[static_cast<std::size_t>(hue_at(one.hue + by))] += one.saturation;
  }
  HueSpan span;
  span.peak = static_cast<int>(std::ranges::max_element(counts) - counts.begin());
  const double least = kRare * counts[static_cast<std::size_t>(span.peak)];
  const auto common = [&](int hue) { return counts[static_cast<std::size_t>(hue_at(hue))] > least; };
  span.low = span.high = span.peak;
  while (span.peak - span.low < 30 && common(span.low - 1)) --span.low;
  while (span.high - span.peak < 30 && common(span.high + 1)) ++span.high;
  return span;
}

sense::ColourRange coloured(Thing thing, std::vector<sense::Hsv> samples, const HueSpan& span) {
  std::erase_if(samples, [&](const sense::Hsv& one) {
    const int from_low = hue_at(one.hue - span.low);
    return from_low > span.high - span.low;
  });
  std::vector<int> saturations;
  std::vector<int> values;
  for (const sense::Hsv& one : samples) saturations.push_back(one.saturation), values.push_back(one.value);
  sense::ColourRange range;
  range.name = kNames[thing];
  range.id = static_cast<int>(thing);
  range.low = {hue_at(span.low - kHueMargin), std::max(40, quantile(saturations, 0.05) * 3 / 4),
               static_cast<int>(kDimmer * quantile(values, 0.05))};
  range.high = {hue_at(span.high + kHueMargin), 255,
                std::min(255, static_cast<int>(kBrighter * quantile(values, 0.98)) + 1)};
  return range;
}

sense::ColourRange white(const std::vector<sense::Hsv>& samples) {
  std::vector<int> saturations;
  std::vector<int> values;
  for (const sense::Hsv& one : samples) saturations.push_back(one.saturation), values.push_back(one.value);
  // the paler half is line and not the grass beside it
  const int pale = quantile(saturations, 0.5);
  std::erase_if(saturations, [&](int saturation) { return saturation > pale; });
  sense::ColourRange range;
  range.name = kNames[kLine];
  range.id = static_cast<int>(kLine);
  range.low = {0, 0, static_cast<int>(kDimmer * quantile(values, 0.3))};
  range.high = {sense::kHues - 1, std::min(120, pale + 30), 255};
  return range;
}

/// Hues that two things share are divided in the middle between their peaks.
void divide(HueSpan& a, HueSpan& b) {
  const int apart = hue_at(b.peak - a.peak + sense::kHues / 2) - sense::kHues / 2;
  if (apart == 0) return;
  HueSpan& lower = apart > 0 ? a : b;
  HueSpan& upper = apart > 0 ? b : a;
  const int gap = std::abs(apart);
  const int reach_up = lower.high - lower.peak + kHueMargin;
  const int reach_down = upper.peak - upper.low + kHueMargin;
  if (reach_up + reach_down < gap) return;
  const int half = gap / 2;
  lower.high = std::min(lower.high, lower.peak + std::max(0, half - kHueMargin));
  upper.low = std::max(upper.low, upper.peak - std::max(0, gap - half - 1 - kHueMargin));
}

}  // namespace

Result<sense::Colours> propose_colours(std::span<const KnownShot> shots, const field::League& league) {
  Samples samples;
  for (const KnownShot& shot : shots) {
    if (!sense::is_whole(shot.image)) return fail("", "a picture is torn");
    gather(shot, league, samples);
  }
  if (samples[kField].size() < kLeast) {
    return fail("", "too little of the pitch is seen", "are place, height and tilt of the camera right?");
  }
  std::array<HueSpan, kThings> spans{};
  std::vector<Thing> seen;
  for (const Thing thing : {kBall, kField, kYellowGoal, kBlueGoal}) {
    if (samples[thing].size() < kLeast) continue;
    spans[thing] = hues_of(samples[thing]);
    for (const Thing other : seen) divide(spans[other], spans[thing]);
    seen.push_back(thing);
  }
  sense::Colours colours;
  for (const Thing thing : seen) colours.ranges.push_back(coloured(thing, samples[thing], spans[thing]));
  if (samples[kLine].size() >= kLeast) colours.ranges.push_back(white(samples[kLine]));
  return colours;
}

}  // namespace cancha::lab
