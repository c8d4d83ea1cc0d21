#include "server/places.h"

#include <algorithm>
#include <cctype>
#include <system_error>

namespace cancha::server {
namespace {

namespace fs = std::filesystem;

/// "/a/bc" is no place in "/a/b".
bool goes_on(const std::string& text, std::size_t at) {
  return at < text.size() && (std::isalnum(static_cast<unsigned char>(text[at])) != 0 || text[at] == '_');
}

}  // namespace

Places::Places(const std::vector<std::pair<fs::path, std::string>>& folders) {
  for (const auto& [folder, name] : folders) {
    if (folder.empty()) continue;
    // as it was said, and where its links lead
    std::error_code trouble;
    for (const fs::path& path : {folder, fs::absolute(folder, trouble), fs::weakly_canonical(folder, trouble)}) {
      std::string way = path.lexically_normal().string();
      if (way.size() > 1 && way.ends_with('/')) way.pop_back();
      if (way.size() > 1 && way.front() == '/') names_.emplace_back(std::move(way), name);
    }
  }
  std::ranges::sort(names_, [](const auto& a, const auto& b) { return a.first.size() > b.first.size(); });
}

std::string Places::without(std::string text) const {
  for (const auto& [way, name] : names_) {
    for (std::size_t at = text.find(way); at != text.npos; at = text.find(way, at)) {
      if (goes_on(text, at + way.size())) {
        at += way.size();
        continue;
      }
      text.replace(at, way.size(), name);
      at += name.size();
    }
  }
  return text;
}

}  // namespace cancha::server
