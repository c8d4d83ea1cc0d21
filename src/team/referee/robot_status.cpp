#include "team/referee/robot_status.h"

#include <fmt/format.h>

#include <bit>
#include <cmath>

#include "team/referee/game_packet.h"

namespace cancha::team {
namespace {

constexpr std::string_view kMagic = "RGrt";
constexpr const char* kWhere = "robot's packet";
constexpr std::size_t kShort = 8;  ///< versions 2 and 3
constexpr std::size_t kLong = 32;  ///< version 4
constexpr int kMostPlayers = 20;
constexpr double kMillimetres = 1000.0;

/// A 32-bit real number, whatever the order of bytes here.
double real_at(std::span<const std::uint8_t> bytes, std::size_t at) {
  std::uint32_t raw = 0;
  for (std::size_t i = 0; i < 4; ++i) raw |= static_cast<std::uint32_t>(bytes[at + i]) << (8 * i);
  return static_cast<double>(std::bit_cast<float>(raw));
}

void append_real(std::vector<std::uint8_t>& bytes, double value) {
  const auto raw = std::bit_cast<std::uint32_t>(static_cast<float>(value));
  for (int i = 0; i < 4; ++i) bytes.push_back(static_cast<std::uint8_t>(raw >> (8 * i)));
}

tl::unexpected<Error> no_player(int number) {
  return fail(kWhere, fmt::format("there is no player {}", number), fmt::format("1 to {}", kMostPlayers));
}

Result<RobotStatus> decode_short(std::span<const std::uint8_t> bytes) {
  RobotStatus status{.version = bytes[4], .team = bytes[5], .player = bytes[6]};
  if (status.version == 3) {
    if (bytes[7] != 0) return fail(kWhere, fmt::format("version 3 knows no word {}", bytes[7]), "0 is alive");
    return status;
  }
  if (bytes[7] >= names(StatusWord{}).size()) return fail(kWhere, fmt::format("version 2 knows no word {}", bytes[7]));
  status.word = static_cast<StatusWord>(bytes[7]);
  return status;
}

Result<RobotStatus> decode_long(std::span<const std::uint8_t> bytes) {
  if (bytes[7] > 1) return fail(kWhere, fmt::format("'fallen' is {}", bytes[7]), "0 or 1");
  for (std::size_t at = 8; at < kLong; at += 4) {
    if (!std::isfinite(real_at(bytes, at))) return fail(kWhere, fmt::format("the number at byte {} is not finite", at));
  }
  return RobotStatus{.version = 4,
                     .team = bytes[6],
                     .player = bytes[5],
                     .fallen = bytes[7] == 1,
                     .X_FR = {real_at(bytes, 8) / kMillimetres, real_at(bytes, 12) / kMillimetres, real_at(bytes, 16)},
                     .ball_age = real_at(bytes, 20),
                     .p_RB = {real_at(bytes, 24) / kMillimetres, real_at(bytes, 28) / kMillimetres}};
}

}  // namespace

Result<RobotStatus> decode_status(std::span<const std::uint8_t> bytes) {
  const std::string_view text{reinterpret_cast<const char*>(bytes.data()), bytes.size()};
  if (!text.starts_with(kMagic)) return fail(kWhere, "does not begin with RGrt");
  const int version = bytes.size() > 4 ? bytes[4] : 0;
  const bool is_short = bytes.size() == kShort && (version == 2 || version == 3);
  if (is_short || (bytes.size() == kLong && version == 4)) {
    auto status = is_short ? decode_short(bytes) : decode_long(bytes);
    if (status && (status->player < 1 || status->player > kMostPlayers)) return no_player(status->player);
    return status;
  }
  return fail(kWhere, fmt::format("has {} bytes and version {}", bytes.size(), version),
              "8 bytes of version 2 or 3, 32 of version 4");
}

Result<std::vector<std::uint8_t>> encode_status(const RobotStatus& s) {
  if (s.team < 0 || s.team > 255) return fail(kWhere, fmt::format("there is no team {}", s.team), "0 to 255");
  if (s.player < 1 || s.player > kMostPlayers) return no_player(s.player);
  if (s.version < 2 || s.version > 4) return fail(kWhere, fmt::format("there is no version {}", s.version), "2 to 4");
  if (s.version == 3 && s.word != StatusWord::Alive)
    return fail(kWhere, "version 3 can only say that a robot is alive");
  const auto byte = [](int value) { return static_cast<std::uint8_t>(value); };
  std::vector<std::uint8_t> bytes{kMagic.begin(), kMagic.end()};
  bytes.push_back(byte(s.version));
  if (s.version < 4) {
    bytes.push_back(byte(s.team));
    bytes.push_back(byte(s.player));
    bytes.push_back(s.version == 3 ? 0 : byte(static_cast<int>(s.word)));
    return bytes;
  }
  bytes.push_back(byte(s.player));
  bytes.push_back(byte(s.team));
  bytes.push_back(s.fallen ? 1 : 0);
  for (const double number : {s.X_FR.x * kMillimetres, s.X_FR.y * kMillimetres, s.X_FR.heading, s.ball_age,
                              s.p_RB.x * kMillimetres, s.p_RB.y * kMillimetres}) {
    append_real(bytes, number);
  }
  return bytes;
}

int status_version(RefereeProtocol protocol) {
  return is_humanoid(protocol) ? 2 : 4;
}

}  // namespace cancha::team
