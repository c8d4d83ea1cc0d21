#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "world/jointed_world.h"
#include "world/mujoco/limb_touch.h"
#include "world/mujoco/model.h"

namespace cancha::world {

/// Where one robot's numbers lie in MuJoCo's arrays.
struct JointedIndex {
  int trunk = 0;             ///< body
  int bodies = 0;            ///< as many bodies from the trunk on are its
  int q = 0;                 ///< first of the trunk's 7 positions
  int v = 0;                 ///< first of the trunk's 6 velocities
  std::vector<int> joint_q;  ///< of each joint in the robot's order
  std::vector<int> joint_v;
  std::vector<int> soles;  ///< geoms
  int gyro = 0;            ///< places in the sensors' numbers
  int accelerometer = 0;
  int left_foot = 0;
  int right_foot = 0;
  std::vector<Limb> limbs;  ///< of each body from the trunk on
};

/// Where everything lies.
struct JointedSceneIndex {
  std::vector<JointedIndex> robots;
  int ball_q = -1;  ///< -1: there is no ball
  int ball_v = -1;
  int ground = 0;            ///< geom
  std::vector<int> boxes{};  ///< bodies
  std::vector<int> box_v{};  ///< first of the 3 velocities of each; its positions lie at box_q
  std::vector<int> box_q{};
};

/// The scene as MJCF: the robot's file once for each robot, every name with the robot's number before it, and ground,
/// goals and ball.
[[nodiscard]] Result<std::string> jointed_mjcf(const JointedScene& scene);

/// Looks everything up in a model compiled from jointed_mjcf; fails where the robot's file lacks something.
[[nodiscard]] Result<JointedSceneIndex> index_jointed(const mjModel& model, const JointedScene& scene);

}  // namespace cancha::world
