#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>

#include "base/result.h"

/// How much may be stored from the page, so that nobody fills the disk of whoever lets him in.
namespace cancha::server {

/// What is there already counts, whoever made it.
struct StorageLimits {
  std::size_t recordings = 2000;                   ///< files in the folder of recordings, journals among them
  std::uint64_t recording_bytes = 20ull << 30;     ///< of all those together: beyond, none is begun
  std::uint64_t one_recording_bytes = 4ull << 30;  ///< a match or a journal that reaches this is ended, its file closed
  std::size_t behaviours = 500;                    ///< folders of content/behaviours
  std::size_t behaviour_files = 500;               ///< of one behaviour
  std::uint64_t behaviour_bytes = 64ull << 20;     ///< of all behaviours together
  std::size_t motions = 500;                       ///< of one robot
};

/// Whether one more recording may be begun in a folder.
[[nodiscard]] Result<void> room_for_recording(const std::filesystem::path& folder, const StorageLimits& limits);
/// Whether a recording that may have so many bytes may grow on.
[[nodiscard]] Result<void> may_grow(const std::filesystem::path& file, std::uint64_t most_bytes);

/// The bytes of all files below a folder, links left out.
[[nodiscard]] std::uint64_t bytes_below(const std::filesystem::path& folder);

}  // namespace cancha::server
