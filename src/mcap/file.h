#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <string_view>

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

/// A file that grows. The first trouble is kept, and everything after it is thrown away.
class OutputFile {
 public:
  /// The file must be new or empty (see base/file_writer.h).
  [[nodiscard]] static Result<OutputFile> open(const std::string& path);
  /// Appends to `bytes`, which must live as long, instead of to a file.
  [[nodiscard]] static OutputFile into(std::string& bytes);

  void write(std::string_view bytes);
  /// Hands everything to the operating system, so that it outlives this process.
  void flush();
  /// The first trouble, if there was any.
  [[nodiscard]] Result<void> status() const;
  /// Flushes and closes; further writes are trouble.
  [[nodiscard]] Result<void> close();

  [[nodiscard]] std::uint64_t size() const { return size_; }
  /// The CRC-32 of everything written so far.
  [[nodiscard]] std::uint32_t crc() const { return crc_; }

 private:
  std::string path_;
  std::string* bytes_ = nullptr;  ///< where there is no file
  FilePointer file_;
  std::uint64_t size_ = 0;
  std::uint32_t crc_ = 0;
  int trouble_ = 0;  ///< an errno
};

}  // namespace cancha::mcap
