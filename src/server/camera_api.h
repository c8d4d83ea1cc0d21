#pragma once

#include <filesystem>
#include <memory>
#include <mutex>
#include <string_view>

#include "lab/vision_study.h"
#include "sense/capture/video_driver.h"
#include "server/camera_files.h"
#include "server/camera_messages.h"
#include "server/request.h"

/// Cameras to be made ready: pictures, colours, how a camera sits (docs/vision.md).
///
///     GET  /api/camera/colours            names of files
///     GET  /api/camera/colours?name=NAME  ColourFileView
///     PUT  /api/camera/colours            ColourFileView, made from the text in If-Match → SavedFile
///     GET  /api/camera/shot?seed=N        CameraShot: a simulated robot somewhere on a KidSize pitch
///     GET  /api/camera/device?number=N    CameraShot: the next picture of /dev/videoN
///     POST /api/camera/look               CameraLook → CameraSeen
///     POST /api/camera/propose            CameraCalibration → ColourFileView: ranges from the measures of the pitch
///     POST /api/camera/mount              CameraCalibration → CameraMountView: tilt and height from field lines
///     PUT  /api/camera/mount              CameraMountDraft → SavedFile
namespace cancha::server {

inline constexpr std::size_t kMostCameraBody = 6 << 20;  ///< of a request: pictures are a third longer as JSON

class CameraApi {
 public:
  static constexpr int kMostSide = 1920;         ///< pixels of a picture
  static constexpr int kMostPixels = 1'500'000;  ///< of all pictures of a request together
  static constexpr int kDevices = 10;            ///< /dev/video0 …

  explicit CameraApi(std::filesystem::path content, sense::VideoDriver& driver = sense::system_video_driver())
      : content_{content}, files_{std::move(content)}, driver_{driver} {}

  [[nodiscard]] static bool is_mine(std::string_view path);
  /// `path` is one of those above. Any thread may call; one picture is worked on at a time.
  [[nodiscard]] Answer answer(const Request& request, std::string_view path, std::string_view query);

 private:
  [[nodiscard]] Answer show_colours(std::string_view query) const;
  [[nodiscard]] Answer save_colours(const Request& request);
  [[nodiscard]] Answer save_mount(const Request& request);
  [[nodiscard]] Answer shoot(std::string_view query);
  [[nodiscard]] Answer capture(std::string_view query) const;
  [[nodiscard]] Answer look(const Request& request) const;
  [[nodiscard]] Answer calibrate(const Request& request, std::string_view path) const;

  std::filesystem::path content_;
  CameraFiles files_;
  sense::VideoDriver& driver_;
  std::mutex working_;
  std::unique_ptr<lab::ShotMaker> maker_;  ///< made when first asked for; guarded by working_
};

}  // namespace cancha::server
