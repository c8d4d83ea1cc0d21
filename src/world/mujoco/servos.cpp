#include "world/mujoco/servos.h"

#include <cmath>

namespace cancha::world {

double in_parts(double value, double parts) {
  return std::nearbyint(value * parts) / parts;
}

Vec3 in_parts(Vec3 v, double parts) {
  return {in_parts(v.x, parts), in_parts(v.y, parts), in_parts(v.z, parts)};
}

void Servos::save(Numbers& numbers) const {
  for (const Random* noise : {&goal_noise, &sensor_noise}) {
    for (const std::uint64_t part : noise->state()) {
      numbers.add(static_cast<double>(part >> 32));
      numbers.add(static_cast<double>(part & 0xffffffffu));
    }
  }
  numbers.add(on ? 1.0 : 0.0);
  numbers.add(followed);
  numbers.add(torques);
  numbers.add(temperatures);
  for (const bool down : shut_down) numbers.add(down ? 1.0 : 0.0);
  for (std::size_t slot = 0; slot < coming.size(); ++slot) {
    numbers.add(waiting[slot] ? 1.0 : 0.0);
    numbers.add(coming[slot]);
  }
  numbers.add(goals);
  numbers.add(amperes);
  numbers.add(voltage);
  numbers.add(static_cast<double>(refused));
}

void Servos::restore(NumberReader& numbers) {
  for (Random* noise : {&goal_noise, &sensor_noise}) {
    std::array<std::uint64_t, 4> state{};
    for (std::uint64_t& part : state) {
      part = static_cast<std::uint64_t>(numbers.take()) << 32;
      part |= static_cast<std::uint64_t>(numbers.take());
    }
    noise->set_state(state);
  }
  on = numbers.take() != 0;
  numbers.take(followed);
  numbers.take(torques);
  numbers.take(temperatures);
  for (std::size_t j = 0; j < shut_down.size(); ++j) shut_down[j] = numbers.take() != 0;
  for (std::size_t slot = 0; slot < coming.size(); ++slot) {
    waiting[slot] = numbers.take() != 0;
    numbers.take(coming[slot]);
  }
  numbers.take(goals);
  amperes = numbers.take();
  voltage = numbers.take();
  refused = static_cast<std::int64_t>(numbers.take());
}

}  // namespace cancha::world
