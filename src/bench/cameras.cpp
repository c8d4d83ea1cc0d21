// How long a simulated camera takes for a picture, and how fast a match with six cameras runs.

#include <fmt/format.h>

#include <algorithm>

#include "base/hash.h"
#include "bench/bench.h"
#include "bench/usual_match.h"
#include "os/clock.h"
#include "robot/profile.h"
#include "world/sensors/camera_renderer.h"

namespace cancha::bench {
namespace {

constexpr std::string_view kGroup = "senses";
constexpr int kViews = 100;  ///< of a scene that changes each time
constexpr double kMatchSeconds = 20.0;

/// Six robots about the ball, each time elsewhere, in turn with their heads up and down.
void shuffle(Random& random, const robot::BodyKind& kind, Truth& truth) {
  const std::size_t tilt = kind.robot.find("head_tilt");
  const Vec2 ball{random.uniform(-3, 3), random.uniform(-2, 2)};
  truth.ball.p_FB = {ball.x, ball.y, 0.0325};
  truth.robots.resize(6);
  truth.joints.clear();
  for (RobotState& robot : truth.robots) {
    const Vec2 place = ball + direction(random.uniform(0, 2 * kPi)) * random.uniform(0.3, 2.0);
    // all look at the ball, more or less
    robot.X_FR = {place.x, place.y, angle_of(ball - place) + random.uniform(-0.5, 0.5)};
    robot.height = 0.27;
    robot.q_FR = turn_about_z(robot.X_FR.heading);
    truth.joints.insert(truth.joints.end(), kind.standing.begin(), kind.standing.end());
    truth.joints[truth.joints.size() - kind.standing.size() + tilt] = random.uniform(0.0, 0.6);
  }
}

/// Median of the views' times in milliseconds of processor time.
double time_views(const body::Camera& camera, const world::PitchScene& pitch, const robot::BodyKind& kind,
                  std::uint64_t seed, Hash& signature) {
  world::CameraRenderer renderer{camera, pitch};
  world::ScenePose pose{pitch, 6};
  world::TrueImage seen;
  Truth truth;
  Random random{seed};
  std::vector<double> times;
  for (int i = 0; i < kViews; ++i) {
    shuffle(random, kind, truth);
    pose.update(truth);
    const auto place = static_cast<std::size_t>(i % 6);
    const double began = cpu_seconds();
    renderer.render(pose, place, {pose.links(place)[camera.link] * camera.X_LC, {}, {}}, random, seen);
    times.push_back(1000 * (cpu_seconds() - began));
    signature.add_bytes(seen.image.pixels.data(), seen.image.pixels.size());
  }
  std::ranges::nth_element(times, times.begin() + kViews / 2);
  return times[kViews / 2];
}

struct Size {
  std::string_view name;
  int width, height;
  std::optional<double> bar;
};

Result<void> time_cameras(const Settings& settings, const field::League& league, const robot::BodyKind& kind,
                          std::vector<Measurement>& figures) {
  auto pitch = world::PitchScene::make(league, &kind.robot, world::Look{});
  if (!pitch) return pass_on(std::move(pitch));
  if (kind.cameras.empty()) return fail(kind.robot.name, "has no camera");
  const auto add = [&](std::string_view name, const body::Camera& camera, std::optional<double> bar) {
    settings.progress(fmt::format("camera, {} x {}", camera.lens.width, camera.lens.height));
    std::vector<double> values;
    Hash signature;
    for (int i = 0; i < settings.repetitions; ++i) {
      signature = Hash{};
      values.push_back(time_views(camera, *pitch, kind, 1, signature));
    }
    figures.push_back(figure(kGroup, name, std::move(values), "ms", Better::Lower, bar, signature.text()));
  };
  for (const Size& size : {Size{"camera_ms", 432, 240, 2.5}, Size{"camera_320_ms", 320, 240, {}},
                           Size{"camera_640_ms", 640, 480, {}}, Size{"camera_1280_ms", 1280, 720, {}}}) {
    body::Camera camera = kind.cameras.front();
    camera.lens = body::resized(camera.lens, size.width, size.height);
    add(size.name, camera, size.bar);
  }
  body::Camera bent = kind.cameras.front();
  bent.lens.k1 = -0.2;
  add("camera_bent_ms", bent, {});
  body::Camera rolling = kind.cameras.front();
  rolling.imaging.readout = 20_ms;
  add("camera_rolling_ms", rolling, {});
  const auto omni =
      std::ranges::find(kind.cameras, body::LensKind::Mirror, [](const body::Camera& c) { return c.lens.kind; });
  if (omni != kind.cameras.end()) add("camera_omni_ms", *omni, {});
  return {};
}

/// Counts the pictures that players have looked at.
struct Looks final : match::Observer {
  int count = 0;
  void ticked(const match::Moment& moment) override {
    for (const Frame* frame : moment.frames) count += frame->percepts.sight ? 1 : 0;
  }
};

/// Six players that see by their cameras alone; how many times faster than real time.
Result<double> camera_match(const Settings& settings, const field::League& league, std::uint64_t seed,
                            Hash& signature) {
  match::Fixture fixture{.league = league.name, .blue = league.teams[0], .yellow = league.teams[1], .seed = seed};
  fixture.sensing.senses = "camera";
  auto match = match::start_match(fixture, league, settings.content);
  if (!match) return pass_on(std::move(match));
  Looks looks;
  (*match)->add_observer(looks);
  const double began = os::now().seconds();
  if (auto played = play_until(**match, kMatchSeconds); !played) return pass_on(std::move(played));
  const double took = os::now().seconds() - began;
  // pictures that nobody looks at cost too little
  if (looks.count == 0) return fail("match with cameras", "no player looked at a picture");
  signature.add((*match)->state_hash()).add(static_cast<std::uint64_t>(looks.count));
  return kMatchSeconds / took;
}

}  // namespace

Result<std::vector<Measurement>> measure_cameras(const Settings& settings) {
  auto league = field::load_league(settings.content, "kidsize");
  if (!league) return pass_on(std::move(league));
  const auto kind = robot::load_body(settings.content, league->body);
  if (!kind) return tl::unexpected<Error>(kind.error());
  std::vector<Measurement> figures;
  if (auto measured = time_cameras(settings, *league, **kind, figures); !measured) {
    return pass_on(std::move(measured));
  }
  std::vector<double> factors;
  Hash signature;
  for (int i = 0; i < settings.repetitions; ++i) {
    settings.progress(fmt::format("match with six cameras {} of {}", i + 1, settings.repetitions));
    auto factor = camera_match(settings, *league, static_cast<std::uint64_t>(i + 1), signature);
    if (!factor) return pass_on(std::move(factor));
    factors.push_back(*factor);
  }
  figures.push_back(
      figure("match", "kidsize_camera_realtime_factor", factors, "x", Better::Higher, 1.2, signature.text()));
  return figures;
}

Result<std::vector<Measurement>> measure_senses(const Settings& settings) {
  auto figures = measure_cameras(settings);
  if (!figures) return figures;
  auto ranges = measure_ranges(settings);
  if (!ranges) return ranges;
  figures->insert(figures->end(), ranges->begin(), ranges->end());
  return figures;
}

}  // namespace cancha::bench
