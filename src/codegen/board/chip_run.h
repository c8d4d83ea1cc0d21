#pragma once

#include <filesystem>
#include <string>

#include "base/result.h"
#include "codegen/generate.h"
#include "codegen/host_run.h"
#include "codegen/trial_code.h"

/// Generated code on an emulated ATmega328P, step by step.
namespace cancha::codegen {

/// What a user gets, compiled for the chip.
struct ChipProgram {
  Interface interface;  ///< with the pins of a sketch
  bool sketch = true;   ///< driven by its pins and its clock; otherwise the machine alone, driven through variables
  bool narrow = false;  ///< it computes with decimals, which have 32 bits there
  ChipCode boxes;
  std::filesystem::path elf;
};

/// Generates the sketch and builds it with its own Makefile. Ports without a pin get one. Files of `from` stand in for
/// those that are generated.
[[nodiscard]] Result<ChipProgram> build_sketch(const program::Program& program, std::uint32_t agent,
                                               const Settings& settings, const std::filesystem::path& folder,
                                               const std::filesystem::path& from);
/// The machine alone, as `--machine-only` gives it to users, for ports that have no pins.
[[nodiscard]] Result<ChipProgram> build_machine(const program::Program& program, std::uint32_t agent,
                                                const Settings& settings, const std::filesystem::path& folder,
                                                const std::filesystem::path& from);

/// The inputs of a run as pins can carry them: numbers are counts within what a port and its pin have.
[[nodiscard]] Scenario as_pins_carry(const Scenario& scenario, const ChipProgram& chip, const Model& model);

/// What an output is on its pin: numbers are cut to what a port and its pin have.
[[nodiscard]] double on_pin(const ChipProgram& chip, const Port& port, double value);

/// Runs it from power-on. A row has the outputs and, where functions of the user's are called, how often behaviours
/// were, and the sum over their numbers and arguments.
[[nodiscard]] Result<Trace> run_on_chip(const std::filesystem::path& emulator, const ChipProgram& chip,
                                        const Shape& shape, const Scenario& scenario);

}  // namespace cancha::codegen
