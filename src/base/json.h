#pragma once

#include <string>
#include <string_view>
#include <type_traits>

#include "base/fields.h"
#include "base/time.h"

/// JSON text from any message, by its field list. Numbers are written so that they read back to the same bits.
namespace cancha {

/// Text as a JSON string, quotes included; bytes that are not UTF-8 become U+FFFD.
void append_json_string(std::string& out, std::string_view text);
/// A number; not-a-number and infinities, which JSON cannot say, become null.
void append_json_number(std::string& out, double number);

/// Appends `value` as JSON: messages as objects, vectors as arrays, enums by name, times in seconds.
template <class T>
void append_json(std::string& out, const T& value) {
  if constexpr (std::is_same_v<T, bool>) {
    out += value ? "true" : "false";
  } else if constexpr (std::is_same_v<T, Time> || std::is_same_v<T, Duration>) {
    append_json_number(out, value.seconds());
  } else if constexpr (std::is_enum_v<T>) {
    append_json_string(out, names(value)[static_cast<std::size_t>(value)]);
  } else if constexpr (std::is_integral_v<T>) {
    out += std::to_string(value);
  } else if constexpr (std::is_floating_point_v<T>) {
    append_json_number(out, static_cast<double>(value));
  } else if constexpr (std::is_convertible_v<T, std::string_view>) {
    append_json_string(out, value);
  } else if constexpr (Message<T>) {
    out += '{';
    for_each_field<T>([&](const auto& f, int) {
      if (out.back() != '{') out += ',';
      append_json_string(out, f.name);
      out += ':';
      append_json(out, value.*f.member);
    });
    out += '}';
  } else {
    out += '[';
    for (const auto& element : value) {
      if (out.back() != '[') out += ',';
      append_json(out, element);
    }
    out += ']';
  }
}

template <class T>
[[nodiscard]] std::string to_json(const T& value) {
  std::string out;
  append_json(out, value);
  return out;
}

}  // namespace cancha
