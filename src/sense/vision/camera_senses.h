#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include "body/camera.h"
#include "body/kinematics.h"
#include "sense/body_senses.h"
#include "sense/senses.h"
#include "sense/vision/vision.h"

namespace cancha::sense {

/// Sees by a camera in the head: a picture becomes a sight, with the attitude that head and trunk had when it was
/// taken. A picture whose time jumped — back, ahead of the tick, or to before anything is known of the head — is left
/// out, counted, and told once. A ball that was in sight and is no longer is looked for in full at once.
class CameraSenses final : public Senses {
 public:
  /// The robot must outlive it.
  CameraSenses(const body::Robot& robot, body::Camera camera, const Vision::Settings& settings);

  void perceive(const Readings& readings, Percepts& percepts) override;

  [[nodiscard]] Vision& vision() { return vision_; }
  [[nodiscard]] std::int64_t clock_jumps() const { return clock_jumps_; }  ///< pictures so far whose time jumped

 private:
  struct Placed {
    Time time;
    Transform X_GC;
  };
  void place(const Readings& readings, const Percepts& percepts);
  /// Where the camera was; the last place before that time.
  [[nodiscard]] const Transform* placed_at(Time time) const;
  /// Whether the time of a picture can be; counts those that cannot.
  [[nodiscard]] bool timely(Time taken, Time now);
  /// Asks for a full look where the ball has gone.
  void miss(const Sight& sight);

  BodySenses body_;
  body::Camera camera_;
  body::Posture posture_;
  Vision vision_;
  std::array<Placed, 64> places_{};  ///< a ring of the last ticks
  std::size_t count_ = 0;
  bool told_torn_ = false;
  Time last_{};  ///< picture
  bool any_ = false;
  std::int64_t clock_jumps_ = 0;
  bool had_ball_ = false;  ///< in the last look
};

}  // namespace cancha::sense
