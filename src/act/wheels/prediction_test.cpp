#include "act/wheels/prediction.h"

#include <gtest/gtest.h>

#include "act/wheels/wheels_test.h"

namespace cancha::act::wheels {
namespace {

/// A ball at a place with a velocity; it rolls, or slides without spin.
TeamBall ball_at(Vec2 p, Vec2 v, bool rolls) {
  const double r = field::BallModel{}.radius.value;
  TeamBall ball{{p.x, p.y, r}, {v.x, v.y, 0.0}, {}};
  if (rolls) ball.w_TB = {-v.y / r, v.x / r, 0.0};
  return ball;
}

TEST(BallPath, ARollingBallStopsWherePhysicsSays) {
  const Pitch pitch = pitch_of({});
  const double speed = 0.4;

  const BallPath path{pitch, ball_at({-0.5, 0.1}, {speed, 0.0}, true)};

  // v² = 2 a s
  const double way = speed * speed / (2.0 * pitch.rolling);
  const double time = speed / pitch.rolling;
  EXPECT_LT(time, BallPath::kHorizon);
  EXPECT_NEAR(path.at(time).x, -0.5 + way, 1e-4);
  EXPECT_NEAR(path.at(BallPath::kHorizon).x, -0.5 + way, 1e-9);
  EXPECT_NEAR(length(path.velocity_at(BallPath::kHorizon)), 0.0, 1e-12);
  EXPECT_DOUBLE_EQ(path.at(1.0).y, 0.1);
}

TEST(BallPath, AStruckBallSlidesUntilItRollsAtFiveSeventhsOfItsSpeed) {
  Pitch pitch = pitch_of({});
  pitch.rolling = 0.0;

  const BallPath path{pitch, ball_at({-1.0, 0.0}, {1.4, 0.0}, false)};

  EXPECT_NEAR(path.velocity_at(1.0).x, 1.4 * 5.0 / 7.0, 1e-9);
}

TEST(BallPath, AWallThrowsTheBallBackMoreSlowly) {
  const Pitch pitch = pitch_of({});

  const BallPath path{pitch, ball_at({0.0, 0.7}, {0.0, 1.0}, false)};

  for (double t = 0.0; t < BallPath::kHorizon; t += 0.01) {
    EXPECT_LE(path.at(t).y, pitch.half_width - pitch.ball_radius + 0.01);
  }
  EXPECT_LT(path.at(1.0).y, pitch.half_width - pitch.ball_radius);
}

TEST(BallPath, ABallMayRollIntoAGoal) {
  const Pitch pitch = pitch_of({});

  const BallPath path{pitch, ball_at({-0.8, 0.05}, {-1.0, 0.0}, true)};
  const Crossing crossing = crossing_of(path, -pitch.half_length);

  EXPECT_TRUE(crossing.crosses);
  EXPECT_NEAR(crossing.y, 0.05, 1e-9);
  EXPECT_NEAR(crossing.time, 0.31, 0.02);
}

TEST(BallPath, ABallThatRestsCrossesNothing) {
  const Pitch pitch = pitch_of({});

  const BallPath path{pitch, ball_at({0.3, -0.2}, {}, true)};

  EXPECT_FALSE(crossing_of(path, 0.2).crosses);
  EXPECT_EQ(path.at(2.0), (Vec2{0.3, -0.2}));
}

}  // namespace
}  // namespace cancha::act::wheels
