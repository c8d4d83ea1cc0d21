// ./cancha camera: what a robot's camera sees, as a picture.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <optional>

#include "base/suggest.h"
#include "cli/checks.h"
#include "cli/names.h"
#include "cli/terminal.h"
#include "cli/verbs.h"
#include "match/fixture.h"
#include "match/replay.h"
#include "match/robot_eye.h"
#include "publish/raster.h"

namespace cancha::cli {
namespace {

struct CameraOptions {
  std::string source = "kidsize";  ///< a league or a recording
  std::string robot = "blue:1";
  std::string camera;  ///< empty = the robot's first
  std::string scene;   ///< of a contest; empty: the league's
  std::string look = "bright";
  double at = 5.0;  ///< seconds
  std::uint64_t seed = 1;
  int width = 0;  ///< 0 = the camera's own
  int height = 0;
  bool truth = false;
  std::string output = "view.png";
};

/// A moment of a match that can be looked at.
struct Scene {
  field::League league;
  Truth truth;
};

Result<Scene> scene_at(match::Match& match, double seconds, const std::function<Result<bool>()>& tick) {
  while (match.truth().time.seconds() < seconds) {
    const auto goes_on = tick();
    if (!goes_on) return tl::unexpected<Error>(goes_on.error());
    if (!*goes_on) break;
  }
  return Scene{match.league(), match.truth()};
}

Result<Scene> scene_of_league(const CameraOptions& o) {
  match::Fixture fixture;
  fixture.league = o.source;
  fixture.seed = o.seed;
  fixture.scene = o.scene;
  const std::filesystem::path content = root() / "content";
  auto league = match::league_of(fixture, content);
  if (!league) return pass_on(std::move(league));
  fixture.blue = league->teams[0];
  fixture.yellow = league->teams[1];
  auto match = match::start_match(fixture, *league, content);
  if (!match) return pass_on(std::move(match));
  return scene_at(**match, o.at, [&]() -> Result<bool> {
    if (auto ticked = (*match)->tick(); !ticked) return pass_on(std::move(ticked));
    return !(*match)->over();
  });
}

Result<Scene> scene_of_recording(const CameraOptions& o) {
  const auto file = find_recording(o.source);
  if (!file) return tl::unexpected<Error>(file.error());
  auto recording = match::read_recording(*file);
  if (!recording) return pass_on(std::move(recording));
  auto again =
      match::Repetition::start(std::make_shared<const match::Recording>(std::move(*recording)), root() / "content");
  if (!again) return pass_on(std::move(again));
  return scene_at(again->match(), o.at, [&]() -> Result<bool> {
    if (!again->goes_on()) return false;
    if (auto ticked = again->tick(); !ticked) return pass_on(std::move(ticked));
    return true;
  });
}

/// The colour of a label in a picture of the truth: blue, green, red.
std::array<std::uint8_t, 3> colour_of(std::uint8_t label) {
  constexpr std::array<std::array<std::uint8_t, 3>, 14> kColours{{{0, 0, 0},
                                                                  {120, 110, 100},
                                                                  {70, 80, 90},
                                                                  {40, 90, 30},
                                                                  {255, 255, 255},
                                                                  {20, 120, 255},
                                                                  {230, 90, 30},
                                                                  {30, 210, 250},
                                                                  {120, 220, 60},
                                                                  {220, 120, 220},
                                                                  {160, 160, 60},
                                                                  {90, 90, 90},
                                                                  {50, 60, 200},
                                                                  {200, 170, 110}}};
  if (label < kColours.size()) return kColours[label];
  // robots differ from their neighbours in the list
  const auto place = static_cast<std::uint8_t>(label - world::label_of(world::Shown::Robot));
  return {static_cast<std::uint8_t>(60 + 90 * (place % 3)), static_cast<std::uint8_t>(200 - 60 * (place % 2)),
          static_cast<std::uint8_t>(90 + 25 * (place % 7))};
}

publish::Image drawn(const world::TrueImage& seen, bool truth) {
  const std::vector<std::byte>& rgb = seen.image.pixels;
  publish::Image picture{seen.image.width, seen.image.height, {}};
  picture.bgra.reserve(4 * seen.shown.size());
  for (std::size_t i = 0; i < seen.shown.size(); ++i) {
    const auto level = [&](std::size_t c) { return static_cast<std::uint8_t>(rgb[3 * i + c]); };
    const std::array<std::uint8_t, 3> bgr =
        truth ? colour_of(seen.shown[i]) : std::array<std::uint8_t, 3>{level(2), level(1), level(0)};
    picture.bgra.insert(picture.bgra.end(), {bgr[0], bgr[1], bgr[2], 255});
  }
  return picture;
}

Result<std::string> view_of(const CameraOptions& o, RobotId robot) {
  const std::filesystem::path content = root() / "content";
  const std::vector<std::string> leagues = field::league_names(content);
  const bool league = std::ranges::find(leagues, o.source) != leagues.end();
  const auto scene = league ? scene_of_league(o) : scene_of_recording(o);
  if (!scene) return tl::unexpected<Error>(scene.error());
  if (!plays(robot, scene->league.players)) {
    return fail(o.robot, fmt::format("a team has {} robots, numbered from 0", scene->league.players));
  }
  const auto eye = match::RobotEye::make(scene->league, content, o.look);
  if (!eye) return tl::unexpected<Error>(eye.error());
  auto camera = (*eye)->camera(o.camera);
  if (!camera) return pass_on(std::move(camera));
  camera->imaging.format = PixelFormat::Rgb;
  if (o.width > 0) camera->lens = body::resized(camera->lens, o.width - o.width % 2, o.height);
  (*eye)->look(scene->truth);
  world::TrueImage seen;
  (*eye)->draw(place_of(robot, scene->league.players), *camera, Random{o.seed}.split("camera"), seen);
  publish::Image picture = drawn(seen, o.truth);
  return publish::to_png(picture);
}

int camera(const CameraOptions& o) {
  const auto robot = robot_named(o.robot);
  if (!robot) {
    complain({o.robot, "is no robot", "team and number from 0, as in blue:2"});
    return kUsage;
  }
  const auto png = view_of(o, *robot);
  if (!png) return complain(png.error()), kUsage;
  if (const auto written = write_output(o.output, *png); !written) return complain(written.error()), kProblem;
  return kFine;
}

}  // namespace

void add_camera(CLI::App& app, std::function<int()>& verb) {
  auto o = std::make_shared<CameraOptions>();
  CLI::App* made = app.add_subcommand("camera", "draw what a robot's camera sees");
  made->add_option("source", o->source, "a league, whose teams play up to the moment, or a recording")
      ->type_name("LEAGUE|FILE")
      ->capture_default_str();
  made->add_option("--robot", o->robot, "whose camera")->type_name("TEAM:NUMBER")->capture_default_str();
  made->add_option("--camera", o->camera, "which of its cameras; default: the first");
  made->add_option("--at", o->at, "seconds into the match")->check(within(0.0, 36000.0))->capture_default_str();
  made->add_option("--seed", o->seed, "of a league's match")->check(whole_number())->capture_default_str();
  made->add_option("--scene", o->scene, "of a contest: a scene of content/scenes or its file; random: by the seed");
  const auto looks = world::look_names(root() / "content");
  made->add_option("--look", o->look, fmt::format("colours and light: {}", fmt::join(looks, ", ")))
      ->capture_default_str();
  CLI::Option* width = made->add_option("--width", o->width, "pixels; default: the camera's own");
  CLI::Option* height = made->add_option("--height", o->height, "pixels");
  width->check(within(16, 4096))->needs(height);
  height->check(within(16, 4096))->needs(width);
  made->add_flag("--truth", o->truth, "colour each pixel by what it shows");
  made->add_option("-o,--output", o->output, "the picture, PNG")->capture_default_str();
  made->footer(
      "examples:\n"
      "  ./cancha camera kidsize --robot blue:1 -o view.png\n"
      "  ./cancha camera kidsize --camera omni --truth -o round.png\n"
      "  ./cancha camera kidsize --look dim --width 1280 --height 720 -o dim.png\n"
      "  ./cancha camera ceabot-race --robot blue:0 --scene race_2 -o boxes.png");
  made->callback([o, &verb] { verb = [o] { return camera(*o); }; });
}

}  // namespace cancha::cli
