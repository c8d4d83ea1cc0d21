#include "world/sensors/sight.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace cancha::world {
namespace {

const field::League& kidsize() {
  static const field::League league = field::load_league(CANCHA_SOURCE_DIR "/content", "kidsize").value();
  return league;
}

/// One look of yellow's first robot from a place.
std::vector<Seen> look_from(const Pose2& X_FR, SightSettings settings) {
  settings.delay = {};
  settings.missed = 0;
  Truth truth;
  truth.robots.resize(static_cast<std::size_t>(2 * kidsize().players));
  for (RobotState& robot : truth.robots) robot.X_FR = {9, 9, 0};
  truth.robots[place_of({Team::Yellow, 0}, kidsize().players)].X_FR = X_FR;
  SimulatedSight sight{settings, {Team::Yellow, 0}, kidsize(), Random{3}};
  Maybe<Sight> seen;
  sight.read(truth, 0.0, seen);
  return seen ? seen->things : std::vector<Seen>{};
}

TEST(SimulatedSight, TellsFieldLinesAndCrossingsAsCamerasDo) {
  // before the left end of the halfway line
  const std::vector<Seen> things =
      look_from({-1.0, 2.0, kPi / 4}, {.bearing_noise = 0, .distance_noise = 0, .line_noise = 0});
  const auto line = [&](double along, double away) {
    return std::ranges::any_of(things, [&](const Seen& seen) {
      if (seen.kind != ThingKind::Line || !seen.orientation) return false;
      const double turned = std::remainder(seen.orientation->angle + kPi / 4 - along, kPi);
      return std::abs(turned) < 1e-6 && std::abs(seen.distance - away) < 0.02;
    });
  };
  EXPECT_TRUE(line(0.0, 1.0)) << "the touch line";
  EXPECT_TRUE(line(kPi / 2, 1.0)) << "the halfway line";
  const auto crossing = std::ranges::find(things, CrossingKind::T, &Seen::crossing);
  ASSERT_NE(crossing, things.end());
  EXPECT_NEAR(crossing->distance, std::sqrt(2.0), 1e-9);
  EXPECT_NEAR(crossing->bearing, 0.0, 1e-9);
  EXPECT_NEAR(wrap_angle(crossing->orientation->angle + kPi / 4), -kPi / 2, 1e-9) << "its stem leads into the pitch";
}

TEST(SimulatedSight, LinesLeaveWhatElseIsSeenAsItWas) {
  const auto posts = [](const std::vector<Seen>& things) {
    std::vector<double> bearings;
    for (const Seen& seen : things) {
      if (seen.kind == ThingKind::Post) bearings.push_back(seen.bearing);
    }
    return bearings;
  };
  const Pose2 X_FR{1.0, 0.5, 0.1};
  const std::vector<Seen> blind = look_from(X_FR, {.line_range = 0});
  EXPECT_EQ(std::ranges::count(blind, ThingKind::Line, &Seen::kind), 0);
  EXPECT_EQ(posts(blind), posts(look_from(X_FR, {})));
  EXPECT_EQ(posts(blind).size(), 2u);
}

}  // namespace
}  // namespace cancha::world
