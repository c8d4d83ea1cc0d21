#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "body/sensors.h"
#include "model/model.h"

namespace cancha::model {

/// What a robot holds true that knows no field and hears no referee: how it leans, how far it has come by its own
/// reckoning, and what its lasers and its depth sensor tell of the things around it.
///
/// Lasers count by where they look: ahead, to the left, to the right; the nearest ray of the newest sweep is the
/// distance. Points of a depth picture that stand upright are obstacles, a point for every second column.
class Reckoning final : public Model {
 public:
  explicit Reckoning(const body::Sensors& sensors);

  void update(const Readings& readings, const Percepts& percepts, Beliefs& beliefs) override;

 private:
  enum class Side : std::uint8_t { Ahead, Left, Right };

  void see_lasers(const Readings& readings);
  void see_depth(const DepthImage& image);
  void tell(const Readings& readings, Beliefs& beliefs) const;

  std::vector<Side> sides_;  ///< of each laser
  std::optional<body::DepthSensor> depth_;
  std::array<double, 3> distances_;  ///< by side, metres
  std::vector<ObstacleBelief> points_;
  Pose2 X_OR_;
  Time put_;
};

}  // namespace cancha::model
