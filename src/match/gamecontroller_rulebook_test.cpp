#include "match/gamecontroller_rulebook.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "match/fixture.h"

namespace cancha::match {
namespace {

/// A pitch without physics: bodies are where the referee or the test puts them.
class RulebookTest : public testing::Test, public Hands {
 protected:
  explicit RulebookTest(const std::string& league = "kidsize")
      : league_{field::load_league(CANCHA_SOURCE_DIR "/content", league).value()}, rulebook_{league_, Random{1}} {
    truth_.robots.resize(static_cast<std::size_t>(2 * league_.players));
    rulebook_.begin(*this, truth_);
  }

  void put_ball(Vec2 p_FB) override { truth_.ball = {{p_FB.x, p_FB.y, 0.03}, {}, {}}; }
  void put_robot(RobotId robot, const Pose2& X_FR) override {
    truth_.robots[place_of(robot, league_.players)] = {.X_FR = X_FR};
  }
  void announce(EventKind kind, BallOwner side, Vec2, const Reason& why, std::string) override {
    events_.push_back(kind);
    sides_.push_back(side);
    last_why_ = why;
  }
  void play_restarts() override {}
  void count_goal(Team) override {}
  void count_foul(Team) override { ++fouls_; }

  void pass(double seconds, std::span<const Contact> contacts = {}) {
    for (int i = 0; i < static_cast<int>(seconds * 50 + 0.5); ++i) {
      truth_.time += 20_ms;
      (void)rulebook_.watch(truth_, contacts, 20_ms, *this);
    }
  }
  /// Everybody in its own half, then on to play.
  void kick_off() {
    for (const Team team : kTeams) {
      for (int i = 0; i < league_.players; ++i) {
        put_robot({team, i}, {-attack_sign(team) * (2.0 + 0.5 * i), 0.8 * (i - 1), 0.0});
      }
    }
    pass(2.2);
    EXPECT_EQ(rulebook_.game().play, RefereePlay::Set);
    pass(5.2);
    EXPECT_EQ(rulebook_.game().play, RefereePlay::Playing);
    events_.clear();
  }
  void lay_down(int robot) {
    truth_.robots[static_cast<std::size_t>(robot)].q_FR = {0.0, std::sqrt(0.5), 0.0, std::sqrt(0.5)};
  }
  static Contact touch(int robot) {
    return {{BodyKind::Ball, 0}, {BodyKind::Chassis, robot}, {}, {1, 0, 0}, 0.0, 0.01};
  }
  [[nodiscard]] bool happened(EventKind kind) const { return std::ranges::find(events_, kind) != events_.end(); }
  [[nodiscard]] Vec2 ball() const { return truth_.ball.p_FB.xy(); }

  field::League league_;
  Truth truth_;
  GameControllerRulebook rulebook_;
  std::vector<EventKind> events_;
  std::vector<BallOwner> sides_;
  Reason last_why_;
  int fouls_ = 0;
};

TEST_F(RulebookTest, RobotsWalkToTheirPlacesBeforePlayBegins) {
  EXPECT_EQ(rulebook_.game().play, RefereePlay::Ready);
  pass(30);
  EXPECT_EQ(rulebook_.game().play, RefereePlay::Ready) << "they stand at the touch line";
  pass(16);
  EXPECT_EQ(rulebook_.game().play, RefereePlay::Set) << "who is late is carried";
  for (std::size_t i = 0; i < truth_.robots.size(); ++i) {
    const double own = i < 3 ? 1.0 : -1.0;
    EXPECT_GT(own * truth_.robots[i].X_FR.x, 0.0) << i;
  }
}

TEST_F(RulebookTest, AGoalCountsAndTheOthersKickOff) {
  kick_off();
  put_ball({4.6, 0.2});  // blue's goal
  pass(0.02);
  EXPECT_TRUE(happened(EventKind::Goal));
  EXPECT_EQ(rulebook_.game().score, (Score{0, 1}));
  EXPECT_EQ(rulebook_.game().play, RefereePlay::Ready);
  EXPECT_EQ(rulebook_.game().whose_ball, BallOwner::Blue);
  EXPECT_EQ(ball(), Vec2{});
}

TEST_F(RulebookTest, TheBallComesBackOverTheLineThatItCrossed) {
  kick_off();
  pass(10);                           // anybody may play it
  pass(0.02, std::vector{touch(0)});  // blue was last
  put_ball({1.0, 3.1});
  pass(0.02);
  EXPECT_TRUE(happened(EventKind::ThrowIn));
  EXPECT_EQ(rulebook_.game().whose_ball, BallOwner::Yellow);
  EXPECT_EQ(ball(), (Vec2{1.0, 3.0}));

  pass(0.02, std::vector{touch(1)});  // blue again, over its own goal line beside the goal
  put_ball({4.6, 1.5});
  pass(0.02);
  EXPECT_TRUE(happened(EventKind::CornerKick));
  EXPECT_EQ(rulebook_.game().whose_ball, BallOwner::Yellow);
  EXPECT_EQ(ball(), (Vec2{4.5, 3.0}));

  pass(0.02, std::vector{touch(4)});  // yellow
  put_ball({4.6, -1.5});
  pass(0.02);
  EXPECT_TRUE(happened(EventKind::GoalKick));
  EXPECT_EQ(rulebook_.game().whose_ball, BallOwner::Blue);
  EXPECT_LT(ball().x, 4.0);
}

TEST_F(RulebookTest, ABallThatNobodyMovesIsDroppedInTheCentre) {
  kick_off();
  put_ball({2.0, 2.5});
  pass(29);
  EXPECT_FALSE(happened(EventKind::DroppedBall));
  pass(2);
  EXPECT_TRUE(happened(EventKind::DroppedBall));
  EXPECT_LT(length(ball()), 0.6);
}

TEST_F(RulebookTest, WhoDoesNotGetUpIsTakenOutAndComesBack) {
  kick_off();
  lay_down(4);
  pass(0.1);
  EXPECT_TRUE(happened(EventKind::Fall));
  pass(19);
  EXPECT_FALSE(happened(EventKind::Penalised));
  pass(2);
  EXPECT_TRUE(happened(EventKind::Penalised));
  ASSERT_EQ(rulebook_.game().penalties.size(), 1u);
  EXPECT_EQ(rulebook_.game().penalties[0].robot, (RobotId{Team::Yellow, 1}));
  EXPECT_EQ(rulebook_.game().penalties[0].penalty, RefereePenalty::Incapable);
  EXPECT_GT(std::abs(truth_.robots[4].X_FR.y), 3.2) << "it stands beside the pitch";
  pass(30.5);
  EXPECT_TRUE(happened(EventKind::Returned));
  EXPECT_TRUE(rulebook_.game().penalties.empty());
}

TEST_F(RulebookTest, LeavingTheFieldAndCampingInAGoalAreaArePenalised) {
  kick_off();
  put_robot({Team::Blue, 1}, {0.0, 4.0, 0.0});
  pass(0.04);
  ASSERT_EQ(rulebook_.game().penalties.size(), 1u);
  EXPECT_EQ(rulebook_.game().penalties[0].penalty, RefereePenalty::LeavingField);

  put_robot({Team::Yellow, 2}, {4.2, 0.5, 0.0});  // in blue's goal area
  put_robot({Team::Blue, 0}, {4.2, 0.0, 0.0});    // blue's keeper may be there
  for (int i = 0; i < 16; ++i) {
    put_ball({-1.0 + 0.2 * i, 1.0});
    pass(1);
  }
  ASSERT_EQ(rulebook_.game().penalties.size(), 2u);
  EXPECT_EQ(rulebook_.game().penalties[1].robot, (RobotId{Team::Yellow, 2}));
  EXPECT_EQ(rulebook_.game().penalties[1].penalty, RefereePenalty::IllegalAttack);
}

TEST_F(RulebookTest, PushingAnOpponentAwayIsAFoul) {
  kick_off();
  put_ball({-3.0, 2.0});
  truth_.robots[1].v_FR = {-0.2, 0.0};
  truth_.robots[4].v_FR = {-0.1, 0.0};
  const std::vector push{Contact{{BodyKind::Chassis, 1}, {BodyKind::Chassis, 4}, {1, 1, 0}, {-1, 0, 0}, 0.0, 0.1}};
  pass(2.5, push);
  EXPECT_EQ(fouls_, 0);
  pass(1, push);
  EXPECT_EQ(fouls_, 1);
  ASSERT_FALSE(rulebook_.game().penalties.empty());
  EXPECT_EQ(rulebook_.game().penalties[0].penalty, RefereePenalty::Pushing);
}

TEST_F(RulebookTest, PushingInBeatsIsAFoulAndBrushingIsNone) {
  kick_off();
  put_ball({-3.0, 2.0});
  truth_.robots[1].v_FR = {-0.2, 0.0};
  truth_.robots[4].v_FR = {-0.1, 0.0};
  const std::vector push{Contact{{BodyKind::Chassis, 1}, {BodyKind::Chassis, 4}, {1, 1, 0}, {-1, 0, 0}, 0.0, 0.1}};
  const auto touch_in_beats = [&](double seconds, double beat, double pause) {
    for (double t = 0.0; t < seconds; t += beat + pause) {
      pass(beat, push);
      pass(pause);
    }
  };

  touch_in_beats(8.0, 0.2, 0.6);
  EXPECT_EQ(fouls_, 0);
  touch_in_beats(2.8, 0.04, 0.2);
  EXPECT_EQ(fouls_, 0);
  touch_in_beats(0.6, 0.04, 0.2);
  EXPECT_EQ(fouls_, 1);
  ASSERT_FALSE(rulebook_.game().penalties.empty());
  EXPECT_EQ(rulebook_.game().penalties[0].penalty, RefereePenalty::Pushing);
}

TEST_F(RulebookTest, WhoPlaysTheOthersKickOffIsTakenOutAndItIsTakenAgain) {
  kick_off();
  const BallOwner kicks = rulebook_.game().whose_ball;
  const int first = kicks == BallOwner::Blue ? 0 : league_.players;  // the keeper of the team that kicks off
  const int other = league_.players - first;

  put_ball({0.2, 0.0});
  pass(0.1, std::vector{touch(other + 1)});

  ASSERT_EQ(rulebook_.game().penalties.size(), 1u);
  EXPECT_EQ(rulebook_.game().penalties[0].penalty, RefereePenalty::BallContact);
  EXPECT_EQ(rulebook_.game().penalties[0].robot.number, 1);
  EXPECT_NE(owner(rulebook_.game().penalties[0].robot.team), kicks);
  EXPECT_EQ(last_why_.cause, Cause::Unknown) << "the kick-off, once more";
  EXPECT_EQ(ball(), Vec2{});
  EXPECT_EQ(rulebook_.game().whose_ball, kicks);
  EXPECT_EQ(rulebook_.game().mode, PlayMode::PlaceKick);

  pass(0.1, std::vector{touch(first + 1)});
  pass(0.1, std::vector{touch(other + 2)});
  EXPECT_EQ(rulebook_.game().penalties.size(), 1u) << "once a robot of the team has touched it, it is anybody's";
}

TEST_F(RulebookTest, AfterTenSecondsTheOthersMayPlayTheKickOff) {
  kick_off();
  const int other = rulebook_.game().whose_ball == BallOwner::Blue ? league_.players : 0;
  pass(9.4);
  EXPECT_EQ(rulebook_.game().mode, PlayMode::PlaceKick);
  pass(0.4);
  EXPECT_EQ(rulebook_.game().mode, PlayMode::PlayOn);
  pass(0.1, std::vector{touch(other + 1)});
  EXPECT_TRUE(rulebook_.game().penalties.empty());
}

/// A match of the SPL, whose halves are ten minutes of play.
class WholeMatchTest : public RulebookTest {
 protected:
  WholeMatchTest() : RulebookTest{"spl"} {}
  [[nodiscard]] RefereePlay play() const { return rulebook_.game().play; }
};

TEST_F(WholeMatchTest, GoesThroughAllStatesAndItsClockRunsInPlayOnly) {
  const Duration whole = nearest(league_.rules.half);
  EXPECT_EQ(play(), RefereePlay::Initial) << "at the border";
  pass(2.9);
  EXPECT_EQ(play(), RefereePlay::Initial);
  pass(0.2);
  EXPECT_EQ(play(), RefereePlay::Ready);
  pass(45);
  EXPECT_EQ(play(), RefereePlay::Set);
  EXPECT_EQ(rulebook_.game().left, whole);
  pass(5.1);
  EXPECT_EQ(play(), RefereePlay::Playing);
  for (int i = 0; i < 599; ++i) {
    put_ball({0.2 * (i % 5), 1.0});  // it is never stuck
    pass(1);
  }
  EXPECT_EQ(play(), RefereePlay::Playing);
  EXPECT_NEAR(rulebook_.game().left.seconds(), 1.0, 0.2);
  pass(1.5);
  EXPECT_EQ(play(), RefereePlay::Finished) << "half-time";
  EXPECT_EQ(rulebook_.game().period, Period::FirstHalf);
  pass(3);
  EXPECT_EQ(play(), RefereePlay::Initial);
  EXPECT_EQ(rulebook_.game().period, Period::SecondHalf);
  EXPECT_EQ(rulebook_.game().left, whole);
  for (std::size_t i = 0; i < truth_.robots.size(); ++i) {
    EXPECT_NEAR(std::abs(truth_.robots[i].X_FR.y), 3.0, 0.01) << i << " stands at the border again";
  }
}

TEST_F(WholeMatchTest, ThatSomebodyWantsShorterIsOverByThen) {
  league_ = with_halves(league_, 20_s);
  rulebook_ = GameControllerRulebook{league_, Random{1}};
  rulebook_.begin(*this, truth_);
  pass(20.1);
  EXPECT_EQ(play(), RefereePlay::Finished);
  pass(3);
  EXPECT_EQ(rulebook_.game().period, Period::SecondHalf);
  pass(20.1);
  EXPECT_EQ(rulebook_.game().period, Period::Ended);
}

class HoldingTest : public RulebookTest {
 protected:
  HoldingTest() : RulebookTest{"spl"} {
    pass(3.1);  // initial
    kick_off();
  }
  /// A robot takes the ball along between its feet.
  void carry(RobotId robot, Vec2 from, double seconds) {
    for (double t = 0; t < seconds; t += 0.1) {
      put_robot(robot, {from.x + 0.2 * t, from.y, 0.0});
      put_ball({from.x + 0.2 * t + 0.04, from.y + 0.02});
      pass(0.1);
    }
  }
};

TEST_F(HoldingTest, ARobotMayHoldTheBallForThreeSeconds) {
  carry({Team::Blue, 1}, {0.0, 1.5}, 2.8);
  put_ball({2.0, -1.5});
  pass(0.1);
  carry({Team::Blue, 1}, {0.0, 1.5}, 2.8);
  EXPECT_TRUE(rulebook_.game().penalties.empty()) << "it let go in between";
  carry({Team::Blue, 1}, {0.6, 1.5}, 0.5);
  ASSERT_EQ(rulebook_.game().penalties.size(), 1u);
  EXPECT_EQ(rulebook_.game().penalties[0].penalty, RefereePenalty::BallHolding);
  EXPECT_EQ(last_why_, reason_of({Team::Blue, 1}, Cause::HeldBall, 3.0));
}

TEST_F(HoldingTest, AKeeperMayHoldItLongerInItsOwnAreaOnly) {
  carry({Team::Yellow, 0}, {-4.4, 0.3}, 2.5);  // yellow's own goal is at x < 0
  carry({Team::Yellow, 0}, {-4.4, 0.3}, 2.5);
  EXPECT_TRUE(rulebook_.game().penalties.empty());
  carry({Team::Blue, 0}, {-4.4, 0.3}, 2.5);
  put_robot({Team::Yellow, 0}, {-4.4, -0.5, 0.0});
  carry({Team::Blue, 0}, {-4.4, 0.3}, 1.0);
  ASSERT_EQ(rulebook_.game().penalties.size(), 1u);
  EXPECT_EQ(rulebook_.game().penalties[0].robot, (RobotId{Team::Blue, 0}));
}

TEST_F(RulebookTest, KidSizeKnowsNoHolding) {
  kick_off();
  for (int i = 0; i < 20; ++i) {
    put_robot({Team::Blue, 1}, {0.2 * i - 2, 1.5, 0.0});
    put_ball({0.2 * i - 2, 1.5});
    pass(1);
  }
  EXPECT_TRUE(rulebook_.game().penalties.empty());
}

TEST_F(RulebookTest, TwoHalvesAndTheEnd) {
  league_.rules.half = {20.0};
  rulebook_ = GameControllerRulebook{league_, Random{1}};
  rulebook_.begin(*this, truth_);
  pass(20.1);
  EXPECT_EQ(rulebook_.game().period, Period::SecondHalf);
  EXPECT_EQ(rulebook_.game().play, RefereePlay::Ready);
  pass(20.1);
  EXPECT_EQ(rulebook_.game().period, Period::Ended);
  EXPECT_EQ(rulebook_.game().play, RefereePlay::Finished);
}

/// A referee outside, order by order.
class OutsideRefereeTest : public RulebookTest {
 protected:
  OutsideRefereeTest() {
    said_.teams.resize(2);
    for (RefereeTeam& team : said_.teams) team.players.resize(3);
    said_.left = Duration{600'000'000'000};
    say();
    events_.clear();
  }
  void say() { rulebook_.heed(said_, truth_, *this); }

  RefereeState said_;
};

TEST_F(OutsideRefereeTest, DecidesTheStatesOfPlay) {
  EXPECT_EQ(rulebook_.game().play, RefereePlay::Initial);
  pass(100);
  EXPECT_EQ(rulebook_.game().play, RefereePlay::Initial) << "nothing goes on by itself";
  said_.play = RefereePlay::Ready;
  said_.kicking = RefereeSide::Second;
  say();
  EXPECT_EQ(rulebook_.game().play, RefereePlay::Ready);
  EXPECT_EQ(rulebook_.game().whose_ball, BallOwner::Yellow);
  pass(100);
  EXPECT_EQ(rulebook_.game().play, RefereePlay::Ready);
  said_.play = RefereePlay::Set;
  say();
  said_.play = RefereePlay::Playing;
  say();
  EXPECT_EQ(rulebook_.game().play, RefereePlay::Playing);
  said_.phase = RefereePhase::Timeout;
  say();
  EXPECT_EQ(rulebook_.game().play, RefereePlay::Set) << "a timeout: nobody moves";
  said_.phase = RefereePhase::Normal;
  said_.half = 2;
  said_.play = RefereePlay::Finished;
  say();
  EXPECT_EQ(rulebook_.game().period, Period::Ended);
  EXPECT_TRUE(happened(EventKind::MatchEnd));
}

TEST_F(OutsideRefereeTest, CountsGoalsAndTakesRobotsOut) {
  said_.play = RefereePlay::Playing;
  say();
  truth_.ball.p_FB = {4.9, 0.0, 0.03};
  pass(0.1);
  EXPECT_EQ(rulebook_.game().score.yellow, 0) << "the referee has not seen it yet";
  EXPECT_EQ(ball(), (Vec2{}));
  said_.teams[1].score = 1;
  say();
  EXPECT_EQ(rulebook_.game().score.yellow, 1);
  EXPECT_TRUE(happened(EventKind::Goal));

  lay_down(1);
  pass(60);
  EXPECT_TRUE(rulebook_.game().penalties.empty()) << "nor has it taken anybody out";
  said_.teams[0].players[1].penalty = RefereePenalty::Incapable;
  say();
  ASSERT_EQ(rulebook_.game().penalties.size(), 1u);
  EXPECT_EQ(rulebook_.game().penalties[0].robot, (RobotId{Team::Blue, 1}));
  EXPECT_GT(std::abs(truth_.robots[1].X_FR.y), 3.0);
  said_.teams[0].players[1].penalty = RefereePenalty::None;
  say();
  EXPECT_TRUE(rulebook_.game().penalties.empty());
}

TEST_F(OutsideRefereeTest, AnInterruptionIsObeyedInAllItsStages) {
  said_.play = RefereePlay::Playing;
  say();
  put_ball({1.0, 2.9});
  events_.clear();
  said_.set_play = SetPlay::Corner;
  said_.kicking = RefereeSide::Second;
  say();
  EXPECT_TRUE(happened(EventKind::CornerKick));
  EXPECT_EQ(rulebook_.game().play, RefereePlay::Set) << "stage 0: robots stand still";
  pass(5);
  EXPECT_EQ(rulebook_.game().play, RefereePlay::Set);
  EXPECT_EQ(ball(), (Vec2{1.0, 2.9}));

  said_.stage = 1;
  say();
  EXPECT_EQ(rulebook_.game().play, RefereePlay::Ready) << "robots take their places";
  EXPECT_EQ(rulebook_.game().set_play, SetPlay::Corner);
  EXPECT_EQ(rulebook_.game().whose_ball, BallOwner::Yellow);
  EXPECT_EQ(ball(), (Vec2{4.5, 3.0})) << "and the ball is placed, at blue's end";

  said_.stage = 2;
  say();
  EXPECT_EQ(rulebook_.game().play, RefereePlay::Set);
  EXPECT_EQ(ball(), (Vec2{4.5, 3.0}));

  said_.set_play = SetPlay::None;
  said_.stage = 0;
  events_.clear();
  say();
  EXPECT_EQ(rulebook_.game().play, RefereePlay::Playing);
  EXPECT_FALSE(happened(EventKind::PlaceKick)) << "it is no kick-off";
  EXPECT_EQ(rulebook_.game().whose_ball, BallOwner::Yellow) << "until the ball moves";
  put_ball({4.0, 2.0});
  pass(0.1);
  EXPECT_EQ(rulebook_.game().mode, PlayMode::PlayOn);
  EXPECT_EQ(rulebook_.game().whose_ball, BallOwner::Anyone);
}

TEST_F(OutsideRefereeTest, AKickOffIsNoFreeKickAndStopsHoldRobotsThatWalk) {
  said_.protocol = RefereeProtocol::Hsl20;
  said_.play = RefereePlay::Ready;
  said_.set_play = SetPlay::KickOff;
  said_.kicking = RefereeSide::First;
  say();
  EXPECT_FALSE(happened(EventKind::FreeKick));
  EXPECT_EQ(rulebook_.game().mode, PlayMode::PlaceKick);
  said_.stopped = true;
  say();
  EXPECT_EQ(rulebook_.game().play, RefereePlay::Set);
  said_.stopped = false;
  said_.play = RefereePlay::Playing;
  said_.set_play = SetPlay::ThrowIn;
  say();
  EXPECT_EQ(rulebook_.game().play, RefereePlay::Playing) << "HSL plays its set plays";
}

TEST_F(OutsideRefereeTest, AHalfThatOverrunsCountsBelowZero) {
  said_.play = RefereePlay::Playing;
  said_.left = Duration{-112'000'000'000};
  say();
  pass(1);
  EXPECT_EQ(rulebook_.game().left, Duration{-113'000'000'000});
}

TEST_F(OutsideRefereeTest, ABlueTeamIsBlueWhereverItStands) {
  said_.teams[0].colour = "red";
  said_.teams[1].colour = "blue";
  said_.play = RefereePlay::Ready;
  said_.kicking = RefereeSide::Second;
  say();
  EXPECT_EQ(rulebook_.game().whose_ball, BallOwner::Blue);
}

}  // namespace
}  // namespace cancha::match
