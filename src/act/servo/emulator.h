#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "act/servo/ax12.h"
#include "act/servo/packet.h"
#include "base/time.h"

namespace cancha::act {

/// An AX-12 without hardware: the whole control table with its rights and ranges, and a joint that turns towards its
/// goal no faster than it is told and the motor can. Nothing hangs on the joint yet.
class EmulatedServo {
 public:
  explicit EmulatedServo(std::uint8_t id);

  [[nodiscard]] std::uint8_t id() const { return table_[3]; }
  [[nodiscard]] std::uint16_t value(const Register& r) const;
  /// Changes what the servo measures, e.g. its voltage or temperature.
  void set(const Register& r, std::uint16_t value);
  /// Time passes.
  void advance(Duration passed);

  /// Does what a packet asks for; gives the status, where the servo answers at all.
  std::optional<Packet> handle(const Packet& question);

 private:
  struct HeldWrite {
    std::uint8_t address = 0;
    std::vector<std::uint8_t> bytes;
  };

  /// All errors of a write; nothing is written where there are any.
  [[nodiscard]] std::uint8_t refusal(std::uint8_t address, std::span<const std::uint8_t> bytes) const;
  std::uint8_t write(std::uint8_t address, std::span<const std::uint8_t> bytes);
  std::uint8_t sync_write(std::span<const std::uint8_t> parameters);
  void power_on();
  void watch_alarms();
  [[nodiscard]] std::uint8_t alarms() const;
  [[nodiscard]] bool answers(Instruction what) const;

  std::array<std::uint8_t, kTableBytes> table_{};
  std::optional<HeldWrite> held_;
  double position_ = 512.0;  ///< steps
};

/// Servos on one bus: takes the bytes that come, gives those that the servos answer.
class ServoEmulator {
 public:
  explicit ServoEmulator(std::span<const std::uint8_t> ids);

  [[nodiscard]] std::vector<std::uint8_t> hear(std::span<const std::uint8_t> bytes);
  void advance(Duration passed);
  [[nodiscard]] std::vector<EmulatedServo>& servos() { return servos_; }

 private:
  std::vector<EmulatedServo> servos_;
  PacketDecoder decoder_;
};

}  // namespace cancha::act
