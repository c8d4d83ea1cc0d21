#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "base/result.h"
#include "mcap/file.h"
#include "mcap/records.h"
#include "mcap/summary_records.h"

/// What a recording says about itself, found in one of two ways: from its summary, or by reading all of it.
/// Nothing in the file is trusted: every length, place, id and CRC is checked.
namespace cancha::mcap {

/// What is in a recording, and where.
struct Contents {
  std::map<std::uint16_t, Schema> schemas;
  std::map<std::uint16_t, Channel> channels;
  std::vector<Metadata> metadata;
  std::vector<ChunkIndex> chunks;  ///< in order of place; after a scan the offsets of message indexes are 0
  Statistics statistics;
  std::uint64_t data_bytes = 0;  ///< up to the end of DataEnd, 0 where there is none
  std::uint64_t kept_bytes = 0;  ///< of schemas, channels and metadata; bounded by kMaxRecordBytes
};

/// The end of a recording.
struct Ending {
  bool closed = false;               ///< the file ends as a closed file does
  std::optional<Contents> contents;  ///< where there is a summary that knows them all
};

/// What reading a whole file found.
struct Scan {
  Contents contents;                 ///< of the sound part
  bool reached_end = false;          ///< the data ended with a DataEnd record
  std::uint64_t sound_bytes = 0;     ///< up to here the records follow each other
  std::uint32_t damaged_chunks = 0;  ///< left out of the contents
  std::optional<Error> trouble;      ///< the first one
};

/// The size of the header of a recording, or why this is none.
[[nodiscard]] Result<std::uint64_t> check_start(InputFile& file);
/// Reads the footer and the summary; a closed file with a damaged one is an error.
[[nodiscard]] Result<Ending> read_ending(InputFile& file);
/// Reads every record of the data; what is damaged or cut off is left out and told. Errors are those of the disk.
[[nodiscard]] Result<Scan> scan(InputFile& file);

/// Adds a Schema, Channel or Metadata record by its content; false where it is malformed or too much.
[[nodiscard]] bool add_definition(Contents& contents, Opcode opcode, std::string_view content);

}  // namespace cancha::mcap
