#include "sense/capture/grab.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>

#include "base/file_writer.h"
#include "sense/vision/image_file.h"

namespace cancha::sense {
namespace {

/// The number of "video12".
std::optional<int> number_of(const std::string& name) {
  constexpr std::string_view kVideo = "video";
  if (!name.starts_with(kVideo)) return std::nullopt;
  int number = 0;
  const char* const end = name.data() + name.size();
  const auto [rest, fault] = std::from_chars(name.data() + kVideo.size(), end, number);
  if (fault != std::errc{} || rest != end || number < 0) return std::nullopt;
  return number;
}

}  // namespace

std::vector<std::string> video_devices(const std::filesystem::path& folder) {
  std::vector<std::pair<int, std::string>> found;
  std::error_code trouble;
  for (std::filesystem::directory_iterator entry{folder, trouble}, end; !trouble && entry != end;
       entry.increment(trouble)) {
    if (const auto number = number_of(entry->path().filename().string()))
      found.emplace_back(*number, entry->path().string());
  }
  std::ranges::sort(found);
  std::vector<std::string> devices;
  for (auto& [number, device] : found) devices.push_back(std::move(device));
  return devices;
}

Result<int> grab(Capture& capture, const std::filesystem::path& folder, const GrabSettings& settings,
                 const std::function<bool()>& goes_on) {
  Image image;
  int saved = 0;
  int missing = 0;
  for (int taken = 0; saved < settings.count && goes_on();) {
    if (capture.next(image) != Captured::Picture) {
      if (++missing < settings.patience) continue;
      return fail(folder.string(), fmt::format("the camera gives no pictures any more; {} were saved", saved));
    }
    missing = 0;
    if (taken++ % settings.every != 0) continue;
    const auto file = folder / fmt::format("{:03}.ppm", saved);
    auto written = write_file(file, write_ppm(image), {.replace = false, .make_folders = true});
    if (!written) return pass_on(std::move(written));
    ++saved;
  }
  return saved;
}

}  // namespace cancha::sense
