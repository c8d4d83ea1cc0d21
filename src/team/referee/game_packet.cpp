#include "team/referee/game_packet.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "base/expects.h"

namespace cancha::team {
namespace {

struct Format {
  RefereeProtocol protocol;
  std::size_t bytes;
  int version;
  std::size_t players;
  std::uint8_t last_state;
  std::uint8_t last_phase;
  std::uint8_t last_set_play;
};

constexpr std::array<Format, 6> kFormats{{
    {RefereeProtocol::Humanoid, 688, 12, 11, 4, 9, 0},
    {RefereeProtocol::HumanoidOld, 640, 12, 11, 4, 9, 0},
    {RefereeProtocol::Spl14, 62, 14, 7, 4, 3, 5},
    {RefereeProtocol::Spl18, 118, 18, 20, 5, 3, 5},
    {RefereeProtocol::Hsl19, 198, 19, 20, 4, 3, 6},
    {RefereeProtocol::Hsl20, 158, 20, 20, 4, 3, 6},
}};

const Format& format_of(RefereeProtocol protocol) {
  CANCHA_EXPECTS(is_game_controller(protocol));
  return kFormats[static_cast<std::size_t>(protocol)];
}

/// Takes fields from bytes; the length was compared before.
struct Reader {
  std::span<const std::uint8_t> bytes;
  std::size_t at = 0;

  void byte(std::uint8_t& value) { value = bytes[at++]; }
  void word(auto& value) {
    value = static_cast<std::uint16_t>(bytes[at] | bytes[at + 1] << 8);
    at += 2;
  }
  void signed_word(int& value) {
    std::uint16_t raw = 0;
    word(raw);
    value = static_cast<std::int16_t>(raw);
  }
};

/// Puts fields into bytes, with the same names.
struct Writer {
  std::vector<std::uint8_t>& bytes;

  void byte(std::uint8_t value) { bytes.push_back(value); }
  void word(int value) {
    bytes.push_back(static_cast<std::uint8_t>(value));
    bytes.push_back(static_cast<std::uint8_t>(value >> 8));
  }
  void signed_word(int value) { word(value); }
};

// Each list below is written once and serves both directions.

template <class Stream, class Player>
void pass_player(RefereeProtocol protocol, Stream& s, Player& p) {
  s.byte(p.penalty);
  s.byte(p.seconds);
  if (protocol == RefereeProtocol::Humanoid || protocol == RefereeProtocol::Hsl19) s.byte(p.warnings);
  if (is_humanoid(protocol) || is_hsl(protocol)) s.byte(p.yellow);
  if (is_humanoid(protocol)) s.byte(p.red);
  if (protocol == RefereeProtocol::Humanoid) s.byte(p.goalkeeper);
}

template <class Stream, class Team>
void pass_team(RefereeProtocol protocol, Stream& s, Team& t) {
  const bool has_keeper = protocol == RefereeProtocol::Spl18 || is_hsl(protocol);
  s.byte(t.number);
  s.byte(t.colour);
  if (has_keeper) {
    s.byte(t.keeper_colour);
    s.byte(t.keeper);
  }
  s.byte(t.score);
  s.byte(t.penalty_shots);
  s.word(t.single_shots);
  if (is_humanoid(protocol)) {
    s.byte(t.coach_sequence);
    for (auto& letter : t.coach_message) s.byte(letter);
    pass_player(protocol, s, t.coach);
  } else {
    s.word(t.message_budget);
  }
  for (std::size_t i = 0; i < players_in(protocol); ++i) pass_player(protocol, s, t.players[i]);
}

template <class Stream, class Packet>
void pass_humanoid_head(Stream& s, Packet& p) {
  s.byte(p.competition_type);
  s.byte(p.state);
  s.byte(p.first_half);
  s.byte(p.kicking_team);
  s.byte(p.phase);
  for (auto& info : p.secondary_info) s.byte(info);
  s.byte(p.drop_in_team);
  s.word(p.drop_in_time);
  s.signed_word(p.seconds_left);
  s.signed_word(p.secondary_time);
}

template <class Stream, class Packet>
void pass_head(Stream& s, Packet& p) {
  if (is_hsl(p.protocol)) {
    s.byte(p.competition_type);
    s.byte(p.stopped);
  } else {
    s.byte(p.competition_phase);
    s.byte(p.competition_type);
  }
  s.byte(p.phase);
  s.byte(p.state);
  s.byte(p.set_play);
  s.byte(p.first_half);
  s.byte(p.kicking_team);
  s.signed_word(p.seconds_left);
  s.signed_word(p.secondary_time);
}

/// Everything after magic and version.
template <class Stream, class Packet>
void pass(Stream& s, Packet& p) {
  s.byte(p.number);
  s.byte(p.players_per_team);
  if (is_humanoid(p.protocol)) {
    pass_humanoid_head(s, p);
  } else {
    pass_head(s, p);
  }
  for (auto& t : p.teams) pass_team(p.protocol, s, t);
}

constexpr std::string_view kForRobots = "RGme";
constexpr std::string_view kForMonitors = "RGTD";
constexpr const char* kWhere = "referee's packet";

Result<const Format*> recognised(std::span<const std::uint8_t> bytes) {
  const std::string_view text{reinterpret_cast<const char*>(bytes.data()), bytes.size()};
  if (!text.starts_with(kForRobots) && !text.starts_with(kForMonitors)) {
    return fail(kWhere, "does not begin with RGme", "something else sends to this port");
  }
  const auto format = std::ranges::find(kFormats, bytes.size(), &Format::bytes);
  if (format == kFormats.end()) {
    return fail(kWhere, fmt::format("has {} bytes, as no version that is known", bytes.size()),
                "Humanoid 688 or 640, SPL 62 (v14) or 118 (v18), HSL 198 (v19) or 158 (v20)");
  }
  const int version = is_humanoid(format->protocol) ? bytes[4] | bytes[5] << 8 : bytes[4];
  if (version != format->version) {
    return fail(kWhere, fmt::format("has {} bytes and version {}", bytes.size(), version),
                fmt::format("this length is read as version {} only", format->version));
  }
  return &*format;
}

Result<void> check(const GamePacket& p, const Format& format) {
  const auto most = [](const char* what, int value, int limit) -> Result<void> {
    if (value <= limit) return {};
    return fail(kWhere, fmt::format("{} is {}, beyond {}", what, value, limit));
  };
  return most("the state", p.state, format.last_state)
      .and_then([&] { return most("the game phase", p.phase, format.last_phase); })
      .and_then([&] { return most("the set play", p.set_play, format.last_set_play); })
      .and_then([&] { return most("the half's flag", p.first_half, 1); })
      .and_then([&] { return most("the stopped flag", p.stopped, 1); })
      .and_then([&] { return most("the number of players", p.players_per_team, static_cast<int>(format.players)); });
}

}  // namespace

std::size_t players_in(RefereeProtocol protocol) {
  return format_of(protocol).players;
}

Result<GamePacket> decode_game(std::span<const std::uint8_t> bytes) {
  auto format = recognised(bytes);
  if (!format) return pass_on(std::move(format));
  GamePacket packet;
  packet.protocol = (*format)->protocol;
  packet.for_monitors = bytes[2] == 'T';
  Reader reader{bytes, is_humanoid(packet.protocol) ? 6u : 5u};
  pass(reader, packet);
  CANCHA_EXPECTS(reader.at == bytes.size());
  if (auto good = check(packet, **format); !good) return pass_on(std::move(good));
  return packet;
}

std::vector<std::uint8_t> encode_game(const GamePacket& packet) {
  const Format& format = format_of(packet.protocol);
  std::vector<std::uint8_t> bytes;
  bytes.reserve(format.bytes);
  const std::string_view magic = packet.for_monitors ? kForMonitors : kForRobots;
  bytes.insert(bytes.end(), magic.begin(), magic.end());
  bytes.push_back(static_cast<std::uint8_t>(format.version));
  if (is_humanoid(packet.protocol)) bytes.push_back(0);
  Writer writer{bytes};
  pass(writer, packet);
  CANCHA_EXPECTS(bytes.size() == format.bytes);
  return bytes;
}

}  // namespace cancha::team
