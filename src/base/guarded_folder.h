#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"

namespace cancha {

/// One name that is no way to anywhere else: not empty, no leading '.', no slash, backslash or control character.
[[nodiscard]] bool is_plain_name(std::string_view name);

/// Reads the files below one folder and nothing else, whatever paths say and whatever links lie there. Everything that
/// others than the user's own commands may name is read through this.
///
///     const GuardedFolder content{"content"};
///     auto text = content.read("leagues/simurosot.toml");   // fine
///     auto none = content.read("../../etc/passwd");         // "../../etc/passwd: cannot be read"
class GuardedFolder {
 public:
  static constexpr std::size_t kMostBytes = 16 << 20;  ///< of a file, where nothing else is said

  explicit GuardedFolder(std::filesystem::path folder) : folder_{std::move(folder)} {}

  [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }
  /// The true path of a file, by names separated by '/', each of them plain.
  ///
  /// None where it does not exist, is no regular file, or where a symbolic link leads out of the folder.
  [[nodiscard]] std::optional<std::filesystem::path> find(std::string_view path) const;
  /// The text of a file; errors name the path as it was asked for, never where the folder lies.
  [[nodiscard]] Result<std::string> read(std::string_view path, std::size_t most_bytes = kMostBytes) const;

 private:
  std::filesystem::path folder_;
};

}  // namespace cancha
