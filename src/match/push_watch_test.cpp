#include "match/push_watch.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace cancha::match {
namespace {

constexpr double kStep = 0.002;  ///< seconds, as in leagues on legs
constexpr double kPause = 0.5;

/// One robot a side, far from the ball: blue's walks, yellow's stands, and both face x.
class PushWatchTest : public testing::Test {
 protected:
  PushWatchTest() { truth_.robots.resize(2); }

  static PushWatch watch_with(double pause) { return PushWatch{{.players = 1, .speed = kPushOnLegs, .pause = pause}}; }
  /// Steps in which blue's robot touches the other one, which is in direction n, or does not.
  void pass(PushWatch& pushes, double seconds, bool touches, Vec2 n = {1.0, 0.0}) {
    const Contact contact{{BodyKind::Chassis, 0}, {BodyKind::Chassis, 1}, {3.0, 0.0, 0.3}, {n.x, n.y, 0.0}, 0.0, 0.1};
    for (int i = 0; i < static_cast<int>(seconds / kStep + 0.5); ++i) {
      pushes.watch(truth_, {&contact, touches ? std::size_t{1} : std::size_t{0}}, kStep);
      longest_ = std::max(longest_, by_blue(pushes).seconds);
    }
  }
  static const PushWatch::Push& by_blue(const PushWatch& pushes) { return pushes.pushes()[0]; }

  RobotState& blue() { return truth_.robots[0]; }
  RobotState& yellow() { return truth_.robots[1]; }

  Truth truth_;
  double longest_ = 0.0;
};

TEST_F(PushWatchTest, ATouchThatFlickersIsOnePush) {
  // it marches against one who stands firm: a twentieth of a second of touching in each step
  PushWatch pushes = watch_with(kPause);
  PushWatch without_pauses = watch_with(0.0);
  blue().v_FR = {0.1, 0.0};

  for (int step = 0; step < 13; ++step) {
    pass(pushes, 0.05, true);
    if (step < 12) pass(pushes, 0.2, false);
  }

  EXPECT_NEAR(by_blue(pushes).seconds, 3.05, 1e-6) << "from the first beat to the last";
  EXPECT_EQ(by_blue(pushes).metres, 0.0);
  EXPECT_EQ(pushes.pushes()[1].seconds, 0.0) << "who stands pushes nobody";

  longest_ = 0.0;
  for (int step = 0; step < 13; ++step) {
    pass(without_pauses, 0.05, true);
    pass(without_pauses, 0.2, false);
  }
  EXPECT_NEAR(longest_, 0.05, 1e-6);
}

TEST_F(PushWatchTest, ABrushNowAndThenNeverCounts) {
  PushWatch pushes = watch_with(kPause);
  blue().v_FR = {0.1, 0.0};

  for (int i = 0; i < 15; ++i) {
    pass(pushes, 0.2, true);
    pass(pushes, 0.6, false);
    EXPECT_EQ(by_blue(pushes).seconds, 0.0) << "it is over";
  }

  EXPECT_NEAR(longest_, 0.2, 1e-6);
}

TEST_F(PushWatchTest, ThePauseThatEndsAPushIsNoPartOfIt) {
  PushWatch pushes = watch_with(kPause);
  blue().v_FR = {0.1, 0.0};

  pass(pushes, 1.0, true);
  pass(pushes, 0.4, false);

  EXPECT_NEAR(by_blue(pushes).seconds, 1.0, 1e-6);
  pass(pushes, 0.2, false);
  EXPECT_EQ(by_blue(pushes).seconds, 0.0);
  pass(pushes, 1.0, true);
  EXPECT_NEAR(by_blue(pushes).seconds, 1.0, 1e-6) << "a new one";
}

TEST_F(PushWatchTest, SteppingBesideSomebodyIsNoPushAndStepsToTheSideAre) {
  // a NAO's trunk sways by 14 mm twice a second
  const auto longest_of_steps = [&](double aside) {
    PushWatch pushes = watch_with(kPause);
    longest_ = 0.0;
    for (int i = 0; i < 2500; ++i) {
      const double sway = 0.176 * std::sin(2 * kPi * i * kStep / 0.5);
      blue().v_FR = {0.0, aside + sway};
      pass(pushes, kStep, sway > 0.0, {0.0, 1.0});
    }
    return longest_;
  };

  EXPECT_EQ(longest_of_steps(0.0), 0.0);
  EXPECT_GT(longest_of_steps(0.1), 3.0);
}

TEST_F(PushWatchTest, WhoRocksBackWasNotMovedAndWhoGivesWayWas) {
  PushWatch rocked = watch_with(kPause);
  PushWatch shoved = watch_with(kPause);
  blue().v_FR = {0.1, 0.0};

  for (int step = 0; step < 12; ++step) {
    yellow().v_FR = {0.04, 0.0};
    pass(rocked, 0.12, true);
    pass(shoved, 0.12, true);
    yellow().v_FR = {-0.04, 0.0};
    pass(rocked, 0.12, false);
    yellow().v_FR = {0.04, 0.0};
    pass(shoved, 0.12, false);
  }

  EXPECT_NEAR(by_blue(rocked).metres, 0.0, 1e-6);
  EXPECT_NEAR(by_blue(shoved).metres, 24 * 0.12 * 0.04, 1e-6);
}

TEST_F(PushWatchTest, WhoIsPushedBackOrPlaysForTheBallDoesNotPush) {
  PushWatch pushes = watch_with(kPause);
  blue().v_FR = {0.1, 0.0};
  yellow().v_FR = {-0.1, 0.0};

  pass(pushes, 4.0, true);
  yellow().v_FR = {};
  truth_.ball.p_FB = {3.1, 0.1, 0.03};
  pass(pushes, 4.0, true);

  EXPECT_EQ(longest_, 0.0);
  truth_.ball.p_FB = {};
  pass(pushes, 4.0, true);
  EXPECT_NEAR(longest_, 4.0, 1e-6);
}

}  // namespace
}  // namespace cancha::match
