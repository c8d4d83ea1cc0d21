#include "base/named_files.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/guarded_folder.h"
#include "base/suggest.h"

namespace cancha {

std::vector<std::string> toml_names(const std::filesystem::path& folder) {
  std::vector<std::string> names;
  std::error_code trouble;
  for (const auto& file : std::filesystem::directory_iterator{folder, trouble}) {
    if (file.path().extension() == ".toml") names.push_back(file.path().stem().string());
  }
  std::ranges::sort(names);
  return names;
}

Result<std::string> read_named(const std::filesystem::path& content, const std::string& folder, const std::string& name,
                               std::string_view missing) {
  const std::vector<std::string> known = toml_names(content / folder);
  if (std::ranges::find(known, name) == known.end()) {
    return fail("", fmt::format("{} '{}'", missing, name), suggest_and_list(name, known));
  }
  return GuardedFolder{content}.read(fmt::format("{}/{}.toml", folder, name));
}

}  // namespace cancha
