#include "base/open_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

namespace cancha {

std::optional<OpenFile> OpenFile::open(const std::filesystem::path& path) {
  // without O_NONBLOCK a named pipe would hold us until somebody writes
  Descriptor file{::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)};
  if (!file.is_open()) return std::nullopt;
  struct ::stat found {};
  if (::fstat(file.get(), &found) != 0 || !S_ISREG(found.st_mode)) return std::nullopt;
  const std::int64_t modified = std::int64_t{found.st_mtim.tv_sec} * 1'000'000'000 + found.st_mtim.tv_nsec;
  return OpenFile{std::move(file), static_cast<std::uint64_t>(found.st_size), modified};
}

std::string OpenFile::etag() const {
  return fmt::format("\"{:x}-{:x}\"", size_, static_cast<std::uint64_t>(modified_));
}

std::size_t OpenFile::read(std::uint64_t offset, std::span<char> into) const {
  std::size_t done = 0;
  while (done < into.size()) {
    const ssize_t got =
        ::pread(file_.get(), into.data() + done, into.size() - done, static_cast<::off_t>(offset + done));
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) break;
    done += static_cast<std::size_t>(got);
  }
  return done;
}

}  // namespace cancha
