#include "lab/playback.h"

#include <algorithm>
#include <cmath>

#include "base/expects.h"

namespace cancha::lab {
namespace {

constexpr double kRest = 0.5;    ///< seconds until who was laid down lies still
constexpr double kCycle = 0.01;  ///< seconds between two looks
constexpr double kLies = 0.5;    ///< a trunk whose z axis points up less than this does not stand

class Watcher {
 public:
  Watcher(Stage& stage, Playback& into, int every)
      : stage_{stage}, into_{into}, every_{every}, last_{stage.state().angles} {
    into_.peak_torques.resize(last_.size());
    into_.peak_speeds.resize(last_.size());
    take_frame();
  }

  void look() {
    const HumanoidState& now = stage_.state();
    const std::span<const double> torques = stage_.world().torques(0);
    for (std::size_t j = 0; j < last_.size(); ++j) {
      into_.peak_torques[j] = std::max(into_.peak_torques[j], std::abs(torques[j]));
      into_.peak_speeds[j] = std::max(into_.peak_speeds[j], std::abs(now.angles[j] - last_[j]) / kCycle);
    }
    last_ = now.angles;
    into_.self_contact = std::max(into_.self_contact, stage_.world().self_contact(0));
    stood_ = stood_ || stage_.upright();
    into_.fell = into_.fell || (stood_ && up_of(now.q_FT).z < kLies);
    if (++cycles_ % every_ == 0) take_frame();
  }

 private:
  void take_frame() {
    const HumanoidState& now = stage_.state();
    into_.frames.push_back({cycles_ * kCycle, now.p_FT, now.q_FT, now.angles});
  }

  Stage& stage_;
  Playback& into_;
  int every_;
  int cycles_ = 0;
  bool stood_ = false;
  std::vector<double> last_;
};

}  // namespace

Playback play_once(Stage& stage, const act::Skills& skills, const Start& start, std::string_view motion,
                   const PlaybackSettings& settings) {
  stage.begin(skills, start);
  stage.humanoid().set_get_up(false);
  if (start.stance != world::Stance::kUpright) stage.run(kRest);
  const bool known = stage.humanoid().play(motion);
  CANCHA_EXPECTS(known);

  Playback made;
  Watcher watcher{stage, made, settings.every};
  const double began = stage.seconds();
  bool moves = false;
  made.ended = stage.run(settings.longest, [&] {
    watcher.look();
    const bool moved = moves;
    moves = stage.humanoid().mode() == act::Humanoid::Mode::kMotion;
    return moved && !moves;
  });
  made.seconds = stage.seconds() - began;
  stage.run(settings.after, [&] {
    watcher.look();
    return false;
  });
  made.stands = stage.upright();
  made.most_torque = most_torque(stage.robot(), stage.body());
  return made;
}

double most_torque(const body::Robot& robot, const world::Variation& body) {
  const double given = body::torque_at_rest(robot.servo, robot.setting.torque_limit, robot.battery.voltage);
  return body.torque * given - body.dry_friction * robot.servo.dry_friction;
}

}  // namespace cancha::lab
