#pragma once

#include <string>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

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

/// All problems as one error, at least one: the first in its place, the others below it, a line each.
[[nodiscard]] inline Error together(const std::vector<Error>& problems) {
  Error all = problems.front();
  if (problems.size() == 1) return all;
  if (!all.hint.empty()) all.what.append(" (").append(std::exchange(all.hint, {})).append(")");
  for (std::size_t i = 1; i < problems.size(); ++i) all.what.append("\n").append(problems[i].text());
  return all;
}

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
