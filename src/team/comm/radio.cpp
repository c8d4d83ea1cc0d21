#include "team/comm/radio.h"

#include <array>

#include "base/expects.h"

namespace cancha::team {

TeamRadio::TeamRadio(const Settings& settings, UdpSocket socket, Address to)
    : settings_{settings},
      socket_{std::move(socket)},
      to_{to},
      talk_{settings.id, settings.role, settings.time_to_live} {}

Result<TeamRadio> TeamRadio::open(const Settings& settings) {
  CANCHA_EXPECTS(static_cast<bool>(settings.clock));
  const auto to = Address::parse(settings.to, settings.port);
  if (!to) return tl::unexpected(to.error());
  auto socket = UdpSocket::open({.port = settings.port,
                                 .from_anywhere = settings.from_anywhere,
                                 .multicast = to->is_multicast() ? settings.to : ""});
  if (!socket) return pass_on(std::move(socket));
  TeamRadio radio{settings, std::move(*socket), *to};
  radio.to_.port = radio.socket_.port();
  // where there is no network yet the announcement is lost, as others may be: mates ask whom they do not know
  (void)radio.send_all(radio.talk_.announce());
  return radio;
}

std::optional<TeamRadio::Reception> TeamRadio::listen(Duration patience) {
  std::array<std::uint8_t, 2048> room{};
  const auto datagram = socket_.receive(room, patience);
  if (!datagram) return std::nullopt;
  const auto bytes = std::span{room}.first(datagram->bytes);
  Reception reception{
      datagram->from, {bytes.begin(), bytes.end()}, decode_message(bytes, settings_.order), TeamTalk::Heard{}};
  if (reception.message) {
    reception.heard = talk_.hear(*reception.message, settings_.clock());
    // an answer that cannot be sent is one that was lost: it will be asked for again
    (void)send_all(reception.heard.answers);
  }
  return reception;
}

Result<void> TeamRadio::say(int destination, TeamWord word, int value) {
  return send(team_message(settings_.id, destination, word, value));
}

Result<void> TeamRadio::send(const TeamMessage& message) {
  if (auto good = check_message(message); !good) return good;
  return socket_.send(encode_message(message, settings_.order), to_);
}

Result<void> TeamRadio::change_role(TeamRole role) {
  return send_all(talk_.change_role(role));
}

Result<void> TeamRadio::leave() {
  return send_all(talk_.leave());
}

Result<void> TeamRadio::send_all(const std::vector<TeamMessage>& messages) {
  for (const TeamMessage& message : messages) {
    if (auto sent = send(message); !sent) return sent;
  }
  return {};
}

}  // namespace cancha::team
