#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "base/expects.h"
#include "base/shape.h"

/// Whole numbers in memory that a shape describes.
namespace cancha {

template <class T>
[[nodiscard]] T load(const void* at) {
  T value;
  std::memcpy(&value, at, sizeof value);
  return value;
}

/// Which of its words an enum's value is, whatever number of bytes it has.
[[nodiscard]] inline std::size_t enum_place(const Shape& shape, const void* at) {
  std::uint64_t place = 0;
  std::memcpy(&place, at, shape.size);  // little-endian
  return static_cast<std::size_t>(place);
}
inline void set_enum(const Shape& shape, void* at, std::size_t place) {
  std::memcpy(at, &place, shape.size);
}

/// Calls use(T&) with a whole number of the kind; T is const where the memory is.
template <class Void, class Use>
decltype(auto) with_whole(ValueKind kind, Void* at, Use&& use) {
  const auto as = [&]<class T>(T) -> decltype(auto) {
    if constexpr (std::is_const_v<Void>) {
      return use(*static_cast<const T*>(at));
    } else {
      return use(*static_cast<T*>(at));
    }
  };
  switch (kind) {
    case ValueKind::Int8:
      return as(std::int8_t{});
    case ValueKind::Uint8:
      return as(std::uint8_t{});
    case ValueKind::Int16:
      return as(std::int16_t{});
    case ValueKind::Uint16:
      return as(std::uint16_t{});
    case ValueKind::Int32:
      return as(std::int32_t{});
    case ValueKind::Uint32:
      return as(std::uint32_t{});
    case ValueKind::Int64:
      return as(std::int64_t{});
    default:
      CANCHA_EXPECTS(kind == ValueKind::Uint64);
      return as(std::uint64_t{});
  }
}

}  // namespace cancha
