#pragma once

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace cancha::server {

/// Takes the ways to the studio's folders out of sentences: who reads them needs the file and the place in it, not
/// where somebody keeps his files.
///
///     const Places places{{{"/some/where/content", "content"}}};
///     places.without("/some/where/content/leagues/a.toml:3: …")   // "content/leagues/a.toml:3: …"
class Places {
 public:
  /// Folders and what they are called instead; empty ones are left out.
  explicit Places(const std::vector<std::pair<std::filesystem::path, std::string>>& folders);

  [[nodiscard]] std::string without(std::string text) const;

 private:
  std::vector<std::pair<std::string, std::string>> names_;  ///< longest first
};

}  // namespace cancha::server
