#include "base/guarded_folder.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/open_file.h"

namespace cancha {
namespace {

namespace fs = std::filesystem;

bool is_control(char c) {
  return static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
}

}  // namespace

bool is_plain_name(std::string_view name) {
  return !name.empty() && name.size() <= 255 && name.front() != '.' &&
         std::ranges::none_of(name, [](char c) { return c == '/' || c == '\\' || is_control(c); });
}

std::optional<fs::path> GuardedFolder::find(std::string_view path) const {
  // an absolute path has an empty first name, and ".." begins with a '.'
  fs::path wanted = folder_;
  for (std::string_view rest = path;;) {
    const std::size_t end = std::min(rest.find('/'), rest.size());
    if (!is_plain_name(rest.substr(0, end))) return std::nullopt;
    wanted /= rest.substr(0, end);
    if (end == rest.size()) break;
    rest.remove_prefix(end + 1);
  }

  // follow all links first, then look where we are
  std::error_code trouble;
  const fs::path home = fs::canonical(folder_, trouble);
  if (trouble) return std::nullopt;
  fs::path found = fs::canonical(wanted, trouble);
  if (trouble || !fs::is_regular_file(found, trouble)) return std::nullopt;
  const auto [in_home, in_found] = std::ranges::mismatch(home, found);
  if (in_home != home.end()) return std::nullopt;
  return found;
}

Result<std::string> GuardedFolder::read(std::string_view path, std::size_t most_bytes) const {
  const auto found = find(path);
  const auto file = found ? OpenFile::open(*found) : std::nullopt;
  if (!file) return fail(std::string{path}, "cannot be read", "is the name right?");
  if (file->size() > most_bytes) {
    return fail(std::string{path}, fmt::format("is larger than {} KiB", most_bytes >> 10));
  }
  std::string text(static_cast<std::size_t>(file->size()), '\0');
  text.resize(file->read(0, text));
  return text;
}

}  // namespace cancha
