#pragma once

#include <cstddef>
#include <limits>
#include <string_view>

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

/// A field list: a function that shows its entries to whoever calls it. (A std::tuple would be the same, and
/// take the compiler longer.)
template <class... Fields>
constexpr auto list_of(Fields... fields) {
  return [=](auto&& visit) { (visit(fields), ...); };
}

/// One list after the other.
template <class... Lists>
constexpr auto joined(Lists... lists) {
  return [=](auto&& visit) { (lists(visit), ...); };
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
  int place = 0;
  T::fields()([&](const auto& field) {
    ++place;
    visit(field, field.number ? field.number : place);
  });
}

template <Message T>
constexpr std::size_t field_count() {
  std::size_t count = 0;
  T::fields()([&](const auto&) { ++count; });
  return count;
}

}  // namespace cancha
