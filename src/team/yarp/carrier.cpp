#include "team/yarp/carrier.h"

#include <fmt/format.h>

#include <array>

#include "base/suggest.h"
#include "team/yarp/bottle_text.h"

namespace cancha::team::yarp {
namespace {

struct CarrierInfo {
  std::string_view name;
  std::string_view header;  ///< of connections that are opened
  std::string_view other;   ///< the same carrier with or without acknowledgements, where we do not tell them apart
};

constexpr std::string_view kEmpty{};
constexpr std::array<CarrierInfo, 8> kCarriers{{{"text", "CONNECT ", kEmpty},
                                                {"text_ack", "CONNACK ", kEmpty},
                                                {"fast_tcp", {"YA\x64\x1e\0\0RP", 8}, kEmpty},
                                                {"tcp", {"YA\xe4\x1e\0\0RP", 8}, kEmpty},
                                                {"udp", {"YA\x61\x1e\0\0RP", 8}, {"YA\xe1\x1e\0\0RP", 8}},
                                                {"mcast", {"YA\x62\x1e\0\0RP", 8}, {"YA\xe2\x1e\0\0RP", 8}},
                                                {"shmem", {"YA\x63\x1e\0\0RP", 8}, {"YA\xe3\x1e\0\0RP", 8}},
                                                {"local", "LOCALITY", kEmpty}}};

const CarrierInfo& info_of(Carrier carrier) {
  return kCarriers[static_cast<std::size_t>(carrier)];
}

void append_little_endian(std::string& out, std::uint32_t number) {
  for (int shift = 0; shift < 32; shift += 8) out.push_back(static_cast<char>(number >> shift & 0xff));
}

/// The whole command as text has it: "D", "d 12 1.5", "/name".
std::string spelled(const PortCommand& command) {
  return command.key + command.text;
}

}  // namespace

std::string_view carrier_name(Carrier carrier) {
  return info_of(carrier).name;
}

Result<Carrier> parse_carrier(std::string_view name) {
  std::vector<std::string> spoken;
  for (std::size_t i = 0; i < kCarriers.size(); ++i) {
    const auto carrier = static_cast<Carrier>(i);
    if (!is_spoken(carrier)) continue;
    if (kCarriers[i].name == name) return carrier;
    spoken.emplace_back(kCarriers[i].name);
  }
  return fail("carrier", fmt::format("'{}' is not spoken here", name), suggest_and_list(name, spoken));
}

std::optional<Carrier> carrier_of(std::string_view header) {
  for (std::size_t i = 0; i < kCarriers.size(); ++i) {
    if (header == kCarriers[i].header || (header == kCarriers[i].other && !header.empty()))
      return static_cast<Carrier>(i);
  }
  return std::nullopt;
}

void append_number(std::string& out, std::int32_t number) {
  out += "YA";
  append_little_endian(out, static_cast<std::uint32_t>(number));
  out += "RP";
}

std::optional<std::int32_t> number_of(std::string_view eight) {
  if (eight.size() != kHeaderBytes || !eight.starts_with("YA") || !eight.ends_with("RP")) return std::nullopt;
  std::uint32_t number = 0;
  for (std::size_t i = 0; i < 4; ++i)
    number |= static_cast<std::uint32_t>(static_cast<unsigned char>(eight[2 + i])) << (8 * i);
  return static_cast<std::int32_t>(number);
}

std::string opening(Carrier carrier, std::string_view sender) {
  std::string out{info_of(carrier).header};
  if (is_text(carrier)) return out.append(sender).append("\r\n");
  append_little_endian(out, static_cast<std::uint32_t>(sender.size() + 1));
  out.append(sender).push_back('\0');
  return out;
}

std::string welcome(Carrier carrier, std::string_view sender) {
  if (is_text(carrier)) return fmt::format("Welcome {}\r\n", sender);
  std::string out;
  append_number(out, 0);
  return out;
}

std::string message(Carrier carrier, const PortCommand& command, const Bottle& bottle, Codes codes) {
  const bool has_bottle = command.key == 'd' || command.key == 'D' || command.key == 'a';
  if (is_text(carrier)) {
    std::string out = spelled(command) + "\r\n";
    if (has_bottle) out += text_of(bottle) + "\r\n";
    return out;
  }
  // block 0: four bytes, '~', the letter, 0, 1; a longer command has no letter there, and its text behind them
  const bool long_command = !command.text.empty();
  std::string first;
  append_little_endian(first, long_command ? static_cast<std::uint32_t>(spelled(command).size() + 1) : 0);
  first.push_back('~');
  first.push_back(long_command ? '\0' : command.key);
  first.append("\0\1", 2);
  std::string name;
  if (long_command) name = spelled(command) + '\0';
  std::string payload;
  if (has_bottle) append_binary(payload, bottle, codes);

  std::string out;
  append_number(out, 10);
  out.push_back(static_cast<char>(1 + (long_command ? 1 : 0) + (has_bottle ? 1 : 0)));
  out.push_back('\1');
  out.append(8, '\xff');
  append_little_endian(out, static_cast<std::uint32_t>(first.size()));
  if (long_command) append_little_endian(out, static_cast<std::uint32_t>(name.size()));
  if (has_bottle) append_little_endian(out, static_cast<std::uint32_t>(payload.size()));
  append_little_endian(out, 0);
  return out.append(first).append(name).append(payload);
}

std::string reply(Carrier carrier, const Bottle& bottle, Codes codes) {
  if (is_text(carrier)) return text_of(bottle) + "\r\n";
  std::string out;
  append_binary(out, bottle, codes);
  return out;
}

std::string acknowledgement(Carrier carrier) {
  if (carrier == Carrier::TextAck) return "<ACK>\r\n";
  std::string out;
  if (carrier == Carrier::Tcp) append_number(out, 0);
  return out;
}

}  // namespace cancha::team::yarp
