#pragma once

#include <cstddef>
#include <limits>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

/// One list, many uses: a message names its fields once, and JSON, recording, schemas and database layout come from it.
///
/// A message is an aggregate with a static `fields()`:
///
///     struct Score {
///       int blue = 0;
///       int yellow = 0;
///       static constexpr auto fields() {
///         return list_of(entry("blue", &Score::blue, "goals of blue"), entry("yellow", &Score::yellow));
///       }
///     };
namespace cancha {

/// One entry of a field list.
template <class Owner, class T>
struct Field {
  std::string_view name;     ///< as written in JSON and in schemas
  T Owner::*member;          ///< where the value lies
  std::string_view meaning;  ///< one line for reference pages; units and frame included
  int number;                ///< protobuf field number, 0 = place in the list
  double least = -std::numeric_limits<double>::infinity();
  double most = std::numeric_limits<double>::infinity();
  using Value = T;

  /// The same field with bounds: databases refuse values outside of them. Times are in seconds.
  [[nodiscard]] constexpr Field within(double lower, double upper = std::numeric_limits<double>::infinity()) const {
    Field made = *this;
    made.least = lower;
    made.most = upper;
    return made;
  }
  [[nodiscard]] constexpr bool is_bounded() const {
    return least > -std::numeric_limits<double>::infinity() || most < std::numeric_limits<double>::infinity();
  }
};

/// An entry of a field list; `number` is only for formats that others have numbered already.
template <class Owner, class T>
constexpr Field<Owner, T> entry(std::string_view name, T Owner::*member, std::string_view meaning = "",
                                int number = 0) {
  return {name, member, meaning, number};
}

template <class... Fields>
constexpr std::tuple<Fields...> list_of(Fields... fields) {
  return {fields...};
}

/// A type that has a field list.
template <class T>
concept Message = requires {
  T::fields();
};

/// The name a message has in schemas: its own `kName`, e.g. "foxglove.Log".
template <Message T>
constexpr std::string_view message_name() {
  if constexpr (requires { T::kName; }) {
    return T::kName;
  } else {
    return "";
  }
}

/// Calls visit(field, number) for every field of T in order; numbers start at 1.
template <Message T, class Visit>
constexpr void for_each_field(Visit&& visit) {
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    constexpr auto list = T::fields();
    (visit(std::get<I>(list), std::get<I>(list).number ? std::get<I>(list).number : static_cast<int>(I) + 1), ...);
  }
  (std::make_index_sequence<std::tuple_size_v<decltype(T::fields())>>{});
}

}  // namespace cancha
