#include "lab/trials.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "lab/measures.h"

namespace cancha::lab {
namespace {

constexpr double kLongestAim = 30.0;   ///< seconds
constexpr double kLongestRise = 10.0;  ///< seconds
constexpr double kAfterKick = 2.0;     ///< seconds
constexpr double kForGood = 1.0;       ///< seconds: who stands so long, stands
constexpr double kCovered = 0.75;      ///< of what a dive covers in the end: what is left comes from sliding

/// Seconds until it stands for good; below 0 where it does not within `longest`.
double stands_up(Stage& stage, double longest) {
  double since = -1;
  const double began = stage.seconds();
  stage.run(longest, [&] {
    if (!stage.upright()) since = -1;
    if (stage.upright() && since < 0) since = stage.seconds();
    return since >= 0 && stage.seconds() - since > kForGood && !stage.humanoid().busy();
  });
  const bool stood = since >= 0 && stage.seconds() - since > kForGood;
  return stood ? since - began : -1;
}

/// Begins with the ball where it belongs, give or take a centimetre.
void begin_kick(Stage& stage, const act::MotionLibrary& skills, Start& start) {
  Random random = Random{start.seed}.split("ball");
  start.ball.x += random.uniform(-0.01, 0.01);
  start.ball.y += random.uniform(-0.01, 0.01);
  stage.begin(skills, start);
  stage.humanoid().set_get_up(false);
}

/// Watches a ball and who kicks it.
class KickWatch {
 public:
  explicit KickWatch(Stage& stage) : stage_{stage}, from_{stage.world().ball().p_FB.xy()} {}

  /// Never enough: false.
  bool look() {
    trial_.ball_speed = std::max(trial_.ball_speed, length(stage_.world().ball().v_FB.xy()));
    upright_ += stage_.upright() ? 1 : 0;
    all_ += 1;
    return false;
  }
  KickTrial outcome() {
    trial_.stood = upright_ / all_;
    const Vec2 rolled = stage_.world().ball().p_FB.xy() - from_;
    trial_.upright = stage_.upright() && stage_.humanoid().falls() == 0;
    trial_.direction = angle_of(rolled);
    trial_.distance = length(rolled);
    return trial_;
  }

 private:
  Stage& stage_;
  Vec2 from_;
  KickTrial trial_;
  double upright_ = 0;
  double all_ = 0;
};

}  // namespace

WalkTrial try_walk(Stage& stage, const act::MotionLibrary& skills, const Start& start, act::WalkSpeed speed,
                   double seconds) {
  stage.begin(skills, start);
  stage.humanoid().set_get_up(false);
  stage.humanoid().walk(speed);
  const Pose2 from = stage.place();
  WalkTrial trial;
  Pose2 last = from;
  trial.fell = stage.run(seconds, [&] {
    const Pose2 now = stage.place();
    trial.way -= into(now, last.position());
    last = now;
    return stage.humanoid().fallen();
  });
  const Pose2 to = stage.place();
  trial.seconds = stage.seconds();
  trial.moved = {to.x - from.x, to.y - from.y, to.heading - from.heading};
  return trial;
}

AimTrial try_aim(Stage& stage, const act::MotionLibrary& skills, const Start& start, act::WalkSpeed amount) {
  stage.begin(skills, start);
  stage.humanoid().set_get_up(false);
  if (amount.ahead != 0) stage.humanoid().walk_by(amount.ahead);
  if (amount.left != 0) stage.humanoid().step_aside_by(amount.left);
  if (amount.turn != 0) stage.humanoid().turn_by(amount.turn);
  const Pose2 from = stage.place();
  AimTrial trial;
  stage.run(0.05);
  trial.ended = stage.run(kLongestAim, [&] { return stage.humanoid().fallen() || !stage.humanoid().busy(); });
  trial.fell = stage.humanoid().fallen();
  trial.seconds = stage.seconds();
  const Pose2 to = stage.place();
  if (amount.ahead != 0) trial.error = to.x - from.x - amount.ahead;
  if (amount.left != 0) trial.error = to.y - from.y - amount.left;
  if (amount.turn != 0) trial.error = to.heading - from.heading - amount.turn;
  return trial;
}

KickTrial try_kick(Stage& stage, const act::MotionLibrary& skills, Start start, std::string_view motion) {
  begin_kick(stage, skills, start);
  stage.humanoid().play(motion);
  KickWatch watch{stage};
  stage.run(0.05);
  stage.run(kLongestRise, [&] { return watch.look() || !stage.humanoid().busy() || stage.humanoid().fallen(); });
  stage.run(kAfterKick, [&] { return watch.look(); });
  return watch.outcome();
}

KickTrial try_walk_kick(Stage& stage, const act::MotionLibrary& skills, Start start, act::WalkKick kind,
                        body::Side foot) {
  begin_kick(stage, skills, start);
  stage.humanoid().walk_kick(kind, foot);
  KickWatch watch{stage};
  stage.run(kLongestRise,
            [&] { return watch.look() || !stage.humanoid().walk_kicking() || stage.humanoid().fallen(); });
  stage.run(kAfterKick / 2, [&] { return watch.look(); });
  stage.humanoid().stand();
  stage.run(kAfterKick, [&] { return watch.look(); });
  return watch.outcome();
}

KickTrial try_kick_in_walking(Stage& stage, const act::MotionLibrary& skills, Start start, body::Side foot,
                              double speed, double from) {
  Random random = Random{start.seed}.split("ball");
  const std::string_view kick = foot == body::kLeft ? "walk_kick_left" : "walk_kick_right";
  start.ball = {random.uniform(0.35, 0.41), act::ball_for(stage.robot(), kick).y + random.uniform(-0.015, 0.015)};
  stage.begin(skills, start);
  stage.humanoid().set_get_up(false);
  stage.humanoid().walk({.ahead = speed});
  const auto away = [&] { return into(stage.place(), stage.world().ball().p_FB.xy()).x; };
  stage.run(kLongestAim, [&] { return away() < from || stage.humanoid().fallen(); });
  stage.humanoid().walk_kick(act::WalkKick::Ahead, foot);
  KickWatch watch{stage};
  stage.run(kAfterKick / 2, [&] { return watch.look() || stage.humanoid().fallen(); });
  stage.humanoid().stand();
  stage.run(kAfterKick, [&] { return watch.look(); });
  return watch.outcome();
}

GetUpTrial try_get_up(Stage& stage, const act::MotionLibrary& skills, Start start, world::Stance stance) {
  start.stance = stance;
  start.pose_noise = 0.15;
  stage.begin(skills, start);
  const double seconds = stands_up(stage, kLongestRise);
  return {.up = seconds >= 0, .seconds = seconds};
}

SaveTrial try_save(Stage& stage, const act::MotionLibrary& skills, const Start& start, std::string_view motion,
                   bool left, double within) {
  stage.begin(skills, start);
  stage.humanoid().play(motion);
  SaveTrial trial;
  trial.stood = reach_near_ground(stage.world(), 0, left);
  std::vector<double> furthest;  // so far, by the tick
  stage.run(within, [&] {
    trial.reach = std::max(trial.reach, reach_near_ground(stage.world(), 0, left));
    furthest.push_back(trial.reach);
    return false;
  });
  const auto down = std::ranges::lower_bound(furthest, kCovered * trial.reach);
  trial.down = within * static_cast<double>(down - furthest.begin()) / static_cast<double>(furthest.size());
  const double seconds = stands_up(stage, kLongestRise);
  trial.up = seconds >= 0;
  trial.seconds = within + seconds;
  return trial;
}

}  // namespace cancha::lab
