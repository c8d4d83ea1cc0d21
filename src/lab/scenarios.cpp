#include "lab/scenarios.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

namespace cancha::lab {
namespace {

constexpr double kStepHeight = 0.03;  ///< metres, of the stairs of a contest
constexpr double kTread = 1.0;        ///< metres, long and wide
constexpr double kEdgeUp = 0.042;    ///< metres before the trunk of one that stands: its toes are 24 mm before the edge
constexpr double kEdgeDown = 0.012;  ///< likewise: its toes are 6 mm beyond it
constexpr double kSoonUp = 5.0;      ///< seconds: who needs longer to get up is late for the game

/// How much of what was asked for was done, less what was not asked for, less a lot for a fall.
double walk_score(const WalkTrial& trial, act::WalkSpeed asked, double seconds) {
  const double weight_turn = 0.2;  // a radian counts as so many metres
  const double wanted =
      (std::abs(asked.ahead) + 1.5 * std::abs(asked.left) + weight_turn * std::abs(asked.turn)) * seconds;
  double done = 0;
  double drift = 0;
  const auto part = [&](double speed, double moved, double weight) {
    const double most = std::abs(speed) * seconds * weight;
    if (speed == 0) drift += std::abs(moved) * weight;
    if (speed != 0) done += std::clamp(std::copysign(1.0, speed) * moved * weight, -most, most);
  };
  part(asked.turn, trial.moved.heading, weight_turn);
  if (asked.turn == 0) {
    part(asked.ahead, trial.moved.x, 1);
    part(asked.left, trial.moved.y, 1.5);
  } else if (asked.ahead == 0) {
    drift += 0.5 * std::hypot(trial.moved.x, trial.moved.y);
  } else {
    done += std::abs(asked.ahead) * trial.seconds;  // on a circle; the turn tells enough
  }
  const double fall = trial.fell ? 1.5 + (1 - trial.seconds / seconds) : 0;
  return (wanted > 0 ? (done - 0.25 * drift) / wanted : -drift) - fall;
}

/// One walk of a kind that the seed chooses: all directions, and stopping where asked.
double walk_in_any_direction(Stage& stage, const act::MotionLibrary& skills, std::string_view, std::uint64_t seed) {
  const act::GaitLimits& most = skills.gait.limits;
  const std::array<act::WalkSpeed, 8> speeds = {{{.ahead = most.ahead},
                                                 {.ahead = -most.back},
                                                 {.left = most.aside},
                                                 {.turn = most.turn},
                                                 {.ahead = most.ahead},
                                                 {.left = -most.aside},
                                                 {.turn = -most.turn},
                                                 {.ahead = most.ahead / 2, .turn = most.turn / 2}}};
  const std::uint64_t kind = seed % 12;
  const Start start{.seed = seed};
  if (kind < speeds.size()) {
    const double seconds = kind % 4 == 0 ? 6 : 4;
    return walk_score(try_walk(stage, skills, start, speeds[kind], seconds), speeds[kind], seconds);
  }
  const std::array<act::WalkSpeed, 4> aims = {{{.ahead = 0.4}, {.turn = 1.2}, {.ahead = 0.15}, {.ahead = -0.3}}};
  const act::WalkSpeed aim = aims[kind - speeds.size()];
  const AimTrial trial = try_aim(stage, skills, start, aim);
  const double wanted = std::abs(aim.ahead) + std::abs(aim.turn);
  return 1 - std::min(1.0, 2 * std::abs(trial.error) / wanted) - (trial.fell ? 2 : 0) - (trial.ended ? 0 : 1);
}

double kick(Stage& stage, const act::MotionLibrary& skills, std::string_view skill, std::uint64_t seed) {
  Start start{.seed = seed};
  start.ball = act::ball_for(stage.robot(), skill);
  return kick_score(try_kick(stage, skills, start, skill), kick_goal(skill));
}

/// One kick within a step, with a foot and in a direction that the seed chooses.
double walk_kick(Stage& stage, const act::MotionLibrary& skills, std::string_view, std::uint64_t seed) {
  const bool across = seed % 4 >= 2;
  const bool left = seed % 2 == 1;
  const auto name = std::string{"walk_kick_"} + (across ? "sidewards_" : "") + (left ? "left" : "right");
  Start start{.seed = seed};
  start.ball = act::ball_for(stage.robot(), name);
  const auto kind = across ? act::WalkKick::Across : act::WalkKick::Ahead;
  return kick_score(try_walk_kick(stage, skills, start, kind, left ? body::kLeft : body::kRight), kick_goal(name));
}

double get_up(Stage& stage, const act::MotionLibrary& skills, std::uint64_t seed, world::Stance stance) {
  const GetUpTrial trial = try_get_up(stage, skills, {.seed = seed}, stance);
  if (trial.up) return 3 - 0.35 * trial.seconds - (trial.seconds > kSoonUp ? 1 : 0);
  const HumanoidState& state = stage.state();
  return std::max(0.0, up_of(state.q_FT).z) * state.p_FT.z;
}
double get_up_front(Stage& stage, const act::MotionLibrary& skills, std::string_view, std::uint64_t seed) {
  return get_up(stage, skills, seed, world::Stance::OnFront);
}
double get_up_back(Stage& stage, const act::MotionLibrary& skills, std::string_view, std::uint64_t seed) {
  return get_up(stage, skills, seed, world::Stance::OnBack);
}

double save(Stage& stage, const act::MotionLibrary& skills, std::string_view skill, std::uint64_t seed) {
  const SaveTrial trial = try_save(stage, skills, {.seed = seed}, skill, skill.ends_with("left"));
  return 4 * std::min(trial.reach, 0.4) + (trial.up ? 1.5 - 0.05 * trial.seconds : 0);
}

/// Does nothing but stay up: for motions like a salute.
double stay_up(Stage& stage, const act::MotionLibrary& skills, std::string_view skill, std::uint64_t seed) {
  stage.begin(skills, {.seed = seed});
  stage.humanoid().set_get_up(false);
  stage.humanoid().play(skill);
  stage.run(0.05);
  const bool ended = stage.run(20, [&] { return !stage.humanoid().busy(); });
  return (ended ? 0.5 : 0) + (stage.upright() ? 1 : 0) - 0.01 * stage.seconds();
}

constexpr std::array kScenarios = {
    Scenario{"walk", "all directions, mixed, and stopping where asked", false, walk_in_any_direction},
    Scenario{"kick", "the ball goes fast and straight, the robot stays up", true, kick},
    Scenario{"walk_kick", "of a gait: kicks within a step, ahead and sidewards, by both feet", true, walk_kick},
    Scenario{"get_up_front", "from the front onto its feet, soon", false, get_up_front},
    Scenario{"get_up_back", "from the back onto its feet, soon", false, get_up_back},
    Scenario{"save", "covers much beside it within 0.8 s, and gets up", false, save},
    Scenario{"stay_up", "plays the motion and stands", false, stay_up},
};

}  // namespace

std::span<const Scenario> scenarios() {
  return kScenarios;
}

const Scenario* find_scenario(std::string_view name) {
  const auto found =
      std::find_if(kScenarios.begin(), kScenarios.end(), [&](const Scenario& s) { return s.name == name; });
  return found == kScenarios.end() ? nullptr : &*found;
}

const Scenario* usual_scenario(std::string_view skill) {
  if (skill == "gait") return find_scenario("walk");
  if (kicks(skill)) return find_scenario("kick");
  if (skill.starts_with("save")) return find_scenario("save");
  if (const Scenario* own = find_scenario(skill)) return own;
  return find_scenario("stay_up");
}

world::Stance usual_stance(std::string_view motion) {
  if (motion == act::kGetUpFromFront) return world::Stance::OnFront;
  if (motion == act::kRollToFront || motion == act::kGetUpFromBack) return world::Stance::OnBack;
  if (motion == act::kTipToFront) return world::Stance::OnLeft;
  return world::Stance::Upright;
}

bool ends_lying(const act::Motion& motion) {
  return motion.lies_down && motion.name != act::kGetUpFromFront && motion.name != act::kGetUpFromBack;
}

std::vector<field::Block> ground_for(std::string_view motion) {
  const bool up = motion == "step_up";
  if (!up && motion != "step_down") return {};
  const double middle = up ? kEdgeUp + kTread / 2 : kEdgeDown - kTread / 2;
  return {{{middle, 0.0, kStepHeight / 2}, {kTread / 2, kTread / 2, kStepHeight / 2}, 0.0, true}};
}

KickGoal kick_goal(std::string_view motion) {
  struct Row {
    std::string_view begins;
    KickGoal goal;  ///< of the right foot
  };
  constexpr std::array kRows = {
      Row{"side_kick", {.direction = -kPi / 2, .speed = 1.8}},           // by the outside of the foot
      Row{"walk_kick_sidewards", {.direction = kPi / 2, .speed = 1.8}},  // by its inside, as the next
      Row{"kick_sidewards", {.direction = kPi / 2, .speed = 1.8}},
      Row{"kick_diagonal", {.direction = kPi / 4, .speed = 1.8}}, Row{"bike", {.direction = 0.0, .speed = 3.5}}};
  const auto row = std::ranges::find_if(kRows, [&](const Row& one) { return motion.starts_with(one.begins); });
  KickGoal goal = row == kRows.end() ? KickGoal{} : row->goal;
  if (motion.find("_left") != motion.npos) goal.direction = -goal.direction;
  return goal;
}

double kick_score(const KickTrial& trial, const KickGoal& goal) {
  const double off = std::abs(std::remainder(trial.direction - goal.direction, 2 * kPi));
  const double speed = std::min(trial.ball_speed, goal.speed) * std::max(0.0, std::cos(off));
  // a ball that is pushed away while falling is worth little
  return 2 * speed + 0.1 * std::min(trial.distance, 2.0) - 1.5 * std::min(off, 1.0) + 2 * trial.stood +
         (trial.upright ? 1 : 0);
}

bool kicks(std::string_view motion) {
  return motion.find("kick") != std::string_view::npos || motion == "bike";
}

}  // namespace cancha::lab
