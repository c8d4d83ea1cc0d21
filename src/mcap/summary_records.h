#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "mcap/records.h"

/// The records behind the data of an MCAP file: what is where, so that a reader can seek.
namespace cancha::mcap {

/// Where a chunk lies in the file and what is in it.
struct ChunkIndex {
  static constexpr Opcode kOpcode = Opcode::ChunkIndex;
  std::uint64_t start_time = 0;
  std::uint64_t end_time = 0;
  std::uint64_t offset = 0;
  std::uint64_t size = 0;                                        ///< with the prefix
  std::map<std::uint16_t, std::uint64_t> message_index_offsets;  ///< by channel
  std::uint64_t message_index_size = 0;
  std::string compression;
  std::uint64_t compressed_size = 0;
  std::uint64_t uncompressed_size = 0;
  static constexpr auto fields() {
    return list_of(entry("start_time", &ChunkIndex::start_time), entry("end_time", &ChunkIndex::end_time),
                   entry("offset", &ChunkIndex::offset), entry("size", &ChunkIndex::size),
                   entry("message_index_offsets", &ChunkIndex::message_index_offsets),
                   entry("message_index_size", &ChunkIndex::message_index_size),
                   entry("compression", &ChunkIndex::compression),
                   entry("compressed_size", &ChunkIndex::compressed_size),
                   entry("uncompressed_size", &ChunkIndex::uncompressed_size));
  }
};

struct Statistics {
  static constexpr Opcode kOpcode = Opcode::Statistics;
  std::uint64_t messages = 0;
  std::uint16_t schemas = 0;
  std::uint32_t channels = 0;
  std::uint32_t attachments = 0;
  std::uint32_t metadata = 0;
  std::uint32_t chunks = 0;
  std::uint64_t start_time = 0;
  std::uint64_t end_time = 0;
  std::map<std::uint16_t, std::uint64_t> channel_messages;  ///< by channel
  static constexpr auto fields() {
    return list_of(entry("messages", &Statistics::messages), entry("schemas", &Statistics::schemas),
                   entry("channels", &Statistics::channels), entry("attachments", &Statistics::attachments),
                   entry("metadata", &Statistics::metadata), entry("chunks", &Statistics::chunks),
                   entry("start_time", &Statistics::start_time), entry("end_time", &Statistics::end_time),
                   entry("channel_messages", &Statistics::channel_messages));
  }
};

/// Words about the recording: seeds, versions, the score.
struct Metadata {
  static constexpr Opcode kOpcode = Opcode::Metadata;
  std::string name;
  std::map<std::string, std::string> values;
  static constexpr auto fields() { return list_of(entry("name", &Metadata::name), entry("values", &Metadata::values)); }
};

struct MetadataIndex {
  static constexpr Opcode kOpcode = Opcode::MetadataIndex;
  std::uint64_t offset = 0;
  std::uint64_t size = 0;  ///< with the prefix
  std::string name;
  static constexpr auto fields() {
    return list_of(entry("offset", &MetadataIndex::offset), entry("size", &MetadataIndex::size),
                   entry("name", &MetadataIndex::name));
  }
};

/// Where the records of one kind lie in the summary.
struct SummaryOffset {
  static constexpr Opcode kOpcode = Opcode::SummaryOffset;
  std::uint8_t group_opcode = 0;
  std::uint64_t start = 0;
  std::uint64_t size = 0;
  static constexpr auto fields() {
    return list_of(entry("group_opcode", &SummaryOffset::group_opcode), entry("start", &SummaryOffset::start),
                   entry("size", &SummaryOffset::size));
  }
};

/// Closes the file: where the summary is.
struct Footer {
  static constexpr Opcode kOpcode = Opcode::Footer;
  static constexpr std::size_t kSize = 20;  ///< of its fields
  std::uint64_t summary_start = 0;          ///< 0 = there is no summary
  std::uint64_t summary_offset_start = 0;
  std::uint32_t summary_crc = 0;  ///< of everything from summary_start up to this field; 0 = not given
  static constexpr auto fields() {
    return list_of(entry("summary_start", &Footer::summary_start),
                   entry("summary_offset_start", &Footer::summary_offset_start),
                   entry("summary_crc", &Footer::summary_crc));
  }
};

}  // namespace cancha::mcap
