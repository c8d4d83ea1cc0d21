#include "mcap/file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

#include "base/file_writer.h"
#include "mcap/compression.h"

namespace cancha::mcap {
namespace {

constexpr std::size_t kPiece = 64 * 1024;         ///< bytes that are handed over at once
constexpr std::uint64_t kRoomAhead = 128 * 1024;  ///< bytes of the disk that are taken ahead

}  // namespace

Result<InputFile> InputFile::open(const std::string& path) {
  InputFile input;
  input.name_ = path;
  input.file_.reset(std::fopen(path.c_str(), "rb"));
  struct stat status {};
  if (!input.file_ || ::fstat(::fileno(input.file_.get()), &status) != 0) return fail(path, std::strerror(errno));
  if (!S_ISREG(status.st_mode)) return fail(path, "this is not a file");
  input.size_ = static_cast<std::uint64_t>(status.st_size);
  return input;
}

InputFile InputFile::over(std::string bytes, std::string name) {
  InputFile input;
  input.name_ = std::move(name);
  input.bytes_ = std::move(bytes);
  input.size_ = input.bytes_.size();
  return input;
}

Result<void> InputFile::read(std::uint64_t offset, std::uint64_t size, std::string& out) {
  if (offset > size_ || size > size_ - offset) return fail(place(offset), "the file ends too early");
  if (!file_) {
    out.assign(bytes_, offset, size);
    return {};
  }
  out.resize(size);
  if (::fseeko(file_.get(), static_cast<off_t>(offset), SEEK_SET) != 0)
    return fail(place(offset), std::strerror(errno));
  if (std::fread(out.data(), 1, size, file_.get()) != size) {
    return fail(place(offset), std::ferror(file_.get()) ? std::strerror(errno) : "the file became shorter");
  }
  return {};
}

Result<OutputFile> OutputFile::open(const std::string& path) {
  auto grows = open_growing(path);
  if (!grows) return pass_on(std::move(grows));
  OutputFile output;
  output.path_ = path;
  output.file_ = std::move(*grows);
  struct stat status {};
  output.allocates_ = ::fstat(output.file_.get(), &status) == 0 && S_ISREG(status.st_mode);
  output.waiting_.reserve(2 * kPiece);
  return output;
}

OutputFile OutputFile::into(std::string& bytes) {
  OutputFile output;
  output.path_ = "memory";
  output.bytes_ = &bytes;
  return output;
}

void OutputFile::write(std::string_view bytes) {
  if (!file_.is_open() && bytes_ == nullptr) trouble_ = EBADF;
  if (file_.is_open() && waiting_.size() + bytes.size() > kMostWaiting && trouble_ != 0) lost_ = true;
  if (lost_ || trouble_ == EBADF) return;
  crc_ = crc32(bytes, crc_);
  size_ += bytes.size();
  if (bytes_ != nullptr) {
    bytes_->append(bytes);
    return;
  }
  waiting_.append(bytes);
  // while there is trouble only flush() tries
  if (waiting_.size() >= kPiece && trouble_ == 0) flush();
}

int OutputFile::make_room(std::uint64_t bytes) {
  const std::uint64_t needed = written() + bytes + reserve_;
  if (!allocates_ || needed <= allocated_) return 0;
  // more than is needed, so that the system is asked rarely; where there is not as much, just that
  for (const std::uint64_t all : {needed + kRoomAhead, needed}) {
    if (::fallocate(file_.get(), FALLOC_FL_KEEP_SIZE, 0, static_cast<off_t>(all)) == 0) {
      allocated_ = all;
      return 0;
    }
    if (errno != ENOSPC && errno != EDQUOT) {
      allocates_ = false;
      return 0;
    }
  }
  return errno;
}

void OutputFile::flush() {
  if (!file_.is_open() || lost_ || trouble_ == EBADF) return;
  trouble_ = waiting_.empty() ? 0 : make_room(waiting_.size());
  std::size_t done = 0;
  while (trouble_ == 0 && done < waiting_.size()) {
    const ssize_t count = ::write(file_.get(), waiting_.data() + done, waiting_.size() - done);
    if (count > 0) done += static_cast<std::size_t>(count);
    if (count < 0 && errno != EINTR) trouble_ = errno;
    if (count == 0) trouble_ = ENOSPC;
  }
  waiting_.erase(0, done);
}

bool OutputFile::is_full() const {
  return !lost_ && (trouble_ == ENOSPC || trouble_ == EDQUOT);
}

Result<void> OutputFile::status() const {
  if (trouble_ == 0) return {};
  return tl::unexpected<Error>(write_error(path_, trouble_));
}

Result<void> OutputFile::close() {
  flush();
  bytes_ = nullptr;
  if (!file_.is_open()) return status();
  // the room that was kept is given back
  if (allocated_ > 0 && ::ftruncate(file_.get(), static_cast<off_t>(written())) != 0 && trouble_ == 0) trouble_ = errno;
  if (const int closed = file_.close(); trouble_ == 0) trouble_ = closed;
  return status();
}

}  // namespace cancha::mcap
