#pragma once

#include <string_view>
#include <vector>

#include "base/fields.h"

/// How ball and robots really move, and where the ball will go: what recordings hold beside the places, so that viewers
/// need not estimate it. Floats, for there is one of these with each recorded frame.
namespace cancha {

/// The velocity and spin of the ball.
struct BallVelocity {
  float x = 0.0F;
  float y = 0.0F;
  float z = 0.0F;
  float spin_x = 0.0F;
  float spin_y = 0.0F;
  float spin_z = 0.0F;

  static constexpr std::string_view kName = "cancha.BallVelocity";
  static constexpr auto fields() {
    return list_of(entry("x", &BallVelocity::x, "m/s, field frame"), entry("y", &BallVelocity::y, "m/s, field frame"),
                   entry("z", &BallVelocity::z, "m/s, upwards"),
                   entry("spin_x", &BallVelocity::spin_x, "rad/s about x, field frame"),
                   entry("spin_y", &BallVelocity::spin_y, "rad/s about y, field frame"),
                   entry("spin_z", &BallVelocity::spin_z, "rad/s about z, field frame"));
  }
};

/// How everything moves at one moment. Robots are blue's in order of number, then yellow's.
struct Velocities {
  BallVelocity ball;
  std::vector<float> x;  ///< of the robots, as are the next two
  std::vector<float> y;
  std::vector<float> turn_rate;

  static constexpr std::string_view kName = "cancha.Velocities";
  static constexpr auto fields() {
    return list_of(entry("ball", &Velocities::ball),
                   entry("x", &Velocities::x, "m/s, field frame; blue's robots in order of number, then yellow's"),
                   entry("y", &Velocities::y, "m/s, field frame; likewise"),
                   entry("turn_rate", &Velocities::turn_rate, "rad/s, counter-clockwise; likewise"));
  }
};

/// Where the ball goes from now on if nobody touches it: a line from corner to corner, which begins at the ball. Empty
/// where the ball lies still.
struct PredictedPath {
  std::vector<float> x;
  std::vector<float> y;  ///< as many

  static constexpr std::string_view kName = "cancha.PredictedPath";
  static constexpr auto fields() {
    return list_of(entry("x", &PredictedPath::x, "m, field frame"),
                   entry("y", &PredictedPath::y, "m, field frame; as many"));
  }
};

}  // namespace cancha
