#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "base/time.h"
#include "team/rtdb/declaration.h"

/// What one datagram of the team's radio says, and its bytes; docs/radio.md has the table. Numbers are little-endian.
///
/// A frame tells who speaks, when by its own clock, which slot of which round it speaks in, whom it has heard, and
/// pieces of records. Reading never trusts the bytes: whatever comes, a frame is whole or it is dropped with a reason.
namespace cancha::team {

inline constexpr std::size_t kMostFrameBytes = 1400;  ///< fits into one packet of every network
inline constexpr std::size_t kFrameHeadBytes = 45;
inline constexpr std::size_t kFrameViewBytes = 3;
inline constexpr std::size_t kFrameEchoBytes = 9;
inline constexpr std::size_t kFrameSealBytes = 16;
inline constexpr std::size_t kFrameSumBytes = 4;        ///< the checksum of an open frame, its last bytes
inline constexpr std::size_t kFrameOpenBytes = 12;      ///< link and checksum, behind an open frame
inline constexpr std::size_t kPieceBytes = 19;          ///< before the bytes of a record
inline constexpr std::size_t kPiecePartBytes = 4;       ///< more where it is a part
inline constexpr std::size_t kPieceDeltaBytes = 4;      ///< more where it is a difference
inline constexpr std::size_t kMostValueBytes = 65535;   ///< of a record that goes over the air
inline constexpr int kRadioMembers = kMostMembers + 1;  ///< the base station is one
inline constexpr int kNoRoot = 255;
inline constexpr std::uint8_t kFrameVersion = 2;

/// When somebody of the team heard of a member last.
struct FrameView {
  int member = 0;
  Duration age;       ///< steps of 10 ms; rounded up, so that hearsay gets no younger on its way
  bool left = false;  ///< it said that it goes
};

/// Frames of a member that the sender has heard, and when: what the member needs to compare clocks and to know what
/// arrived.
struct FrameEcho {
  int member = 0;
  std::uint32_t sequence = 0;  ///< the latest one
  std::uint16_t before = 0;    ///< bit i: sequence − 1 − i was heard too
  Duration held;               ///< from hearing it to sending this; steps of 20 us
};

/// A record, or a part of it.
struct FramePiece {
  std::uint32_t name = 0;    ///< hash of the record's name
  std::uint32_t layout = 0;  ///< hash of its layout
  std::uint32_t number = 0;  ///< of the value, the lower half
  Duration age;              ///< of the value when it was sent; steps of 1 us
  bool is_delta = false;
  std::uint32_t base = 0;  ///< delta: number of the value that it changes
  bool is_part = false;
  std::uint16_t offset = 0;  ///< part: where it belongs
  std::uint16_t total = 0;   ///< part: bytes of the whole
  std::span<const std::byte> bytes;
};

struct Frame {
  std::uint32_t team = 0;
  std::uint64_t robot = 0;     ///< Database::robot()
  std::uint32_t session = 0;   ///< of the radio's process; later ones are larger, around the circle
  std::uint32_t sequence = 0;  ///< counts datagrams of the session
  Time sent;                   ///< by the sender's clock
  int member = 0;
  int root = kNoRoot;  ///< whose round the sender keeps
  int slot = 0;        ///< of the sender
  int slots = 1;       ///< of the round
  Duration late;       ///< `sent` less the begin of the slot; steps of 10 us
  Duration root_age;   ///< how old the sender's knowledge of the root's round is; steps of 10 ms
  Duration round;      ///< length, steps of 1 ms
  bool leaving = false;
  bool sealed = false;     ///< there is a code of the team's key behind it
  std::uint64_t link = 0;  ///< open frames: that of the sequence in the sender's chain (chain.h)
  std::vector<FrameView> views;
  std::vector<FrameEcho> echoes;
  std::vector<FramePiece> pieces;  ///< their bytes lie in the datagram, or wherever the writer has them

  /// The moment at which the sender's round began, by its clock.
  [[nodiscard]] Time round_begin() const { return sent - late - Duration{round.ns * slot / slots}; }
};

/// Why a datagram was thrown away.
enum class FrameFault : std::uint8_t { None, Oversized, Garbage, OtherVersion, OtherTeam };

/// The bytes of a piece with everything before them.
[[nodiscard]] constexpr std::size_t bytes_of(const FramePiece& piece) {
  return kPieceBytes + (piece.is_part ? kPiecePartBytes : 0) + (piece.is_delta ? kPieceDeltaBytes : 0) +
         piece.bytes.size();
}
/// What stands behind a frame: a seal, or a link and a checksum.
[[nodiscard]] constexpr std::size_t end_bytes(bool sealed) {
  return sealed ? kFrameSealBytes : kFrameOpenBytes;
}
/// The bytes of a frame as it would be written, with its end.
[[nodiscard]] std::size_t bytes_of(const Frame& frame);

/// Writes a frame, which must fit into `into`; gives its bytes, of which the last kFrameSealBytes are to be filled in
/// where it is sealed.
[[nodiscard]] std::span<std::byte> write_frame(const Frame& frame, std::span<std::byte> into);

/// The checksum of an open frame: CRC-32 of all before it. Damage on the way is found; who means harm can make it.
[[nodiscard]] std::uint32_t sum_of(std::span<const std::byte> bytes);
/// Writes the checksum into the last bytes of an open frame.
void put_sum(std::span<std::byte> bytes);

/// Reads a datagram of this team into `frame`, whose vectors are used again. The checksum of an open frame must be
/// right; a seal is not looked at.
[[nodiscard]] FrameFault read_frame(std::span<const std::byte> bytes, std::uint32_t team, Frame& frame);

/// The lower half of a text's hash: names of records and teams.
[[nodiscard]] std::uint32_t short_hash(std::string_view text);

/// Is a later than b, on a circle of numbers?
[[nodiscard]] constexpr bool is_later(std::uint32_t a, std::uint32_t b) {
  return static_cast<std::int32_t>(a - b) > 0;
}

}  // namespace cancha::team
