#include "act/way_past.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace cancha::act {
namespace {

constexpr double kRoom = 0.35;

/// Walks by small steps in the way's direction, without turning; gives how near it came to anything, less than 0 where
/// it did not arrive.
double nearest_on_the_way(Vec2 to, std::span<const Vec2> middles, int steps) {
  WayPast way{kRoom};
  Vec2 here{};
  double least = 1e9;
  for (int i = 0; i < steps && distance(here, to) > 0.02; ++i) {
    std::vector<Vec2> seen;
    for (const Vec2 one : middles) seen.push_back(one - here);
    here += unit(way.to(to - here, seen)) * 0.01;
    for (const Vec2 one : middles) least = std::min(least, distance(here, one));
  }
  return distance(here, to) > 0.02 ? -1.0 : least;
}

TEST(WayPast, IsStraightWhereNothingStands) {
  WayPast way{kRoom};
  EXPECT_EQ(way.to({2.0, 0.1}, {}), (Vec2{2.0, 0.1}));
  const std::array aside{Vec2{1.0, 0.6}};
  EXPECT_EQ(way.to({2.0, 0.0}, aside), (Vec2{2.0, 0.0}));
  const std::array at_the_place{Vec2{1.9, 0.0}};
  EXPECT_EQ(way.to({2.0, 0.0}, at_the_place), (Vec2{2.0, 0.0}))
      << "who stands at the ball is no obstacle on the way to it";
}

TEST(WayPast, LeadsRoundARowWithoutAGap) {
  const std::array row{Vec2{0.8, 0.2}, Vec2{0.7, -0.2}, Vec2{1.3, 0.0}};
  EXPECT_GT(nearest_on_the_way({2.2, 0.0}, row, 600), 0.9 * kRoom);
}

TEST(WayPast, LeadsThroughAGapThatIsWideEnough) {
  const std::array gate{Vec2{0.8, 0.45}, Vec2{0.8, -0.45}};
  WayPast way{kRoom};
  EXPECT_EQ(way.to({2.0, 0.0}, gate), (Vec2{2.0, 0.0}));
}

TEST(WayPast, KeepsToItsSideWhileItIsShorterByLittle) {
  WayPast way{kRoom};
  const std::array rather_right{Vec2{0.8, -0.05}};
  EXPECT_GT(way.to({2.0, 0.0}, rather_right).y, 0.0);
  const std::array rather_left{Vec2{0.8, 0.05}};
  EXPECT_GT(way.to({2.0, 0.0}, rather_left).y, 0.0) << "as it began";
  EXPECT_LT((WayPast{kRoom}.to({2.0, 0.0}, rather_left).y), 0.0) << "as it would begin";
}

TEST(WayPast, LeadsAwayFromWhoStandsTooNear) {
  WayPast way{kRoom};
  const std::array touching{Vec2{0.2, 0.05}};
  const Vec2 go = way.to({1.0, 0.0}, touching);
  EXPECT_GE(std::abs(wrap_angle(angle_of(go) - angle_of(touching[0]))), kPi / 2 - 0.1);
}

TEST(WayPast, LeadsPastTheRobotsThatOneBelievesIn) {
  Beliefs beliefs;
  beliefs.opponents.push_back({.p_TO = {1.0, 2.0}});
  beliefs.mates.push_back({.X_TR = {1.0, 0.0, 0.3}});
  std::vector<Vec2> middles{{5.0, 5.0}};
  add_robots(beliefs, middles);
  EXPECT_EQ(middles.size(), 1u) << "it is lost";
  beliefs.pose.present().X_TR = {1.0, 1.0, kPi / 2};
  add_robots(beliefs, middles);
  ASSERT_EQ(middles.size(), 3u);
  EXPECT_LT(distance(middles[1], {1.0, 0.0}), 1e-9);
  EXPECT_LT(distance(middles[2], {-1.0, 0.0}), 1e-9);
  beliefs.opponents.resize(2 * kMostInWay);
  add_robots(beliefs, middles);
  EXPECT_EQ(middles.size(), kMostInWay);
}

}  // namespace
}  // namespace cancha::act
