#include "lab/measures.h"

#include <algorithm>

#include "lab/stage.h"

namespace cancha::lab {

double deepest_own_contact(world::JointedWorld& world, int robot) {
  double deepest = 0;
  for (const Contact& contact : world.own_contacts(robot)) deepest = std::max(deepest, contact.depth);
  return deepest;
}

double reach_near_ground(world::JointedWorld& world, int robot, bool left) {
  const double height = 2 * trial_ball().radius.value;
  double furthest = 0;
  for (const world::PartBounds& part : world.parts(robot)) {
    if (part.p_FC.z - part.half_F.z > height) continue;
    furthest = std::max(furthest, (left ? part.p_FC.y : -part.p_FC.y) + part.half_F.y);
  }
  return furthest;
}

}  // namespace cancha::lab
