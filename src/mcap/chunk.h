#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

#include "base/result.h"
#include "mcap/compression.h"
#include "mcap/file.h"
#include "mcap/layout.h"
#include "mcap/records.h"

namespace cancha::mcap {

/// Unpacks one chunk at a time and proves it by its CRC.
class ChunkReader {
 public:
  /// Loads the chunk at `offset` that is `size` bytes with its prefix.
  [[nodiscard]] Result<void> load(InputFile& file, std::uint64_t offset, std::uint64_t size);
  /// Unpacks a chunk from the content of its record; `place` is for errors.
  [[nodiscard]] Result<void> unpack(std::string_view content, const std::string& place);

  [[nodiscard]] const ChunkHeader& header() const { return header_; }
  /// Schema, Channel and Message records.
  [[nodiscard]] std::string_view records() const { return records_; }

 private:
  Decompressor decompressor_;
  ChunkHeader header_;
  std::string content_;
  std::string records_;
};

/// Calls visit(opcode, content) for each record until it says false; false where the records are cut short.
template <class Visit>
[[nodiscard]] bool for_each_record(std::string_view records, Visit&& visit) {
  while (!records.empty()) {
    std::uint8_t opcode = 0;
    std::uint64_t size = 0;
    std::string_view content;
    if (!take_value(records, opcode) || !take_value(records, size) || !take(records, size, content)) return false;
    if (!visit(static_cast<Opcode>(opcode), content)) return true;
  }
  return true;
}

/// Takes a message apart; false where it is malformed or its times are beyond what Time can say.
[[nodiscard]] inline bool take_message(std::string_view& content, MessageHeader& header) {
  constexpr std::uint64_t kEnd = (std::uint64_t{1} << 62) - 1;  // differences of such moments do not overflow
  return take_record(content, header) && header.log_time <= kEnd && header.publish_time <= kEnd;
}

}  // namespace cancha::mcap
