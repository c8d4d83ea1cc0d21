#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "base/protobuf.h"
#include "base/result.h"

/// How a record is laid out, as data: from a message's field list, and as a text that stands in the database, so that
/// programs of another build, viewers and journals can read records whose type they do not have.
///
///     cancha.Score(1 blue int32, 2 yellow int32)
///
/// Types: bool int8 uint8 int16 uint16 int32 int64 fixed32 uint64 float double string bytes time duration,
/// enum{first|second}, a list [element], a fixed number of elements [3 element], and messages as above. Numbers may
/// have bounds, double{0..1} or int32{0..}; those of times are seconds. Two programs agree on a record when their texts
/// are equal.
namespace cancha::team {

struct FieldLayout;

enum class Kind : std::uint8_t {
  Bool,
  Int8,
  Uint8,
  Int16,
  Uint16,
  Int32,
  Int64,
  Fixed32,
  Uint64,
  Float,
  Double,
  String,
  Bytes,
  Time,
  Duration,
  Enum,
  List,
  Array,
  Message
};

struct Layout {
  Kind kind = Kind::Bool;
  std::string name;                      ///< of a message
  std::vector<std::string> enumerators;  ///< of an enum
  std::vector<FieldLayout> fields;       ///< of a message
  std::vector<Layout> element;           ///< of a list or an array: one
  std::size_t count = 0;                 ///< of an array's elements
  double least = -std::numeric_limits<double>::infinity();
  double most = std::numeric_limits<double>::infinity();

  /// The text above.
  [[nodiscard]] std::string text() const;
  /// Bytes in the flat form, or nothing where the size is not fixed: texts and lists.
  [[nodiscard]] std::optional<std::size_t> flat_size() const;
  [[nodiscard]] bool is_bounded() const;
  /// Reads a text of unknown origin.
  [[nodiscard]] static Result<Layout> parse(std::string_view text);
};

struct FieldLayout {
  int number = 0;
  std::string name;
  Layout type;
};

/// What a C compiler makes of a struct with the fields of a flat layout.
struct Padding {
  std::size_t bytes = 0;  ///< of the struct
  std::string text;       ///< "7 bytes before 'b', 4 at the end"; empty where there is none
};
[[nodiscard]] Padding padding_of(const Layout& layout);
/// Why `size` bytes are no value of a flat layout: the padding is named where it is that.
[[nodiscard]] std::string wrong_size(const Layout& layout, std::size_t size);

/// A fingerprint of a layout's text.
[[nodiscard]] std::uint64_t hash_of(std::string_view layout_text);
/// Names both layouts, from where they begin to differ: "…blue int32… (1f) here, …blue int64… (2e) there".
[[nodiscard]] std::string difference(std::string_view theirs, std::string_view ours);

namespace detail {

template <class T>
constexpr Kind kind_of() {
  if constexpr (std::is_same_v<T, bool>) return Kind::Bool;
  if constexpr (std::is_same_v<T, std::int8_t>) return Kind::Int8;
  if constexpr (std::is_same_v<T, std::uint8_t>) return Kind::Uint8;
  if constexpr (std::is_same_v<T, std::int16_t>) return Kind::Int16;
  if constexpr (std::is_same_v<T, std::uint16_t>) return Kind::Uint16;
  if constexpr (std::is_same_v<T, int>) return Kind::Int32;
  if constexpr (std::is_same_v<T, std::int64_t>) return Kind::Int64;
  if constexpr (std::is_same_v<T, std::uint32_t>) return Kind::Fixed32;
  if constexpr (std::is_same_v<T, std::uint64_t>) return Kind::Uint64;
  if constexpr (std::is_same_v<T, float>) return Kind::Float;
  if constexpr (std::is_same_v<T, double>) return Kind::Double;
  if constexpr (std::is_same_v<T, std::string>) return Kind::String;
  if constexpr (std::is_same_v<T, wire::Bytes>) return Kind::Bytes;
  if constexpr (std::is_same_v<T, cancha::Time>) return Kind::Time;
  if constexpr (std::is_same_v<T, cancha::Duration>) return Kind::Duration;
  if constexpr (std::is_enum_v<T>) return Kind::Enum;
  if constexpr (wire::kIsArray<T>) return Kind::Array;
  if constexpr (wire::kIsVector<T>) return Kind::List;
  return Kind::Message;
}

}  // namespace detail

/// The layout of a message, or of anything that a message may contain.
template <class T>
[[nodiscard]] Layout layout_of() {
  Layout made;
  made.kind = detail::kind_of<T>();
  if constexpr (std::is_enum_v<T>) {
    for (const auto& word : names(T{})) made.enumerators.emplace_back(word);
  } else if constexpr (wire::kIsArray<T>) {
    made.count = std::tuple_size_v<T>;
    made.element.push_back(layout_of<typename T::value_type>());
  } else if constexpr (wire::kIsVector<T> && !std::is_same_v<T, wire::Bytes>) {
    made.element.push_back(layout_of<typename T::value_type>());
  } else if constexpr (Message<T>) {
    made.name = message_name<T>();
    for_each_field<T>([&](const auto& f, int number) {
      made.fields.push_back({number, std::string{f.name}, layout_of<typename std::decay_t<decltype(f)>::Value>()});
      Layout& type = made.fields.back().type;
      // bounds of a list are those of its elements
      Layout& bounded = type.element.empty() ? type : type.element.front();
      bounded.least = f.least;
      bounded.most = f.most;
    });
  }
  return made;
}

}  // namespace cancha::team
