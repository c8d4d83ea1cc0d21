#include "world/omni_world.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "world/sensors/encoders.h"

// Omni robots against their formulas: straight, sideways, turning while driving, slip, torque; the ball in the notch,
// kicked low and lifted; and the same bits from a snapshot.
namespace cancha::world {
namespace {

struct OmniPitch {
  field::League league;
  std::unique_ptr<World> world;

  OmniPitch() {
    league.name = "msl";
    league.omni.emplace();
    league.walls = {.top = 4.0_m,
                    .bottom = -4.0_m,
                    .left = -6.0_m,
                    .right = 6.0_m,
                    .goal_top = 1.0_m,
                    .goal_bottom = -1.0_m,
                    .goal_left = -6.5_m,
                    .goal_right = 6.5_m,
                    .corner_side = 0.0_m};
    league.robot = {.side = 0.44_m, .mass = 30.0_kg, .wheel_radius = 0.05_m};
    league.ball = {.radius = 0.11_m, .mass = 0.43_kg, .rolling_resistance = 0.02};
    league.surfaces.wheel_ground = {0.7, 0.0};
    league.surfaces.ball_ground = {0.4, 0.6};
    league.game.border = 1.5_m;
  }
  void build(const std::vector<Pose2>& robots, Vec2 ball = {3.0, 3.0}) {
    auto made = make_omni_world(league, robots, ball);
    ASSERT_TRUE(made.has_value()) << made.error().text();
    world = std::move(*made);
  }
  void tell(int robot, const OmniDrive& drive) {
    Commands commands;
    commands.omni = drive;
    ASSERT_TRUE(world->command(robot, commands).has_value());
  }
  void run(double seconds) {
    const int steps = static_cast<int>(seconds / league.physics.step.value + 0.5);
    for (int i = 0; i < steps; ++i) ASSERT_TRUE(world->step().has_value());
  }
  [[nodiscard]] const RobotState& robot(int i) const {
    return world->environment().robots[static_cast<std::size_t>(i)];
  }
  [[nodiscard]] const BallState& ball() const { return world->environment().ball; }
  [[nodiscard]] OmniReading reading(int i) {
    Readings readings;
    world->read(i, readings);
    return *readings.omni;
  }
};

TEST(OmniWorld, DrivesStraightAheadAndSidewaysByItsRamp) {
  for (const Vec2 course : {Vec2{1.0, 0.0}, Vec2{0.0, 1.0}, Vec2{0.6, -0.8}}) {
    OmniPitch pitch;
    pitch.build({{0.0, 0.0, 0.5}});

    pitch.tell(0, {.v_R = course * 1.5});
    pitch.run(2.0);

    // half a second on the ramp of 3 m/s², then 1.5 m/s
    const Vec2 gone = Pose2{0, 0, 0.5} * (course * (1.5 * 2.0 - 1.5 * 1.5 / (2 * 3.0)));
    EXPECT_NEAR(pitch.robot(0).X_FR.x, gone.x, 0.01);
    EXPECT_NEAR(pitch.robot(0).X_FR.y, gone.y, 0.01);
    EXPECT_NEAR(pitch.robot(0).X_FR.heading, 0.5, 1e-9);
    EXPECT_NEAR(length(pitch.robot(0).v_FR), 1.5, 1e-9);
  }
}

TEST(OmniWorld, TurningWhileDrivingMakesACircle) {
  OmniPitch pitch;
  pitch.build({{0.0, 0.0, 0.0}});
  pitch.tell(0, {.v_R = {1.0, 0.0}, .turn = 1.0});
  pitch.run(1.0);
  const Pose2 at = pitch.robot(0).X_FR;

  // v ahead and turning by w: a circle of radius v / w about a point to the left
  const Vec2 centre = at.position() + left_of(at.ahead()) * 1.0;
  pitch.run(2.0);

  const Pose2 now = pitch.robot(0).X_FR;
  EXPECT_NEAR(wrap_angle(now.heading - at.heading), 2.0, 1e-6);
  EXPECT_NEAR(distance(now.position(), centre), 1.0, 0.01);
}

TEST(OmniWorld, WheelsCountWhatTheRobotMovedUnlessTheySlip) {
  OmniPitch smooth;
  smooth.build({{-3.0, 0.0, 0.0}});
  smooth.tell(0, {.v_R = {2.0, 0.0}});
  smooth.run(1.5);
  // wheels 1 and 3 roll by sin 60° of the way, wheel 2 slides on its rollers
  const double way = smooth.robot(0).X_FR.x + 3.0;
  EXPECT_NEAR(smooth.reading(0).travel.x, -way * std::sqrt(3.0) / 2, 1e-6);
  EXPECT_NEAR(smooth.reading(0).travel.y, 0.0, 1e-9);
  EXPECT_NEAR(smooth.reading(0).travel.z, way * std::sqrt(3.0) / 2, 1e-6);

  OmniPitch harsh;
  harsh.league.omni->acceleration = 0.0_mps2;
  harsh.build({{-3.0, 0.0, 0.0}});
  harsh.tell(0, {.v_R = {3.0, 0.0}});
  harsh.run(0.3);
  const double moved = harsh.robot(0).X_FR.x + 3.0;
  EXPECT_GT(harsh.reading(0).travel.z, 1.2 * moved * std::sqrt(3.0) / 2);
}

TEST(OmniWorld, WornEncodersCountTurnsWrongAndWaysRight) {
  for (const double side : {1.0, -1.0}) {
    OmniPitch pitch;
    pitch.build({{0.0, 0.0, 0.0}});
    WornEncoders worn{{.left = 1.03, .right = 0.97}};
    Readings readings;
    pitch.tell(0, {.v_R = {0.5, 0.0}, .turn = side});
    for (int i = 0; i < 40; ++i) {
      pitch.world->read(0, readings);
      worn.read(readings);
      pitch.run(0.05);
    }
    const Vec3 truly = [&] {
      pitch.world->read(0, readings);
      return readings.omni->travel;
    }();
    worn.read(readings);
    const Vec3 told = readings.omni->travel;

    // turning, all wheels roll by the same; driving, they roll by nothing together
    const double turned = truly.x + truly.y + truly.z;
    EXPECT_NEAR((told.x + told.y + told.z) / turned, side > 0 ? 1.03 : 0.97, 1e-6);
    EXPECT_NEAR(told.x - told.z, truly.x - truly.z, 1e-9);
    EXPECT_GT(side * turned, 0.5);
  }
}

TEST(OmniWorld, ASlippingRobotSpeedsUpAsFrictionAllows) {
  OmniPitch pitch;
  pitch.league.omni->acceleration = 0.0_mps2;
  pitch.league.omni->roller_drag = 0.0;
  pitch.build({{-3.0, 0.0, 0.0}});
  pitch.tell(0, {.v_R = {3.5, 0.0}});
  pitch.run(0.2);
  // two wheels at 60° to the course, each with a third of the weight: 2 sin 60° · friction · g / 3
  const double acceleration = 2.0 * std::sqrt(0.75) * 0.7 * 9.81 / 3.0;
  EXPECT_NEAR(pitch.robot(0).v_FR.x, acceleration * 0.2, 0.03);
}

TEST(OmniWorld, AWeakMotorLimitsTheAccelerationAndTheRimsSpeed) {
  OmniPitch pitch;
  pitch.league.omni->stall_torque = 1.0_Nm;
  pitch.league.omni->acceleration = 0.0_mps2;
  pitch.league.omni->roller_drag = 0.0;
  pitch.build({{-3.0, 0.0, 0.0}});
  pitch.tell(0, {.v_R = {2.0, 0.0}});
  pitch.run(0.05);
  // 20 N at each rim, less what turns the rims themselves (2 of 1.2 kg at sin 60°), torque falls with speed
  const double force = 2.0 * std::sqrt(0.75) * 20.0;
  const double mass = 30.0 + 2.0 * 0.75 * 1.2;
  EXPECT_NEAR(pitch.robot(0).v_FR.x, force / mass * 0.05, 0.05 * force / mass * 0.05);
  pitch.tell(0, {.v_R = {9.0, 0.0}});
  pitch.run(3.0);
  EXPECT_LT(pitch.robot(0).v_FR.x, 3.5 / std::sqrt(0.75) + 0.01);
}

TEST(OmniWorld, AnInvalidCommandIsClampedAndCounted) {
  OmniPitch pitch;
  pitch.build({{0.0, 0.0, 0.0}});
  pitch.tell(0, {.v_R = {std::nan(""), 0.0}, .kick = 50.0});
  pitch.run(0.1);
  EXPECT_EQ(pitch.world->clamped_commands(0), 1);
  EXPECT_NEAR(pitch.robot(0).X_FR.x, 0.0, 1e-9);
  EXPECT_FALSE(pitch.world->command(1, {}).has_value());
}

TEST(OmniWorld, TheNotchGuidesTheBallAndTheHandlerKeepsItInATurn) {
  OmniPitch pitch;
  pitch.build({{-2.0, 0.0, 0.0}}, {-1.7, 0.01});
  pitch.tell(0, {.v_R = {1.0, 0.0}, .handler = 1.0});
  pitch.run(1.0);
  EXPECT_TRUE(pitch.reading(0).ball);
  // backwards and about its axis it keeps the ball, without handler it does not
  pitch.tell(0, {.v_R = {-1.0, 0.0}, .turn = 2.0, .handler = 1.0});
  pitch.run(1.5);
  EXPECT_TRUE(pitch.reading(0).ball);
  pitch.tell(0, {.v_R = {-1.0, 0.0}, .turn = 2.0, .handler = 0.0});
  pitch.run(1.0);
  EXPECT_FALSE(pitch.reading(0).ball);
}

TEST(OmniWorld, KicksLowAndLifted) {
  OmniPitch pitch;
  const double notch = 0.22 + 0.11 - 0.07;
  pitch.build({{-4.0, 0.0, 0.0}}, {-4.0 + notch, 0.0});
  pitch.tell(0, {.kick = 6.0});
  ASSERT_TRUE(pitch.world->step().has_value());
  EXPECT_NEAR(pitch.ball().v_FB.x, 6.0, 0.1);
  EXPECT_FALSE(pitch.reading(0).charged);
  pitch.run(1.0);
  // sliding until it rolls takes 2/7 of the speed
  EXPECT_NEAR(pitch.ball().v_FB.x, 6.0 * 5.0 / 7.0, 0.25);
  EXPECT_NEAR(pitch.ball().p_FB.z, 0.11, 1e-3);

  ASSERT_TRUE(pitch.world->rest_robot(0, {-4.0, 0.0, 0.0}).has_value());
  ASSERT_TRUE(pitch.world->set_ball_state({-4.0 + notch, 0.0}).has_value());
  ASSERT_TRUE(pitch.world->set_ball_velocity({}).has_value());
  pitch.tell(0, {.kick = 5.0, .lift = 0.6});
  double highest = 0.0;
  for (int i = 0; i < 80; ++i) {
    ASSERT_TRUE(pitch.world->step().has_value());
    highest = std::max(highest, pitch.ball().p_FB.z);
  }
  // v² sin² / 2g above where it lay
  const double rise = 5.0 * std::sin(0.6) * 5.0 * std::sin(0.6) / (2 * 9.81);
  EXPECT_NEAR(highest, 0.11 + rise, 0.03);
}

TEST(OmniWorld, AFastBallPassesThroughNoRobotAndNoNet) {
  OmniPitch pitch;
  pitch.build({{0.0, 0.0, kPi / 2}}, {-2.0, 0.05});
  ASSERT_TRUE(pitch.world->set_ball_velocity({12.0, 0.0}).has_value());
  for (int i = 0; i < 200; ++i) {
    ASSERT_TRUE(pitch.world->step().has_value());
    EXPECT_GT(distance(pitch.ball().p_FB.xy(), pitch.robot(0).X_FR.position()), 0.3);
  }
  EXPECT_LT(pitch.ball().p_FB.x, 0.0);

  ASSERT_TRUE(pitch.world->set_ball_state({4.0, 0.3}).has_value());
  ASSERT_TRUE(pitch.world->set_ball_velocity({12.0, 0.0}).has_value());
  pitch.run(2.0);
  EXPECT_GT(pitch.ball().p_FB.x, 6.0);
  EXPECT_LT(pitch.ball().p_FB.x, 6.5);
}

TEST(OmniWorld, RobotsThatMeetDoNotOverlap) {
  OmniPitch pitch;
  pitch.build({{-1.0, 0.0, 0.0}, {1.0, 0.1, kPi}, {0.0, 1.0, -kPi / 2}});
  for (int i = 0; i < 3; ++i) pitch.tell(i, {.v_R = {2.0, 0.0}});
  double nearest = 1.0;
  bool told = false;
  for (int i = 0; i < 400; ++i) {
    ASSERT_TRUE(pitch.world->step().has_value());
    nearest = std::min(nearest, distance(pitch.robot(0).X_FR.position(), pitch.robot(1).X_FR.position()));
    for (const Contact& c : pitch.world->contacts()) told = told || c.a.kind == BodyKind::Chassis;
  }
  EXPECT_GT(nearest, 0.44 - 0.025);
  EXPECT_TRUE(told);
}

TEST(OmniWorld, GoesOnFromASnapshotWithTheSameBits) {
  const auto play = [](OmniPitch& pitch) {
    for (int i = 0; i < 4; ++i) pitch.tell(i, {.v_R = {1.5, 0.3 * i}, .turn = 0.5 - i, .kick = 3.0, .handler = 1.0});
    pitch.run(1.0);
    return pitch.world->state_hash();
  };
  OmniPitch pitch;
  pitch.build({{-1.0, 0.0, 0.0}, {1.0, 0.1, kPi}, {0.0, 1.0, -kPi / 2}, {0.0, -1.0, 1.0}}, {0.0, 0.0});
  pitch.run(0.1);
  const Snapshot saved = pitch.world->save();
  const std::uint64_t hash = play(pitch);
  ASSERT_TRUE(pitch.world->restore(saved).has_value());
  EXPECT_EQ(play(pitch), hash);
  EXPECT_FALSE(pitch.world->restore({}).has_value());
}

}  // namespace
}  // namespace cancha::world
