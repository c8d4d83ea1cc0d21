// How well a NAO and a Robonova walk, kick and get up on bodies that differ.

#include <fmt/format.h>

#include <array>
#include <cmath>

#include "bench/gym.h"
#include "lab/scenarios.h"

namespace cancha::bench {
namespace {

constexpr std::string_view kGroup = "nao";
constexpr double kSoonUp = 6.0;  ///< seconds

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
      add_kick(sheet, name, trials, {.wanted = lab::kick_goal(name).direction, .speed = 1.0});
    }
  }
}

/// A kick that is a motion.
void measure_kick(Gym& gym, Sheet& sheet, std::string_view motion, const std::string& name, KickBars bars) {
  bars.wanted = lab::kick_goal(motion).direction;
  if (gym.skills.motion(motion) == nullptr) return;
  sheet.tell(motion);
  const auto trials = gym.on_all_bodies(true, [&](lab::Stage& stage, std::uint64_t seed) {
    lab::Start start{.seed = seed};
    start.ball = act::ball_for(gym.robot, motion);
    return lab::try_kick(stage, gym.skills, start, motion);
  });
  add_kick(sheet, name, trials, bars);
}

}  // namespace

Result<std::vector<Measurement>> measure_nao(const Settings& settings) {
  auto nao = make_gym(settings, "nao");
  if (!nao) return pass_on(std::move(nao));
  Sheet sheet{settings, kGroup, {}};
  const act::GaitLimits& most = (*nao)->skills.gait.limits;
  for (const Way& way : {Way{"walk", "m/s", {.ahead = most.ahead}, ahead_made, 0.20, 0},
                         {"turn", "deg/s", {.turn = most.turn}, turn_made, 60, 0},
                         {"side", "m/s", {.left = most.aside}, aside_made, std::nullopt, 2},
                         {"back", "m/s", {.ahead = -most.back}, back_made, std::nullopt, 2}}) {
    measure_way(**nao, sheet, "", way);
  }
  measure_walk_kicks(**nao, sheet);
  measure_kick(**nao, sheet, "bike", "strong_kick", {.speed = 2.5, .upright = 95});
  measure_kick(**nao, sheet, "kick_sidewards_nao", "kick_sidewards", {.speed = 0.5, .upright = 95});
  measure_kick(**nao, sheet, "kick_diagonal_nao", "kick_diagonal", {.speed = 0.5, .upright = 95});
  measure_rises(**nao, sheet, kSoonUp);
  auto robonova = make_gym(settings, "robonova");
  if (!robonova) return pass_on(std::move(robonova));
  if (!(*robonova)->skills.walks) return std::move(sheet.figures);
  const act::GaitLimits& small = (*robonova)->skills.gait.limits;
  for (const Way& way : {Way{"walk", "m/s", {.ahead = small.ahead}, ahead_made, 0.08, 0},
                         {"turn", "deg/s", {.turn = small.turn}, turn_made, std::nullopt, 0}}) {
    measure_way(**robonova, sheet, "robonova_", way);
  }
  return std::move(sheet.figures);
}

}  // namespace cancha::bench
