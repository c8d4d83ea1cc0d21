// Penalties by a referee outside of a match between walls.

#include <gtest/gtest.h>

#include <algorithm>

#include "match/fixture.h"
#include "match/match.h"

namespace cancha::match {
namespace {

const std::filesystem::path kContent = CANCHA_SOURCE_DIR "/content";

/// Both built-in teams, and what a referee says of blue's robots.
class WheeledOutsideRefereeTest : public testing::Test {
 protected:
  WheeledOutsideRefereeTest() {
    fixture_.league = "simurosot";
    fixture_.seed = 5;
    fixture_.minutes = 1.0;
    league_ = league_of(fixture_, kContent).value();
    fixture_.blue = league_.teams[0];
    fixture_.yellow = league_.teams[1];
    match_ = start_match(fixture_, league_, kContent).value();
    said_.teams.resize(2);
    for (RefereeTeam& team : said_.teams) team.players.resize(5);
  }
  void play(double seconds) {
    const Time end = match_->truth().time + nearest(Seconds{seconds});
    while (match_->truth().time < end && !match_->over()) ASSERT_TRUE(match_->tick().has_value());
  }
  [[nodiscard]] Vec2 place_of_blue(std::size_t number) const { return match_->truth().robots[number].X_FR.position(); }
  [[nodiscard]] bool happened(EventKind kind) const {
    return std::ranges::find(match_->events(), kind, &MatchEvent::kind) != match_->events().end();
  }

  Fixture fixture_;
  field::League league_;
  std::unique_ptr<Match> match_;
  RefereeState said_;
};

TEST_F(WheeledOutsideRefereeTest, APenalisedRobotIsTakenOutUntilItIsReleased) {
  play(2);
  said_.teams[0].players[3] = {.penalty = RefereePenalty::Service, .penalty_left = Duration{30'000'000'000}};
  match_->heed(said_);
  const Vec2 bench = place_of_blue(3);
  EXPECT_GT(std::abs(bench.y), league_.walls.top.value) << "beyond the wall";
  ASSERT_EQ(match_->game().penalties.size(), 1u);
  EXPECT_EQ(match_->game().penalties[0].robot, (RobotId{Team::Blue, 3}));
  EXPECT_TRUE(happened(EventKind::Penalised));

  // it stays there, whatever its team commands and whoever restarts; the others play
  ASSERT_TRUE(match_->steer({Team::Blue, 3}, Steering{.wheels = {100.0, 100.0}}));
  const Vec2 mate = place_of_blue(4);
  play(40);
  EXPECT_LT(distance(place_of_blue(3), bench), 0.01);
  EXPECT_GT(distance(place_of_blue(4), mate), 0.02);
  EXPECT_EQ(match_->game().penalties[0].left, Duration{});
  ASSERT_TRUE(match_->steer({Team::Blue, 3}, std::nullopt));

  said_.teams[0].players[3] = {};
  match_->heed(said_);
  EXPECT_TRUE(match_->game().penalties.empty());
  EXPECT_TRUE(happened(EventKind::Returned));
  EXPECT_LT(std::abs(place_of_blue(3).y), league_.walls.top.value);
}

TEST_F(WheeledOutsideRefereeTest, AllOfATeamFitBesideThePitch) {
  for (RefereeTeam& team : said_.teams) {
    for (RefereePlayer& player : team.players) player.penalty = RefereePenalty::Manual;
  }
  match_->heed(said_);
  ASSERT_EQ(match_->game().penalties.size(), 10u);
  play(1);
  const auto& robots = match_->truth().robots;
  for (std::size_t i = 0; i < robots.size(); ++i) {
    EXPECT_GT(std::abs(robots[i].X_FR.y), league_.walls.top.value + league_.walls.thickness.value);
    for (std::size_t j = 0; j < i; ++j) {
      EXPECT_GT(distance(robots[i].X_FR.position(), robots[j].X_FR.position()), 1.5 * league_.robot.side.value);
    }
  }
}

}  // namespace
}  // namespace cancha::match
