#include "server/safe_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

#include "base/hash.h"

namespace cancha::server {
namespace {

namespace fs = std::filesystem;

bool is_small_letter(char c) {
  return c >= 'a' && c <= 'z';
}
bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

}  // namespace

tl::unexpected<FileRefusal> refused(int status, std::string sentence) {
  return tl::unexpected<FileRefusal>{{status, std::move(sentence)}};
}

bool is_new_name(std::string_view name) {
  return !name.empty() && name.size() <= 40 && is_small_letter(name.front()) &&
         std::ranges::all_of(name, [](char c) { return is_small_letter(c) || is_digit(c) || c == '_'; });
}

std::string etag_of(std::string_view text) {
  return fmt::format("\"{:x}-{}\"", text.size(), Hash{}.add_bytes(text.data(), text.size()).text());
}

fs::path free_recording(const fs::path& folder, const std::string& stem, const std::set<std::string>& taken) {
  std::error_code ignored;
  for (int number = 1;; ++number) {
    const std::string name = number == 1 ? fmt::format("{}.mcap", stem) : fmt::format("{}-{}.mcap", stem, number);
    if (!taken.contains(name) && !fs::exists(folder / name, ignored)) return folder / name;
  }
}

// The text goes beside the file, and then into its place.
bool replace_file(const fs::path& file, std::string_view text) {
  struct stat old {};
  const mode_t mode = ::stat(file.c_str(), &old) == 0 ? (old.st_mode & 0777) : 0644;
  const fs::path beside = file.parent_path() / fmt::format(".{}.{}.tmp", file.filename().string(), ::getpid());
  ::unlink(beside.c_str());
  const int out = ::open(beside.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode);
  if (out < 0) return false;
  bool fine = true;
  while (fine && !text.empty()) {
    const ssize_t count = ::write(out, text.data(), text.size());
    if (count < 0 && errno == EINTR) continue;
    fine = count > 0;
    if (fine) text.remove_prefix(static_cast<std::size_t>(count));
  }
  fine = ::fsync(out) == 0 && fine;
  fine = ::close(out) == 0 && fine;
  fine = fine && ::rename(beside.c_str(), file.c_str()) == 0;
  if (!fine) ::unlink(beside.c_str());
  return fine;
}

}  // namespace cancha::server
