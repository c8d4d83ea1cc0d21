#pragma once

#include <filesystem>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "sense/vision/colours.h"
#include "sense/vision/mount_file.h"
#include "server/safe_file.h"

namespace cancha::server {

/// Reads and writes colours and mountings in content/vision; nothing else, whatever names say and whatever links lie
/// there. What is replaced is kept beside it, NAME.before. Any thread may call.
class CameraFiles {
 public:
  static constexpr std::size_t kMostBytes = 64 << 10;  ///< of a file
  static constexpr std::size_t kMostFiles = 200;       ///< of each kind

  explicit CameraFiles(std::filesystem::path content) : content_{std::move(content)} {}

  /// The files of colours, sorted.
  [[nodiscard]] std::vector<std::string> colour_files() const;
  [[nodiscard]] FileResult<std::string> read(std::string_view name) const;
  /// Understands a text as the file of that name.
  [[nodiscard]] static Result<sense::Colours> parse(std::string_view name, std::string_view text);

  /// `known` is the etag of the text that the new one is made from: where another lies there now, it is refused; ""
  /// only makes new files.
  [[nodiscard]] FileResult<SavedFile> save(std::string_view name, const sense::Colours& colours,
                                           std::string_view known);
  /// How the camera of one robot sits and sees, as far as it was measured; "" and a robot without a file: as its files
  /// say.
  [[nodiscard]] Result<sense::CameraMount> mount(std::string_view robot) const;
  /// Keeps how the camera of one robot sits: content/vision/mounts/ROBOT.toml.
  [[nodiscard]] FileResult<SavedFile> save_mount(std::string_view robot, const sense::CameraMount& mount);

 private:
  /// Where a file is or would be; `folder` is seen from content/vision.
  [[nodiscard]] FileResult<std::filesystem::path> place_of(std::string_view folder, std::string_view name) const;
  [[nodiscard]] FileResult<SavedFile> put(const std::filesystem::path& file, std::string_view name,
                                          std::string_view text) const;

  std::filesystem::path content_;
  std::mutex saving_;  ///< between looking and replacing
};

}  // namespace cancha::server
