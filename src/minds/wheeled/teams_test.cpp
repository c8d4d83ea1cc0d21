// What both built-in teams promise: any number of players, both hands alike, no allocation, the same play again.

#include <gtest/gtest.h>

#include <cmath>

#include "act/wheels/wheels_test.h"
#include "base/allocations.h"
#include "minds/built_in.h"
#include "minds/wheeled/roles_team.h"

namespace cancha::minds {
namespace {

using drill::league_for;
using drill::view_of;

class BuiltInTeam : public ::testing::TestWithParam<std::string_view> {
 protected:
  [[nodiscard]] static std::unique_ptr<decide::Strategy> make(int players) {
    auto team = make_built_in_team(GetParam(), league_for(players), Random{42});
    EXPECT_TRUE(team.has_value());
    return std::move(*team);
  }
};

TEST_P(BuiltInTeam, PlaysWithOneToElevenPlayers) {
  for (int players = 1; players <= 11; ++players) {
    const wheels::Pitch pitch = wheels::pitch_of(league_for(players));
    const double limit = league_for(players).drive.max_command;
    const auto team = make(players);
    TeamView view = view_of(players, {0.2, 0.3});
    view.ball.v_TB = {-0.8, 0.5, 0.0};

    drill::play(*team, pitch, view, 400, [&](const std::vector<WheelCommand>& commands) {
      for (const WheelCommand& c : commands) {
        ASSERT_TRUE(std::isfinite(c.left) && std::isfinite(c.right));
        ASSERT_LE(std::max(std::abs(c.left), std::abs(c.right)), limit + 1e-9);
      }
    });
  }
}

TEST_P(BuiltInTeam, BlueAndYellowPlayAlike) {
  const auto blue = make(5);
  const auto yellow = make(5);
  TeamView view = view_of(5, {0.1, 0.2});
  std::vector<WheelCommand> as_blue(5);
  std::vector<WheelCommand> as_yellow(5);

  view.team = Team::Blue;
  ASSERT_TRUE(blue->decide(view, as_blue).has_value());
  view.team = Team::Yellow;
  ASSERT_TRUE(yellow->decide(view, as_yellow).has_value());

  EXPECT_EQ(as_blue, as_yellow);
}

TEST_P(BuiltInTeam, AllocatesNothingAfterTheFirstDecision) {
  const auto team = make(11);
  TeamView view = view_of(11, {0.2, -0.3});
  std::vector<WheelCommand> commands(11);
  ASSERT_TRUE(team->decide(view, commands).has_value());

  const long before = cancha::allocations_of_this_thread();
  for (int i = 0; i < 500; ++i) {
    view.ball.p_TB.x = -1.0 + 0.004 * i;
    view.ball.p_TB.y = 0.8 * std::sin(0.05 * i);
    view.time += 15_ms;
    ASSERT_TRUE(team->decide(view, commands).has_value());
  }

  EXPECT_EQ(cancha::allocations_of_this_thread() - before, 0);
}

TEST_P(BuiltInTeam, RobotsOnTheVerySamePlaceGiveSoundCommands) {
  const auto team = make(5);
  TeamView view = view_of(5, {});
  for (TeamRobot& r : view.mates) r.X_TR = {};
  for (TeamRobot& r : view.opponents) r.X_TR = {};
  std::vector<WheelCommand> commands(5);

  ASSERT_TRUE(team->decide(view, commands).has_value());

  for (const WheelCommand& c : commands) EXPECT_TRUE(std::isfinite(c.left) && std::isfinite(c.right));
}

INSTANTIATE_TEST_SUITE_P(All, BuiltInTeam, ::testing::Values("roles", "chase"),
                         [](const auto& test) { return std::string{test.param}; });

TEST(RolesTeam, AMirroredViewGivesTheSamePlayMirrored) {
  for (const int players : {1, 2, 3, 5, 11}) {
    const wheels::Pitch pitch = wheels::pitch_of(league_for(players));
    RolesTeam team{league_for(players)};
    RolesTeam twin{league_for(players)};
    TeamView view = view_of(players, {-0.3, 0.37});
    view.ball.v_TB = {-0.5, 0.3, 0.0};
    std::vector<WheelCommand> mirrored(view.mates.size());

    drill::play(team, pitch, view, 200, [&](const std::vector<WheelCommand>& commands) {
      ASSERT_TRUE(twin.decide(drill::mirrored(view), mirrored).has_value());
      for (std::size_t i = 0; i < commands.size(); ++i) {
        ASSERT_NEAR(commands[i].left, mirrored[i].right, 1e-6) << players << " players, player " << i;
        ASSERT_NEAR(commands[i].right, mirrored[i].left, 1e-6) << players << " players, player " << i;
      }
    });
  }
}

TEST(BuiltInTeams, AnUnknownNameIsAnsweredWithTheKnownOnes) {
  const auto team = make_built_in_team("rolls", league_for(5), Random{1});

  ASSERT_FALSE(team.has_value());
  EXPECT_EQ(team.error().text(), "team: there is no built-in team 'rolls' (built in are: roles, chase)");
}

}  // namespace
}  // namespace cancha::minds
