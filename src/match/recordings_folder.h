#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "base/result.h"

/// Changes to the recordings of a folder: for the front command and for the studio's page.
namespace cancha::match {

/// The file name that a user means by a new name: "final" and "final.mcap" are "final.mcap". Refuses what is no plain
/// name: folders, a '.' or '-' at the beginning, control characters, more than 200 bytes, text that is not UTF-8.
[[nodiscard]] Result<std::string> recording_file_name(std::string_view typed);

/// Gives a recording of the folder another name, with the pictures that `play` has laid beside it; tells the new file
/// name. Nothing is replaced, and a file that is still being recorded is left alone.
[[nodiscard]] Result<std::string> rename_recording(const std::filesystem::path& folder, const std::string& name,
                                                   std::string_view typed);

/// Removes a recording of the folder from the disk, with the pictures that `play` has laid beside it. A file that is
/// still being recorded is left alone.
[[nodiscard]] Result<void> delete_recording(const std::filesystem::path& folder, const std::string& name);

}  // namespace cancha::match
