#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "act/serial/direction.h"
#include "act/serial/serial_port.h"
#include "act/servo/emulator.h"
#include "base/result.h"
#include "base/time.h"

namespace cancha::act {

/// The line to the servos, on which one speaks at a time.
class ServoLine {
 public:
  virtual ~ServoLine() = default;
  /// Throws away what came before, sends bytes and hands the line over to the servos. Where the wiring lets us hear
  /// ourselves, that is no longer there to be received.
  [[nodiscard]] virtual Result<void> send(std::span<const std::uint8_t> bytes) = 0;
  /// Takes what the servos say; 0 = nothing came within the time.
  [[nodiscard]] virtual Result<std::size_t> receive(std::span<std::uint8_t> room, Duration patience) = 0;
  /// Keeps silent, so that servos give up a packet whose rest was lost.
  virtual void rest(Duration silence) = 0;
  /// What was sent came back after all: from now on it is taken away.
  virtual void expect_echo() {}
};

/// Whether the wiring lets us hear what we send ourselves.
enum class Echo : std::uint8_t {
  Find,  ///< find out at the beginning, by a packet that nobody answers
  No,
  Yes
};

/// A serial port, with the pin that says who speaks where there is one.
class SerialLine final : public ServoLine {
 public:
  struct Settings {
    int baud = 1'000'000;
    Echo echo = Echo::Find;
    Direction direction{};
  };

  [[nodiscard]] static Result<SerialLine> open(const std::string& device, const Settings& settings);

  [[nodiscard]] Result<void> send(std::span<const std::uint8_t> bytes) override;
  [[nodiscard]] Result<std::size_t> receive(std::span<std::uint8_t> room, Duration patience) override;
  void rest(Duration silence) override;
  void expect_echo() override { echoes_ = true; }

  [[nodiscard]] const SerialPort& port() const { return port_; }
  [[nodiscard]] bool echoes() const { return echoes_; }
  /// Echoes that did not come back as they were sent: somebody else spoke, or there was noise.
  [[nodiscard]] std::uint64_t spoilt_echoes() const { return spoilt_echoes_; }

 private:
  SerialLine(SerialPort port, DirectionPin pin, Duration least_hold)
      : port_{std::move(port)}, pin_{std::move(pin)}, least_hold_{least_hold} {}
  [[nodiscard]] Result<void> speak(std::span<const std::uint8_t> bytes);
  /// Takes what we hear of ourselves; gives whether it is what was sent.
  [[nodiscard]] Result<bool> take_echo(std::span<const std::uint8_t> sent, Duration patience);
  [[nodiscard]] Result<void> find_echo();

  SerialPort port_;
  DirectionPin pin_;
  Duration least_hold_;
  bool echoes_ = false;
  std::uint64_t spoilt_echoes_ = 0;
  std::vector<std::uint8_t> heard_;
};

/// Emulated servos in the same program. No time passes on this line: what the servos say is there at once, and whoever
/// owns them says how time goes on.
class EmulatedLine final : public ServoLine {
 public:
  explicit EmulatedLine(ServoEmulator& servos) : servos_{servos} {}

  [[nodiscard]] Result<void> send(std::span<const std::uint8_t> bytes) override;
  [[nodiscard]] Result<std::size_t> receive(std::span<std::uint8_t> room, Duration patience) override;
  void rest(Duration silence) override { servos_.rest(silence); }

 private:
  ServoEmulator& servos_;
  std::vector<std::uint8_t> said_;
};

}  // namespace cancha::act
