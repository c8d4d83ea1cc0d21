#include "mcap/reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace cancha::mcap {

Result<McapReader> McapReader::open(const std::string& path) {
  auto file = InputFile::open(path);
  if (!file) return pass_on(std::move(file));
  return start(std::move(*file));
}

Result<McapReader> McapReader::over(std::string bytes, std::string name) {
  return start(InputFile::over(std::move(bytes), std::move(name)));
}

Result<McapReader> McapReader::start(InputFile file) {
  if (auto header = check_start(file); !header) return pass_on(std::move(header));
  auto ending = read_ending(file);
  if (!ending) return pass_on(std::move(ending));

  McapReader reader{std::move(file)};
  if (ending->contents) {
    reader.contents_ = std::move(*ending->contents);
    return reader;
  }

  // no summary: read it all
  auto found = scan(reader.file_);
  if (!found) return pass_on(std::move(found));
  reader.was_incomplete_ = !ending->closed;
  if (ending->closed && found->trouble) return tl::unexpected<Error>(std::move(*found->trouble));
  reader.lost_bytes_ = found->reached_end ? 0 : reader.file_.size() - found->sound_bytes;
  reader.lost_chunks_ = found->damaged_chunks;
  reader.contents_ = std::move(found->contents);
  return reader;
}

Result<void> McapReader::read(const Query& query, const Visitor& visit) {
  // topics as ids
  std::vector<std::uint16_t> wanted;
  for (const auto& [id, channel] : contents_.channels) {
    const bool is_wanted = query.topics.empty() || std::ranges::find(query.topics, channel.topic) != query.topics.end();
    if (is_wanted) wanted.push_back(id);
  }

  for (const ChunkIndex& chunk : contents_.chunks) {
    // from the index: does this chunk matter?
    if (query.to.ns < 0 || chunk.start_time > static_cast<std::uint64_t>(query.to.ns)) continue;
    if (query.from.ns > 0 && chunk.end_time < static_cast<std::uint64_t>(query.from.ns)) continue;
    const auto& there = chunk.message_index_offsets;
    const bool matters = there.empty() || std::ranges::any_of(wanted, [&](auto id) { return there.contains(id); });
    if (!matters) continue;

    auto goes_on = visit_chunk(chunk, query, wanted, visit);
    if (!goes_on) return pass_on(std::move(goes_on));
    if (!*goes_on) break;
  }
  return {};
}

Result<bool> McapReader::visit_chunk(const ChunkIndex& chunk, const Query& query,
                                     const std::vector<std::uint16_t>& wanted, const Visitor& visit) {
  if (auto loaded = chunk_.load(file_, chunk.offset, chunk.size); !loaded) return pass_on(std::move(loaded));
  bool goes_on = true;
  bool good = true;
  const bool whole = for_each_record(chunk_.records(), [&](Opcode opcode, std::string_view content) {
    if (opcode != Opcode::Message) return true;
    MessageHeader header;
    good = take_message(content, header);
    if (!good) return false;
    const Time log_time{static_cast<std::int64_t>(header.log_time)};
    if (log_time < query.from || log_time > query.to) return true;
    if (!std::ranges::binary_search(wanted, header.channel_id)) {
      return good = contents_.channels.contains(header.channel_id);
    }
    goes_on = visit({contents_.channels.at(header.channel_id), header.sequence, log_time,
                     Time{static_cast<std::int64_t>(header.publish_time)}, content});
    return goes_on;
  });
  if (!whole || !good) return fail(file_.place(chunk.offset), "the messages of the chunk are malformed");
  return goes_on;
}

std::uint64_t McapReader::messages_on(std::string_view topic) const {
  std::uint64_t found = 0;
  for (const auto& [id, count] : contents_.statistics.channel_messages) {
    const auto channel = contents_.channels.find(id);
    if (channel != contents_.channels.end() && channel->second.topic == topic) found += count;
  }
  return found;
}

Result<void> McapReader::verify() {
  auto found = scan(file_);
  if (!found) return pass_on(std::move(found));
  if (found->trouble) return tl::unexpected<Error>(std::move(*found->trouble));
  const Statistics& counted = found->contents.statistics;
  const Statistics& said = contents_.statistics;
  if (counted.messages != said.messages || counted.chunks != said.chunks || counted.channels != said.channels ||
      counted.start_time != said.start_time || counted.end_time != said.end_time) {
    return fail(file_.name(), fmt::format("the summary counts {} messages in {} chunks, and the data has {} in {}",
                                          said.messages, said.chunks, counted.messages, counted.chunks));
  }
  if (found->contents.data_bytes != contents_.data_bytes) {
    return fail(file_.name(), "the data does not end where the summary begins");
  }
  if (was_incomplete_) return fail(file_.name(), "the recording was never closed");
  return {};
}

Error in_message(const std::string& file, const MessageView& message, const Error& error) {
  const double seconds = static_cast<double>(message.log_time.ns) * 1e-9;
  return {fmt::format("{}, {} at {:.3f} s", file, message.channel.topic, seconds),
          error.where.empty() ? error.what : fmt::format("{}: {}", error.where, error.what), error.hint};
}

}  // namespace cancha::mcap
