#include "field/league_view.h"

#include <gtest/gtest.h>

#include "base/protobuf.h"

namespace cancha::field {
namespace {

const std::filesystem::path kContent = std::filesystem::path{CANCHA_SOURCE_DIR} / "content";

TEST(LeagueView, SaysWhatViewersReckonWith) {
  const auto league = load_league(kContent, "simurosot");
  ASSERT_TRUE(league) << league.error().text();

  const LeagueView view = view_of(*league);

  EXPECT_EQ(view.name, "simurosot");
  EXPECT_EQ(view.title, league->title);
  EXPECT_EQ(view.players, 5);
  EXPECT_EQ(view.body, "");
  EXPECT_TRUE(view.has_walls);
  EXPECT_DOUBLE_EQ(view.length, 2.2);
  EXPECT_DOUBLE_EQ(view.width, 1.8);
  EXPECT_DOUBLE_EQ(view.goal_width, league->walls.goal_width());
  EXPECT_NEAR(view.goal_depth, (league->walls.left - league->walls.goal_left).value, 1e-9);
  EXPECT_DOUBLE_EQ(view.penalty_mark, league->markings.penalty_mark.value);
  EXPECT_DOUBLE_EQ(view.ball_slowing, 0.02 * 9.81);
  EXPECT_DOUBLE_EQ(view.wall_bounce, 0.6);
  EXPECT_DOUBLE_EQ(view.robot_side, 0.075);
}

TEST(LeagueView, OfRobotsWithJointsHasNoWallsToBounceOff) {
  const auto league = load_league(kContent, "kidsize");
  ASSERT_TRUE(league) << league.error().text();

  const LeagueView view = view_of(*league);

  EXPECT_EQ(view.body, "bioloid");
  EXPECT_FALSE(view.has_walls);
  EXPECT_EQ(view.wall_bounce, 0.0);
  EXPECT_EQ(view.robot_side, 0.0);
  EXPECT_DOUBLE_EQ(view.length, 9.0);
}

TEST(LeagueView, IsTheSameAfterARecording) {
  for (const std::string& name : league_names(kContent)) {
    const auto league = load_league(kContent, name);
    ASSERT_TRUE(league) << league.error().text();
    const LeagueView view = view_of(*league);
    std::string bytes;
    append_protobuf(bytes, view);

    LeagueView read;
    ASSERT_TRUE(parse_protobuf(bytes, read)) << name;

    EXPECT_EQ(read, view) << name;
  }
}

}  // namespace
}  // namespace cancha::field
