#include "team/referee/sender.h"

#include <array>
#include <utility>

#include "team/referee/game_meaning.h"

namespace cancha::team {

Result<RefereeSender> RefereeSender::open(const Settings& settings) {
  RefereeSender made;
  made.protocol_ = settings.protocol;
  if (!is_game_controller(settings.protocol)) {
    auto server = TcpServer::open(settings.port == 0 ? kRefBoxPort : settings.port, settings.from_anywhere);
    if (!server) return pass_on(std::move(server));
    made.port_ = server->port();
    made.server_ = std::move(*server);
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
    if (protocol_ == RefereeProtocol::MslOld) {
      const auto letter = encode_letter(signal);
      if (!letter) return tl::unexpected(letter.error());
      bytes.push_back(*letter);
    } else {
      bytes += encode_msl(signal);
    }
  }
  const std::span<const std::uint8_t> raw{reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()};
  // a team that is gone is no trouble of the game
  std::erase_if(teams_, [&](TcpStream& team) { return !team.write(raw).has_value(); });
  return {};
}

std::size_t RefereeSender::teams() {
  while (auto team = server_ ? server_->accept() : std::nullopt) teams_.push_back(std::move(*team));
  std::array<std::uint8_t, 4096> said{};  // the world as a team sees it, which nobody here needs
  std::erase_if(teams_, [&](TcpStream& team) { return !team.read(said, {}).has_value(); });
  return teams_.size();
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
