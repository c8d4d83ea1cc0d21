#pragma once

#include "act/wheels/prediction.h"
#include "field/league.h"
#include "messages/truth.h"
#include "messages/velocities.h"

namespace cancha::match {

/// Where the ball will go, for viewers: along BallPath, until it lies still, has left the pitch (over a line or into a
/// goal), or BallPath::kHorizon is over. Costs no allocation once it is warm.
class PathPrediction {
 public:
  explicit PathPrediction(const field::League& league);

  /// The path from this moment on; valid until the next call.
  [[nodiscard]] const PredictedPath& at(const Truth& truth);
  /// Whether the ball is where the last path said that it would be now, to a centimetre.
  [[nodiscard]] bool holds(const Truth& truth) const;

 private:
  [[nodiscard]] bool has_left(Vec2 p_FB) const;
  void add(Vec2 p_FB);

  act::wheels::Pitch pitch_;
  Vec2 half_;  ///< centre to goal line and to side line; without walls, those of pitch_ are far away
  act::wheels::BallPath path_;
  Time time_;
  PredictedPath corners_;
};

}  // namespace cancha::match
