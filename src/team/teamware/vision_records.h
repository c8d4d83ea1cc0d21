#pragma once

#include <span>

#include "messages/sight.h"
#include "messages/vision.h"

/// What the two cameras of a robot see as records of its database, and back.
namespace cancha::team {

/// What each of them sees of a look all round.
struct CameraPair {
  double front_view = 1.05;  ///< radians from the front camera's left to its right edge
  double omni_range = 6.0;   ///< metres up to which the omnidirectional camera sees
  /// Metres up to which the front camera's picture is corrected for its lens: beyond, a thing's place is not told, only
  /// its direction (`see` without `seeXY`).
  double corrected = 8.0;
  double omni_corrected = 100.0;  ///< likewise of the omnidirectional camera; beyond its range: all of its picture is
};

/// The record of a camera that is so many pixels wide and sees such an angle, and back: what it says is what the vision
/// goes by.
[[nodiscard]] teamware::CameraSettings with_view(teamware::CameraSettings camera, double view);
[[nodiscard]] double view_of(const teamware::CameraSettings& camera);

/// A deviation to expect as a confidence from 0 to 1, and back: 1 means that it is exact, a half a metre.
[[nodiscard]] constexpr double confidence_of(double spread) {
  return 1.0 / (1.0 + spread);
}
[[nodiscard]] constexpr double spread_of(double confidence) {
  return confidence > 1e-3 ? 1.0 / confidence - 1.0 : 1e3;
}

/// Step 1 of a cycle: what each camera's process puts. What neither of them can see is left out. `mates_are` tells a
/// mate's band from an opponent's. Takes no memory once the records are warm.
void fill_vision(const Sight& sight, Team mates_are, const CameraPair& cameras, teamware::FRNTVision& front,
                 teamware::OMNIVision& omni);

/// How fast things move from the robot, by their last look, so many seconds ago: of the ball, and of robots that are
/// nearest to one of the same kind there.
void gauge_velocities(const teamware::FRNTVision& before, const teamware::OMNIVision& omni_before, double seconds,
                      teamware::FRNTVision& front, teamware::OMNIVision& omni);

/// Step 2: both records as one look. What the omnidirectional camera takes for an obstacle is a robot whose band it
/// does not see: an opponent, unless it stands where one of `mates` (places from this robot) does. What no camera had
/// in its corrected part is told by its direction alone, in `sight.angles`.
void read_vision(const teamware::FRNTVision& front, const teamware::OMNIVision& omni, std::span<const Vec2> mates,
                 Sight& sight);

}  // namespace cancha::team
