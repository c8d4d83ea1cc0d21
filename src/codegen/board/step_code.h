#pragma once

#include <functional>
#include <string>

#include "codegen/generated.h"

namespace cancha::codegen {

/// How one way of driving pins reads and writes them, in C.
struct PinCode {
  std::function<std::string(const Port&)> read{};                             ///< an expression with the port's value
  std::function<std::string(const Port&, const std::string& value)> write{};  ///< a statement
  std::string read_all{};   ///< an expression with the bits of all inputs at once; empty = one by one
  std::string write_all{};  ///< a statement that writes `out`, the bits of all outputs, at once; empty = one by one
  std::string time{};       ///< an expression: the moment of this step in ms
};

/// The lines that read all inputs, step the machine once and write all outputs, indented by `indent` blanks.
[[nodiscard]] std::string step_code(const Interface& interface, const PinCode& pins, int indent);

/// "hooks.c": empty functions for the prototypes that the user must fill; weak, so that they may also stand elsewhere.
[[nodiscard]] GeneratedFile hooks_file(const Interface& interface);

}  // namespace cancha::codegen
