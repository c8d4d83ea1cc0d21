#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/time.h"
#include "base/transform.h"
#include "body/kinematics.h"
#include "body/robot.h"
#include "body/sensor_faults.h"
#include "messages/image.h"

/// The cameras of a robot: where they sit, how they see, what their sensors do to a picture. One description for the
/// simulated camera and for the vision that recognises things in its pictures: content/robots/NAME/cameras.toml.
///
/// Frames: C is the camera (z along its axis, x right, y down in the picture). Pixels are counted from the upper left
/// corner of the picture, u to the right, v down; the middle of the first pixel is (0.5, 0.5).
namespace cancha::body {

enum class LensKind : std::uint8_t {
  Pinhole,  ///< a lens that sees ahead
  Mirror    ///< a curved mirror that sees all round its axis; pictures come turned back, left is left
};
constexpr std::array<std::string_view, 2> names(LensKind) {
  return {"pinhole", "mirror"};
}

/// How directions become pixels, and back.
///
/// A pinhole sends the direction (x, y, 1) to centre + focal · (1 + k1 r² + k2 r⁴) · (x, y) with r² = x² + y².
/// A mirror with one viewpoint sends a direction of length 1 to centre + focal · (x, y) / (z + mirror), the unified
/// model of Geyer and Daniilidis.
struct Lens {
  LensKind kind = LensKind::Pinhole;
  int width = 432;                    ///< pixels, even
  int height = 240;                   ///< pixels
  double focal = 280.0;               ///< pixels
  Vec2 centre{216.0, 120.0};          ///< where the axis meets the picture, pixels
  double k1 = 0.0;                    ///< radial distortion of a pinhole; below 0: straight lines bulge outwards
  double k2 = 0.0;                    ///< likewise, for the corners
  double mirror = 1.0;                ///< shape of a mirror: 1 a parabola, below 1 a hyperbola
  double reach = from_degrees(100);   ///< radians from the axis up to which a mirror sees
  std::optional<double> corrected{};  ///< pixels from `centre` within which distortion is removed; none: everywhere

  /// The direction that a pixel sees, length 1; none where no light reaches it.
  [[nodiscard]] std::optional<Vec3> ray(Vec2 pixel) const;
  /// The pixel that sees a point, inside the picture or not; none for what the lens cannot see.
  [[nodiscard]] std::optional<Vec2> project(Vec3 p_CP) const;
  [[nodiscard]] bool in_picture(Vec2 pixel) const;
  /// Whether a pixel lies where distortion is removed: distances can be told there (seeXY), elsewhere only angles
  /// (see).
  [[nodiscard]] bool is_corrected(Vec2 pixel) const;
  /// Radians from the upper to the lower edge along the column of the centre.
  [[nodiscard]] double view_high() const;
};

/// The same lens before a sensor with other pixels: what is seen from top to bottom stays.
[[nodiscard]] Lens resized(const Lens& lens, int width, int height);

/// What sensor and cable do to the light.
struct Imaging {
  double rate = 15.0;                            ///< pictures a second
  Duration latency = 60_ms;                      ///< from the middle of an exposure to the reading
  double dropped = 0.0;                          ///< share of pictures that never arrive
  PixelFormat format = PixelFormat::Yuyv;        ///< as readings have it
  double exposure = 1.0;                         ///< factor on the light
  double gain = 1.0;                             ///< factor on light and noise
  std::array<double, 3> white_balance{1, 1, 1};  ///< factors on red, green and blue
  double noise = 2.0;                            ///< deviation at gain 1, in levels of 255
  Duration blur{};                               ///< time of an exposure, over which motion blurs; 0 = no motion blur
  Duration readout{};                            ///< from the first row to the last (rolling shutter); 0 = all at once
  Failures failures{};                           ///< of the camera as a whole
};

/// One camera of a robot.
struct Camera {
  std::string name;
  std::size_t link = 0;  ///< it sits on; a place in Robot::links
  Transform X_LC;        ///< of the camera in that link
  Lens lens;
  Imaging imaging;
};

/// Where a camera looks that sits on a link with x ahead: turned left by `pan`, then down by `tilt`, then clockwise as
/// seen from behind by `roll`, radians.
[[nodiscard]] Quaternion camera_turn(double pan, double tilt, double roll);

/// Where a camera is when its robot stands as the posture says.
[[nodiscard]] inline Transform pose_of(const Camera& camera, const Posture& posture) {
  return posture.links()[camera.link] * camera.X_LC;
}

/// Reads cameras, all faults at once. `where` names the text in errors.
[[nodiscard]] Result<std::vector<Camera>> parse_cameras(std::string_view toml, const std::string& where,
                                                        const Robot& robot);
/// Those in cameras.toml beside the robot's model; none where there is no such file.
[[nodiscard]] Result<std::vector<Camera>> read_cameras(const Robot& robot);
/// The place of a robot's camera by its name; of the first where none is named.
[[nodiscard]] Result<std::size_t> find_camera(const std::vector<Camera>& cameras, const std::string& name,
                                              const std::string& robot);

}  // namespace cancha::body
