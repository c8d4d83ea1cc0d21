#pragma once

#include <cstdint>
#include <vector>

#include "base/result.h"
#include "decide/program/program.h"

namespace cancha::decide::program {

/// What is to be said about the calls between options, found in one walk over them.
struct Soundness {
  std::vector<Error> errors;          ///< it cannot be run: options call themselves, or calls go deeper than kDeepest
  std::vector<Error> warnings;        ///< an option can be reached twice in one cycle: the second call will be skipped
  std::vector<Place> error_places;    ///< of the calls that these speak of, in the same order
  std::vector<Place> warning_places;  ///< likewise
  std::uint32_t depth = 0;            ///< most options that are active below one another
};

/// Calls may go so deep.
inline constexpr std::uint32_t kDeepest = 1000;

/// Looks at every call once. An option may be called by several states of another one; it is reached twice where two
/// calls of one and the same state lead to it, at whatever depth.
[[nodiscard]] Soundness check(const Program& program);

/// "file.xabsl:12:3" of a place; the program's title where there is none.
[[nodiscard]] std::string where(const Program& program, const Place& place);

/// The line of a place, from 1; 0 where there is none.
[[nodiscard]] int line_of(const Program& program, const Place& place);

}  // namespace cancha::decide::program
