#include "base/file_writer.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <utility>

namespace cancha {
namespace {

namespace fs = std::filesystem;

constexpr int kMostLinks = 40;             ///< in a row, as the kernel
constexpr int kMostNames = 1'000'000;      ///< that are tried in search of a free one
constexpr std::size_t kLongestStem = 180;  ///< bytes of the file's name in that of the temporary one

/// The folder of a path, as the system calls want it.
fs::path folder_of(const fs::path& path) {
  return path.has_parent_path() ? path.parent_path() : fs::path{"."};
}

/// /proc/self/fd/1 and the like look like links, but what they name is open already and may have no place.
bool in_proc(const fs::path& link) {
  std::error_code trouble;
  return fs::weakly_canonical(folder_of(link), trouble).native().starts_with("/proc/");
}

/// The file behind all links, there or not; the path itself where a link leads to an open descriptor.
Result<fs::path> behind_links(fs::path path) {
  for (int i = 0; i < kMostLinks; ++i) {
    std::error_code trouble;
    if (!fs::is_symlink(fs::symlink_status(path, trouble)) || in_proc(path)) return path;
    const fs::path target = fs::read_symlink(path, trouble);
    if (trouble) return tl::unexpected<Error>(write_error(path, trouble.value()));
    path = target.is_absolute() ? target : folder_of(path) / target;
  }
  return tl::unexpected<Error>(write_error(path, ELOOP));
}

bool write_all(int file, std::string_view bytes) {
  while (!bytes.empty()) {
    const ::ssize_t count = ::write(file, bytes.data(), bytes.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(count));
  }
  return true;
}

struct ::flock whole_file(short kind) {
  struct ::flock lock {};
  lock.l_type = kind;
  lock.l_whence = SEEK_SET;
  return lock;
}

std::string hint_for(const fs::path& path, int number) {
  const std::string folder = folder_of(path).string();
  switch (number) {
    case ENOSPC:
    case EDQUOT:
      return "free some space, or choose a place on another disk";
    case EFBIG:
      return "files may not become so long here: ulimit -f";
    case ENOENT:
    case ENOTDIR:
      return fmt::format("there is no folder {}", folder);
    case EACCES:
    case EPERM:
      return fmt::format("may you write in {}?", folder);
    case EROFS:
      return "choose a place that is not read-only";
    default:
      return "";
  }
}

std::string numbered(const std::string& stem, int number, const std::string& extension) {
  return number == 1 ? stem + extension : fmt::format("{}-{}{}", stem, number, extension);
}

}  // namespace

Error write_error(const fs::path& path, int number) {
  if (number == EEXIST) return {path.string(), "there is a file with this name already", "choose another name"};
  if (number == EISDIR) return {path.string(), "is a folder", "name a file"};
  return {path.string(), fmt::format("cannot be written: {}", std::strerror(number)), hint_for(path, number)};
}

int rename_to_new(const fs::path& from, const fs::path& to) {
  if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0) return 0;
  // a file system that cannot do it at once
  if (errno != EINVAL && errno != ENOSYS) return errno;
  if (::link(from.c_str(), to.c_str()) != 0) return errno;
  return ::unlink(from.c_str()) == 0 ? 0 : errno;
}

Error FileWriter::error(int number) const {
  return write_error(asked_, number);
}

int FileWriter::start(const fs::path& path, const WriteSettings& settings) {
  asked_ = path;
  settings_ = settings;
  place_ = path;
  struct stat old {};
  const bool there = ::stat(path.c_str(), &old) == 0;
  if (there && S_ISDIR(old.st_mode)) return EISDIR;
  if (settings.follow_links) {
    auto behind = behind_links(path);
    if (!behind) return ELOOP;
    place_ = std::move(*behind);
  }
  // devices, pipes and open descriptors are written directly
  if (there && (!S_ISREG(old.st_mode) || in_proc(place_))) {
    file_ = Descriptor{::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY)};
    return file_.is_open() ? 0 : errno;
  }
  struct stat replaced {};
  const bool taken = ::lstat(place_.c_str(), &replaced) == 0;
  if (taken && !settings.replace) return EEXIST;
  if (taken && S_ISREG(replaced.st_mode) && ::faccessat(AT_FDCWD, place_.c_str(), W_OK, AT_EACCESS) != 0) return errno;
  if (const int trouble = make_temporary(); trouble != 0) return trouble;
  if (taken && S_ISREG(replaced.st_mode) && !settings.owner_only) {
    // the owner first: a change of owner takes permissions away
    const bool same_owner = ::geteuid() == replaced.st_uid && ::getegid() == replaced.st_gid;
    if (!same_owner) (void)!::fchown(file_.get(), replaced.st_uid, replaced.st_gid);
    if (::fchmod(file_.get(), replaced.st_mode & 0777) != 0) return errno;
  }
  return 0;
}

int FileWriter::make_temporary() {
  const fs::path folder = folder_of(place_);
  if (settings_.make_folders) {
    // outermost first, and only those that we make ourselves
    std::vector<fs::path> missing;
    std::error_code trouble;
    for (fs::path at = folder; !at.empty() && !fs::exists(at, trouble); at = at.parent_path()) missing.push_back(at);
    for (auto at = missing.rbegin(); at != missing.rend(); ++at) {
      if (fs::create_directory(*at, trouble)) folders_.push_back(*at);
      if (trouble) return trouble.value();
    }
  }
  const std::string stem = place_.stem().string().substr(0, kLongestStem);
  const mode_t mode = settings_.owner_only ? 0600 : 0666;
  for (int number = 1; number <= kMostNames; ++number) {
    const std::string name = fmt::format(".{}.{}-{}.tmp{}", stem, ::getpid(), number, place_.extension().string());
    fs::path temporary = folder / name;
    file_ = Descriptor{::open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode)};
    if (file_.is_open()) {
      temporary_ = std::move(temporary);
      return 0;
    }
    if (errno != EEXIST) return errno;
  }
  return EEXIST;
}

int FileWriter::put(std::string_view bytes) {
  if (!file_.is_open()) return EBADF;
  return write_all(file_.get(), bytes) ? 0 : errno;
}

int FileWriter::finish() {
  if (!file_.is_open()) return EBADF;
  if (!temporary_.empty() && ::fsync(file_.get()) != 0) return errno;
  if (const int trouble = file_.close(); trouble != 0) return trouble;
  if (temporary_.empty()) return 0;
  if (!settings_.replace) {
    if (const int trouble = rename_to_new(temporary_, place_); trouble != 0) return trouble;
  } else if (::rename(temporary_.c_str(), place_.c_str()) != 0) {
    return errno;
  }
  temporary_.clear();
  folders_.clear();
  return 0;
}

FileWriter::~FileWriter() {
  // what was moved from or committed has neither
  if (!temporary_.empty()) ::unlink(temporary_.c_str());
  for (auto folder = folders_.rbegin(); folder != folders_.rend(); ++folder) ::rmdir(folder->c_str());
}

Result<FileWriter> FileWriter::open(const fs::path& path, const WriteSettings& settings) {
  FileWriter writer;
  if (const int trouble = writer.start(path, settings); trouble != 0) {
    return tl::unexpected<Error>(writer.error(trouble));
  }
  return writer;
}

Result<void> FileWriter::write(std::string_view bytes) {
  if (const int trouble = put(bytes); trouble != 0) return tl::unexpected<Error>(error(trouble));
  return {};
}

Result<void> FileWriter::commit() {
  if (const int trouble = finish(); trouble != 0) return tl::unexpected<Error>(error(trouble));
  return {};
}

Result<void> write_file(const fs::path& path, std::string_view bytes, const WriteSettings& settings) {
  auto writer = FileWriter::open(path, settings);
  if (!writer) return pass_on(std::move(writer));
  if (auto written = writer->write(bytes); !written) return written;
  return writer->commit();
}

Result<fs::path> write_free_file(const fs::path& folder, const std::string& stem, const std::string& extension,
                                 std::string_view bytes) {
  for (int number = 1; number <= kMostNames; ++number) {
    const fs::path path = folder / numbered(stem, number, extension);
    // links count as names that are taken
    FileWriter writer;
    int trouble = writer.start(path, {.replace = false, .follow_links = false});
    if (trouble == 0) trouble = writer.put(bytes);
    if (trouble == 0) trouble = writer.finish();
    if (trouble == 0) return path;
    if (trouble != EEXIST && trouble != EISDIR) return tl::unexpected<Error>(write_error(path, trouble));
  }
  return tl::unexpected<Error>(write_error(folder / (stem + extension), EEXIST));
}

Result<Descriptor> open_growing(const fs::path& path) {
  Descriptor file{::open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC | O_NOCTTY, 0666)};
  if (!file.is_open()) return tl::unexpected<Error>(write_error(path, errno));
  struct stat status {};
  if (::fstat(file.get(), &status) != 0) return tl::unexpected<Error>(write_error(path, errno));
  if (!S_ISREG(status.st_mode)) return file;
  if (!lock_file(file)) {
    return fail(path.string(), "another program is writing this file", "choose another name");
  }
  // looked at again, now that nobody else writes
  if (::fstat(file.get(), &status) != 0) return tl::unexpected<Error>(write_error(path, errno));
  if (status.st_size != 0) return tl::unexpected<Error>(write_error(path, EEXIST));
  return file;
}

Result<fs::path> take_free_name(const fs::path& folder, const std::string& stem, const std::string& extension,
                                const std::set<std::string>& taken) {
  for (int number = 1; number <= kMostNames; ++number) {
    const std::string name = numbered(stem, number, extension);
    if (taken.contains(name)) continue;
    fs::path path = folder / name;
    const Descriptor file{::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666)};
    if (file.is_open()) return path;
    if (errno != EEXIST) return tl::unexpected<Error>(write_error(path, errno));
  }
  return tl::unexpected<Error>(write_error(folder / (stem + extension), EEXIST));
}

void give_up_name(const fs::path& path) {
  std::error_code trouble;
  if (fs::is_regular_file(path, trouble) && fs::file_size(path, trouble) == 0 && !trouble && !is_being_written(path)) {
    fs::remove(path, trouble);
  }
}

bool lock_file(const Descriptor& file) {
  struct ::flock lock = whole_file(F_WRLCK);
  // a file system without locks is no reason not to write
  return ::fcntl(file.get(), F_OFD_SETLK, &lock) == 0 || (errno != EAGAIN && errno != EACCES);
}

bool is_being_written(const fs::path& path) {
  const Descriptor file{::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)};
  if (!file.is_open()) return false;
  struct ::flock lock = whole_file(F_RDLCK);
  return ::fcntl(file.get(), F_OFD_GETLK, &lock) == 0 && lock.l_type != F_UNLCK;
}

}  // namespace cancha
