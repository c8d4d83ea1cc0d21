#include <gtest/gtest.h>

#include <filesystem>
#include <set>

#include "match/fixture.h"
#include "world/jointed_world.h"

namespace cancha::match {
namespace {

const std::filesystem::path kContent = CANCHA_SOURCE_DIR "/content";

/// A match of NAOs as users play it; the ball is in play after a second.
std::unique_ptr<Match> start(std::uint64_t seed, std::string blue = "", std::string yellow = "") {
  Fixture fixture;
  fixture.league = "spl";
  fixture.seed = seed;
  fixture.minutes = 1.0;
  field::League league = league_of(fixture, kContent).value();
  league.game.ready = league.game.set = 0.5_s;
  fixture.blue = blue.empty() ? league.teams[0] : std::move(blue);
  fixture.yellow = yellow.empty() ? league.teams[1] : std::move(yellow);
  auto match = start_match(fixture, league, kContent);
  EXPECT_TRUE(match.has_value()) << match.error().text();
  return std::move(*match);
}

/// The first words of what chose what the robots want: "goalie", "striker".
std::set<std::string> roles_of(const Match& match, Team team) {
  std::set<std::string> roles;
  for (const PlayerIntent& intent : match.side(team).intents()) roles.insert(intent.role);
  return roles;
}

TEST(SplMatch, TheSameSeedIsTheSameMatch) {
  const auto play = [](std::uint64_t seed) {
    const auto match = start(seed);
    for (int i = 0; i < 150; ++i) EXPECT_TRUE(match->tick().has_value());
    return match->state_hash();
  };
  EXPECT_EQ(play(1), play(1));
}

}  // namespace
}  // namespace cancha::match
