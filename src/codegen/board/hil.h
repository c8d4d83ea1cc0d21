#pragma once

#include <span>
#include <string>
#include <vector>

#include "codegen/board/board_line.h"
#include "codegen/generated.h"

namespace cancha::codegen {

/// The pins of a board with hil_firmware, over a serial line. Lost and damaged frames are found and sent again.
class HilLink {
 public:
  using Settings = BoardLine::Settings;

  /// Opens a device, e.g. "/dev/ttyACM0", and connects.
  [[nodiscard]] static Result<HilLink> open(const std::string& device, const Interface& interface,
                                            const Settings& settings);
  [[nodiscard]] static Result<HilLink> open(const std::string& device, const Interface& interface) {
    return open(device, interface, Settings{});
  }
  /// Finds out whether the board answers, and whether its firmware is the one for this interface.
  [[nodiscard]] static Result<HilLink> connect(act::SerialPort port, const Interface& interface,
                                               const Settings& settings) {
    return connect(BoardLine{std::move(port), settings}, interface);
  }
  [[nodiscard]] static Result<HilLink> connect(act::SerialPort port, const Interface& interface) {
    return connect(std::move(port), interface, Settings{});
  }

  /// Writes all outputs, then reads all inputs, in the order of the interface; booleans are 0 and 1. Numbers are the
  /// counts of the board, kept within the ranges of their ports.
  [[nodiscard]] Result<std::vector<double>> exchange(std::span<const double> outputs);

  [[nodiscard]] LineStatistics statistics() const { return line_.statistics(); }

 private:
  HilLink(BoardLine line, Interface interface) : line_{std::move(line)}, interface_{std::move(interface)} {}
  [[nodiscard]] static Result<HilLink> connect(BoardLine line, const Interface& interface);

  BoardLine line_;
  Interface interface_;
};

}  // namespace cancha::codegen
