#pragma once

#include <bit>
#include <concepts>
#include <cstdint>
#include <cstring>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/expects.h"
#include "base/fields.h"

/// The bytes of MCAP values, from the field lists in mcap/records.h: writer and reader share this one description.
///
/// Integers are little-endian; a text is a 32-bit length and its bytes; lists and maps are a 32-bit length in *bytes*
/// and their entries; a record is an 8-bit opcode, a 64-bit length and its fields in order.
namespace cancha::mcap {

inline constexpr std::size_t kPrefixSize = 9;  ///< opcode and length of a record

template <class T>
inline constexpr bool kIsList = false;
template <class T>
inline constexpr bool kIsList<std::vector<T>> = true;
template <class K, class V>
inline constexpr bool kIsList<std::map<K, V>> = true;

/// Writes an integer over bytes that are there already.
template <std::unsigned_integral T>
void overwrite(std::string& out, std::size_t place, T value) {
  static_assert(std::endian::native == std::endian::little, "MCAP is little-endian, and so are our machines");
  CANCHA_EXPECTS(place + sizeof(T) <= out.size());
  std::memcpy(out.data() + place, &value, sizeof(T));
}

template <class T>
void append_value(std::string& out, const T& value) {
  if constexpr (std::unsigned_integral<T>) {
    const std::size_t place = out.size();
    out.append(sizeof(T), '\0');
    overwrite(out, place, value);
  } else if constexpr (kIsList<T>) {
    const std::size_t place = out.size();
    append_value(out, std::uint32_t{0});
    for (const auto& element : value) append_value(out, element);
    overwrite(out, place, static_cast<std::uint32_t>(out.size() - place - 4));
  } else if constexpr (requires { value.first; }) {
    append_value(out, value.first);
    append_value(out, value.second);
  } else {
    append_value(out, static_cast<std::uint32_t>(value.size()));
    out += value;
  }
}

/// Appends a whole record; `payload` is what follows its fields (a message's data, a chunk's records).
template <Message T>
void append_record(std::string& out, const T& record, std::string_view payload = "") {
  const std::size_t place = out.size();
  out += static_cast<char>(T::kOpcode);
  append_value(out, std::uint64_t{0});
  for_each_field<T>([&](const auto& f, int) { append_value(out, record.*f.member); });
  out += payload;
  overwrite(out, place + 1, static_cast<std::uint64_t>(out.size() - place - kPrefixSize));
}

/// Takes `size` bytes off the front of `left`, or says that there are not as many.
[[nodiscard]] inline bool take(std::string_view& left, std::uint64_t size, std::string_view& bytes) {
  if (size > left.size()) return false;
  bytes = left.substr(0, size);
  left.remove_prefix(size);
  return true;
}

/// Takes a value off the front of `left`; false where the bytes do not fit.
template <class T>
[[nodiscard]] bool take_value(std::string_view& left, T& value) {
  std::string_view bytes;
  if constexpr (std::unsigned_integral<T>) {
    if (!take(left, sizeof(T), bytes)) return false;
    std::uint64_t bits = 0;
    for (std::size_t i = sizeof(T); i > 0; --i) bits = bits << 8 | static_cast<unsigned char>(bytes[i - 1]);
    value = static_cast<T>(bits);
  } else if constexpr (requires { value.first; }) {
    return take_value(left, value.first) && take_value(left, value.second);
  } else {
    std::uint32_t size = 0;
    if (!take_value(left, size) || !take(left, size, bytes)) return false;
    if constexpr (requires { value = bytes; }) {
      value = bytes;
    } else if constexpr (requires { value.push_back({}); }) {
      for (value.clear(); !bytes.empty();) {
        if (!take_value(bytes, value.emplace_back())) return false;
      }
    } else {
      for (value.clear(); !bytes.empty();) {
        std::pair<typename T::key_type, typename T::mapped_type> element;
        if (!take_value(bytes, element)) return false;
        value.insert(std::move(element));
      }
    }
  }
  return true;
}

/// Takes the fields of a record off the front of its content; what is left is the payload, or fields of the future.
template <Message T>
[[nodiscard]] bool take_record(std::string_view& content, T& record) {
  bool good = true;
  for_each_field<T>([&](const auto& f, int) { good = good && take_value(content, record.*f.member); });
  return good;
}

}  // namespace cancha::mcap
