#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/result.h"
#include "base/time.h"
#include "team/net/sockets.h"
#include "team/yarp/name_table.h"

/// Finding a name server that nobody has told the address of: a question to a multicast group.
namespace cancha::team::yarp {

inline constexpr const char* kDiscoveryGroup = "224.2.1.1";

struct DiscoverySettings {
  std::string interface = "lo";  ///< through which it is asked and heard
  /// YARP's documentation has the first, its version 4.0 uses the second.
  std::vector<std::uint16_t> ports{10'001, 10'000};
};

/// Answers such questions for a name server, on request only.
class Discoverable {
 public:
  [[nodiscard]] static Result<Discoverable> open(const DiscoverySettings& settings, Contact root);
  /// Answers what has come; does not wait.
  void attend();
  [[nodiscard]] std::uint64_t answered() const { return answered_; }

 private:
  Discoverable(std::vector<UdpSocket> sockets, Contact root) : sockets_{std::move(sockets)}, root_{std::move(root)} {}

  std::vector<UdpSocket> sockets_;
  Contact root_;
  std::uint64_t answered_ = 0;
};

/// Asks all ports of the group, again and again, until a server answers or the time is over.
[[nodiscard]] Result<Contact> discover(const DiscoverySettings& settings, Duration patience);

/// The server of YARP's own settings, ~/.config/yarp/yarp.conf: "ip port" in its first line.
[[nodiscard]] Result<Contact> configured_server(const std::string& text, const std::string& where);

}  // namespace cancha::team::yarp
