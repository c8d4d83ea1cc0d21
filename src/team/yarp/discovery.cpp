#include "team/yarp/discovery.h"

#include <fmt/format.h>

#include <array>

#include "os/clock.h"
#include "team/radio/link.h"
#include "team/yarp/bottle_text.h"

namespace cancha::team::yarp {
namespace {

constexpr std::string_view kQuestion = "NAME_SERVER query /root";

std::span<const std::uint8_t> bytes_of(std::string_view text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

Result<UdpSocket> joined(const DiscoverySettings& settings, std::uint16_t port) {
  const auto chosen = choose_interface(network_interfaces(), settings.interface);
  if (!chosen) return tl::unexpected(chosen.error());
  return UdpSocket::open(
      {.port = port, .from_anywhere = true, .multicast = kDiscoveryGroup, .interface = chosen->index});
}

}  // namespace

Result<Discoverable> Discoverable::open(const DiscoverySettings& settings, Contact root) {
  std::vector<UdpSocket> sockets;
  for (const std::uint16_t port : settings.ports) {
    auto socket = joined(settings, port);
    if (!socket) return pass_on(std::move(socket));
    sockets.push_back(std::move(*socket));
  }
  return Discoverable{std::move(sockets), std::move(root)};
}

void Discoverable::attend() {
  std::array<std::uint8_t, 256> room{};
  for (UdpSocket& socket : sockets_) {
    // so many in a turn: a flood of questions must not keep the server from its ports
    for (int i = 0; i < 16; ++i) {
      const auto came = socket.receive(room, {});
      if (!came) break;
      const std::string_view asked{reinterpret_cast<const char*>(room.data()), came->bytes};
      if (!asked.starts_with(kQuestion)) continue;
      const std::string answer = fmt::format("{}\r\n{}\r\n", registration_line(root_), kEndOfMessage);
      if (socket.send(bytes_of(answer), came->from)) ++answered_;
    }
  }
}

Result<Contact> discover(const DiscoverySettings& settings, Duration patience) {
  auto socket = joined(settings, 0);
  if (!socket) return pass_on(std::move(socket));
  std::array<std::uint8_t, 1024> room{};
  const os::HostTime end = os::now() + patience;
  while (os::now() < end) {
    for (const std::uint16_t port : settings.ports) {
      const auto group = Address::parse(kDiscoveryGroup, port);
      (void)socket->send(bytes_of(fmt::format("{}\n", kQuestion)), *group);
    }
    const auto came = socket->receive(room, 200_ms);
    if (!came) continue;
    const auto servers = parse_registrations({reinterpret_cast<const char*>(room.data()), came->bytes});
    if (servers && !servers->empty()) return servers->front();
  }
  return fail("name server", fmt::format("nobody answers at {} on {}", kDiscoveryGroup, settings.interface),
              "start one with ./cancha yarp server --discoverable, or say where it is with --server HOST:PORT");
}

Result<Contact> configured_server(const std::string& text, const std::string& where) {
  const auto words = parse_bottle(std::string_view{text}.substr(0, text.find('\n')));
  if (words && words->size() >= 2 && (*words)[1].is_integer() && (*words)[1].whole > 0 && (*words)[1].whole < 65'536) {
    Contact contact{.name = kNameServerName, .host = (*words)[0].word(), .number = static_cast<int>((*words)[1].whole)};
    if (Address::parse(contact.host, 0)) return contact;
  }
  return fail(where, "its first line has no address and number", "for example 127.0.0.1 10000 yarp");
}

}  // namespace cancha::team::yarp
