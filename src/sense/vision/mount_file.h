#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "body/camera.h"

/// How the camera of one robot really sits: what a calibration found, as a file of content/vision/mounts.
///
///     title = "Camera of r3"
///     tilt = 1.2       # degrees further down than the robot's files say
///     height = -0.004  # m higher
namespace cancha::sense {

struct CameraMount {
  std::string title;    ///< for people
  double tilt = 0.0;    ///< radians further down than the robot's files say
  double height = 0.0;  ///< metres higher
};

/// `where` names the text in errors.
[[nodiscard]] Result<CameraMount> parse_mount(std::string_view toml, const std::string& where);
[[nodiscard]] std::string write_mount(const CameraMount& mount);

/// The camera as it really sits.
[[nodiscard]] body::Camera mounted(body::Camera camera, const CameraMount& mount);

}  // namespace cancha::sense
