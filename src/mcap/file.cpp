#include "mcap/file.h"

#include <sys/stat.h>

#include <cerrno>
#include <cstring>
#include <utility>

#include "base/file_writer.h"
#include "mcap/compression.h"

namespace cancha::mcap {

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
  auto grows = open_growing(path);
  if (!grows) return pass_on(std::move(grows));
  output.file_.reset(::fdopen(grows->release(), "wb"));
  return output;
}

OutputFile OutputFile::into(std::string& bytes) {
  OutputFile output;
  output.path_ = "memory";
  output.bytes_ = &bytes;
  return output;
}

void OutputFile::write(std::string_view bytes) {
  if (trouble_ == 0 && !file_ && bytes_ == nullptr) trouble_ = EBADF;
  if (trouble_ != 0) return;
  if (bytes_ != nullptr) {
    bytes_->append(bytes);
  } else if (std::fwrite(bytes.data(), 1, bytes.size(), file_.get()) != bytes.size()) {
    trouble_ = errno;
  }
  crc_ = crc32(bytes, crc_);
  size_ += bytes.size();
}

void OutputFile::flush() {
  if (trouble_ == 0 && file_ && std::fflush(file_.get()) != 0) trouble_ = errno;
}

Result<void> OutputFile::status() const {
  if (trouble_ == 0) return {};
  return tl::unexpected<Error>(write_error(path_, trouble_));
}

Result<void> OutputFile::close() {
  flush();
  bytes_ = nullptr;
  if (std::FILE* const file = file_.release(); file && std::fclose(file) != 0 && trouble_ == 0) trouble_ = errno;
  return status();
}

}  // namespace cancha::mcap
