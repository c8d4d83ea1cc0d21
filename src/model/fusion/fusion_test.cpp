#include <gtest/gtest.h>

#include <algorithm>

#include "base/allocations.h"
#include "base/random.h"
#include "model/fusion/branching_ball.h"
#include "model/fusion/team_ball.h"
#include "model/fusion/team_robots.h"
#include "model/fusion/windowed_ball.h"

namespace cancha::model {
namespace {

constexpr Duration kCycle{33'333'333};
constexpr double kSpread = 0.07;  ///< of a ball 3 m away, along each axis

/// A ball that lies and is kicked after a second; gives the velocity's error some time after the kick.
template <class Ball>
double velocity_error(Ball ball, double speed, int cycles_after, Random random) {
  Vec2 p{3, 0}, v{};
  for (int i = 0; i <= 30 + cycles_after; ++i) {
    if (i == 30) v = {0, speed};
    if (i > 30) p += v * kCycle.seconds();
    ball.see(p + Vec2{random.normal(), random.normal()} * kSpread, kSpread, Time{} + kCycle * i);
  }
  return length(ball.motion().v - v);
}

template <class Ball>
double rms_velocity_error(const Ball& ball, int cycles_after) {
  double squares = 0.0;
  for (std::uint64_t k = 0; k < 100; ++k) {
    const double error = velocity_error(ball, 2.0, cycles_after, Random{1}.split(k));
    squares += error * error;
  }
  return std::sqrt(squares / 100);
}

TEST(BranchingBall, KnowsTheVelocitySoonAfterAKick) {
  EXPECT_LT(rms_velocity_error(BranchingBall{{.slowdown = 0.0}}, 13), 0.25);
  EXPECT_LT(rms_velocity_error(BranchingBall{{.slowdown = 0.0}}, 24), 0.15);
}

TEST(BranchingBall, ABallThatLiesIsKnownEverBetter) {
  double squares = 0.0;
  for (std::uint64_t k = 0; k < 50; ++k) {
    BranchingBall ball{{}};
    Random random = Random{4}.split(k);
    for (int i = 0; i < 90; ++i) {
      ball.see(Vec2{3, 0} + Vec2{random.normal(), random.normal()} * kSpread, kSpread, Time{} + kCycle * i);
    }
    squares += std::pow(distance(ball.motion().p, {3, 0}), 2) / 50;
    EXPECT_LT(ball.spread_at(ball.seen()), 0.05);
  }
  // a sighting has 10 cm
  EXPECT_LT(std::sqrt(squares), 0.035);
}

TEST(BranchingBall, BeginsAnewWhereItIsPutElsewhere) {
  BranchingBall ball{{}};
  for (int i = 0; i < 30; ++i) ball.see({3, 0}, kSpread, Time{} + kCycle * i);
  ball.see({-2, 3}, kSpread, Time{} + kCycle * 30);
  EXPECT_LT(distance(ball.motion().p, {-2, 3}), 1e-9);
  EXPECT_EQ(ball.paths(), 1u);
}

TEST(BranchingBall, TakesNoMemory) {
  BranchingBall ball{{}};
  const long before = allocations_of_this_thread();
  for (int i = 0; i < 60; ++i) ball.see({3, i * 0.05}, kSpread, Time{} + kCycle * i);
  EXPECT_EQ(allocations_of_this_thread(), before);
}

TEST(WindowedBall, CutsItsWindowWhenTheBallIsPlayed) {
  WindowedBall ball{{}};
  for (int i = 0; i < 30; ++i) ball.see({3, 0}, 0.05, Time{} + kCycle * i);
  EXPECT_EQ(ball.window(), 15u);
  EXPECT_EQ(ball.motion().v, (Vec2{}));  // the dead band
  Vec2 p{3, 0};
  std::size_t least = 15;
  for (int i = 30; i < 36; ++i) {
    p += Vec2{0, 6} * kCycle.seconds();
    ball.see(p, 0.05, Time{} + kCycle * i);
    least = std::min(least, ball.window());
  }
  EXPECT_LT(least, 5u);
  EXPECT_NEAR(ball.motion().v.y, 6.0, 0.5);
}

BallWitness word(int who, Vec2 p, double spread, Time seen = {}) {
  return {.who = who, .p_T = p, .spread = spread, .pose_spread = 0.0, .seen = seen};
}

TEST(TeamBall, WeighsWhoIsSurer) {
  TeamBall team{{}};
  const std::array words{word(1, {1, 0}, 0.1), word(2, {1.2, 0}, 0.2)};
  const auto ball = team.fuse(words, Time{});
  ASSERT_TRUE(ball);
  EXPECT_NEAR(ball->p_T.x, 1.04, 1e-9);
  EXPECT_NEAR(ball->spread, 1 / std::sqrt(125.0), 1e-9);
  ASSERT_EQ(ball->all_sources().size(), 2u);
  EXPECT_EQ(ball->sources[1].who, 2);
  EXPECT_TRUE(ball->sources[0].used && ball->sources[1].used);
}

TEST(TeamBall, OldWordsCountForLessAndVeryOldOnesNotAtAll) {
  TeamBall team{{}};
  const Time now = Time{} + 2000_ms;
  const std::array words{word(1, {1, 0}, 0.1, now), word(2, {1.2, 0}, 0.1, now - 400_ms), word(3, {9, 0}, 0.1, {})};
  const auto ball = team.fuse(words, now);
  ASSERT_TRUE(ball);
  EXPECT_LT(ball->p_T.x, 1.07);
  EXPECT_FALSE(ball->sources[2].used);
  EXPECT_EQ(ball->seen, now);
  EXPECT_FALSE(team.fuse(std::span{words}.last(1), now));
}

TEST(TeamBall, MovesARollingBallOn) {
  TeamBall team{{.slowdown = 0.0}};
  BallWitness one = word(1, {0, 0}, 0.1);
  one.v_T = {2, 0};
  const auto ball = team.fuse(std::span{&one, 1}, Time{} + 500_ms);
  ASSERT_TRUE(ball);
  EXPECT_NEAR(ball->p_T.x, 1.0, 1e-9);
}

TEST(TeamBall, AMisplacedMateIsOutvotedAndNotBelievedForAWhile) {
  TeamBall team{{}};
  std::array words{word(1, {1, 0}, 0.1), word(2, {1, 0.1}, 0.1), word(3, {2, 0}, 0.05)};
  for (int i = 0; i < 60; ++i) {
    const auto ball = team.fuse(words, Time{});
    ASSERT_TRUE(ball);
    EXPECT_NEAR(ball->p_T.x, 1.0, 1e-9);
    EXPECT_FALSE(ball->sources[2].used);
  }
  EXPECT_GT(team.beside(3), 0.8);
  // alone with one other it is still the one who is wrong
  const auto two = team.fuse(std::span{words}.last(2), Time{});
  EXPECT_NEAR(two->p_T.x, 1.0, 1e-9);
  // and alone it is better than nothing
  const auto alone = team.fuse(std::span{words}.last(1), Time{});
  EXPECT_NEAR(alone->p_T.x, 2.0, 1e-9);
  // who agrees again is believed again
  words[2] = word(3, {1, 0}, 0.05);
  for (int i = 0; i < 60; ++i) (void)team.fuse(words, Time{});
  EXPECT_TRUE(team.fuse(words, Time{})->sources[2].used);
}

TEST(TeamRobots, MergesWhatSeveralSeeAndKeepsWhoSawItAndWhen) {
  TeamRobots team{{}};
  Random random{3};
  const std::array<Vec2, 2> opponents{{{2, 1}, {-1, -2}}};
  Time now;
  for (int i = 0; i < 60; ++i) {
    now = Time{} + kCycle * i;
    for (const int who : {1, 2}) {
      for (const Vec2 p : opponents) {
        if (who == 2 && p.x < 0) continue;
        team.see({.who = who, .p_T = p + Vec2{random.normal(), random.normal()} * 0.1, .spread = 0.1, .seen = now});
      }
    }
    // mate 2 tells of itself, and mate 1 sees it
    team.see({.who = 2, .number = 2, .p_T = {0, 3}, .spread = 0.05, .seen = now});
    team.see({.who = 1, .p_T = Vec2{0, 3} + Vec2{random.normal(), random.normal()} * 0.1, .spread = 0.1, .seen = now});
    team.update(now);
  }
  ASSERT_EQ(team.robots().size(), 3u);
  const auto near = [&](Vec2 p) {
    return *std::ranges::find_if(team.robots(), [&](const RobotTrack& one) { return distance(one.p_T, p) < 0.2; });
  };
  EXPECT_EQ(near({2, 1}).all_sources().size(), 2u);
  EXPECT_EQ(near({-1, -2}).all_sources().size(), 1u);
  EXPECT_EQ(near({-1, -2}).sources[0].who, 1);
  EXPECT_EQ(near({-1, -2}).sources[0].seen, now);
  EXPECT_EQ(near({0, 3}).number, 2);
  EXPECT_EQ(near({2, 1}).number, -1);
  team.update(now + 5000_ms);
  EXPECT_TRUE(team.robots().empty());
}

TEST(TeamRobots, ASingleFalseSightingIsNoRobot) {
  TeamRobots team{{}};
  team.see({.who = 1, .p_T = {0, 0}, .spread = 0.1});
  team.update(Time{});
  EXPECT_TRUE(team.robots().empty());
}

}  // namespace
}  // namespace cancha::model
