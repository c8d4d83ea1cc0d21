#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <set>

#include "match/fixture.h"
#include "match/player_replay.h"
#include "match/recorded_test.h"
#include "match/refbox_rulebook.h"
#include "match/referee_words.h"
#include "match/replay.h"

// Middle size matches: they go on, restarts happen, the same seed gives the same bits; and what the RefBox says is
// done.
namespace cancha::match {
namespace {

const std::filesystem::path kMslContent = CANCHA_SOURCE_DIR "/content";

Fixture msl_fixture(std::uint64_t seed, double minutes) {
  return {.league = "msl", .blue = "msl", .yellow = "msl_chase", .minutes = minutes, .seed = seed};
}

std::unique_ptr<Match> start(const Fixture& fixture) {
  const auto league = league_of(fixture, kMslContent);
  EXPECT_TRUE(league.has_value());
  auto match = start_match(fixture, *league, kMslContent);
  EXPECT_TRUE(match.has_value()) << (match ? "" : match.error().text());
  return std::move(*match);
}

TEST(MslMatch, GoesOnWithRestartsAndGivesTheSameBitsAgain) {
  const auto match = start(msl_fixture(3, 1.0));
  const auto again = start(msl_fixture(3, 1.0));
  while (match->truth().time.seconds() < 20.0) {
    ASSERT_TRUE(match->tick().has_value());
    ASSERT_TRUE(again->tick().has_value());
  }
  EXPECT_EQ(match->state_hash(), again->state_hash());

  while (!match->over()) ASSERT_TRUE(match->tick().has_value());
  std::set<EventKind> kinds;
  for (const MatchEvent& event : match->events()) kinds.insert(event.kind);
  EXPECT_TRUE(kinds.contains(EventKind::PlaceKick));
  EXPECT_TRUE(kinds.contains(EventKind::ThrowIn) || kinds.contains(EventKind::GoalKick));
  EXPECT_TRUE(kinds.contains(EventKind::MatchEnd));
  const MatchStatistics statistics = match->statistics();
  EXPECT_GT(statistics.of(Team::Blue).touches, 3);
  EXPECT_GT(statistics.of(Team::Yellow).touches, 3);
  EXPECT_EQ(match->world().warnings(), 0);
}

TEST(MslMatch, ATeamHasOneGoalieAndMostlyOneStriker) {
  struct Roles final : Observer {
    int ticks = 0;
    int one_striker = 0;
    void ticked(const Moment& moment) override {
      int strikers = 0;
      int goalies = 0;
      for (const PlayerIntent& one : moment.intents) {
        if (one.robot >= 5) continue;
        strikers += one.role == "striker" ? 1 : 0;
        goalies += one.role == "goalie" ? 1 : 0;
      }
      if (moment.truth.time.seconds() < 5.0) return;
      EXPECT_EQ(goalies, 1);
      ++ticks;
      one_striker += strikers == 1 ? 1 : 0;
    }
  } roles;
  // one match of 40 s has from 79 to 97 %, as the ball rolls
  for (const std::uint64_t seed : {5, 6, 7, 8}) {
    const auto match = start(msl_fixture(seed, 20.0));
    match->add_observer(roles);
    while (match->truth().time.seconds() < 40.0) ASSERT_TRUE(match->tick().has_value());
  }
  ASSERT_GT(roles.ticks, 4000);
  EXPECT_GT(roles.one_striker, 0.8 * roles.ticks);
}

TEST(MslMatch, ADecisionMachineInXabslSharesOutRolesAndPlays) {
  Fixture fixture = msl_fixture(1, 2.0);
  fixture.blue = "msl_xabsl";
  std::set<std::string> states;
  const auto match = start(fixture);
  while (!match->over()) {
    ASSERT_TRUE(match->tick().has_value());
    for (int number = 0; number < 5; ++number) states.insert(match->side(Team::Blue).frame(number)->intent.chosen_by);
  }
  EXPECT_GT(match->statistics().of(Team::Blue).touches, 3);
  for (const char* state : {"between_ball_and_goal", "striker", "supporter", "defender", "sweeper"}) {
    EXPECT_TRUE(std::ranges::any_of(states, [&](const std::string& one) { return one.find(state) != one.npos; }))
        << state << " of " << fmt::format("{}", fmt::join(states, ", "));
  }
}

TEST(MslMatch, ARecordingIsPlayedAgainToTheSameBitsWithASteeredRobotToo) {
  const auto path =
      (std::filesystem::path{testing::TempDir()} / fmt::format("cancha_msl_{}.mcap", ::getpid())).string();
  const Fixture fixture = msl_fixture(2, 2.0);
  {
    const auto match = start(fixture);
    auto recorder = Recorder::open(path, *match, info_of(fixture, match->league(), "test"));
    ASSERT_TRUE(recorder.has_value());
    match->add_observer(**recorder);
    const auto play_until = [&](double seconds) {
      while (match->truth().time.seconds() < seconds) ASSERT_TRUE(match->tick().has_value());
    };
    play_until(10.0);
    ASSERT_TRUE(match->steer({Team::Blue, 2}, Steering{.walk = {0.5, 0.25}, .turn = 0.5}).has_value());
    play_until(11.0);
    const Commands& told = match->side(Team::Blue).frame(2)->commands;
    ASSERT_TRUE(told.omni);
    EXPECT_NEAR(told.omni->v_R.x, 0.5 * match->league().omni->top_speed.value, 1e-6);
    ASSERT_TRUE(match->steer({Team::Blue, 2}, std::nullopt).has_value());
    play_until(22.0);
    ASSERT_TRUE((*recorder)->close().has_value());
  }
  const auto verified = verify(std::make_shared<Recording>(read_recording(path).value()), kMslContent);
  ASSERT_TRUE(verified.has_value()) << verified.error().text();
  EXPECT_TRUE(verified->equal) << verified->difference;
  for (const RobotId robot : {RobotId{Team::Blue, 0}, RobotId{Team::Blue, 2}, RobotId{Team::Yellow, 1}}) {
    const auto same = replay_player(path, robot, kMslContent);
    ASSERT_TRUE(same.has_value()) << same.error().text();
    EXPECT_EQ(same->difference, "");
    EXPECT_GT(same->ticks, 500);
  }
  std::filesystem::remove(path);
}

/// Plays on for so many seconds.
void play_on(Match& match, double seconds) {
  const double end = match.truth().time.seconds() + seconds;
  while (match.truth().time.seconds() < end) ASSERT_TRUE(match.tick().has_value());
}

/// A match, and blue's robots with their radios and base station.
struct Radioed {
  std::unique_ptr<Match> match;
  PlayersSide* blue = nullptr;

  explicit Radioed(const Fixture& fixture) {
    const auto league = league_of(fixture, kMslContent);
    auto sides = teams_of(fixture, *league, kMslContent);
    EXPECT_TRUE(sides.has_value()) << (sides ? "" : sides.error().text());
    blue = dynamic_cast<PlayersSide*>((*sides)[index(Team::Blue)].get());
    match = std::move(*start_match(fixture, *league, kMslContent, std::move(*sides)));
  }
};

bool knows_mate(const Frame& frame, int number) {
  return std::ranges::any_of(frame.beliefs.mates, [&](const MateBelief& one) { return one.number == number; });
}

TEST(MslMatch, WhatPlayersKnowCameThroughTheirDatabases) {
  const auto match = start(msl_fixture(4, 4.0));
  play_on(*match, 20.0);
  for (int number = 0; number < 5; ++number) {
    const Frame& frame = *match->side(Team::Blue).frame(number);
    ASSERT_TRUE(frame.beliefs.pose.has_value());
    const Pose2& X_FR = match->truth().robots[static_cast<std::size_t>(number)].X_FR;
    EXPECT_LT(distance(frame.beliefs.pose->X_TR.position(), Vec2{-X_FR.x, -X_FR.y}), 0.3);
    EXPECT_TRUE(frame.beliefs.game.has_value()) << "the referee is heard by the base station";
    ASSERT_TRUE(frame.beliefs.team_ball.has_value());
    EXPECT_GE(frame.beliefs.team_ball->sources.size(), 2u);
    EXPECT_EQ(frame.beliefs.mates.size(), 4u);
    EXPECT_FALSE(frame.readings.referee.has_value());
    EXPECT_TRUE(frame.readings.mates.empty());
  }
}

TEST(MslMatch, LeavesNoDatabaseBehind) {
  const std::filesystem::path folder =
      std::filesystem::temp_directory_path() / fmt::format("cancha-left-{}", ::getpid());
  std::filesystem::create_directories(folder);
  const auto left = [&] {
    return std::distance(std::filesystem::directory_iterator{folder}, std::filesystem::directory_iterator{});
  };
  Fixture fixture = msl_fixture(4, 1.0);
  fixture.databases = folder.string();
  auto match = start(fixture);
  play_on(*match, 1.0);
  EXPECT_EQ(left(), 12) << "five robots and a base station of each team";

  match.reset();

  EXPECT_EQ(left(), 0);
  std::filesystem::remove_all(folder);
}

TEST(MslMatch, ASilentRobotIsMissedByTheOthersAndByNobodyElse) {
  const Radioed radioed{msl_fixture(4, 4.0)};
  const auto& match = radioed.match;
  PlayersSide& blue = *radioed.blue;
  play_on(*match, 10.0);
  ASSERT_TRUE(knows_mate(*blue.frame(1), 2));

  blue.set_radio(3, false);  // that of number 2
  play_on(*match, 5.0);

  EXPECT_FALSE(knows_mate(*blue.frame(1), 2));
  EXPECT_TRUE(knows_mate(*blue.frame(1), 3));
  EXPECT_TRUE(blue.frame(1)->beliefs.coach.has_value());
  EXPECT_FALSE(blue.base_station()->members()[3].active);
  EXPECT_TRUE(blue.base_station()->members()[4].active);
  EXPECT_TRUE(blue.frame(2)->beliefs.mates.empty()) << "who is deaf knows of nobody";
  EXPECT_TRUE(blue.frame(2)->beliefs.pose.has_value());
  blue.set_radio(3, true);
  play_on(*match, 2.0);
  EXPECT_TRUE(knows_mate(*blue.frame(1), 2));
}

TEST(MslMatch, WithoutABaseStationPlayersKeepWhatTheyKnowOfTheGame) {
  const Radioed radioed{msl_fixture(4, 4.0)};
  const auto& match = radioed.match;
  PlayersSide& blue = *radioed.blue;
  play_on(*match, 10.0);

  blue.set_radio(0, false);
  play_on(*match, 5.0);

  for (int number = 0; number < 5; ++number) {
    EXPECT_FALSE(blue.frame(number)->beliefs.coach.has_value());
    EXPECT_TRUE(blue.frame(number)->beliefs.game.has_value());
    EXPECT_EQ(blue.frame(number)->beliefs.mates.size(), 4u);
  }
  EXPECT_TRUE(match->side(Team::Yellow).frame(1)->beliefs.coach.has_value());
}

TEST(MslMatch, ACoachGivesARole) {
  const Radioed radioed{msl_fixture(4, 4.0)};
  const auto& match = radioed.match;
  PlayersSide& blue = *radioed.blue;
  blue.base_station()->set_role(4, "sweeper");
  blue.base_station()->set_active(5, false);

  play_on(*match, 5.0);

  EXPECT_EQ(blue.frame(3)->intent.role, "sweeper");
  EXPECT_EQ(blue.frame(4)->intent.chosen_by, "penalised");
}

TEST(MslMatch, ATickOfThePlayersTakesNoMemory) {
  expect_no_memory_taken(*start(msl_fixture(1, 4.0)), 500, 500);
}

TEST(MslMatch, ATeamForOtherBodiesIsRefused) {
  Fixture fixture = msl_fixture(1, 1.0);
  fixture.blue = "kidsize";
  const auto league = league_of(fixture, kMslContent);
  const auto match = start_match(fixture, *league, kMslContent);
  ASSERT_FALSE(match.has_value());
  EXPECT_NE(match.error().text().find("other bodies"), std::string::npos) << match.error().text();
}

// ---- the rulebook --------------------------------------------------------------------------------------------------

struct HeldHands final : Hands {
  Truth& truth;
  std::vector<EventKind> kinds;
  std::vector<std::string> words;
  explicit HeldHands(Truth& t) : truth{t} {}
  void put_ball(Vec2 p) override { truth.ball.p_FB = {p.x, p.y, 0.11}; }
  void put_robot(RobotId robot, const Pose2& X_FR) override { truth.robots[place_of(robot, 5)].X_FR = X_FR; }
  void announce(EventKind kind, BallOwner, Vec2, const Reason&, std::string said) override {
    kinds.push_back(kind);
    if (!said.empty()) words.push_back(said);
  }
  void play_restarts() override {}
  void count_goal(Team) override {}
  void count_foul(Team) override {}
};

/// A rulebook with robots that stand in their halves, out of the way.
struct Refereed {
  field::League league;
  Truth truth;
  HeldHands hands{truth};
  RefBoxRulebook rulebook;

  explicit Refereed(double minutes = 2.0)
      : league{league_of(msl_fixture(1, minutes), kMslContent).value()}, rulebook{league, Random{1}} {
    truth.robots.resize(10);
    rulebook.begin(hands, truth);
    for (int i = 0; i < 10; ++i) {
      const double side = i < 5 ? 1.0 : -1.0;  // blue defends x > 0
      truth.robots[static_cast<std::size_t>(i)].X_FR = {side * (3.0 + 0.5 * (i % 5)), 2.5 * side, 0.0};
    }
  }
  void wait(double seconds, std::vector<Contact> contacts = {}) {
    for (int i = 0; i < static_cast<int>(seconds * 200); ++i) {
      truth.time += 5_ms;
      (void)rulebook.watch(truth, contacts, 5_ms, hands);
      contacts.clear();
    }
  }
  /// A robot touches the ball, which then lies at p.
  void play_ball(int robot, Vec3 p) {
    truth.ball.p_FB = p;
    wait(0.005, {{{BodyKind::Chassis, robot}, {BodyKind::Ball, 0}, p, {}, 0.0, 1.0}});
  }
  [[nodiscard]] const GameState& game() const { return rulebook.game(); }
};

TEST(RefBoxRulebook, StopsNamesTheSetPlayAndStartsWhenAllStand) {
  Refereed r;
  EXPECT_EQ(r.game().play, RefereePlay::Ready);
  EXPECT_EQ(r.game().set_play, SetPlay::KickOff);
  r.wait(1.0);
  EXPECT_EQ(r.game().play, RefereePlay::Ready) << "not before the pause is over";
  r.wait(1.5);
  EXPECT_EQ(r.game().play, RefereePlay::Playing);
  r.play_ball(1, {0.5, 0.0, 0.11});
  EXPECT_EQ(r.game().set_play, SetPlay::None);
}

TEST(RefBoxRulebook, GivesThrowInCornerAndGoalKickToThoseWhoDidNotTouchLast) {
  const auto after = [](int robot, Vec3 p) {
    Refereed r;
    r.wait(3.0);
    r.play_ball(robot, {1.0, 0.0, 0.11});
    r.play_ball(robot, p);
    return std::pair{r.game().set_play, r.game().whose_ball};
  };
  EXPECT_EQ(after(1, {2.0, 4.2, 0.11}), std::pair(SetPlay::ThrowIn, BallOwner::Yellow));
  EXPECT_EQ(after(7, {2.0, -4.2, 0.11}), std::pair(SetPlay::ThrowIn, BallOwner::Blue));
  EXPECT_EQ(after(1, {6.2, 2.0, 0.11}), std::pair(SetPlay::Corner, BallOwner::Yellow));
  EXPECT_EQ(after(7, {6.2, 2.0, 0.11}), std::pair(SetPlay::GoalKick, BallOwner::Blue));
}

TEST(RefBoxRulebook, AGoalNeedsASecondRobotAfterASetPlayAndABallBelowTheBar) {
  Refereed direct;
  direct.wait(3.0);
  direct.play_ball(7, {1.0, 0.0, 0.11});
  direct.play_ball(7, {6.2, 0.0, 0.11});
  EXPECT_EQ(direct.game().score.yellow, 0);
  EXPECT_EQ(direct.game().set_play, SetPlay::GoalKick);

  Refereed passed;
  passed.wait(3.0);
  passed.play_ball(7, {1.0, 0.0, 0.11});
  passed.play_ball(8, {6.2, 0.0, 0.11});
  EXPECT_EQ(passed.game().score.yellow, 1);
  EXPECT_EQ(passed.game().set_play, SetPlay::KickOff);
  EXPECT_EQ(passed.game().whose_ball, BallOwner::Blue);

  Refereed high;
  high.wait(3.0);
  high.play_ball(7, {1.0, 0.0, 0.11});
  high.play_ball(8, {6.2, 0.0, 1.5});
  EXPECT_EQ(high.game().score.yellow, 0);
}

TEST(RefBoxRulebook, DropsABallThatIsStuck) {
  Refereed r;
  r.wait(3.0);
  r.play_ball(1, {1.0, 1.0, 0.11});
  r.wait(11.0);
  EXPECT_EQ(r.game().set_play, SetPlay::DroppedBall);
  EXPECT_EQ(r.game().whose_ball, BallOwner::Anyone);
}

TEST(RefBoxRulebook, PlaysTwoHalvesAndTheOthersKickOffTheSecond) {
  Refereed r;
  const BallOwner first = r.game().whose_ball;
  r.wait(60.5);
  EXPECT_EQ(r.game().period, Period::SecondHalf);
  EXPECT_EQ(r.game().set_play, SetPlay::KickOff);
  EXPECT_NE(r.game().whose_ball, first);
  r.wait(60.5);
  EXPECT_EQ(r.game().period, Period::Ended);
}

TEST(RefBoxRulebook, DoesWhatARefBoxOutsideSays) {
  Refereed r;
  RefereeState said;
  said.protocol = RefereeProtocol::Msl;
  said.teams.resize(2);
  said.stopped = true;
  r.rulebook.heed(said, r.truth, r.hands);
  r.wait(5.0);
  EXPECT_EQ(r.game().play, RefereePlay::Initial) << "nobody plays before START";

  said.play = RefereePlay::Ready;
  said.set_play = SetPlay::Corner;
  said.kicking = RefereeSide::First;
  said.stopped = false;
  r.rulebook.heed(said, r.truth, r.hands);
  EXPECT_EQ(r.game().set_play, SetPlay::Corner);
  EXPECT_EQ(r.game().whose_ball, BallOwner::Blue);
  r.wait(15.0);
  EXPECT_EQ(r.game().play, RefereePlay::Ready) << "START is the RefBox's to say";

  said.play = RefereePlay::Playing;
  said.set_play = SetPlay::None;
  r.rulebook.heed(said, r.truth, r.hands);
  EXPECT_EQ(r.game().play, RefereePlay::Playing);
  r.play_ball(1, {6.2, 0.0, 0.11});
  EXPECT_EQ(r.game().score.yellow, 0) << "goals, too";

  said.teams[1].score = 1;
  said.stopped = true;
  r.rulebook.heed(said, r.truth, r.hands);
  EXPECT_EQ(r.game().score.yellow, 1);
  EXPECT_EQ(r.game().play, RefereePlay::Set);

  said.play = RefereePlay::Finished;
  said.half = 2;
  r.rulebook.heed(said, r.truth, r.hands);
  EXPECT_EQ(r.game().period, Period::Ended);
}

// ---- cards ---------------------------------------------------------------------------------------------------------

/// A robot of blue pushes one of yellow away, far from the ball, until the whistle.
void push_away(Refereed& r, int robot) {
  r.wait(8.0);
  r.play_ball(3, {0.0, 0.0, 0.11});
  r.play_ball(3, {1.0, 0.0, 0.11});
  ASSERT_EQ(r.game().mode, PlayMode::PlayOn);
  auto& pusher = r.truth.robots[static_cast<std::size_t>(robot)];
  auto& pushed = r.truth.robots[7];
  pusher.v_FR = pushed.v_FR = {-0.4, 0.0};
  for (int i = 0; i < 400 && r.game().play == RefereePlay::Playing; ++i) {
    r.wait(0.005, {{{BodyKind::Chassis, robot}, {BodyKind::Chassis, 7}, {-4.0, -2.5, 0.1}, {-1, 0, 0}, 0.0, 1.0}});
  }
  pusher.v_FR = pushed.v_FR = {};
}

TEST(RefBoxRulebook, EverySecondFoulIsACardTheSecondSendsOutForNinetySecondsTheThirdForGood) {
  Refereed r;
  const RobotId who{Team::Blue, 1};
  push_away(r, 1);
  EXPECT_EQ(r.game().set_play, SetPlay::FreeKick);
  EXPECT_TRUE(r.hands.words.empty()) << "one foul is no card";
  push_away(r, 1);
  EXPECT_EQ(r.hands.words, std::vector<std::string>{"yellow card: blue 1 pushed an opponent away from the ball"});
  EXPECT_FALSE(r.game().is_out(who));
  EXPECT_EQ(std::ranges::count(r.hands.kinds, EventKind::Penalised), 1);

  push_away(r, 1);
  push_away(r, 1);
  ASSERT_EQ(r.hands.words.size(), 2u);
  EXPECT_EQ(r.hands.words.back(), "second yellow card: blue 1 pushed an opponent away from the ball");
  ASSERT_TRUE(r.game().is_out(who));
  EXPECT_EQ(r.game().penalties[0].penalty, RefereePenalty::Cautioned);
  EXPECT_NEAR(r.game().penalties[0].left.seconds(), 90.0, 0.1);
  RefereeState told;
  put_into_words(r.game(), r.league, told);
  EXPECT_EQ(told.teams[0].players[1].yellow_cards, 2) << "a RefBox outside tells it as DOUBLE_YELLOW";
  for (int i = 0; i < 10; ++i) r.truth.robots[static_cast<std::size_t>(i)].X_FR.y += 0.01 * i;
  r.wait(80.0);
  EXPECT_TRUE(r.game().is_out(who));
  r.wait(12.0);
  EXPECT_FALSE(r.game().is_out(who));
  EXPECT_TRUE(std::ranges::count(r.hands.kinds, EventKind::Returned) > 0);
}

TEST(RefBoxRulebook, ARobotThatDoesNotMoveWhileOthersPlayIsTakenOutForRepair) {
  Refereed r{10.0};
  r.wait(3.0);
  r.play_ball(1, {0.5, 0.0, 0.11});
  // all but one move a little, and the ball is not stuck
  for (int second = 0; second < 62; ++second) {
    for (std::size_t i = 0; i < 10; ++i) r.truth.robots[i].X_FR.x += i == 8 ? 0.0 : second % 2 == 0 ? 0.02 : -0.02;
    r.play_ball(second % 2 == 0 ? 1 : 7, {second % 2 == 0 ? 1.0 : 0.2, 0.0, 0.11});
    r.wait(1.0);
  }
  ASSERT_EQ(r.game().penalties.size(), 1u);
  EXPECT_EQ(r.game().penalties[0].robot, (RobotId{Team::Yellow, 3}));
  EXPECT_EQ(r.game().penalties[0].penalty, RefereePenalty::Repair);
  EXPECT_EQ(r.hands.words.back(), "repair: yellow 3 did not move for 60 s");
}

TEST(CardBook, AnEventTellsWhomItShowsItsFirstCard) {
  MatchEvent event;
  event.kind = EventKind::Penalised;
  event.reason = "yellow card: yellow 3 pushed an opponent away from the ball";
  event.why = reason_of({Team::Yellow, 3}, Cause::Pushing);
  EXPECT_EQ(first_yellow_card(event), (RobotId{Team::Yellow, 3}));
  event.reason = "second " + event.reason;
  EXPECT_FALSE(first_yellow_card(event));
  event.reason = "yellow card: ";
  event.kind = EventKind::FreeKick;
  EXPECT_FALSE(first_yellow_card(event));
}

TEST(CardBook, TheThirdCardIsRed) {
  CardBook book{10, {}};
  using Card = CardBook::Card;
  std::vector<Card> shown;
  for (int i = 0; i < 6; ++i) shown.push_back(book.foul(4));
  EXPECT_EQ(shown, (std::vector{Card::None, Card::Yellow, Card::None, Card::SecondYellow, Card::None, Card::Red}));
  EXPECT_EQ(book.yellow_cards(3), 0);
}

}  // namespace
}  // namespace cancha::match
