#include "minds/programs/obstacle_words.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace cancha::minds {
namespace {

double value(const decide::program::Host& host, std::string_view name) {
  const auto found = std::ranges::find(host.inputs(), name, &decide::program::Host::Symbol::name);
  if (found == host.inputs().end()) {
    ADD_FAILURE() << "no input " << name;
    return -1.0;
  }
  return found->variable ? *found->variable : found->read({});
}

TEST(ObstacleWords, TellWhatStandsInTheWayInMillimetresAndDegrees) {
  ObstacleWords words;
  decide::program::Host host;
  words.add_to(host);
  Beliefs beliefs;
  ObstacleSymbols& symbols = beliefs.obstacles.present().symbols;
  symbols = {.exist = true, .left_distance = 0.55, .left_angle = from_degrees(20), .left_arc = 0.4, .closest = 0.5};
  symbols.right_foot = symbols.left_arm = true;

  words.see(beliefs);

  EXPECT_NEAR(value(host, "obstacle.left.distance"), 550, 1e-9);
  EXPECT_NEAR(value(host, "obstacle.left.angle"), 20, 1e-9);
  EXPECT_NEAR(value(host, "obstacle.arc_left"), 400, 1e-9);
  EXPECT_NEAR(value(host, "obstacle.right.distance"), 3000, 1e-9);
  EXPECT_NEAR(value(host, "obstacle.center.distance"), 3000, 1e-9);
  EXPECT_NEAR(value(host, "obstacle.distance_to_closest"), 500, 1e-9);
  EXPECT_EQ(value(host, "obstacle.exist"), 1.0);
  EXPECT_EQ(value(host, "obstacle.footbumper_right"), 1.0);
  EXPECT_EQ(value(host, "obstacle.footbumper_left"), 0.0);
  EXPECT_EQ(value(host, "obstacle.arm_left"), 1.0);
}

TEST(ObstacleWords, ARobotWithoutSonarsHasNothingInItsWay) {
  ObstacleWords words;
  decide::program::Host host;
  words.add_to(host);
  words.see({});
  for (const char* name : {"obstacle.left.distance", "obstacle.right.distance", "obstacle.center.distance",
                           "obstacle.distance_to_closest"}) {
    EXPECT_NEAR(value(host, name), 3000, 1e-9) << name;
  }
  EXPECT_EQ(value(host, "obstacle.exist"), 0.0);
}

}  // namespace
}  // namespace cancha::minds
