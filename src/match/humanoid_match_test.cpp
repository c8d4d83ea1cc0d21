#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>

#include "match/fixture.h"
#include "match/limp_robots.h"
#include "match/player_replay.h"
#include "match/recorded_test.h"
#include "match/replay.h"
#include "messages/humanoid.h"
#include "world/jointed_world.h"

namespace cancha::match {
namespace {

const std::filesystem::path kContent = CANCHA_SOURCE_DIR "/content";

/// A short humanoid match as users play it, by the files of content.
class HumanoidMatchTest : public testing::Test {
 protected:
  std::unique_ptr<Match> start(std::uint64_t seed) {
    fixture_.league = "kidsize";
    fixture_.seed = seed;
    fixture_.minutes = 20.0 / 60;
    league_ = league_of(fixture_, kContent).value();
    if (at_once_) league_.game.ready = league_.game.set = 0.5_s;
    fixture_.blue = blue_.empty() ? league_.teams[0] : blue_;
    fixture_.yellow = yellow_.empty() ? league_.teams[1] : yellow_;
    auto match = start_match(fixture_, league_, kContent);
    EXPECT_TRUE(match.has_value()) << match.error().text();
    return std::move(*match);
  }

  std::string blue_, yellow_;  ///< none = the league's
  bool at_once_ = false;       ///< the ball is in play after a second
  Fixture fixture_;
  field::League league_;
};

TEST_F(HumanoidMatchTest, TheSameSeedIsTheSameMatch) {
  const auto play = [&](std::uint64_t seed) {
    const auto match = start(seed);
    for (int i = 0; i < 300; ++i) EXPECT_TRUE(match->tick().has_value());
    return match->state_hash();
  };
  EXPECT_EQ(play(1), play(1));
  EXPECT_NE(play(1), play(2));
}

TEST_F(HumanoidMatchTest, ADrivenRobotOnEmulatedServosMovesJustLikeASimulatedOne) {
  const auto drive = [&](const std::string& team) {
    fixture_ = {.league = "practice", .blue = team, .yellow = "practice", .minutes = 1.0, .seed = 3};
    league_ = league_of(fixture_, kContent).value();
    const auto match = start_match(fixture_, league_, kContent).value();
    const auto ticks = [&](int count) {
      for (int i = 0; i < count; ++i) EXPECT_TRUE(match->tick().has_value());
    };
    ticks(200);
    const Vec2 from = match->truth().robots[0].X_FR.position();
    Steering steering{.walk = {1.0, 0.0}};
    steering.look = Gaze{0.6, 0.3};
    EXPECT_TRUE(match->steer({Team::Blue, 0}, steering).has_value());
    ticks(300);
    EXPECT_GT(distance(from, match->truth().robots[0].X_FR.position()), 0.3);
    const auto kind = robot::load_body(kContent, "bioloid").value();
    EXPECT_NEAR(match->truth().joints_of(0)[kind->robot.find("head_pan")], 0.6, 0.05);
    return match->state_hash();
  };
  EXPECT_EQ(drive("practice_emulated"), drive("practice"));
}

TEST_F(HumanoidMatchTest, RobotsWalkToTheirPlacesAndKnowWhereTheyAre) {
  const auto match = start(1);
  std::vector<Vec2> first;
  for (const RobotState& robot : match->truth().robots) first.push_back(robot.X_FR.position());
  for (int i = 0; i < 900; ++i) ASSERT_TRUE(match->tick().has_value());
  for (std::size_t i = 0; i < first.size(); ++i) {
    const Vec2 now = match->truth().robots[i].X_FR.position();
    EXPECT_GT(distance(first[i], now), 0.8) << i;
    EXPECT_LT(std::abs(now.y), std::abs(first[i].y)) << i;
  }
  EXPECT_EQ(match->world().warnings(), 0);
}

TEST_F(HumanoidMatchTest, WithoutRadioPlayGoesOn) {
  const std::string three =
      "title = \"x\"\nleague = \"kidsize\"\n[start]\nothers_play = false\n[ball]\nat = [0, 0]\n"
      "[[robots]]\nrobot = \"blue:0\"\nat = [4.2, 0]\nheading = 180\n"
      "[[robots]]\nrobot = \"blue:1\"\nat = [0.8, 0.1]\nheading = 180\n"
      "[[robots]]\nrobot = \"blue:2\"\nat = [1.5, 1.5]\nheading = 180\n";
  const auto mates_heard = [](const Match& match) {
    std::size_t heard = 0;
    for (int i = 0; i < 3; ++i) heard += match.side(Team::Blue).frame(i)->readings.mates.size();
    return heard;
  };
  const auto words = [&](Match& match, int ticks) {
    std::size_t heard = 0;
    for (int i = 0; i < ticks; ++i) {
      EXPECT_TRUE(match.tick().has_value());
      heard += mates_heard(match);
    }
    return heard;
  };
  fixture_.scenario = three;
  EXPECT_GT(words(*start(5), 100), 0u);

  fixture_.scenario = "radio = false\n" + three;
  const auto match = start(5);

  EXPECT_EQ(words(*match, 1500), 0u);
  EXPECT_GT(length(match->truth().ball.p_FB.xy()), 0.1) << "nobody went to the ball";

  fixture_.sensing.lost = 0.0;
  EXPECT_GT(words(*start(5), 100), 0u) << "what the user says goes before the scenario";
}

TEST_F(HumanoidMatchTest, APlayerDecidesTheSameAgainOnItsRecordedReadings) {
  const std::string path = testing::TempDir() + "humanoids-" + std::to_string(getpid()) + ".mcap";
  fixture_.sensing.lost = 0.4;
  {
    const auto match = start(4);
    auto recorder = Recorder::open(path, *match, info_of(fixture_, league_, "test"));
    ASSERT_TRUE(recorder.has_value());
    match->add_observer(**recorder);
    for (int i = 0; i < 400; ++i) ASSERT_TRUE(match->tick().has_value());
    ASSERT_TRUE((*recorder)->close().has_value());
  }
  const auto same = replay_player(path, {Team::Yellow, 1}, kContent);
  ASSERT_TRUE(same.has_value()) << same.error().text();
  EXPECT_EQ(same->ticks, 400);
  EXPECT_GT(same->intents, 10);
  EXPECT_EQ(same->difference, "");
  EXPECT_TRUE(same->equal());

  EXPECT_FALSE(replay_player(path, {Team::Yellow, 3}, kContent).has_value()) << "three a side";

  // the match itself from its commands
  auto recording = read_recording(path);
  ASSERT_TRUE(recording.has_value());
  EXPECT_EQ(recording->info.sensing.lost, 0.4) << "of the words between mates";
  const auto verified = verify(std::make_shared<Recording>(std::move(*recording)), kContent);
  ASSERT_TRUE(verified.has_value()) << verified.error().text();
  EXPECT_TRUE(verified->equal) << verified->difference;
  std::filesystem::remove(path);
}

TEST_F(HumanoidMatchTest, ADrivenRobotDoesAsItIsToldAndIsPlayedAgain) {
  const std::string path = testing::TempDir() + "driven-" + std::to_string(getpid()) + ".mcap";
  const RobotId driven{Team::Blue, 1};
  {
    const auto match = start(4);
    auto recorder = Recorder::open(path, *match, info_of(fixture_, league_, "test"));
    ASSERT_TRUE(recorder.has_value());
    match->add_observer(**recorder);
    const auto ticks = [&](int count) {
      for (int i = 0; i < count; ++i) ASSERT_TRUE(match->tick().has_value());
    };
    const auto posture = [&] { return match->side(driven.team).frame(driven.number)->beliefs.posture; };
    ticks(50);
    const double before = match->truth().robots[1].X_FR.heading;
    ASSERT_TRUE(match->steer(driven, Steering{.turn = 1.0}).has_value());
    ASSERT_TRUE(match->steer(driven, Steering{.turn = 1.0}).has_value()) << "the same again is no news";
    ticks(200);
    EXPECT_GT(std::abs(wrap_angle(match->truth().robots[1].X_FR.heading - before)), 0.8);
    EXPECT_EQ(match->side(driven.team).frame(driven.number)->intent.chosen_by, "by hand");
    // a tap on a key, while it still walks
    ASSERT_TRUE(match->steer(driven, Steering{.motion = "kick_left"}).has_value());
    ticks(3);
    ASSERT_TRUE(match->steer(driven, Steering{}).has_value());
    bool kicked = false;
    for (int i = 0; i < 150; ++i) {
      ticks(1);
      kicked = kicked || posture() == Posture::Acting;
    }
    EXPECT_TRUE(kicked);
    ASSERT_TRUE(match->steer(driven, std::nullopt).has_value());
    ticks(20);
    EXPECT_NE(match->side(driven.team).frame(driven.number)->intent.chosen_by, "by hand");
    EXPECT_FALSE(match->steer(driven, Steering{.motion = "fly"}).has_value());
    ASSERT_TRUE((*recorder)->close().has_value());
  }
  auto recording = std::make_shared<Recording>(read_recording(path).value());
  ASSERT_EQ(recording->hands.size(), 4u);
  EXPECT_EQ(recording->hands[1].steering->motion, "kick_left");
  EXPECT_FALSE(recording->hands[3].steering);
  const auto verified = verify(recording, kContent);
  ASSERT_TRUE(verified.has_value()) << verified.error().text();
  EXPECT_TRUE(verified->equal) << verified->difference;
  const auto same = replay_player(path, driven, kContent);
  ASSERT_TRUE(same.has_value()) << same.error().text();
  EXPECT_EQ(same->difference, "");

  // who goes on from the middle of it has players that know what they did, and nobody's hand is left on them
  auto again = Repetition::start(std::make_shared<Recording>(cut(*recording, Time{} + 2'000_ms)), kContent,
                                 teams_of(fixture_, league_, kContent).value());
  ASSERT_TRUE(again.has_value()) << again.error().text();
  while (again->goes_on()) {
    ASSERT_TRUE(again->tick().has_value());
    EXPECT_EQ(again->match().side(driven.team).frame(driven.number)->intent.chosen_by == "by hand",
              again->match().truth().time > Time{} + 500_ms);
  }
  ASSERT_TRUE(again->match().tick().has_value());
  EXPECT_NE(again->match().side(driven.team).frame(driven.number)->intent.chosen_by, "by hand");
  std::filesystem::remove(path);
}

TEST_F(HumanoidMatchTest, ALyingRobotThatIsPutSomewhereStandsThere) {
  const std::string path = testing::TempDir() + "lifted-" + std::to_string(getpid()) + ".mcap";
  const auto match = start(2);
  auto recorder = Recorder::open(path, *match, info_of(fixture_, league_, "test"));
  ASSERT_TRUE(recorder.has_value());
  match->add_observer(**recorder);
  const auto posture = [&] { return match->side(Team::Blue).frame(1)->beliefs.posture; };
  const auto lies = [&] { return up_of(match->truth().robots[1].q_FR).z < 0.8; };
  for (int i = 0; i < 20; ++i) ASSERT_TRUE(match->tick().has_value());
  // it trips
  auto& world = dynamic_cast<world::JointedWorld&>(match->world());
  const auto kind = robot::load_body(kContent, league_.body).value();
  world.place(1, match->truth().robots[1].X_FR, world::Stance::OnFront, kind->standing);
  for (int i = 0; i < 300 && posture() != Posture::Fallen; ++i) ASSERT_TRUE(match->tick().has_value());
  ASSERT_EQ(posture(), Posture::Fallen);
  for (int i = 0; i < 15; ++i) ASSERT_TRUE(match->tick().has_value());
  ASSERT_TRUE(lies());

  ASSERT_TRUE(match->touch(RobotId{Team::Blue, 1}, {1.0, 1.0, 2.0}).has_value());
  EXPECT_NEAR(match->truth().robots[1].X_FR.heading, 2.0, 1e-6);
  for (int i = 0; i < 150; ++i) {
    ASSERT_TRUE(match->tick().has_value());
    ASSERT_FALSE(lies()) << "in tick " << i;
    ASSERT_TRUE(i == 0 || posture() != Posture::GettingUp) << "in tick " << i;
  }
  // its player knew by its readings alone
  ASSERT_TRUE((*recorder)->close().has_value());
  const auto same = replay_player(path, {Team::Blue, 1}, kContent);
  ASSERT_TRUE(same.has_value()) << same.error().text();
  EXPECT_EQ(same->difference, "");
  std::filesystem::remove(path);
}

TEST_F(HumanoidMatchTest, WhoPlaysOnWithServosThatHaveShutDownIsTold) {
  const auto match = start(1);
  auto& world = dynamic_cast<world::JointedWorld&>(match->world());
  world.set_effects({.heat = true, .warmth = 60});
  ASSERT_TRUE(match->tick().has_value());
  EXPECT_TRUE(limp_robots(*match).empty());

  // all of them are too hot at once
  world.set_effects({.heat = true, .warmth = 71});
  ASSERT_TRUE(match->tick().has_value());

  const std::vector<LimpRobot> limp = limp_robots(*match);
  ASSERT_EQ(limp.size(), 6u);
  EXPECT_EQ(limp.front().robot, "blue:0");
  EXPECT_EQ(limp.back().robot, "yellow:2");
  EXPECT_EQ(limp[4].joints, robot::load_body(kContent, league_.body).value()->robot.joint_names());
  EXPECT_EQ(text_of({"blue:1", {"left_knee", "right_knee"}}),
            "blue:1 played on with limp servos: left_knee, right_knee");
}

TEST_F(HumanoidMatchTest, ATickOfThePlayersTakesNoMemory) {
  expect_no_memory_taken(*start(1), 200, 300);
}

/// Teams of players by any language: rules, XABSL, a chart; by a team file or as a behaviour that the league's own
/// players run.
TEST_F(HumanoidMatchTest, BehavioursOfAnyLanguagePlay) {
  const std::string path = testing::TempDir() + "programs-" + std::to_string(getpid()) + ".mcap";
  for (const auto& [blue, yellow] :
       {std::pair{"futrob_players", "rondo"}, {"futrob_document", "triangle"}, {"triangle", "first_steps"}}) {
    at_once_ = true;
    blue_ = blue;
    yellow_ = yellow;
    const auto match = start(1);
    auto recorder = Recorder::open(path, *match, info_of(fixture_, league_, "test"));
    ASSERT_TRUE(recorder.has_value());
    match->add_observer(**recorder);
    for (int i = 0; i < 300; ++i) ASSERT_TRUE(match->tick().has_value());
    ASSERT_EQ(match->game().play, RefereePlay::Playing);
    for (const Team team : kTeams) {
      const Side& side = match->side(team);
      ASSERT_EQ(side.thoughts().size(), 3u);
      const Frame* frame = side.frame(1);
      ASSERT_NE(frame, nullptr);
      EXPECT_FALSE(frame->intent.role.empty());
      EXPECT_FALSE(side.thoughts()[1].active.empty());
    }
    ASSERT_TRUE((*recorder)->close().has_value());
    const auto same = replay_player(path, {Team::Blue, 1}, kContent);
    ASSERT_TRUE(same.has_value()) << same.error().text();
    EXPECT_EQ(same->difference, "");
    std::filesystem::remove(path);
  }
}

TEST_F(HumanoidMatchTest, ATeamThatIsNotThereIsNamed) {
  fixture_.league = "kidsize";
  fixture_.blue = "futrob_playrs";
  league_ = league_of(fixture_, kContent).value();
  const auto sides = teams_of(fixture_, league_, kContent);
  ASSERT_FALSE(sides.has_value());
  EXPECT_NE(sides.error().text().find("did you mean 'futrob_players'"), std::string::npos) << sides.error().text();
}

}  // namespace
}  // namespace cancha::match
