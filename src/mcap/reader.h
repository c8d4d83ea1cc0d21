#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"
#include "base/time.h"
#include "mcap/chunk.h"
#include "mcap/contents.h"
#include "mcap/file.h"

namespace cancha::mcap {

/// A message as it passes by; it borrows from the reader and is gone after the visit.
struct MessageView {
  const Channel& channel;
  std::uint32_t sequence = 0;
  Time log_time;
  Time publish_time;
  std::string_view data;
};

/// What is wrong with a message, and where it is: "final.mcap, /match/commands at 12.345 s: cancha.X: a tag is
/// malformed".
[[nodiscard]] Error in_message(const std::string& file, const MessageView& message, const Error& error);

/// Which messages are wanted.
struct Query {
  Time from{0};                                       ///< the first moment, included
  Time to{std::numeric_limits<std::int64_t>::max()};  ///< the last moment, included
  std::vector<std::string> topics{};                  ///< empty = all
};

/// Reads MCAP files, also those of a process that died, of other programs and of enemies.
///
///     auto reader = McapReader::open("match.mcap");
///     auto read = reader->read({.from = t0, .to = t1, .topics = {"/log"}}, [&](const MessageView& message) {
///       return parse_protobuf(message.data, log).has_value();
///     });
///
/// Holds one chunk at a time, at most 64 MiB. Only zstd is understood, and messages must be in chunks.
class McapReader {
 public:
  /// Sees a message and says whether to go on.
  using Visitor = std::function<bool(const MessageView&)>;

  /// Reads the summary. A file without one, because its writer died, is read once as a whole instead.
  [[nodiscard]] static Result<McapReader> open(const std::string& path);
  /// Reads from memory; `name` is for errors.
  [[nodiscard]] static Result<McapReader> over(std::string bytes, std::string name = "memory");

  /// The file was never closed: what was cut off or damaged is missing here.
  [[nodiscard]] bool was_incomplete() const { return was_incomplete_; }
  /// How many bytes at the end of an incomplete file, and chunks within it, are lost.
  [[nodiscard]] std::uint64_t lost_bytes() const { return lost_bytes_; }
  [[nodiscard]] std::uint32_t lost_chunks() const { return lost_chunks_; }

  [[nodiscard]] const std::map<std::uint16_t, Schema>& schemas() const { return contents_.schemas; }
  [[nodiscard]] const std::map<std::uint16_t, Channel>& channels() const { return contents_.channels; }
  [[nodiscard]] const std::vector<Metadata>& metadata() const { return contents_.metadata; }
  [[nodiscard]] const std::vector<ChunkIndex>& chunks() const { return contents_.chunks; }
  [[nodiscard]] const Statistics& statistics() const { return contents_.statistics; }
  /// How many messages a topic has.
  [[nodiscard]] std::uint64_t messages_on(std::string_view topic) const;
  [[nodiscard]] const std::string& name() const { return file_.name(); }

  /// Shows the wanted messages in the order of writing; chunks without any are not even read.
  [[nodiscard]] Result<void> read(const Query& query, const Visitor& visit);
  /// Reads everything and checks every CRC and count; an incomplete file does not pass.
  [[nodiscard]] Result<void> verify();

 private:
  explicit McapReader(InputFile file) : file_{std::move(file)} {}
  [[nodiscard]] static Result<McapReader> start(InputFile file);
  [[nodiscard]] Result<bool> visit_chunk(const ChunkIndex& chunk, const Query& query,
                                         const std::vector<std::uint16_t>& wanted, const Visitor& visit);

  InputFile file_;
  Contents contents_;
  ChunkReader chunk_;
  bool was_incomplete_ = false;
  std::uint64_t lost_bytes_ = 0;
  std::uint32_t lost_chunks_ = 0;
};

}  // namespace cancha::mcap
