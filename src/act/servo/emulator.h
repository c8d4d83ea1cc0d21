#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "act/servo/emulated_servo.h"
#include "act/servo/packet.h"
#include "act/servo/trouble.h"
#include "base/random.h"
#include "base/time.h"
#include "body/servo.h"

namespace cancha::act {

/// What may be wrong with emulated servos and their bus; by default nothing is.
struct BusEffects {
  ServoEffects servo{};                    ///< heat and play of each
  std::optional<body::Battery> battery{};  ///< feeds all of them and gives way under load; otherwise 11.1 V, always
  Trouble::Settings trouble{};             ///< on the line, both ways
};

/// Servos on one bus: takes the bytes that come, gives those that the servos answer. Ids that appear twice answer at
/// once, and nobody understands them.
class ServoEmulator {
 public:
  explicit ServoEmulator(std::span<const std::uint8_t> ids, const BusEffects& effects = {},
                         const Random& random = Random{1});

  [[nodiscard]] std::vector<std::uint8_t> hear(std::span<const std::uint8_t> bytes);
  /// The same behind what is already there; takes no memory where there is room.
  void hear(std::span<const std::uint8_t> bytes, std::vector<std::uint8_t>& said);
  /// How long the servos thought about the latest answer: the return delay, and what their program takes.
  [[nodiscard]] Duration delay() const { return delay_; }
  /// Time passes, for the servos and on the line.
  void advance(Duration passed);
  /// Nobody has spoken for a while; the joints stand still meanwhile.
  void rest(Duration silence) { silence_ += silence; }

  [[nodiscard]] std::vector<EmulatedServo>& servos() { return servos_; }
  /// The first servo with an id; nothing where there is none.
  [[nodiscard]] EmulatedServo* find(std::uint8_t id);
  /// Pulls the plug of all servos with an id, or puts it in again.
  void unplug(std::uint8_t id, bool out = true);
  /// The speed of the line; servos that are set to another one hear nothing. 0 = all hear.
  void set_baud(int baud) { baud_ = baud; }
  /// Packets that came damaged, and how often the line was troubled.
  [[nodiscard]] std::uint64_t damaged() const { return decoder_.damaged(); }
  [[nodiscard]] std::uint64_t faults() const { return to_servos_.faults() + from_servos_.faults(); }

 private:
  void answer(const Packet& question);
  void misheard();
  void say(const EmulatedServo& servo, const Packet& status);
  [[nodiscard]] bool hears(const EmulatedServo& servo) const;

  BusEffects effects_;
  std::vector<EmulatedServo> servos_;
  std::vector<std::uint8_t> unplugged_;
  PacketDecoder decoder_;
  Trouble to_servos_;
  Trouble from_servos_;
  Random random_;
  int baud_ = 0;
  Duration delay_;
  Duration silence_;  ///< since the last byte came
  std::vector<std::uint8_t> heard_;
  std::vector<std::uint8_t> answer_;  ///< to the latest question
  std::vector<std::uint8_t> other_;   ///< what another servo says at the same time
};

}  // namespace cancha::act
