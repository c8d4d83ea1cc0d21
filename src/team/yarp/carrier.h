#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "team/yarp/bottle.h"
#include "team/yarp/bottle_binary.h"

/// The bytes that YARP's ports exchange: how a connection is opened, messages, replies and acknowledgements.
namespace cancha::team::yarp {

/// How messages travel, as the first eight bytes of a connection say. Those from Udp on are known by name only: what
/// they carry does not come over this connection.
enum class Carrier : std::uint8_t { Text, TextAck, FastTcp, Tcp, Udp, Multicast, SharedMemory, Local };

inline constexpr std::size_t kHeaderBytes = 8;
inline constexpr std::size_t kMostName = 1000;  ///< letters of a port's name

/// As YARP calls it: "text", "text_ack", "fast_tcp", "tcp", "udp", "mcast", "shmem", "local".
[[nodiscard]] std::string_view carrier_name(Carrier carrier);
/// Fails for those that we do not speak, with those that we do.
[[nodiscard]] Result<Carrier> parse_carrier(std::string_view name);
/// By the first eight bytes of a connection.
[[nodiscard]] std::optional<Carrier> carrier_of(std::string_view header);

[[nodiscard]] constexpr bool is_spoken(Carrier c) {
  return c <= Carrier::Tcp;
}
[[nodiscard]] constexpr bool is_text(Carrier c) {
  return c <= Carrier::TextAck;
}
/// The receiver acknowledges each message.
[[nodiscard]] constexpr bool has_acks(Carrier c) {
  return c == Carrier::TextAck || c == Carrier::Tcp;
}

/// What a message is for. `key` is its first letter: d data that is replied to, D data, a administration, *
/// description, / connect to, ! stop sending to, ~ drop an input, q end, r reverse, ? help.
struct PortCommand {
  char key = 'D';
  std::string text{};  ///< the rest: the port's name, or the envelope that travels with data
};

/// Eight bytes with a number, as they stand before messages and as acknowledgements.
void append_number(std::string& out, std::int32_t number);
[[nodiscard]] std::optional<std::int32_t> number_of(std::string_view eight);

/// What the side that connects says first, and what is answered.
[[nodiscard]] std::string opening(Carrier carrier, std::string_view sender);
[[nodiscard]] std::string welcome(Carrier carrier, std::string_view sender);

/// A whole message; commands other than data and administration carry no bottle.
[[nodiscard]] std::string message(Carrier carrier, const PortCommand& command, const Bottle& bottle, Codes codes);
[[nodiscard]] std::string reply(Carrier carrier, const Bottle& bottle, Codes codes);
/// Empty where the carrier has none.
[[nodiscard]] std::string acknowledgement(Carrier carrier);

}  // namespace cancha::team::yarp
