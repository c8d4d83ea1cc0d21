#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "base/fields.h"
#include "base/maybe.h"
#include "base/time.h"

/// JSON text from any message, by its field list. Numbers are written so that they read back to the same bits.
namespace cancha {

/// Text as a JSON string, quotes included; bytes that are not UTF-8 become U+FFFD.
void append_json_string(std::string& out, std::string_view text);
/// A number; not-a-number and infinities, which JSON cannot say, become null.
void append_json_number(std::string& out, double number);
/// Bytes as base64, which is how protobuf's JSON has them.
void append_json_bytes(std::string& out, std::string_view bytes);

namespace detail {

/// Whether a field is left out: an optional without a value is.
template <class T>
constexpr bool left_out(const T&) {
  return false;
}
template <class T>
constexpr bool left_out(const std::optional<T>& value) {
  return !value.has_value();
}
template <class T>
constexpr bool left_out(const Maybe<T>& value) {
  return !value.has_value();
}

template <class T>
inline constexpr bool kIsMap = false;
template <class T>
inline constexpr bool kIsMap<std::map<std::string, T>> = true;

}  // namespace detail

/// Text that is JSON already and is written as it is.
struct RawJson {
  std::string text = "null";
};

/// Appends `value` as JSON: messages and maps as objects, vectors as arrays, bytes as base64, enums by name, times in
/// seconds. Optional fields without a value are left out; elsewhere such a value is null.
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
  } else if constexpr (std::is_same_v<T, std::vector<std::byte>>) {
    append_json_bytes(out, {reinterpret_cast<const char*>(value.data()), value.size()});
  } else if constexpr (std::is_same_v<T, RawJson>) {
    out += value.text;
  } else if constexpr (requires { value.has_value(); }) {
    if (value.has_value()) {
      append_json(out, *value);
    } else {
      out += "null";
    }
  } else if constexpr (detail::kIsMap<T>) {
    out += '{';
    for (const auto& [name, member] : value) {
      if (out.back() != '{') out += ',';
      append_json_string(out, name);
      out += ':';
      append_json(out, member);
    }
    out += '}';
  } else if constexpr (Message<T>) {
    out += '{';
    for_each_field<T>([&](const auto& f, int) {
      if (detail::left_out(value.*f.member)) return;
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
