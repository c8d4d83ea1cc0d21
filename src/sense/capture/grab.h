#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "base/result.h"
#include "sense/capture/capture.h"

/// Pictures of a camera as files, and which cameras there are.
namespace cancha::sense {

/// The video devices of a folder by number: /dev/video0, /dev/video2.
[[nodiscard]] std::vector<std::string> video_devices(const std::filesystem::path& folder = "/dev");

struct GrabSettings {
  int count = 10;     ///< pictures to save
  int every = 1;      ///< of those that the camera gives: one in so many
  int patience = 50;  ///< pictures that may be missing one after another: slow, torn, or the device is away
};

/// Saves pictures as FOLDER/000.ppm, 001.ppm …; a file that is there stays, and is an error. `goes_on` is asked before
/// each picture. Gives how many were saved.
[[nodiscard]] Result<int> grab(
    Capture& capture, const std::filesystem::path& folder, const GrabSettings& settings,
    const std::function<bool()>& goes_on = [] { return true; });

}  // namespace cancha::sense
