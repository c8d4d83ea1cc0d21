#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "base/hash.h"
#include "bench/bench.h"
#include "lab/scenarios.h"
#include "lab/trials.h"

/// Where skills of a humanoid are tried on many bodies, for the groups that measure them.
namespace cancha::bench {

[[nodiscard]] double mean(const std::vector<double>& values);
[[nodiscard]] double deviation(const std::vector<double>& values);
/// The value that a share of all does not exceed.
[[nodiscard]] double quantile(std::vector<double> values, double share);

/// Robot, skills, and a stage for each thread, with and without a ball.
struct Gym {
  body::Robot robot;
  act::MotionLibrary skills;
  std::vector<lab::Stage> stages;
  std::vector<lab::Stage> ball_stages;
  int runs = 100;
  Hash signature;

  /// Tries something on all bodies to the right, then on all to the left.
  template <class Try>
  auto on_both_sides(bool ball, Try attempt) {
    auto all = on_all_bodies(ball, [&](lab::Stage& s, std::uint64_t seed) { return attempt(s, seed, false); });
    const auto left = on_all_bodies(ball, [&](lab::Stage& s, std::uint64_t seed) { return attempt(s, seed, true); });
    all.insert(all.end(), left.begin(), left.end());
    return all;
  }
  /// Tries something on as many bodies as there are runs; the threads share them, the order stays.
  template <class Try>
  auto on_all_bodies(bool ball, Try attempt) {
    using Outcome = decltype(attempt(stages[0], std::uint64_t{}));
    std::vector<Outcome> outcomes(static_cast<std::size_t>(runs));
    std::atomic<int> next{0};
    std::vector<lab::Stage>& all = ball ? ball_stages : stages;
    std::vector<std::jthread> threads;
    for (lab::Stage& stage : all) {
      threads.emplace_back([&] {
        for (int run = next++; run < runs; run = next++) {
          outcomes[static_cast<std::size_t>(run)] = attempt(stage, static_cast<std::uint64_t>(run));
        }
      });
    }
    threads.clear();
    return outcomes;
  }
};

/// A gym for a robot of content: twenty runs for each repetition, a hundred as a rule.
[[nodiscard]] Result<std::unique_ptr<Gym>> make_gym(const Settings& settings, std::string_view robot);

/// Gathers the figures of a group.
struct Sheet {
  const Settings& settings;
  std::string_view group;
  std::vector<Measurement> figures;

  void tell(std::string_view what) const {
    if (settings.progress) settings.progress(what);
  }
  void add(std::string_view name, double value, std::string_view unit, Better better, std::optional<double> bar,
           const Hash& signature);
};

/// Thirty seconds in one direction; every other robot to the other side.
struct Way {
  std::string_view name;
  std::string_view unit;  ///< "m/s" or "deg/s"
  act::WalkSpeed speed;
  double (*made)(const lab::WalkTrial& trial);
  std::optional<double> bar;
  std::optional<double> falls_bar;
};
// what a walk has made a second
[[nodiscard]] double ahead_made(const lab::WalkTrial& trial);
[[nodiscard]] double back_made(const lab::WalkTrial& trial);
/// A robot that veers while it steps aside still walks: what counts is the way to its side.
[[nodiscard]] double aside_made(const lab::WalkTrial& trial);
[[nodiscard]] double turn_made(const lab::WalkTrial& trial);  ///< degrees

/// Walks on all bodies: NAME_m_per_s or NAME_deg_per_s, NAME_spread, NAME_falls_per_100.
void measure_way(Gym& gym, Sheet& sheet, const std::string& prefix, const Way& way);

/// What is asked of a kick.
struct KickBars {
  double wanted = 0.0;  ///< radians to the left: where its ball should go
  std::optional<double> speed{};
  std::optional<double> direction_sd{};
  std::optional<double> upright{};
};
/// Kicks of all bodies: NAME_ball_m_per_s, NAME_spread, NAME_off_deg, NAME_direction_sd_deg, NAME_upright_percent.
void add_kick(Sheet& sheet, const std::string& name, const std::vector<lab::KickTrial>& trials, const KickBars& bars);

/// Getting up from front and back on all bodies, within some seconds: getup_front_percent, getup_front_s, and back.
void measure_rises(Gym& gym, Sheet& sheet, double soon);

}  // namespace cancha::bench
