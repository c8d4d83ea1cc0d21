#pragma once

#include <fmt/format.h>
#include <unistd.h>

#include <filesystem>
#include <string_view>

namespace cancha::cli {

/// A folder that is gone when the object is.
class ShortLivedFolder {
 public:
  explicit ShortLivedFolder(std::string_view purpose)
      : path_{std::filesystem::temp_directory_path() / fmt::format("cancha-{}-{}", purpose, ::getpid())} {}
  ~ShortLivedFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  ShortLivedFolder(const ShortLivedFolder&) = delete;
  ShortLivedFolder& operator=(const ShortLivedFolder&) = delete;
  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

}  // namespace cancha::cli
