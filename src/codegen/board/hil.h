#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "act/serial/serial_port.h"
#include "base/result.h"
#include "base/time.h"
#include "codegen/board/hil_protocol.h"
#include "codegen/generated.h"
#include "os/clock.h"

namespace cancha::codegen {

/// What happened on the line.
struct HilStatistics {
  std::uint64_t asked = 0;     ///< exchanges that were wanted
  std::uint64_t sent = 0;      ///< frames, with those that were sent again
  std::uint64_t answered = 0;  ///< exchanges that succeeded
  std::uint64_t lost = 0;      ///< frames without an answer in time
  std::uint64_t garbled = 0;   ///< answers that came damaged
  std::uint64_t refused = 0;   ///< frames that were damaged on their way to the board
  std::uint64_t stale = 0;     ///< answers to older frames, that came too late
  std::uint64_t skipped = 0;   ///< bytes that belonged to no frame
  Duration median{};           ///< of the times from a frame to its answer
  Duration longest{};

  /// "10000 exchanges, 3 lost, 2 garbled, 4 refused, round trip 1.2 ms (longest 5.0 ms)".
  [[nodiscard]] std::string text() const;
};

/// The pins of a board with hil_firmware, over a serial line. Lost and damaged frames are found and sent again.
class HilLink {
 public:
  struct Settings {
    Duration timeout = 100_ms;          ///< for one answer
    int attempts = 10;                  ///< for one exchange
    Duration start_patience = 4000_ms;  ///< for the first answer: an UNO starts anew when its port is opened
  };

  /// Opens a device, e.g. "/dev/ttyACM0", and connects.
  [[nodiscard]] static Result<HilLink> open(const std::string& device, const Interface& interface,
                                            const Settings& settings);
  [[nodiscard]] static Result<HilLink> open(const std::string& device, const Interface& interface) {
    return open(device, interface, Settings{});
  }
  /// Finds out whether the board answers, and whether its firmware is the one for this interface.
  [[nodiscard]] static Result<HilLink> connect(act::SerialPort port, const Interface& interface,
                                               const Settings& settings);
  [[nodiscard]] static Result<HilLink> connect(act::SerialPort port, const Interface& interface) {
    return connect(std::move(port), interface, Settings{});
  }

  /// Writes all outputs, then reads all inputs, in the order of the interface; booleans are 0 and 1. Numbers are the
  /// counts of the board, kept within the ranges of their ports.
  [[nodiscard]] Result<std::vector<double>> exchange(std::span<const double> outputs);

  [[nodiscard]] HilStatistics statistics() const;

 private:
  HilLink(act::SerialPort port, Interface interface, const Settings& settings)
      : port_{std::move(port)}, interface_{std::move(interface)}, settings_{settings} {}

  [[nodiscard]] Result<void> greet();
  /// Sends a payload until it is answered with `wanted` bytes of the same kind.
  [[nodiscard]] Result<std::vector<std::uint8_t>> ask(std::span<const std::uint8_t> payload, std::size_t wanted);
  /// The answer to the present frame; nothing where it was lost or damaged.
  [[nodiscard]] Result<bool> wait_for_answer(std::uint8_t kind, std::size_t wanted, os::HostTime until);
  void note_round_trip(Duration took);

  act::SerialPort port_;
  Interface interface_;
  Settings settings_;
  hil::Decoder decoder_;
  std::uint8_t sequence_ = 0;
  HilStatistics statistics_;
  std::vector<std::int64_t> round_trips_;  ///< ns; the newest replace the oldest
  std::size_t next_round_trip_ = 0;
};

}  // namespace cancha::codegen
