#pragma once

#include <filesystem>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "act/pose/motion.h"
#include "body/robot.h"
#include "server/safe_file.h"
#include "server/storage.h"

/// Robots and motions of content, for people who write motions.
namespace cancha::server {

/// Reads robots, and reads and writes content/motions/ROBOT/NAME.toml; nothing else, whatever names say and whatever
/// links lie there. Any thread may call.
class MotionFiles {
 public:
  static constexpr std::size_t kMostBytes = 256 << 10;  ///< of a motion

  explicit MotionFiles(std::filesystem::path content, const StorageLimits& limits = {})
      : content_{std::move(content)}, limits_{limits} {}

  [[nodiscard]] std::vector<std::string> robots() const;
  /// 404 where there is none of that name, 422 where its files have faults.
  [[nodiscard]] FileResult<body::Robot> robot(std::string_view name) const;
  /// The names of a robot's motions.
  [[nodiscard]] std::vector<std::string> motions(const body::Robot& robot) const;
  [[nodiscard]] FileResult<std::string> read(const body::Robot& robot, std::string_view name) const;
  /// Understands a text as the motion of that name.
  [[nodiscard]] Result<act::Motion> parse(const body::Robot& robot, std::string_view name, std::string_view text) const;

  /// Puts a text in the place of another, at once or not at all; texts with faults are refused with all of them.
  /// `known` is the etag of the text that it is made from: where another lies there now, it is refused; "*" replaces
  /// whatever there is, and "" only makes new files.
  [[nodiscard]] FileResult<SavedFile> save(const body::Robot& robot, std::string_view name, std::string_view text,
                                           std::string_view known);

  [[nodiscard]] const std::filesystem::path& content() const { return content_; }

 private:
  /// Where a motion is or would be; makes the robot's folder where it is missing.
  [[nodiscard]] FileResult<std::filesystem::path> place_of(const body::Robot& robot, std::string_view name) const;

  std::filesystem::path content_;
  StorageLimits limits_;
  std::mutex saving_;  ///< between looking and replacing
};

}  // namespace cancha::server
