#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "base/descriptor.h"
#include "base/result.h"
#include "base/time.h"

namespace cancha::act {

/// A serial port: raw bytes, eight bits, no parity, one stop bit, no flow control. Closed when the object goes.
///
///     auto port = SerialPort::open("/dev/ttyACM0", {.baud = 115200});
///     if (!port) fmt::print("{}\n", port.error().text());
///     port->write_all(request);
///     auto count = port->read(answer, 20_ms);
class SerialPort {
 public:
  struct Settings {
    int baud = 115200;        ///< any number; what the hardware cannot do is an error
    bool exclusive = true;    ///< nobody else may open it meanwhile
    bool low_latency = true;  ///< hand bytes on at once, where the driver can; otherwise some wait 16 ms
  };

  [[nodiscard]] static Result<SerialPort> open(const std::string& path, const Settings& settings);
  [[nodiscard]] static Result<SerialPort> open(const std::string& path) { return open(path, Settings{}); }

  /// Takes what is there, at least one byte; waits for it no longer than `patience`. 0 = nothing came. An error means
  /// that the line is gone.
  [[nodiscard]] Result<std::size_t> read(std::span<std::uint8_t> room, Duration patience);
  /// Fills all of `room`, or gives the number of bytes that came within the time.
  [[nodiscard]] Result<std::size_t> read_all(std::span<std::uint8_t> room, Duration patience);
  /// Hands all bytes to the system, which sends them on its own; waits no longer than a second for room.
  [[nodiscard]] Result<void> write_all(std::span<const std::uint8_t> bytes);
  /// Waits until everything has left, as the driver sees it; some look only every few milliseconds.
  [[nodiscard]] Result<void> drain();
  /// Waits without sleeping until the last bit of `bytes` just written is on the wire, for lines that have to be turned
  /// round before the answer comes.
  [[nodiscard]] Result<void> wait_until_sent(std::size_t bytes);
  /// Throws away what came and was not read.
  void discard_input();

  /// The speed that the hardware really has.
  [[nodiscard]] int baud() const { return baud_; }
  [[nodiscard]] const std::string& path() const { return path_; }
  [[nodiscard]] bool low_latency() const { return low_latency_; }
  /// Milliseconds for which the adapter keeps bytes back; nothing where that is not known.
  [[nodiscard]] std::optional<int> latency() const { return latency_; }
  /// For special lines of the port; it stays ours.
  [[nodiscard]] int descriptor() const { return descriptor_.get(); }

 private:
  SerialPort(Descriptor descriptor, std::string path) : descriptor_{std::move(descriptor)}, path_{std::move(path)} {}
  [[nodiscard]] Result<void> set_up(const Settings& settings);
  [[nodiscard]] Error gone(int reason) const;

  Descriptor descriptor_;
  std::string path_;
  int baud_ = 0;
  bool low_latency_ = false;
  std::optional<int> latency_;
};

}  // namespace cancha::act
