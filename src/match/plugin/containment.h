#pragma once

#include <filesystem>

#include "match/plugin/protections.h"
#include "match/plugin/settings.h"

namespace cancha::match {

/// Where a plug-in may read and write.
struct PluginFiles {
  std::filesystem::path plugin;  ///< the shared object, absolute
  std::filesystem::path folder;  ///< in which it lies
  std::filesystem::path data;    ///< NAME.data beside NAME.so where that folder exists; else empty

  [[nodiscard]] static PluginFiles of(const std::filesystem::path& plugin);
  /// Whether all of `folder` may be read: not a home, nothing above one, not a folder for everybody's files.
  [[nodiscard]] bool folder_is_its_own() const;
};

/// Puts this process and what it starts under the limits, behind the fence of files and the filter of system calls, for
/// good. What the kernel does not have is left out; the answer says what holds.
[[nodiscard]] Protections contain(const PluginFiles& files, const PluginLimits& limits, bool fence_files,
                                  bool filter_calls);

}  // namespace cancha::match
