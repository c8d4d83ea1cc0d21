#include "team/referee/sender.h"

#include <algorithm>
#include <array>
#include <utility>

#include "team/referee/game_meaning.h"

namespace cancha::team {
namespace {

std::span<const std::uint8_t> raw(const std::string& text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

/// Reads and forgets all that a team has said: the world as it sees it, which nobody here needs. False: it has left.
bool emptied(TcpStream& stream) {
  std::array<std::uint8_t, 16'384> said{};
  constexpr int kAtOnce = 64;  // one that never stops must not keep the others waiting
  for (int i = 0; i < kAtOnce; ++i) {
    const auto count = stream.read(said, {});
    if (!count) return false;
    if (*count < said.size()) return true;
  }
  return true;
}

}  // namespace

Result<RefereeSender> RefereeSender::open(const Settings& settings) {
  RefereeSender made;
  made.protocol_ = settings.protocol;
  if (!is_game_controller(settings.protocol)) {
    auto server = TcpServer::open(settings.port == 0 ? kRefBoxPort : settings.port, settings.from_anywhere);
    if (!server) return pass_on(std::move(server));
    made.port_ = server->port();
    made.server_ = std::move(*server);
    made.teams_ = settings.teams;
    return made;
  }
  made.port_ = settings.port == 0 ? kGamePort : settings.port;
  const auto to = Address::parse(settings.to, made.port_);
  if (!to) return tl::unexpected(to.error());
  made.to_ = *to;
  auto udp = UdpSocket::open({});
  if (!udp) return pass_on(std::move(udp));
  auto status = UdpSocket::open({.port = settings.status_port == 0 ? kStatusPort : settings.status_port,
                                 .from_anywhere = settings.from_anywhere});
  if (!status) return pass_on(std::move(status));
  made.udp_ = std::move(*udp);
  made.status_ = std::move(*status);
  return made;
}

Result<void> RefereeSender::send(const RefereeState& state) {
  auto packet = packet_for(state, number_);
  if (!packet) return pass_on(std::move(packet));
  ++number_;
  return udp_->send(encode_game(*packet), to_);
}

Result<void> RefereeSender::send(std::span<const MslSignal> signals) {
  (void)teams();
  std::string bytes;
  for (const MslSignal& signal : signals) {
    auto said = bytes_of(signal);
    if (!said) return pass_on(std::move(said));
    bytes += *said;
  }
  // a team that is gone is no trouble of the game
  std::erase_if(stations_, [&](Station& station) { return !station.stream.write(raw(bytes)).has_value(); });
  return {};
}

Result<std::string> RefereeSender::bytes_of(const MslSignal& signal) const {
  if (protocol_ != RefereeProtocol::MslOld) return encode_msl(signal);
  const auto letter = encode_letter(signal);
  if (!letter) return tl::unexpected(letter.error());
  return std::string(1, *letter);
}

std::optional<std::size_t> RefereeSender::team_at(Address address) const {
  // 172.16.NUMBER.*, as the RefBox does; whoever comes from elsewhere is the next that is not there yet
  constexpr std::uint32_t kTeams = 172 << 8 | 16;
  std::optional<std::size_t> next;
  for (std::size_t i = 0; i < teams_.size(); ++i) {
    if (address.host >> 16 == kTeams && static_cast<int>(address.host >> 8 & 255) == teams_[i].number) return i;
    const bool there = std::ranges::any_of(stations_, [&](const Station& one) { return one.team == i; });
    if (!there && !next) next = i;
  }
  return next;
}

void RefereeSender::welcome(TcpStream stream) {
  Station station{std::move(stream)};
  station.team = team_at(station.stream.peer());
  MslSignal signal{MslCommand::Welcome};
  if (station.team) signal.target = teams_[*station.team].name;
  const auto said = bytes_of(signal);
  if (said && station.stream.write(raw(*said))) stations_.push_back(std::move(station));
}

std::size_t RefereeSender::teams() {
  // who has left first, so that its place is free for one that comes back
  std::erase_if(stations_, [](Station& station) { return !emptied(station.stream); });
  while (auto team = server_ ? server_->accept() : std::nullopt) welcome(std::move(*team));
  return stations_.size();
}

std::vector<RefereeSender::Robot> RefereeSender::answers() {
  std::vector<Robot> heard;
  constexpr std::size_t kAtOnce = 64;
  std::array<std::uint8_t, 256> room{};
  while (status_ && heard.size() < kAtOnce) {
    const auto datagram = status_->receive(room, {});
    if (!datagram) break;
    heard.push_back({decode_status(std::span{room}.first(datagram->bytes)), datagram->from});
  }
  return heard;
}

Duration RefereeSender::period(const RefereeState& state) {
  return is_hsl(state.protocol) && state.stopped ? Duration{200'000'000} : Duration{500'000'000};
}

}  // namespace cancha::team
