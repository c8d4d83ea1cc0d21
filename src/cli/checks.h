#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>

/// What the values of options are held to. CLI11's own checks take "nan" for every number and -1 for the greatest one.
namespace cancha::cli {

/// A whole number from `least` to `most`.
[[nodiscard]] CLI::Validator within(std::int64_t least, std::int64_t most);
[[nodiscard]] CLI::Validator within(int least, int most);
/// A number from `least` to `most`; not a number is none.
[[nodiscard]] CLI::Validator within(double least, double most);
/// A whole number of 64 bits without sign, for seeds.
[[nodiscard]] CLI::Validator whole_number();

}  // namespace cancha::cli
