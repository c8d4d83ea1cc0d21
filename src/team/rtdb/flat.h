#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "base/fields.h"
#include "base/protobuf.h"
#include "base/time.h"

/// The flat form of messages whose size never changes: the fields one after the other, little-endian, without gaps.
/// Times are nanoseconds, enums and bools one byte. No field list contains a text, bytes or a list whose length can
/// change, or there is no such form.
namespace cancha::team {

namespace detail {

/// Bytes that a field takes; 0 where it has no flat form.
template <class T>
constexpr std::size_t flat_size() {
  if constexpr (std::is_same_v<T, bool> || std::is_enum_v<T>) {
    return 1;
  } else if constexpr (wire::Moment<T>) {
    return 8;
  } else if constexpr (std::is_arithmetic_v<T>) {
    return sizeof(T);
  } else if constexpr (wire::kIsArray<T>) {
    return std::tuple_size_v<T> * flat_size<typename T::value_type>();
  } else if constexpr (Message<T>) {
    std::size_t sum = 0;
    bool fixed = true;
    for_each_field<T>([&](const auto& f, int) {
      constexpr std::size_t kSize = flat_size<typename std::decay_t<decltype(f)>::Value>();
      sum += kSize;
      fixed = fixed && kSize > 0;
    });
    return fixed ? sum : 0;
  } else {
    return 0;
  }
}

template <class T>
std::byte* write_flat(std::byte* to, const T& value) {
  static_assert(std::endian::native == std::endian::little, "the flat form is little-endian, and so are our machines");
  if constexpr (Message<T>) {
    for_each_field<T>([&](const auto& f, int) { to = write_flat(to, value.*f.member); });
    return to;
  } else if constexpr (wire::kIsArray<T>) {
    for (const auto& element : value) to = write_flat(to, element);
    return to;
  } else if constexpr (wire::Moment<T>) {
    return write_flat(to, value.ns);
  } else if constexpr (std::is_same_v<T, bool> || std::is_enum_v<T>) {
    *to = static_cast<std::byte>(value);
    return to + 1;
  } else {
    std::memcpy(to, &value, sizeof value);
    return to + sizeof value;
  }
}

/// False in `good` where a byte is no bool or no value of its enum.
template <class T>
const std::byte* read_flat(const std::byte* from, T& value, bool& good) {
  if constexpr (Message<T>) {
    for_each_field<T>([&](const auto& f, int) { from = read_flat(from, value.*f.member, good); });
    return from;
  } else if constexpr (wire::kIsArray<T>) {
    for (auto& element : value) from = read_flat(from, element, good);
    return from;
  } else if constexpr (wire::Moment<T>) {
    return read_flat(from, value.ns, good);
  } else if constexpr (std::is_same_v<T, bool> || std::is_enum_v<T>) {
    const auto byte = std::to_integer<std::size_t>(*from);
    std::size_t values = 2;
    if constexpr (std::is_enum_v<T>) values = names(T{}).size();
    good = good && byte < values;
    value = byte < values ? static_cast<T>(byte) : T{};
    return from + 1;
  } else {
    std::memcpy(&value, from, sizeof value);
    return from + sizeof value;
  }
}

/// Are all bytes a value of T? Those of bools and enums are not.
template <class T>
constexpr bool takes_any_bytes() {
  if constexpr (wire::kIsArray<T>) {
    return takes_any_bytes<typename T::value_type>();
  } else if constexpr (Message<T>) {
    bool so = true;
    for_each_field<T>(
        [&](const auto& f, int) { so = so && takes_any_bytes<typename std::decay_t<decltype(f)>::Value>(); });
    return so;
  } else {
    return !std::is_same_v<T, bool> && !std::is_enum_v<T>;
  }
}

/// Does `value` lie at `at` from `base`, and what is in it one after the other?
template <class T>
bool lies_flat(const std::byte* base, std::size_t& at, const T& value) {
  bool so = true;
  if constexpr (Message<T>) {
    for_each_field<T>([&](const auto& f, int) { so = lies_flat(base, at, value.*f.member) && so; });
  } else if constexpr (wire::kIsArray<T>) {
    for (const auto& element : value) so = lies_flat(base, at, element) && so;
  } else {
    so = reinterpret_cast<const std::byte*>(&value) == base + at && sizeof(T) == flat_size<T>();
    at += flat_size<T>();
  }
  return so;
}

}  // namespace detail

/// Bytes of T in the flat form; 0 where it has none.
template <Message T>
inline constexpr std::size_t kFlatSize = detail::flat_size<T>();

/// Messages that are kept in the flat form; all others are kept as protobuf.
template <class T>
concept FlatMessage = Message<T> && kFlatSize<T> >
0;

/// Is the flat form of T what it is in memory? Then nothing need be copied to be put.
template <FlatMessage T>
[[nodiscard]] bool is_flat_in_memory() {
  if constexpr (std::is_trivially_copyable_v<T> && sizeof(T) == kFlatSize<T>) {
    const T probe{};
    std::size_t at = 0;
    return detail::lies_flat(reinterpret_cast<const std::byte*>(&probe), at, probe);
  }
  return false;
}

}  // namespace cancha::team
