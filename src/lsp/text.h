#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"

/// Places in texts as editors count them, and files as editors name them.
namespace cancha::lsp {

/// How characters within a line are counted; what is agreed on at the start.
enum class Encoding : std::uint8_t { Utf8, Utf16 };

/// A place in a text; both numbers count from 0.
struct Position {
  std::uint32_t line = 0;
  std::uint32_t character = 0;
  bool operator==(const Position&) const = default;
  static constexpr auto fields() {
    return list_of(entry("line", &Position::line), entry("character", &Position::character));
  }
};

/// A stretch of a text; `end` is the first character behind it.
struct Range {
  Position start;
  Position end;
  bool operator==(const Range&) const = default;
  static constexpr auto fields() { return list_of(entry("start", &Range::start), entry("end", &Range::end)); }
};

/// Where the lines of a text begin, to go from bytes to positions and back. Lines end with LF, CR LF or CR. The text
/// must live as long as this.
class Lines {
 public:
  Lines(std::string_view text, Encoding encoding);

  [[nodiscard]] Position position(std::size_t byte) const;
  /// Positions beyond a line's end or the text's are moved to it.
  [[nodiscard]] std::size_t byte(Position position) const;
  [[nodiscard]] Range range(std::size_t begin, std::size_t end) const { return {position(begin), position(end)}; }
  [[nodiscard]] Range whole() const { return range(0, text_.size()); }

 private:
  std::string_view text_;
  Encoding encoding_;
  std::vector<std::size_t> starts_;
};

/// The file that a URI names: "file:///a%20b/c.xabsl" is "/a b/c.xabsl". Other schemes stay as they are: such texts
/// are on no disk.
[[nodiscard]] std::string path_of(std::string_view uri);
/// The other way round.
[[nodiscard]] std::string uri_of(std::string_view path);
/// A path without "." and ".." steps, so that one file has one name.
[[nodiscard]] std::string normal(const std::string& path);

}  // namespace cancha::lsp
