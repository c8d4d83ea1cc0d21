#pragma once

#include <cstdint>
#include <vector>

#include "codegen/source.h"

namespace cancha::codegen {

/// A finite machine as a table, found by running the engine through all that can happen: so it is right by
/// construction. Two situations that no sequence of inputs can tell apart are one.
struct Machine {
  unsigned inputs = 0;                ///< bits
  unsigned outputs = 0;               ///< bits
  std::vector<std::uint8_t> codes{};  ///< what the machine keeps, by situation; the first is the beginning, 0
  std::vector<std::uint8_t> next{};   ///< the next code, by code and inputs: `code << inputs | inputs`
  std::vector<std::vector<std::uint32_t>> states{};  ///< by code: the program's states that it stands for
  std::vector<std::uint8_t> out{};  ///< outputs by code; empty = the lowest bits of the code are the outputs
};

/// Explores a program that is one option over true and false. Anything else is refused with the reason.
[[nodiscard]] Result<Machine> machine_of(const Model& model);

[[nodiscard]] Source table_source(const Model& model, const SourceStyle& style, const Machine& machine);

/// Bytes of an ATmega's flash that a table takes, within a tenth of what avr-gcc 5.4 makes of it.
[[nodiscard]] std::size_t table_estimate(const Machine& machine);
/// How much a switch weighs against that; only to choose by, since what a compiler makes of it may be half or thrice as
/// much. Every machine chooses alike, whether it has that compiler or not.
[[nodiscard]] std::size_t switch_weight(const Model& model);

}  // namespace cancha::codegen
