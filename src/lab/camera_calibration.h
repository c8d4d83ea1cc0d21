#pragma once

#include <optional>
#include <span>
#include <vector>

#include "base/result.h"
#include "field/league.h"
#include "sense/vision/colours.h"
#include "sense/vision/mount_file.h"
#include "sense/vision/view.h"

/// A camera made ready for a pitch: colours and attitude from pictures that were taken at known places. What a pixel
/// must show follows from the measures of the pitch; nobody tells it.
namespace cancha::lab {

/// A picture, and what somebody knows who put the robot down.
struct KnownShot {
  Image image;
  sense::View view;            ///< the lens, and the camera on the robot as far as it is known
  Pose2 X_FR{};                ///< where the robot stands
  std::optional<Vec2> p_FB{};  ///< the ball, where somebody put one down
};
inline constexpr std::size_t kMostShots = 16;

/// Ranges of field, lines, goals and ball, as far as the pictures show enough of them. What is in the way, robots say,
/// is told by being rare. An error where not even the field is seen.
[[nodiscard]] Result<sense::Colours> propose_colours(std::span<const KnownShot> shots, const field::League& league);

/// How a camera really sits, and how sure that is.
struct MountFound {
  sense::CameraMount mount;
  double tilt_spread = 0.0;    ///< radians, deviation to expect
  double height_spread = 0.0;  ///< metres, likewise
  double off = 0.0;            ///< metres by which points of lines still lie beside the lines, root of the mean square
  int points = 0;              ///< of lines, that were used
};

/// Finds tilt and height by which the lines in the pictures fall on the lines of the pitch. Places may be wrong by a
/// few centimetres and degrees. An error where too little of the lines is seen to tell.
[[nodiscard]] Result<MountFound> calibrate_mount(std::span<const KnownShot> shots, const sense::Colours& colours,
                                                 const field::League& league);

/// Metres from a place to the middle of the nearest line of the pitch, and the way there.
struct NearLine {
  double distance = 0.0;
  Vec2 towards{};  ///< length 1; away from the line
};
[[nodiscard]] NearLine nearest_line(const field::League& league, Vec2 p_F);

}  // namespace cancha::lab
