#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "team/yarp/bottle.h"

/// Bottles as text: `1 2.5 hello [get] {1 255} (4 5) "a b"`.
namespace cancha::team::yarp {

/// Reads a bottle. Values are separated by blanks or commas; a float has a point or an exponent; `true`, `false` and
/// `null` are vocabs. Errors name the letter, counted from 1.
[[nodiscard]] Result<Bottle> parse_bottle(std::string_view text);

/// The same bottle as text; what it gives is read as the same values.
[[nodiscard]] std::string text_of(const Bottle& bottle);

/// Lines that make one bottle together: while a quote or a bracket is open, or a line ends in a backslash, the next one
/// belongs to it.
class BottleLines {
 public:
  /// True once the bottle is whole.
  bool take(std::string_view line);
  [[nodiscard]] const std::string& text() const { return text_; }
  void clear() { *this = {}; }

 private:
  std::string text_;
  int open_ = 0;  ///< brackets
  bool quoted_ = false;
  bool begun_ = false;
};

}  // namespace cancha::team::yarp
