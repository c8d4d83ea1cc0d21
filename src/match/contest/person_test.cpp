// A person judges: what can be said, what it does, and that a recording judges the same again.

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>

#include "match/contest/judge.h"
#include "match/fixture.h"
#include "match/recorded_test.h"
#include "match/replay.h"

namespace cancha::match::contest {
namespace {

const std::filesystem::path kContent = CANCHA_SOURCE_DIR "/content";
using enum Ruling;

class PersonTest : public testing::Test {
 protected:
  void start(const Fixture& fixture, bool by_person = true) {
    fixture_ = fixture;
    league_ = league_of(fixture, kContent).value();
    auto match = start_match(fixture, league_, kContent);
    ASSERT_TRUE(match.has_value()) << match.error().text();
    match_ = std::move(*match);
    if (by_person) {
      ASSERT_TRUE(match_->judge({Person}).has_value());
    }
  }
  void run(double seconds) {
    const double end = match_->truth().time.seconds() + seconds;
    while (!match_->over() && match_->truth().time.seconds() < end) ASSERT_TRUE(match_->tick().has_value());
  }
  void say(Ruling what, BallOwner side = BallOwner::Anyone) {
    const auto heard = match_->judge({what, side});
    ASSERT_TRUE(heard.has_value()) << heard.error().text();
  }
  [[nodiscard]] std::string refused(Ruling what, BallOwner side = BallOwner::Anyone) {
    const auto heard = match_->judge({what, side});
    return heard ? "" : heard.error().text();
  }
  [[nodiscard]] ContestBoard board() const { return *board_of(*match_); }
  [[nodiscard]] bool can_say(Ruling what) const {
    const ContestBoard now = board();
    return std::ranges::find(now.rulings, what, &JudgeWord::ruling) != now.rulings.end();
  }

  Fixture fixture_;
  field::League league_;
  std::unique_ptr<Match> match_;
};

TEST_F(PersonTest, StartsTheClockGivesPenaltiesAndEndsLegs) {
  start({.league = "ceabot-race", .blue = "ceabot_avoid", .scene = "race_1"});
  run(7);
  EXPECT_TRUE(board().result.legs.empty()) << "it walks, but nobody has said so";
  EXPECT_EQ(board().stage, Stage::Pause);

  say(Start);
  run(2);
  EXPECT_NEAR(board().seconds, 2.0, 0.05);
  EXPECT_NEAR(board().left, 298.0, 0.1);
  say(Fallen);
  say(BoxMoved);
  EXPECT_EQ(board().result.penalties, 2);
  EXPECT_EQ(board().decided, "penalty 2: moved a box (by hand)");
  say(TakeBack);
  EXPECT_EQ(board().result.penalties, 1);

  say(Line);
  EXPECT_EQ(board().part, 2);
  ASSERT_EQ(board().result.legs.size(), 2u);
  EXPECT_TRUE(board().result.legs[0].finished);
  say(End);
  EXPECT_TRUE(match_->over());
  EXPECT_EQ(board().stage, Stage::Over);
  EXPECT_TRUE(board().rulings.empty());
  EXPECT_NE(refused(Fallen).find("the test is over"), std::string::npos);
}

TEST_F(PersonTest, SaysOnlyWhatTheRulesLetItAndOnlyWhereItJudges) {
  start({.league = "ceabot-race", .blue = "ceabot_avoid", .scene = "race_1"}, false);
  EXPECT_FALSE(board().person);
  EXPECT_NE(refused(Start).find("the program judges this test"), std::string::npos);

  say(Person);
  EXPECT_TRUE(board().person);
  EXPECT_NE(refused(Line).find("'line' cannot be said now (start, too_soon, end)"), std::string::npos) << refused(Line);
  EXPECT_NE(refused(Outside, BallOwner::Blue).find("'outside blue' cannot be said now"), std::string::npos);

  // a moved box is nothing until somebody says so
  say(Start);
  ASSERT_TRUE(match_->world().rest_thing(0, {0.0, 0.9, 0.0}).has_value());
  run(0.2);
  EXPECT_EQ(board().result.penalties, 0);
  say(BoxMoved);
  EXPECT_LT(distance(match_->truth().things[0].p_FS.xy(), league_.contest->boxes[0].p_FB), 1e-6);

  // and the program goes on from there
  say(Program);
  ASSERT_TRUE(match_->world().rest_thing(0, {0.0, 0.9, 0.0}).has_value());
  run(0.2);
  EXPECT_EQ(board().result.penalties, 2);
  EXPECT_EQ(board().decided.find("by hand"), std::string::npos);
}

TEST_F(PersonTest, CountsStepsAndArmsOfTheStairs) {
  start({.league = "ceabot-stairs", .blue = "ceabot_stairs"});
  say(TooSoon);
  say(Step);
  say(Step);
  say(Arm);
  EXPECT_EQ(board().result.steps, 2);
  EXPECT_EQ(board().result.penalties, 2);
  for (int step = 0; step < 4; ++step) say(Step);
  EXPECT_FALSE(can_say(Step)) << "there are six";
  say(Fallen);
  run(0.1);
  say(Line);
  EXPECT_TRUE(match_->over());
  EXPECT_TRUE(board().result.arrived);
  EXPECT_EQ(board().result.penalties, 3);
}

TEST_F(PersonTest, GivesYuhkohPointsAndEndsRounds) {
  start({.league = "ceabot-sumo", .blue = "ceabot_sumo_passive", .yellow = "ceabot_sumo_passive"});
  run(5.5);
  ASSERT_TRUE(match_->world().rest_robot(1, {0.8, 0.0, kPi}).has_value());
  run(0.3);
  EXPECT_EQ(board().points, (std::vector<int>{0, 0})) << "outside, but nobody has said so";

  say(Outside, BallOwner::Blue);
  EXPECT_EQ(board().points, (std::vector<int>{1, 0}));
  EXPECT_EQ(board().decided, "1 : 0 points: the opponent touched outside of the ring (by hand)");
  EXPECT_NEAR(match_->truth().robots[1].X_FR.x, 0.21, 0.05) << "back behind its line";
  EXPECT_EQ(board().stage, Stage::Pause);
  say(BothFell, BallOwner::Yellow);
  EXPECT_EQ(board().points, (std::vector<int>{2, 2}));
  say(TakeBack);
  EXPECT_EQ(board().points, (std::vector<int>{1, 0}));
  say(KnockedDown, BallOwner::Blue);
  say(KnockedDown, BallOwner::Blue);

  // five points end the round
  EXPECT_EQ(board().part, 2);
  EXPECT_EQ(board().result.blue, (std::vector<int>{5}));
  say(EndRound);
  EXPECT_EQ(board().part, 3);
  say(Disqualify, BallOwner::Blue);
  ASSERT_TRUE(match_->over());
  EXPECT_EQ(board().result.winner, "yellow");
  EXPECT_EQ(board().result.disqualified, "blue: by the judge");
}

TEST_F(PersonTest, DecidesThePassivityTest) {
  start({.league = "ceabot-sumo", .blue = "ceabot_sumo_passive", .scene = "passivity"});
  EXPECT_FALSE(can_say(Touched)) << "it must not move yet";
  say(TryFailed);
  EXPECT_EQ(board().part, 2);
  run(5.2);
  say(Touched);
  EXPECT_TRUE(board().result.arrived);
}

TEST_F(PersonTest, IsRefusedWhereThereIsAReferee) {
  auto match = start_match({}, league_of({}, kContent).value(), kContent);
  ASSERT_TRUE(match.has_value());
  const auto heard = (*match)->judge({Person});
  ASSERT_FALSE(heard.has_value());
  EXPECT_NE(heard.error().text().find("has a referee and no judge"), std::string::npos);
  EXPECT_FALSE(board_of(**match));
}

TEST_F(PersonTest, ARecordingJudgesTheSameAgainToTheBit) {
  const std::string path = testing::TempDir() + "judged-" + std::to_string(getpid()) + ".mcap";
  start({.league = "ceabot-race", .blue = "ceabot_race", .seed = 3, .scene = "race_2"}, false);
  auto recorder = Recorder::open(path, *match_, info_of(fixture_, league_, "test"));
  ASSERT_TRUE(recorder.has_value());
  match_->add_observer(**recorder);
  say(Person);
  run(6);
  say(Start);
  run(5);
  // a hand in the world before and after a word, all at one moment
  ASSERT_TRUE(match_->touch(RobotId{Team::Blue, 0}, {-0.5, 0.3, 0.4}).has_value());
  say(Stuck);
  ASSERT_TRUE(match_->touch(RobotId{Team::Blue, 0}, {-0.4, -0.3, 0.0}).has_value());
  say(Fallen);
  run(3);
  say(Line);
  run(1);
  say(End);
  const std::uint64_t hash = match_->state_hash();
  ASSERT_TRUE((*recorder)->close().has_value());

  auto read = read_recording(path);
  ASSERT_TRUE(read.has_value()) << read.error().text();
  EXPECT_EQ(read->rulings.size(), 6u);
  const auto recording = std::make_shared<const Recording>(std::move(*read));
  const auto again = verify(recording, kContent);
  ASSERT_TRUE(again.has_value()) << again.error().text();
  EXPECT_TRUE(again->equal) << again->difference;

  // the same board, too, and without the words it is another match
  auto repetition = Repetition::start(recording, kContent);
  ASSERT_TRUE(repetition.has_value());
  while (repetition->goes_on()) ASSERT_TRUE(repetition->tick().has_value());
  EXPECT_EQ(repetition->match().state_hash(), hash);
  EXPECT_EQ(board_of(repetition->match())->result.points, board().result.points);
  EXPECT_EQ(board_of(repetition->match())->decided, board().decided);
  Recording silent = *recording;
  silent.rulings.clear();
  const auto other = verify(std::make_shared<const Recording>(std::move(silent)), kContent);
  EXPECT_FALSE(other.has_value() && other->equal);
  std::filesystem::remove(path);
}

}  // namespace
}  // namespace cancha::match::contest
