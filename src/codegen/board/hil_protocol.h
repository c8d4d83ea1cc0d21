#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

/// How a computer and a board speak while the behaviour runs on the computer and the pins are the board's.
///
///     frame    START, then with escapes: sequence number, length, payload, CRC-16 (high byte first); then START again
///     escape   ESCAPE and the byte with bit 5 turned over, for START and ESCAPE within a frame
///     CRC      of sequence number, length and payload; polynomial 0x1021, begins at 0xFFFF
///
/// So START is always the beginning of a frame: after a lost or spoiled byte the next frame is found again. The
/// computer asks, the board answers with the same sequence number; an ask may be repeated without harm.
///
///     ask 'H'             answer 'H', version, fingerprint of what runs there (high byte first)
///     ask 'X', outputs    answer 'X', inputs, read after the outputs were written
///
/// Booleans come first, eight in a byte, the first port in bit 0; then numbers: a byte for an output, two for an input,
/// low byte first. Boards that run the behaviour themselves answer 'B' and 'S' instead of 'X' (loop_program.h).
namespace cancha::codegen::hil {

constexpr std::uint8_t kStart = 0x7E;
constexpr std::uint8_t kEscape = 0x7D;
constexpr std::uint8_t kFlip = 0x20;
constexpr std::size_t kMostPayload = 96;
constexpr std::uint8_t kVersion = 1;

[[nodiscard]] std::uint16_t crc16(std::span<const std::uint8_t> bytes, std::uint16_t begin = 0xFFFF);

/// A frame, ready to be sent; at most kMostPayload bytes of payload.
[[nodiscard]] std::vector<std::uint8_t> encode(std::uint8_t sequence, std::span<const std::uint8_t> payload);

/// Finds frames among the bytes that come, one by one. Never allocates.
class Decoder {
 public:
  Decoder() = default;
  enum class Event { Nothing, Frame, Garbled };

  /// Takes a byte. `Frame`: one is complete. `Garbled`: one was given up, or bytes came that belong to none; the byte
  /// may have begun the next.
  Event take(std::uint8_t byte);
  /// Forgets what was begun; not counted as garbled.
  void reset() { *this = Decoder{skipped_}; }

  /// Of the last complete frame.
  [[nodiscard]] std::uint8_t sequence() const { return bytes_[0]; }
  [[nodiscard]] std::span<const std::uint8_t> payload() const { return {bytes_.data() + 2, bytes_[1]}; }
  /// Bytes that belonged to no frame, since the beginning.
  [[nodiscard]] std::uint64_t skipped() const { return skipped_; }

 private:
  explicit Decoder(std::uint64_t skipped) : skipped_{skipped} {}

  enum class State : std::uint8_t { Outside, Inside, Escaped };

  State state_ = State::Outside;
  bool noise_ = false;  ///< bytes outside of frames came since the last START
  bool told_ = false;   ///< what comes until the next START belongs to a frame that was given up already
  std::size_t count_ = 0;
  std::array<std::uint8_t, kMostPayload + 4> bytes_{};
  std::uint64_t skipped_ = 0;
};

}  // namespace cancha::codegen::hil
