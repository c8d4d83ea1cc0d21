#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "base/fields.h"
#include "base/json.h"
#include "base/protobuf_descriptor.h"
#include "base/time.h"

/// TypeScript interfaces from any message, by its field list, so that page and program cannot misunderstand each other.
namespace cancha {

/// How messages arrive at the page.
enum class Dialect {
  Protobuf,  ///< decoded from a recording: enums in capitals, times in two numbers, absent messages are null
  Json       ///< from the API: enums in words, times in seconds
};

/// Gathers interfaces; a message brings along those in it.
///
///     TypeScript types{Dialect::Json};
///     types.add<LiveStatus>();
///     write(types.text());
class TypeScript {
 public:
  explicit TypeScript(Dialect dialect) : dialect_{dialect} {}

  template <Message T>
  void add() {
    constexpr std::string_view name = short_name<T>();
    static_assert(!name.empty(), "a message needs a kName to be told to others");
    if (std::ranges::find(known_, name) != known_.end()) return;
    known_.emplace_back(name);
    std::string made = "export interface " + std::string{name} + " {\n";
    for_each_field<T>([&](const auto& f, int) {
      if (!f.meaning.empty()) made += "  /** " + std::string{f.meaning} + " */\n";
      made += "  " + std::string{f.name} + ": " + type<typename std::decay_t<decltype(f)>::Value>(false) + ";\n";
    });
    text_ += made + "}\n\n";
  }

  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  template <Message T>
  static constexpr std::string_view short_name() {
    constexpr std::string_view name = message_name<T>();
    return name.substr(name.rfind('.') + 1);
  }

  template <class T>
  std::string type(bool element) {
    const std::string or_null = dialect_ == Dialect::Protobuf && !element ? " | null" : "";
    if constexpr (std::is_same_v<T, bool>) {
      return "boolean";
    } else if constexpr (std::is_same_v<T, Time> || std::is_same_v<T, Duration>) {
      return dialect_ == Dialect::Json ? "number" : "{ seconds: number; nanos: number }" + or_null;
    } else if constexpr (std::is_enum_v<T>) {
      std::string made;
      for (const std::string_view word : names(T{})) {
        if (!made.empty()) made += " | ";
        made += '"' + (dialect_ == Dialect::Json ? std::string{word} : wire::constant_name(word)) + '"';
      }
      return element ? "(" + made + ")" : made;
    } else if constexpr (std::is_same_v<T, RawJson>) {
      return "unknown";
    } else if constexpr (std::is_arithmetic_v<T>) {
      return "number";
    } else if constexpr (std::is_same_v<T, std::string>) {
      return "string";
    } else if constexpr (std::is_same_v<T, std::vector<std::byte>>) {
      return dialect_ == Dialect::Json ? "string" : "Uint8Array";
    } else if constexpr (Message<T>) {
      add<T>();
      return std::string{short_name<T>()} + or_null;
    } else if constexpr (kIsMaybe<T> || std::is_same_v<T, std::optional<typename T::value_type>>) {
      return type<typename T::value_type>(true) + " | null";
    } else {
      return type<typename T::value_type>(true) + "[]";
    }
  }

  Dialect dialect_;
  std::vector<std::string> known_;
  std::string text_;
};

}  // namespace cancha
