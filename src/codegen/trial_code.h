#pragma once

#include <functional>
#include <string>

#include "codegen/generate.h"
#include "codegen/values.h"

/// C around generated code for trying it: what the user would have to write, and a main that steps it.
namespace cancha::codegen {

/// What must be known of generated code to call it; made as the generator makes it.
struct Shape {
  Shape(const program::Program& program, const Settings& settings, std::uint32_t agent);

  Model model;
  Values values;
  bool cpp;
  bool packed;
  bool table = false;  ///< it keeps no states that can be seen
};

/// The functions that the user must write. A function gives the sum of its arguments and of its own number, which
/// `given` writes for its symbol; a behaviour hands its number and the sum of its arguments to `called`.
[[nodiscard]] std::string hook_bodies(const Shape& shape,
                                      const std::function<std::string(std::uint32_t symbol)>& given);

/// For this computer: reads doubles (a value for each symbol, then the time), steps, and writes doubles (outputs,
/// states, calls of behaviours, their sum). With -DNARROW the machine counts in decimals of 32 bits, as an AVR does.
[[nodiscard]] std::string host_driver(const Shape& shape);

/// For a chip: variables (32 bits each; decimals as their bits) that an emulator sets before a step and reads after it.
///
///     verify_in     a value for each function, then, of a main, one for each input; packed inputs are one
///     verify_out    calls of behaviours, their sum, then, of a main, one for each output; packed outputs are one
///     verify_turn   of a main: a byte that is changed to ask for a step
///     verify_done   of a main: the same byte once the step was made
struct ChipCode {
  std::string text;
  std::size_t in = 0;   ///< how many variables
  std::size_t out = 0;  ///< likewise
};

/// What a sketch asks of its user: no main. Without functions of the user's the text is empty.
[[nodiscard]] ChipCode chip_hooks(const Shape& shape);
/// The same and a main, for a machine whose ports have no pins.
[[nodiscard]] ChipCode chip_main(const Shape& shape, int sample_ms);

}  // namespace cancha::codegen
