// How well a NAO and a Robonova walk, kick and get up on bodies that differ.

#include <fmt/format.h>

#include <array>
#include <cmath>

#include "bench/gym.h"

namespace cancha::bench {
namespace {

constexpr std::string_view kGroup = "nao";
constexpr double kSoonUp = 6.0;  ///< seconds

/// Thirty seconds in one direction; every other robot to the right.
struct Way {
  std::string_view name;
  std::string_view unit;
  act::WalkSpeed speed;
  double (*made)(const lab::WalkTrial& trial);
  std::optional<double> bar;
  std::optional<double> falls_bar;
};

double ahead(const lab::WalkTrial& t) {
  return t.way.x / t.seconds;
}
double back(const lab::WalkTrial& t) {
  return -t.way.x / t.seconds;
}
double aside(const lab::WalkTrial& t) {
  return std::abs(t.way.y) / t.seconds;
}
double turned(const lab::WalkTrial& t) {
  return in_degrees(std::abs(t.moved.heading)) / t.seconds;
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
  const std::string measure = way.unit == "deg/s" ? "_deg_per_s" : "_speed";
  sheet.add(name + measure, mean(speeds), way.unit, Better::Higher, way.bar, signature);
  sheet.add(name + "_spread", deviation(speeds), way.unit, Better::Lower, std::nullopt, signature);
  sheet.add(name + "_falls", 100 * falls / gym.runs, "of 100", Better::Lower, way.falls_bar, signature);
}

/// Speed of the ball, direction and how many stay up, of a kick that is tried on all bodies.
void add_kick(Sheet& sheet, const std::string& name, const std::vector<lab::KickTrial>& trials, double wanted,
              double speed_bar, std::optional<double> upright_bar) {
  std::vector<double> speeds;
  std::vector<double> off;
  double upright = 0;
  Hash signature;
  for (const lab::KickTrial& trial : trials) {
    speeds.push_back(trial.ball_speed);
    off.push_back(in_degrees(std::remainder(trial.direction - wanted, 2 * kPi)));
    upright += trial.upright ? 100.0 / static_cast<double>(trials.size()) : 0.0;
    signature.add(trial.ball_speed).add(trial.direction);
  }
  sheet.add(name + "_speed", mean(speeds), "m/s", Better::Higher, speed_bar, signature);
  sheet.add(name + "_spread", deviation(speeds), "m/s", Better::Lower, std::nullopt, signature);
  sheet.add(name + "_off_deg", std::abs(mean(off)), "deg", Better::Lower, std::nullopt, signature);
  sheet.add(name + "_direction_sd_deg", deviation(off), "deg", Better::Lower, std::nullopt, signature);
  sheet.add(name + "_upright_percent", upright, "%", Better::Higher, upright_bar, signature);
}

void measure_walk_kicks(Gym& gym, Sheet& sheet) {
  for (const auto kind : {act::WalkKick::Ahead, act::WalkKick::Across}) {
    for (const auto foot : {body::kLeft, body::kRight}) {
      const bool across = kind == act::WalkKick::Across;
      const std::string side = foot == body::kLeft ? "left" : "right";
      const std::string name = std::string{"walk_kick_"} + (across ? "sidewards_" : "") + side;
      sheet.tell(name);
      const auto trials = gym.on_all_bodies(true, [&](lab::Stage& stage, std::uint64_t seed) {
        lab::Start start{.seed = seed};
        start.ball = act::ball_for(gym.robot, name);
        return lab::try_walk_kick(stage, gym.skills, start, kind, foot);
      });
      const double wanted = !across ? 0.0 : foot == body::kLeft ? -kPi / 2 : kPi / 2;
      add_kick(sheet, name, trials, wanted, 1.0, std::nullopt);
    }
  }
}

/// A kick that is a motion; `wanted` is where its ball should go.
void measure_kick(Gym& gym, Sheet& sheet, std::string_view motion, const std::string& name, double wanted,
                  double speed_bar, std::optional<double> upright_bar) {
  if (gym.skills.motion(motion) == nullptr) return;
  sheet.tell(motion);
  const auto trials = gym.on_all_bodies(true, [&](lab::Stage& stage, std::uint64_t seed) {
    lab::Start start{.seed = seed};
    start.ball = act::ball_for(gym.robot, motion);
    return lab::try_kick(stage, gym.skills, start, motion);
  });
  add_kick(sheet, name, trials, wanted, speed_bar, upright_bar);
}

void measure_rises(Gym& gym, Sheet& sheet) {
  for (const auto& [name, stance] : {std::pair{"front", world::Stance::OnFront}, {"back", world::Stance::OnBack}}) {
    sheet.tell(fmt::format("getting up from the {}", name));
    const auto trials = gym.on_all_bodies(false, [&, stance = stance](lab::Stage& stage, std::uint64_t seed) {
      return lab::try_get_up(stage, gym.skills, {.seed = seed}, stance);
    });
    double soon = 0;
    std::vector<double> seconds;
    Hash signature;
    for (const lab::GetUpTrial& trial : trials) {
      soon += trial.up && trial.seconds <= kSoonUp ? 100.0 / gym.runs : 0.0;
      if (trial.up) seconds.push_back(trial.seconds);
      signature.add(trial.seconds);
    }
    sheet.add(fmt::format("get_up_{}_percent", name), soon, "% within 6 s", Better::Higher, 95, signature);
    if (!seconds.empty())
      sheet.add(fmt::format("get_up_{}_s", name), mean(seconds), "s", Better::Lower, kSoonUp, signature);
  }
}

}  // namespace

Result<std::vector<Measurement>> measure_nao(const Settings& settings) {
  auto nao = make_gym(settings, "nao");
  if (!nao) return pass_on(std::move(nao));
  Sheet sheet{settings, kGroup, {}};
  const act::GaitLimits& most = (*nao)->skills.gait.limits;
  for (const Way& way : {Way{"walk", "m/s", {.ahead = most.ahead}, ahead, 0.20, 0},
                         {"turn", "deg/s", {.turn = most.turn}, turned, 60, 0},
                         {"side", "m/s", {.left = most.aside}, aside, std::nullopt, 2},
                         {"back", "m/s", {.ahead = -most.back}, back, std::nullopt, 2}}) {
    measure_way(**nao, sheet, "", way);
  }
  measure_walk_kicks(**nao, sheet);
  measure_kick(**nao, sheet, "bike", "strong_kick", 0, 2.5, 95);
  measure_kick(**nao, sheet, "kick_sidewards_nao", "kick_sidewards", kPi / 2, 0.5, 95);
  measure_kick(**nao, sheet, "kick_diagonal_nao", "kick_diagonal", kPi / 4, 0.5, 95);
  measure_rises(**nao, sheet);
  auto robonova = make_gym(settings, "robonova");
  if (!robonova) return pass_on(std::move(robonova));
  if (!(*robonova)->skills.walks) return std::move(sheet.figures);
  const act::GaitLimits& small = (*robonova)->skills.gait.limits;
  for (const Way& way : {Way{"walk", "m/s", {.ahead = small.ahead}, ahead, 0.08, 0},
                         {"turn", "deg/s", {.turn = small.turn}, turned, std::nullopt, 0}}) {
    measure_way(**robonova, sheet, "robonova_", way);
  }
  return std::move(sheet.figures);
}

}  // namespace cancha::bench
