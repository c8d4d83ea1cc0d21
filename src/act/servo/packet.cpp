#include "act/servo/packet.h"

#include <algorithm>

namespace cancha::act {
namespace {

constexpr std::uint8_t kHeader = 0xff;
constexpr std::size_t kFrame = 6;  ///< header, id, length, code, checksum

std::uint8_t checksum(std::span<const std::uint8_t> behind_header) {
  unsigned sum = 0;
  for (const std::uint8_t byte : behind_header) sum += byte;
  return static_cast<std::uint8_t>(~sum);
}

}  // namespace

bool Packet::add(std::uint8_t byte) {
  if (count == kMostParameters) return false;
  bytes[count++] = byte;
  return true;
}

bool Packet::add(std::span<const std::uint8_t> more) {
  if (more.size() > kMostParameters - count) return false;
  for (const std::uint8_t byte : more) add(byte);
  return true;
}

bool Packet::add_word(std::uint16_t word) {
  const std::array<std::uint8_t, 2> both{static_cast<std::uint8_t>(word), static_cast<std::uint8_t>(word >> 8)};
  return add(both);
}

Packet instruction(std::uint8_t id, Instruction what) {
  Packet made;
  made.id = id;
  made.code = static_cast<std::uint8_t>(what);
  return made;
}

std::vector<std::uint8_t> framed(const Packet& packet) {
  std::vector<std::uint8_t> bytes;
  bytes.reserve(packet.count + kFrame);
  frame(packet, bytes);
  return bytes;
}

void frame(const Packet& packet, std::vector<std::uint8_t>& onto) {
  const std::size_t start = onto.size();
  for (const std::uint8_t byte :
       {kHeader, kHeader, packet.id, static_cast<std::uint8_t>(packet.count + 2), packet.code}) {
    onto.push_back(byte);
  }
  for (const std::uint8_t byte : packet.parameters()) onto.push_back(byte);
  onto.push_back(checksum(std::span{onto}.subspan(start + 2)));
}

void PacketDecoder::drop() {
  begun_.erase(begun_.begin());
  ++skipped_;
}

std::optional<Packet> PacketDecoder::take(std::uint8_t byte) {
  begun_.push_back(byte);
  return complete();
}

std::optional<Packet> PacketDecoder::complete() {
  while (!begun_.empty()) {
    const std::size_t there = begun_.size();
    // no id is FF: of a row of them the last two are the header
    const bool header =
        begun_[0] == kHeader && (there < 2 || begun_[1] == kHeader) && (there < 3 || begun_[2] != kHeader);
    const bool possible = header && (there < 4 || (begun_[3] >= 2 && begun_[3] <= kMostParameters + 2));
    if (!possible) {
      drop();
      continue;
    }
    if (there < 4 || there < begun_[3] + std::size_t{4}) return std::nullopt;
    const std::size_t size = begun_[3] + std::size_t{4};
    if (checksum(std::span{begun_}.subspan(2, size - 3)) != begun_[size - 1]) {
      ++damaged_;
      damaged_id_ = begun_[2];
      drop();
      continue;
    }
    Packet found;
    found.id = begun_[2];
    found.code = begun_[4];
    found.add(std::span<const std::uint8_t>{begun_}.subspan(5, size - kFrame));
    begun_.erase(begun_.begin(), begun_.begin() + static_cast<std::ptrdiff_t>(size));
    return found;
  }
  return std::nullopt;
}

}  // namespace cancha::act
