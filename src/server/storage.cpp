#include "server/storage.h"

#include <fmt/format.h>

namespace cancha::server {
namespace {

namespace fs = std::filesystem;

std::string size_text(std::uint64_t bytes) {
  constexpr std::uint64_t kGiga = 1ull << 30;
  return bytes >= kGiga ? fmt::format("{:.3g} GiB", static_cast<double>(bytes) / static_cast<double>(kGiga))
                        : fmt::format("{:.3g} MiB", static_cast<double>(bytes) / (1 << 20));
}

}  // namespace

Result<void> room_for_recording(const fs::path& folder, const StorageLimits& limits) {
  std::size_t files = 0;
  std::uint64_t bytes = 0;
  std::error_code trouble;
  for (fs::directory_iterator at{folder, trouble}, end; !trouble && at != end; at.increment(trouble)) {
    std::error_code gone;
    if (at->path().extension() != ".mcap" || !at->is_regular_file(gone)) continue;
    ++files;
    const std::uintmax_t size = at->file_size(gone);
    if (!gone) bytes += size;
  }
  constexpr const char* kHint =
      "delete some, or begin the studio with other limits: --most-recordings, --most-gigabytes";
  if (files >= limits.recordings) {
    return fail("recordings", fmt::format("there are {}, as many as this studio keeps", files), kHint);
  }
  if (bytes >= limits.recording_bytes) {
    return fail(
        "recordings",
        fmt::format("they fill {}, and this studio keeps {}", size_text(bytes), size_text(limits.recording_bytes)),
        kHint);
  }
  return {};
}

Result<void> may_grow(const fs::path& file, std::uint64_t most_bytes) {
  std::error_code gone;
  const std::uintmax_t size = fs::file_size(file, gone);
  if (gone || size < most_bytes) return {};
  return fail(file.filename().string(),
              fmt::format("has reached {}, the most that this studio records in one file", size_text(size)));
}

std::uint64_t bytes_below(const fs::path& folder) {
  std::uint64_t bytes = 0;
  std::error_code trouble;
  for (fs::recursive_directory_iterator at{folder, trouble}, end; !trouble && at != end; at.increment(trouble)) {
    std::error_code gone;
    if (!fs::is_regular_file(at->symlink_status(gone))) continue;
    const std::uintmax_t size = at->file_size(gone);
    if (!gone) bytes += size;
  }
  return bytes;
}

}  // namespace cancha::server
