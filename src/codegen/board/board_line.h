#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "act/serial/serial_port.h"
#include "base/result.h"
#include "base/time.h"
#include "codegen/board/hil_protocol.h"
#include "os/clock.h"

namespace cancha::codegen {

/// What happened on the line.
struct LineStatistics {
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

/// A serial line to a program that answers frames (hil_protocol.h): asks, waits, and asks again where a frame was lost
/// or damaged.
class BoardLine {
 public:
  struct Settings {
    Duration timeout = 100_ms;          ///< for one answer
    int attempts = 10;                  ///< for one exchange
    Duration start_patience = 4000_ms;  ///< for the first answer: an UNO starts anew when its port is opened
  };

  BoardLine(act::SerialPort port, const Settings& settings) : port_{std::move(port)}, settings_{settings} {}

  /// Opens a device, e.g. "/dev/ttyACM0", at the firmware's speed.
  [[nodiscard]] static Result<BoardLine> open(const std::string& device, const Settings& settings);

  /// Finds out whether the board answers, and whether its firmware is the one with this fingerprint; `again` says how
  /// to write it. The statistics begin here.
  [[nodiscard]] Result<void> greet(std::uint16_t fingerprint, std::string_view again);
  /// Sends a payload until it is answered with `wanted` bytes of the same kind, which are valid until the next ask.
  [[nodiscard]] Result<std::span<const std::uint8_t>> ask(std::span<const std::uint8_t> payload, std::size_t wanted);

  [[nodiscard]] LineStatistics statistics() const;

 private:
  /// The answer to the present frame; nothing where it was lost or damaged.
  [[nodiscard]] Result<bool> wait_for_answer(std::uint8_t kind, std::size_t wanted, os::HostTime until);
  void note_round_trip(Duration took);

  act::SerialPort port_;
  Settings settings_;
  hil::Decoder decoder_;
  std::uint8_t sequence_ = 0;
  LineStatistics statistics_;
  std::vector<std::int64_t> round_trips_;  ///< ns; the newest replace the oldest
  std::size_t next_round_trip_ = 0;
};

}  // namespace cancha::codegen
