#include "cli/vision_source.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/svg.h"
#include "body/camera.h"
#include "cli/names.h"
#include "cli/terminal.h"
#include "match/fixture.h"
#include "match/recorded_eyes.h"
#include "match/replay.h"
#include "os/clock.h"
#include "publish/raster.h"
#include "sense/capture/capture.h"
#include "sense/vision/colour_file.h"
#include "sense/vision/image_file.h"
#include "sense/vision/mount_file.h"

namespace cancha::cli {
namespace {

using Take = std::function<bool(const Looked&)>;

Result<sense::Colours> colours_of(const std::filesystem::path& file) {
  auto colours = sense::read_colours(file);
  if (!colours) return colours;
  for (const std::string& doubt : sense::doubts(*colours)) complain({file.string(), doubt, ""});
  return colours;
}

/// How the camera really sits; as the robot's files say where nobody asks.
Result<sense::CameraMount> mount_of(const VisionOptions& o) {
  if (o.mount.empty()) return sense::CameraMount{};
  std::error_code trouble;
  if (!std::filesystem::exists(o.mount, trouble)) return fail(o.mount, "there is no such file");
  return sense::read_mount(o.mount);
}

/// Eyes that know of no robot and no match.
struct Eyes {
  body::Camera camera;
  sense::CameraMount mount;
  sense::Vision::Settings settings;

  [[nodiscard]] sense::View view(const VisionOptions& o) const {
    VisionOptions sits = o;
    sits.height += mount.height;
    sits.tilt += in_degrees(mount.tilt);
    return view_of(sits, camera);
  }
};

Result<Eyes> eyes_of(const VisionOptions& o) {
  auto colours =
      colours_of(o.colours.empty() ? root() / "content" / "vision" / "kidsize.toml" : std::filesystem::path{o.colours});
  if (!colours) return pass_on(std::move(colours));
  auto robot = body::read_robot(root() / "content" / "robots" / o.model);
  if (!robot) return pass_on(std::move(robot));
  auto camera = camera_of(*robot);
  if (!camera) return pass_on(std::move(camera));
  auto mount = mount_of(o);
  if (!mount) return pass_on(std::move(mount));
  Eyes eyes{sense::mounted(*camera, *mount), *mount, {}};
  eyes.settings.colours = sense::for_team(std::move(*colours), o.team == "blue" ? Team::Blue : Team::Yellow);
  eyes.settings.recognise.least_blob = 12;
  eyes.settings.recognise.white_ball = o.white_ball;
  return eyes;
}

Result<void> look_at_files(const VisionOptions& o, const Take& take) {
  const auto eyes = eyes_of(o);
  if (!eyes) return tl::unexpected<Error>(eyes.error());
  const auto files = sense::image_files(o.source);
  if (!files) return tl::unexpected<Error>(files.error());
  sense::Vision vision{eyes->settings};
  Sight sight;
  for (const std::filesystem::path& file : *files) {
    auto image = sense::read_image(file);
    if (!image) return pass_on(std::move(image));
    if (!vision.look(*image, eyes->view(o), sight)) return fail(file.string(), "is torn");
    if (!take({file.string(), *image, sight, vision})) break;
  }
  return {};
}

/// How a robot saw by its profile, with what the user says otherwise.
Result<robot::SeeingProfile> seeing_of(const VisionOptions& o, robot::SeeingProfile seeing) {
  // a profile that sees otherwise has loaded no colours
  if (auto loaded = robot::load_seeing(root() / "content", "camera", seeing); !loaded)
    return pass_on(std::move(loaded));
  if (!o.colours.empty()) {
    auto colours = colours_of(o.colours);
    if (!colours) return pass_on(std::move(colours));
    seeing.vision.colours = std::move(*colours);
  }
  if (!o.mount.empty()) {
    auto mount = mount_of(o);
    if (!mount) return pass_on(std::move(mount));
    seeing.mounting = std::move(*mount);
  }
  seeing.vision.recognise.white_ball = seeing.vision.recognise.white_ball || o.white_ball;
  return seeing;
}

Result<void> look_at_recording(const VisionOptions& o, const Take& take) {
  const auto file = find_recording(o.source);
  if (!file) return tl::unexpected<Error>(file.error());
  const auto who = recorded_robot(o.robot, *file);
  if (!who) return tl::unexpected<Error>(who.error());
  if (!o.team.empty() && o.team != name(who->robot.team)) {
    return fail(fmt::format("--team {}", o.team), fmt::format("{} has the eyes of its own team", o.robot),
                "leave --team out");
  }
  const auto kind = match::kind_of(who->league, root() / "content");
  if (!kind) return tl::unexpected<Error>(kind.error());
  if (!*kind) return fail(*file, "its robots have no cameras");
  const auto seeing = seeing_of(o, who->profile.seeing);
  if (!seeing) return tl::unexpected<Error>(seeing.error());
  auto eyes = match::RecordedEyes::make(who->robot, *seeing, who->league, **kind);
  if (!eyes) return pass_on(std::move(eyes));
  auto reader = mcap::McapReader::open(*file);
  if (!reader) return pass_on(std::move(reader));
  bool any = false;
  const mcap::Query all;
  auto read = eyes->look(*reader, all.from, all.to, [&](const Image& image, const Maybe<Sight>& sight) {
    any = true;
    return !sight || take({fmt::format("{:.2f} s", image.time.seconds()), image, *sight, eyes->vision()});
  });
  if (!read) return read;
  if (!any) return fail(*file, "holds no pictures of this robot", "record with --record-images");
  return {};
}

Result<void> look_at_device(const VisionOptions& o, const Take& take) {
  const auto eyes = eyes_of(o);
  if (!eyes) return tl::unexpected<Error>(eyes.error());
  auto capture = open_device(o);
  if (!capture) return pass_on(std::move(capture));
  sense::Vision vision{eyes->settings};
  Image image;
  Sight sight;
  const os::HostTime end = os::now() + nearest(Seconds{o.seconds});
  while (os::now() < end && !interrupted()) {
    const sense::Captured captured = capture->next(image);
    if (captured != sense::Captured::Picture) continue;
    (void)vision.look(image, eyes->view(o), sight);
    if (!take({fmt::format("{:.2f} s", image.time.seconds()), image, sight, vision})) break;
  }
  const sense::CaptureCounts& counts = capture->counts();
  fmt::print(stderr, "{} pictures, {} slow, {} torn; the device was lost {} times\n", counts.pictures, counts.slow,
             counts.torn, counts.lost);
  return {};
}

}  // namespace

Result<RecordedRobot> recorded_robot(const std::string& named, const std::string& file) {
  const auto robot = robot_named(named);
  if (!robot) return fail(named, "is no robot", "team and number from 0, as in blue:2");
  auto reader = mcap::McapReader::open(file);
  if (!reader) return pass_on(std::move(reader));
  const auto info = match::read_info(*reader);
  if (!info) return tl::unexpected<Error>(info.error());
  auto league = match::read_league(*reader);
  if (!league) return pass_on(std::move(league));
  if (!plays(*robot, league->players)) return fail(named, "does not play there");
  robot::Profile profile = match::recorded_profile(*info, *league, *robot, root() / "content");
  return RecordedRobot{*robot, std::move(*league), std::move(profile)};
}

Result<body::Camera> camera_of(const body::Robot& robot) {
  auto cameras = body::read_cameras(robot);
  if (!cameras) return pass_on(std::move(cameras));
  const auto first = body::find_camera(*cameras, "", robot.name);
  if (!first) return tl::unexpected<Error>(first.error());
  return (*cameras)[*first];
}

sense::View view_of(const VisionOptions& o, const body::Camera& camera) {
  sense::View view;
  view.lens = camera.lens;
  view.X_GC = {{0, 0, o.height}, body::camera_turn(from_degrees(o.pan), from_degrees(o.tilt), 0.0)};
  return view;
}

Result<void> look_at(const VisionOptions& o, const Take& take) {
  if (o.source.starts_with("/dev/")) return look_at_device(o, take);
  std::error_code trouble;
  const std::filesystem::path path{o.source};
  // recordings may be called without their ending
  if (path.extension() == ".mcap" || (path.extension().empty() && !std::filesystem::exists(path, trouble))) {
    return look_at_recording(o, take);
  }
  return look_at_files(o, take);
}

std::string seen_text(const Seen& seen) {
  std::string what{names(ThingKind{})[static_cast<std::size_t>(seen.kind)]};
  if (seen.whose != Whose::Unknown) {
    what = fmt::format("{} {}", names(Whose{})[static_cast<std::size_t>(seen.whose)], what);
  }
  if (seen.crossing != CrossingKind::None) {
    what = fmt::format("{} {}", names(CrossingKind{})[static_cast<std::size_t>(seen.crossing)], what);
  }
  const double degrees = in_degrees(seen.bearing);
  return fmt::format("{:<20} {:5.2f} m ± {:.2f}  {:5.1f}° {}{}", what, seen.distance, seen.distance_spread,
                     std::abs(degrees), degrees < 0 ? "right" : "left", seen.held ? "  (held)" : "");
}

std::string angle_text(const SeenAngle& seen) {
  std::string what{names(ThingKind{})[static_cast<std::size_t>(seen.kind)]};
  if (seen.whose != Whose::Unknown) {
    what = fmt::format("{} {}", names(Whose{})[static_cast<std::size_t>(seen.whose)], what);
  }
  const double degrees = in_degrees(seen.bearing);
  return fmt::format("{:<20} direction only  {:5.1f}° {}", what, std::abs(degrees), degrees < 0 ? "right" : "left");
}

Result<std::string> seen_picture(const Image& image, const Sight& sight) {
  const auto rgb = sense::parse_image(sense::write_ppm(image), "picture");
  if (!rgb) return tl::unexpected<Error>(rgb.error());
  publish::Image picture{image.width, image.height, {}};
  for (std::size_t i = 0; i + 2 < rgb->pixels.size(); i += 3) {
    const auto level = [&](std::size_t c) { return static_cast<std::uint8_t>(rgb->pixels[i + c]); };
    picture.bgra.insert(picture.bgra.end(), {level(2), level(1), level(0), 255});
  }
  // a drawing has y upwards
  Svg svg{{.low = {0, 0},
           .high = {static_cast<double>(image.width), static_cast<double>(image.height)},
           .pixels_per_unit = 1}};
  constexpr std::string_view kColours[] = {"#ff2d2d", "#ffe14d", "#4dd2ff", "#ff9df5", "#ffffff"};
  for (const Seen& seen : sight.things) {
    if (!seen.box) continue;
    const std::string_view colour = kColours[std::min<std::size_t>(static_cast<std::size_t>(seen.kind), 4)];
    const double top = image.height - seen.box->top;
    const double bottom = image.height - seen.box->bottom - 1.0;
    const Vec2 low{static_cast<double>(seen.box->left), bottom};
    const Vec2 high{seen.box->right + 1.0, top};
    svg.rect(low, high, {.fill = "none", .stroke = colour, .width = 1.5});
    const std::string words =
        fmt::format("{} {:.2f} m", names(ThingKind{})[static_cast<std::size_t>(seen.kind)], seen.distance);
    svg.text({(low.x + high.x) / 2, top < image.height - 12 ? top + 7 : bottom - 7}, words,
             {.fill = colour, .size = 10, .halo = "#000000"});
  }
  if (auto drawn = publish::draw_over(picture, svg.finish()); !drawn) return pass_on(std::move(drawn));
  return publish::to_png(picture);
}

}  // namespace cancha::cli
