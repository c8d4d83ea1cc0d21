#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

/// The texts that a behaviour is written in, and places in them.
namespace cancha::decide::xabsl {

/// A stretch of a source file, in bytes; everything that the compiler knows has one.
struct Span {
  std::uint32_t file = 0;
  std::uint32_t begin = 0;
  std::uint32_t end = 0;

  [[nodiscard]] bool empty() const { return begin == end; }
};

/// Where a stretch begins, for people: lines and columns count from 1, columns in characters.
struct Place {
  int line = 1;
  int column = 1;
};

/// One file as it was read.
struct Source {
  std::string path;  ///< as joined from the includes, not normalised: two spellings are two files
  std::string text;
};

/// All files of one compilation. Texts never move, so views into them stay good as long as this lives.
class Sources {
 public:
  /// Takes a file in; gives its number.
  std::uint32_t add(std::string path, std::string text);

  [[nodiscard]] const Source& operator[](std::uint32_t file) const { return files_[file]; }
  [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(files_.size()); }
  /// All paths, in the order of the files.
  [[nodiscard]] std::vector<std::string> paths() const;
  /// The text of a stretch.
  [[nodiscard]] std::string_view text(Span span) const;
  /// Where a byte of a file stands.
  [[nodiscard]] Place place(std::uint32_t file, std::uint32_t byte) const;
  /// The whole line in which a stretch begins, without its line end.
  [[nodiscard]] std::string_view line(Span span) const;

 private:
  std::deque<Source> files_;
};

/// Gives the text of a file, or says why not. Tests and fuzzers need no disk.
using FileReader = std::function<Result<std::string>(const std::string& path)>;

/// Gives texts that are held in memory, by their paths.
[[nodiscard]] FileReader read_from_memory(std::map<std::string, std::string> files);

/// Reads from the disk; refuses folders and files above 16 MiB.
[[nodiscard]] Result<std::string> read_from_disk(const std::string& path);

}  // namespace cancha::decide::xabsl
