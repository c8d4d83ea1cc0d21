#include "messages/robot_id.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "messages/recording.h"

namespace cancha {
namespace {

TEST(RobotId, HasAPlaceInListsOfAllRobots) {
  constexpr int kPlayers = 3;
  std::vector<RobotId> robots;

  for (std::size_t place = 0; place < 2 * kPlayers; ++place) {
    robots.push_back(robot_at(place, kPlayers));

    EXPECT_EQ(place_of(robots.back(), kPlayers), place);
    EXPECT_TRUE(plays(robots.back(), kPlayers));
  }

  EXPECT_EQ(robots[2], (RobotId{Team::Blue, 2}));
  EXPECT_EQ(robots[3], (RobotId{Team::Yellow, 0}));
  EXPECT_TRUE(std::ranges::is_sorted(robots)) << "the order of names is that of places";
}

TEST(RobotId, NobodyStandsBehindTheEndOfTheList) {
  EXPECT_FALSE(plays(robot_at(6, 3), 3));
  EXPECT_FALSE(plays(robot_at(9, 3), 3));
  EXPECT_FALSE(plays({Team::Blue, -1}, 3));
}

TEST(Touch, NamesItsRobotOrTheBall) {
  Touch touch;
  EXPECT_EQ(touch.robot(5), std::nullopt);

  touch.body = 7;

  EXPECT_EQ(touch.robot(5), (RobotId{Team::Yellow, 2}));
}

}  // namespace
}  // namespace cancha
