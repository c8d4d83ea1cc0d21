#pragma once

#include <string>
#include <vector>

#include "base/shape_of.h"

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
    static_assert(!message_name<T>().empty(), "a message needs a kName to be told to others");
    add(detail::message_shape<T>());
  }
  void add(const MessageShape& shape);

  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  [[nodiscard]] std::string type(const Shape& shape, bool element);

  Dialect dialect_;
  std::vector<std::string> known_;
  std::string text_;
};

}  // namespace cancha
