// How fast and how exact the engine is, in the drills that the tests use too.

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "bench/bench.h"
#include "world/drills.h"
#include "world/wheeled_world.h"

namespace cancha::bench {
namespace {

struct Run {
  double steps_per_second = 0.0;
  double overlap_mm = 0.0;  ///< deepest of the ball
  double tilt_degrees = 0.0;
  std::uint64_t hash = 0;
};

template <class Drill>
Result<Run> run_drill(const field::League& league, int steps) {
  const auto world = world::make_mujoco_world();
  if (auto built = world::build_drill(*world, league); !built) return pass_on(std::move(built));
  Drill drill(league, 1);
  Run run;
  double in_engine = 0.0;
  for (int i = 0; i < steps; ++i) {
    drill.command(*world);
    const double start = cpu_seconds();
    if (auto stepped = world->step(); !stepped) return pass_on(std::move(stepped));
    in_engine += cpu_seconds() - start;
    run.overlap_mm = std::max(run.overlap_mm, 1000.0 * world::ball_overlap(*world));
    for (const RobotState& robot : world->environment().robots) {
      const double up = 1.0 - 2.0 * (robot.q_FR.x * robot.q_FR.x + robot.q_FR.y * robot.q_FR.y);
      run.tilt_degrees = std::max(run.tilt_degrees, in_degrees(std::acos(std::clamp(up, -1.0, 1.0))));
    }
  }
  run.steps_per_second = steps / in_engine;
  run.hash = world->state_hash();
  return run;
}

}  // namespace

Result<std::vector<Measurement>> measure_engine(const Settings& settings) {
  constexpr int kMinuteOfSteps = 12000;
  auto league = field::load_league(settings.content, "simurosot");
  auto large = field::load_league(settings.content, "simurosot-large");
  if (!league) return pass_on(std::move(league));
  if (!large) return pass_on(std::move(large));

  std::vector<double> random_speed, scrum_speed, large_speed, overlap, tilt;
  Run random{}, scrum{}, eleven{};
  for (int i = 0; i < settings.repetitions; ++i) {
    settings.progress(fmt::format("engine, repetition {} of {}", i + 1, settings.repetitions));
    // interleaved, so that a slow moment of the machine hits all alike
    auto a = run_drill<world::RandomPlay>(*league, kMinuteOfSteps);
    auto b = run_drill<world::Scrum>(*league, kMinuteOfSteps);
    auto c = run_drill<world::RandomPlay>(*large, kMinuteOfSteps / 2);
    if (!a) return pass_on(std::move(a));
    if (!b) return pass_on(std::move(b));
    if (!c) return pass_on(std::move(c));
    random = *a;
    scrum = *b;
    eleven = *c;
    random_speed.push_back(random.steps_per_second);
    scrum_speed.push_back(scrum.steps_per_second);
    large_speed.push_back(eleven.steps_per_second);
    overlap.push_back(scrum.overlap_mm);
    tilt.push_back(scrum.tilt_degrees);
  }
  const auto signature = [](const Run& run) { return fmt::format("{:016x}", run.hash); };
  std::vector<Measurement> out{
      figure("engine", "random_steps_per_s", random_speed, "1/s", Better::Higher, 6000, signature(random)),
      figure("engine", "scrum_steps_per_s", scrum_speed, "1/s", Better::Higher, 3000, signature(scrum)),
      figure("engine", "scrum_max_penetration_mm", overlap, "mm", Better::Lower, 3, signature(scrum)),
      figure("engine", "scrum_max_tilt_deg", tilt, "deg", Better::Lower, std::nullopt, signature(scrum)),
      figure("engine", "random_22_robots_steps_per_s", large_speed, "1/s", Better::Higher, std::nullopt,
             signature(eleven)),
  };
  auto impacts = measure_impacts(settings, *league);
  if (!impacts) return impacts;
  out.insert(out.end(), impacts->begin(), impacts->end());
  return out;
}

}  // namespace cancha::bench
