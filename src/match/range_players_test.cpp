#include <gtest/gtest.h>

#include "match/fixture.h"
#include "match/match.h"

namespace cancha::match {
namespace {

const std::filesystem::path kContent = CANCHA_SOURCE_DIR "/content";

/// The start of a match with a team that hears and scans.
std::unique_ptr<Match> kick_off(std::uint64_t seed) {
  Fixture fixture{.league = "kidsize", .blue = "kidsize_ranges", .yellow = "kidsize_ranges", .seed = seed};
  auto league = league_of(fixture, kContent).value();
  league.game.ready = league.game.set = Seconds{1.0};
  auto match = start_match(fixture, league, kContent);
  EXPECT_TRUE(match) << match.error().text();
  return std::move(*match);
}

TEST(RangePlayers, ReadingsReachPlayersWhoseRobotHasSuchSensors) {
  const auto match = kick_off(1);
  int sonar = 0, lasers = 0, depth = 0, on = 0;
  while (match->truth().time.seconds() < 4.0) {
    ASSERT_TRUE(match->tick());
    const Frame& keeper = *match->side(Team::Blue).frame(0);
    const Frame& player = *match->side(Team::Yellow).frame(2);
    // the keeper has lasers, the others sonars; nobody has what it does not wear
    EXPECT_FALSE(keeper.readings.sonar || keeper.beliefs.obstacles || keeper.commands.sonar);
    EXPECT_TRUE(player.readings.lasers.empty() && !player.readings.depth);
    for (const LaserScan& scan : keeper.readings.lasers) {
      ASSERT_EQ(scan.distances.size(), 21u);
      ++lasers;
    }
    depth += keeper.readings.depth ? 1 : 0;
    ASSERT_TRUE(player.percepts.sonar && player.beliefs.obstacles && player.commands.sonar);
    sonar += player.readings.sonar ? 1 : 0;
    on += player.commands.sonar->send_mode >= 68 ? 1 : 0;
  }
  EXPECT_NEAR(lasers, 3 * 40, 6);
  EXPECT_NEAR(depth, 20, 2);
  // on for two thirds of the time, ten shots a second, some of which fall into the switching
  EXPECT_NEAR(on, 400 * 2 / 3, 30);
  EXPECT_GT(sonar, 12);
  EXPECT_LT(sonar, 30);
}

TEST(RangePlayers, ShakyImusAndEncodersAreWhatPlayersFeelAndTheyStandAllTheSame) {
  Fixture fixture{.league = "kidsize", .blue = "kidsize_shaky", .yellow = "kidsize", .seed = 2};
  auto league = league_of(fixture, kContent).value();
  league.game.ready = league.game.set = Seconds{1.0};
  const auto match = start_match(fixture, league, kContent).value();
  int imus = 0;
  int joints = 0;
  int ticks = 0;
  while (match->truth().time.seconds() < 8.0) {
    ASSERT_TRUE(match->tick());
    const Readings& shaky = match->side(Team::Blue).frame(1)->readings;
    const Readings& sure = match->side(Team::Yellow).frame(1)->readings;
    EXPECT_TRUE(sure.imu && sure.joints && sure.imu->time == sure.time);
    imus += shaky.imu ? 1 : 0;
    joints += shaky.joints ? 1 : 0;
    if (shaky.imu) {
      EXPECT_GE((shaky.time - shaky.imu->time).ns, (16_ms).ns);
    }
    ++ticks;
  }
  const double seconds = 8.0;
  EXPECT_GT(imus, 0.85 * seconds / 0.016 * 0.9);
  EXPECT_LT(imus, ticks);
  EXPECT_NEAR(joints, seconds / 0.032, 12);
  for (int number = 0; number < 3; ++number) {
    EXPECT_GT(match->truth().robots[static_cast<std::size_t>(number)].height, 0.2) << number;
  }
}

TEST(RangePlayers, TheSameSeedGivesTheSameMatchAndTheSameEchoes) {
  std::vector<double> heard[2];
  std::uint64_t hashes[2] = {};
  for (int i = 0; i < 2; ++i) {
    const auto match = kick_off(3);
    while (match->truth().time.seconds() < 3.0) {
      ASSERT_TRUE(match->tick());
      const Frame& player = *match->side(Team::Blue).frame(1);
      if (player.readings.sonar)
        heard[i].insert(heard[i].end(), player.readings.sonar->left.begin(), player.readings.sonar->left.end());
    }
    hashes[i] = match->state_hash();
  }
  EXPECT_FALSE(heard[0].empty());
  EXPECT_EQ(heard[0], heard[1]);
  EXPECT_EQ(hashes[0], hashes[1]);
}

}  // namespace
}  // namespace cancha::match
