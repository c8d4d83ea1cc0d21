#include "team/yarp/network.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "team/yarp/name_table.h"

namespace cancha::team::yarp {
namespace {

template <class Number>
bool read_number(std::string_view text, Number& number) {
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  return !text.empty() && fault == std::errc{} && end == text.data() + text.size();
}

}  // namespace

Result<Network> Network::parse(const std::string& text) {
  const std::size_t slash = text.find('/');
  Network made;
  const auto address = Address::parse(text.substr(0, slash), 0);
  const bool good_bits =
      slash == std::string::npos ||
      (read_number(std::string_view{text}.substr(slash + 1), made.bits) && made.bits >= 1 && made.bits <= 32);
  if (!address || !good_bits) {
    return fail("--allow", fmt::format("'{}' is no address", text), "for example 192.168.1.7 or 192.168.1.0/24");
  }
  made.host = address->host;
  return made;
}

bool Network::contains(Address address) const {
  const std::uint32_t mask = 0xffff'ffffU << (32 - bits);
  return (address.host & mask) == (host & mask);
}

bool is_allowed(Address peer, std::span<const Network> allowed) {
  return peer.is_loopback() || std::ranges::any_of(allowed, [&](const Network& n) { return n.contains(peer); });
}

Result<Address> parse_server(const std::string& text) {
  const std::size_t colon = text.find(':');
  std::string host = text.substr(0, colon);
  if (host.empty() || host == "localhost") host = kLoopback;
  std::uint16_t port = kNameServerPort;
  const bool good =
      colon == std::string::npos || (read_number(std::string_view{text}.substr(colon + 1), port) && port > 0);
  const auto address = Address::parse(host, port);
  if (!good || !address)
    return fail("--server", fmt::format("'{}' is no server", text), "HOST:PORT, for example 127.0.0.1:10000");
  return *address;
}

}  // namespace cancha::team::yarp
