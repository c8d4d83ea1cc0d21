// ./cancha vision calibrate: colours and attitude of a camera, from pictures that were taken at known places.

#include <fmt/format.h>

#include <algorithm>

#include "cli/names.h"
#include "cli/options.h"
#include "cli/terminal.h"
#include "cli/vision_source.h"
#include "lab/camera_calibration.h"
#include "match/recorded_eyes.h"
#include "match/replay.h"
#include "sense/vision/colour_file.h"
#include "sense/vision/image_file.h"
#include "server/eyes_view.h"

namespace cancha::cli {
namespace {

constexpr double kFirstPicture = 1.0;  ///< seconds into a recording: by then players see

/// Pictures of a robot at even distances of time, with the places that the recording knows; through the lens that was
/// measured.
Result<std::vector<lab::KnownShot>> shots_of_recording(const VisionOptions& o, const std::string& file,
                                                       const sense::CameraMount& before) {
  const auto robot = robot_named(o.robot);
  if (!robot) return fail(o.robot, "is no robot", "team and number from 0, as in blue:2");
  auto reader = mcap::McapReader::open(file);
  if (!reader) return pass_on(std::move(reader));
  const auto info = match::read_info(*reader);
  if (!info) return tl::unexpected<Error>(info.error());
  const auto league = match::read_league(*reader);
  if (!league) return tl::unexpected<Error>(league.error());
  if (!plays(*robot, league->players)) return fail(o.robot, "does not play there");
  const auto eye = match::RobotEye::make(*league, root() / "content", info->sensing.look);
  if (!eye) return tl::unexpected<Error>(eye.error());
  const robot::Profile profile = match::recorded_profile(*info, *league, *robot, root() / "content");
  const auto camera = (*eye)->camera(profile.seeing.camera);
  if (!camera) return tl::unexpected<Error>(camera.error());
  const double end = static_cast<double>(reader->statistics().end_time) / 1e9;
  const int count = o.pictures > 0 ? o.pictures : kCalibrationPictures;
  std::vector<lab::KnownShot> shots;
  for (int i = 0; i < count; ++i) {
    const double at = kFirstPicture + (end - kFirstPicture) * (i + 1) / count;
    auto view = server::view_of_eyes(*reader, **eye, profile, *robot, Time{} + nearest(Seconds{at}));
    if (!view) return pass_on(std::move(view));
    if (!view->picture) return fail(file, "its robots have no camera");
    lab::KnownShot& shot = shots.emplace_back();
    shot.image.width = view->picture->width;
    shot.image.height = view->picture->height;
    shot.image.format = PixelFormat::Rgb;
    shot.image.pixels = std::move(view->picture->rgb);
    shot.view.lens = sense::mounted(*camera, before).lens;
    shot.view.X_GC = {{0, 0, *view->camera_height}, body::camera_turn(*view->camera_pan, *view->camera_tilt, 0.0)};
    shot.X_FR = view->robot;
    shot.p_FB = view->ball;
  }
  return shots;
}

Result<std::vector<lab::KnownShot>> shots_of_files(const VisionOptions& o, const sense::CameraMount& before) {
  auto robot = body::read_robot(root() / "content" / "robots" / o.model);
  if (!robot) return pass_on(std::move(robot));
  const auto camera = camera_of(*robot);
  if (!camera) return tl::unexpected<Error>(camera.error());
  const auto files = sense::image_files(o.source);
  if (!files) return tl::unexpected<Error>(files.error());
  std::vector<lab::KnownShot> shots;
  for (const std::filesystem::path& file : *files) {
    if (shots.size() == lab::kMostShots) break;
    auto image = sense::read_image(file);
    if (!image) return pass_on(std::move(image));
    lab::KnownShot& shot = shots.emplace_back();
    shot.image = std::move(*image);
    shot.view = view_of(o, sense::mounted(*camera, before));
    shot.X_FR = {o.place[0], o.place[1], from_degrees(o.place[2])};
    if (o.ball.size() == 2) shot.p_FB = Vec2{o.ball[0], o.ball[1]};
  }
  return shots;
}

Result<void> write_ranges(const VisionOptions& o, const sense::Colours& colours) {
  for (const sense::ColourRange& range : colours.ranges) {
    fmt::print("{:<12} hue {:>3} to {:>3}, saturation {:>3} to {:>3}, value {:>3} to {:>3}\n", range.name,
               range.low.hue, range.high.hue, range.low.saturation, range.high.saturation, range.low.value,
               range.high.value);
  }
  for (const std::string& doubt : sense::doubts(colours)) fmt::print("{}\n", doubt);
  if (o.output.empty()) return {};
  const std::string text = o.output.ends_with(".toml") ? sense::write_colours(colours) : sense::write_conf(colours);
  return write_output(o.output, text, std::vector{o.source});
}

Result<void> calibrate(const VisionOptions& o) {
  const auto league = field::load_league(root() / "content", o.league);
  if (!league) return tl::unexpected<Error>(league.error());
  const bool recording = o.source.ends_with(".mcap");
  const auto file = recording ? find_recording(o.source) : Result<std::string>{o.source};
  if (!file) return tl::unexpected<Error>(file.error());
  // a lens that was measured before is the one that players look through, too
  const auto before = o.mount.empty() ? Result<sense::CameraMount>{} : sense::read_mount(o.mount);
  if (!before) return tl::unexpected<Error>(before.error());
  const auto shots = recording ? shots_of_recording(o, *file, *before) : shots_of_files(o, *before);
  if (!shots) return tl::unexpected<Error>(shots.error());
  fmt::print("{} pictures\n", shots->size());
  auto colours = o.colours.empty() ? lab::propose_colours(*shots, *league) : sense::read_colours(o.colours);
  if (!colours) return pass_on(std::move(colours));
  if (o.colours.empty()) {
    if (auto written = write_ranges(o, *colours); !written) return written;
  }
  if (o.mount.empty()) return {};
  auto found = lab::calibrate_mount(*shots, *colours, *league);
  if (!found) return pass_on(std::move(found));
  fmt::print("tilt {:+.2f}° ± {:.2f}, height {:+.3f} m ± {:.3f}; {} points lie {:.3f} m beside their lines\n",
             in_degrees(found->mount.tilt), in_degrees(found->tilt_spread), found->mount.height, found->height_spread,
             found->points, found->off);
  found->mount.lens = before->lens;
  found->mount.title = fmt::format("Camera, from {}", std::filesystem::path{o.source}.filename().string());
  return write_output(o.mount, sense::write_mount(found->mount), std::vector{o.source});
}

}  // namespace

int calibrate_camera(const VisionOptions& o) {
  const auto done = calibrate(o);
  if (!done) return complain(done.error()), kProblem;
  return kFine;
}

}  // namespace cancha::cli
