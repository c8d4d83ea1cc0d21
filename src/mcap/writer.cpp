#include "mcap/writer.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "base/expects.h"
#include "mcap/file.h"
#include "mcap/layout.h"
#include "mcap/packer.h"
#include "mcap/records.h"
#include "mcap/summary_records.h"

namespace cancha::mcap {
namespace {

constexpr std::uint64_t kRoomForTheEnd = 64 * 1024;  ///< bytes for schemas, channels and words in the summary
constexpr std::uint64_t kRoomForIndex = 320;         ///< bytes for a chunk in it

}  // namespace

struct McapWriter::State {
  explicit State(OutputFile its_file, const Settings& its_settings);

  /// Hands the gathering chunk over to be packed.
  void close_chunk();
  /// Writes the chunk that was handed over, once it is packed.
  void write_packed_chunk();
  void write_summary();
  /// What may be needed to close the file: two chunks that wait, and the summary.
  [[nodiscard]] std::uint64_t room_for_end() const {
    return kRoomForTheEnd + 2 * settings.chunk_bytes + kRoomForIndex * chunk_indexes.size();
  }
  /// Writes one record outside of chunks, right now.
  template <Message T>
  void write_record(const T& record);
  /// Appends the records of one kind to the summary and notes where they are.
  template <Message T, class Records>
  void append_group(const Records& records);

  Settings settings;
  OutputFile file;
  Packer packer;
  bool packing = false;  ///< a chunk has been handed over and is not in the file yet
  bool closed = false;

  std::vector<Schema> schemas;                ///< by id - 1
  std::vector<Channel> channels;              ///< by id - 1
  std::vector<MessageIndex> message_indexes;  ///< of the gathering chunk, by channel id - 1
  std::vector<MessageIndex> packed_indexes;   ///< of the chunk that was handed over, likewise
  std::vector<std::uint64_t> counts;          ///< of messages, by channel id - 1
  std::vector<ChunkIndex> chunk_indexes;
  std::vector<MetadataIndex> metadata_indexes;
  std::vector<SummaryOffset> summary_offsets;
  std::uint64_t start_time = 0;
  std::uint64_t end_time = 0;

  std::string chunk;  ///< the gathering one
  ChunkHeader chunk_header;
  ChunkHeader packed_header;  ///< of the chunk that was handed over
  std::string scratch;        ///< for records and summary
  std::string message;        ///< for encoded messages
};

McapWriter::State::State(OutputFile its_file, const Settings& its_settings)
    : settings{its_settings}, file{std::move(its_file)}, packer{its_settings.zstd_level} {
  chunk_header.compression = packer.packs() ? "zstd" : "";
  chunk.reserve(settings.chunk_bytes + settings.chunk_bytes / 4);
  file.reserve(room_for_end());
  file.write(kMagic);
  write_record(Header{"", settings.library});
  file.flush();
}

template <Message T>
void McapWriter::State::write_record(const T& record) {
  write_packed_chunk();
  scratch.clear();
  append_record(scratch, record);
  file.write(scratch);
}

void McapWriter::State::close_chunk() {
  if (chunk.empty()) return;
  write_packed_chunk();
  packer.start(chunk);
  packing = true;
  packed_header = chunk_header;
  packed_indexes.swap(message_indexes);
  while (message_indexes.size() < packed_indexes.size()) {
    message_indexes.push_back({packed_indexes[message_indexes.size()].channel_id, {}});
  }
}

void McapWriter::State::write_packed_chunk() {
  if (!packing) return;
  packer.wait();
  packing = false;

  // the chunk itself
  const std::string_view records = packer.records();
  packed_header.uncompressed_size = packer.uncompressed_size();
  packed_header.uncompressed_crc = packer.uncompressed_crc();
  packed_header.records_size = records.size();
  scratch.clear();
  append_record(scratch, packed_header, records);

  // where its messages are
  ChunkIndex& index = chunk_indexes.emplace_back();
  index.start_time = packed_header.start_time;
  index.end_time = packed_header.end_time;
  index.offset = file.size();
  index.size = scratch.size();
  index.compression = packed_header.compression;
  index.compressed_size = records.size();
  index.uncompressed_size = packed_header.uncompressed_size;
  for (MessageIndex& messages : packed_indexes) {
    if (messages.entries.empty()) continue;
    index.message_index_offsets[messages.channel_id] = index.offset + scratch.size();
    append_record(scratch, messages);
    messages.entries.clear();
  }
  index.message_index_size = scratch.size() - index.size;

  file.write(scratch);
  file.reserve(room_for_end());
  file.flush();
}

template <Message T, class Records>
void McapWriter::State::append_group(const Records& records) {
  const std::size_t before = scratch.size();
  for (const T& record : records) append_record(scratch, record);
  if (scratch.size() == before) return;
  summary_offsets.push_back({static_cast<std::uint8_t>(T::kOpcode), file.size() + before, scratch.size() - before});
}

void McapWriter::State::write_summary() {
  write_record(DataEnd{file.crc()});

  // what is in the file
  Statistics statistics;
  statistics.schemas = static_cast<std::uint16_t>(schemas.size());
  statistics.channels = static_cast<std::uint32_t>(channels.size());
  statistics.metadata = static_cast<std::uint32_t>(metadata_indexes.size());
  statistics.chunks = static_cast<std::uint32_t>(chunk_indexes.size());
  statistics.start_time = start_time;
  statistics.end_time = end_time;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    statistics.messages += counts[i];
    statistics.channel_messages[channels[i].id] = counts[i];
  }

  // the summary, group by group, and where each group is
  Footer footer;
  footer.summary_start = file.size();
  scratch.clear();
  append_group<Schema>(schemas);
  append_group<Channel>(channels);
  append_group<Statistics>(std::vector{statistics});
  append_group<ChunkIndex>(chunk_indexes);
  append_group<MetadataIndex>(metadata_indexes);
  footer.summary_offset_start = file.size() + scratch.size();
  for (const SummaryOffset& offset : summary_offsets) append_record(scratch, offset);

  // the summary's CRC covers the footer up to the CRC itself
  append_record(scratch, footer);
  const std::size_t place = scratch.size() - sizeof(footer.summary_crc);
  overwrite(scratch, place, crc32(std::string_view{scratch}.substr(0, place)));
  scratch += kMagic;
  file.write(scratch);
}

McapWriter::McapWriter(std::unique_ptr<State> state) : state_{std::move(state)} {}
McapWriter::McapWriter(McapWriter&&) noexcept = default;

McapWriter& McapWriter::operator=(McapWriter&& other) noexcept {
  if (state_) (void)close();
  state_ = std::move(other.state_);
  return *this;
}

McapWriter::~McapWriter() {
  if (state_) (void)close();
}

Result<McapWriter> McapWriter::open(const std::string& path, const Settings& settings) {
  auto file = OutputFile::open(path);
  if (!file) return pass_on(std::move(file));
  McapWriter writer{std::make_unique<State>(std::move(*file), settings)};
  if (auto status = writer.state_->file.status(); !status) return pass_on(std::move(status));
  return writer;
}

McapWriter McapWriter::into(std::string& bytes, const Settings& settings) {
  return McapWriter{std::make_unique<State>(OutputFile::into(bytes), settings)};
}

SchemaId McapWriter::add_schema(std::string_view name, std::string_view encoding, std::string_view data) {
  for (const Schema& schema : state_->schemas) {
    if (schema.name == name && schema.encoding == encoding && schema.data == data) return {schema.id};
  }
  CANCHA_EXPECTS(state_->schemas.size() < UINT16_MAX);
  const auto id = static_cast<std::uint16_t>(state_->schemas.size() + 1);
  state_->schemas.push_back({id, std::string{name}, std::string{encoding}, std::string{data}});
  state_->write_record(state_->schemas.back());
  return {id};
}

ChannelId McapWriter::add_channel(std::string_view topic, std::string_view message_encoding, SchemaId schema,
                                  const std::map<std::string, std::string>& metadata) {
  CANCHA_EXPECTS(schema.value <= state_->schemas.size());
  CANCHA_EXPECTS(state_->channels.size() < UINT16_MAX);
  const auto id = static_cast<std::uint16_t>(state_->channels.size() + 1);
  state_->channels.push_back({id, schema.value, std::string{topic}, std::string{message_encoding}, metadata});
  state_->message_indexes.push_back({id, {}});
  state_->counts.push_back(0);
  state_->write_record(state_->channels.back());
  return {id};
}

Result<void> McapWriter::write(ChannelId channel, Time log_time, std::string_view bytes) {
  CANCHA_EXPECTS(channel.value >= 1 && channel.value <= state_->channels.size());
  const auto sequence = static_cast<std::uint32_t>(state_->counts[channel.value - 1u]);
  return copy(channel, sequence, log_time, log_time, bytes);
}

Result<void> McapWriter::copy(ChannelId channel, std::uint32_t sequence, Time log_time, Time publish_time,
                              std::string_view bytes) {
  State& s = *state_;
  CANCHA_EXPECTS(!s.closed);
  CANCHA_EXPECTS(channel.value >= 1 && channel.value <= s.channels.size());
  CANCHA_EXPECTS(log_time.ns >= 0 && publish_time.ns >= 0);
  CANCHA_EXPECTS(bytes.size() <= kMaxMessageBytes);
  const auto time = static_cast<std::uint64_t>(log_time.ns);

  // a message that would make the chunk too large or too long begins the next one
  if (!s.chunk.empty()) {
    const auto span = std::max(s.chunk_header.end_time, time) - std::min(s.chunk_header.start_time, time);
    const bool too_long = span >= static_cast<std::uint64_t>(s.settings.chunk_time.ns);
    if (too_long || s.chunk.size() + bytes.size() > kMaxMessageBytes) s.close_chunk();
  }
  if (s.chunk.empty()) s.chunk_header.start_time = s.chunk_header.end_time = time;
  s.chunk_header.start_time = std::min(s.chunk_header.start_time, time);
  s.chunk_header.end_time = std::max(s.chunk_header.end_time, time);
  const bool first = s.chunk_indexes.empty() && s.chunk.empty() && !s.packing;
  s.start_time = first ? time : std::min(s.start_time, time);
  s.end_time = std::max(s.end_time, time);

  s.message_indexes[channel.value - 1u].entries.emplace_back(time, s.chunk.size());
  ++s.counts[channel.value - 1u];
  append_record(s.chunk, MessageHeader{channel.value, sequence, time, static_cast<std::uint64_t>(publish_time.ns)},
                bytes);

  if (s.chunk.size() >= s.settings.chunk_bytes) s.close_chunk();
  if (s.packing && s.packer.ready()) s.write_packed_chunk();
  return s.file.status();
}

Result<void> McapWriter::add_metadata(std::string_view name, const std::map<std::string, std::string>& values) {
  State& s = *state_;
  s.write_packed_chunk();
  const std::uint64_t offset = s.file.size();
  s.write_record(Metadata{std::string{name}, values});
  s.metadata_indexes.push_back({offset, s.file.size() - offset, std::string{name}});
  s.file.flush();
  return s.file.status();
}

std::string McapWriter::opening() const {
  std::string out{kMagic};
  append_record(out, Header{"", state_->settings.library});
  for (const Schema& schema : state_->schemas) append_record(out, schema);
  for (const Channel& channel : state_->channels) append_record(out, channel);
  return out;
}

Result<void> McapWriter::status() const {
  return state_->file.status();
}

bool McapWriter::good() const {
  return state_->file.good();
}

bool McapWriter::disk_is_full() const {
  return state_->file.is_full();
}

std::size_t McapWriter::chunks() const {
  // on a full disk the last ones still wait
  const std::vector<ChunkIndex>& all = state_->chunk_indexes;
  std::size_t count = all.size();
  const auto waits = [&](const ChunkIndex& chunk) {
    return chunk.offset + chunk.size + chunk.message_index_size > state_->file.written();
  };
  while (count > 0 && waits(all[count - 1])) --count;
  return count;
}

void McapWriter::append_chunk_index(std::string& out, std::size_t chunk) const {
  CANCHA_EXPECTS(chunk < chunks());
  append_record(out, state_->chunk_indexes[chunk]);
}

void append_metadata(std::string& out, std::string_view name, const std::map<std::string, std::string>& values) {
  append_record(out, Metadata{std::string{name}, values});
}

void append_message(std::string& out, ChannelId channel, Time log_time, std::string_view bytes) {
  const auto time = static_cast<std::uint64_t>(log_time.ns);
  append_record(out, MessageHeader{channel.value, 0, time, time}, bytes);
}

Result<void> McapWriter::flush() {
  state_->close_chunk();
  state_->write_packed_chunk();
  state_->file.flush();
  return state_->file.status();
}

Result<void> McapWriter::close() {
  State& s = *state_;
  if (s.closed) return s.file.status();
  s.closed = true;
  s.close_chunk();
  s.write_packed_chunk();
  s.file.use_reserve();
  s.write_summary();
  return s.file.close();
}

std::string& McapWriter::scratch() {
  return state_->message;
}

}  // namespace cancha::mcap
