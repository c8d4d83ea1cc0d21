#include "bench/gym.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace cancha::bench {
namespace {

constexpr int kRunsEach = 20;  ///< times the repetitions: 100 runs a skill

}  // namespace

double mean(const std::vector<double>& values) {
  return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

double deviation(const std::vector<double>& values) {
  const double middle = mean(values);
  double sum = 0;
  for (const double v : values) sum += (v - middle) * (v - middle);
  return std::sqrt(sum / static_cast<double>(values.size()));
}

double quantile(std::vector<double> values, double share) {
  std::sort(values.begin(), values.end());
  return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

Result<std::unique_ptr<Gym>> make_gym(const Settings& settings, std::string_view name) {
  auto gym = std::make_unique<Gym>();
  auto robot = body::read_robot(settings.content / "robots" / name);
  if (!robot) return pass_on(std::move(robot));
  gym->robot = std::move(*robot);
  auto skills = act::read_motion_library(settings.content, gym->robot);
  if (!skills) return pass_on(std::move(skills));
  gym->skills = std::move(*skills);
  gym->runs = kRunsEach * settings.repetitions;
  for (unsigned t = 0; t < std::max(1u, std::thread::hardware_concurrency()); ++t) {
    for (const bool ball : {false, true}) {
      auto stage = lab::Stage::make(gym->robot, ball);
      if (!stage) return pass_on(std::move(stage));
      (ball ? gym->ball_stages : gym->stages).push_back(std::move(*stage));
    }
  }
  return gym;
}

void Sheet::add(std::string_view name, double value, std::string_view unit, Better better, std::optional<double> bar,
                const Hash& signature) {
  figures.push_back(figure(group, std::string{name}, {value}, unit, better, bar, signature.text()));
}

double ahead_made(const lab::WalkTrial& trial) {
  return trial.way.x / trial.seconds;
}
double back_made(const lab::WalkTrial& trial) {
  return -trial.way.x / trial.seconds;
}
double aside_made(const lab::WalkTrial& trial) {
  return std::abs(trial.way.y) / trial.seconds;
}
double turn_made(const lab::WalkTrial& trial) {
  return in_degrees(std::abs(trial.moved.heading)) / trial.seconds;
}

void measure_way(Gym& gym, Sheet& sheet, const std::string& prefix, const Way& way) {
  sheet.tell(fmt::format("{}: {}", gym.robot.name, way.name));
  const auto trials = gym.on_all_bodies(false, [&](lab::Stage& stage, std::uint64_t seed) {
    const double side = seed % 2 == 0 ? 1 : -1;
    const act::WalkSpeed speed = {way.speed.ahead, side * way.speed.left, side * way.speed.turn};
    return lab::try_walk(stage, gym.skills, {.seed = seed}, speed, 30);
  });
  double falls = 0;
  std::vector<double> speeds;
  Hash signature;
  for (const lab::WalkTrial& trial : trials) {
    falls += trial.fell ? 1 : 0;
    speeds.push_back(way.made(trial));
    signature.add(trial.moved.x).add(trial.moved.y);
  }
  const std::string name = prefix + std::string{way.name};
  sheet.add(name + (way.unit == "m/s" ? "_m_per_s" : "_deg_per_s"), mean(speeds), way.unit, Better::Higher, way.bar,
            signature);
  sheet.add(name + "_spread", deviation(speeds), way.unit, Better::Lower, std::nullopt, signature);
  sheet.add(name + "_falls_per_100", 100 * falls / gym.runs, "falls", Better::Lower, way.falls_bar, signature);
}

void add_kick(Sheet& sheet, const std::string& name, const std::vector<lab::KickTrial>& trials, const KickBars& bars) {
  std::vector<double> speeds;
  std::vector<double> off;
  double upright = 0;
  Hash signature;
  for (const lab::KickTrial& trial : trials) {
    speeds.push_back(trial.ball_speed);
    off.push_back(in_degrees(std::remainder(trial.direction - bars.wanted, 2 * kPi)));
    upright += trial.upright ? 1 : 0;
    signature.add(trial.ball_speed).add(trial.direction);
  }
  sheet.add(name + "_ball_m_per_s", mean(speeds), "m/s", Better::Higher, bars.speed, signature);
  sheet.add(name + "_spread", deviation(speeds), "m/s", Better::Lower, std::nullopt, signature);
  sheet.add(name + "_off_deg", std::abs(mean(off)), "deg", Better::Lower, std::nullopt, signature);
  sheet.add(name + "_direction_sd_deg", deviation(off), "deg", Better::Lower, bars.direction_sd, signature);
  sheet.add(name + "_upright_percent", 100 * upright / static_cast<double>(trials.size()), "%", Better::Higher,
            bars.upright, signature);
}

void measure_rises(Gym& gym, Sheet& sheet, double soon) {
  for (const auto& [name, stance] : {std::pair{"front", world::Stance::OnFront}, {"back", world::Stance::OnBack}}) {
    sheet.tell(fmt::format("getting up from the {}", name));
    const auto trials = gym.on_all_bodies(false, [&, stance = stance](lab::Stage& stage, std::uint64_t seed) {
      return lab::try_get_up(stage, gym.skills, {.seed = seed}, stance);
    });
    double in_time = 0;
    std::vector<double> seconds;
    Hash signature;
    for (const lab::GetUpTrial& trial : trials) {
      in_time += trial.up && trial.seconds <= soon ? 1 : 0;
      if (trial.up) seconds.push_back(trial.seconds);
      signature.add(trial.seconds);
    }
    sheet.add(fmt::format("getup_{}_percent", name), 100 * in_time / gym.runs, fmt::format("% within {} s", soon),
              Better::Higher, 95, signature);
    if (seconds.empty()) continue;
    sheet.add(fmt::format("getup_{}_s", name), mean(seconds), "s", Better::Lower, std::nullopt, signature);
  }
}

}  // namespace cancha::bench
