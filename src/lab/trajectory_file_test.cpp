#include "lab/trajectory_file.h"

#include <gtest/gtest.h>

namespace cancha::lab {
namespace {

std::string fault_of(std::string_view text) {
  const auto read = read_trajectory_table(text, "t.csv");
  return read ? "none" : read.error().text();
}

TEST(TrajectoryTable, ReadsInchesDegreesAndCycles) {
  const auto ways = read_trajectory_table(
      "# from my strategy\n"
      "cycle, robot, x, y, angle, left, right\n"
      "0,1,10,20,90,100,-100\n"
      "0,2,0,0,-180,1,2\r\n"
      "6,1,11,20,91,50,50\n",
      "t.csv");

  ASSERT_TRUE(ways.has_value()) << ways.error().text();
  ASSERT_EQ(ways->size(), 2u);
  const Trajectory& first = (*ways)[0];
  ASSERT_EQ(first.places.size(), 2u);
  EXPECT_DOUBLE_EQ(first.places[0].X_FR.x, 0.254);
  EXPECT_DOUBLE_EQ(first.places[0].X_FR.heading, kPi / 2);
  EXPECT_EQ(first.places[1].time, Time{100'000'000});
  EXPECT_EQ(first.orders[0].command, (WheelCommand{100.0, -100.0}));
}

TEST(TrajectoryTable, ReadsMetresAndSecondsWithoutNumbersOfRobots) {
  const auto ways = read_trajectory_table("time,left,right,x,y,angle\n0.5,1,2,0.1,0.2,0\n", "t.csv", {.metres = 1.0});
  ASSERT_TRUE(ways.has_value()) << ways.error().text();
  EXPECT_EQ((*ways)[0].places[0].time, Time{500'000'000});
  EXPECT_DOUBLE_EQ((*ways)[0].places[0].X_FR.y, 0.2);
}

TEST(TrajectoryTable, SaysWhatIsWrongAndWhere) {
  EXPECT_EQ(fault_of(""), "t.csv: the table is empty (its first line names the columns)");
  EXPECT_EQ(fault_of("cycle,x,y,angle,left\n"), "t.csv:1: column 'right' is missing");
  EXPECT_EQ(fault_of("cycle,x,x,y,angle,left,right\n"), "t.csv:1: column 'x' is there twice");
  EXPECT_EQ(fault_of("x,y,angle,left,right\n"), "t.csv:1: one column must be 'time' or 'cycle'");
  EXPECT_EQ(fault_of("speed\n"),
            "t.csv:1: there is no column 'speed' (columns: time, cycle, robot, x, y, angle, left, right)");
  const std::string head = "cycle,x,y,angle,left,right\n";
  EXPECT_EQ(fault_of(head + "0,1,2,3,4,nan\n"), "t.csv:2: 'nan' in column 'right' is no number");
  EXPECT_EQ(fault_of(head + "0,1,2,3,4\n"), "t.csv:2: the line has 5 cells, and there are 6 columns");
  EXPECT_EQ(fault_of(head + "0,1,2,3,4,5,6\n"), "t.csv:2: the line has 7 cells, and there are 6 columns");
  EXPECT_EQ(fault_of(head + "1,1,2,3,4,5\n1,1,2,3,4,5\n"), "t.csv:3: time does not go on for robot 0");
}

}  // namespace
}  // namespace cancha::lab
