#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/config.h"
#include "base/time.h"
#include "base/transform.h"
#include "body/model.h"
#include "body/sensor_faults.h"
#include "body/sonar_settings.h"

/// The sensors that a robot carries, as `[[sensors]]` of its robot.toml or of a file in content/sensors
/// says: where they sit, what kind they are, and how well they work.
namespace cancha::body {

/// Where a sensor sits: on a link, looking along its own x, with y to its left.
struct Mounting {
  std::string on{};  ///< the link's name; empty: the trunk
  Transform X_LS{};
  std::size_t link = 0;  ///< its place in Robot::links, once it is mounted
};

/// Two ultrasonic transmitters and receivers, left and right.
struct SonarSensor {
  std::string name;
  Mounting transmitters[2];  ///< left, right
  Mounting receivers[2];     ///< likewise
  double cone = kPi / 3;     ///< radians from one edge of a transmitter's sound to the other
  double hearing = kPi / 2;  ///< likewise, of what a receiver hears
  double soft_edge = 0.052;  ///< radians inside and outside of the edge in which hearing fades (3°)
  double least = 0.25;       ///< metres; nothing is heard that is nearer
  double most = 2.55;        ///< metres
  double resolution = 0.04;  ///< metres; echoes that lie nearer together are one
  double air = 343.4;        ///< m/s, the speed of sound in this air
  double assumed = 343.4;    ///< m/s, the speed by which it reckons
  double ghosts = 0.0;       ///< share of shots with an echo of nothing
  SensorFaults faults{.every = 100_ms, .latency = 20_ms, .noise = 0.005, .missed = 0.03};
};

/// A scanner that sweeps one plane, its own x and y.
struct LaserSensor {
  std::string name;
  Mounting mounting;
  double first = 0.0;  ///< radians from its axis to the left: of the first ray
  double step = 0.0;   ///< radians from ray to ray, counter-clockwise
  int rays = 21;
  double range = 5.0;  ///< metres
  SensorFaults faults{};
};

/// A sensor that measures all pixels of a picture at once.
struct DepthSensor {
  std::string name;
  Mounting mounting;
  int width = 64;
  int height = 48;
  double focal_x = 32.0;   ///< pixels
  double focal_y = 24.0;   ///< pixels
  double centre_x = 32.0;  ///< pixels
  double centre_y = 24.0;  ///< pixels
  double range = 5.0;      ///< metres
  SensorFaults faults{.every = 200_ms};
};

/// A gyro and an accelerometer in the trunk. Deviations are of each axis.
struct ImuSensor {
  std::string name;
  double gyro_noise = 0.0;          ///< rad/s
  double gyro_bias = 0.0;           ///< rad/s, from device to device
  double acceleration_noise = 0.0;  ///< m/s²
  double acceleration_bias = 0.0;   ///< m/s², from device to device
  SensorFaults faults{.every = {}};
};

/// What the joints' servos tell of their angles. `faults.noise`: radians.
struct EncoderSensor {
  std::string name;
  double offset = 0.0;  ///< radians, deviation from joint to joint
  SensorFaults faults{.every = {}};
};

/// What feels or counts at the body's ends: all of a kind, with one rate and one way to fail.
struct EndSensor {
  std::string name;
  SensorFaults faults{.every = {}};
};

/// All of them. A robot has one pair of sonars, one depth sensor and one IMU at most, and one kind of each of the rest.
struct Sensors {
  std::optional<SonarSensor> sonar;
  std::vector<LaserSensor> lasers;
  std::optional<DepthSensor> depth;
  std::optional<ImuSensor> imu;           ///< absent: what the trunk feels, in each tick
  std::optional<EncoderSensor> encoders;  ///< absent: what the joints' servos count, in each tick
  std::optional<EndSensor> soles;   ///< forces on them; `faults.noise`: newtons. Absent: as they are, in each tick
  std::optional<EndSensor> touch;   ///< bumpers and arms; absent: what they touch, in each tick
  std::optional<EndSensor> wheels;  ///< how far they rolled; `faults.noise`: share. Absent: as they do, in each tick
  SonarSettings sonar_settings;     ///< how its player uses the sonars
};

/// Gives the text of a file that another names, beside it.
using ReadBeside = std::function<Result<std::string>(const std::string& file)>;

/// Takes `[[sensors]]` and `[sonar]` of a document; faults stay with it. `beside` reads the files that `[sonar]` names,
/// and their faults are given back.
[[nodiscard]] std::vector<Error> read_sensors(Section root, const ReadBeside& beside, Sensors& sensors);
/// Mounts them on a robot: finds the links that they name.
[[nodiscard]] Result<void> mount(std::span<const Link> links, const std::string& where, Sensors& sensors);

/// A whole file of sensors: a title, `[[sensors]]`, `[sonar]`. All faults at once.
[[nodiscard]] Result<Sensors> parse_sensors(std::string_view toml, const std::string& where, const ReadBeside& beside);
/// content/sensors/NAME.toml; an unknown name is answered with those that exist.
[[nodiscard]] Result<Sensors> load_sensors(const std::filesystem::path& content, const std::string& name);

}  // namespace cancha::body
