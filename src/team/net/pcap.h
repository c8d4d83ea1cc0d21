#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "base/result.h"
#include "base/time.h"
#include "mcap/file.h"
#include "team/net/sockets.h"

namespace cancha::team {

/// Datagrams as a file that Wireshark and tcpdump read: pcap 2.4, raw IPv4.
class PcapWriter {
 public:
  /// The file must be new or empty.
  [[nodiscard]] static Result<PcapWriter> open(const std::string& path);

  /// `when` is the time of day, since 1970.
  void write(std::span<const std::uint8_t> payload, Address from, Address to, Duration when);
  /// Fails where something could not be written.
  [[nodiscard]] Result<void> close();

 private:
  explicit PcapWriter(mcap::OutputFile file) : file_{std::move(file)} {}

  mcap::OutputFile file_;
};

}  // namespace cancha::team
