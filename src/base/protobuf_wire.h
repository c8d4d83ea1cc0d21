#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

#include "base/expects.h"

/// The bytes of protobuf: tags, varints, little-endian numbers and length prefixes. Used through base/protobuf.h.
namespace cancha::wire {

/// How the value behind a tag is written.
enum class Type : std::uint8_t { Varint = 0, Fixed64 = 1, Bytes = 2, Fixed32 = 5 };

// these are inline because a recording calls them a million times a minute

inline void append_varint(std::string& out, std::uint64_t value) {
  while (value >= 0x80) {
    out += static_cast<char>(value | 0x80);
    value >>= 7;
  }
  out += static_cast<char>(value);
}

inline void append_tag(std::string& out, int number, Type type) {
  append_varint(out, static_cast<std::uint64_t>(number) << 3 | static_cast<std::uint64_t>(type));
}

/// A number in the form of `type`, which is not Bytes.
inline void append_number(std::string& out, Type type, std::uint64_t bits) {
  static_assert(std::endian::native == std::endian::little, "protobuf is little-endian, and so are our machines");
  CANCHA_EXPECTS(type != Type::Bytes);
  if (type == Type::Varint) return append_varint(out, bits);
  char bytes[sizeof bits];
  std::memcpy(bytes, &bits, sizeof bits);
  out.append(bytes, type == Type::Fixed64 ? 8 : 4);
}

/// Leaves room for a length; what is appended from here to close_length() is what it counts.
[[nodiscard]] inline std::size_t open_length(std::string& out) {
  out += '\0';  // one byte is enough for most; close_length() makes more room
  return out.size();
}
void close_long_length(std::string& out, std::size_t opened);
inline void close_length(std::string& out, std::size_t opened) {
  const std::size_t length = out.size() - opened;
  if (length >= 0x80) return close_long_length(out, opened);
  out[opened - 1] = static_cast<char>(length);
}

/// Reads a message front to back. Each step is false, and nothing is promised after it, where the bytes do not fit.
class Reader {
 public:
  explicit Reader(std::string_view bytes) : left_{bytes} {}

  [[nodiscard]] bool empty() const { return left_.empty(); }
  [[nodiscard]] bool tag(int& number, Type& type);
  [[nodiscard]] bool number(Type type, std::uint64_t& bits);
  [[nodiscard]] bool bytes(std::string_view& bytes);
  [[nodiscard]] bool skip(Type type);

 private:
  std::string_view left_;
};

}  // namespace cancha::wire
