#pragma once

#include <unistd.h>

#include <atomic>
#include <cstdint>

#include "team/net/sockets.h"

namespace cancha::support {

/// A port that nobody has open for TCP, another one at each call. It is below those that the system gives to whoever
/// opens a connection, so that no other test comes upon it by chance.
inline std::uint16_t free_port() {
  constexpr unsigned kFirst = 15'000;
  constexpr unsigned kPorts = 17'000;
  static std::atomic<unsigned> next{static_cast<unsigned>(getpid()) * 37u};
  for (;;) {
    const auto port = static_cast<std::uint16_t>(kFirst + next++ % kPorts);
    if (team::TcpServer::open(port, false).has_value()) return port;
  }
}

}  // namespace cancha::support
