#include "minds/programs/contest_words.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "minds/programs/contest_tactics.h"

namespace cancha::minds {
namespace {

using Symbol = decide::program::Host::Symbol;

/// A contest's robot that has stood for its pause.
struct Robot {
  Robot() {
    words_of_contest.offer(host);
    beliefs.X_OR = Pose2{2.0, 1.0, kPi / 2};
    EXPECT_FALSE(words_of_contest.due(beliefs, 100_ms)) << "it stands still at first";
    beliefs.time = beliefs.time + 5100_ms;
  }
  /// A cycle: it sees, and does what its outputs ask for.
  const Action& cycle() {
    beliefs.time = beliefs.time + 100_ms;
    EXPECT_TRUE(words_of_contest.due(beliefs, 100_ms));
    words_of_contest.see(beliefs);
    words_of_contest.go_on();
    return words_of_contest.action();
  }
  double operator()(std::string_view name) const {
    const auto found = std::ranges::find(host.inputs(), name, &Symbol::name);
    EXPECT_NE(found, host.inputs().end()) << name;
    return found->variable ? *found->variable : found->read({});
  }
  void motion(ContestMotion motion) {
    const auto found = std::ranges::find(host.outputs(), "motion", &Symbol::name);
    ASSERT_NE(found, host.outputs().end());
    found->write(static_cast<double>(motion));
  }

  ContestTactics tactics{{}};
  PlayerWords words{tactics};
  ContestWords words_of_contest{words, {}};
  decide::program::Host host;
  Beliefs beliefs;
};

TEST(ContestWords, AMotionIsAskedForUntilItBegins) {
  Robot robot;
  robot.beliefs.posture = Posture::Walking;
  robot.motion(ContestMotion::SumoPush);

  // the feet are not together yet
  for (int i = 0; i < 5; ++i) {
    EXPECT_EQ(robot.cycle().kind, ActionKind::Motion);
    EXPECT_EQ(robot.words_of_contest.action().motion, "sumo_push");
  }
  EXPECT_EQ(robot("acting"), 1.0);

  robot.beliefs.posture = Posture::Acting;
  EXPECT_EQ(robot.cycle().kind, ActionKind::Stand) << "it has begun";
  EXPECT_EQ(robot("acting"), 1.0);
  robot.beliefs.posture = Posture::Standing;
  EXPECT_EQ(robot.cycle().kind, ActionKind::Stand) << "once, as long as the output stays";
  EXPECT_EQ(robot("acting"), 0.0);
}

TEST(ContestWords, AFallEndsAMotionThatHasNotBegun) {
  Robot robot;
  robot.beliefs.posture = Posture::Walking;
  robot.motion(ContestMotion::SumoLow);
  EXPECT_EQ(robot.cycle().kind, ActionKind::Motion);

  robot.beliefs.posture = Posture::GettingUp;
  EXPECT_NE(robot.cycle().kind, ActionKind::Motion);
  robot.beliefs.posture = Posture::Standing;
  EXPECT_NE(robot.cycle().kind, ActionKind::Motion);
}

TEST(ContestWords, TellWhereItIsFromWhereItWasPutDown) {
  Robot robot;
  // it looked along y when it was put down: 30 cm ahead, 10 cm to the left, turned by 90 degrees
  robot.beliefs.X_OR = Pose2{1.9, 1.3, kPi};
  (void)robot.cycle();

  EXPECT_NEAR(robot("put.x"), 300, 1e-6);
  EXPECT_NEAR(robot("put.y"), 100, 1e-6);
  EXPECT_NEAR(robot("put.heading"), 90, 1e-6);
}

TEST(ContestWords, TheNearestThingIsMeasuredFromTheTrunkAndByTheLaserWhereItIsAlone) {
  Robot robot;
  ObstacleBeliefs& obstacles = robot.beliefs.obstacles.present();
  obstacles.symbols.centre_distance = 0.2;
  (void)robot.cycle();
  EXPECT_NEAR(robot("near.distance"), 200, 1e-9);

  obstacles.obstacles.push_back({.p_RC = {0.3, 0.3}});
  (void)robot.cycle();
  EXPECT_NEAR(robot("near.distance"), 300 * std::sqrt(2.0), 1e-6);
  EXPECT_NEAR(robot("near.angle"), 45, 1e-6);
}

}  // namespace
}  // namespace cancha::minds
