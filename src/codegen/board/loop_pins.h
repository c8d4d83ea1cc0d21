#pragma once

#include <filesystem>
#include <vector>

#include "codegen/board/chip_run.h"
#include "codegen/board/loop_program.h"
#include "codegen/board/stepper.h"

namespace cancha::codegen {

/// The very sketch that users put onto an UNO, on the emulated chip: inputs are levels of its pins, and so are outputs.
class LoopPins final : public Stepper {
 public:
  /// Builds and starts it. Refused are behaviours with numbers, which pins only carry as counts, and those that ask for
  /// times: a sketch has a clock of its own.
  [[nodiscard]] static Result<LoopPins> start(const LoopProgram& program, const std::filesystem::path& folder,
                                              const std::filesystem::path& emulator);
  /// Whether `start` would refuse it.
  [[nodiscard]] static bool suits(const LoopProgram& program);

  [[nodiscard]] Result<void> step(std::span<const double> inputs, std::uint32_t time_ms, std::span<double> outputs,
                                  std::span<std::uint8_t> states) override;
  [[nodiscard]] bool tells_states() const override { return false; }
  /// "u=2 v=3 w=4 -> S1=8 S0=9".
  [[nodiscard]] std::string report() const override { return wires_; }

 private:
  LoopPins(PinBoard board, std::shared_ptr<const Shape> shape, std::string wires)
      : board_{std::move(board)}, shape_{std::move(shape)}, wires_{std::move(wires)} {}

  PinBoard board_;
  std::shared_ptr<const Shape> shape_;
  std::string wires_;
  std::vector<double> values_;  ///< by symbol
};

}  // namespace cancha::codegen
