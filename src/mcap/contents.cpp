#include "mcap/contents.h"

#include <algorithm>
#include <utility>

#include "mcap/chunk.h"
#include "mcap/layout.h"

namespace cancha::mcap {
namespace {

constexpr std::uint64_t kTailSize = kPrefixSize + Footer::kSize + kMagic.size();
constexpr std::string_view kHint = "recovering keeps what is whole";

/// The opcode and size of the record at the front of `bytes`, which are at least a prefix.
std::pair<Opcode, std::uint64_t> prefix_of(std::string_view bytes) {
  std::uint8_t opcode = 0;
  std::uint64_t size = 0;
  return take_value(bytes, opcode) && take_value(bytes, size) ? std::pair{static_cast<Opcode>(opcode), size}
                                                              : std::pair{Opcode{}, std::uint64_t{0}};
}

/// Moves a parsed record into its map; one that comes again is not kept twice.
template <class T>
bool keep(Contents& contents, std::map<std::uint16_t, T>& kept, T&& record, std::size_t size) {
  if (kept.contains(record.id)) return true;
  contents.kept_bytes += size;
  if (contents.kept_bytes > kMaxRecordBytes) return false;
  const std::uint16_t id = record.id;
  kept.emplace(id, std::move(record));
  return true;
}

bool schemas_are_known(const Contents& contents) {
  return std::ranges::all_of(contents.channels, [&](const auto& channel) {
    return channel.second.schema_id == 0 || contents.schemas.contains(channel.second.schema_id);
  });
}

/// Chunks follow each other within the data and are no larger than a reader's memory.
bool chunks_are_sound(const std::vector<ChunkIndex>& chunks, std::uint64_t data_end) {
  std::uint64_t free_from = kMagic.size();
  for (const ChunkIndex& chunk : chunks) {
    if (chunk.offset < free_from || chunk.offset > data_end || chunk.size > data_end - chunk.offset) return false;
    if (chunk.size < kPrefixSize || chunk.size > kMaxRecordBytes) return false;
    free_from = chunk.offset + chunk.size;
  }
  return true;
}

/// Parses the records of the summary; false where one is malformed.
bool parse_summary(std::string_view summary, Contents& contents, std::vector<MetadataIndex>& metadata) {
  bool good = true;
  const bool whole = for_each_record(summary, [&](Opcode opcode, std::string_view content) {
    switch (opcode) {
      case Opcode::Schema:
      case Opcode::Channel:
        good = add_definition(contents, opcode, content);
        break;
      case Opcode::ChunkIndex:
        good = take_record(content, contents.chunks.emplace_back());
        break;
      case Opcode::MetadataIndex:
        good = take_record(content, metadata.emplace_back());
        break;
      case Opcode::Statistics:
        good = take_record(content, contents.statistics);
        break;
      default:
        break;
    }
    return good;
  });
  std::ranges::sort(contents.chunks, {}, &ChunkIndex::offset);
  return whole && good && schemas_are_known(contents);
}

/// Reads the metadata that the summary names.
Result<void> read_metadata(InputFile& file, const std::vector<MetadataIndex>& indexes, Contents& contents) {
  std::string bytes;
  for (const MetadataIndex& index : indexes) {
    const std::string place = file.place(index.offset);
    if (index.size < kPrefixSize || index.size > kMaxRecordBytes) return fail(place, "the metadata is malformed");
    if (auto read = file.read(index.offset, index.size, bytes); !read) return read;
    const auto [opcode, size] = prefix_of(bytes);
    if (opcode != Opcode::Metadata || size != index.size - kPrefixSize ||
        !add_definition(contents, opcode, std::string_view{bytes}.substr(kPrefixSize))) {
      return fail(place, "the metadata is malformed");
    }
  }
  return {};
}

/// Folds a chunk into what the scan knows; false where its records are not sound.
bool add_chunk(Contents& contents, const ChunkReader& chunk, std::uint64_t offset, std::uint64_t size) {
  ChunkIndex index;
  index.start_time = chunk.header().start_time;
  index.end_time = chunk.header().end_time;
  index.offset = offset;
  index.size = size;
  index.compression = chunk.header().compression;
  index.compressed_size = chunk.header().records_size;
  index.uncompressed_size = chunk.header().uncompressed_size;
  std::map<std::uint16_t, std::uint64_t> counts;
  std::uint64_t messages = 0;
  bool good = true;
  const bool whole = for_each_record(chunk.records(), [&](Opcode opcode, std::string_view content) {
    if (opcode == Opcode::Schema || opcode == Opcode::Channel) {
      good = add_definition(contents, opcode, content);
    } else if (opcode == Opcode::Message) {
      MessageHeader header;
      good = take_message(content, header) && contents.channels.contains(header.channel_id) &&
             header.log_time >= index.start_time && header.log_time <= index.end_time;
      ++counts[header.channel_id];
      ++messages;
    }
    return good;
  });
  if (!whole || !good) return false;

  // only a sound chunk counts
  Statistics& statistics = contents.statistics;
  if (messages > 0) {
    statistics.start_time =
        statistics.messages == 0 ? index.start_time : std::min(statistics.start_time, index.start_time);
    statistics.end_time = std::max(statistics.end_time, index.end_time);
  }
  for (const auto& [channel, count] : counts) {
    index.message_index_offsets[channel] = 0;
    statistics.channel_messages[channel] += count;
  }
  statistics.messages += messages;
  ++statistics.chunks;
  contents.chunks.push_back(std::move(index));
  return true;
}

/// Continues a CRC over part of the file, a block at a time.
Result<std::uint32_t> crc_over(InputFile& file, std::uint64_t offset, std::uint64_t size, std::uint32_t crc) {
  std::string block;
  while (size > 0) {
    const std::uint64_t step = std::min<std::uint64_t>(size, 1u << 20);
    if (auto read = file.read(offset, step, block); !read) return pass_on(std::move(read));
    crc = crc32(block, crc);
    offset += step;
    size -= step;
  }
  return crc;
}

/// What the next record adds to a scan; says false where the scan ends with it.
bool scan_record(Scan& found, InputFile& file, ChunkReader& chunk, Opcode opcode, std::string_view content,
                 std::uint32_t crc_before) {
  const auto trouble = [&](Error error) {
    if (!found.trouble) found.trouble = std::move(error);
  };
  const std::string place = file.place(found.sound_bytes);
  switch (opcode) {
    case Opcode::Schema:
    case Opcode::Channel:
    case Opcode::Metadata:
      if (add_definition(found.contents, opcode, content)) return true;
      trouble({place, "a record is malformed", std::string{kHint}});
      return false;
    case Opcode::Chunk: {
      auto unpacked = chunk.unpack(content, place);
      if (unpacked && !add_chunk(found.contents, chunk, found.sound_bytes, content.size() + kPrefixSize)) {
        unpacked = fail(place, "the messages of the chunk are malformed");
      }
      if (unpacked) return true;
      ++found.damaged_chunks;
      trouble(std::move(unpacked.error()));
      return true;
    }
    case Opcode::DataEnd: {
      DataEnd end;
      const std::uint64_t size = kPrefixSize + content.size();
      found.reached_end = take_record(content, end);
      if (found.reached_end) found.contents.data_bytes = found.sound_bytes + size;
      const bool good = found.reached_end && (end.data_crc == 0 || end.data_crc == crc_before);
      if (!good) trouble({place, "the file is damaged: the CRC of its data is wrong", std::string{kHint}});
      return false;
    }
    case Opcode::Message:
      trouble({place, "there are messages outside of chunks", "write the recording with chunks"});
      return false;
    case Opcode::Footer:
      trouble({place, "the data has no end", std::string{kHint}});
      return false;
    default:
      return true;
  }
}

}  // namespace

bool add_definition(Contents& contents, Opcode opcode, std::string_view content) {
  const std::size_t size = content.size();
  if (opcode == Opcode::Schema) {
    Schema schema;
    if (!take_record(content, schema) || schema.id == 0) return false;
    return keep(contents, contents.schemas, std::move(schema), size);
  }
  if (opcode == Opcode::Channel) {
    Channel channel;
    if (!take_record(content, channel)) return false;
    return keep(contents, contents.channels, std::move(channel), size);
  }
  contents.kept_bytes += size;
  if (contents.kept_bytes > kMaxRecordBytes) return false;
  Metadata metadata;
  if (!take_record(content, metadata)) return false;
  contents.metadata.push_back(std::move(metadata));
  return true;
}

Result<std::uint64_t> check_start(InputFile& file) {
  std::string start;
  if (file.size() < kMagic.size() + kPrefixSize) return fail(file.name(), "this is not an MCAP file: it is too short");
  if (auto read = file.read(0, kMagic.size() + kPrefixSize, start); !read) return pass_on(std::move(read));
  if (!start.starts_with(kMagic)) return fail(file.name(), "this is not an MCAP file");
  const auto [opcode, size] = prefix_of(std::string_view{start}.substr(kMagic.size()));
  if (opcode != Opcode::Header || size > file.size() - start.size()) {
    return fail(file.name(), "the recording ends before anything was recorded");
  }
  return start.size() + size;
}

Result<Ending> read_ending(InputFile& file) {
  // the footer
  Ending ending;
  std::string tail;
  if (file.size() < kMagic.size() + kTailSize) return ending;
  const std::uint64_t footer_start = file.size() - kTailSize;
  if (auto read = file.read(footer_start, kTailSize, tail); !read) return pass_on(std::move(read));
  if (!tail.ends_with(kMagic)) return ending;
  ending.closed = true;
  Footer footer;
  std::string_view content = std::string_view{tail}.substr(kPrefixSize);
  if (prefix_of(tail) != std::pair{Opcode::Footer, std::uint64_t{Footer::kSize}} || !take_record(content, footer)) {
    return fail(file.place(footer_start), "the footer is damaged", std::string{kHint});
  }
  if (footer.summary_start == 0) return ending;

  // the summary, with its CRC
  const std::string place = file.place(footer.summary_start);
  const auto damaged = [&] { return fail(place, "the summary is damaged", std::string{kHint}); };
  if (footer.summary_start < kMagic.size() || footer.summary_start > footer_start) return damaged();
  const std::uint64_t size = footer_start - footer.summary_start;
  std::string summary;
  if (size > kMaxRecordBytes) return fail(place, "the summary is larger than 64 MiB");
  if (auto read = file.read(footer.summary_start, size, summary); !read) return pass_on(std::move(read));
  const auto in_footer = std::string_view{tail}.substr(0, kPrefixSize + Footer::kSize - sizeof(footer.summary_crc));
  if (footer.summary_crc != 0 && crc32(in_footer, crc32(summary)) != footer.summary_crc) return damaged();

  // its records, which must know all that there is
  Contents contents;
  contents.data_bytes = footer.summary_start;
  std::vector<MetadataIndex> metadata;
  if (!parse_summary(summary, contents, metadata)) return damaged();
  if (!chunks_are_sound(contents.chunks, footer.summary_start)) return damaged();
  if (contents.chunks.size() != contents.statistics.chunks ||
      contents.channels.size() != contents.statistics.channels) {
    return ending;
  }
  if (auto read = read_metadata(file, metadata, contents); !read) return pass_on(std::move(read));
  ending.contents = std::move(contents);
  return ending;
}

Result<Scan> scan(InputFile& file) {
  Scan found;
  ChunkReader chunk;
  std::string bytes;
  std::uint32_t crc = crc32(kMagic);
  found.sound_bytes = kMagic.size();
  while (true) {
    // the next record must be there as a whole
    const std::uint64_t left = file.size() - found.sound_bytes;
    if (left < kPrefixSize) break;
    if (auto read = file.read(found.sound_bytes, kPrefixSize, bytes); !read) return pass_on(std::move(read));
    const auto [opcode, size] = prefix_of(bytes);
    if (size > left - kPrefixSize) break;

    // attachments may be large and are not for us
    const std::uint64_t whole_size = kPrefixSize + size;
    if (whole_size > kMaxRecordBytes && opcode != Opcode::Attachment) {
      found.trouble = Error{file.place(found.sound_bytes), "a record is larger than 64 MiB", ""};
      break;
    }
    if (opcode == Opcode::Attachment) {
      auto summed = crc_over(file, found.sound_bytes, whole_size, crc);
      if (!summed) return pass_on(std::move(summed));
      crc = *summed;
      ++found.contents.statistics.attachments;
    } else {
      if (auto read = file.read(found.sound_bytes, whole_size, bytes); !read) return pass_on(std::move(read));
      if (!scan_record(found, file, chunk, opcode, std::string_view{bytes}.substr(kPrefixSize), crc)) break;
      crc = crc32(bytes, crc);
    }
    found.sound_bytes += whole_size;
  }

  Statistics& statistics = found.contents.statistics;
  statistics.schemas = static_cast<std::uint16_t>(found.contents.schemas.size());
  statistics.channels = static_cast<std::uint32_t>(found.contents.channels.size());
  statistics.metadata = static_cast<std::uint32_t>(found.contents.metadata.size());
  if (!found.reached_end && !found.trouble) {
    found.trouble = Error{file.place(found.sound_bytes), "the recording breaks off", std::string{kHint}};
  }
  return found;
}

}  // namespace cancha::mcap
