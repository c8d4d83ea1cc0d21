#pragma once

#include "base/geometry.h"
#include "field/league.h"
#include "messages/readings.h"

namespace cancha::model {

/// Where a goal post stands in T, the team's own frame.
[[nodiscard]] inline Vec2 post_in_team_frame(const field::Walls& walls, PostPlace post) {
  const double x = walls.length() / 2;
  const double y = walls.goal_width() / 2;
  // left and right as seen from the centre
  switch (post) {
    case PostPlace::OwnLeft:
      return {-x, -y};
    case PostPlace::OwnRight:
      return {-x, y};
    case PostPlace::OpponentLeft:
      return {x, y};
    case PostPlace::OpponentRight:
      return {x, -y};
    case PostPlace::Unknown:
      break;
  }
  return {};
}

}  // namespace cancha::model
