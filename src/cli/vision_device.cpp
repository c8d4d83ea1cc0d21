// ./cancha vision devices, grab: the cameras of this machine, and their pictures as files.

#include <fmt/format.h>

#include <charconv>
#include <tuple>

#include "cli/options.h"
#include "cli/terminal.h"
#include "cli/vision_source.h"
#include "sense/capture/grab.h"

namespace cancha::cli {

std::optional<std::pair<int, int>> parse_pair(std::string_view text) {
  std::pair<int, int> pair;
  const char* const end = text.data() + text.size();
  const auto [cross, fault] = std::from_chars(text.data(), end, pair.first);
  if (fault != std::errc{} || cross == end || *cross != 'x') return std::nullopt;
  const auto [rest, bad] = std::from_chars(cross + 1, end, pair.second);
  if (bad != std::errc{} || rest != end) return std::nullopt;
  return pair;
}

Result<sense::Capture> open_device(const VisionOptions& o) {
  sense::CaptureSettings settings = o.capture;
  settings.device = o.source;
  settings.format = o.format == "mjpeg" ? sense::VideoFormat::Mjpeg : sense::VideoFormat::Yuyv;
  if (!o.size.empty()) {
    const auto size = parse_pair(o.size);
    const auto sound = [](int pixels) { return pixels >= 2 && pixels <= 8192; };
    if (!size || !sound(size->first) || !sound(size->second))
      return fail(fmt::format("--size {}", o.size), "is no size", "width and height, 2 to 8192 pixels, as in 640x480");
    std::tie(settings.width, settings.height) = *size;
  }
  auto capture = sense::Capture::start(sense::system_video_driver(), settings);
  if (!capture) return capture;
  for (const std::string& control : capture->refused()) complain({o.source, control + " cannot be set", ""});
  return capture;
}

int list_devices(const VisionOptions&) {
  const std::vector<std::string> devices = sense::video_devices();
  for (const std::string& device : devices) {
    const auto offered = sense::video_sizes(sense::system_video_driver(), device);
    fmt::print("{}:{}\n", device, offered && offered->empty() ? " no pictures that we can read" : "");
    if (!offered) {
      complain(offered.error());
      continue;
    }
    for (const sense::VideoSizes& sizes : *offered)
      fmt::print("  {} {}\n", names(sense::VideoFormat{})[static_cast<std::size_t>(sizes.least.format)],
                 text_of(sizes));
  }
  if (devices.empty()) fmt::print("no camera hangs on this machine\n");
  return kFine;
}

int grab_pictures(const VisionOptions& o) {
  auto capture = open_device(o);
  if (!capture) return complain(capture.error()), kProblem;
  const auto saved =
      sense::grab(*capture, o.output, {.count = o.count, .every = o.every}, [] { return !interrupted(); });
  const sense::CaptureCounts& counts = capture->counts();
  if (counts.slow + counts.torn + counts.lost > 0) {
    fmt::print(stderr, "{} pictures, {} slow, {} torn; the device was lost {} times\n", counts.pictures, counts.slow,
               counts.torn, counts.lost);
  }
  if (!saved) return complain(saved.error()), kProblem;
  fmt::print("{}: {} pictures of {} x {}\n", o.output, *saved, capture->mode().width, capture->mode().height);
  return kFine;
}

}  // namespace cancha::cli
