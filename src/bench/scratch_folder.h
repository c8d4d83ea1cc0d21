#pragma once

#include <stdlib.h>

#include <filesystem>
#include <string>
#include <system_error>

namespace cancha::bench {

/// A new folder that goes when this does, whatever is in it.
class ScratchFolder {
 public:
  explicit ScratchFolder(const std::filesystem::path& parent) {
    std::string pattern = (parent / "cancha-bench.XXXXXX").string();
    if (::mkdtemp(pattern.data())) path_ = pattern;
  }
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;
  ~ScratchFolder() {
    std::error_code ignored;
    if (!path_.empty()) std::filesystem::remove_all(path_, ignored);
  }

  /// Empty where none could be made.
  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

}  // namespace cancha::bench
