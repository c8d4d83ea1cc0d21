#include "team/net/pcap.h"

#include <vector>

namespace cancha::team {
namespace {

using Bytes = std::vector<std::uint8_t>;
constexpr std::uint32_t kRawIp = 101;  ///< LINKTYPE_RAW
constexpr std::size_t kIpBytes = 20;
constexpr std::size_t kUdpBytes = 8;

void little(Bytes& out, std::uint32_t value, int bytes) {
  for (int i = 0; i < bytes; ++i) out.push_back(static_cast<std::uint8_t>(value >> (8 * i)));
}

void big(Bytes& out, std::uint32_t value, int bytes) {
  for (int i = bytes - 1; i >= 0; --i) out.push_back(static_cast<std::uint8_t>(value >> (8 * i)));
}

/// The sum that IPv4 wants over its own head.
std::uint16_t checksum(std::span<const std::uint8_t> head) {
  std::uint32_t sum = 0;
  for (std::size_t i = 0; i + 1 < head.size(); i += 2) sum += static_cast<std::uint32_t>(head[i] << 8 | head[i + 1]);
  while (sum >> 16 != 0) sum = (sum & 0xffff) + (sum >> 16);
  return static_cast<std::uint16_t>(~sum);
}

void put(mcap::OutputFile& file, const Bytes& bytes) {
  file.write({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
}

}  // namespace

Result<PcapWriter> PcapWriter::open(const std::string& path) {
  auto file = mcap::OutputFile::open(path);
  if (!file) return pass_on(std::move(file));
  Bytes head;
  little(head, 0xa1b2c3d4, 4);  // microseconds
  little(head, 2, 2);
  little(head, 4, 2);
  little(head, 0, 4);
  little(head, 0, 4);
  little(head, 65535, 4);
  little(head, kRawIp, 4);
  put(*file, head);
  file->flush();
  if (auto begun = file->status(); !begun) return pass_on(std::move(begun));
  return PcapWriter{std::move(*file)};
}

void PcapWriter::write(std::span<const std::uint8_t> payload, Address from, Address to, Duration when) {
  Bytes ip{0x45, 0};  // version 4, a head of five words
  const auto udp_bytes = static_cast<std::uint32_t>(kUdpBytes + payload.size());
  big(ip, static_cast<std::uint32_t>(kIpBytes) + udp_bytes, 2);
  big(ip, 0, 4);       // no fragments
  big(ip, 0x4011, 2);  // 64 hops, UDP
  big(ip, 0, 2);       // the sum, below
  big(ip, from.host, 4);
  big(ip, to.host, 4);
  const std::uint16_t sum = checksum(ip);
  ip[10] = static_cast<std::uint8_t>(sum >> 8);
  ip[11] = static_cast<std::uint8_t>(sum);

  Bytes record;
  const auto bytes = static_cast<std::uint32_t>(kIpBytes) + udp_bytes;
  little(record, static_cast<std::uint32_t>(when.ns / 1'000'000'000), 4);
  little(record, static_cast<std::uint32_t>(when.ns % 1'000'000'000 / 1000), 4);
  little(record, bytes, 4);
  little(record, bytes, 4);
  record.insert(record.end(), ip.begin(), ip.end());
  big(record, from.port, 2);
  big(record, to.port, 2);
  big(record, udp_bytes, 2);
  big(record, 0, 2);  // no sum, which UDP allows
  record.insert(record.end(), payload.begin(), payload.end());
  put(file_, record);
}

Result<void> PcapWriter::close() {
  return file_.close();
}

}  // namespace cancha::team
