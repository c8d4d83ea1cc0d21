#pragma once

#include <string>
#include <string_view>
#include <type_traits>

#include "base/shape_of.h"

/// JSON text from any message, by its field list. Numbers are written so that they read back to the same bits.
namespace cancha {

/// Text as a JSON string, quotes included; bytes that are not UTF-8 become U+FFFD.
void append_json_string(std::string& out, std::string_view text);
/// A number; not-a-number and infinities, which JSON cannot say, become null.
void append_json_number(std::string& out, double number);
/// Bytes as base64, which is how protobuf's JSON has them.
void append_json_bytes(std::string& out, std::string_view bytes);

namespace detail {
void append_json(std::string& out, const Shape& shape, const void* value);
}  // namespace detail

/// Appends `value` as JSON: messages and maps as objects, vectors as arrays, bytes as base64, enums by name, times in
/// seconds. Optional fields without a value are left out; elsewhere such a value is null.
template <class T>
void append_json(std::string& out, const T& value) {
  if constexpr (std::is_convertible_v<const T&, std::string_view>) {
    append_json_string(out, value);
  } else {
    detail::append_json(out, shape_of<T>(), &value);
  }
}

template <class T>
[[nodiscard]] std::string to_json(const T& value) {
  std::string out;
  append_json(out, value);
  return out;
}

}  // namespace cancha
