#pragma once

#include <optional>

#include "base/transform.h"
#include "body/camera.h"
#include "messages/sight.h"

/// From pixels to places on the ground.
namespace cancha::sense {

/// How a camera sees, and where it was when a picture was taken. G is the ground below the robot's trunk: x ahead of
/// the robot, y left, z up.
struct View {
  body::Lens lens;             ///< for the size of the picture
  Transform X_GC;              ///< C: x right, y down, z ahead
  double tilt_spread = 0.015;  ///< radians by which its attitude may be wrong
  double pan_spread = 0.01;    ///< likewise, about the vertical

  [[nodiscard]] double height() const { return X_GC.position.z; }  ///< metres above the ground
  // pixels are counted here as pictures are: the middle of the first one is (0, 0)

  /// Where a pixel looks, free of the lens's distortion; length 1.
  [[nodiscard]] Vec3 ray_in_G(Vec2 pixel) const;
  /// Where the ray of a pixel meets the plane at this height; none where it does not, or behind the camera.
  [[nodiscard]] std::optional<Vec2> on_plane(Vec2 pixel, double height) const;
  /// The pixel of a point; none where it is behind the camera. May lie outside of the picture.
  [[nodiscard]] std::optional<Vec2> pixel_of(Vec3 p_GP) const;
  /// The angle between the rays of two pixels.
  [[nodiscard]] double angle_between(Vec2 a, Vec2 b) const;
  /// Angle of a ray below the horizon.
  [[nodiscard]] double depression(Vec2 pixel) const;
};

/// A distance on the ground with its deviation to expect, metres.
struct GroundRange {
  double distance = 0.0;
  double spread = 0.0;
};

/// From the camera's foot to a point that its ray meets at a height: by a tilt that may be wrong.
[[nodiscard]] std::optional<GroundRange> range_on_plane(const View& view, Vec2 pixel, double height);
/// From the camera's foot to a round thing of known width that is seen under an angle, radians, with this deviation.
/// Its middle is so far below the camera.
[[nodiscard]] std::optional<GroundRange> range_by_angle(double angle, double spread, double metres, double below);
/// Two measurements of one distance as one; the better one counts more.
[[nodiscard]] GroundRange fused(const GroundRange& a, const GroundRange& b);

/// A thing in the direction of a pixel, so far from the camera's foot.
[[nodiscard]] Seen seen_at(const View& view, Vec2 pixel, const GroundRange& range);

/// The tilt of a camera so high, radians downwards, that has a point of the ground in the middle of its picture; from 0
/// to the steepest that the head can. `BestVerticalAngle` of FutRob.
[[nodiscard]] double best_vertical_angle(double distance, double camera_height, double steepest);

}  // namespace cancha::sense
