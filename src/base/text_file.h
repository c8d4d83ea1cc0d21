#pragma once

#include <filesystem>
#include <string>

#include "base/result.h"

namespace cancha {

/// The whole of a file. What cannot be read, folders among it, is an error: "PATH: cannot be read (HINT)".
[[nodiscard]] Result<std::string> read_text(const std::filesystem::path& path, const std::string& hint = "");

}  // namespace cancha
