// Impacts: the ball against posts, corners and robots, robots against each other, whatever the step and its phase.

#include <algorithm>
#include <array>
#include <cmath>

#include "base/allocations.h"
#include "world/jams.h"
#include "world/shots.h"
#include "world/test_pitch.h"

namespace cancha::world {
namespace {

constexpr std::array<Duration, 3> kSteps{5_ms, 10_ms, 20_ms};

std::vector<ShotErrors> shots_at(Target target, int count) {
  auto errors = play_shots({}, target, count, kSteps, 1);
  EXPECT_TRUE(errors.has_value());
  return errors ? *errors : std::vector<ShotErrors>{};
}

void expect_walls_hold(const ShotErrors& errors) {
  EXPECT_LT(errors.deepest, 1e-3);
  EXPECT_EQ(errors.tunnelled, 0);
}

TEST(Impact, ABallLeavesAPostAsWithAStepOfATenthOfAMillisecond) {
  for (const ShotErrors& errors : shots_at(Target::Post, 150)) {
    EXPECT_EQ(errors.angles.size(), 150u) << "every shot hits";
    EXPECT_LT(errors.mean_angle(), 0.2);
    EXPECT_LT(errors.angle_quantile(1.0), 2.0);
    EXPECT_LE(errors.flips, 1);
    expect_walls_hold(errors);
  }
}

TEST(Impact, ABallThatClearsAPostByAMillimetreDoesNotBounce) {
  for (const ShotErrors& errors : shots_at(Target::PastPost, 150)) {
    EXPECT_EQ(errors.bounced, 0);
    EXPECT_LT(errors.mean_angle(), 0.2);
    expect_walls_hold(errors);
  }
}

TEST(Impact, CornersAndGoalsKeepABallOfTenMetresPerSecond) {
  for (const Target target : {Target::Corner, Target::Goal}) {
    for (const ShotErrors& errors : shots_at(target, 150)) {
      EXPECT_GT(errors.angles.size(), 70u);
      EXPECT_LT(errors.mean_angle(), 0.5);
      expect_walls_hold(errors);
    }
  }
}

TEST(Impact, ABallLeavesTheCornerOfAMovingRobotTheRightWay) {
  // the robot itself goes another way by fractions of a millimetre with another step
  for (const ShotErrors& errors : shots_at(Target::Robot, 100)) {
    EXPECT_GT(errors.angles.size(), 90u);
    EXPECT_LT(errors.mean_angle(), 2.0);
  }
}

TEST(Impact, AFastBallNeverLeavesThePitchOverItsWalls) {
  // spin lifts a ball off the first wall it hits, higher than the walls are
  TestPitch pitch;
  pitch.build({}, {0.0, 0.0});
  ASSERT_TRUE(pitch.world->set_ball_velocity({40.0, 11.0}).has_value());
  double highest = 0.0;
  for (int i = 0; i < 400; ++i) {
    pitch.step();
    highest = std::max(highest, pitch.ball().p_FB.z);
    ASSERT_GT(field::clearance(pitch.league.walls, pitch.ball().p_FB.xy()), pitch.league.ball.radius.value - 1e-3);
  }
  EXPECT_GT(highest, pitch.league.walls.height.value);
}

TEST(Impact, StepsWithManyHitsAllocateNothingAndAreRestoredExactly) {
  TestPitch pitch;
  pitch.league.physics.step = 0.02_s;
  pitch.build({{1.0, 0.0, 0.3}}, {1.14, 0.05});
  ASSERT_TRUE(pitch.world->set_ball_velocity({9.0, 6.0}).has_value());
  const Snapshot saved = pitch.world->save();
  pitch.step(20);
  const std::uint64_t first = pitch.world->state_hash();
  const long before = allocations_of_this_thread();

  ASSERT_TRUE(pitch.world->restore(saved).has_value());
  for (int i = 0; i < 20; ++i) (void)pitch.world->step();

  EXPECT_EQ(allocations_of_this_thread() - before, 0);
  EXPECT_EQ(pitch.world->state_hash(), first);
}

/// Speed apart over speed together of two robots that meet head on.
double restitution(field::League league, double first, double second, double gap) {
  TestPitch pitch;
  pitch.league = std::move(league);
  const double half = pitch.league.robot.side.value / 2;
  pitch.build({{-half - gap / 2, 0.0, 0.0}, {half + gap / 2, 0.0, kPi}});
  EXPECT_TRUE(pitch.world->set_robot_velocity(0, first, 0.0).has_value());
  EXPECT_TRUE(pitch.world->set_robot_velocity(1, second, 0.0).has_value());
  pitch.drive(0, first, first);
  pitch.drive(1, second, second);
  const auto closing = [&] { return pitch.robot(0).v_FR.x - pitch.robot(1).v_FR.x; };
  const auto hit = [](const Contact& c) {
    return c.a.kind == BodyKind::Chassis && c.b.kind == BodyKind::Chassis && c.impulse > 0.0;
  };
  double before = 0.0;
  do {
    before = closing();
    pitch.step();
  } while (std::ranges::none_of(pitch.world->contacts(), hit) && pitch.world->environment().time < Time{} + 500_ms);
  // without any restitution, a gap that closes exactly at the end of a step is only seen then
  const double at_once = -closing();
  pitch.step();
  return std::max(at_once, -closing()) / before;
}

TEST(Impact, RobotsPartWithTheirRestitutionInEveryPhaseOfTheStep) {
  constexpr std::array<Vec2, 4> kSpeeds{Vec2{1.0, 1.0}, Vec2{1.0, 0.0}, Vec2{1.2, -0.4}, Vec2{0.6, 0.3}};
  for (const double wanted : {0.0, 0.1, 0.5, 0.9}) {
    for (const Vec2 speed : kSpeeds) {
      for (int phase = 0; phase < 40; ++phase) {
        field::League league;
        league.surfaces.chassis_chassis = {0.2, wanted};
        const double gap = (speed.x + speed.y) * league.physics.step.value * (3.0 + phase / 20.0);

        // motors and grip move a robot by up to 5 m/s² within the step of the impact
        EXPECT_NEAR(restitution(league, speed.x, speed.y, gap), wanted, 0.025 / (speed.x + speed.y))
            << speed.x << " and " << speed.y << ", phase " << phase;
        league.surfaces.wheel_ground = {0.0, 0.0};
        EXPECT_NEAR(restitution(league, speed.x, speed.y, gap), wanted, 1e-3)
            << speed.x << " and " << speed.y << ", phase " << phase << ", without grip";
      }
    }
  }
}

TEST(Impact, RobotsThatJamABallOverlapLessThanAMillimetre) {
  const field::League league;
  for (const JamPlace place : {JamPlace::SideWall, JamPlace::EndWall, JamPlace::Corner, JamPlace::GoalMouth}) {
    for (const int robots : {2, 3, 4, 5}) {
      Random random =
          Random{3}.split(static_cast<std::uint64_t>(robots)).split(names(place)[static_cast<std::size_t>(place)]);
      for (int i = 0; i < 5; ++i) {
        const auto worst = jam(league, place, robots, random);
        ASSERT_TRUE(worst.has_value()) << worst.error().text();
        EXPECT_LT(worst->robots, 0.6e-3) << robots << " robots";
        EXPECT_LT(worst->walls, 1e-3) << robots << " robots";
        EXPECT_LT(worst->ball, 3e-3) << robots << " robots";
      }
    }
  }
}

}  // namespace
}  // namespace cancha::world
