// The ball against what the textbook says.

#include <cmath>

#include "world/test_pitch.h"

namespace cancha::world {
namespace {

constexpr double kGravity = 9.81;

TEST(Ball, FallsAsGalileoSays) {
  TestPitch pitch;
  pitch.build({});
  Snapshot high = pitch.world->save();
  high.numbers[2] += 0.5;  // the ball is the only body: x, y, z, …
  ASSERT_TRUE(pitch.world->restore(high).has_value());
  const double start = pitch.ball().p_FB.z;

  pitch.step(40);

  // semi-implicit Euler falls g dt²/2 · n(n + 1) exactly
  const double dt = pitch.league.physics.step.value;
  EXPECT_NEAR(start - pitch.ball().p_FB.z, kGravity * dt * dt / 2 * 40 * 41, 1e-12);
  EXPECT_NEAR(pitch.ball().v_FB.z, -kGravity * dt * 40, 1e-12);
}

TEST(Ball, RollsToItsStoppingDistance) {
  TestPitch pitch;
  pitch.league.ball.rolling_resistance = 0.02;
  pitch.build({}, {-0.9, 0.0});
  ASSERT_TRUE(pitch.world->set_ball_velocity({0.7, 0.0}).has_value());

  pitch.step_for(6.0);

  EXPECT_NEAR(pitch.ball().p_FB.x + 0.9, 0.7 * 0.7 / (2 * 0.02 * kGravity), 0.7 * 0.005);
  EXPECT_EQ(length(pitch.ball().v_FB.xy()), 0.0);
}

TEST(Ball, WithoutFrictionNeverLosesSpeed) {
  TestPitch pitch;
  pitch.league.ball.rolling_resistance = 0.0;
  pitch.league.surfaces.ball_ground = {0.0, 0.0};
  pitch.build({}, {-0.9, 0.0});
  ASSERT_TRUE(pitch.world->set_ball_velocity({0.3, 0.1}).has_value());

  pitch.step_for(5.0);

  EXPECT_NEAR(length(pitch.ball().v_FB.xy()), std::hypot(0.3, 0.1), 1e-9);
}

TEST(Ball, SlidingTurnsIntoRollingAtFiveSeventhsOfTheSpeed) {
  TestPitch pitch;
  pitch.league.ball.rolling_resistance = 0.0;
  pitch.build({}, {-0.9, 0.0});
  ASSERT_TRUE(pitch.world->set_ball_velocity({0.5, 0.0}).has_value());
  Snapshot sliding = pitch.world->save();
  for (std::size_t i = 7 + 3; i < 7 + 6; ++i) sliding.numbers[i] = 0.0;  // no spin
  ASSERT_TRUE(pitch.world->restore(sliding).has_value());

  pitch.step_for(1.0);

  EXPECT_NEAR(pitch.ball().v_FB.x, 0.5 * 5 / 7, 1e-3);
}

TEST(Ball, BouncesOffAWallWithTheRestitutionOfThePair) {
  for (const double restitution : {0.0, 0.3, 0.6, 0.9}) {
    for (const double speed : {0.3, 1.0, 3.0}) {
      TestPitch pitch;
      pitch.league.ball.rolling_resistance = 0.0;
      pitch.league.surfaces.ball_ground = {0.0, 0.0};
      pitch.league.surfaces.ball_wall = {0.0, restitution};
      pitch.build({}, {0.5, 0.5});
      ASSERT_TRUE(pitch.world->set_ball_velocity({speed, 0.0}).has_value());

      pitch.step_for(0.6 / speed + 0.2);

      EXPECT_NEAR(-pitch.ball().v_FB.x, restitution * speed, 0.01 * speed + 1e-9) << restitution << " at " << speed;
    }
  }
}

TEST(Ball, ItsVelocityIsTheDerivativeOfItsPlaceUnlessItHitsSomething) {
  TestPitch pitch;
  pitch.build({{0.0, 0.0, 0.0}}, {0.08, 0.0});
  pitch.drive(0, 0.6, 0.6);
  const double dt = pitch.league.physics.step.value;
  for (int i = 0; i < 300; ++i) {
    const Vec2 before = pitch.ball().p_FB.xy();
    const Vec2 v_before = pitch.ball().v_FB.xy();
    pitch.step();
    const Vec2 made = (pitch.ball().p_FB.xy() - before) / dt;
    const Vec2 v = pitch.ball().v_FB.xy();

    // pushed, rolling, or hit within the step: then between the velocities before and after
    const double turned = distance(v_before, v);
    EXPECT_LT(distance(made, v), turned > 0.05 ? turned + 1e-3 : 2e-3 + turned) << "step " << i;
  }
}

TEST(Ball, BouncesOffTheGroundWithTheRestitutionOfThePair) {
  TestPitch pitch;
  pitch.league.surfaces.ball_ground = {0.0, 0.7};
  pitch.build({});
  Snapshot high = pitch.world->save();
  high.numbers[2] += 0.3;
  ASSERT_TRUE(pitch.world->restore(high).has_value());

  double before = 0.0;
  while (pitch.ball().v_FB.z <= 0.0 && pitch.world->environment().time.seconds() < 1.0) {
    before = pitch.ball().v_FB.z;
    pitch.step();
  }

  EXPECT_NEAR(pitch.ball().v_FB.z, -0.7 * before, 0.01);
}

TEST(Ball, CollidingWithARobotKeepsTheSumOfMomentum) {
  TestPitch pitch;
  pitch.league.ball.rolling_resistance = 0.0;
  pitch.league.surfaces.ball_ground = {0.0, 0.0};
  pitch.league.surfaces.wheel_ground = {0.0, 0.0};  // wheels slip freely, so nothing but the two can push
  pitch.league.surfaces.ball_chassis = {0.0, 0.5};
  pitch.build({{0.0, 0.0, 0.0}}, {0.2, 0.0});
  ASSERT_TRUE(pitch.world->set_robot_velocity(0, 1.0, 0.0).has_value());
  const auto momentum = [&] {
    return pitch.league.robot.mass.value * pitch.robot(0).v_FR.x + pitch.league.ball.mass.value * pitch.ball().v_FB.x;
  };
  const double before = momentum();

  pitch.step_for(0.4);

  const double closing = pitch.ball().v_FB.x - pitch.robot(0).v_FR.x;
  EXPECT_GT(pitch.ball().v_FB.x, 1.0);
  EXPECT_NEAR(momentum(), before, 1e-3 * before);
  EXPECT_NEAR(closing, 0.5, 0.01);
}

TEST(Ball, IsNotSqueezedIntoTwoRobotsThatPressOnIt) {
  TestPitch pitch;
  pitch.build({{-0.1, 0.0, 0.0}, {0.1, 0.0, kPi}}, {0.0, 0.0});
  pitch.drive(0, 1.0, 1.0);
  pitch.drive(1, 1.0, 1.0);

  double deepest = 0.0;
  for (int i = 0; i < 600; ++i) {
    pitch.step();
    for (const Contact& c : pitch.world->contacts()) {
      if (c.b.kind == BodyKind::Ball) deepest = std::max(deepest, c.depth);
    }
  }

  EXPECT_LT(deepest, 1e-3);
}

}  // namespace
}  // namespace cancha::world
