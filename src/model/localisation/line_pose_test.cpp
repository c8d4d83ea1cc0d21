#include "model/localisation/line_pose.h"

#include <gtest/gtest.h>

#include "base/allocations.h"
#include "base/random.h"
#include "model/localisation/post_geometry.h"

namespace cancha::model {
namespace {

field::League kidsize() {
  return field::load_league(CANCHA_SOURCE_DIR "/content", "kidsize").value();
}

/// White points within some metres of a robot, with CAMBADA's noise; some are of something else.
std::vector<Seen> points_from(const Pose2& X_TR, const field::LineMap& map, Random& random) {
  std::vector<Seen> seen;
  const auto add = [&](Vec2 p_T) {
    const Vec2 p_R = into(X_TR, p_T);
    if (length(p_R) > 4 || random.uniform() < 0.6) return;
    const double spread = sighting_spread(length(p_R));
    const Vec2 at = random.uniform() < 0.1 ? Vec2{random.uniform(-3, 3), random.uniform(-3, 3)}
                                           : p_R + Vec2{spread * random.normal(), spread * random.normal()};
    Seen one{.kind = ThingKind::Line, .bearing = angle_of(at), .distance = length(at)};
    one.distance_spread = spread;
    seen.push_back(one);
  };
  for (const field::GroundLine& line : map.lines) {
    for (double on = 0.0; on <= 1.0; on += 0.25 / distance(line.from, line.to)) {
      add(line.from + (line.to - line.from) * on);
    }
  }
  for (int i = 0; i < 16; ++i) add(direction(i * kPi / 8) * map.circle);
  return seen;
}

/// A robot that drives about, and what it believes.
struct Drive {
  field::League league = kidsize();
  field::LineMap map = field::line_map_of(league);
  Random random;
  LinePose pose;
  Pose2 truth{-2, 1, 0.5};
  Time time{};
  bool compass = true;

  explicit Drive(std::uint64_t seed, const LinePose::Settings& settings = {}) : random{seed}, pose{league, settings} {}

  void drive(int looks) {
    for (int i = 0; i < looks; ++i) {
      const Pose2 step{0.05, 0.0, std::abs(truth.x) < 3 && std::abs(truth.y) < 2 ? 0.02 : 0.12};
      truth = truth * step;
      time += 33_ms;
      const double slip = 1 + 0.05 * random.normal();
      pose.move({step.x * slip, 0.003 * random.normal(), step.heading * slip}, 0.033);
      if (compass) pose.hear_compass(truth.heading + 0.2 + 0.1 * random.normal());
      pose.look(points_from(truth, map, random), {}, time);
    }
  }
  [[nodiscard]] double off() const { return distance(pose.pose().position(), truth.position()); }
  [[nodiscard]] double turned_off() const { return std::abs(wrap_angle(pose.pose().heading - truth.heading)); }
};

TEST(LineField, TellsTheDistanceToTheNearestLine) {
  const field::League league = kidsize();
  const LineField field{field::line_map_of(league), {4.5, 3.0}};
  EXPECT_NEAR(field.at({0.3, 2.0}).distance, 0.3, 0.02);    // halfway line
  EXPECT_NEAR(field.at({0.0, 0.3}).distance, 0.0, 0.02);    // on it
  EXPECT_NEAR(field.at({1.0, 0.0}).distance, 0.25, 0.02);   // circle of 0.75 m
  EXPECT_NEAR(field.at({-2.0, 3.4}).distance, 0.4, 0.02);   // behind the touch line
  EXPECT_NEAR(field.at({0.3, 2.0}).gradient.x, 1.0, 1e-6);  // away from it
  EXPECT_NEAR(field.at({-0.3, 2.0}).gradient.x, -1.0, 1e-6);
  // far away it is still a direction
  EXPECT_GT(field.at({500.0, 0.0}).distance, 0.0);
}

TEST(LinePose, FollowsARobotToCentimetres) {
  Drive drive{3};
  drive.pose.place(drive.truth);
  double sum = 0.0;
  for (int i = 0; i < 300; ++i) {
    drive.drive(1);
    sum += drive.off();
  }
  EXPECT_LT(sum / 300, 0.05);
  EXPECT_LT(drive.turned_off(), from_degrees(3));
}

TEST(LinePose, FindsItselfWithoutBeingTold) {
  Drive drive{4};
  EXPECT_FALSE(drive.pose.known());
  drive.drive(90);
  ASSERT_TRUE(drive.pose.known());
  EXPECT_LT(drive.off(), 0.2);
}

TEST(LinePose, FindsItselfAgainWhenCarried) {
  Drive drive{5};
  drive.pose.place(drive.truth);
  drive.drive(30);
  drive.truth = {2.5, -1.5, -2.0};
  drive.drive(90);
  EXPECT_LT(drive.off(), 0.2);
  EXPECT_LT(drive.turned_off(), 0.1);
}

TEST(LinePose, TheCompassTellsBothHalvesApart) {
  // on the same lines with and without: placed on the wrong side, which looks just the same
  for (const bool compass : {true, false}) {
    Drive drive{6, {.compass = compass}};
    drive.pose.place({-drive.truth.x, -drive.truth.y, drive.truth.heading + kPi});
    drive.drive(120);
    EXPECT_EQ(drive.off() < 0.2, compass) << drive.off();
  }
}

TEST(LinePose, ColoursOfGoalsTellBothHalvesApart) {
  Drive drive{8};
  drive.compass = false;
  drive.pose.place({-drive.truth.x, -drive.truth.y, drive.truth.heading + kPi});
  for (int i = 0; i < 120; ++i) {
    drive.drive(1);
    auto seen = points_from(drive.truth, drive.map, drive.random);
    const Vec2 goal = into(drive.truth, {4.5, 0});
    Seen one{.kind = ThingKind::Goal, .bearing = angle_of(goal), .distance = length(goal)};
    one.whose = Whose::Opponent;
    seen.push_back(one);
    drive.pose.look(seen, {}, drive.time);
  }
  EXPECT_LT(drive.off(), 0.2);
}

TEST(LinePose, SameLooksGiveTheSameBitsAndTakeNoMemory) {
  Drive one{7};
  Drive other{7};
  one.drive(60);
  other.drive(60);
  EXPECT_EQ(one.pose.pose(), other.pose.pose());
  const auto seen = points_from(one.truth, one.map, one.random);
  const long before = allocations_of_this_thread();
  for (int i = 0; i < 20; ++i) one.pose.look(seen, {}, one.time);
  EXPECT_EQ(allocations_of_this_thread(), before);
}

}  // namespace
}  // namespace cancha::model
