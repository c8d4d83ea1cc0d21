#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "codegen/board/avr_board.h"
#include "codegen/board/pins.h"
#include "codegen/host_run.h"
#include "codegen/trial_code.h"
#include "os/program.h"

/// A behaviour as a program that is stepped over a serial line: what a simulated robot senses goes in, what it shall do
/// comes out. The same C answers on this computer and on a board; only who sits at the end of the line differs.
///
///     ask 'B'             begin anew                 answer 'B'
///     ask 'S', inputs     one step                   answer 'S', states of options (a byte each), outputs
///
/// Inputs are the time in ms where the behaviour asks for times, then truth values, eight in a byte, then four bytes,
/// the lowest first, for each number: a whole one, or a decimal of 32 bits. Likewise outputs. A step that is asked for
/// again, because its answer was lost, is not made again.
namespace cancha::codegen {

/// Generated C of a behaviour, and what goes over the line to it.
class LoopProgram {
 public:
  /// Refuses behaviours that call functions of their user's, and those with more ports than fit a frame.
  [[nodiscard]] static tl::expected<LoopProgram, std::vector<Error>> make(
      std::shared_ptr<const program::Program> program, const std::string& name, int sample_ms);

  [[nodiscard]] const Shape& shape() const { return *shape_; }
  [[nodiscard]] const program::Program& program() const { return *program_; }
  /// It computes with decimals, which have 32 bits there.
  [[nodiscard]] bool narrow() const { return narrow_; }
  /// The options whose states are told, in their order.
  [[nodiscard]] const std::vector<const OptionUse*>& states() const { return states_; }
  /// A number that changes with the behaviour, so that a board with the code of another one is noticed.
  [[nodiscard]] std::uint16_t fingerprint() const { return fingerprint_; }
  /// Bytes of a request and of a reply.
  [[nodiscard]] std::size_t request_bytes() const;
  [[nodiscard]] std::size_t reply_bytes() const;

  /// A sketch for the Arduino UNO: NAME_loop.ino, NAME.h, NAME.c, a Makefile.
  [[nodiscard]] std::vector<GeneratedFile> sketch() const;
  /// "NAME_loop".
  [[nodiscard]] std::string sketch_name() const { return shape_->model.name + "_loop"; }
  /// The same for this computer; its main opens a pseudo-terminal and prints the path of it.
  [[nodiscard]] Result<HostProgram> build_here() const;

 private:
  LoopProgram(std::shared_ptr<const program::Program> program, const Settings& settings);
  [[nodiscard]] std::string core() const;

  std::shared_ptr<const program::Program> program_;
  std::shared_ptr<const Shape> shape_;
  std::vector<const OptionUse*> states_;
  std::vector<GeneratedFile> machine_;  ///< NAME.h, NAME.c
  std::uint16_t fingerprint_ = 0;
  bool narrow_ = false;
};

/// Which expressions of a program have decimals of 32 bits as results on a small board.
[[nodiscard]] std::vector<bool> narrow_expressions(const program::Program& program, const std::string& agent = {});

/// A running machine at the end of a line.
struct LoopEnd {
  std::string port;                              ///< the device to open
  std::uint32_t flash_bytes = 0, ram_bytes = 0;  ///< of a chip
  std::optional<HostProgram> files{};            ///< of the one on this computer
  std::optional<os::Conversation> process{};     ///< likewise
  std::optional<AvrBoard> board{};               ///< of an emulated one
};

/// On this computer.
[[nodiscard]] Result<LoopEnd> start_here(const LoopProgram& program);
/// On an emulated ATmega328P; a program that does not fit it is refused. `options` are those of cancha-avr.
[[nodiscard]] Result<LoopEnd> start_on_chip(const LoopProgram& program, const std::filesystem::path& folder,
                                            const std::filesystem::path& emulator,
                                            std::vector<std::string> options = {});

}  // namespace cancha::codegen
