#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "base/protobuf.h"
#include "base/result.h"
#include "base/time.h"

namespace cancha::mcap {

/// Names a schema of one writer.
struct SchemaId {
  std::uint16_t value = 0;  ///< 0 = no schema
};
/// Names a channel of one writer.
struct ChannelId {
  std::uint16_t value = 0;
};

/// Writes a recording as an indexed MCAP file.
///
///     auto writer = McapWriter::open("match.mcap");
///     const ChannelId log = writer->add_channel<foxglove::Log>("/log");
///     (void)writer->write(log, now, foxglove::Log{now, foxglove::LogLevel::Info, "goal"});
///     Result<void> closed = writer->close();
///
/// Messages gather in chunks; a full chunk is packed in another thread and handed to the operating system, so that a
/// process that dies leaves everything but its last chunk readable, or its last two where it dies at once after one.
/// Trouble of the disk is reported by every write() until it is over: a full disk loses nothing once there is room
/// again and flush() was called. Room for the end of the file is kept, so that a recording on a full disk can be
/// closed. A message costs no allocation once chunks have reached their size. One thread at a time.
class McapWriter {
 public:
  struct Settings {
    std::size_t chunk_bytes = 256 * 1024;  ///< a chunk is closed when its messages are so many bytes …
    Duration chunk_time = 1000_ms;         ///< … or when the next would make it span so much log time
    int zstd_level = 3;                    ///< 1…19, or -1…-50 for quicker and looser; 0 = not packed
    std::string library = "cancha";        ///< who wrote the file
  };

  /// Creates the file; one that is there must be empty.
  [[nodiscard]] static Result<McapWriter> open(const std::string& path, const Settings& settings);
  [[nodiscard]] static Result<McapWriter> open(const std::string& path) { return open(path, Settings{}); }
  /// Appends the recording to `bytes`, which must live as long as the writer.
  [[nodiscard]] static McapWriter into(std::string& bytes, const Settings& settings);
  McapWriter(McapWriter&&) noexcept;
  McapWriter& operator=(McapWriter&&) noexcept;
  /// Closes the file, but cannot say how it went.
  ~McapWriter();

  /// Adds a schema; one that is there already is used again. Encodings: "protobuf", "jsonschema".
  SchemaId add_schema(std::string_view name, std::string_view encoding, std::string_view data);
  /// Adds a topic whose messages are encoded as "protobuf", "json", ….
  ChannelId add_channel(std::string_view topic, std::string_view message_encoding, SchemaId schema,
                        const std::map<std::string, std::string>& metadata = {});
  /// Adds a topic for messages of type T, as protobuf.
  template <Message T>
  ChannelId add_channel(std::string_view topic) {
    return add_channel(topic, "protobuf", add_schema(message_name<T>(), "protobuf", protobuf_descriptor<T>()));
  }

  /// Writes an encoded message of at most 32 MiB. Log times are not negative and best never decrease.
  Result<void> write(ChannelId channel, Time log_time, std::string_view bytes);
  /// Writes a message as protobuf.
  template <Message T>
  Result<void> write(ChannelId channel, Time log_time, const T& message) {
    std::string& bytes = scratch();
    bytes.clear();
    append_protobuf(bytes, message);
    return write(channel, log_time, std::string_view{bytes});
  }
  /// Writes a message that another recording holds, with its own number and time of publishing.
  Result<void> copy(ChannelId channel, std::uint32_t sequence, Time log_time, Time publish_time,
                    std::string_view bytes);

  /// Writes words about the recording: seeds, versions, the score.
  Result<void> add_metadata(std::string_view name, const std::map<std::string, std::string>& values);

  /// What a reader needs before the first message: the magic, the header, and all schemas and channels so far.
  [[nodiscard]] std::string opening() const;
  /// What keeps the file from being written now, if anything.
  [[nodiscard]] Result<void> status() const;
  [[nodiscard]] bool good() const;
  /// There is no room left on the disk; once there is, flush() goes on.
  [[nodiscard]] bool disk_is_full() const;

  /// How many chunks are in the file by now.
  [[nodiscard]] std::size_t chunks() const;
  /// Appends the index record of a chunk that is in the file, so that others can read it while the file still grows.
  void append_chunk_index(std::string& out, std::size_t chunk) const;

  /// Closes the chunk that is gathering, so that it is safe from the death of this process.
  Result<void> flush();
  /// Writes the index and closes the file. Nothing but the destructor may be called after it.
  Result<void> close();

 private:
  struct State;
  explicit McapWriter(std::unique_ptr<State> state);
  [[nodiscard]] std::string& scratch();

  std::unique_ptr<State> state_;
};

/// Appends words about a recording as the record that a file would hold.
void append_metadata(std::string& out, std::string_view name, const std::map<std::string, std::string>& values);
/// Appends one encoded message as the record that a chunk would hold.
void append_message(std::string& out, ChannelId channel, Time log_time, std::string_view bytes);

}  // namespace cancha::mcap
