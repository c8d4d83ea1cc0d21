#pragma once

#include <array>
#include <memory>

#include "body/camera.h"
#include "body/kinematics.h"
#include "sense/body_senses.h"
#include "sense/senses.h"
#include "sense/vision/vision.h"

namespace cancha::sense {

/// Sees by a camera in the head: a picture becomes a sight, with the attitude that head and trunk had when it was
/// taken.
class CameraSenses final : public Senses {
 public:
  /// The robot must outlive it.
  CameraSenses(const body::Robot& robot, body::Camera camera, const Vision::Settings& settings);

  void perceive(const Readings& readings, Percepts& percepts) override;

  [[nodiscard]] Vision& vision() { return vision_; }

 private:
  struct Placed {
    Time time;
    Transform X_GC;
  };
  void place(const Readings& readings, const Percepts& percepts);
  /// Where the camera was; the last place before that time.
  [[nodiscard]] const Transform* placed_at(Time time) const;

  BodySenses body_;
  body::Camera camera_;
  body::Posture posture_;
  Vision vision_;
  std::array<Placed, 64> places_{};  ///< a ring of the last ticks
  std::size_t count_ = 0;
  bool told_torn_ = false;
};

}  // namespace cancha::sense
