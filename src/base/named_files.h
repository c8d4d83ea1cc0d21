#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

/// Files of content that people choose by name: leagues/kidsize.toml is the league 'kidsize'.
namespace cancha {

/// The names of the TOML files in a folder, sorted; none where there is no such folder.
[[nodiscard]] std::vector<std::string> toml_names(const std::filesystem::path& folder);

/// The text of content/FOLDER/NAME.toml, and of nothing outside of content. Where there is none the error begins with
/// `missing`, "there is no league", and tells the nearest name and all of them.
[[nodiscard]] Result<std::string> read_named(const std::filesystem::path& content, const std::string& folder,
                                             const std::string& name, std::string_view missing);

}  // namespace cancha
