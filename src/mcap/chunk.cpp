#include "mcap/chunk.h"

namespace cancha::mcap {

Result<void> ChunkReader::load(InputFile& file, std::uint64_t offset, std::uint64_t size) {
  const std::string place = file.place(offset);
  if (size < kPrefixSize || size > kMaxRecordBytes) return fail(place, "the size of the chunk is absurd");
  if (auto read = file.read(offset, size, content_); !read) return read;

  std::string_view left = content_;
  std::uint8_t opcode = 0;
  std::uint64_t content_size = 0;
  if (!take_value(left, opcode) || !take_value(left, content_size) || content_size != left.size() ||
      static_cast<Opcode>(opcode) != Opcode::Chunk) {
    return fail(place, "the index names a chunk that is not there");
  }
  return unpack(left, place);
}

Result<void> ChunkReader::unpack(std::string_view content, const std::string& place) {
  std::string_view packed;
  if (!take_record(content, header_) || !take(content, header_.records_size, packed)) {
    return fail(place, "the chunk is malformed");
  }
  if (header_.uncompressed_size > kMaxRecordBytes) return fail(place, "the chunk is larger than 64 MiB");

  if (header_.compression.empty()) {
    if (packed.size() != header_.uncompressed_size) return fail(place, "the chunk is malformed");
    records_ = packed;
  } else if (header_.compression != "zstd") {
    return fail(place, "the chunk is packed with '" + header_.compression + "'", "only zstd is understood");
  } else if (!decompressor_.decompress(packed, header_.uncompressed_size, records_)) {
    return fail(place, "the chunk cannot be unpacked");
  }
  if (header_.uncompressed_crc != 0 && crc32(records_) != header_.uncompressed_crc) {
    return fail(place, "the chunk is damaged: its CRC is wrong");
  }
  return {};
}

}  // namespace cancha::mcap
