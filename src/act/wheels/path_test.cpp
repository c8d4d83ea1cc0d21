#include "act/wheels/path.h"

#include <gtest/gtest.h>

#include <array>

#include "base/random.h"

namespace cancha::act::wheels {
namespace {

/// Walks along the way in small steps; the smallest distance to an obstacle as a share of its radius.
double closest(const Pitch& pitch, Vec2 from, Vec2 to, std::span<const Obstacle> obstacles, bool& arrived) {
  double share = 1e9;
  for (int i = 0; i < 2000 && distance(from, to) > 0.01; ++i) {
    from += unit(next_point(pitch, from, to, obstacles) - from) * 0.005;
    for (const Obstacle& o : obstacles) share = std::min(share, distance(from, o.p) / o.radius);
  }
  arrived = distance(from, to) <= 0.01;
  return share;
}

TEST(NextPoint, IsTheGoalWhereNothingIsInTheWay) {
  const std::array obstacles{Obstacle{{0.0, 0.5}, 0.1}};
  const Vec2 goal{0.8, 0.0};

  EXPECT_EQ(next_point(pitch_of({}), {-0.8, 0.0}, goal, obstacles), goal);
}

TEST(NextPoint, LeadsRoundAnObstacle) {
  const std::array obstacles{Obstacle{{0.0, 0.01}, 0.1}};
  bool arrived = false;

  const double share = closest(pitch_of({}), {-0.5, 0.0}, {0.5, 0.0}, obstacles, arrived);

  EXPECT_TRUE(arrived);
  EXPECT_GT(share, 0.93);
}

TEST(NextPoint, LeadsRoundAnObstacleAtAWallOnTheOpenSide) {
  const Pitch pitch = pitch_of({});
  const std::array obstacles{Obstacle{{0.0, pitch.half_width - 0.05}, 0.1}};

  const Vec2 next = next_point(pitch, {-0.3, pitch.half_width - 0.04}, {0.3, pitch.half_width - 0.04}, obstacles);

  EXPECT_LT(next.y, pitch.half_width - 0.1);
}

TEST(NextPoint, LeadsThroughACrowd) {
  const Pitch pitch = pitch_of({});
  Random random{3};
  int arrivals = 0;
  for (int round = 0; round < 50; ++round) {
    std::array<Obstacle, 8> obstacles;
    for (Obstacle& o : obstacles) o = {{random.uniform(-0.6, 0.6), random.uniform(-0.6, 0.6)}, 0.1};
    bool arrived = false;
    (void)closest(pitch, {-0.9, 0.0}, {0.9, 0.1}, obstacles, arrived);
    arrivals += arrived ? 1 : 0;
  }

  EXPECT_GE(arrivals, 48);
}

TEST(NextPoint, LeavesAnObstacleThatHoldsTheStart) {
  const std::array obstacles{Obstacle{{0.0, 0.0}, 0.1}};
  bool arrived = false;

  (void)closest(pitch_of({}), {0.03, 0.0}, {-0.5, 0.0}, obstacles, arrived);

  EXPECT_TRUE(arrived);
}

}  // namespace
}  // namespace cancha::act::wheels
