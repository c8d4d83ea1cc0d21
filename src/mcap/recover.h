#pragma once

#include <cstdint>
#include <string>

#include "base/result.h"

namespace cancha::mcap {

/// What could be saved.
struct RecoveryReport {
  bool was_complete = false;      ///< nothing was wrong in the first place
  std::uint64_t messages = 0;     ///< saved
  std::uint64_t lost_bytes = 0;   ///< at the end of the file: a chunk that was cut off
  std::uint32_t lost_chunks = 0;  ///< damaged ones within the file
};

/// Writes what is whole in the recording `in` as a closed recording `out`, which must be another file.
/// Works on files that lost their end or have damaged chunks or summary. Attachments are left behind.
[[nodiscard]] Result<RecoveryReport> recover(const std::string& in, const std::string& out);

}  // namespace cancha::mcap
