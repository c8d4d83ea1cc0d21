#include "match/plugin/old_files.h"

#include <dlfcn.h>

#include <algorithm>
#include <atomic>
#include <cctype>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <system_error>

namespace cancha::match {
namespace {

/// What serve_old_files was given. The C library's interface leaves no other way to fopen.
struct OldFiles {
  bool served = false;
  bool drops = true;               ///< what may not be written
  std::atomic<bool> told = false;  ///< that something cannot be written
  std::filesystem::path folder;
  std::filesystem::path data;
};

OldFiles& old_files() {
  static OldFiles files;
  return files;
}

bool same_letters(std::string_view a, std::string_view b) {
  const auto small = [](char c) { return std::tolower(static_cast<unsigned char>(c)); };
  return std::ranges::equal(a, b, {}, small, small);
}

/// The file of that name in a folder, whatever the case of its letters; empty where there is none.
std::filesystem::path find_in(const std::filesystem::path& folder, std::string_view name) {
  std::error_code error;
  for (std::filesystem::directory_iterator file{folder, error}, end; !error && file != end; file.increment(error)) {
    if (same_letters(file->path().filename().native(), name)) return file->path();
  }
  return {};
}

bool writes(const char* mode) {
  return std::strpbrk(mode, "wa+") != nullptr;
}

/// fopen or fopen64 of the C library.
FILE* real_open(const char* function, const char* path, const char* mode) {
  using Open = FILE*(const char*, const char*);
  auto* const open = reinterpret_cast<Open*>(::dlsym(RTLD_NEXT, function));
  if (open == nullptr) {
    errno = ENOSYS;
    return nullptr;
  }
  return open(path, mode);
}

}  // namespace

void serve_old_files(const std::filesystem::path& folder, const std::filesystem::path& data) {
  OldFiles& files = old_files();
  files.folder = folder;
  files.data = data;
  files.served = true;
}

void stop_dropping_files() {
  old_files().drops = false;
}

FILE* open_old_file(const char* function, const char* path, const char* mode) {
  OldFiles& files = old_files();
  if (!files.served || path == nullptr || mode == nullptr) return real_open(function, path, mode);
  std::filesystem::path meant = path;
  if (is_windows_path(path)) meant = old_file(path, writes(mode), files.folder, files.data);
  FILE* file = real_open(function, meant.c_str(), mode);
  if (file != nullptr || !files.drops || !writes(mode) || (errno != EACCES && errno != EPERM && errno != EROFS))
    return file;
  // an old source does not look at what fopen gave
  if (!files.told.exchange(true)) {
    std::fprintf(stderr,
                 "cancha: the strategy may not write '%s': it is dropped (make the folder %s, and it goes there)\n",
                 path, files.data.c_str());
  }
  return real_open(function, "/dev/null", mode);
}

bool is_windows_path(std::string_view path) {
  const bool drive = path.size() > 1 && path[1] == ':' && std::isalpha(static_cast<unsigned char>(path[0])) != 0;
  return drive || path.find('\\') != path.npos;
}

std::filesystem::path old_file(std::string_view path, bool for_writing, const std::filesystem::path& folder,
                               const std::filesystem::path& data) {
  const std::string_view name = path.substr(path.find_last_of("\\/:") + 1);
  std::error_code ignored;
  const bool has_data = std::filesystem::is_directory(data, ignored);
  for (const auto& place : {data, folder}) {
    if (place == folder && for_writing && has_data) break;
    if (auto found = find_in(place, name); !found.empty()) return found;
  }
  return (has_data ? data : folder) / name;
}

}  // namespace cancha::match
