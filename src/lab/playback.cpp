#include "lab/playback.h"

#include <algorithm>
#include <cmath>

#include "base/expects.h"
#include "lab/measures.h"

namespace cancha::lab {
namespace {

constexpr double kRest = 0.5;       ///< seconds until who was laid down lies still
constexpr double kCycle = 0.01;     ///< seconds between two looks
constexpr double kStrained = 0.95;  ///< of the most torque: full drive, and less than 15 degrees a second
constexpr double kLies = 0.5;       ///< a trunk whose z axis points up less than this does not stand

class Watcher {
 public:
  Watcher(Stage& stage, Playback& into, int every)
      : stage_{stage},
        into_{into},
        every_{every},
        last_{stage.state().angles},
        most_torque_{most_torque(stage.robot(), stage.body())},
        friction_{stage.body().dry_friction * stage.robot().servo.dry_friction},
        strained_(last_.size()) {
    into_.peak_torques.resize(last_.size());
    into_.peak_speeds.resize(last_.size());
    into_.least_voltage = stage.world().voltage(0);
    take_frame();
  }

  void look() {
    const HumanoidState& now = stage_.state();
    const std::span<const double> torques = stage_.world().torques(0);
    for (std::size_t j = 0; j < last_.size(); ++j) {
      const double speed = (now.angles[j] - last_[j]) / kCycle;
      // a motor that turns the way it drives brakes itself; a swing at full speed moves no load at all
      const double brake = body::damping(stage_.robot().servo) * std::copysign(speed, speed * torques[j]);
      const double torque = std::max(0.0, std::abs(torques[j]) - std::max(0.0, brake) - friction_);
      into_.peak_torques[j] = std::max(into_.peak_torques[j], torque);
      into_.peak_speeds[j] = std::max(into_.peak_speeds[j], std::abs(speed));
      strained_[j] = torque >= kStrained * most_torque_ ? strained_[j] + 1 : 0;
      note_strain(j);
    }
    last_ = now.angles;
    into_.self_contact = std::max(into_.self_contact, deepest_own_contact(stage_.world(), 0));
    stood_ = stood_ || stage_.upright();
    into_.fell = into_.fell || (stood_ && up_of(now.q_FT).z < kLies);
    into_.least_voltage = std::min(into_.least_voltage, stage_.world().voltage(0));
    if (++cycles_ % every_ == 0) take_frame();
  }

  /// Makes the robot limp where a servo has shut down; true from then on.
  bool gives_up() {
    if (!into_.shut_down.empty()) return true;
    for (std::size_t j = 0; j < last_.size(); ++j) {
      if (stage_.world().is_shut_down(0, j)) into_.shut_down.push_back(j);
    }
    if (into_.shut_down.empty()) return false;
    stage_.world().set_torque(0, false);
    return true;
  }

 private:
  void take_frame() {
    const HumanoidState& now = stage_.state();
    into_.frames.push_back({cycles_ * kCycle, now.p_FT, now.q_FT, now.angles});
    if (stage_.world().has_ball()) into_.frames.back().p_FB = stage_.world().ball().p_FB;
  }

  /// Keeps the longest time that a servo was at its limit.
  void note_strain(std::size_t joint) {
    if (strained_[joint] == 0) return;
    auto known = std::ranges::find(into_.strains, joint, &Strain::joint);
    if (known == into_.strains.end()) known = into_.strains.insert(known, Strain{.joint = joint});
    const double seconds = strained_[joint] * kCycle;
    if (seconds > known->seconds) *known = {joint, (cycles_ + 1) * kCycle - seconds, seconds};
  }

  Stage& stage_;
  Playback& into_;
  int every_;
  int cycles_ = 0;
  bool stood_ = false;
  std::vector<double> last_;
  double most_torque_;
  double friction_;
  std::vector<int> strained_;  ///< cycles that each servo is at its limit now
};

}  // namespace

Playback play_once(Stage& stage, const act::MotionLibrary& skills, const Start& start, std::string_view motion,
                   const PlaybackSettings& settings) {
  stage.world().set_effects(settings.effects);
  stage.begin(skills, start);
  stage.humanoid().set_get_up(false);
  if (start.stance != world::Stance::Upright) stage.run(kRest);
  const bool known = stage.humanoid().play(motion);
  CANCHA_EXPECTS(known);

  Playback made;
  if (stage.world().has_ball()) made.ball_radius = trial_ball().radius.value;
  Watcher watcher{stage, made, settings.every};
  const double began = stage.seconds();
  bool moves = false;
  stage.run(settings.longest, [&] {
    watcher.look();
    const bool moved = moves;
    moves = stage.humanoid().mode() == act::Humanoid::Mode::Motion;
    made.ended = moved && !moves;
    return watcher.gives_up() || made.ended;
  });
  made.seconds = stage.seconds() - began;
  stage.run(settings.after, [&] {
    watcher.look();
    watcher.gives_up();
    return false;
  });
  const std::span<const double> temperatures = stage.world().temperatures(0);
  made.temperatures.assign(temperatures.begin(), temperatures.end());
  made.stands = stage.upright();
  made.most_torque = most_torque(stage.robot(), stage.body());
  return made;
}

double most_torque(const body::Robot& robot, const world::Variation& body) {
  const double given = body::torque_at_rest(robot.servo, robot.setting.torque_limit, robot.battery.voltage);
  return body.torque * given - body.dry_friction * robot.servo.dry_friction;
}

}  // namespace cancha::lab
