#pragma once

#include <cstdint>
#include <filesystem>
#include <vector>

namespace cancha::match {

enum class Access : std::uint8_t { Read, Write };

/// A file or folder that stays open to this process; a folder with everything below it. Write includes Read.
struct AllowedPath {
  std::filesystem::path path;
  Access access = Access::Read;
};

/// Shuts all files but these to this process and its children, for good, through the kernel's Landlock; newer versions
/// of it refuse TCP and signals to processes outside, too. Paths that do not exist are left out. Gives the version, or
/// 0 where there is no Landlock.
[[nodiscard]] std::uint32_t fence_files_in(const std::vector<AllowedPath>& allowed);

}  // namespace cancha::match
