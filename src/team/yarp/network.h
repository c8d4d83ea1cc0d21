#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "base/result.h"
#include "team/net/sockets.h"

namespace cancha::team::yarp {

/// Machines with like addresses: "192.168.1.7", "192.168.1.0/24".
struct Network {
  std::uint32_t host = 0;
  int bits = 32;  ///< of the address that must be alike

  [[nodiscard]] static Result<Network> parse(const std::string& text);
  [[nodiscard]] bool contains(Address address) const;
};

/// This machine may always connect, others where a network of the list has them. YARP's protocol has no place for a
/// password, so that addresses are all there is to tell peers by.
[[nodiscard]] bool is_allowed(Address peer, std::span<const Network> allowed);

/// "127.0.0.1:10000", "localhost", ":10001"; what is left out is loopback and the name server's number.
[[nodiscard]] Result<Address> parse_server(const std::string& text);

}  // namespace cancha::team::yarp
