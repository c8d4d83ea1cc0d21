#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "decide/chart/expression.h"

/// Declarations of variables, whatever file they stand in.
namespace cancha::decide::chart {

/// A word of a file.
struct Piece {
  std::string text;
  Place place;
  bool given = false;
};

/// What a file says of a variable, before it is looked at.
struct Declaration {
  Piece name, role, type, least, most, values, initial, pin, unit, doc;
  PlaceOf place_in_initial;  ///< of the bytes of `initial`
};

/// Checks a declaration and adds the variable to the chart; tells what is wrong.
void declare(const Declaration& declaration, Chart& chart, Problems& problems);

/// "100ms": whole milliseconds, since all times of charts count in them; tells what is wrong.
void read_sample_time(const Piece& piece, Chart& chart, Problems& problems);

/// How charts are updated was said in older files, and was never heeded: only what is true of all may be said.
void check_update(const Piece& piece, Problems& problems);

/// One of a list of names by its place, or nothing after having told what is wrong.
template <class E>
[[nodiscard]] bool choose(const Piece& piece, std::string_view what, E& into, Problems& problems) {
  constexpr auto kNames = names(E{});
  const auto found = std::ranges::find(kNames, piece.text);
  if (found == kNames.end()) {
    problems.add(piece.place, fmt::format("there is no {} '{}'", what, piece.text),
                 fmt::format("one of {}", fmt::join(kNames, ", ")));
    return false;
  }
  into = static_cast<E>(found - kNames.begin());
  return true;
}

/// The place of a list of elements among the chart's enumerations; equal lists are one.
[[nodiscard]] std::uint32_t enumeration_of(Chart& chart, const std::vector<std::string>& elements);

}  // namespace cancha::decide::chart
