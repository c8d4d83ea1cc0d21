#include "match/contest/judge.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "match/fixture.h"
#include "match/recorded_test.h"
#include "match/replay.h"

namespace cancha::match::contest {
namespace {

const std::filesystem::path kContent = CANCHA_SOURCE_DIR "/content";

/// One robot of a contest, moved by the test where it should not move by itself.
class JudgeTest : public testing::Test {
 protected:
  std::unique_ptr<Match> start(const Fixture& fixture) {
    league_ = league_of(fixture, kContent).value();
    auto match = start_match(fixture, league_, kContent);
    EXPECT_TRUE(match.has_value()) << match.error().text();
    return std::move(*match);
  }
  static void run(Match& match, double seconds) {
    const double end = match.truth().time.seconds() + seconds;
    while (!match.over() && match.truth().time.seconds() < end) ASSERT_TRUE(match.tick().has_value());
  }
  static bool was_said(const Match& match, std::string_view words) {
    return std::ranges::any_of(match.events(),
                               [&](const MatchEvent& event) { return event.reason.find(words) != event.reason.npos; });
  }
  static std::string said(const Match& match) {
    std::string all;
    for (const MatchEvent& event : match.events()) all += event.reason + "\n";
    return all;
  }
  static world::JointedWorld& jointed(Match& match) { return static_cast<world::JointedWorld&>(match.world()); }

  field::League league_;
};

TEST_F(JudgeTest, OurChartRunsARaceThereAndBackWithoutPenalty) {
  const auto match = start({.league = "ceabot-race", .blue = "ceabot_race", .scene = "race_1"});
  run(*match, 120);

  ASSERT_TRUE(match->over());
  const ContestResult result = *result_of(*match);
  ASSERT_EQ(result.legs.size(), 2u);
  EXPECT_TRUE(result.legs[0].finished);
  EXPECT_TRUE(result.legs[1].finished);
  EXPECT_EQ(result.penalties, 0);
  EXPECT_GT(result.points, 25.0);
  EXPECT_LE(result.points, 30.0);
  EXPECT_EQ(match->truth().robots.size(), 1u) << "yellow has no robot on the ground";
}

TEST_F(JudgeTest, TheRobotStandsForFiveSecondsAndTheClockRunsFromItsFirstMotion) {
  const auto match = start({.league = "ceabot-race", .blue = "ceabot_avoid"});
  run(*match, 4.9);
  EXPECT_FALSE(was_said(*match, "first motion"));
  run(*match, 1.5);
  EXPECT_TRUE(was_said(*match, "first motion"));
  EXPECT_FALSE(was_said(*match, "after switching on"));
  EXPECT_LT(result_of(*match)->legs.at(0).seconds, 1.5);
}

TEST_F(JudgeTest, AMovedBoxIsAPenaltyAndIsPutBack) {
  const auto match = start({.league = "ceabot-race", .blue = "ceabot_avoid", .scene = "race_1"});
  run(*match, 6);
  ASSERT_TRUE(match->world().rest_thing(0, {0.0, 0.9, 0.0}).has_value());
  run(*match, 0.1);

  EXPECT_EQ(result_of(*match)->penalties, 1);
  EXPECT_TRUE(was_said(*match, "penalty 1: moved box 1"));
  const Vec2 put = league_.contest->boxes[0].p_FB;
  EXPECT_LT(distance(match->truth().things[0].p_FS.xy(), put), 1e-6);
}

TEST_F(JudgeTest, WhoLiesTooLongIsPutBackWhereItFell) {
  const auto match = start({.league = "ceabot-race", .blue = "ceabot_avoid", .scene = "race_1"});
  run(*match, 6);
  const Vec2 fell = match->truth().robots[0].X_FR.position();
  // laid down, and without torque: it never rises
  const std::vector<double> pose(match->truth().joints.begin(), match->truth().joints.end());
  jointed(*match).place(0, {fell.x, fell.y, 0.0}, world::Stance::OnBack, pose);
  jointed(*match).set_torque(0, false);
  run(*match, 17);

  EXPECT_TRUE(was_said(*match, "fell"));
  EXPECT_TRUE(was_said(*match, "penalty 1: did not rise for 15 s"));
  EXPECT_LT(distance(match->truth().robots[0].X_FR.position(), fell), 0.4);
}

TEST_F(JudgeTest, UntouchedBoxesStayWhereTheyAre) {
  const auto match = start({.league = "ceabot-race", .blue = "ceabot_avoid", .scene = "race_1"});
  world::JointedWorld& world = jointed(*match);
  const Vec2 at = world.environment().things[0].p_FS.xy();
  for (int i = 0; i < 500; ++i) ASSERT_TRUE(world.step().has_value());
  EXPECT_LT(distance(world.environment().things[0].p_FS.xy(), at), 1e-9);
}

TEST_F(JudgeTest, WhoWalksOnIntoABoxIsPenalised) {
  const std::string name = testing::TempDir() + "straight-" + std::to_string(getpid());
  std::ofstream{name + ".csv"} << "# type: mealy\n# sample-time: 100ms\n# initial: Go\n# input u boolean\n"
                                  "# output S1 boolean\n# output S0 boolean\nstate,u,next,S1,S0\nGo,X,Go,1,1\n";
  std::ofstream{name + ".toml"} << "[scene]\ntitle = \"in the way\"\n[[scene.boxes]]\nat = [-0.4, 0.0]\n";
  const auto match = start({.league = "ceabot-race", .blue = name + ".csv", .scene = name + ".toml"});
  run(*match, 60);
  std::filesystem::remove(name + ".csv");
  std::filesystem::remove(name + ".toml");

  EXPECT_GE(result_of(*match)->penalties, 1);
}

TEST_F(JudgeTest, ARecordedRacePlaysAgainToTheBit) {
  const std::string path = testing::TempDir() + "race-" + std::to_string(getpid()) + ".mcap";
  const Fixture fixture{.league = "ceabot-race", .blue = "ceabot_race", .seed = 3, .scene = "random"};
  {
    const auto match = start(fixture);
    auto recorder = Recorder::open(path, *match, info_of(fixture, league_, "test"));
    ASSERT_TRUE(recorder.has_value());
    match->add_observer(**recorder);
    run(*match, 12);
    ASSERT_TRUE((*recorder)->close().has_value());
  }
  auto recording = read_recording(path);
  ASSERT_TRUE(recording.has_value()) << recording.error().text();
  const auto again = verify(std::make_shared<const Recording>(std::move(*recording)), kContent);
  ASSERT_TRUE(again.has_value()) << again.error().text();
  EXPECT_TRUE(again->equal) << again->difference;
  std::filesystem::remove(path);
}

TEST_F(JudgeTest, StairsCountStepsAndArmsOnThem) {
  const auto match = start({.league = "ceabot-stairs", .blue = "ceabot_stairs"});
  run(*match, 6);
  ASSERT_TRUE(match->world().rest_robot(0, {-0.25, 0.0, 0.0}).has_value());
  run(*match, 0.1);

  EXPECT_EQ(result_of(*match)->steps, 3) << "it stands on the top, wholly beyond three edges";
  EXPECT_NEAR(match->truth().robots[0].height, 0.27 + 0.09, 0.03);
}

TEST_F(JudgeTest, SumoGivesAPointForTouchingOutsideAndStartsAnew) {
  const auto match = start({.league = "ceabot-sumo", .blue = "ceabot_sumo", .yellow = "ceabot_sumo"});
  ASSERT_EQ(match->truth().robots.size(), 2u);
  run(*match, 5.5);
  ASSERT_TRUE(match->world().rest_robot(1, {0.8, 0.0, kPi}).has_value());
  run(*match, 0.2);

  EXPECT_TRUE(was_said(*match, "1 : 0 points: the opponent touched outside of the ring"));
  EXPECT_EQ(match->game().score.blue, 1);
  EXPECT_NEAR(match->truth().robots[1].X_FR.x, 0.21, 0.05) << "back behind its line";
}

/// Two robots of the sumo after the pause, which the test lays down.
class SumoTest : public JudgeTest {
 protected:
  void begin(const std::string& yellow = "ceabot_sumo_passive", const std::string& scene = "") {
    match_ = start({.league = "ceabot-sumo", .blue = "ceabot_sumo", .yellow = yellow, .scene = scene});
    run(*match_, 5.1);
  }
  void lay(int robot, const Pose2& X_FR) {
    const auto joints = match_->truth().joints_of(static_cast<std::size_t>(robot));
    const std::vector<double> pose(joints.begin(), joints.end());
    jointed(*match_).place(robot, X_FR, world::Stance::OnBack, pose);
    jointed(*match_).set_torque(robot, false);
  }

  /// Both stay where they are put, whatever they want.
  void hold_for(double seconds, const Pose2& blue, const Pose2& yellow) {
    for (int i = 0; i < static_cast<int>(seconds * 10); ++i) {
      ASSERT_TRUE(match_->world().rest_robot(0, blue).has_value());
      ASSERT_TRUE(match_->world().rest_robot(1, yellow).has_value());
      run(*match_, 0.1);
    }
  }
  /// Yellow's robot stands with bent knees, its trunk upright.
  void squat(double seconds, double degrees) {
    const auto kind = kind_of(league_, kContent).value();
    const auto joints = match_->truth().joints_of(1);
    std::vector<double> pose(joints.begin(), joints.end());
    for (const char* knee : {"left_knee", "right_knee"}) pose[kind->robot.find(knee)] = from_degrees(degrees);
    const double end = match_->truth().time.seconds() + seconds;
    while (!match_->over() && match_->truth().time.seconds() < end) {
      ASSERT_TRUE(match_->world().rest_robot(0, {-0.6, 0.0, kPi}).has_value());
      jointed(*match_).place(1, {0.4, 0.0, kPi}, world::Stance::Upright, pose);
      ASSERT_TRUE(match_->tick().has_value());
    }
  }

  std::unique_ptr<Match> match_;
};

TEST_F(SumoTest, WhoFallsByItselfGivesOnePoint) {
  begin();
  lay(1, {0.4, 0.0, kPi});
  run(*match_, 1.7);

  EXPECT_TRUE(was_said(*match_, "1 : 0 points: the opponent fell by itself"));
}

TEST_F(SumoTest, TwoThatFallWithoutAnAttackGiveNone) {
  begin();
  lay(0, {-0.5, 0.0, 0.0});
  lay(1, {0.5, 0.0, kPi});
  run(*match_, 1.7);

  EXPECT_TRUE(was_said(*match_, "0 : 0 points: both fell"));
  EXPECT_EQ(match_->game().score.blue, 0);
}

TEST_F(SumoTest, RobotsThatDoNotTouchForLongStartAnew) {
  begin("ceabot_sumo_passive");
  for (int second = 0; second < 31; ++second) {
    // far from one another, whatever they want
    ASSERT_TRUE(match_->world().rest_robot(0, {-0.6, 0.0, kPi}).has_value());
    ASSERT_TRUE(match_->world().rest_robot(1, {0.6, 0.0, 0.0}).has_value());
    run(*match_, 1.0);
  }

  EXPECT_TRUE(was_said(*match_, "they did not touch for 30 s"));
}

TEST_F(SumoTest, RobotsThatDoNotMoveForLongStartAnew) {
  begin("ceabot_sumo_passive");
  hold_for(31, {-0.21, 0.0, 0.0}, {0.21, 0.0, kPi});

  EXPECT_TRUE(was_said(*match_, "neither moved for 30 s")) << said(*match_);
  EXPECT_EQ(match_->game().score, Score{});
}

TEST_F(SumoTest, PushingWithoutGainStartsAnew) {
  begin("ceabot_sumo_passive");
  hold_for(31, {-0.04, 0.0, 0.0}, {0.04, 0.0, kPi});

  EXPECT_TRUE(was_said(*match_, "pushing without gain for 30 s")) << said(*match_);
  EXPECT_EQ(match_->game().score, Score{});
}

TEST_F(SumoTest, KneesBentForMoreThanTenSecondsDisqualify) {
  begin("ceabot_sumo_passive");
  squat(9.5, 100);
  EXPECT_FALSE(match_->over()) << "ten seconds are allowed";
  squat(1.0, 100);

  ASSERT_TRUE(match_->over());
  EXPECT_EQ(result_of(*match_)->disqualified, "yellow: knees bent more than 90 degrees for 10 s");
  EXPECT_EQ(result_of(*match_)->winner, "blue");
}

TEST_F(SumoTest, KneesBentByLessAreAllowed) {
  begin("ceabot_sumo_passive");
  squat(11.0, 80);

  EXPECT_FALSE(match_->over());
  EXPECT_EQ(result_of(*match_)->disqualified, "");
}

TEST_F(SumoTest, WhoTouchesTheDecoyIsNotPassive) {
  begin("ceabot_sumo", "passivity");
  run(*match_, 31);

  ASSERT_TRUE(match_->over());
  EXPECT_TRUE(result_of(*match_)->arrived);
  EXPECT_TRUE(was_said(*match_, "touched the decoy after"));
}

TEST_F(SumoTest, WhoLiesBeforeTheDecoyIsDisqualifiedAfterTwoTries) {
  begin("ceabot_sumo", "passivity");
  for (int second = 0; second < 70 && !match_->over(); ++second) {
    if (match_->game().play == RefereePlay::Playing) lay(0, {-0.6, 0.0, kPi});
    run(*match_, 1.0);
  }

  ASSERT_TRUE(match_->over());
  EXPECT_EQ(result_of(*match_)->disqualified, "blue: passive");
  EXPECT_EQ(result_of(*match_)->penalties, 2);
}

TEST_F(JudgeTest, AnIllegalSceneIsRefusedWithASentence) {
  const std::string path = testing::TempDir() + "narrow-" + std::to_string(getpid()) + ".toml";
  std::ofstream{path} << "[scene]\ntitle = \"x\"\n[[scene.boxes]]\nat = [0, 0]\n[[scene.boxes]]\nat = [0, 0.5]\n";
  const auto league = league_of({.league = "ceabot-race", .scene = path}, kContent);
  std::filesystem::remove(path);
  ASSERT_FALSE(league.has_value());
  EXPECT_NE(league.error().text().find("boxes 1 and 2 are 30 cm apart, the rules ask for 50"), std::string::npos)
      << league.error().text();
}

}  // namespace
}  // namespace cancha::match::contest
