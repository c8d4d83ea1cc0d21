#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"
#include "field/league.h"
#include "messages/image.h"
#include "messages/robot_id.h"
#include "messages/sight.h"
#include "robot/profile.h"
#include "sense/capture/capture.h"
#include "sense/vision/vision.h"

/// Pictures for `./cancha vision`, from wherever they come, and what is seen in them.
namespace cancha::cli {

struct VisionOptions {
  std::string source;              ///< a picture, a folder of pictures, a recording, or a video device
  std::string colours;             ///< file; empty: content/vision/kidsize.toml
  std::string team;                ///< whose eyes; empty: yellow's, and in a recording the robot's own
  std::string robot = "yellow:1";  ///< of a recording
  std::string model = "bioloid";   ///< whose camera
  double height = 0.36;            ///< metres of the camera above the ground, where no robot tells
  double tilt = 0.0;               ///< degrees downwards
  double pan = 0.0;                ///< degrees to the left
  bool white_ball = false;
  int number = 0;                      ///< the picture to be shown, from 0
  int pictures = 0;                    ///< at most so many; 0 = all
  double seconds = 5.0;                ///< that a device is watched
  std::string league = "kidsize";      ///< whose pitch a camera is calibrated on
  std::vector<double> place{0, 0, 0};  ///< of the robot there: metres, metres, degrees
  std::vector<double> ball;            ///< of a ball that was put down: metres, metres
  std::string mount;                   ///< file of how the camera sits; empty: as the robot's files say
  sense::CaptureSettings capture;      ///< of a device
  std::string size;                    ///< likewise: width and height of its pictures; empty: 640x480
  std::string format = "yuyv";         ///< likewise: how they come
  int count = 10;                      ///< pictures of a device to save
  int every = 1;                       ///< likewise: one in so many
  std::string board = "9x6";           ///< corners between squares of a chessboard, columns and rows
  std::string output;
  bool json = false;
};

/// A picture with what was seen in it.
struct Looked {
  std::string name;  ///< of the picture: its file, or its time
  const Image& image;
  const Sight& sight;
  const sense::Vision& vision;
};

/// Looks at all pictures of a source until `take` says false.
[[nodiscard]] Result<void> look_at(const VisionOptions& options, const std::function<bool(const Looked&)>& take);

/// A robot of a recording, and the profile by which it plays.
struct RecordedRobot {
  RobotId robot;
  field::League league;
  robot::Profile profile;
};
[[nodiscard]] Result<RecordedRobot> recorded_robot(const std::string& named, const std::string& file);

/// The first camera of a robot.
[[nodiscard]] Result<body::Camera> camera_of(const body::Robot& robot);
/// Where a camera was that took a picture from a file, as the options say.
[[nodiscard]] sense::View view_of(const VisionOptions& options, const body::Camera& camera);

inline constexpr int kCalibrationPictures = 6;  ///< of a recording, where nothing else is said
/// "640x480"; none where a text is something else.
[[nodiscard]] std::optional<std::pair<int, int>> parse_pair(std::string_view text);
/// Opens the device that is the source, as the options say; tells what it does not take.
[[nodiscard]] Result<sense::Capture> open_device(const VisionOptions& options);
/// The cameras of this machine, with the sizes in which they give pictures.
[[nodiscard]] int list_devices(const VisionOptions& options);
/// Saves pictures of a device.
[[nodiscard]] int grab_pictures(const VisionOptions& options);
/// ./cancha vision calibrate.
[[nodiscard]] int calibrate_camera(const VisionOptions& options);
/// The lens of a camera, from pictures of a chessboard.
[[nodiscard]] int measure_lens(const VisionOptions& options);

/// "ball  1.10 m ± 0.04  12.0° left".
[[nodiscard]] std::string seen_text(const Seen& seen);
/// Likewise one of which only the direction is known.
[[nodiscard]] std::string angle_text(const SeenAngle& seen);

/// The picture as PNG, with what was seen drawn over it.
[[nodiscard]] Result<std::string> seen_picture(const Image& image, const Sight& sight);

}  // namespace cancha::cli
