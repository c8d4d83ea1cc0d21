#include "sense/vision/camera_senses.h"

#include <algorithm>

#include "base/log.h"

namespace cancha::sense {
namespace {

constexpr double kLies = 0.8;  ///< radians of lean from which on no foot tells where the ground is

}  // namespace

CameraSenses::CameraSenses(const body::Robot& robot, body::Camera camera, const Vision::Settings& settings)
    : body_{robot}, camera_{std::move(camera)}, posture_{robot}, vision_{settings} {}

void CameraSenses::perceive(const Readings& readings, Percepts& percepts) {
  body_.perceive(readings, percepts);
  if (readings.carried) count_ = 0;
  if (percepts.odometry) vision_.moved(percepts.odometry->X_RN);
  place(readings, percepts);
  if (!readings.image) return;
  const Transform* X_GC = placed_at(readings.image->time);
  if (X_GC == nullptr) return;
  View view;
  view.lens = camera_.lens;
  view.X_GC = *X_GC;
  Sight& sight = percepts.sight.present();
  if (vision_.look(*readings.image, view, sight)) {
    sight.recognised = readings.time;
    return;
  }
  percepts.sight.reset();
  if (!told_torn_) log::warning("the camera gives torn pictures; they are left out");
  told_torn_ = true;
}

void CameraSenses::place(const Readings& readings, const Percepts& percepts) {
  if (!readings.joints) return;
  if (percepts.attitude && percepts.attitude->lean > kLies) {
    // nobody knows where the ground is, so that older places say nothing either
    count_ = 0;
    return;
  }
  Transform X_WT;
  if (percepts.attitude) {
    X_WT.rotation = turn_about({0, 1, 0}, percepts.attitude->pitch) * turn_about({1, 0, 0}, percepts.attitude->roll);
  }
  posture_.update(readings.joints->angles, X_WT);
  // it stands on the lowest corner of its soles
  double ground = 0;
  for (const body::Side side : {body::kLeft, body::kRight}) {
    for (int corner = 0; corner < 4; ++corner) ground = std::min(ground, posture_.corner(side, corner).z);
  }
  Transform X_GC = body::pose_of(camera_, posture_);
  X_GC.position.z -= ground;
  places_[count_++ % places_.size()] = {readings.time, X_GC};
}

const Transform* CameraSenses::placed_at(Time time) const {
  const std::size_t kept = std::min(count_, places_.size());
  const Placed* found = nullptr;
  for (std::size_t back = 1; back <= kept; ++back) {
    found = &places_[(count_ - back) % places_.size()];
    if (found->time <= time) break;
  }
  return found == nullptr ? nullptr : &found->X_GC;
}

}  // namespace cancha::sense
