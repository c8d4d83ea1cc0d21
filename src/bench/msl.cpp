// Middle size: how fast the engine of omni robots is, and a whole match with a recording.

#include <fmt/format.h>

#include "base/random.h"
#include "bench/recorded_match.h"
#include "world/omni_world.h"

namespace cancha::bench {
namespace {

constexpr int kSteps = 12000;  ///< a minute

struct Speed {
  double value = 0.0;
  std::uint64_t hash = 0;
};

/// Six against six that drive, turn, fight for the ball and kick, with new commands four times a second.
Result<Speed> step_omni_robots(const field::League& league) {
  std::vector<Pose2> places;
  for (int i = 0; i < 12; ++i) places.push_back({-4.0 + 1.6 * (i % 6), i < 6 ? 1.0 : -1.0, 0.5 * i});
  auto world = world::make_omni_world(league, places, {});
  if (!world) return pass_on(std::move(world));
  Random random{1};
  Speed speed;
  double in_engine = 0.0;
  for (int i = 0; i < kSteps; ++i) {
    const Truth& truth = (*world)->environment();
    for (int robot = 0; robot < 12 && i % 50 == 0; ++robot) {
      Commands commands;
      // half of them go for the ball
      const Vec2 p_RB = into(truth.robots[static_cast<std::size_t>(robot)].X_FR, truth.ball.p_FB.xy());
      const Vec2 anywhere{random.uniform(-2.0, 2.0), random.uniform(-2.0, 2.0)};
      commands.omni.present() = {.v_R = robot % 2 == 0 ? unit(p_RB) * 2.0 : anywhere,
                                 .turn = random.uniform(-3.0, 3.0),
                                 .kick = 4.0,
                                 .lift = random.uniform(0.0, 0.5),
                                 .handler = 1.0};
      if (auto told = (*world)->command(robot, commands); !told) return pass_on(std::move(told));
    }
    const double start = cpu_seconds();
    if (auto stepped = (*world)->step(); !stepped) return pass_on(std::move(stepped));
    in_engine += cpu_seconds() - start;
  }
  return Speed{kSteps / in_engine, (*world)->state_hash()};
}

}  // namespace

Result<std::vector<Measurement>> measure_msl(const Settings& settings) {
  auto league = field::load_league(settings.content, "msl");
  if (!league) return pass_on(std::move(league));
  league->physics.step = 0.005_s;
  std::vector<double> steps;
  std::vector<double> factors;
  Speed engine;
  MatchSpeed match;
  for (int i = 0; i < settings.repetitions; ++i) {
    settings.progress(fmt::format("middle size, repetition {} of {}", i + 1, settings.repetitions));
    auto stepped = step_omni_robots(*league);
    if (!stepped) return pass_on(std::move(stepped));
    auto played = play_recorded(settings, "msl", 1);
    if (!played) return pass_on(std::move(played));
    engine = *stepped;
    match = *played;
    steps.push_back(engine.value);
    factors.push_back(match.factor);
  }
  return std::vector<Measurement>{
      figure("engine", "omni_steps_per_s", steps, "1/s", Better::Higher, 10000, fmt::format("{:016x}", engine.hash)),
      figure("match", "msl_realtime_factor", factors, "x", Better::Higher, 3.0, fmt::format("{:016x}", match.hash))};
}

}  // namespace cancha::bench
