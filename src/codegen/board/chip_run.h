#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "base/result.h"
#include "codegen/generate.h"
#include "codegen/host_run.h"
#include "codegen/trial_code.h"

/// Generated code for a board, step by step: on an emulated ATmega328P, or here with the CM-900's registers as
/// variables.
namespace cancha::codegen {

/// What is around the machine, and how it is driven.
enum class Around : std::uint8_t {
  Sketch,     ///< on the emulated chip, by its pins and the clock of the Arduino's library
  Main,       ///< bare main.c on the emulated chip, by its pins and its timer
  Nothing,    ///< the machine alone on the emulated chip, through variables
  Registers,  ///< the CM-900's main.c, compiled by its own compiler, but run here by registers that are variables
  Compiled    ///< the machine alone, compiled for the CM-900 by its own compiler, and not run as that
};

/// What a user gets, compiled for the chip.
struct ChipProgram {
  Interface interface;  ///< with the pins of the board
  Around around = Around::Sketch;
  bool narrow = false;  ///< it computes with decimals, which have 32 bits there
  ChipCode boxes;
  std::filesystem::path elf;
  std::optional<HostProgram> here{};  ///< of Around::Registers

  [[nodiscard]] bool by_pins() const { return around != Around::Nothing && around != Around::Compiled; }
};

/// Generates the whole program for a board and builds it with its own Makefile: of a target without a board, the
/// sketch. Ports without a pin get one. Files of `from` stand in for those that are generated.
[[nodiscard]] Result<ChipProgram> build_whole(const program::Program& program, std::uint32_t agent,
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

/// Runs it from power-on; what is only compiled cannot be. A row has the outputs and, where functions of the user's are
/// called, how often behaviours were, and the sum over their numbers and arguments.
[[nodiscard]] Result<Trace> run_on_chip(const std::filesystem::path& emulator, const ChipProgram& chip,
                                        const Shape& shape, const Scenario& scenario);

/// A program on the emulated chip that is stepped one by one, as the world around it goes on.
class PinBoard {
 public:
  [[nodiscard]] static Result<PinBoard> start(const std::filesystem::path& emulator, ChipProgram chip,
                                              std::shared_ptr<const Shape> shape);
  PinBoard(PinBoard&& other) noexcept;
  PinBoard& operator=(PinBoard&& other) = delete;
  ~PinBoard();

  /// One step with a value for each symbol; its clock goes on by a sample. Gives what run_on_chip() gives as a row.
  [[nodiscard]] Result<std::vector<double>> step(const std::vector<double>& values);

 private:
  struct Inside;
  explicit PinBoard(std::unique_ptr<Inside> inside);

  std::unique_ptr<Inside> inside_;  ///< stays where it is
};

}  // namespace cancha::codegen
