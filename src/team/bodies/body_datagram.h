#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "base/result.h"
#include "messages/robot_id.h"

/// Bodies and their players in different processes: what goes between them.
namespace cancha::team {

/// What a datagram between a world that serves bodies and the program of a robot is.
enum class BodyWord : std::uint8_t {
  Hello,     ///< robot: here I am
  Readings,  ///< world: cancha.Readings
  Answer,    ///< robot: cancha.BodyAnswer
  Taken,     ///< world: another program moves this robot
  Bye        ///< either: it ends
};
constexpr std::array<std::string_view, 5> names(BodyWord) {
  return {"hello", "readings", "answer", "taken", "bye"};
}

/// One datagram: 12 bytes, little-endian, and a message in protobuf's wire format behind them.
///
///     at 0  2  "CB"              at 5   1  team: 0 blue, 1 yellow
///        2  1  version, 1           6   1  number, from 0
///        3  1  BodyWord             7   1  nothing
///        4  1  nothing              8   4  session: drawn by the robot's program when it starts
struct BodyDatagram {
  BodyWord word = BodyWord::Hello;
  RobotId robot{};
  std::uint32_t session = 0;
  std::string_view message{};  ///< points into the bytes
};

inline constexpr std::size_t kBodyHead = 12;
inline constexpr std::size_t kMostBodyBytes = 60'000;  ///< of a datagram
inline constexpr int kMostBodies = 11;                 ///< of a team

/// Begins a datagram: the message is appended behind it.
void begin_datagram(std::string& out, BodyWord word, RobotId robot, std::uint32_t session);
/// Fails for what is no datagram of bodies; the message is not looked at.
[[nodiscard]] Result<BodyDatagram> read_datagram(std::string_view bytes);

/// The same bytes, as sockets have them.
[[nodiscard]] inline std::span<const std::uint8_t> raw_bytes(std::string_view text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

}  // namespace cancha::team
