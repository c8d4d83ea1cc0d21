#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "base/fields.h"
#include "base/maybe.h"
#include "base/shape.h"
#include "base/time.h"

/// The shape of a type, from its field list.
namespace cancha {

/// Lives as long as the program.
template <class T>
[[nodiscard]] constexpr const Shape& shape_of();

namespace detail {

template <class T>
inline constexpr bool kIsVector = false;
template <class T>
inline constexpr bool kIsVector<std::vector<T>> = true;
template <class T>
inline constexpr bool kIsArray = false;
template <class T, std::size_t N>
inline constexpr bool kIsArray<std::array<T, N>> = true;
template <class T>
inline constexpr bool kIsOptional = kIsMaybe<T>;
template <class T>
inline constexpr bool kIsOptional<std::optional<T>> = true;
template <class T>
inline constexpr bool kIsMap = false;
template <class T>
inline constexpr bool kIsMap<std::map<std::string, T>> = true;

template <class T>
constexpr ValueKind plain_kind() {
  if constexpr (std::is_same_v<T, bool>) return ValueKind::Bool;
  if constexpr (std::is_same_v<T, std::int8_t>) return ValueKind::Int8;
  if constexpr (std::is_same_v<T, std::uint8_t>) return ValueKind::Uint8;
  if constexpr (std::is_same_v<T, std::int16_t>) return ValueKind::Int16;
  if constexpr (std::is_same_v<T, std::uint16_t>) return ValueKind::Uint16;
  if constexpr (std::is_same_v<T, std::int32_t>) return ValueKind::Int32;
  if constexpr (std::is_same_v<T, std::uint32_t>) return ValueKind::Uint32;
  if constexpr (std::is_same_v<T, std::int64_t>) return ValueKind::Int64;
  if constexpr (std::is_same_v<T, std::uint64_t>) return ValueKind::Uint64;
  if constexpr (std::is_same_v<T, float>) return ValueKind::Float;
  if constexpr (std::is_same_v<T, double>) return ValueKind::Double;
  if constexpr (std::is_same_v<T, std::string>) return ValueKind::Text;
  if constexpr (std::is_same_v<T, std::string_view>) return ValueKind::TextView;
  if constexpr (std::is_same_v<T, std::vector<std::byte>>) return ValueKind::Bytes;
  if constexpr (std::is_same_v<T, Time>) return ValueKind::Time;
  if constexpr (std::is_same_v<T, Duration>) return ValueKind::Duration;
  if constexpr (std::is_same_v<T, RawJson>) return ValueKind::RawJson;
  return ValueKind::Message;
}

template <class T>
inline constexpr auto kWords = [] {
  constexpr auto all = names(T{});
  std::array<std::string_view, all.size()> words{};
  for (std::size_t i = 0; i < all.size(); ++i) words[i] = all[i];
  return words;
}();

/// Tables are filled where a program first asks for them.
template <Message T>
const MessageShape& message_shape() {
  static const MessageShape kMade = [] {
    MessageShape made;
    made.name = message_name<T>();
    made.fields.reserve(field_count<T>());
    const T sample{};
    for_each_field<T>([&](const auto& field, int number) {
      const auto& value = sample.*field.member;
      made.fields.push_back({field.name, field.meaning, number,
                             reinterpret_cast<const char*>(&value) - reinterpret_cast<const char*>(&sample),
                             &shape_of<std::remove_cvref_t<decltype(value)>>()});
    });
    return made;
  }();
  return kMade;
}

constexpr Shape begun(ValueKind kind, std::size_t size, const Shape* element = nullptr) {
  Shape shape;
  shape.kind = kind;
  shape.size = size;
  shape.element = element;
  return shape;
}

template <class T>
constexpr Shape list_shape() {
  using Element = typename T::value_type;
  static_assert(!std::is_same_v<Element, bool> || kIsArray<T>, "a vector of bool has no memory of its own to show");
  Shape shape = begun(kIsArray<T> ? ValueKind::Array : ValueKind::List, sizeof(T), &shape_of<Element>());
  shape.length = [](const void* list) { return static_cast<const T*>(list)->size(); };
  shape.first = [](void* list) { return static_cast<void*>(static_cast<T*>(list)->data()); };
  if constexpr (kIsArray<T>) {
    shape.count = std::tuple_size_v<T>;
  } else {
    shape.resize = [](void* list, std::size_t size) { static_cast<T*>(list)->resize(size); };
  }
  return shape;
}

template <class T>
constexpr Shape optional_shape() {
  Shape shape = begun(ValueKind::Optional, sizeof(T), &shape_of<typename T::value_type>());
  shape.get = [](void* value) -> void* {
    auto& it = *static_cast<T*>(value);
    return it.has_value() ? &*it : nullptr;
  };
  shape.present = [](void* value) -> void* {
    if constexpr (kIsMaybe<T>) return &static_cast<T*>(value)->present();
    return &static_cast<T*>(value)->emplace();
  };
  shape.renew = [](void* value) -> void* { return &static_cast<T*>(value)->emplace(); };
  shape.reset = [](void* value) { static_cast<T*>(value)->reset(); };
  return shape;
}

template <class T>
constexpr Shape make_shape() {
  if constexpr (std::is_enum_v<T> && !std::is_same_v<T, std::byte>) {
    Shape shape = begun(ValueKind::Enum, sizeof(T));
    shape.words = kWords<T>;
    return shape;
  } else if constexpr (plain_kind<T>() != ValueKind::Message) {
    return begun(plain_kind<T>(), sizeof(T));
  } else if constexpr (kIsOptional<T>) {
    return optional_shape<T>();
  } else if constexpr (kIsMap<T>) {
    Shape shape = begun(ValueKind::Map, sizeof(T), &shape_of<typename T::mapped_type>());
    shape.each = [](const void* map, void* context, void (*see)(void*, std::string_view, const void*)) {
      for (const auto& [name, value] : *static_cast<const T*>(map)) see(context, name, &value);
    };
    return shape;
  } else if constexpr (Message<T>) {
    Shape shape = begun(ValueKind::Message, sizeof(T));
    shape.message = &message_shape<T>;
    return shape;
  } else {
    return list_shape<T>();
  }
}

template <class T>
inline constexpr Shape kShape = make_shape<T>();

}  // namespace detail

template <class T>
constexpr const Shape& shape_of() {
  return detail::kShape<T>;
}

}  // namespace cancha
