#include "mcap/file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

#include "mcap/compression.h"

namespace cancha::mcap {
namespace {

constexpr std::size_t kPiece = 64 * 1024;         ///< bytes that are handed over at once
constexpr std::uint64_t kRoomAhead = 1024 * 1024;  ///< bytes of the disk that are taken ahead

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
  OutputFile output;
  output.path_ = path;
  // emptied only once it is ours: two programs that write one file would leave neither's recording
  output.file_ = ::open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
  if (output.file_ < 0) return fail(path, std::strerror(errno), "does the folder exist, and may you write there?");
  struct stat status {};
  const bool plain = ::fstat(output.file_, &status) == 0 && S_ISREG(status.st_mode);
  if (plain && ::flock(output.file_, LOCK_EX | LOCK_NB) != 0) {
    return fail(path, "another program is writing this file", "choose another name with --record");
  }
  if (plain && ::ftruncate(output.file_, 0) != 0) return fail(path, std::strerror(errno));
  output.allocates_ = plain;
  output.waiting_.reserve(2 * kPiece);
  return output;
}

OutputFile OutputFile::into(std::string& bytes) {
  OutputFile output;
  output.path_ = "memory";
  output.bytes_ = &bytes;
  return output;
}

OutputFile::OutputFile(OutputFile&& other) noexcept {
  *this = std::move(other);
}

OutputFile& OutputFile::operator=(OutputFile&& other) noexcept {
  std::swap(path_, other.path_);
  std::swap(bytes_, other.bytes_);
  std::swap(file_, other.file_);
  std::swap(waiting_, other.waiting_);
  std::swap(size_, other.size_);
  std::swap(reserve_, other.reserve_);
  std::swap(allocated_, other.allocated_);
  std::swap(allocates_, other.allocates_);
  std::swap(lost_, other.lost_);
  std::swap(crc_, other.crc_);
  std::swap(trouble_, other.trouble_);
  return *this;
}

OutputFile::~OutputFile() {
  if (file_ >= 0) ::close(file_);
}

void OutputFile::write(std::string_view bytes) {
  if (file_ < 0 && bytes_ == nullptr) trouble_ = EBADF;
  if (file_ >= 0 && waiting_.size() + bytes.size() > kMostWaiting && trouble_ != 0) lost_ = true;
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
    if (::fallocate(file_, FALLOC_FL_KEEP_SIZE, 0, static_cast<off_t>(all)) == 0) {
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
  if (file_ < 0 || lost_ || trouble_ == EBADF) return;
  trouble_ = waiting_.empty() ? 0 : make_room(waiting_.size());
  std::size_t done = 0;
  while (trouble_ == 0 && done < waiting_.size()) {
    const ssize_t count = ::write(file_, waiting_.data() + done, waiting_.size() - done);
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
  return fail(path_, std::string{"the recording cannot be written: "} + std::strerror(trouble_),
              trouble_ == ENOSPC || trouble_ == EDQUOT ? "free some space or record to another disk" : "");
}

Result<void> OutputFile::close() {
  flush();
  bytes_ = nullptr;
  const int file = std::exchange(file_, -1);
  if (file < 0) return status();
  // the room that was kept is given back
  if (allocated_ > 0) (void)::ftruncate(file, static_cast<off_t>(written()));
  if (::close(file) != 0 && trouble_ == 0) trouble_ = errno;
  return status();
}

}  // namespace cancha::mcap
