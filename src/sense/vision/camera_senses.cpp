#include "sense/vision/camera_senses.h"

#include <algorithm>

#include "base/log.h"

namespace cancha::sense {
namespace {

constexpr Duration kOnItsWay = 200_ms;  ///< a picture may be older than all that is known of the head by so much
constexpr double kLies = 0.8;           ///< radians of lean from which on no foot tells where the ground is

}  // namespace

CameraSenses::CameraSenses(const body::Robot& robot, body::Camera camera, const Vision::Settings& settings)
    : body_{robot}, camera_{std::move(camera)}, posture_{robot}, vision_{settings} {}

void CameraSenses::perceive(const Readings& readings, Percepts& percepts) {
  body_.perceive(readings, percepts);
  if (readings.carried) {
    count_ = 0;
    any_ = false;
  }
  if (percepts.odometry) vision_.moved(percepts.odometry->X_RN);
  place(readings, percepts);
  if (!readings.image) return;
  const Transform* X_GC = placed_at(readings.image->time);
  if (X_GC == nullptr || !timely(readings.image->time, readings.time)) return;
  View view;
  view.lens = camera_.lens;
  view.X_GC = *X_GC;
  Sight& sight = percepts.sight.present();
  if (vision_.look(*readings.image, view, sight)) {
    sight.recognised = readings.time;
    miss(sight);
    return;
  }
  percepts.sight.reset();
  if (!told_torn_) log::warning("the camera gives torn pictures; they are left out");
  told_torn_ = true;
}

bool CameraSenses::timely(Time taken, Time now) {
  const Placed& oldest = places_[count_ > places_.size() ? count_ % places_.size() : 0];
  const bool back = any_ && taken < last_;
  last_ = taken;
  any_ = true;
  if (!back && taken <= now && oldest.time - taken <= kOnItsWay) return true;
  if (clock_jumps_++ == 0) log::warning("the time of a camera's picture jumped; the picture is left out");
  return false;
}

void CameraSenses::miss(const Sight& sight) {
  const auto is_ball = [](const Seen& seen) { return seen.kind == ThingKind::Ball; };
  // one that is held is not lost: the full look that comes anyway tells of it
  const bool has_ball = std::ranges::any_of(sight.things, is_ball);
  if (had_ball_ && !has_ball) vision_.look_closely();
  had_ball_ = has_ball;
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
  places_[count_++ % places_.size()] = {readings.joints->time, X_GC};
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
