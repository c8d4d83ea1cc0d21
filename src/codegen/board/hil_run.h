#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "base/time.h"
#include "codegen/board/avr_board.h"
#include "codegen/board/hil.h"
#include "decide/program/program.h"

/// Hardware in the loop: a behaviour runs on the computer, in the same engine as everywhere, and its inputs and outputs
/// are pins of a board.
namespace cancha::codegen {

/// The ports of a program: its inputs and outputs with their pins and ranges. Refused are inputs with parameters and
/// enumerated ones, which no pin can have.
[[nodiscard]] tl::expected<Interface, std::vector<Error>> hil_interface(const decide::program::Program& program,
                                                                        const std::string& name, int sample_ms);

/// One step, as it was.
struct HilStep {
  std::int64_t number = 0;         ///< from 0
  std::span<const double> inputs;  ///< in the order of the interface
  std::span<const double> outputs;
};

struct HilRunSettings {
  std::int64_t steps = 0;  ///< 0 = until `each` says no
  bool hurry = false;  ///< one step after another, without waiting for the sample time; the program's time is the same
  std::function<bool(const HilStep&)> each{};  ///< called after each step; false ends the run
};

/// Runs a program against a board. Each step reads the inputs, makes one cycle at the planned moment, and writes the
/// outputs at once where they have changed; at the end all outputs become 0.
[[nodiscard]] Result<void> run_in_the_loop(const std::shared_ptr<const decide::program::Program>& program,
                                           const Interface& interface, HilLink& link, const HilRunSettings& settings);

/// A board with hil_firmware that is only emulated.
struct EmulatedHil {
  AvrBoard board;    ///< takes the commands of cancha-avr, e.g. "set 2=1"
  std::string port;  ///< the device to open
};

/// Writes the firmware into a folder, builds it with avr-gcc and starts it on cancha-avr; `options` are the latter's.
[[nodiscard]] tl::expected<EmulatedHil, std::vector<Error>> emulate_hil(const Interface& interface,
                                                                        const std::filesystem::path& folder,
                                                                        const std::filesystem::path& emulator,
                                                                        std::vector<std::string> options = {});

}  // namespace cancha::codegen
