#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "body/camera.h"

/// How the camera of one robot really sits and sees: what calibrations found, as a file of content/vision/mounts.
///
///     title = "Camera of r3"
///     tilt = 1.2       # degrees further down than the robot's files say
///     height = -0.004  # m higher
///
///     [lens]           # measured with a chessboard; left out: as the robot's files say
///     width = 432      # pixels of the pictures it was measured in
///     height = 240
///     focal = 281.4    # pixels, and so on, as in cameras.toml
namespace cancha::sense {

struct CameraMount {
  std::string title;                 ///< for people
  double tilt = 0.0;                 ///< radians further down than the robot's files say
  double height = 0.0;               ///< metres higher
  std::optional<body::Lens> lens{};  ///< a pinhole, as it was measured; none: as the robot's files say
};

/// `where` names the text in errors.
[[nodiscard]] Result<CameraMount> parse_mount(std::string_view toml, const std::string& where);
/// What a file says; where there is none, that all is as in the robot's files. A calibration that measures the one or
/// the other begins with it, so that nothing measured before is lost.
[[nodiscard]] Result<CameraMount> read_mount(const std::filesystem::path& file);
[[nodiscard]] std::string write_mount(const CameraMount& mount);

/// The camera as it really sits and sees. A mirror keeps its own lens.
[[nodiscard]] body::Camera mounted(body::Camera camera, const CameraMount& mount);

}  // namespace cancha::sense
