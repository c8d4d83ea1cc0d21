#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>

#include "match/fixture.h"
#include "match/player_replay.h"
#include "match/recorded_test.h"
#include "match/replay.h"

namespace cancha::match {
namespace {

const std::filesystem::path kContent = CANCHA_SOURCE_DIR "/content";

/// Players on wheels, who see for themselves, against a strategy that sees everything.
class WheeledPlayersTest : public testing::Test {
 protected:
  std::unique_ptr<Match> start(std::uint64_t seed) {
    fixture_ = {.blue = "rondo_players", .yellow = "roles", .minutes = 1.0, .seed = seed};
    league_ = league_of(fixture_, kContent).value();
    auto match = start_match(fixture_, league_, kContent);
    EXPECT_TRUE(match.has_value()) << match.error().text();
    return std::move(*match);
  }

  Fixture fixture_;
  field::League league_;
};

TEST_F(WheeledPlayersTest, KnowWhereTheyAreAndPlayTheBall) {
  const auto match = start(1);
  double nearest = 1e9;
  while (match->truth().time < Time{} + 10'000_ms) {
    ASSERT_TRUE(match->tick().has_value());
    for (int number = 1; number < league_.players; ++number) {
      const Vec2 p_FR = match->truth().robots[static_cast<std::size_t>(number)].X_FR.position();
      nearest = std::min(nearest, distance(p_FR, match->truth().ball.p_FB.xy()));
    }
  }
  EXPECT_LT(nearest, 0.08);
  for (int number = 0; number < league_.players; ++number) {
    const Beliefs& beliefs = match->side(Team::Blue).frame(number)->beliefs;
    ASSERT_TRUE(beliefs.pose) << number;
    const Pose2 truth = match->truth().robots[static_cast<std::size_t>(number)].X_FR;
    const Vec2 p_FR = beliefs.pose->X_TR.position() * attack_sign(Team::Blue);
    EXPECT_LT(distance(p_FR, truth.position()), 0.05) << number;
    EXPECT_EQ(match->side(Team::Yellow).frame(number), nullptr);
  }
}

TEST_F(WheeledPlayersTest, AreRecordedAndRunAgain) {
  const std::string path = testing::TempDir() + "wheels-" + std::to_string(getpid()) + ".mcap";
  {
    const auto match = start(3);
    auto recorder = Recorder::open(path, *match, info_of(fixture_, league_, "test"));
    ASSERT_TRUE(recorder.has_value());
    match->add_observer(**recorder);
    const auto seconds = [&](int count) {
      const Time end = match->truth().time + Duration{count * 1'000'000'000LL};
      while (match->truth().time < end) ASSERT_TRUE(match->tick().has_value());
    };
    seconds(3);
    // somebody drives one of them in a circle
    ASSERT_TRUE(match->steer({Team::Blue, 2}, Steering{.wheels = {20, 40}}).has_value());
    seconds(1);
    const Commands& told = match->side(Team::Blue).frame(2)->commands;
    ASSERT_TRUE(told.wheels);
    EXPECT_NEAR(told.wheels->left, 20 * league_.drive.metres_per_second_per_unit, 1e-9);
    EXPECT_NEAR(told.wheels->right, 40 * league_.drive.metres_per_second_per_unit, 1e-9);
    ASSERT_TRUE(match->steer({Team::Blue, 2}, std::nullopt).has_value());
    seconds(2);
    ASSERT_TRUE((*recorder)->close().has_value());
  }
  const auto verified = verify(std::make_shared<Recording>(read_recording(path).value()), kContent);
  ASSERT_TRUE(verified.has_value()) << verified.error().text();
  EXPECT_TRUE(verified->equal) << verified->difference;
  for (const int number : {0, 2}) {
    const auto same = replay_player(path, {Team::Blue, number}, kContent);
    ASSERT_TRUE(same.has_value()) << same.error().text();
    EXPECT_EQ(same->difference, "");
    EXPECT_GT(same->ticks, 100);
  }
  EXPECT_FALSE(replay_player(path, {Team::Yellow, 1}, kContent).has_value()) << "a strategy has no players";
  std::filesystem::remove(path);
}

TEST_F(WheeledPlayersTest, ATickOfThePlayersTakesNoMemory) {
  expect_no_memory_taken(*start(1), 200, 300);
}

TEST_F(WheeledPlayersTest, ATeamWithOtherBodiesIsRefused) {
  for (const auto& [league, team] : {std::pair{"simurosot", "kidsize"}, {"kidsize", "rondo_players"}}) {
    fixture_ = {.league = league, .blue = team, .yellow = team};
    league_ = league_of(fixture_, kContent).value();
    const auto sides = teams_of(fixture_, league_, kContent);
    ASSERT_FALSE(sides.has_value());
    EXPECT_NE(sides.error().text().find("other bodies"), std::string::npos) << sides.error().text();
  }
}

}  // namespace
}  // namespace cancha::match
