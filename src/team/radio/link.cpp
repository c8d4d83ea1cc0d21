#include "team/radio/link.h"

#include <fmt/format.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <memory>
#include <tuple>

#include "base/suggest.h"

namespace cancha::team {
namespace {

std::uint32_t host_of(const sockaddr* address) {
  return address == nullptr ? 0 : ntohl(reinterpret_cast<const sockaddr_in*>(address)->sin_addr.s_addr);
}

/// The name of the interface that leads to the rest of the world, if any.
std::string default_route() {
  std::ifstream routes{"/proc/net/route"};
  std::string line;
  while (std::getline(routes, line)) {
    const auto name_end = line.find('\t');
    if (name_end != std::string::npos && line.compare(name_end + 1, 9, "00000000\t") == 0)
      return line.substr(0, name_end);
  }
  return {};
}

std::string host_text(std::uint32_t host) {
  const std::string text = Address{host, 0}.text();
  return text.substr(0, text.find(':'));
}

Result<Address> parse_target(const std::string& text, std::uint16_t port) {
  const auto colon = text.find(':');
  if (colon != std::string::npos) {
    const char* end = text.data() + text.size();
    const auto [at, fault] = std::from_chars(text.data() + colon + 1, end, port);
    if (fault != std::errc{} || at != end || port == 0) {
      return fail("--to", fmt::format("'{}' has no port", text), "for example 10.0.0.7:20032");
    }
  }
  return Address::parse(text.substr(0, colon), port);
}

Result<RadioLink> open_to_list(const LinkSettings& settings) {
  std::vector<Address> to;
  for (const std::string& text : settings.to) {
    auto address = parse_target(text, settings.port);
    if (!address) return pass_on(std::move(address));
    to.push_back(*address);
  }
  auto socket = UdpSocket::open({.port = settings.port, .from_anywhere = true});
  if (!socket) return pass_on(std::move(socket));
  return RadioLink{std::move(*socket), to,
                   fmt::format("unicast to {} addresses from port {}", to.size(), settings.port)};
}

}  // namespace

std::vector<NetworkInterface> network_interfaces() {
  std::vector<NetworkInterface> found;
  ifaddrs* all = nullptr;
  if (::getifaddrs(&all) != 0) return found;
  const std::unique_ptr<ifaddrs, decltype(&::freeifaddrs)> owner{all, &::freeifaddrs};
  const std::string route = default_route();
  for (const ifaddrs* one = all; one != nullptr; one = one->ifa_next) {
    if (one->ifa_addr == nullptr || one->ifa_addr->sa_family != AF_INET) continue;
    NetworkInterface made;
    made.name = one->ifa_name;
    made.index = static_cast<int>(::if_nametoindex(one->ifa_name));
    made.host = host_of(one->ifa_addr);
    if ((one->ifa_flags & IFF_BROADCAST) != 0) made.broadcast = host_of(one->ifa_broadaddr);
    made.is_up = (one->ifa_flags & IFF_UP) != 0 && (one->ifa_flags & IFF_RUNNING) != 0;
    made.is_loopback = (one->ifa_flags & IFF_LOOPBACK) != 0;
    made.has_multicast = (one->ifa_flags & IFF_MULTICAST) != 0;
    made.has_default_route = made.name == route;
    std::error_code ignored;
    const std::filesystem::path about = std::filesystem::path{"/sys/class/net"} / made.name;
    made.is_wireless = std::filesystem::exists(about / "wireless", ignored);
    constexpr const char* kVirtual[] = {"docker", "veth", "br-", "virbr", "tun", "tap", "wg", "vmnet", "vbox", "lxc"};
    made.is_virtual = (one->ifa_flags & IFF_POINTOPOINT) != 0 ||
                      std::ranges::any_of(kVirtual, [&](const char* p) { return made.name.starts_with(p); });
    found.push_back(made);
  }
  return found;
}

Result<NetworkInterface> choose_interface(const std::vector<NetworkInterface>& all, const std::string& name) {
  if (!name.empty()) {
    const auto found = std::ranges::find(all, name, &NetworkInterface::name);
    if (found != all.end() && found->is_up) return *found;
    if (found != all.end())
      return fail("--interface", fmt::format("{} is down", name), "ip link set UP it, or choose another");
    std::vector<std::string> known;
    known.reserve(all.size());
    for (const NetworkInterface& one : all) known.push_back(one.name);
    return fail("--interface", fmt::format("there is no interface '{}' with an IPv4 address", name),
                suggest(name, known));
  }
  const auto rank = [](const NetworkInterface& i) {
    return std::tuple{!i.is_loopback, !i.is_virtual, i.is_wireless, i.has_default_route};
  };
  const NetworkInterface* best = nullptr;
  for (const NetworkInterface& one : all) {
    if (!one.is_up || (!one.is_loopback && !one.has_multicast)) continue;
    if (best == nullptr || rank(one) > rank(*best)) best = &one;
  }
  if (best == nullptr) return fail("radio", "there is no network interface with an IPv4 address", "is the network up?");
  return *best;
}

Result<RadioLink> open_link(const LinkSettings& settings) {
  if (!settings.to.empty()) return open_to_list(settings);
  const auto chosen = choose_interface(network_interfaces(), settings.interface);
  if (!chosen) return tl::unexpected<Error>(chosen.error());
  const std::string where = fmt::format("on {} ({})", chosen->name, host_text(chosen->host));
  if (settings.broadcast || chosen->is_loopback) {
    auto address = Address::parse(kLoopbackBroadcast, settings.port);
    if (!chosen->is_loopback) {
      if (chosen->broadcast == 0) return fail("--broadcast", fmt::format("{} has no broadcast address", chosen->name));
      address = Address{chosen->broadcast, settings.port};
    }
    auto socket = UdpSocket::open({.port = settings.port, .from_anywhere = true});
    if (!socket) return pass_on(std::move(socket));
    return RadioLink{std::move(*socket), {*address}, fmt::format("broadcast {} {}", address->text(), where)};
  }
  auto group = Address::parse(settings.multicast, settings.port);
  if (!group) return pass_on(std::move(group));
  if (!group->is_multicast()) {
    return fail("--multicast", fmt::format("{} is no group", settings.multicast), "for example 239.255.32.200");
  }
  auto socket = UdpSocket::open(
      {.port = settings.port, .from_anywhere = true, .multicast = settings.multicast, .interface = chosen->index});
  if (!socket) return pass_on(std::move(socket));
  return RadioLink{std::move(*socket), {*group}, fmt::format("multicast {} {}", group->text(), where)};
}

}  // namespace cancha::team
