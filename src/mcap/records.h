#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/fields.h"

/// The records of an MCAP file (mcap.dev/spec), each by its field list; those of the summary are in
/// mcap/summary_records.h. Times are nanoseconds.
///
///     magic Header { Schema Channel Metadata Chunk { Message } MessageIndex } DataEnd      the data, in order of
///     writing { Schema Channel Statistics ChunkIndex MetadataIndex } { SummaryOffset } Footer magic     the summary,
///     to seek by
namespace cancha::mcap {

inline constexpr std::string_view kMagic{"\x89MCAP0\r\n", 8};
inline constexpr std::uint64_t kMaxRecordBytes = std::uint64_t{64} << 20;  ///< larger records and chunks are refused

inline constexpr std::uint64_t kMaxMessageBytes = kMaxRecordBytes / 2;  ///< so that every message fits a chunk

enum class Opcode : std::uint8_t {
  Header = 1,
  Footer,
  Schema,
  Channel,
  Message,
  Chunk,
  MessageIndex,
  ChunkIndex,
  Attachment,
  AttachmentIndex,
  Statistics,
  Metadata,
  MetadataIndex,
  SummaryOffset,
  DataEnd
};

struct Header {
  static constexpr Opcode kOpcode = Opcode::Header;
  std::string profile;
  std::string library;
  static constexpr auto fields() {
    return list_of(entry("profile", &Header::profile), entry("library", &Header::library));
  }
};

/// How the messages of a channel are to be understood.
struct Schema {
  static constexpr Opcode kOpcode = Opcode::Schema;
  std::uint16_t id = 0;  ///< not 0
  std::string name;      ///< "foxglove.Log"
  std::string encoding;  ///< "protobuf" or "jsonschema"
  std::string data;
  static constexpr auto fields() {
    return list_of(entry("id", &Schema::id), entry("name", &Schema::name), entry("encoding", &Schema::encoding),
                   entry("data", &Schema::data));
  }
};

/// A topic.
struct Channel {
  static constexpr Opcode kOpcode = Opcode::Channel;
  std::uint16_t id = 0;
  std::uint16_t schema_id = 0;  ///< 0 = none
  std::string topic;
  std::string message_encoding;  ///< "protobuf" or "json"
  std::map<std::string, std::string> metadata;
  static constexpr auto fields() {
    return list_of(entry("id", &Channel::id), entry("schema_id", &Channel::schema_id), entry("topic", &Channel::topic),
                   entry("message_encoding", &Channel::message_encoding), entry("metadata", &Channel::metadata));
  }
};

/// What stands before the data of a message.
struct MessageHeader {
  static constexpr Opcode kOpcode = Opcode::Message;
  std::uint16_t channel_id = 0;
  std::uint32_t sequence = 0;
  std::uint64_t log_time = 0;
  std::uint64_t publish_time = 0;
  static constexpr auto fields() {
    return list_of(entry("channel_id", &MessageHeader::channel_id), entry("sequence", &MessageHeader::sequence),
                   entry("log_time", &MessageHeader::log_time), entry("publish_time", &MessageHeader::publish_time));
  }
};

/// What stands before the packed records of a chunk.
struct ChunkHeader {
  static constexpr Opcode kOpcode = Opcode::Chunk;
  std::uint64_t start_time = 0;
  std::uint64_t end_time = 0;
  std::uint64_t uncompressed_size = 0;
  std::uint32_t uncompressed_crc = 0;  ///< 0 = not given
  std::string compression;             ///< "zstd" or "" for none
  std::uint64_t records_size = 0;      ///< as they lie in the file
  static constexpr auto fields() {
    return list_of(entry("start_time", &ChunkHeader::start_time), entry("end_time", &ChunkHeader::end_time),
                   entry("uncompressed_size", &ChunkHeader::uncompressed_size),
                   entry("uncompressed_crc", &ChunkHeader::uncompressed_crc),
                   entry("compression", &ChunkHeader::compression), entry("records_size", &ChunkHeader::records_size));
  }
};

/// Where one channel's messages lie in the chunk before it.
struct MessageIndex {
  static constexpr Opcode kOpcode = Opcode::MessageIndex;
  std::uint16_t channel_id = 0;
  std::vector<std::pair<std::uint64_t, std::uint64_t>> entries;  ///< log time, place in the unpacked chunk
  static constexpr auto fields() {
    return list_of(entry("channel_id", &MessageIndex::channel_id), entry("entries", &MessageIndex::entries));
  }
};

struct DataEnd {
  static constexpr Opcode kOpcode = Opcode::DataEnd;
  std::uint32_t data_crc = 0;  ///< of everything before this record; 0 = not given
  static constexpr auto fields() { return list_of(entry("data_crc", &DataEnd::data_crc)); }
};

}  // namespace cancha::mcap
