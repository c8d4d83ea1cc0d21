#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "base/result.h"

namespace cancha::codegen {

/// Who makes the steps of a behaviour outside of the engine: a program at a serial line, or one between pins.
class Stepper {
 public:
  Stepper() = default;
  Stepper(Stepper&&) = default;
  Stepper& operator=(Stepper&&) = default;
  virtual ~Stepper() = default;

  /// One step: inputs and outputs in the order of the model, truth as 0 and 1, elements by their places; states as
  /// places among the states of their options, none where it does not tell them.
  [[nodiscard]] virtual Result<void> step(std::span<const double> inputs, std::uint32_t time_ms,
                                          std::span<double> outputs, std::span<std::uint8_t> states) = 0;
  /// Whether it tells states, and not only outputs.
  [[nodiscard]] virtual bool tells_states() const = 0;
  /// How it went, for people; may be empty.
  [[nodiscard]] virtual std::string report() const = 0;
};

}  // namespace cancha::codegen
