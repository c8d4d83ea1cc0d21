#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <set>

#include "match/fixture.h"
#include "match/player_replay.h"
#include "match/recorder.h"
#include "world/jointed_world.h"

namespace cancha::match {
namespace {

const std::filesystem::path kContent = CANCHA_SOURCE_DIR "/content";

/// A match of NAOs as users play it; the ball is in play after a second.
struct SplMatch {
  explicit SplMatch(std::uint64_t seed) {
    fixture.league = "spl";
    fixture.seed = seed;
    fixture.minutes = 1.0;
    league = league_of(fixture, kContent).value();
    league.game.ready = league.game.set = 0.5_s;
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

}  // namespace
}  // namespace cancha::match
