#include "act/wheels/pitch.h"

#include <gtest/gtest.h>

#include "base/random.h"

namespace cancha::act::wheels {
namespace {

TEST(Inside, KeepsItsDistanceFromWallsAndCorners) {
  const Pitch pitch = pitch_of({});

  EXPECT_EQ(inside(pitch, {0.3, -0.2}, 0.1), (Vec2{0.3, -0.2}));
  EXPECT_NEAR(inside(pitch, {0.0, 2.0}, 0.1).y, pitch.half_width - 0.1, 1e-12);
  const Vec2 corner = inside(pitch, {2.0, 2.0}, 0.05);
  const double gap = (pitch.half_length + pitch.half_width - pitch.corner_leg - corner.x - corner.y) / std::sqrt(2.0);
  EXPECT_NEAR(gap, 0.05, 1e-9);
}

TEST(RoundOurArea, EveryWayRoundTheAreaArrivesWithoutEnteringIt) {
  const Pitch pitch = pitch_of({});
  Random random{9};
  for (int i = 0; i < 500; ++i) {
    const auto outside = [&] {
      const Vec2 p{random.uniform(-1.05, 0.3), random.uniform(-0.85, 0.85)};
      return out_of_our_area(pitch, pitch.penalty_area, p, 0.06);
    };
    Vec2 p = outside();
    const Vec2 goal = outside();
    for (int step = 0; step < 1000 && distance(p, goal) > 0.011; ++step) {
      p += unit(round_our_area(pitch, pitch.penalty_area, p, goal) - p) * 0.01;
      EXPECT_FALSE(in_our_area(pitch, pitch.penalty_area, p, -0.011));
    }
    EXPECT_LT(distance(p, goal), 0.011);
  }
}

}  // namespace
}  // namespace cancha::act::wheels
