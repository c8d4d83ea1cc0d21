#include "lab/scenarios.h"

#include <gtest/gtest.h>

#include "base/geometry.h"

namespace cancha::lab {
namespace {

/// A kick that stays up and sends the ball so fast in a direction, degrees to the left.
double worth(std::string_view motion, double speed, double degrees) {
  return kick_score(
      {.upright = true, .ball_speed = speed, .direction = from_degrees(degrees), .distance = 2.0, .stood = 1.0},
      kick_goal(motion));
}

TEST(Scenarios, EveryKickIsWorthMostInTheDirectionThatItIsFor) {
  const std::vector<std::pair<std::string_view, double>> kicks{{"kick_left", 0},
                                                               {"kick_right", 0},
                                                               {"soft_kick_left", 0},
                                                               {"bike", 0},
                                                               {"side_kick_left", 90},
                                                               {"side_kick_right", -90},
                                                               {"kick_sidewards_nao", 90},
                                                               {"kick_sidewards_left_nao", -90},
                                                               {"kick_diagonal_nao", 45},
                                                               {"walk_kick_left", 0},
                                                               {"walk_kick_sidewards_left", -90},
                                                               {"walk_kick_sidewards_right", 90}};
  for (const auto& [motion, wanted] : kicks) {
    EXPECT_NEAR(in_degrees(kick_goal(motion).direction), wanted, 1e-9) << motion;
    for (const double other : {-90.0, 0.0, 45.0, 90.0}) {
      if (other == wanted) continue;
      EXPECT_GT(worth(motion, 1.0, wanted), worth(motion, 1.0, other)) << motion << ' ' << other;
    }
  }
}

TEST(Scenarios, AStrongKickIsWorthMoreUpToWhatItsBarAsksForAndBeyond) {
  EXPECT_GT(worth("bike", 2.5, 0), worth("bike", 1.8, 0));
  EXPECT_GT(worth("bike", 3.0, 0), worth("bike", 2.5, 0));
  EXPECT_EQ(worth("kick_left", 2.5, 0), worth("kick_left", 1.8, 0)) << "rather straight than faster";
}

TEST(Scenarios, AGaitIsTriedByItsKicksWithinAStep) {
  const Scenario* scenario = find_scenario("walk_kick");
  ASSERT_NE(scenario, nullptr);
  EXPECT_TRUE(scenario->with_ball);
  const auto robot = body::read_robot(CANCHA_SOURCE_DIR "/content/robots/nao").value();
  const auto skills = act::read_motion_library(CANCHA_SOURCE_DIR "/content", robot).value();
  Stage stage = Stage::make(robot, true).value();
  for (const std::uint64_t seed : {4u, 6u}) {  // ahead and sidewards, by the right foot
    EXPECT_GT(scenario->score(stage, skills, "gait", seed), 3.0) << "it stays up: all else is the ball's way";
  }
}

}  // namespace
}  // namespace cancha::lab
