#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <string_view>

#include "base/descriptor.h"
#include "base/result.h"

/// Files whose troubles come as Results: a full disk while writing, a short file while reading.
namespace cancha::mcap {

struct CloseFile {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using FilePointer = std::unique_ptr<std::FILE, CloseFile>;

/// Bytes from a file or from memory, read by place.
class InputFile {
 public:
  [[nodiscard]] static Result<InputFile> open(const std::string& path);
  /// Reads from `bytes` as if they were a file of this name.
  [[nodiscard]] static InputFile over(std::string bytes, std::string name);

  [[nodiscard]] std::uint64_t size() const { return size_; }
  [[nodiscard]] const std::string& name() const { return name_; }
  /// "match.mcap:1234", for errors.
  [[nodiscard]] std::string place(std::uint64_t offset) const { return fmt::format("{}:{}", name_, offset); }
  /// Replaces `out` by `size` bytes from `offset`; the memory is only taken where the file is as long.
  [[nodiscard]] Result<void> read(std::uint64_t offset, std::uint64_t size, std::string& out);

 private:
  std::string name_;
  std::string bytes_;  ///< where there is no file
  FilePointer file_;
  std::uint64_t size_ = 0;
};

/// A file that grows. What cannot be written is kept, and tried again with the next flush: a disk that was full for a
/// while loses nothing. Where too much has gathered, the rest is thrown away, and the trouble stays.
class OutputFile {
 public:
  static constexpr std::size_t kMostWaiting = std::size_t{64} << 20;  ///< bytes that wait for room at most

  /// The file must be new or empty (see base/file_writer.h).
  [[nodiscard]] static Result<OutputFile> open(const std::string& path);
  /// Appends to `bytes`, which must live as long, instead of to a file.
  [[nodiscard]] static OutputFile into(std::string& bytes);

  void write(std::string_view bytes);
  /// Hands everything to the operating system, so that it outlives this process.
  void flush();
  /// Keeps so much room behind what is written, for what comes last: a full disk is then noticed while the file can
  /// still be ended in order. Without effect where the file system cannot do it.
  void reserve(std::uint64_t bytes) { reserve_ = bytes; }
  /// From now on that room may be used.
  void use_reserve() { reserve_ = 0; }

  /// What keeps the file from being written, if anything.
  [[nodiscard]] Result<void> status() const;
  [[nodiscard]] bool good() const { return trouble_ == 0; }
  /// There is no room left; once there is, flush() goes on.
  [[nodiscard]] bool is_full() const;
  /// Flushes and closes; further writes are trouble.
  [[nodiscard]] Result<void> close();

  [[nodiscard]] std::uint64_t size() const { return size_; }
  /// How much of that is in the file by now.
  [[nodiscard]] std::uint64_t written() const { return size_ - waiting_.size(); }
  /// The CRC-32 of everything written so far.
  [[nodiscard]] std::uint32_t crc() const { return crc_; }

 private:
  OutputFile() = default;
  /// Makes sure of room for `bytes` and the reserve; an errno where there is none.
  [[nodiscard]] int make_room(std::uint64_t bytes);

  std::string path_;
  std::string* bytes_ = nullptr;  ///< where there is no file
  Descriptor file_;
  std::string waiting_;  ///< not in the file yet
  std::uint64_t size_ = 0;
  std::uint64_t reserve_ = 0;
  std::uint64_t allocated_ = 0;  ///< bytes of the disk that are ours
  bool allocates_ = false;       ///< the file system can keep room
  bool lost_ = false;            ///< something was thrown away
  std::uint32_t crc_ = 0;
  int trouble_ = 0;  ///< an errno
};

}  // namespace cancha::mcap
