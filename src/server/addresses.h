#pragma once

#include <string>
#include <vector>

namespace cancha::server {

/// The addresses under which other machines may reach this one, as they stand in a URL: "192.168.1.7",
/// "[2001:db8::7]". Loopback is left out, and so are addresses that mean nothing without the name of an interface.
/// `ipv4`, `ipv6`: which kinds.
[[nodiscard]] std::vector<std::string> machine_addresses(bool ipv4, bool ipv6);

}  // namespace cancha::server
