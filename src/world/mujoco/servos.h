#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/geometry.h"
#include "base/random.h"
#include "body/servo.h"
#include "messages/joints.h"
#include "messages/ranges.h"
#include "world/jointed_world.h"

namespace cancha::world {

inline constexpr double kShutsDownAt = 70.0;  ///< °C, the factory's limit of an AX-12
inline constexpr int kLongestLatency = 64;    ///< steps

/// What a robot's sensors gave, at which step.
struct Felt {
  std::int64_t step = -1;
  Vec3 gyro;
  Vec3 accelerometer;
  std::vector<double> angles;
  double left_foot = 0.0;
  double right_foot = 0.0;
  Touches touches;
};

/// Rounded to parts of a unit, as converters do; short binary fractions also pack well in recordings.
[[nodiscard]] double in_parts(double value, double parts);
[[nodiscard]] Vec3 in_parts(Vec3 v, double parts);

/// Collects a state as numbers.
struct Numbers {
  std::vector<double> all;

  void add(double number) { all.push_back(number); }
  void add(std::span<const double> numbers) { all.insert(all.end(), numbers.begin(), numbers.end()); }
  void add(Vec3 v) { all.insert(all.end(), {v.x, v.y, v.z}); }
  void add(const std::vector<JointGoal>& goals) {
    for (const JointGoal& goal : goals) all.insert(all.end(), {goal.angle, goal.speed});
  }
};

/// Hands the numbers out again in the same order.
class NumberReader {
 public:
  explicit NumberReader(std::span<const double> all) : all_{all} {}

  double take() { return all_[next_++]; }
  void take(std::span<double> into) {
    for (double& number : into) number = take();
  }
  void take(std::vector<JointGoal>& goals) {
    for (JointGoal& goal : goals) goal = {.angle = take(), .speed = take()};
  }
  Vec3 take_vec3() {
    const double x = take(), y = take();
    return {x, y, take()};
  }

 private:
  std::span<const double> all_;
  std::size_t next_ = 0;
};

/// One robot's servos between the goals and the joints.
struct Servos {
  Variation variation;
  Random goal_noise{0};    ///< of goals on their way
  Random sensor_noise{0};  ///< of readings: reading disturbs nothing else
  body::ServoModel model;
  body::ServoSetting setting;
  bool on = true;
  std::vector<double> followed;  ///< the goals that the controllers follow now, sliding
  std::vector<double> torques;
  std::vector<double> temperatures;
  std::vector<bool> shut_down;                                 ///< too hot, and nobody has given the torque back
  std::array<std::vector<JointGoal>, kLongestLatency> coming;  ///< goals on their way, a ring over steps
  std::array<bool, kLongestLatency> waiting{};
  std::vector<JointGoal> goals;  ///< those that have arrived
  double amperes = 0.0;          ///< all servos together in the last step
  double voltage = 0.0;          ///< of the battery under the load before
  std::int64_t refused = 0;      ///< commands that were not finite

  void save(Numbers& numbers) const;
  void restore(NumberReader& numbers);
};

}  // namespace cancha::world
