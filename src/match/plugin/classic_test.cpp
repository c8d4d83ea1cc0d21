#include "match/plugin/classic.h"

#include <gtest/gtest.h>

#include <cmath>

namespace cancha::match {
namespace {

cancha_league league_of(int team, int players = 5) {
  cancha_league league{};
  league.team = team;
  league.players = players;
  league.pitch.length = 2.2;
  league.pitch.width = 1.8;
  league.pitch.goal_width = 0.4;
  league.pitch.goal_depth = 0.1;
  return league;
}

TEST(ClassicEnvironment, HasTheLayoutOfTheOldHeaderForFiveAndEleven) {
  EXPECT_EQ(sizeof(Environment), 560u);
  EXPECT_EQ(EnvironmentLayout::of_header(5).size, 560u);
  EXPECT_EQ(EnvironmentLayout::of_header(11).size, 1040u);
  EXPECT_EQ(EnvironmentLayout::of_header(5).user_data, offsetof(Environment, userData));
  EXPECT_EQ(EnvironmentLayout::of_header(5).fault(), "");
}

TEST(EnvironmentLayout, RefusesMembersOutsideOfTheStruct) {
  const EnvironmentLayout good = EnvironmentLayout::of_header(5);
  const auto fault = [&](std::uint32_t EnvironmentLayout::*member, std::uint32_t value) {
    EnvironmentLayout bad = good;
    bad.*member = value;
    return bad.fault();
  };
  const std::string outside = "has an Environment with members outside of it";

  EXPECT_EQ(fault(&EnvironmentLayout::version, 2), "was built by another version of ./cancha strategy build");
  EXPECT_EQ(fault(&EnvironmentLayout::size, good.size - 1), outside);
  EXPECT_EQ(fault(&EnvironmentLayout::players, 17), outside);
  EXPECT_EQ(fault(&EnvironmentLayout::players, 0), outside);
  EXPECT_EQ(fault(&EnvironmentLayout::mate_size, 1u << 31), outside);
  EXPECT_EQ(fault(&EnvironmentLayout::velocity_right, good.mate_size - 7), outside);
  EXPECT_EQ(fault(&EnvironmentLayout::opponents, ~0u), outside);
  EXPECT_EQ(fault(&EnvironmentLayout::game_state_size, 3), outside);
  EXPECT_EQ(fault(&EnvironmentLayout::last_ball, EnvironmentLayout::kNone), "") << "not every struct has it";
}

TEST(ClassicEnvironment, KnowsTheWallsBeforePlayAndHasEverythingInTheCentre) {
  ClassicEnvironment environment{league_of(CANCHA_BLUE)};

  const Environment& env = *environment.get();

  EXPECT_EQ(env.fieldBounds.left, 7);
  EXPECT_EQ(env.fieldBounds.right, 93);
  EXPECT_EQ(env.fieldBounds.top, 77);
  EXPECT_EQ(env.fieldBounds.bottom, 6);
  EXPECT_EQ(env.goalBounds.left, 3);
  EXPECT_EQ(env.goalBounds.right, 97);
  EXPECT_EQ(env.goalBounds.top, 50);
  EXPECT_EQ(env.goalBounds.bottom, 34);
  EXPECT_NEAR(env.home[4].pos.x, 50.119, 0.001);
  EXPECT_NEAR(env.currentBall.pos.y, 41.806, 0.001);
  EXPECT_EQ(env.userData, nullptr);
}

TEST(ClassicEnvironment, ShowsYellowItsOwnFrameInInches) {
  ClassicEnvironment environment{league_of(CANCHA_YELLOW)};
  cancha_view view{};
  view.players = 5;
  view.mates[0] = {.x = -1.1, .y = 0.9, .heading = M_PI / 2, .vx = 0, .vy = 0, .turn_rate = 0};
  view.opponents[2] = {.x = 1.1, .y = -0.9, .heading = -M_PI / 4, .vx = 0, .vy = 0, .turn_rate = 0};
  view.ball = {1.2, 0.2, 0.0254, 0, 0, 0};

  environment.see(view);

  const Environment& env = *environment.get();
  EXPECT_NEAR(env.home[0].pos.x, FLEFTX, 1e-3);
  EXPECT_NEAR(env.home[0].pos.y, FTOP, 1e-3);
  EXPECT_NEAR(env.home[0].rotation, 90.0, 1e-9);
  EXPECT_NEAR(env.opponent[2].pos.x, FRIGHTX, 1e-3);
  EXPECT_NEAR(env.opponent[2].pos.y, FBOT, 1e-3);
  EXPECT_NEAR(env.opponent[2].rotation, -45.0, 1e-9);
  EXPECT_NEAR(env.currentBall.pos.x, GRIGHT, 1e-3);
  EXPECT_NEAR(env.currentBall.pos.y, GTOPY, 1e-3);
  EXPECT_NEAR(env.currentBall.pos.z, 1.0, 1e-9);
}

TEST(ClassicEnvironment, ShowsBlueTheSameFieldAsYellowNotAMirroredOne) {
  ClassicEnvironment environment{league_of(CANCHA_BLUE)};
  cancha_view view{};
  view.players = 5;
  view.mates[0] = {.x = -1.1, .y = 0.9, .heading = M_PI / 2, .vx = 0, .vy = 0, .turn_rate = 0};
  view.mates[1].heading = M_PI;
  view.ball = {1.2, 0.2, 0, 0, 0, 0};

  environment.see(view);

  // blue defends the right goal, and its left is down
  const Environment& env = *environment.get();
  EXPECT_NEAR(env.home[0].pos.x, FRIGHTX, 1e-3);
  EXPECT_NEAR(env.home[0].pos.y, FBOT, 1e-3);
  EXPECT_NEAR(env.home[0].rotation, -90.0, 1e-9);
  EXPECT_NEAR(env.home[1].rotation, 0.0, 1e-9);
  EXPECT_NEAR(env.currentBall.pos.x, GLEFT, 1e-3);
  EXPECT_NEAR(env.currentBall.pos.y, GBOTY, 1e-3);
}

TEST(ClassicEnvironment, RemembersWhereTheBallWasAndPredictsOneCallAhead) {
  ClassicEnvironment environment{league_of(CANCHA_YELLOW)};
  const Environment& env = *environment.get();
  cancha_view view{};
  view.players = 5;

  // in the first call the ball was where it is
  environment.see(view);
  EXPECT_EQ(env.lastBall.pos.x, env.currentBall.pos.x);
  EXPECT_EQ(env.predictedBall.pos.x, env.currentBall.pos.x);

  // then it rolls an inch
  const double before = env.currentBall.pos.x;
  view.ball.x += 0.0254;
  environment.see(view);
  EXPECT_EQ(env.lastBall.pos.x, before);
  EXPECT_NEAR(env.predictedBall.pos.x - env.currentBall.pos.x, 1.0, 1e-9);

  // a ball that the referee puts elsewhere does not roll on
  view.ball.x = -0.9;
  environment.see(view);
  EXPECT_EQ(env.predictedBall.pos.x, env.currentBall.pos.x);
}

TEST(ClassicEnvironment, NamesTheOwnerOfTheBallByColour) {
  struct Case {
    int team, ours, theirs;
    long owner;
  };
  for (const Case& c : {Case{CANCHA_BLUE, 1, 0, BLUE_BALL}, Case{CANCHA_BLUE, 0, 1, YELLOW_BALL},
                        Case{CANCHA_YELLOW, 1, 0, YELLOW_BALL}, Case{CANCHA_YELLOW, 0, 1, BLUE_BALL},
                        Case{CANCHA_YELLOW, 0, 0, ANYONES_BALL}}) {
    ClassicEnvironment environment{league_of(c.team)};
    cancha_view view{};
    view.players = 5;
    view.mode = CANCHA_PENALTY_KICK;
    view.our_ball = c.ours;
    view.their_ball = c.theirs;

    environment.see(view);

    EXPECT_EQ(environment.get()->whosBall, c.owner);
    EXPECT_EQ(environment.get()->gameState, PENALTY_KICK);
  }
}

TEST(ClassicEnvironment, KeepsWheelSpeedsAndUserDataBetweenCalls) {
  ClassicEnvironment environment{league_of(CANCHA_BLUE, 3)};
  cancha_view view{};
  view.players = 3;
  environment.get()->home[2].velocityLeft = -125.0;
  environment.get()->home[2].velocityRight = 17.0;

  environment.see(view);

  EXPECT_EQ(environment.wheels(2).left, -125.0);
  EXPECT_EQ(environment.wheels(2).right, 17.0);
}

}  // namespace
}  // namespace cancha::match
