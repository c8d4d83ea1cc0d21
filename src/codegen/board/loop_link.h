#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "codegen/board/board_line.h"
#include "codegen/board/loop_program.h"
#include "codegen/board/stepper.h"

namespace cancha::codegen {

/// Steps a LoopProgram at the other end of a line, wherever that is.
///
///     auto link = LoopLink::open(end.port, program);
///     link->step(inputs, time_ms, outputs, states);
class LoopLink final : public Stepper {
 public:
  /// A line on which programs answer that may wait for a processor.
  static constexpr BoardLine::Settings kPatient{.timeout = 1000_ms};

  /// Opens the line, finds out whether the right program answers there, and lets it begin anew. The program must
  /// outlive it.
  [[nodiscard]] static Result<LoopLink> open(const std::string& device, const LoopProgram& program,
                                             const BoardLine::Settings& settings = kPatient);

  [[nodiscard]] Result<void> step(std::span<const double> inputs, std::uint32_t time_ms, std::span<double> outputs,
                                  std::span<std::uint8_t> states) override;
  [[nodiscard]] bool tells_states() const override { return true; }
  [[nodiscard]] std::string report() const override { return statistics().text(); }

  [[nodiscard]] LineStatistics statistics() const { return line_.statistics(); }

 private:
  LoopLink(BoardLine line, const LoopProgram& program) : line_{std::move(line)}, program_{&program} {}

  BoardLine line_;
  const LoopProgram* program_;
  std::vector<std::uint8_t> request_;
};

}  // namespace cancha::codegen
