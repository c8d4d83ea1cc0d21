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

// these are inline because a recording calls them a million times a minute; each appends once, because a string looks
// at its room every time

/// The most bytes of a varint.
inline constexpr std::size_t kLongestVarint = 10;
inline constexpr std::size_t kLongestTagged = 2 * kLongestVarint;  ///< of a number with its tag

/// Writes a varint and gives the place behind it.
inline char* put_varint(char* at, std::uint64_t value) {
  while (value >= 0x80) {
    *at++ = static_cast<char>(value | 0x80);
    value >>= 7;
  }
  *at++ = static_cast<char>(value);
  return at;
}

/// Writes the tag of a field.
inline char* put_tag(char* at, int number, Type type) {
  return put_varint(at, static_cast<std::uint64_t>(number) << 3 | static_cast<std::uint64_t>(type));
}

/// Writes a number in the form of `type`, which is not Bytes.
inline char* put_number(char* at, Type type, std::uint64_t bits) {
  static_assert(std::endian::native == std::endian::little, "protobuf is little-endian, and so are our machines");
  CANCHA_EXPECTS(type != Type::Bytes);
  if (type == Type::Varint) return put_varint(at, bits);
  std::memcpy(at, &bits, sizeof bits);
  return at + (type == Type::Fixed64 ? 8 : 4);
}

/// A number without a tag, as lists of numbers have them.
inline void append_number(std::string& out, Type type, std::uint64_t bits) {
  char bytes[kLongestVarint];
  out.append(bytes, put_number(bytes, type, bits));
}

/// A number with its tag.
inline void append_tagged(std::string& out, int number, Type type, std::uint64_t bits) {
  char bytes[kLongestTagged];
  out.append(bytes, put_number(put_tag(bytes, number, type), type, bits));
}

/// The tag of a text, a message or a list of numbers, and room for its length: what is appended from here to
/// close_length() is what that counts.
[[nodiscard]] inline std::size_t open_length(std::string& out, int number) {
  char bytes[kLongestVarint + 1];
  char* const end = put_tag(bytes, number, Type::Bytes);
  *end = '\0';  // one byte is enough for most; close_length() makes more room
  out.append(bytes, end + 1);
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
