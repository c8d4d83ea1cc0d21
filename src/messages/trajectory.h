#pragma once

#include <vector>

#include "base/geometry.h"
#include "base/time.h"
#include "messages/command.h"

namespace cancha {

/// The way of one wheeled robot, and what it was told on it. Places and commands need not be of the same moments; both
/// are in the order of time.
struct Trajectory {
  struct Place {
    Time time;
    Pose2 X_FR;  ///< metres and radians, field frame
  };
  struct Order {
    Time time;  ///< from then on, until the next
    WheelCommand command;
  };
  std::vector<Place> places;
  std::vector<Order> orders;
};

}  // namespace cancha
