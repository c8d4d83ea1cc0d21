#pragma once

#include <array>
#include <string>
#include <vector>

#include "field/league.h"
#include "world/mujoco/model.h"

namespace cancha::world {

/// Degrees of freedom of a robot: 3 of place (field frame), 3 of rotation (robot frame), 2 wheels (left, right).
/// The ball uses the first six, so every body has a block of eight.
inline constexpr int kDofs = 8;

/// Where one robot's numbers lie in MuJoCo's arrays. Its body frame lies on the ground below the chassis' centre.
struct RobotIndex {
  int body = 0;
  int chassis_geom = 0;
  std::array<int, 2> wheel_body{};  ///< left, right
  int q = 0;                        ///< first of its 7 + 2 positions
  int v = 0;                        ///< first of its 8 velocities
};

struct BallIndex {
  int body = 0;
  int q = 0;
  int v = 0;
};

/// Where the bodies lie in MuJoCo's arrays.
struct SceneIndex {
  std::vector<RobotIndex> robots;
  BallIndex ball;
};

/// The scene as MJCF: every robot a free chassis with two hinged wheels, and the ball. Ground, walls and supports
/// are not in it, because contacts are found and solved by ContactFinder and ImpulseSolver.
[[nodiscard]] std::string scene_mjcf(int robots, const field::RobotModel& robot, const field::BallModel& ball);

/// Looks the bodies up in a model compiled from scene_mjcf.
[[nodiscard]] SceneIndex index_scene(const mjModel& model, int robots);

}  // namespace cancha::world
