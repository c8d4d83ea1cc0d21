#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/result.h"
#include "team/net/sockets.h"

/// Through which interface and to which addresses the radio speaks.
namespace cancha::team {

inline constexpr std::uint16_t kRadioPort = 20032;
inline constexpr const char* kRadioGroup = "239.255.32.200";  ///< stays within a site

struct NetworkInterface {
  std::string name;
  int index = 0;
  std::uint32_t host = 0;       ///< its IPv4 address
  std::uint32_t broadcast = 0;  ///< 0 = it has none
  bool is_up = false;
  bool is_loopback = false;
  bool is_wireless = false;
  bool is_virtual = false;  ///< of containers, virtual machines and tunnels
  bool has_multicast = false;
  bool has_default_route = false;
};

/// The interfaces of this machine that have an IPv4 address.
[[nodiscard]] std::vector<NetworkInterface> network_interfaces();

/// The best one for a team, or the one with that name: wireless before wired before virtual before loopback; of two
/// alike the one with the default route.
[[nodiscard]] Result<NetworkInterface> choose_interface(const std::vector<NetworkInterface>& all,
                                                        const std::string& name);

struct LinkSettings {
  std::string interface {};  ///< empty = the best
  std::string multicast = kRadioGroup;
  bool broadcast = false;         ///< to the interface's whole network instead
  std::vector<std::string> to{};  ///< to these machines instead: "10.0.0.7" or "10.0.0.7:20033"
  std::uint16_t port = kRadioPort;
};

/// An open link.
struct RadioLink {
  UdpSocket socket;
  std::vector<Address> to;
  std::string text;  ///< "multicast 239.255.32.200:20032 on wlan0 (10.0.0.3)"
};

/// Opens it. Where the only interface is the loopback, robots of one machine hear each other by broadcast.
[[nodiscard]] Result<RadioLink> open_link(const LinkSettings& settings);

}  // namespace cancha::team
