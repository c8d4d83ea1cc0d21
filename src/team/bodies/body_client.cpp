#include "team/bodies/body_client.h"

#include <fmt/format.h>

#include <utility>

#include "base/expects.h"
#include "base/protobuf.h"

namespace cancha::team {
namespace {

constexpr int kMostStrangers = 64;  ///< datagrams from elsewhere that are passed over in one call

}  // namespace

Result<BodyClient> BodyClient::open(const Settings& settings) {
  CANCHA_EXPECTS(settings.robot.number >= 0 && settings.robot.number < kMostBodies);
  auto socket = UdpSocket::open({.from_anywhere = !settings.world.is_loopback()});
  if (!socket) return pass_on(std::move(socket));
  return BodyClient{settings, std::move(*socket)};
}

BodyClient::BodyClient(const Settings& settings, UdpSocket socket)
    : settings_{settings}, socket_{std::move(socket)}, room_(kMostBodyBytes + 1) {
  out_.reserve(kMostBodyBytes);
}

void BodyClient::say(BodyWord word) {
  begin_datagram(out_, word, settings_.robot, settings_.session);
  (void)socket_.send(raw_bytes(out_), settings_.world);  // it need not be there yet
}

BodyClient::Came BodyClient::read(Readings& readings, Duration patience) {
  const bool first = !std::exchange(greeted_, true);
  if (first) say(BodyWord::Hello);
  for (int i = 0; i < kMostStrangers; ++i) {
    const auto came = socket_.receive(room_, patience);
    if (!came) break;
    const std::string_view bytes{reinterpret_cast<const char*>(room_.data()), came->bytes};
    const auto datagram = read_datagram(bytes);
    const bool ours = datagram && came->from == settings_.world && datagram->robot == settings_.robot &&
                      datagram->session == settings_.session;
    if (ours && datagram->word == BodyWord::Taken) return Came::Taken;
    if (ours && datagram->word == BodyWord::Bye) return Came::Bye;
    if (ours && datagram->word == BodyWord::Readings && cancha::parse_protobuf(datagram->message, readings)) {
      return Came::Readings;
    }
    ++refused_;
  }
  if (!first) say(BodyWord::Hello);
  return Came::Nothing;
}

Result<void> BodyClient::answer(const BodyAnswer& answer) {
  begin_datagram(out_, BodyWord::Answer, settings_.robot, settings_.session);
  cancha::append_protobuf(out_, answer);
  if (out_.size() > kMostBodyBytes) return fail("answer to a body", fmt::format("has {} bytes", out_.size()));
  return socket_.send(raw_bytes(out_), settings_.world);
}

void BodyClient::leave() {
  say(BodyWord::Bye);
}

}  // namespace cancha::team
