#include "minds/programs/leg_actions.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

#include "minds/programs/test_walker.h"

namespace cancha::minds {
namespace {

TEST(LegActions, KnowEveryActionOfTheDocument) {
  for (const decide::rules::Action& action : decide::rules::actions()) {
    Walker walker;
    walker.put(RuleThing::Ball, at(0, 30));
    walker.begin(action.name, -10);
    (void)walker.tick();
    RuleIntent doing;
    walker.legs.tell(doing);
    EXPECT_EQ(doing.action, walker.legs.done() ? "" : action.name);
  }
}

TEST(LegActions, AimAsTheDocumentsTablesDo) {
  const RuleConstants c;
  struct Row {
    double goal, keeper, aim;
  };
  // the three tables of the penalty kick, where they follow the printed rule
  for (const Row& row : {Row{-2.33, -4.52, 12.67},
                         {28.07, -5.2, 28.07},
                         {18.3, -0.21, 18.3},
                         {23.93, -9.07, 23.93},
                         {1.96, 5.62, -13.04},
                         {-17.06, -21.61, -2.06},
                         {8.88, 21.99, 8.88},
                         {-2.11, 10.16, -2.11},
                         {15.2, 18.63, 0.2},
                         {19.88, 2.54, 19.88},
                         {24.23, -18.37, 24.23},
                         {7.39, -2.04, 22.39},
                         {8.55, -0.2, 23.55},
                         {2.99, -9.01, 2.99}}) {
    EXPECT_NEAR(LegActions::aim_of(row.goal, row.keeper, c), row.aim, 0.005) << row.goal;
  }
  // trials 3 and 10 as the rule has them, not as printed
  EXPECT_NEAR(LegActions::aim_of(3.23, -0.13, c), 18.23, 0.005);
  EXPECT_NEAR(LegActions::aim_of(-5.47, -4.15, c), -20.47, 0.005);
  RuleConstants wide = c;
  wide.diff_angle_keeper = 20;
  wide.angle_kick = 30;
  EXPECT_NEAR(LegActions::aim_of(0, 15, wide), -30, 1e-9);
}

TEST(LegActions, MakeLongStepsThenShortOnesAndNeverGoBeyond) {
  const RuleConstants c;
  EXPECT_DOUBLE_EQ(LegActions::whole_steps(30, c), 30);
  EXPECT_DOUBLE_EQ(LegActions::whole_steps(7, c), 6);
  EXPECT_DOUBLE_EQ(LegActions::whole_steps(-13, c), -12);
  RuleConstants section84 = c;
  section84.step = 8;
  section84.mini_step = 1;
  EXPECT_DOUBLE_EQ(LegActions::whole_steps(13.5, section84), 13);
  EXPECT_NEAR(LegActions::best_vertical_angle(167.8, 36), -12.11, 0.01);
  EXPECT_DOUBLE_EQ(LegActions::best_vertical_angle(5, 36), -60);
}

TEST(LegActions, WalkOneStepOfThisRobotWhereNoDistanceIsSaid) {
  RuleConstants constants;
  constants.step = 8;
  constants.left_step = 3;
  Walker walker{constants};
  const auto said = [](const char* name) { return *decide::rules::find_action(name)->parameter->preset; };
  walker.begin("walk", said("walk"));
  walker.run();
  EXPECT_NEAR(walker.X_OR.x, 0.08, 1e-9);
  walker.begin("walkLeft", said("walkLeft"));
  walker.run();
  EXPECT_NEAR(walker.X_OR.y, 0.03, 1e-9);
}

TEST(LegActions, DoBasicOnesOnceAndEnd) {
  Walker walker;
  walker.begin("walk", 30);
  walker.run();
  EXPECT_EQ(walker.done, std::vector<std::string>{"walk"});
  EXPECT_NEAR(walker.X_OR.x, 0.3, 1e-9);
  walker.begin("walkRight", 4);
  walker.run();
  EXPECT_NEAR(walker.X_OR.y, -0.04, 1e-9);
  walker.begin("turn", 20);
  walker.run();
  EXPECT_NEAR(in_degrees(walker.X_OR.heading), -20, 1e-9);
  walker.begin("kickLeft");
  walker.run();
  EXPECT_EQ(walker.done.back(), "kick_left");
  walker.begin("turnHeadHorizontally", 40);
  walker.run();
  EXPECT_NEAR(in_degrees(walker.gazes.back().pan), -40, 1e-9);
}

TEST(LegActions, GetUpByMotionsWhereNothingTellsThatTheyLie) {
  Walker front;
  front.begin("frontGetUp");
  front.run();
  EXPECT_EQ(front.done, std::vector<std::string>{"get_up_front"});
  Walker back;
  back.begin("backGetUp");
  back.run();
  EXPECT_EQ(back.done, (std::vector<std::string>{"roll_to_front", "get_up_front"}));
  EXPECT_TRUE(back.legs.done());

  for (const char* name : {"frontGetUp", "backGetUp"}) {
    Walker feels;
    feels.beliefs.attitude.present();
    feels.begin(name);
    feels.run();
    EXPECT_TRUE(feels.done.empty()) << "it gets up by itself";
    EXPECT_TRUE(feels.legs.done());
  }
}

TEST(LegActions, DoNotRiseFromTheFrontWhereTheyCannotRollOver) {
  Walker walker;
  walker.begin("backGetUp");
  int asked = 0;
  // a body that has no such motion goes on standing
  for (int n = 0; n < 40 && !walker.legs.done(); ++n) {
    walker.beliefs.time = walker.beliefs.time + 100_ms;
    const Action action = walker.legs.tick(walker.beliefs);
    if (action.kind != ActionKind::Motion) continue;
    EXPECT_EQ(action.motion, "roll_to_front");
    ++asked;
  }
  EXPECT_GT(asked, 0);
  EXPECT_TRUE(walker.legs.done());
}

TEST(LegActions, SearchWithTheHeadAloneUnlessForABallThatIsNotTheirs) {
  Walker walker;
  walker.beliefs.rules->degrees[static_cast<std::size_t>(RulePredicate::BallIsMine)] = 1.0;
  walker.begin("findOppGoal");
  walker.run();
  EXPECT_TRUE(walker.legs.done());
  EXPECT_TRUE(walker.done.empty());  // it has not moved its body
  double left = 0, right = 0, down = 0;
  for (const Gaze& gaze : walker.gazes) {
    left = std::max(left, gaze.pan);
    right = std::min(right, gaze.pan);
    down = std::max(down, gaze.tilt);
  }
  EXPECT_NEAR(in_degrees(left), 60, 1e-6);
  EXPECT_NEAR(in_degrees(right), -60, 1e-6);
  EXPECT_NEAR(in_degrees(down), 45, 1e-6);

  Walker other;
  other.begin("findBall");
  other.run(60);
  ASSERT_FALSE(other.done.empty());
  EXPECT_EQ(other.done.front(), "turn right");
  // it owns the ball, and looks for it with its head
  Walker owner;
  owner.beliefs.rules->degrees[static_cast<std::size_t>(RulePredicate::BallIsMine)] = 1.0;
  owner.begin("findBall");
  owner.run(60);
  EXPECT_TRUE(owner.done.empty());
}

TEST(LegActions, AKeeperTurnsForNoBallButBackFromItsOwnGoal) {
  Walker keeper;
  keeper.beliefs.rules->role = 1;
  keeper.begin("findBall");
  keeper.run();
  EXPECT_TRUE(keeper.legs.done());
  EXPECT_TRUE(keeper.done.empty()) << "its head has looked everywhere";

  // a fall has turned it
  keeper.put(RuleThing::MyGoal, at(-30, 80));
  keeper.begin("findBall");
  keeper.run();
  ASSERT_EQ(keeper.done.size(), 1U);
  EXPECT_NEAR(std::abs(in_degrees(angle_of(into(keeper.X_OR, at(-30, 80))))), 180, 1e-6);
}

TEST(LegActions, ASearchLooksAgainWhereItsThingWasGlimpsed) {
  Walker walker;
  walker.begin("findBall");
  for (int i = 0; i < 3; ++i) (void)walker.tick();
  // seen in one picture: not in sight yet
  walker.put(RuleThing::Ball, {0.14, 0.05});
  ThingBelief& ball = walker.beliefs.rules->things[0];
  ball.in_sight = ball.valid = false;
  ball.seen = walker.beliefs.time;
  (void)walker.tick();
  const Gaze there = walker.gazes.back();
  EXPECT_NEAR(there.pan, std::atan2(0.05, 0.14), 1e-9);
  EXPECT_GT(in_degrees(there.tilt), 45.0) << "nearer than a search looks otherwise";
  (void)walker.tick();
  EXPECT_EQ(walker.gazes.back().pan, there.pan) << "for a while";
  walker.run(60);
  EXPECT_EQ(walker.done.front(), "turn left") << "it was nothing: the search goes on, to that side";
}

TEST(LegActions, TellWhatWasSearchedOnce) {
  Walker walker;
  walker.begin("findPartner");
  int told = 0;
  while (!walker.legs.done()) {
    (void)walker.tick();
    RuleIntent doing;
    walker.legs.tell(doing);
    if (doing.searched == static_cast<int>(RuleThing::Partner)) ++told;
  }
  EXPECT_EQ(told, 1);
}

TEST(LegActions, TurnAndStepAsideInAlternationThenKickWithTheFootThatHasTheBall) {
  Walker walker;
  walker.put(RuleThing::Ball, {0.11, 0.04});
  walker.put(RuleThing::OppGoal, at(40, 140));
  walker.begin("kickBall");
  walker.run();

  ASSERT_FALSE(walker.done.empty());
  EXPECT_EQ(walker.done.front(), "turn right");
  int turns = 0;
  int steps = 0;
  int in_a_row = 0;
  for (const std::string& one : walker.done) {
    in_a_row = one == "turn right" ? in_a_row + 1 : 0;
    turns += one == "turn right" ? 1 : 0;
    steps += one == "step left" ? 1 : 0;
    // each turn moves the ball to the left before its feet: it steps after it before that is too far
    EXPECT_LE(in_a_row, 2);
  }
  EXPECT_GE(turns, 2);
  EXPECT_GE(steps, 1);
  // as it kicks, the goal lies ahead and the ball before a foot
  const Vec2 goal = into(walker.X_OR, at(40, 140));
  EXPECT_LT(std::abs(in_degrees(angle_of(goal))), 12.0);
  const Vec2 ball = into(walker.X_OR, {0.11, 0.04});
  EXPECT_EQ(walker.done.back(), ball.y > 0 ? "kick_left" : "kick_right");
  EXPECT_NEAR(std::abs(ball.y), 0.0385, 0.026);
}

TEST(LegActions, AimBesideAKeeperBeforeTheGoalsCentre) {
  Walker walker;
  walker.put(RuleThing::Ball, {0.105, 0.0385});
  walker.put(RuleThing::OppGoal, at(0, 140));
  walker.put(RuleThing::Opponent, at(-3, 110));
  walker.begin("kickBall");
  RuleIntent doing;
  walker.legs.tell(doing);
  EXPECT_TRUE(doing.aims);
  EXPECT_NEAR(in_degrees(doing.aim), -15, 1e-9);  // to the right: the keeper stands to the left
  walker.run();
  EXPECT_NEAR(in_degrees(walker.X_OR.heading), -15, 10.01);
}

TEST(LegActions, WalkUpToTheBallUntilItLiesBeforeAFoot) {
  Walker walker;
  walker.put(RuleThing::Ball, at(30, 150));
  walker.begin("followBall");
  walker.run();

  EXPECT_TRUE(walker.legs.done());
  const Vec2 ball = into(walker.X_OR, at(30, 150));
  EXPECT_NEAR(ball.x, 0.105, 0.04);
  EXPECT_NEAR(std::abs(ball.y), 0.0385, 0.026);
}

TEST(LegActions, WalkPastWhoStandsOnTheWayToTheBall) {
  for (const RuleThing who : {RuleThing::Opponent, RuleThing::Partner}) {
    const Vec2 p_OR{1.0, 0.05};
    Walker walker;
    walker.put(RuleThing::Ball, {2.0, 0.0});
    walker.put(who, p_OR);
    walker.begin("followBall");
    double nearest = 1e9;
    for (int n = 0; n < 400 && !walker.legs.done(); ++n) {
      (void)walker.tick();
      nearest = std::min(nearest, distance(walker.X_OR.position(), p_OR));
    }
    EXPECT_TRUE(walker.legs.done());
    EXPECT_GT(nearest, 0.3);
    EXPECT_NEAR(into(walker.X_OR, {2.0, 0.0}).x, 0.105, 0.04) << "it came to the ball";
  }
}

TEST(LegActions, WalkStraightWhereNobodyIsInTheWay) {
  // beside the way, and behind the ball
  for (const Vec2 stands : {Vec2{0.8, 0.6}, Vec2{1.5, 0.0}}) {
    Walker walker;
    walker.put(RuleThing::Ball, {1.4, 0.0});
    walker.put(RuleThing::Opponent, stands);
    walker.begin("followBall");
    const Action action = walker.tick();
    EXPECT_EQ(action.kind, ActionKind::Walk);
    EXPECT_EQ(action.turn, 0.0) << stands.x;
    EXPECT_GT(action.v_RR.x, 0.2);
  }
}

TEST(LegActions, WalkPastWhoWasSeenLatelyAndWhoIsKnownOnThePitch) {
  const auto turn_of = [](auto&& know) {
    Walker walker;
    walker.put(RuleThing::Ball, {2.0, 0.0});
    walker.beliefs.time = Time{} + 10'000_ms;
    know(walker);
    walker.begin("followBall");
    return walker.tick().turn;
  };
  const auto seen_ago = [&](Duration ago) {
    return turn_of([&](Walker& walker) {
      walker.put(RuleThing::Opponent, {1.0, 0.05});
      ThingBelief& one = walker.beliefs.rules->things[static_cast<std::size_t>(RuleThing::Opponent)];
      one.in_sight = one.valid = false;
      one.seen = walker.beliefs.time - ago;
    });
  };
  EXPECT_LT(seen_ago(1000_ms), -0.3);
  EXPECT_EQ(seen_ago(5000_ms), 0.0) << "it may be anywhere by now";

  const auto known = [&](bool placed) {
    return turn_of([&](Walker& walker) {
      if (placed) walker.beliefs.pose.present().X_TR = {3.0, 1.0, kPi};
      walker.beliefs.opponents.push_back({.p_TO = {2.0, 0.95}});
    });
  };
  EXPECT_LT(known(true), -0.3);
  EXPECT_EQ(known(false), 0.0) << "who is lost does not know where others are";
}

TEST(LegActions, StepBackToTheGoalsCentre) {
  for (const double off : {0.2, -0.3}) {
    Walker walker;
    walker.beliefs.rules->off_goal = Vec2{off, 0.3};
    walker.begin("relocate");
    walker.run();
    EXPECT_NEAR(walker.X_OR.y, off, 1e-9);  // right of the centre: to the left
    EXPECT_EQ(walker.X_OR.heading, 0.0);
  }
}

TEST(LegActions, WaitThenStepThenDiveToTheSideOfAShot) {
  Walker walker;
  walker.put(RuleThing::Ball, at(0, 150));
  walker.beliefs.rules->shot = ShotBelief{.left = -0.6, .seconds = 2.0, .steps = 2, .dive = true, .needs = 1.5};
  double& time_to_start = walker.beliefs.rules->degrees[static_cast<std::size_t>(RulePredicate::GkNeedsStartSaving)];
  walker.begin("save");
  for (int i = 0; i < 10; ++i) (void)walker.tick();
  EXPECT_TRUE(walker.done.empty());

  time_to_start = 1.0;
  for (int i = 0; i < 4; ++i) (void)walker.tick();
  ASSERT_EQ(walker.done, std::vector<std::string>{"step right"});
  walker.beliefs.rules->shot->steps = 0;
  walker.run(40);
  EXPECT_EQ(walker.done.back(), "save_right");
}

TEST(LegActions, DiveOnceTheSideOfAShotIsSure) {
  Walker walker;
  walker.put(RuleThing::Ball, {1.0, 0.0});
  walker.beliefs.rules->degrees[static_cast<std::size_t>(RulePredicate::GkNeedsStartSaving)] = 1.0;
  ShotBelief& shot = walker.beliefs.rules->shot.present();
  shot = {.left = 0.2, .seconds = 0.9, .steps = 0, .dive = true, .needs = 0.7};
  walker.begin("save");
  (void)walker.tick();
  (void)walker.tick();
  EXPECT_TRUE(walker.done.empty());

  // the next look says otherwise
  shot.left = -0.2;
  for (int i = 0; i < 5; ++i) (void)walker.tick();
  EXPECT_EQ(walker.done, std::vector<std::string>{"save_right"});

  // no time is left for another look
  Walker late;
  late.beliefs = walker.beliefs;
  late.beliefs.posture = Posture::Standing;
  late.beliefs.rules->shot->seconds = 0.6;
  late.put(RuleThing::Ball, {1.0, 0.0});
  late.begin("save");
  (void)late.tick();
  EXPECT_EQ(late.done, std::vector<std::string>{"save_right"});
}

TEST(LegActions, PassSoftlyToAMateWhoIsNear) {
  for (const auto& [metres, motion] : {std::pair{0.9, "soft_kick_left"}, {2.0, "kick_left"}}) {
    Walker walker;
    walker.put(RuleThing::Ball, {0.11, 0.04});
    walker.put(RuleThing::Partner, {metres, 0.0});
    walker.begin("passBall");
    walker.run();
    ASSERT_FALSE(walker.done.empty());
    EXPECT_EQ(walker.done.back(), motion);
  }
}

TEST(LegActions, TurnToTheSideOnWhichTheBallWasLost) {
  for (const double side : {1.0, -1.0}) {
    Walker walker;
    walker.put(RuleThing::Ball, {-0.3, side * 0.4});
    ThingBelief& ball = walker.beliefs.rules->things[0];
    ball.in_sight = ball.valid = false;
    ball.seen = Time{} + 100_ms;
    walker.beliefs.time = Time{} + 500_ms;
    walker.begin("findBall");
    for (int i = 0; i < 3; ++i) (void)walker.tick();
    ASSERT_FALSE(walker.done.empty());
    EXPECT_EQ(walker.done.front(), side > 0 ? "turn left" : "turn right");
  }
}

TEST(LegActions, EndAStepBeforeAnotherActionBegins) {
  Walker walker;
  walker.begin("walk", 60);
  (void)walker.tick();
  ASSERT_EQ(walker.beliefs.posture, Posture::Walking);

  walker.begin("turn", 20);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(walker.tick().kind, ActionKind::Stand);
  walker.run();

  EXPECT_EQ(walker.done, (std::vector<std::string>{"walk", "turn right"}));
}

TEST(LegActions, LookAtTheBallByThemselvesWhereToldTo) {
  for (const double automatic : {0.0, 1.0}) {
    RuleConstants constants;
    constants.auto_look = automatic;
    Walker walker{constants};
    walker.put(RuleThing::Ball, at(30, 100));
    walker.begin("initialPosition");
    walker.run();
    const Action action = walker.legs.idle(walker.beliefs);
    EXPECT_EQ(action.kind, ActionKind::Stand);
    EXPECT_NEAR(in_degrees(action.gaze->pan), automatic != 0 ? -30 : 0, 1e-6);
  }
}

}  // namespace
}  // namespace cancha::minds
