// How well a Bioloid walks, kicks, saves and gets up on bodies that differ, and how fast it is simulated.

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "bench/gym.h"
#include "lab/scenarios.h"
#include "lab/trials.h"

namespace cancha::bench {
namespace {

constexpr std::string_view kGroup = "humanoid";
constexpr double kSoonUp = 5.0;      ///< seconds
constexpr double kKicksFrom = 0.14;  ///< metres to the ball when a kick in walking is asked for

void measure_walks(Gym& gym, Sheet& sheet) {
  const act::GaitLimits& most = gym.skills.gait.limits;
  for (const Way& way : {Way{"forward", "m/s", {.ahead = most.ahead}, ahead_made, 0.20, 0},
                         {"backward", "m/s", {.ahead = -most.back}, back_made, 0.15, 2},
                         {"sideways", "m/s", {.left = most.aside}, aside_made, 0.06, 2},
                         {"turn", "deg/s", {.turn = most.turn}, turn_made, 45, 2}}) {
    measure_way(gym, sheet, "", way);
  }
}

/// A walk or a turn by an amount. Nineteen of twenty bodies must be within a tenth of it and a centimetre, or 2
/// degrees; no more than one of twenty may walk more than a centimetre beyond.
struct Aim {
  std::string_view name;
  act::WalkSpeed direction;
};

/// How far all bodies came from where they should, in centimetres or degrees; above 0 is beyond.
struct AimOutcomes {
  std::vector<double> further;
  double falls = 0;
  Hash signature;
};

AimOutcomes aim_at(Gym& gym, act::WalkSpeed way, double unit) {
  AimOutcomes all;
  const double side = way.ahead + way.left + way.turn > 0 ? 1 : -1;
  for (const lab::AimTrial& trial : gym.on_all_bodies(false, [&](lab::Stage&stage, std::uint64_t seed) {
         return lab::try_aim(stage, gym.skills, {.seed = seed}, way);
       })) {
    all.further.push_back(side * trial.error / unit);
    all.falls += trial.fell || !trial.ended ? 1 : 0;
    all.signature.add(trial.error);
  }
  return all;
}

void measure_aim(Gym& gym, Sheet& sheet, const Aim& aim) {
  const bool turns = aim.direction.turn != 0;
  const std::array<double, 4> amounts =
      turns ? std::array{10.0, 45.0, 90.0, 180.0} : std::array{5.0, 20.0, 50.0, 100.0};
  const double unit = turns ? from_degrees(1) : 0.01;
  const std::string_view word = turns ? "deg" : "cm";
  const double slack = turns ? 2.0 : 1.0;
  double falls = 0;
  Hash signature;
  for (const double amount : amounts) {
    sheet.tell(fmt::format("{} by {} {}", aim.name, amount, word));
    const double far = unit * amount;
    const act::WalkSpeed& way = aim.direction;
    const AimOutcomes all = aim_at(gym, {far * way.ahead, far * way.left, far * way.turn}, unit);
    const auto share = [&](auto counts) {
      return 100.0 * static_cast<double>(std::ranges::count_if(all.further, counts)) / gym.runs;
    };
    const double within = share([&](double further) { return std::abs(further) <= 0.1 * amount + slack; });
    const double beyond = share([&](double further) { return further > slack; });
    const auto name = [&](std::string_view figure) {
      return fmt::format("{}_{}{}_{}", aim.name, amount, word, figure);
    };
    sheet.add(name("within_percent"), within, "% of bodies", Better::Higher, 95, all.signature);
    if (!turns) sheet.add(name("too_far_percent"), beyond, "% of bodies", Better::Lower, 5, all.signature);
    sheet.add(name("off"), std::abs(mean(all.further)), fmt::format("{}, mean", word), Better::Lower, std::nullopt,
              all.signature);
    sheet.add(name("spread"), deviation(all.further), fmt::format("{}, deviation", word), Better::Lower, std::nullopt,
              all.signature);
    falls += all.falls;
    signature.add(static_cast<double>(all.falls));
  }
  sheet.add(fmt::format("{}_by_falls_per_100", aim.name),
            100 * falls / (gym.runs * static_cast<double>(amounts.size())), "falls", Better::Lower, 0, signature);
}

void measure_aims(Gym& gym, Sheet& sheet) {
  for (const Aim& aim : {Aim{"ahead", {.ahead = 1}},
                         {"back", {.ahead = -1}},
                         {"left", {.left = 1}},
                         {"right", {.left = -1}},
                         {"turn_left", {.turn = 1}},
                         {"turn_right", {.turn = -1}}}) {
    measure_aim(gym, sheet, aim);
  }
}

void measure_kicks(Gym& gym, Sheet& sheet) {
  for (const std::string name : {"kick", "side_kick"}) {
    sheet.tell(name);
    const bool aside = name == "side_kick";
    const auto trials = gym.on_both_sides(true, [&](lab::Stage& stage, std::uint64_t seed, bool left) {
      const std::string kick = name + (left ? "_left" : "_right");
      lab::Start start{.seed = seed};
      start.ball = act::ball_for(gym.robot, kick);
      lab::KickTrial trial = lab::try_kick(stage, gym.skills, start, kick);
      if (left) trial.direction = -trial.direction;
      return trial;
    });
    const double wanted = lab::kick_goal(name + "_right").direction;
    add_kick(sheet, name, trials,
             aside ? KickBars{.wanted = wanted} : KickBars{.speed = 1.2, .direction_sd = 8, .upright = 95});
  }
}

/// Kicks within a step, in walking at three speeds.
void measure_kicks_in_walking(Gym& gym, Sheet& sheet) {
  for (const int speed : {8, 16, 25}) {
    const std::string name = fmt::format("kick_walking_{}cm_per_s", speed);
    sheet.tell(name);
    const auto trials = gym.on_both_sides(true, [&](lab::Stage& stage, std::uint64_t seed, bool left) {
      lab::KickTrial trial = lab::try_kick_in_walking(stage, gym.skills, {.seed = seed},
                                                      left ? body::kLeft : body::kRight, 0.01 * speed, kKicksFrom);
      if (left) trial.direction = -trial.direction;
      return trial;
    });
    add_kick(sheet, name, trials, {.upright = 95});
  }
}

void measure_saves(Gym& gym, Sheet& sheet) {
  sheet.tell("saving");
  const auto trials = gym.on_both_sides(false, [&](lab::Stage& stage, std::uint64_t seed, bool left) {
    return lab::try_save(stage, gym.skills, {.seed = seed}, left ? "save_left" : "save_right", left);
  });
  std::vector<double> reach;
  double up = 0;
  Hash signature;
  for (const lab::SaveTrial& trial : trials) {
    reach.push_back(100 * trial.reach);
    up += trial.up ? 1 : 0;
    signature.add(trial.reach);
  }
  sheet.add("save_reach_cm", mean(reach), "cm within 0.8 s", Better::Higher, 25, signature);
  sheet.add("save_up_percent", 100 * up / static_cast<double>(trials.size()), "%", Better::Higher, 90, signature);
}

/// Simulated seconds in a second of one core, everybody walking.
Result<void> measure_speed(Gym& gym, Sheet& sheet) {
  auto text = lab::model_text(gym.robot);
  if (!text) return pass_on(std::move(text));
  for (const auto& [robots, bar] : {std::pair{1, 30.0}, {6, 5.0}}) {
    sheet.tell(fmt::format("simulating {} at once", robots));
    std::vector<double> factors;
    Hash signature;
    for (int repetition = 0; repetition < sheet.settings.repetitions; ++repetition) {
      auto crowd = lab::Crowd::make(gym.robot, gym.skills, robots, robots > 1);
      if (!crowd) return pass_on(std::move(crowd));
      const double began = cpu_seconds();
      crowd->run(5.0);
      factors.push_back(5.0 / (cpu_seconds() - began));
      signature = Hash{};
      signature.add(crowd->world().state_hash());
    }
    sheet.figures.push_back(
        figure(kGroup, fmt::format("realtime_factor_{}", robots), factors, "x", Better::Higher, bar, signature.text()));
  }
  return {};
}

}  // namespace

Result<std::vector<Measurement>> measure_humanoid(const Settings& settings) {
  auto gym = make_gym(settings, "bioloid");
  if (!gym) return pass_on(std::move(gym));
  Sheet sheet{settings, kGroup, {}};
  measure_walks(**gym, sheet);
  measure_aims(**gym, sheet);
  measure_kicks(**gym, sheet);
  measure_kicks_in_walking(**gym, sheet);
  measure_rises(**gym, sheet, kSoonUp);
  measure_saves(**gym, sheet);
  if (auto done = measure_speed(**gym, sheet); !done) return pass_on(std::move(done));
  return std::move(sheet.figures);
}

}  // namespace cancha::bench
