#include "lab/trials.h"

#include <gtest/gtest.h>

namespace cancha::lab {
namespace {

const std::string kContent = CANCHA_SOURCE_DIR "/content";

/// Short versions of `./cancha bench humanoid`, on a few random bodies.
class Trials : public testing::Test {
 protected:
  body::Robot robot_ = body::read_robot(kContent + "/robots/bioloid").value();
  act::MotionLibrary skills_ = act::read_motion_library(kContent, robot_).value();
  Stage stage_ = Stage::make(robot_).value();
};

TEST_F(Trials, WalksAheadOnEveryBody) {
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    const WalkTrial walk = try_walk(stage_, skills_, {.seed = seed}, {.ahead = 0.3}, 6);
    EXPECT_FALSE(walk.fell) << "body " << seed;
    EXPECT_GT(walk.moved.x, 6 * 0.18) << "body " << seed;
  }
}

/// The short version of the bench: every direction, short and long. A tenth and a centimetre (or 2 degrees) is what
/// nineteen of twenty bodies keep; here a few more may miss it, but none by twice as much.
TEST_F(Trials, WalksAndTurnsByAnAmountInEveryDirection) {
  int tried = 0;
  int missed = 0;
  int beyond = 0;
  const auto attempt = [&](act::WalkSpeed way, double amount, double slack) {
    const act::WalkSpeed asked{amount * way.ahead, amount * way.left, amount * way.turn};
    for (std::uint64_t seed = 0; seed < 2; ++seed) {
      const AimTrial trial = try_aim(stage_, skills_, {.seed = seed}, asked);
      EXPECT_TRUE(trial.ended && !trial.fell) << amount << ", body " << seed;
      const double further = (way.ahead + way.left + way.turn) * trial.error;
      EXPECT_NEAR(further, 0, 2 * (0.1 * amount + slack)) << amount << ", body " << seed;
      ++tried;
      missed += std::abs(further) > 0.1 * amount + slack ? 1 : 0;
      beyond += way.turn == 0 && further > slack ? 1 : 0;
    }
  };
  for (const act::WalkSpeed way : {act::WalkSpeed{.ahead = 1}, {.ahead = -1}, {.left = 1}, {.left = -1}}) {
    for (const double metres : {0.05, 0.2, 0.5}) attempt(way, metres, 0.01);
  }
  for (const double side : {1.0, -1.0}) {
    for (const double degrees : {10.0, 90.0}) attempt({.turn = side}, from_degrees(degrees), from_degrees(2));
  }
  EXPECT_EQ(tried, 32);
  EXPECT_LE(missed, 4);
  EXPECT_LE(beyond, 4);
}

/// What is missed is walked once more: it takes longer, and odometry then tells that little is left.
TEST_F(Trials, AnExactWalkTakesAsLongAsItNeedsAndAQuickOneStops) {
  const auto seconds = [&](act::Humanoid::Care care) {
    double all = 0;
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
      stage_.begin(skills_, {.seed = seed});
      stage_.humanoid().walk_by(0.05, care);
      stage_.run(0.05);
      EXPECT_TRUE(stage_.run(20, [&] { return !stage_.humanoid().busy(); }));
      all += stage_.seconds();
    }
    return all;
  };
  EXPECT_GE(seconds(act::Humanoid::Care::Exact), seconds(act::Humanoid::Care::Quick));
}

TEST_F(Trials, KicksStandsAndSaves) {
  auto with_ball = Stage::make(robot_, true).value();
  for (const std::string kick : {"kick_right", "side_kick_left"}) {
    Start start{.seed = 2};
    start.ball = act::ball_for(robot_, kick);
    const KickTrial trial = try_kick(with_ball, skills_, start, kick);
    EXPECT_TRUE(trial.upright) << kick;
    EXPECT_GT(trial.ball_speed, 0.7) << kick;
  }
  const SaveTrial save = try_save(stage_, skills_, {.seed = 2}, "save_left", true);
  EXPECT_GT(save.reach, 0.25);
  EXPECT_TRUE(save.up);
}

TEST_F(Trials, KicksInWalkingWithEitherFootAndWalksOn) {
  Stage stage = Stage::make(robot_, true).value();
  for (const body::Side foot : {body::kLeft, body::kRight}) {
    for (const double speed : {0.16, 0.25}) {
      const KickTrial kick = try_kick_in_walking(stage, skills_, {.seed = 3}, foot, speed, 0.14);
      EXPECT_TRUE(kick.upright) << speed;
      EXPECT_GT(kick.ball_speed, 0.6) << speed;
      EXPECT_NEAR(kick.direction, 0, 0.35) << speed;
    }
  }
}

TEST_F(Trials, GetsUpFromTheBack) {
  const GetUpTrial rise = try_get_up(stage_, skills_, {.seed = 1}, world::Stance::OnBack);
  EXPECT_TRUE(rise.up);
  EXPECT_LT(rise.seconds, 6);
}

TEST_F(Trials, GetsUpFromTheFront) {
  for (std::uint64_t seed = 0; seed < 3; ++seed) {
    const GetUpTrial rise = try_get_up(stage_, skills_, {.seed = seed}, world::Stance::OnFront);
    EXPECT_TRUE(rise.up) << "body " << seed;
    EXPECT_LT(rise.seconds, 5) << "body " << seed;
  }
}

TEST_F(Trials, AreTheSameOverTheBytesOfTheBus) {
  (void)try_walk(stage_, skills_, {.seed = 5}, {.ahead = 0.2}, 3);
  const std::uint64_t direct = stage_.world().state_hash();
  (void)try_walk(stage_, skills_, {.seed = 5, .through_bus = true}, {.ahead = 0.2}, 3);
  EXPECT_EQ(stage_.world().state_hash(), direct);
  (void)try_get_up(stage_, skills_, {.seed = 5}, world::Stance::OnFront);
  const std::uint64_t risen = stage_.world().state_hash();
  (void)try_get_up(stage_, skills_, {.seed = 5, .through_bus = true}, world::Stance::OnFront);
  EXPECT_EQ(stage_.world().state_hash(), risen);
}

TEST_F(Trials, AreTheSameEveryTime) {
  const auto hash = [&] {
    (void)try_walk(stage_, skills_, {.seed = 9}, {.ahead = 0.2, .left = 0.02, .turn = 0.3}, 2);
    return stage_.world().state_hash();
  };
  const std::uint64_t first = hash();
  EXPECT_EQ(hash(), first);
}

/// Short versions of `./cancha bench nao`.
class OtherBodies : public testing::Test {
 protected:
  struct Kind {
    explicit Kind(const std::string& name)
        : robot{body::read_robot(kContent + "/robots/" + name).value()},
          skills{act::read_motion_library(kContent, robot).value()},
          stage{Stage::make(robot).value()} {}
    body::Robot robot;
    act::MotionLibrary skills;
    Stage stage;
  };
};

TEST_F(OtherBodies, NaoWalksTurnsAndStepsAside) {
  Kind nao{"nao"};
  for (std::uint64_t seed = 0; seed < 2; ++seed) {
    const WalkTrial walk = try_walk(nao.stage, nao.skills, {.seed = seed}, {.ahead = 0.3}, 6);
    EXPECT_FALSE(walk.fell) << "body " << seed;
    EXPECT_GT(walk.way.x, 6 * 0.2) << "body " << seed;
  }
  const WalkTrial turn = try_walk(nao.stage, nao.skills, {.seed = 1}, {.turn = 1.5}, 4);
  EXPECT_FALSE(turn.fell);
  EXPECT_GT(turn.moved.heading, 4 * 0.8);
  const WalkTrial aside = try_walk(nao.stage, nao.skills, {.seed = 1}, {.left = -0.12}, 4);
  EXPECT_FALSE(aside.fell);
  EXPECT_LT(aside.way.y, -4 * 0.06);
}

TEST_F(OtherBodies, ATrialIsTheSameWhateverWasTriedBefore) {
  Kind nao{"nao"};
  // its right hip has no motor of its own, and must not stay where the trial before left it
  const auto turn = [&] { return try_walk(nao.stage, nao.skills, {.seed = 5}, {.turn = 1}, 2).moved; };
  const Pose2 first = turn();
  (void)try_walk(nao.stage, nao.skills, {.seed = 1}, {.turn = -1}, 2.1);
  EXPECT_EQ(turn(), first);
}

/// A walk as long without its beginning: what is asked is what is walked.
TEST_F(OtherBodies, NaoWalksAsFastAsAsked) {
  Kind nao{"nao"};
  const auto steady = [&](act::WalkSpeed speed) {
    const Vec2 begun = try_walk(nao.stage, nao.skills, {.seed = 3}, speed, 2.5).way;
    return (try_walk(nao.stage, nao.skills, {.seed = 3}, speed, 6.5).way - begun) / 4;
  };
  EXPECT_NEAR(steady({.ahead = 0.08}).x, 0.08, 0.012);
  EXPECT_NEAR(steady({.ahead = 0.24}).x, 0.24, 0.024);
  EXPECT_NEAR(steady({.ahead = -0.08}).x, -0.08, 0.012);
  EXPECT_NEAR(steady({.ahead = -0.16}).x, -0.16, 0.024);
  EXPECT_NEAR(steady({.left = 0.1}).y, 0.1, 0.015);
}

TEST_F(OtherBodies, NaoKicksHardAndStaysUp) {
  Kind nao{"nao"};
  Stage stage = Stage::make(nao.robot, true).value();
  for (const std::uint64_t seed : {4u, 5u, 6u}) {
    Start start{.seed = seed};
    start.ball = act::ball_for(nao.robot, "bike");
    const KickTrial kick = try_kick(stage, nao.skills, start, "bike");
    EXPECT_TRUE(kick.upright) << "body " << seed;
    EXPECT_GT(kick.ball_speed, 2.5) << "body " << seed;
    EXPECT_NEAR(kick.direction, 0, 0.2) << "body " << seed;
  }
}

TEST_F(OtherBodies, NaoGetsUpFromBothSides) {
  Kind nao{"nao"};
  for (const world::Stance stance : {world::Stance::OnFront, world::Stance::OnBack}) {
    const GetUpTrial rise = try_get_up(nao.stage, nao.skills, {.seed = 5}, stance);
    EXPECT_TRUE(rise.up);
    EXPECT_LT(rise.seconds, 6);
  }
}

TEST_F(OtherBodies, NaoKicksWithinAStep) {
  Kind nao{"nao"};
  Stage stage = Stage::make(nao.robot, true).value();
  Start start{.seed = 4};
  start.ball = act::ball_for(nao.robot, "walk_kick_right");
  const KickTrial ahead = try_walk_kick(stage, nao.skills, start, act::WalkKick::Ahead, body::kRight);
  EXPECT_TRUE(ahead.upright);
  EXPECT_GT(ahead.ball_speed, 1.0);
  EXPECT_NEAR(ahead.direction, 0, 0.4);
  // with the inside of the right foot: the ball goes to the left
  start.ball = act::ball_for(nao.robot, "walk_kick_sidewards_right");
  const KickTrial across = try_walk_kick(stage, nao.skills, start, act::WalkKick::Across, body::kRight);
  EXPECT_TRUE(across.upright);
  EXPECT_GT(across.ball_speed, 0.6);
  EXPECT_GT(across.direction, 0.7);
}

/// It has no yaw in its hips: it turns on feet that slide.
TEST_F(OtherBodies, RobonovaWalksAndTurns) {
  Kind robonova{"robonova"};
  const WalkTrial walk = try_walk(robonova.stage, robonova.skills, {.seed = 1}, {.ahead = 0.12}, 6);
  EXPECT_FALSE(walk.fell);
  EXPECT_GT(walk.way.x, 6 * 0.08);
  const WalkTrial turn = try_walk(robonova.stage, robonova.skills, {.seed = 1}, {.turn = -0.45}, 5);
  EXPECT_FALSE(turn.fell);
  EXPECT_LT(turn.moved.heading, -5 * 0.15);
}

}  // namespace
}  // namespace cancha::lab
