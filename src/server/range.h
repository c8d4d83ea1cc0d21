#pragma once

#include <cstdint>
#include <string_view>

namespace cancha::server {

/// What a Range header asks for.
struct ByteRange {
  enum class Kind {
    Whole,   ///< nothing of bytes is asked: send everything
    Part,    ///< `first` and `length` hold
    Refused  ///< malformed, several ranges, or beyond the end
  };
  Kind kind = Kind::Whole;
  std::uint64_t first = 0;
  std::uint64_t length = 0;  ///< at least 1 for a part
};

/// Reads "bytes=0-99", "bytes=100-" or "bytes=-100" for a file of `size` bytes; longer parts are cut to `most` bytes.
[[nodiscard]] ByteRange parse_range(std::string_view header, std::uint64_t size, std::uint64_t most);

}  // namespace cancha::server
