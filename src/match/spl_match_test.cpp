#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <set>

#include "match/fixture.h"
#include "match/player_replay.h"
#include "match/recorder.h"
#include "match/replay.h"
#include "world/jointed_world.h"

namespace cancha::match {
namespace {

const std::filesystem::path kContent = CANCHA_SOURCE_DIR "/content";

/// A match of NAOs as users play it; the ball is in play after a second, or as late as the league has it.
struct SplMatch {
  explicit SplMatch(std::uint64_t seed, bool soon = true) {
    fixture.league = "spl";
    fixture.seed = seed;
    fixture.minutes = 1.0;
    league = league_of(fixture, kContent).value();
    league.game.initial = 0_s;
    if (soon) league.game.ready = league.game.set = 0.5_s;
    fixture.blue = league.teams[0];
    fixture.yellow = league.teams[1];
    auto made = start_match(fixture, league, kContent);
    EXPECT_TRUE(made.has_value()) << made.error().text();
    match = std::move(*made);
  }
  void play(int ticks) {
    for (int i = 0; i < ticks; ++i) ASSERT_TRUE(match->tick().has_value());
  }
  [[nodiscard]] const Intent& intent(Team team, int number) const { return match->side(team).frame(number)->intent; }

  Fixture fixture;
  field::League league;
  std::unique_ptr<Match> match;
};

TEST(SplMatch, RolesAreSharedOutAndTheFirstAtTheBallPlaysIt) {
  SplMatch spl{1};
  spl.play(460);
  for (const Team team : kTeams) {
    std::multiset<std::string> roles;
    for (int i = 0; i < 5; ++i) roles.insert(spl.intent(team, i).role);
    EXPECT_EQ(spl.intent(team, 0).role, "goalie");
    EXPECT_EQ(roles.count("striker"), 1u);
    EXPECT_EQ(roles.count("defender") + roles.count("supporter"), 3u);
  }
  // whoever has the kick-off has played the ball
  const Vec3 ball = spl.match->truth().ball.p_FB;
  EXPECT_GT(length(Vec2{ball.x, ball.y}), 0.1);
  EXPECT_EQ(spl.match->world().warnings(), 0);
}

TEST(SplMatch, APlayerDecidesTheSameAgainOnItsRecordedReadings) {
  const std::string path = testing::TempDir() + "spl-" + std::to_string(getpid()) + ".mcap";
  {
    SplMatch spl{4};
    auto recorder = Recorder::open(path, *spl.match, info_of(spl.fixture, spl.league, "test"));
    ASSERT_TRUE(recorder.has_value());
    spl.match->add_observer(**recorder);
    spl.play(100);
    ASSERT_TRUE((*recorder)->close().has_value());
  }
  const auto same = replay_player(path, {Team::Blue, 3}, kContent);
  ASSERT_TRUE(same.has_value()) << same.error().text();
  EXPECT_EQ(same->ticks, 100);
  EXPECT_EQ(same->difference, "");
  std::filesystem::remove(path);
}

TEST(SplMatch, APressedButtonTakesARobotOutAndIsPlayedAgain) {
  const std::string path = testing::TempDir() + "spl-press-" + std::to_string(getpid()) + ".mcap";
  const RobotId robot{Team::Blue, 3};
  const auto light = [&](const SplMatch& spl) { return spl.intent(robot.team, robot.number).lights->chest; };
  {
    SplMatch spl{4, false};
    auto recorder = Recorder::open(path, *spl.match, info_of(spl.fixture, spl.league, "test"));
    ASSERT_TRUE(recorder.has_value());
    spl.match->add_observer(**recorder);
    spl.play(20);
    EXPECT_EQ(light(spl), LightColor::Blue) << "ready";
    ASSERT_TRUE(spl.match->press(robot).has_value());
    spl.play(10);
    EXPECT_EQ(light(spl), LightColor::Red);
    EXPECT_EQ(spl.intent(robot.team, robot.number).action.kind, ActionKind::Stand);
    EXPECT_EQ(spl.intent(robot.team, 2).lights->chest, LightColor::Blue) << "its mates go on";
    EXPECT_FALSE(spl.match->game().is_out(robot)) << "the referee hears of it later";
    spl.play(20);
    ASSERT_TRUE(spl.match->game().is_out(robot));
    EXPECT_EQ(spl.match->game().penalties[0].penalty, RefereePenalty::Manual);
    EXPECT_GT(std::abs(spl.match->truth().robots[3].X_FR.y), 3.0) << "it waits beside the pitch";
    spl.play(50);
    EXPECT_EQ(light(spl), LightColor::Red) << "the referee has said the same again";
    ASSERT_TRUE(spl.match->press(robot).has_value());
    spl.play(30);
    EXPECT_FALSE(spl.match->game().is_out(robot));
    EXPECT_EQ(light(spl), LightColor::Blue);
    ASSERT_TRUE((*recorder)->close().has_value());
  }
  const auto same = replay_player(path, robot, kContent);
  ASSERT_TRUE(same.has_value()) << same.error().text();
  EXPECT_EQ(same->difference, "");
  EXPECT_GT(same->intents, 0);
  auto recording = read_recording(path);
  ASSERT_TRUE(recording.has_value()) << recording.error().text();
  EXPECT_EQ(recording->hands.size(), 2u);
  const auto again = verify(std::make_shared<const Recording>(std::move(*recording)), kContent);
  ASSERT_TRUE(again.has_value()) << again.error().text();
  EXPECT_TRUE(again->equal) << again->difference;
  std::filesystem::remove(path);
}

TEST(SplMatch, WhoIsTakenOutByItsButtonComesBackByNothingElse) {
  SplMatch spl{2};
  const RobotId robot{Team::Yellow, 2};
  ASSERT_TRUE(spl.match->press(robot).has_value());
  spl.play(25);
  const Duration left = spl.match->game().penalties.at(0).left;
  spl.play(100);
  EXPECT_EQ(spl.match->game().penalties.at(0).left, left) << "no time passes for it";
}

TEST(SplMatch, NobodyPressesTheButtonOfARobotThatIsNotThere) {
  SplMatch spl{1};
  EXPECT_FALSE(spl.match->press({Team::Blue, 7}).has_value());
}

}  // namespace
}  // namespace cancha::match
