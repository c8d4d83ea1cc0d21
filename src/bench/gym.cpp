#include "bench/gym.h"

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

}  // namespace cancha::bench
