#include "field/line_map.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace cancha::field {
namespace {

const std::filesystem::path kContent = CANCHA_SOURCE_DIR "/content";

long count(const LineMap& map, CrossingKind kind) {
  return std::ranges::count(map.crossings, kind, &LineCrossing::kind);
}

TEST(LineMap, HasTheLinesAndCrossingsOfAKidSizePitch) {
  const LineMap map = line_map_of(load_league(kContent, "kidsize").value());

  EXPECT_EQ(map.lines.size(), 11u) << "border 4, halfway line 1, two goal areas of 3";
  EXPECT_EQ(map.circle, 0.75);
  EXPECT_EQ(count(map, CrossingKind::L), 8) << "corners of the pitch and of the goal areas";
  EXPECT_EQ(count(map, CrossingKind::T), 6) << "halfway line at the touch lines, areas at the goal lines";
  EXPECT_EQ(count(map, CrossingKind::X), 2) << "the circle across the halfway line";
}

TEST(LineMap, StemsPointIntoThePitch) {
  const LineMap map = line_map_of(load_league(kContent, "kidsize").value());
  for (const LineCrossing& one : map.crossings) {
    const bool corner = std::abs(one.place.x) > 4.4 && std::abs(one.place.y) > 2.9;
    if (!corner && one.kind != CrossingKind::T) continue;
    EXPECT_LT(length(one.place + direction(one.stem)), length(one.place)) << one.place.x << ' ' << one.place.y;
  }
}

TEST(LineMap, WallsAreNoLines) {
  const LineMap map = line_map_of(load_league(kContent, "simurosot").value());
  EXPECT_EQ(map.lines.size(), 13u) << "halfway line, goal and penalty areas";
}

}  // namespace
}  // namespace cancha::field
