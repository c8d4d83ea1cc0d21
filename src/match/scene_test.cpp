#include "match/scene.h"

#include <gtest/gtest.h>

namespace cancha::match {
namespace {

TEST(Scene, ARobotIsFoundByTheNameOfItsFrame) {
  const RobotId robot{Team::Yellow, 2};

  EXPECT_EQ(robot_frame(robot), "yellow 2");
  EXPECT_EQ(robot_of_frame("yellow 2", 3), robot);
  EXPECT_EQ(robot_of_frame("blue 0", 3), (RobotId{Team::Blue, 0}));
}

TEST(Scene, OtherNamesAreNoRobots) {
  for (const char* name : {"", "ball", "field", "green 0", "blue", "blue 3", "blue 01", "blue -1", "blue 0 "}) {
    EXPECT_EQ(robot_of_frame(name, 3), std::nullopt) << name;
  }
}

}  // namespace
}  // namespace cancha::match
