#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "act/serial/serial_port.h"
#include "act/servo/packet.h"
#include "base/result.h"
#include "base/time.h"

namespace cancha::act {

/// What one servo is to be told in a sync_write.
struct ServoWord {
  std::uint8_t id = 0;
  std::uint16_t value = 0;
};

/// What a servo said.
struct ServoAnswer {
  std::uint8_t errors = 0;          ///< bits: kVoltageError and so on
  std::vector<std::uint8_t> bytes;  ///< that were asked for

  /// Bytes `place` and the next one.
  [[nodiscard]] std::uint16_t word(std::size_t place = 0) const {
    return static_cast<std::uint16_t>(bytes[place] | bytes[place + 1] << 8);
  }
};

/// A bus of servos at a serial port. One question is asked at a time; what is lost or damaged is asked for again, and
/// an old answer is never taken for a new one: what lies on the line is thrown away before each question.
///
///     auto bus = ServoBus::open("/dev/ttyUSB0");
///     for (const std::uint8_t id : bus->scan()) fmt::print("servo {}\n", id);
///     bus->sync_write(30, {{1, 512}, {2, 400}});
class ServoBus {
 public:
  struct Settings {
    int baud = 1'000'000;
    Duration timeout = Duration{20'000'000};  ///< for one answer; adapters add up to 16 ms
    int attempts = 3;
    bool echo = false;  ///< the adapter hears what it sends itself
  };

  struct Statistics {
    std::uint64_t asked = 0;
    std::uint64_t answered = 0;
    std::uint64_t lost = 0;     ///< no answer in time
    std::uint64_t damaged = 0;  ///< answers with a wrong checksum
    std::uint64_t strange = 0;  ///< good packets of others, or of another length
  };

  [[nodiscard]] static Result<ServoBus> open(const std::string& device, const Settings& settings);
  [[nodiscard]] static Result<ServoBus> open(const std::string& device) { return open(device, Settings{}); }

  [[nodiscard]] Result<ServoAnswer> ping(std::uint8_t id);
  [[nodiscard]] Result<ServoAnswer> read(std::uint8_t id, std::uint8_t address, std::uint8_t count);
  /// Waits for the answer; a servo whose status level is below 2 gives none, which is an error here.
  [[nodiscard]] Result<ServoAnswer> write(std::uint8_t id, std::uint8_t address, std::span<const std::uint8_t> bytes);
  /// The same, held until action().
  [[nodiscard]] Result<ServoAnswer> reg_write(std::uint8_t id, std::uint8_t address,
                                              std::span<const std::uint8_t> bytes);
  [[nodiscard]] Result<void> action();
  /// Everything as from the factory, also the id and the speed.
  [[nodiscard]] Result<ServoAnswer> reset(std::uint8_t id);
  /// Two bytes to each of many servos in one packet; nobody answers.
  [[nodiscard]] Result<void> sync_write(std::uint8_t address, std::span<const ServoWord> words);

  /// All ids that answer to a ping, asked once each.
  [[nodiscard]] Result<std::vector<std::uint8_t>> scan(std::uint8_t first = 0, std::uint8_t last = kLastId);

  [[nodiscard]] const Statistics& statistics() const { return statistics_; }

 private:
  ServoBus(SerialPort port, const Settings& settings) : port_{std::move(port)}, settings_{settings} {}
  [[nodiscard]] Result<void> send(const Packet& packet);
  [[nodiscard]] Result<ServoAnswer> ask(const Packet& question, std::size_t wanted, int attempts);
  /// Nothing where no answer came in time.
  [[nodiscard]] Result<std::optional<ServoAnswer>> hear(std::uint8_t id, std::size_t wanted);

  SerialPort port_;
  Settings settings_;
  Statistics statistics_;
};

}  // namespace cancha::act
