#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "act/servo/ax12.h"
#include "act/servo/line.h"
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
  std::uint8_t errors = 0;                            ///< bits: kVoltageError and so on
  std::uint8_t count = 0;                             ///< of bytes
  std::array<std::uint8_t, kMostParameters> bytes{};  ///< that were asked for

  /// Bytes `place` and the next one.
  [[nodiscard]] std::uint16_t word(std::size_t place = 0) const {
    return static_cast<std::uint16_t>(bytes[place] | bytes[place + 1] << 8);
  }
};

/// What becomes of the robot when the program ends, in good order or with an error, after it has sent goals.
enum class AtEnd : std::uint8_t {
  Relax,  ///< all servos go limp; a standing robot sinks down, and nothing burns
  Hold    ///< all servos stay as they are and hold their goals until the battery is empty
};

/// Which servos a scan has found.
struct ServoScan {
  std::vector<std::uint8_t> ids;      ///< that answer
  std::vector<std::uint8_t> garbled;  ///< where something came that cannot be read: two servos with this id, or noise
};

/// A bus of servos. One question is asked at a time; what is lost or damaged is asked for again, and an old answer is
/// never taken for a new one: what lies on the line is thrown away before each question. What no servo could take
/// (values out of range, registers that are measured) is an error and is not sent. Cycles of sync_goals() and read()
/// take no memory.
///
///     auto bus = ServoBus::open("/dev/ttyUSB0", {.direction = *direction_of("gpiochip0:18")});
///     if (auto ready = bus->start(ids); !ready) fmt::print("{}\n", ready.error().text());
///     while (…) bus->sync_goals(goals);
class ServoBus {
 public:
  struct Settings {
    int baud = 1'000'000;
    Duration timeout = 20_ms;  ///< for one answer; adapters add up to 16 ms
    int attempts = 3;
    Echo echo = Echo::Find;
    Direction direction{};
    AtEnd at_end = AtEnd::Relax;
  };

  struct Statistics {
    std::uint64_t asked = 0;
    std::uint64_t answered = 0;
    std::uint64_t lost = 0;     ///< no answer in time
    std::uint64_t damaged = 0;  ///< answers with a wrong checksum, or questions that the servo misheard
    std::uint64_t strange = 0;  ///< good packets of others, or of another length
  };

  [[nodiscard]] static Result<ServoBus> open(const std::string& device, const Settings& settings);
  [[nodiscard]] static Result<ServoBus> open(const std::string& device) { return open(device, Settings{}); }
  /// Over a line of another kind, e.g. EmulatedLine; of the settings timeout, attempts and at_end count.
  ServoBus(std::unique_ptr<ServoLine> line, const Settings& settings) : line_{std::move(line)}, settings_{settings} {}
  explicit ServoBus(std::unique_ptr<ServoLine> line) : ServoBus{std::move(line), Settings{}} {}

  ServoBus(ServoBus&&) noexcept = default;
  ServoBus& operator=(ServoBus&&) = delete;
  /// Leaves the robot as `at_end` says, where goals were sent.
  ~ServoBus();

  [[nodiscard]] Result<ServoAnswer> ping(std::uint8_t id);
  [[nodiscard]] Result<ServoAnswer> read(std::uint8_t id, std::uint8_t address, std::uint8_t count) {
    return read(id, address, count, settings_.attempts);
  }
  /// Asked so often at most: once where the next turn will do as well.
  [[nodiscard]] Result<ServoAnswer> read(std::uint8_t id, std::uint8_t address, std::uint8_t count, int attempts);
  /// Waits for the answer; a servo whose status level is below 2 gives none, which is an error here.
  [[nodiscard]] Result<ServoAnswer> write(std::uint8_t id, std::uint8_t address, std::span<const std::uint8_t> bytes);
  /// The same, held until action().
  [[nodiscard]] Result<ServoAnswer> reg_write(std::uint8_t id, std::uint8_t address,
                                              std::span<const std::uint8_t> bytes);
  [[nodiscard]] Result<void> action();
  /// Everything as from the factory, also the id and the speed.
  [[nodiscard]] Result<ServoAnswer> reset(std::uint8_t id);
  /// A word to each of many servos in one packet; nobody answers.
  [[nodiscard]] Result<void> sync_write(std::uint8_t address, std::span<const ServoWord> words);
  /// Goal and speed of many servos, 49 at most, in one packet; nobody answers. This also switches them on.
  [[nodiscard]] Result<void> sync_goals(std::span<const ServoGoal> goals);

  /// All ids that answer to a ping, and whether they are alone. Who is silent is asked twice.
  [[nodiscard]] Result<ServoScan> scan(std::uint8_t first = 0, std::uint8_t last = kLastId);
  /// Makes sure that these servos are there, each alone, and lets them answer at once (return delay 0, which survives
  /// power-off and is written only where it is not so yet). The error names all that are silent or garbled.
  [[nodiscard]] Result<void> start(std::span<const std::uint8_t> ids, bool quick_answers = true);
  /// Torque of all servos off, said three times because nobody answers.
  [[nodiscard]] Result<void> relax();
  /// Stops servos where they are: their positions become their goals.
  [[nodiscard]] Result<void> hold(std::span<const std::uint8_t> ids);
  /// Gives a servo that has shut down its torque back; an error while the cause lasts.
  [[nodiscard]] Result<void> rearm(std::uint8_t id);

  /// Milliseconds for which the adapter keeps answers back; nothing where that is not known.
  [[nodiscard]] std::optional<int> latency() const { return latency_; }
  [[nodiscard]] const Statistics& statistics() const { return statistics_; }

 private:
  enum class Heard : std::uint8_t { Nothing, Garbage, Answer };
  enum class Company : std::uint8_t { Silent, Alone, Garbled };

  [[nodiscard]] Result<void> send(const Packet& packet);
  [[nodiscard]] Result<ServoAnswer> ask(const Packet& question, std::size_t wanted, int attempts);
  /// Asks once.
  [[nodiscard]] Result<Heard> try_once(const Packet& question, std::size_t wanted, ServoAnswer& answer);
  [[nodiscard]] Result<Heard> hear(const Packet& question, std::size_t wanted, Duration patience, ServoAnswer& answer);
  /// Whether a servo answers, and whether another one does at the same time. Answers that come late, as on a busy
  /// computer, are told from those of a second servo.
  [[nodiscard]] Result<Company> company_of(std::uint8_t id);
  /// An error where it is not alone.
  [[nodiscard]] Result<void> find_alone(std::uint8_t id);
  /// One look at it, by a question after so many bytes.
  [[nodiscard]] Result<Company> look_at(std::uint8_t id, std::uint8_t count);
  [[nodiscard]] Result<void> answer_at_once(std::uint8_t id);

  std::unique_ptr<ServoLine> line_;
  Settings settings_;
  Statistics statistics_;
  PacketDecoder decoder_;
  std::vector<std::uint8_t> out_;  ///< the latest packet
  std::optional<int> latency_;
  bool moved_ = false;     ///< goals were sent
  bool too_much_ = false;  ///< more came than the latest answer
  int patience_ = 1;       ///< timeouts to wait for an answer; doubled where it is late
  std::bitset<256> late_;  ///< ids whose answers came too late for their own questions
};

}  // namespace cancha::act
