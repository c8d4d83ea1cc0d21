#include "robot/seeing.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/guarded_folder.h"
#include "field/goal_frame.h"
#include "sense/vision/colour_file.h"

namespace cancha::robot {

namespace {

/// How a real camera is opened.
void read_capture(Section& section, sense::CaptureSettings& capture) {
  section.read("device", capture.device);
  section.read("width", capture.width, between(16, 8192));
  section.read("height", capture.height, between(16, 8192));
  section.read("rate", capture.rate, between(1, 240));
  section.read("exposure", capture.exposure, between(0, 10'000));
  section.read("white_balance", capture.white_balance, between(0, 20'000));
  section.read("gain", capture.gain, between(-1, 10'000));
  std::string format{names(capture.format)[static_cast<std::size_t>(capture.format)]};
  section.read("format", format);
  const auto& known = names(capture.format);
  const auto place = std::ranges::find(known, format);
  if (place == known.end()) {
    return section.refuse("format", fmt::format("'{}' is none that we can read", format), "yuyv or mjpeg");
  }
  capture.format = static_cast<sense::VideoFormat>(place - known.begin());
}

}  // namespace

void read_seeing(Section& section, const std::string& kind, SeeingProfile& seeing) {
  read_capture(section, seeing.capture);
  section.read("camera", seeing.camera);
  section.read("colours", seeing.colours);
  section.read("mount", seeing.mount);
  section.read("script", seeing.script);
  sense::Vision::Settings& vision = seeing.vision;
  section.read("shrink", vision.shrink, between(1, 8));
  section.read("full_every", vision.full_every, between(1, 1000));
  sense::RecogniseSettings& recognise = vision.recognise;
  section.read("least_blob", recognise.least_blob, above(0, 100'000));
  section.read("least_ball", recognise.least_ball, above(0, 100'000));
  section.read("most_distance", recognise.most_distance, above(0, 100));
  section.read("white_ball", recognise.white_ball);
  section.read("lines", recognise.lines);
  if (kind == "stub" && seeing.script.empty()) {
    section.refuse("script", "is missing: a file of content/vision with the scenes that are seen");
  }
}

Result<void> load_seeing(const std::filesystem::path& content, const std::string& kind, SeeingProfile& seeing) {
  const GuardedFolder folder{content / "vision"};
  const auto where = [&](const std::string& file) { return (content / "vision" / file).string(); };
  if (kind == "camera") {
    const auto text = folder.read(seeing.colours);
    if (!text) return tl::unexpected<Error>(text.error());
    auto colours = seeing.colours.ends_with(".toml") ? sense::parse_colours(*text, where(seeing.colours))
                                                     : sense::parse_conf(*text, where(seeing.colours));
    if (!colours) return pass_on(std::move(colours));
    seeing.vision.colours = std::move(*colours);
    if (seeing.mount.empty()) return {};
    const auto mount = folder.read(seeing.mount);
    if (!mount) return tl::unexpected<Error>(mount.error());
    auto mounting = sense::parse_mount(*mount, where(seeing.mount));
    if (!mounting) return pass_on(std::move(mounting));
    seeing.mounting = std::move(*mounting);
  }
  if (kind != "stub") return {};
  const auto script = folder.read(seeing.script);
  if (!script) return tl::unexpected<Error>(script.error());
  auto scenes = sense::parse_stub(*script, where(seeing.script));
  if (!scenes) return pass_on(std::move(scenes));
  seeing.scenes = std::move(*scenes);
  return {};
}

sense::Sizes sizes_of(const field::League& league) {
  sense::Sizes sizes;
  sizes.ball_radius = league.ball.radius.value;
  sizes.goal_width = league.walls.goal_width();
  sizes.post_width = 2 * field::kPostRadius;
  sizes.goal_height = league.walls.crossbar.value + field::kPostRadius;
  sizes.line_width = league.markings.line_width.value;
  sizes.corner_posts = league.markings.corner_posts;
  return sizes;
}

sense::Vision::Settings vision_of(const SeeingProfile& seeing, Team team, const sense::Sizes& pitch) {
  sense::Vision::Settings settings = seeing.vision;
  settings.colours = sense::for_team(std::move(settings.colours), team);
  settings.recognise.sizes = pitch;
  return settings;
}

Result<std::unique_ptr<sense::CameraSenses>> camera_senses(const SeeingProfile& seeing, const body::Robot& robot,
                                                           const std::vector<body::Camera>& cameras, Team team,
                                                           const sense::Sizes& pitch) {
  const auto which = body::find_camera(cameras, seeing.camera, robot.name);
  if (!which) return tl::unexpected<Error>(which.error());
  return std::make_unique<sense::CameraSenses>(robot, sense::mounted(cameras[*which], seeing.mounting),
                                               vision_of(seeing, team, pitch));
}

}  // namespace cancha::robot
