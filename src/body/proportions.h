#pragma once

#include <optional>
#include <span>

#include "body/robot.h"
#include "body/shapes.h"

namespace cancha::body {

/// The sizes of a robot that stands upright with all its angles 0 (straight legs, arms down), in metres.
struct Proportions {
  double height = 0.0;           ///< from the ground to the top of its head
  double mass_height = 0.0;      ///< of its centre of mass above the ground
  double cylinder = 0.0;         ///< diameter of an upright cylinder that it fits into
  double shoulders = 0.0;        ///< between the first joints of both arms
  double shoulder_height = 0.0;  ///< of these joints above the ground
  double arms[2] = {0.0, 0.0};   ///< by Side: from there to the finger tips; 0 = no arm
  double legs[2] = {0.0, 0.0};   ///< by Side: from the first joint at the trunk to the ground
  std::optional<double> head{};  ///< from the first joint of the neck to its top; none: no joint there
};

/// Measures a robot's model; `shapes` are those of the same model.
[[nodiscard]] Proportions proportions_of(const Robot& robot, std::span<const Shape> shapes);

/// How far a shape reaches up from its middle where it stands turned like this, metres.
[[nodiscard]] double upward_reach(const Shape& shape, const Quaternion& R_WS);

/// The first piece of an arm, next to the trunk; kNone where it has none.
[[nodiscard]] std::size_t arm_of(const Robot& robot, Side side);
/// Likewise of a leg.
[[nodiscard]] std::size_t leg_of(const Robot& robot, Side side);

/// Whether a link hangs on another, by whatever is in between, or is that one.
[[nodiscard]] bool belongs_to(const Robot& robot, std::size_t link, std::size_t whole);

}  // namespace cancha::body
