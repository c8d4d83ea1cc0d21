// Simulated sensors of distance: what one reading costs, everything that a new moment of the match asks for included.

#include <fmt/format.h>

#include <bit>

#include "bench/bench.h"
#include "body/robot.h"
#include "robot/profile.h"
#include "robot/scenery.h"
#include "world/sensors/range_sensors.h"

namespace cancha::bench {
namespace {

constexpr int kRobots = 6;
constexpr int kScenes = 2000;
constexpr int kDepthScenes = 100;

/// Six robots and a ball somewhere on the middle of a pitch, in any pose.
void scatter(Truth& truth, std::size_t joints, Random& random) {
  truth.robots.resize(kRobots);
  truth.joints.resize(kRobots * joints);
  for (RobotState& robot : truth.robots) {
    robot.X_FR = {random.uniform(-2, 2), random.uniform(-1.5, 1.5), random.uniform(-kPi, kPi)};
    robot.height = 0.3;
    robot.q_FR = turn_about_z(robot.X_FR.heading);
  }
  for (double& angle : truth.joints) angle = random.uniform(-0.3, 0.3);
  truth.ball.p_FB = {random.uniform(-2, 2), random.uniform(-1.5, 1.5), 0.0325};
}

/// Everything that the three sensors are measured with.
struct Bench {
  std::shared_ptr<const robot::BodyKind> kind;
  std::shared_ptr<world::Surroundings> surroundings;
  body::SonarSensor sonar;
  body::LaserSensor laser;
  body::DepthSensor depth;
};

Result<Bench> make_bench(const Settings& settings) {
  auto league = field::load_league(settings.content, "kidsize");
  if (!league) return pass_on(std::move(league));
  Bench bench;
  auto kind = robot::load_body(settings.content, league->body);
  if (!kind) return pass_on(std::move(kind));
  bench.kind = std::move(*kind);
  auto surroundings = robot::surroundings_of(*league, bench.kind);
  if (!surroundings) return pass_on(std::move(surroundings));
  bench.surroundings = std::move(*surroundings);
  auto sonar = body::load_sensors(settings.content, "nao_sonar");
  if (!sonar) return pass_on(std::move(sonar));
  auto light = body::load_sensors(settings.content, "ceabot_lasers");
  if (!light) return pass_on(std::move(light));
  bench.sonar = *sonar->sonar;
  bench.laser = light->lasers.front();
  bench.depth = *light->depth;
  return bench;
}

struct Times {
  double laser_us = 0.0;
  double sonar_us = 0.0;
  double depth_ms = 0.0;
  std::uint64_t hash = 0;
};

std::uint64_t with(std::uint64_t hash, double value) {
  return hash * 1099511628211ULL ^ std::bit_cast<std::uint64_t>(value);
}

/// The same scenes in each repetition.
Times measure_once(Bench& bench) {
  world::RayScene& scene = bench.surroundings->scene;
  const std::size_t joints = bench.kind->robot.joints.size();
  Random random{1};
  world::SimulatedLaser laser{bench.laser, 0, 0, random.split("laser")};
  world::SimulatedDepth depth{bench.depth, 0, random.split("depth")};
  world::SimulatedSonar sonar{bench.sonar, 0, random.split("sonar")};
  sonar.command({68, 68});
  Truth truth;
  std::vector<LaserScan> scans;
  Spares<LaserScan> spares;
  Maybe<SonarEchoes> echoes;
  Maybe<DepthImage> image;
  Times times;
  for (int i = 0; i < kScenes; ++i) {
    scatter(truth, joints, random);
    truth.time = Time{} + 1000_ms * i;
    spares.resize(scans, 0);
    double began = cpu_seconds();
    scene.update(truth);
    laser.read(scene, scans, spares);
    times.laser_us += 1e6 * (cpu_seconds() - began) / kScenes;
    times.hash = with(times.hash, scans.front().distances.front());

    // one whole reading: left, right half a period later, and what was heard
    began = cpu_seconds();
    for (int tick = 0; tick < 3; ++tick) {
      truth.time += 60_ms;
      if (tick == 0) scene.update(truth);
      sonar.read(scene, bench.surroundings->air, echoes);
      if (echoes) times.hash = with(times.hash, echoes->left[0] + echoes->right[0]);
    }
    times.sonar_us += 1e6 * (cpu_seconds() - began) / kScenes;

    if (i % (kScenes / kDepthScenes) != 0) continue;
    began = cpu_seconds();
    scene.update(truth);
    depth.read(scene, image);
    times.depth_ms += 1e3 * (cpu_seconds() - began) / kDepthScenes;
    times.hash = with(times.hash, image->distances.front());
  }
  return times;
}

}  // namespace

Result<std::vector<Measurement>> measure_ranges(const Settings& settings) {
  auto bench = make_bench(settings);
  if (!bench) return pass_on(std::move(bench));
  std::vector<double> laser, sonar, depth;
  std::uint64_t hash = 0;
  for (int i = 0; i < settings.repetitions; ++i) {
    settings.progress(fmt::format("sensors of distance {} of {}", i + 1, settings.repetitions));
    bench->surroundings->air = {};
    const Times times = measure_once(*bench);
    laser.push_back(times.laser_us);
    sonar.push_back(times.sonar_us);
    depth.push_back(times.depth_ms);
    hash = times.hash;
  }
  const std::string signature = fmt::format("{:016x}", hash);
  return std::vector<Measurement>{figure("senses", "laser_us", laser, "us", Better::Lower, 10.0, signature),
                                  figure("senses", "sonar_us", sonar, "us", Better::Lower, 20.0, signature),
                                  figure("senses", "depth_ms", depth, "ms", Better::Lower, std::nullopt, signature)};
}

}  // namespace cancha::bench
