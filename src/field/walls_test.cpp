#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "base/random.h"
#include "field/league.h"

namespace cancha::field {
namespace {

double area(const std::vector<Vec2>& polygon) {
  double twice = 0;
  for (std::size_t i = 0; i < polygon.size(); ++i) twice += cross(polygon[i], polygon[(i + 1) % polygon.size()]);
  return twice / 2;
}

/// Inside or on the edge of a convex, counter-clockwise polygon.
bool covers(const Footprint& shape, Vec2 p) {
  for (std::size_t i = 0; i < shape.size(); ++i) {
    const Vec2 a = shape[i], b = shape[(i + 1) % shape.size()];
    if (cross(b - a, p - a) < -1e-12) return false;
  }
  return true;
}

bool covered(const std::vector<Footprint>& walls, Vec2 p) {
  for (const Footprint& wall : walls) {
    if (covers(wall, p)) return true;
  }
  return false;
}

/// Whether p lies inside a simple polygon, by counting crossings.
bool inside(const std::vector<Vec2>& polygon, Vec2 p) {
  bool in = false;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Vec2 a = polygon[i], b = polygon[(i + 1) % polygon.size()];
    if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + (b.x - a.x) * (p.y - a.y) / (b.y - a.y)) in = !in;
  }
  return in;
}

Walls random_walls(Random& random) {
  Walls w;
  w.top = {random.uniform(0.5, 2)};
  w.bottom = {-random.uniform(0.5, 2)};
  w.left = {-random.uniform(0.5, 2)};
  w.right = {random.uniform(0.5, 2)};
  w.goal_top = {random.uniform(0.05, 0.4)};
  w.goal_bottom = {-random.uniform(0.05, 0.4)};
  w.goal_left = w.left - Metres{random.uniform(0.005, 0.3)};
  w.goal_right = w.right + Metres{random.uniform(0.005, 0.3)};
  w.corner_side = {random.uniform() < 0.3 ? 0.0 : random.uniform(0.01, 0.08)};
  w.thickness = {random.uniform(0.005, 0.1)};
  return w;
}

std::string fault_of(const Walls& walls) {
  const auto sound = check(walls);
  return sound ? "ok" : sound.error().text();
}

TEST(Walls, TheMiddleLeagueCloses) {
  EXPECT_EQ(fault_of(Walls{}), "ok");
}

TEST(Walls, AreSixteenConvexPrismsOrTwelveWithSquareCorners) {
  Walls square;
  square.corner_side = 0.0_m;

  EXPECT_EQ(wall_footprints(Walls{}).size(), 16u);
  EXPECT_EQ(wall_footprints(square).size(), 12u);
  EXPECT_EQ(inner_outline(Walls{}).size(), 16u);
  EXPECT_EQ(inner_outline(square).size(), 12u);
}

TEST(Walls, EveryFootprintIsConvexAndCounterClockwise) {
  Random random{1};
  for (int round = 0; round < 200; ++round) {
    for (const Footprint& shape : wall_footprints(random_walls(random))) {
      for (std::size_t i = 0; i < shape.size(); ++i) {
        const Vec2 a = shape[i], b = shape[(i + 1) % shape.size()], c = shape[(i + 2) % shape.size()];
        EXPECT_GT(cross(b - a, c - b), 0.0);
      }
    }
  }
}

TEST(Walls, TheOutlineEnclosesPitchAndGoalsLessTheCorners) {
  const Walls w;
  const double corners = 4 * 0.07 * 0.07 / 2;
  EXPECT_NEAR(area(inner_outline(w)), 2.2 * 1.8 + 2 * 0.4 * 0.1 - corners, 1e-12);
}

TEST(Walls, LeaveNoGapBehindTheOutline) {
  Random random{2};
  for (int round = 0; round < 100; ++round) {
    const Walls w = random_walls(random);
    const auto walls = wall_footprints(w);
    const auto outline = inner_outline(w);
    for (std::size_t i = 0; i < outline.size(); ++i) {
      const Vec2 a = outline[i], b = outline[(i + 1) % outline.size()];
      const Vec2 outwards = -left_of(unit(b - a));
      for (int k = 0; k <= 50; ++k) {
        const Vec2 on_edge = a + (b - a) * (k / 50.0);
        EXPECT_TRUE(covered(walls, on_edge)) << on_edge.x << ' ' << on_edge.y;
        EXPECT_TRUE(covered(walls, on_edge + outwards * (0.99 * w.thickness.value)) || w.corner_side.value > 0);
      }
    }
  }
}

TEST(Walls, NeverStandInsideTheOutline) {
  Random random{3};
  for (int round = 0; round < 100; ++round) {
    const Walls w = random_walls(random);
    const auto walls = wall_footprints(w);
    const auto outline = inner_outline(w);
    for (int k = 0; k < 500; ++k) {
      const Vec2 p = {random.uniform(w.goal_left.value, w.goal_right.value),
                      random.uniform(w.bottom.value, w.top.value)};
      EXPECT_FALSE(inside(outline, p) && covered(walls, p)) << p.x << " " << p.y;
    }
  }
}

TEST(Walls, RefusesWallsThatDoNotClose) {
  Walls w;
  w.top = -1.0_m;
  EXPECT_EQ(fault_of(w),
            "walls.top: the walls do not close: 'bottom' is -0.9, 'top' is -1 ('bottom' must be below 'top')");
  w = {};
  w.left = 1.1_m;
  EXPECT_EQ(fault_of(w),
            "walls.left: the walls do not close: 'left' is 1.1, 'right' is 1.1 ('left' must be below 'right')");
}

TEST(Walls, RefusesGoalsWithoutMouthOrDepth) {
  Walls w;
  w.goal_bottom = 0.3_m;
  EXPECT_EQ(fault_of(w),
            "walls.goal_top: the goals have no mouth: 'goal_bottom' is 0.3, 'goal_top' is 0.2 "
            "('goal_bottom' must be below 'goal_top')");
  w = {};
  w.goal_left = -1.1_m;
  EXPECT_EQ(fault_of(w),
            "walls.goal_left: the left goal has no depth: 'goal_left' is -1.1, 'left' is -1.1 "
            "('goal_left' must be below 'left')");
  w = {};
  w.goal_right = 1.0_m;
  EXPECT_EQ(fault_of(w),
            "walls.goal_right: the right goal has no depth: 'right' is 1.1, 'goal_right' is 1 "
            "('right' must be below 'goal_right')");
}

TEST(Walls, RefusesAGoalWiderThanThePitch) {
  Walls w;
  w.goal_top = 1.0_m;
  EXPECT_EQ(fault_of(w),
            "walls.goal_top: the goal is wider than the pitch: 'goal_top' is 1, 'top' is 0.9 "
            "('goal_top' must be below 'top')");
  w = {};
  w.goal_bottom = -0.9_m;
  EXPECT_EQ(fault_of(w),
            "walls.goal_bottom: the goal is wider than the pitch: 'bottom' is -0.9, 'goal_bottom' is -0.9 "
            "('bottom' must be below 'goal_bottom')");
}

TEST(Walls, RefusesCornersThatDoNotFit) {
  Walls w;
  w.corner_side = 0.75_m;
  EXPECT_EQ(fault_of(w),
            "walls.corner_side: 'corner_side' is 0.75, more than fits in the 0.7 m between the goal and the upper wall "
            "(0 makes square corners)");
  w.left = -0.3_m;
  w.right = 0.3_m;
  w.corner_side = 0.4_m;
  EXPECT_EQ(fault_of(w),
            "walls.corner_side: 'corner_side' is 0.4, more than fits in the 0.3 m of half a side wall "
            "(0 makes square corners)");
  w = {};
  w.corner_side = -0.07_m;
  EXPECT_EQ(fault_of(w), "walls.corner_side: 'corner_side' is -0.07, must be 0 or lie between 0.001 and 100");
}

TEST(Walls, RefusesNumbersThatNoWallHas) {
  Walls w;
  w.thickness = 0.0_m;
  EXPECT_EQ(fault_of(w), "walls.thickness: 'thickness' is 0, must be above 0");
  w = {};
  w.height = -0.05_m;
  EXPECT_EQ(fault_of(w), "walls.height: 'height' is -0.05, must be above 0");
  w = {};
  w.height = 1e-9_m;
  EXPECT_EQ(fault_of(w), "walls.height: 'height' is 1e-09, must lie between 0.001 and 100 (lengths are in metres)");
  w = {};
  w.right = 1100.0_m;
  EXPECT_EQ(fault_of(w), "walls.right: 'right' is 1100, must lie within 100 m of the centre (lengths are in metres)");
  w = {};
  w.goal_top.value = std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(fault_of(w), "walls.goal_top: 'goal_top' is nan, must be a finite number");
  w = {};
  w.thickness.value = std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(fault_of(w), "walls.thickness: 'thickness' is nan, must be above 0");
}

TEST(Walls, ClearanceIsTheDistanceToTheNearestWall) {
  const Walls w;
  EXPECT_NEAR(clearance(w, {0.0, 0.0}), 0.9, 1e-12);
  EXPECT_NEAR(clearance(w, {1.0, 0.5}), 0.1, 1e-12);
  EXPECT_NEAR(clearance(w, {1.15, 0.05}), 0.05, 1e-12) << "in a goal";
  EXPECT_NEAR(clearance(w, {1.06, 0.18}), std::hypot(0.04, 0.02), 1e-12) << "at a post";
  EXPECT_NEAR(clearance(w, {1.03, 0.83}), 0.07 / std::sqrt(2.0), 1e-12) << "at a corner piece";
  EXPECT_NEAR(clearance(w, {1.15, 0.5}), -0.05, 1e-12) << "behind the end wall";
  EXPECT_LT(clearance(w, {1.09, 0.89}), 0.0) << "in a corner piece";
  EXPECT_FALSE(clearance(w, {std::nan(""), 0.0}) > 0.0);
}

TEST(Walls, KeepClearMovesAPointAsFarAsNeeded) {
  const Walls w;
  Random random{5};
  for (int i = 0; i < 2000; ++i) {
    const Vec2 p{random.uniform(-1.5, 1.5), random.uniform(-1.5, 1.5)};
    const double radius = random.uniform(0.0, 0.1);
    const Vec2 kept = keep_clear(w, p, radius);
    EXPECT_GE(clearance(w, kept), radius - 1e-12);
    const bool was_clear = std::abs(p.x) < w.right.value - radius && clearance(w, p) >= radius;
    EXPECT_TRUE(kept == p || !was_clear);
  }
}

}  // namespace
}  // namespace cancha::field
