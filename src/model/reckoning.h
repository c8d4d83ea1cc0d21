#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/clock_watch.h"
#include "body/sensors.h"
#include "model/model.h"

namespace cancha::model {

/// What a robot holds true that knows no field and hears no referee: how it leans, how far it has come by its own
/// reckoning, and what its lasers and its depth sensor tell of the things around it.
///
/// Lasers count by where they look: ahead, to the left, to the right; the nearest ray of the newest sweep is the
/// distance. Points of a depth picture that stand upright are obstacles, a point for every second column.
///
/// Distances that are not finite, negative or beyond all range, and sweeps and pictures whose clock jumped, are left
/// out, counted, and told once.
///
/// A laser that looks down sweeps the ground before the toes. The first edge in it is the next step of the stairs,
/// kept by the legs' reckoning once it is too near to be seen.
class Reckoning final : public Model {
 public:
  explicit Reckoning(const body::Sensors& sensors);

  void update(const Readings& readings, const Percepts& percepts, Beliefs& beliefs) override;

  /// Rays and pixels so far that no thing can have given.
  [[nodiscard]] std::int64_t unbelievable() const { return unbelievable_; }
  /// Sweeps and depth pictures so far whose time went back or far ahead.
  [[nodiscard]] std::int64_t clock_jumps() const { return clock_jumps_.count(); }

 private:
  enum class Side : std::uint8_t { Ahead, Left, Right, Down };

  /// Whether a distance may be one; counts those that are not.
  [[nodiscard]] bool believable(double metres, const char* sensor);
  void see_lasers(const Readings& readings, double pitch);
  /// A sweep of the ground; `pitch`: of the trunk, nose down.
  void see_ground(const LaserScan& scan, const body::LaserSensor& laser, double pitch);
  void keep_step();
  void see_depth(const DepthImage& image);
  void tell(const Readings& readings, Beliefs& beliefs) const;

  std::vector<Side> sides_;  ///< of each laser
  std::vector<body::LaserSensor> lasers_;
  std::optional<body::DepthSensor> depth_;
  std::array<double, 4> distances_;  ///< by side, metres
  std::vector<ObstacleBelief> points_;
  Maybe<StepBelief> step_;
  Vec2 p_OE_;  ///< where its edge lies by the legs' reckoning
  Pose2 X_OR_;
  Time put_;
  std::int64_t unbelievable_ = 0;
  std::vector<ClockWatch> laser_clocks_;
  ClockWatch depth_clock_;
  ClockJumps clock_jumps_;
};

}  // namespace cancha::model
