#pragma once

#include <fmt/format.h>

#include <limits>

#include "base/fields.h"
#include "base/protobuf.h"
#include "base/result.h"

/// Values of messages held to the bounds of their field lists, see Field::within().
namespace cancha::team {

namespace detail {

template <class T>
constexpr bool is_bounded() {
  if constexpr (Message<T>) {
    bool some = false;
    for_each_field<T>([&](const auto& f, int) {
      some = some || f.is_bounded() || is_bounded<typename std::decay_t<decltype(f)>::Value>();
    });
    return some;
  } else if constexpr (wire::kIsVector<T> || wire::kIsArray<T>) {
    return is_bounded<typename T::value_type>();
  } else {
    return false;
  }
}

/// False where a number is outside; what is no number has no bounds of its own.
template <class T>
bool lies_within(const T& value, double least, double most) {
  if constexpr (wire::Moment<T>) {
    return value.seconds() >= least && value.seconds() <= most;
  } else if constexpr (std::is_arithmetic_v<T>) {
    return static_cast<double>(value) >= least && static_cast<double>(value) <= most;
  } else if constexpr (wire::kIsVector<T> || wire::kIsArray<T>) {
    for (const auto& element : value) {
      if (!lies_within(element, least, most)) return false;
    }
  }
  return true;
}

}  // namespace detail

/// Has a field of T, or of what is in it, bounds?
template <class T>
inline constexpr bool kIsBounded = detail::is_bounded<T>();

/// Fails with the first field whose value lies outside of its bounds. Does not allocate otherwise.
template <class T>
[[nodiscard]] Result<void> check_bounds(const T& value) {
  Result<void> good;
  if constexpr (Message<T>) {
    for_each_field<T>([&](const auto& f, int) {
      using Inside = typename std::decay_t<decltype(f)>::Value;
      if (!good) return;
      if (f.is_bounded() && !detail::lies_within(value.*f.member, f.least, f.most)) {
        const bool open = f.most == std::numeric_limits<double>::infinity();
        good = fail(fmt::format("{}.{}", message_name<T>(), f.name), "has an impossible value",
                    open ? fmt::format("at least {}", f.least) : fmt::format("{} to {}", f.least, f.most));
      } else if constexpr (kIsBounded<Inside>) {
        good = check_bounds(value.*f.member);
      }
    });
  } else if constexpr (wire::kIsVector<T> || wire::kIsArray<T>) {
    for (const auto& element : value) {
      if (good) good = check_bounds(element);
    }
  }
  return good;
}

}  // namespace cancha::team
