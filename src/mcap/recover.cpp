#include "mcap/recover.h"

#include <filesystem>
#include <map>
#include <system_error>
#include <utility>

#include "base/file_writer.h"
#include "mcap/chunk.h"
#include "mcap/contents.h"
#include "mcap/file.h"
#include "mcap/writer.h"

namespace cancha::mcap {
namespace {

/// Declares schemas and channels of the old file in the new one; gives the new ids by the old.
std::map<std::uint16_t, ChannelId> declare(McapWriter& writer, const Contents& contents) {
  std::map<std::uint16_t, SchemaId> schemas;
  for (const auto& [id, schema] : contents.schemas) {
    schemas[id] = writer.add_schema(schema.name, schema.encoding, schema.data);
  }
  std::map<std::uint16_t, ChannelId> channels;
  for (const auto& [id, channel] : contents.channels) {
    channels[id] =
        writer.add_channel(channel.topic, channel.message_encoding, schemas[channel.schema_id], channel.metadata);
  }
  return channels;
}

/// Copies the messages of every sound chunk, as the scan has proved them.
Result<void> copy_messages(InputFile& file, const Contents& contents, McapWriter& writer) {
  const auto channels = declare(writer, contents);
  ChunkReader chunk;
  for (const ChunkIndex& index : contents.chunks) {
    if (auto loaded = chunk.load(file, index.offset, index.size); !loaded) return loaded;
    Result<void> written;
    const bool whole = for_each_record(chunk.records(), [&](Opcode opcode, std::string_view content) {
      if (opcode != Opcode::Message) return true;
      MessageHeader header;
      if (!take_message(content, header)) return false;
      if (content.size() > kMaxMessageBytes) {
        written = fail(file.place(index.offset), "a message is larger than 32 MiB");
        return false;
      }
      written =
          writer.copy(channels.at(header.channel_id), header.sequence, Time{static_cast<std::int64_t>(header.log_time)},
                      Time{static_cast<std::int64_t>(header.publish_time)}, content);
      return written.has_value();
    });
    if (!written) return written;
    if (!whole) return fail(file.place(index.offset), "the chunk changed while it was read");
  }
  return {};
}

}  // namespace

Result<RecoveryReport> recover(const std::string& in, const std::string& out) {
  std::error_code no_matter;
  if (in == out || std::filesystem::equivalent(in, out, no_matter)) {
    return fail(out, "a recording cannot be recovered onto itself", "name another file");
  }
  auto file = InputFile::open(in);
  if (!file) return pass_on(std::move(file));
  if (auto start = check_start(*file); !start) return pass_on(std::move(start));
  auto found = scan(*file);
  if (!found) return pass_on(std::move(found));
  const auto ending = read_ending(*file);

  auto whole = FileWriter::open(out, {.replace = false});
  if (!whole) return pass_on(std::move(whole));
  auto writer = McapWriter::open(whole->temporary().string());
  if (!writer) return pass_on(std::move(writer));
  auto written = copy_messages(*file, found->contents, *writer);
  for (const Metadata& metadata : found->contents.metadata) {
    if (written) written = writer->add_metadata(metadata.name, metadata.values);
  }
  if (written) written = writer->close();
  if (!written && written.error().where == whole->temporary()) written.error().where = out;
  if (written) written = whole->commit();
  if (!written) return pass_on(std::move(written));

  RecoveryReport report;
  report.was_complete = !found->trouble && ending && ending->closed;
  report.messages = found->contents.statistics.messages;
  report.lost_bytes = found->reached_end ? 0 : file->size() - found->sound_bytes;
  report.lost_chunks = found->damaged_chunks;
  return report;
}

}  // namespace cancha::mcap
