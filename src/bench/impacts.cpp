// How exact the engine is at impacts, in the shots and jams that the tests use too.

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/hash.h"
#include "bench/bench.h"
#include "world/jams.h"
#include "world/shots.h"

namespace cancha::bench {
namespace {

constexpr int kShots = 1000;
constexpr int kJams = 60;
constexpr std::array<Duration, 3> kSteps{5_ms, 10_ms, 20_ms};
constexpr std::array kTargets{world::Target::Post, world::Target::PastPost, world::Target::Corner, world::Target::Goal,
                              world::Target::Robot};

/// Figures of one target with one step.
struct Figures {
  std::vector<Measurement>& out;
  std::string signature;

  void add(const std::string& name, double value, std::string_view unit, std::optional<double> bar) {
    out.push_back(figure("engine", name, {value}, unit, Better::Lower, bar, signature));
  }
};

std::string_view name_of(world::Target target) {
  return names(target)[static_cast<std::size_t>(target)];
}

double per_1000(int count, const world::ShotErrors& errors) {
  return 1000.0 * count / std::max(1, errors.shots);
}

void add_target(std::vector<Measurement>& out, world::Target target, Duration step, const world::ShotErrors& errors) {
  Hash hash;
  for (const double angle : errors.angles) hash.add(angle);
  Figures figures{out, fmt::format("{:016x}", hash.value())};
  // the keys of the default step have no suffix
  const std::string suffix = step == kSteps[0] ? "" : fmt::format("_{}ms", step.ns / 1'000'000);
  const auto key = [&](std::string_view what) { return fmt::format("{}_{}{}", name_of(target), what, suffix); };
  if (target != world::Target::PastPost) {
    figures.add(key("angle_error_deg"), errors.mean_angle(), "deg", 2);
    figures.add(key("angle_error_p95_deg"), errors.angle_quantile(0.95), "deg", std::nullopt);
    figures.add(key("angle_error_worst_deg"), errors.angle_quantile(1.0), "deg", std::nullopt);
  }
  if (target == world::Target::Post) figures.add(key("flips_per_1000"), per_1000(errors.flips, errors), "", 10);
  if (target == world::Target::PastPost) figures.add(key("bounces_per_1000"), per_1000(errors.bounced, errors), "", 0);
}

Result<std::vector<Measurement>> measure_jams(const field::League& league) {
  world::Overlaps worst;
  Random random{1};
  for (int i = 0; i < kJams; ++i) {
    const auto place = static_cast<world::JamPlace>(i % 4);
    const auto overlaps = world::jam(league, place, 3 + i / 4 % 3, random);
    if (!overlaps) return tl::unexpected{overlaps.error()};
    worst.take(*overlaps);
  }
  std::vector<Measurement> out;
  Figures figures{out, ""};
  figures.add("jam_robot_overlap_mm", 1000.0 * worst.robots, "mm", 1);
  figures.add("jam_wall_overlap_mm", 1000.0 * worst.walls, "mm", 1);
  figures.add("jam_ball_overlap_mm", 1000.0 * worst.ball, "mm", 3);
  return out;
}

}  // namespace

Result<std::vector<Measurement>> measure_impacts(const Settings& settings, const field::League& league) {
  std::vector<Measurement> out;
  double deepest = 0.0;
  double tunnelled = 0.0;
  for (const world::Target target : kTargets) {
    settings.progress(fmt::format("engine, {} shots: {}", kShots, name_of(target)));
    const auto errors = world::play_shots(league, target, kShots, kSteps, 1);
    if (!errors) return tl::unexpected{errors.error()};
    for (std::size_t i = 0; i < kSteps.size(); ++i) {
      const world::ShotErrors& e = (*errors)[i];
      add_target(out, target, kSteps[i], e);
      deepest = std::max(deepest, e.deepest);
      tunnelled = std::max(tunnelled, per_1000(e.tunnelled, e));
    }
  }
  // the worst of all targets and steps
  Figures figures{out, ""};
  figures.add("wall_penetration_mm", 1000.0 * deepest, "mm", 1);
  figures.add("tunnelled_per_1000", tunnelled, "", 0);

  settings.progress("engine, jams");
  auto jams = measure_jams(league);
  if (!jams) return jams;
  out.insert(out.end(), jams->begin(), jams->end());
  return out;
}

}  // namespace cancha::bench
