#include "world/jointed_world.h"

namespace cancha::world {

Variation random_variation(Random& random) {
  Variation v;
  for (int i = 0; i < 24; ++i) v.link_mass.push_back(random.uniform(0.9, 1.1));
  v.friction = random.uniform(0.4, 1.0);
  v.torque = random.uniform(0.65, 1.08);
  v.stiffness = random.uniform(0.8, 1.2);
  v.dry_friction = random.uniform(0.6, 1.4);
  v.sole = random.uniform(0.97, 1.03);
  v.latency = Duration{static_cast<std::int64_t>(random.uniform(0, 30e6))};
  v.goal_noise = 0.005;
  v.gyro_noise = 0.03;
  v.gyro_bias = random.uniform(-0.02, 0.02);
  v.acceleration_noise = 0.3;
  return v;
}

}  // namespace cancha::world
