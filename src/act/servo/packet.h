#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// Dynamixel protocol 1.0, byte by byte: what goes over the bus of the servos.
///
///     FF FF ID LEN CODE PARAMETERS… CHECKSUM        LEN = parameters + 2
///
/// CODE is an instruction on the way to a servo, and error bits on the way back. The checksum is the complement of the
/// sum of everything behind the header.
namespace cancha::act {

enum class Instruction : std::uint8_t {
  Ping = 0x01,
  Read = 0x02,      ///< address, count
  Write = 0x03,     ///< address, bytes
  RegWrite = 0x04,  ///< the same, held until Action
  Action = 0x05,
  Reset = 0x06,      ///< everything as from the factory, also the id
  SyncWrite = 0x83,  ///< address, count, then for each servo its id and bytes; nobody answers
};

inline constexpr std::uint8_t kBroadcast = 0xfe;  ///< all servos; they do not answer
inline constexpr std::uint8_t kLastId = 0xfd;
inline constexpr std::size_t kMostParameters = 250;

// bits of a status
inline constexpr std::uint8_t kVoltageError = 0x01;
inline constexpr std::uint8_t kAngleError = 0x02;
inline constexpr std::uint8_t kHeatError = 0x04;
inline constexpr std::uint8_t kRangeError = 0x08;
inline constexpr std::uint8_t kChecksumError = 0x10;
inline constexpr std::uint8_t kOverloadError = 0x20;
inline constexpr std::uint8_t kInstructionError = 0x40;

/// One packet without its frame.
struct Packet {
  std::uint8_t id = 0;
  std::uint8_t code = 0;  ///< instruction or error bits
  std::uint8_t count = 0;
  std::array<std::uint8_t, kMostParameters> bytes{};

  [[nodiscard]] std::span<const std::uint8_t> parameters() const { return {bytes.data(), count}; }
  /// Adds a parameter; false where there is no more room.
  bool add(std::uint8_t byte);
  bool add(std::span<const std::uint8_t> more);
  /// The same for two bytes, the low one first.
  bool add_word(std::uint16_t word);
};

[[nodiscard]] Packet instruction(std::uint8_t id, Instruction what);

/// The packet as it is sent.
[[nodiscard]] std::vector<std::uint8_t> framed(const Packet& packet);
/// The same behind what is already there; takes no memory where there is room.
void frame(const Packet& packet, std::vector<std::uint8_t>& onto);

/// Finds packets in a stream of bytes, however they come and whatever noise lies between them: after a damaged packet
/// it goes on with the byte behind its beginning, so that no good packet is lost for a bad one before it.
class PacketDecoder {
 public:
  /// Takes a byte; gives the packet that it completes.
  std::optional<Packet> take(std::uint8_t byte);
  /// Forgets what has begun, when the rest will not come.
  void forget() { begun_.clear(); }
  /// A packet has begun and is not complete.
  [[nodiscard]] bool busy() const { return !begun_.empty(); }

  /// Packets whose checksum was wrong, and bytes that belonged to no packet.
  [[nodiscard]] std::uint64_t damaged() const { return damaged_; }
  [[nodiscard]] std::uint64_t skipped() const { return skipped_; }
  /// The id that the latest damaged packet seemed to have.
  [[nodiscard]] std::uint8_t damaged_id() const { return damaged_id_; }

 private:
  std::optional<Packet> complete();
  void drop();

  std::vector<std::uint8_t> begun_;
  std::uint64_t damaged_ = 0;
  std::uint64_t skipped_ = 0;
  std::uint8_t damaged_id_ = 0;
};

}  // namespace cancha::act
