#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "base/config.h"
#include "base/result.h"
#include "body/camera.h"
#include "body/robot.h"
#include "field/league.h"
#include "messages/team.h"
#include "sense/capture/capture.h"
#include "sense/stub.h"
#include "sense/vision/camera_senses.h"
#include "sense/vision/mount_file.h"
#include "sense/vision/vision.h"

/// How players see by a camera or by a script: the part of a profile that says it, and the senses made of it.
namespace cancha::robot {

/// Files are named as they lie in content/vision.
struct SeeingProfile {
  std::string camera;                    ///< of the robot's cameras.toml; empty: the first
  std::string colours = "kidsize.toml";  ///< file of a camera's colours: .toml, or FutRob's .conf
  std::string mount{};                   ///< file of how its camera really sits; empty: as the robot's files say
  std::string script;                    ///< file of a stub's scenes
  sense::Vision::Settings vision;
  sense::CameraMount mounting{};
  sense::StubScript scenes;
  sense::CaptureSettings capture{};  ///< of a camera on a real robot
};

/// Takes the keys of a profile's [senses].
void read_seeing(Section& section, const std::string& kind, SeeingProfile& seeing);
/// Reads the files that such senses need.
[[nodiscard]] Result<void> load_seeing(const std::filesystem::path& content, const std::string& kind,
                                       SeeingProfile& seeing);

/// What is seen on a league's pitch, and its sizes.
[[nodiscard]] sense::Sizes sizes_of(const field::League& league);
/// The vision of a player of a team.
[[nodiscard]] sense::Vision::Settings vision_of(const SeeingProfile& seeing, Team team, const sense::Sizes& pitch);
/// Senses of a player of a team, by one of its robot's cameras; the robot must outlive them. `pitch`: sizes of what is
/// seen.
[[nodiscard]] Result<std::unique_ptr<sense::CameraSenses>> camera_senses(const SeeingProfile& seeing,
                                                                         const body::Robot& robot,
                                                                         const std::vector<body::Camera>& cameras,
                                                                         Team team, const sense::Sizes& pitch);

}  // namespace cancha::robot
