#include "server/camera_api.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

#include "base/json.h"
#include "body/camera.h"
#include "lab/camera_calibration.h"
#include "robot/seeing.h"
#include "sense/capture/capture.h"
#include "sense/vision/colour_file.h"
#include "sense/vision/image_file.h"
#include "server/json_body.h"
#include "server/paths.h"

namespace cancha::server {
namespace {

constexpr std::string_view kColours = "/api/camera/colours";
constexpr std::string_view kShot = "/api/camera/shot";
constexpr std::string_view kDevice = "/api/camera/device";
constexpr std::string_view kLook = "/api/camera/look";
constexpr std::string_view kPropose = "/api/camera/propose";
constexpr std::string_view kMount = "/api/camera/mount";

constexpr int kWidth = 432;   ///< of simulated pictures
constexpr int kHeight = 240;  ///< likewise
constexpr int kTries = 5;     ///< for a picture of a device

std::vector<ColourRangeView> view_of(const sense::Colours& colours) {
  std::vector<ColourRangeView> views;
  for (const sense::ColourRange& range : colours.ranges) {
    views.push_back({range.name, range.id, range.low.hue, range.high.hue, range.low.saturation, range.high.saturation,
                     range.low.value, range.high.value});
  }
  return views;
}

/// Ranges that somebody sent, or what is wrong with them.
Result<sense::Colours> colours_of(const std::vector<ColourRangeView>& views) {
  sense::Colours colours;
  for (const ColourRangeView& view : views) {
    colours.ranges.push_back({view.name,
                              view.id,
                              {view.hue_low, view.saturation_low, view.value_low},
                              {view.hue_high, view.saturation_high, view.value_high}});
  }
  // what cannot be a file cannot be ranges either
  auto again = sense::parse_conf(sense::write_conf(colours), "ranges");
  if (again && *again != colours) return fail("ranges", "a name has other signs than letters, digits, '_' and '-'");
  return again;
}

Result<Image> image_of(const EyePicture& picture) {
  const bool small = picture.width >= 2 && picture.height >= 2 && picture.width <= CameraApi::kMostSide &&
                     picture.height <= CameraApi::kMostSide && picture.width % 2 == 0 &&
                     picture.width * picture.height <= CameraApi::kMostPixels;
  if (!small) return fail("picture", "its width is even, its sides have 1920 pixels at most, all 1.5 million");
  const auto bytes = 3 * static_cast<std::size_t>(picture.width) * static_cast<std::size_t>(picture.height);
  if (picture.rgb.size() != bytes) return fail("picture", "has not three bytes for each pixel");
  Image image;
  image.width = picture.width;
  image.height = picture.height;
  image.format = PixelFormat::Rgb;
  image.pixels = picture.rgb;
  return image;
}

EyePicture picture_of(const Image& image, bool recorded) {
  return {image.time.seconds(), recorded, image.width, image.height, sense::rgb_of(image)};
}

/// Where a picture was taken, by a robot of content, and through which lens.
Result<lab::KnownShot> known(const std::filesystem::path& content, const CameraFiles& files, const CameraShot& shot) {
  const bool sound = shot.height > 0.01 && shot.height < 10 && std::abs(shot.tilt) <= 90 && std::abs(shot.pan) <= 180 &&
                     std::abs(shot.robot.x) < 100 && std::abs(shot.robot.y) < 100 &&
                     std::abs(shot.robot.heading) < 100 && (!shot.ball || length(*shot.ball) < 100);
  if (!sound) return fail("shot", "height, tilt, pan or a place is out of range");
  const std::vector<std::string> robots = body::robot_names(content);
  if (std::ranges::find(robots, shot.model) == robots.end()) return fail("shot", "there is no such model of a robot");
  const auto robot = body::read_robot(content / "robots" / shot.model);
  if (!robot) return tl::unexpected<Error>(robot.error());
  const auto cameras = body::read_cameras(*robot);
  if (!cameras) return tl::unexpected<Error>(cameras.error());
  const auto which = body::find_camera(*cameras, shot.camera, shot.model);
  if (!which) return tl::unexpected<Error>(which.error());
  const auto mount = files.mount(shot.mount);
  if (!mount) return tl::unexpected<Error>(mount.error());
  auto image = image_of(shot.picture);
  if (!image) return pass_on(std::move(image));
  lab::KnownShot made;
  made.image = std::move(*image);
  made.view.lens = body::resized(sense::mounted((*cameras)[*which], *mount).lens, made.image.width, made.image.height);
  made.view.X_GC = {{0, 0, shot.height}, body::camera_turn(from_degrees(shot.pan), from_degrees(shot.tilt), 0.0)};
  made.X_FR = shot.robot;
  if (shot.ball) made.p_FB = *shot.ball;
  return made;
}

/// What to say where a device cannot be used: why, and which ones there are on this machine.
std::string without_device(const Error& error) {
  std::string there;
  for (int i = 0; i < CameraApi::kDevices; ++i) {
    std::error_code trouble;
    if (!std::filesystem::exists(fmt::format("/dev/video{}", i), trouble)) continue;
    there += fmt::format("{}{}", there.empty() ? "" : ", ", i);
  }
  return fmt::format("{}. {}", error.text(),
                     there.empty() ? "No camera hangs on the machine that runs the studio."
                                   : fmt::format("The machine that runs the studio has these: {}.", there));
}

std::optional<std::uint64_t> number_in(std::string_view query, std::string_view key) {
  const std::string text = query_value(query, key).value_or("");
  std::uint64_t number = 0;
  const auto [end, bad] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (bad != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

}  // namespace

bool CameraApi::is_mine(std::string_view path) {
  constexpr std::string_view kAll[] = {kColours, kShot, kDevice, kLook, kPropose, kMount};
  return std::ranges::find(kAll, path) != std::end(kAll);
}

Answer CameraApi::show_colours(std::string_view query) const {
  const auto name = query_value(query, "name");
  if (!name) return json_answer(to_json(files_.colour_files()));
  const auto text = files_.read(*name);
  if (!text) return refuse(text.error());
  const auto colours = CameraFiles::parse(*name, *text);
  if (!colours) return refuse(422, colours.error());
  return json_answer(to_json(ColourFileView{*name, etag_of(*text), view_of(*colours), sense::doubts(*colours)}));
}

Answer CameraApi::save_colours(const Request& request) {
  if (request.count("If-Match") > 1) return text_answer(400, "Say one If-Match.");
  const auto draft = body_of<ColourFileView>(request);
  if (!draft) return refuse(draft.error());
  const auto colours = colours_of(draft->ranges);
  if (!colours) return refuse(422, colours.error());
  const auto saved = files_.save(draft->name, *colours, request.header("If-Match").value_or(""));
  return saved ? json_answer(to_json(*saved)) : refuse(saved.error());
}

Answer CameraApi::save_mount(const Request& request) {
  const auto draft = body_of<CameraMountDraft>(request);
  if (!draft) return refuse(draft.error());
  if (!(std::abs(draft->tilt) <= 45 && std::abs(draft->height) <= 1)) {
    return text_answer(400, "'tilt' is at most 45 degrees, 'height' at most 1 m.");
  }
  const auto saved = files_.save_mount(
      draft->robot, {fmt::format("Camera of {}", draft->robot), from_degrees(draft->tilt), draft->height});
  return saved ? json_answer(to_json(*saved)) : refuse(saved.error());
}

Answer CameraApi::shoot(std::string_view query) {
  const auto seed = number_in(query, "seed");
  if (!seed) return text_answer(400, "'seed' must be a whole number.");
  if (maker_ == nullptr) {
    auto made = lab::ShotMaker::make(content_);
    if (!made) return refuse(422, made.error());
    maker_ = std::make_unique<lab::ShotMaker>(std::move(*made));
  }
  const auto shot = maker_->shoot({.width = kWidth, .height = kHeight, .most_ball = 2.5, .tilt_error = 0.0},
                                  Random{*seed}.split("camera page"));
  if (!shot) return refuse(422, shot.error());
  const Vec3 axis = shot->view.X_GC.rotation * Vec3{0, 0, 1};
  CameraShot told;
  told.picture = picture_of(shot->image, false);
  told.height = shot->view.height();
  told.tilt = in_degrees(std::asin(std::clamp(-axis.z, -1.0, 1.0)));
  told.pan = in_degrees(angle_of(axis.xy()));
  told.robot = shot->X_FR;
  told.ball = shot->X_FR * shot->p_GB;
  return json_answer(to_json(told));
}

Answer CameraApi::capture(std::string_view query) const {
  const auto number = number_in(query, "number");
  if (!number || *number >= kDevices) return text_answer(400, "'number' must be a whole number from 0 to 9.");
  auto device = sense::Capture::start(driver_, {.device = fmt::format("/dev/video{}", *number)});
  if (!device) return text_answer(404, without_device(device.error()));
  Image image;
  for (int i = 0; i < kTries; ++i) {
    if (device->next(image) != sense::Captured::Picture) continue;
    CameraShot told;
    told.picture = picture_of(image, true);
    return json_answer(to_json(told));
  }
  return text_answer(504, "The camera gives no picture.");
}

Answer CameraApi::look(const Request& request) const {
  const auto asked = body_of<CameraLook>(request);
  if (!asked) return refuse(asked.error());
  const auto colours = colours_of(asked->ranges);
  if (!colours) return refuse(422, colours.error());
  const auto shot = known(content_, files_, asked->shot);
  if (!shot) return refuse(422, shot.error());
  const auto league = field::load_league(content_, asked->league);
  if (!league) return text_answer(422, "There is no such league.");
  robot::SeeingProfile seeing;
  seeing.vision.colours = *colours;
  seeing.vision.recognise.least_blob = 12;
  seeing.vision.recognise.white_ball = asked->white_ball;
  sense::Vision vision{robot::vision_of(seeing, asked->team, robot::sizes_of(*league))};
  Sight sight;
  if (!vision.look(shot->image, shot->view, sight)) return text_answer(422, "The picture is torn.");
  CameraSeen seen{sight.things, std::vector<int>(colours->ranges.size()), sense::doubts(*colours)};
  for (const sense::Run& run : vision.finder().runs()) seen.pixels[run.colour - 1U] += run.end - run.begin;
  return json_answer(to_json(seen));
}

Answer CameraApi::calibrate(const Request& request, std::string_view path) const {
  const auto asked = body_of<CameraCalibration>(request);
  if (!asked) return refuse(asked.error());
  if (asked->shots.empty() || asked->shots.size() > lab::kMostShots) {
    return text_answer(422, fmt::format("Between 1 and {} pictures are needed.", lab::kMostShots));
  }
  const auto league = field::load_league(content_, asked->league);
  if (!league) return text_answer(422, "There is no such league.");
  std::vector<lab::KnownShot> shots;
  int pixels = 0;
  for (const CameraShot& shot : asked->shots) {
    auto one = known(content_, files_, shot);
    if (!one) return refuse(422, one.error());
    pixels += one->image.width * one->image.height;
    if (pixels > kMostPixels) return text_answer(413, "The pictures have more than 1.5 million pixels together.");
    shots.push_back(std::move(*one));
  }
  if (path == kPropose) {
    const auto colours = lab::propose_colours(shots, *league);
    if (!colours) return refuse(422, colours.error());
    return json_answer(to_json(ColourFileView{"", "", view_of(*colours), sense::doubts(*colours)}));
  }
  const auto colours = colours_of(asked->ranges);
  if (!colours) return refuse(422, colours.error());
  const auto found = lab::calibrate_mount(shots, *colours, *league);
  if (!found) return refuse(422, found.error());
  return json_answer(
      to_json(CameraMountView{in_degrees(found->mount.tilt), found->mount.height, in_degrees(found->tilt_spread),
                              found->height_spread, found->off, found->points}));
}

Answer CameraApi::answer(const Request& request, std::string_view path, std::string_view query) {
  const bool asks = request.method == "GET" || request.method == "HEAD";
  if (path == kColours && request.method == "PUT") return save_colours(request);
  if (path == kColours) return asks ? show_colours(query) : only_methods("GET, HEAD, PUT");
  if (path == kMount && request.method == "PUT") return save_mount(request);
  const bool gives = path == kShot || path == kDevice;
  if (gives && !asks) return only_methods("GET, HEAD");
  if (!gives && request.method != "POST") return only_methods(path == kMount ? "POST, PUT" : "POST");
  // others want the workers, too
  const std::unique_lock turn{working_, std::try_to_lock};
  if (!turn) return text_answer(503, "Another picture is being worked on; try again in a moment.");
  if (path == kShot) return shoot(query);
  if (path == kDevice) return capture(query);
  return path == kLook ? look(request) : calibrate(request, path);
}

}  // namespace cancha::server
