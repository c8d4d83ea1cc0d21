#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "lab/offset_poses.h"

/// Finds the offsets of a robot that explain what was measured in its poses.
///
/// A robot that stands has both soles flat on one level ground, more or less. With the right offsets, what its servos
/// tell and where up is for its accelerometer say just that, and feet that are where a ruler says. CMA-ES looks for
/// those offsets; no world is needed for it. Of offsets that explain all equally well it takes the smaller ones.
namespace cancha::lab {

struct OffsetSearchSettings {
  bool ruler = true;                  ///< false: by servos and accelerometer alone
  double spread = from_degrees(2.5);  ///< radians, deviation of offsets among robots
  double flat = from_degrees(2.0);    ///< radians, deviation of a sole from the ground's level: it may stand on an edge
  double height = 0.0015;             ///< metres, deviation of a sole's height from the ground's
  double ruler_deviation = 0.0012;    ///< metres, of what a person reads off
  double widest = from_degrees(12.0);  ///< radians: no offset is larger
  int population = 16;                 ///< tries in a generation
  int generations = 160;
  std::uint64_t seed = 1;
};

struct FoundOffset {
  std::size_t joint = 0;   ///< its place in the robot
  double offset = 0.0;     ///< radians
  double deviation = 0.0;  ///< radians: how far off it may be, as the measures tell; `spread` where they tell nothing
};

/// The offsets of the legs' joints, in the robot's order. A robot that lay tells nothing about the ground.
[[nodiscard]] std::vector<FoundOffset> find_offsets(const body::Robot& robot, std::span<const PoseMeasure> measures,
                                                    const OffsetSearchSettings& settings);

}  // namespace cancha::lab
