#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "codegen/board/loop_program.h"
#include "codegen/board/stepper.h"
#include "match/contest/result.h"
#include "match/fixture.h"
#include "minds/programs/deputy.h"

/// A contest's robot whose chart runs in several ways: in the engine, as generated C here, on a board. Each way plays a
/// match of its own; all of them must be the same.
namespace cancha::lab {

/// One cycle of the chart, as it was.
struct LoopTick {
  Time time{};
  std::vector<double> inputs{};        ///< in the order of the model
  std::vector<double> outputs{};       ///< likewise; elements by their places
  std::vector<std::uint8_t> states{};  ///< of options, as places among their states; none where nobody tells them
};

/// A match that was played in one way.
struct LoopRun {
  std::vector<LoopTick> ticks{};
  std::uint64_t fingerprint = 0;  ///< of the world at the end
  Time end{};
  bool over = false;  ///< the judges have ended it
  match::contest::ContestResult result{};
};

/// Sits between a robot's engine and whoever runs its program, and notes what passes. Inputs are told as the line
/// carries them: whole numbers where the chart has declared such, else decimals of 32 bits; decimals in the engine then
/// have 32 bits, too, as on the board.
class LoopDeputy final : public minds::Deputy {
 public:
  /// Both must outlive it; without a stepper the engine runs the program.
  LoopDeputy(const codegen::LoopProgram& program, codegen::Stepper* stepper) : program_{program}, stepper_{stepper} {}

  void prepare(decide::program::Program& program) override;
  void join(const decide::program::Program& program, decide::program::Host& host) override;
  void cycle(decide::program::Engine& engine, Time now) override;

  [[nodiscard]] std::vector<LoopTick>& ticks() { return ticks_; }
  /// What went wrong there; from then on outputs stay as they are.
  [[nodiscard]] const std::optional<Error>& trouble() const { return trouble_; }

 private:
  const codegen::LoopProgram& program_;
  codegen::Stepper* stepper_;
  std::vector<LoopTick> ticks_;
  std::optional<Error> trouble_;
};

/// Plays a test of a contest, blue's program run by a stepper, none = the engine, to its end or for so many seconds; 0
/// = to its end.
[[nodiscard]] Result<LoopRun> play_loop(const match::Fixture& fixture, const std::filesystem::path& content,
                                        const codegen::LoopProgram& program, codegen::Stepper* stepper, double seconds);

/// The first tick at which another run is not the model's, in words; nothing where both are the same to the end.
///
///     "tick 12 at 6.2 s: S1 is 1, and in the model 0"
[[nodiscard]] std::optional<std::string> first_difference(const codegen::LoopProgram& program, const LoopRun& model,
                                                          const LoopRun& other);

}  // namespace cancha::lab
