#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "base/random.h"
#include "field/line_map.h"
#include "messages/readings.h"
#include "model/landmarks.h"

/// Looks of a robot on a pitch, for tests of filters.
namespace cancha::model {

struct TestEyes {
  double view = 1.3;        ///< radians from its left to its right edge
  double pan = 0.0;         ///< radians to the left
  bool colours = true;      ///< whose a post is can be seen
  bool lines = true;        ///< they are looked for
  bool posts = true;        ///< likewise
  double line_range = 3.5;  ///< metres
};

/// What is seen from a pose, with noise.
inline std::vector<Seen> sight_from(const Pose2& X_TR, const field::League& league, const TestEyes& eyes,
                                    Random& random) {
  std::vector<Seen> things;
  const auto add = [&](Vec2 p_T, Seen seen, double range) {
    const Vec2 p_R = into(X_TR, p_T);
    if (length(p_R) > range || std::abs(wrap_angle(angle_of(p_R) - eyes.pan)) > eyes.view / 2) return;
    seen.bearing = wrap_angle(angle_of(p_R) + 0.015 * random.normal());
    seen.distance = length(p_R) * (1 + 0.03 * random.normal());
    seen.bearing_spread = 0.015;
    seen.distance_spread = 0.01 + 0.03 * length(p_R);
    things.push_back(seen);
  };
  for (const PostPlace post :
       {PostPlace::OwnLeft, PostPlace::OwnRight, PostPlace::OpponentLeft, PostPlace::OpponentRight}) {
    if (!eyes.posts) break;
    add(post_in_team_frame(league.walls, post),
        {.kind = ThingKind::Post, .post = eyes.colours ? post : PostPlace::Unknown}, 9.0);
  }
  if (!eyes.lines) return things;
  const field::LineMap map = field::line_map_of(league);
  for (const field::GroundLine& line : map.lines) {
    // the nearest of the points in view
    Vec2 nearest{1e9, 1e9};
    int points = 0;
    for (int i = 0; i <= 100; ++i) {
      const Vec2 p_R = into(X_TR, line.from + (line.to - line.from) * (i / 100.0));
      const bool seen = length(p_R) < eyes.line_range && std::abs(wrap_angle(angle_of(p_R) - eyes.pan)) < eyes.view / 2;
      if (!seen) continue;
      ++points;
      if (length(p_R) < length(nearest)) nearest = p_R;
    }
    if (points * distance(line.from, line.to) < 30.0) continue;
    Seen seen{.kind = ThingKind::Line};
    seen.orientation =
        Orientation{wrap_angle(angle_of(line.to - line.from) - X_TR.heading + 0.03 * random.normal()), 0.03};
    add(X_TR * nearest, seen, 1e9);
  }
  for (const field::LineCrossing& one : map.crossings) {
    Seen seen{.kind = ThingKind::Crossing};
    seen.crossing = one.kind;
    if (one.kind != CrossingKind::X) seen.orientation = Orientation{wrap_angle(one.stem - X_TR.heading), 0.05};
    add(one.place, seen, eyes.line_range);
  }
  return things;
}

}  // namespace cancha::model
