#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.h"
#include "team/yarp/bottle.h"

/// Bottles as bytes, little-endian: code of the list, number of values, values. Where all values have one kind the
/// list's code says it, otherwise each value has its code before it.
namespace cancha::team::yarp {

/// Which numbers stand for floats. YARP 4.0 gave 10 to float32, which was float64 before, and 20 to float64: neither
/// understands the other's floats.
enum class Codes : std::uint8_t { Version3, Version4 };

void append_binary(std::string& out, const Bottle& bottle, Codes codes);

/// What was found at the beginning of some bytes.
struct BinaryRead {
  enum class State : std::uint8_t {
    Whole,  ///< a bottle
    More,   ///< the beginning of one
    Bad     ///< nothing that could become one
  };
  State state = State::More;
  Bottle bottle{};
  std::size_t used = 0;   ///< bytes of a whole one
  std::string trouble{};  ///< of a bad one
};
[[nodiscard]] BinaryRead read_binary(std::string_view bytes, Codes codes);

/// Bytes that are exactly one bottle, by the codes that fit; `codes` is tried first and becomes those that did.
[[nodiscard]] Result<Bottle> parse_binary(std::string_view bytes, Codes& codes);

}  // namespace cancha::team::yarp
