#pragma once

#include <string>
#include <tl/expected.hpp>
#include <utility>

namespace cancha {

/// What was wrong with something that came from outside: a file, a packet, an argument.
struct Error {
  std::string where;  ///< the place: "content/leagues/x.toml:12:3", "--speed", "blue's strategy"
  std::string what;   ///< one sentence without a full stop
  std::string hint;   ///< what to do about it; may be empty

  /// "where: what (hint)", as every command prints it.
  [[nodiscard]] std::string text() const {
    std::string line = where.empty() ? what : where + ": " + what;
    if (!hint.empty()) line += " (" + hint + ")";
    return line;
  }
};

/// A value, or the reason why there is none.
template <class T>
using Result = tl::expected<T, Error>;

/// The failing half of a Result: `return fail("file.toml:3", "key 'x' is unknown", "did you mean 'y'?");`
[[nodiscard]] inline tl::unexpected<Error> fail(std::string where, std::string what, std::string hint = "") {
  return tl::unexpected<Error>(Error{std::move(where), std::move(what), std::move(hint)});
}

/// Hands an error of one Result on as the error of another.
template <class T>
[[nodiscard]] tl::unexpected<Error> pass_on(Result<T>&& result) {
  return tl::unexpected<Error>(std::move(result.error()));
}

}  // namespace cancha
