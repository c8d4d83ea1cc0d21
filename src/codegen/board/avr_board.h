#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "codegen/board/avr_main.h"
#include "os/program.h"

namespace cancha::codegen {

/// An emulated Arduino UNO that runs a firmware: the program cancha-avr, spoken with over pipes.
///
///     auto board = AvrBoard::start_handshake(emulator_beside_us(), "out/avoid.elf", interface);
///     const auto outputs = board->run(inputs);  // inputs of many steps one after another, likewise outputs
class AvrBoard {
 public:
  /// Starts the emulator; `options` are those of cancha-avr.
  [[nodiscard]] static Result<AvrBoard> start(const std::filesystem::path& emulator, const std::filesystem::path& elf,
                                              const std::vector<std::string>& options = {});
  /// The same for a firmware with handshake (avr_main_files), ready to be stepped.
  [[nodiscard]] static Result<AvrBoard> start_handshake(const std::filesystem::path& emulator,
                                                        const std::filesystem::path& elf, const Interface& interface);

  /// One command of cancha-avr and its answer; "error: …" is an error.
  [[nodiscard]] Result<std::string> ask(std::string_view command);
  /// A line that it says on its own: with --serial the path of the pseudo-terminal.
  [[nodiscard]] Result<std::string> hear() { return process_.receive_line(kPatience); }

  /// Steps, after start_handshake. `inputs` are the values of all inputs in the order of the interface, step after
  /// step; so come the outputs. Booleans are 0 and 1.
  [[nodiscard]] Result<std::vector<std::int32_t>> run(std::span<const std::int32_t> inputs);
  /// Steps of an interface whose ports are all booleans on pins: a byte for each, bit 0 is the first port.
  [[nodiscard]] Result<std::vector<std::uint8_t>> run_packed(std::span<const std::uint8_t> inputs);

 private:
  static constexpr Duration kPatience = 60'000_ms;

  explicit AvrBoard(os::Conversation process) : process_{std::move(process)} {}
  [[nodiscard]] Result<void> take_answers(std::string_view answer, std::vector<std::int32_t>& outputs) const;

  os::Conversation process_;
  HandshakePlan plan_{};
  std::size_t inputs_ = 0;  ///< of the interface
  std::size_t outputs_ = 0;
};

}  // namespace cancha::codegen
